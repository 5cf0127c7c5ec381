//! Drawings for the rules and for the list of games. They are shown inside a page, which knows the symbols and the
//! variables; what they say in words stands beside them. Stalls and values are those of the edition that comes with the
//! program.

mod cards;
mod emblem;
mod sale;
mod slab;
mod table;

use game::{Numbers as _, Seat};
use maud::{Markup, html};

pub(crate) use cards::{characters, gifts, reopening};
pub(crate) use emblem::emblem;
pub(crate) use sale::closing;
use slab::Mark::{Barred, Closes, Collector, New, Servant};
use slab::Slab;
pub(crate) use table::{end, memphis};

use crate::rules::{Market, Numbers, Side};

const RED: Seat = Seat::new(0);
const GREEN: Seat = Seat::new(1);
const BLUE: Seat = Seat::new(3);

/// An empty stall with every symbol on it.
pub(crate) fn stall() -> Markup {
    let slab = Slab::new(Market::Gizeh, Side::Right, &[], &[]);
    let (width, height) = slab.size();
    frame(width * 1.5, height * 1.5, &html! { g transform="scale(1.5)" { (slab.draw()) } })
}

/// Four that touch; two colours and a third one to come.
pub(crate) fn gizeh() -> Markup {
    let left = Slab::new(
        Market::Gizeh,
        Side::Left,
        &[("2", Servant(RED)), ("6", Servant(BLUE)), ("8", Servant(RED)), ("4", New(GREEN))],
        &[("2", "4"), ("4", "6"), ("6", "8")],
    );
    let right = Slab::new(
        Market::Gizeh,
        Side::Right,
        &[("2", Servant(RED)), ("6", Servant(BLUE)), ("3", New(GREEN))],
        &[],
    );
    pair(&left, &right)
}

/// A level that is missing; a diagonal.
pub(crate) fn akhet_aton() -> Markup {
    let left = Slab::new(
        Market::AkhetAton,
        Side::Left,
        &[
            ("0", Servant(RED)),
            ("2", Servant(GREEN)),
            ("9", Servant(BLUE)),
            ("3", Closes),
            ("4", Closes),
            ("5", Closes),
        ],
        &[],
    );
    let right = Slab::new(
        Market::AkhetAton,
        Side::Right,
        &[("0", Servant(RED)), ("8", Servant(BLUE)), ("4", New(GREEN))],
        &[("0", "4"), ("4", "8")],
    );
    pair(&left, &right)
}

/// Sums that the next offer completes, and others that it does not.
pub(crate) fn abou_simbel() -> Markup {
    let left = Slab::new(
        Market::AbouSimbel,
        Side::Left,
        &[
            ("8", Servant(RED)),
            ("1c", Servant(GREEN)),
            ("2a", Closes),
            ("2b", Closes),
            ("5a", Closes),
            ("5b", Closes),
        ],
        &[],
    );
    let right = Slab::new(
        Market::AbouSimbel,
        Side::Right,
        &[("12", Servant(BLUE)), ("3b", Servant(RED)), ("2a", Closes), ("2b", Closes)],
        &[],
    );
    pair(&left, &right)
}

/// Two dice and one die, with what they have to show.
pub(crate) fn louqsor() -> Markup {
    let left = Slab::new(
        Market::Louqsor,
        Side::Left,
        &[("1", Servant(RED)), ("4", Servant(GREEN)), ("8", Servant(BLUE))],
        &[],
    );
    let right = Slab::new(
        Market::Louqsor,
        Side::Right,
        &[
            ("1", Servant(RED)),
            ("2", Servant(BLUE)),
            ("4", Servant(BLUE)),
            ("5", Servant(RED)),
            ("3", New(GREEN)),
        ],
        &[("1", "2"), ("2", "3"), ("3", "4"), ("4", "5")],
    );
    let (left_width, left_height) = left.size();
    let (right_width, right_height) = right.size();
    let below = left_height + 24.0;
    let drawing = html! {
        (left.draw())
        @for (index, (one, other)) in [(1, 1), (1, 4), (4, 4)].into_iter().enumerate() {
            @let y = 12.0 + 46.0 * index as f32;
            (die(one, left_width + 24.0, y, 38.0))
            (die(other, left_width + 66.0, y, 38.0))
        }
        g transform={ "translate(0 " (below) ")" } { (right.draw()) }
        @for face in 1..=6_u8 {
            @let x = 8.0 + 46.0 * f32::from(face - 1);
            g opacity=[(face == 6).then_some(".3")] { (die(face, x, below + right_height + 12.0, 38.0)) }
        }
    };
    frame(right_width.max(left_width + 112.0), below + right_height + 54.0, &drawing)
}

/// No space is free where the owner has just placed a servant, and elsewhere only those below the best offer.
pub(crate) fn tax_collector() -> Markup {
    let barred = |names: &[&'static str]| names.iter().map(|name| (*name, Barred)).collect::<Vec<_>>();
    let mut placed = barred(&["1", "2", "3", "4", "5", "7", "11"]);
    placed.push(("6", New(RED)));
    let mut other = barred(&["6", "7", "8"]);
    other.extend(["0", "1", "2", "4"].map(|name| (name, Closes)));
    other.extend([("5", Servant(GREEN)), ("3", Collector(RED))]);
    pair(
        &Slab::new(Market::Gizeh, Side::Right, &placed, &[]),
        &Slab::new(Market::AkhetAton, Side::Right, &other, &[]),
    )
}

/// Two stalls side by side, standing on the same line.
fn pair(left: &Slab, right: &Slab) -> Markup {
    let ((left_width, left_height), (right_width, right_height)) = (left.size(), right.size());
    let height = left_height.max(right_height);
    let drawing = html! {
        g transform={ "translate(0 " (height - left_height) ")" } { (left.draw()) }
        g transform={ "translate(" (left_width + 40.0) " " (height - right_height) ")" } { (right.draw()) }
    };
    frame(left_width + 40.0 + right_width, height, &drawing)
}

/// A drawing in pixels.
fn frame(width: f32, height: f32, drawing: &Markup) -> Markup {
    html! { svg viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) aria-hidden="true" { (drawing) } }
}

/// A symbol of the sprite, put into a rectangle.
fn symbol(name: &str, x: f32, y: f32, width: f32, height: f32) -> Markup {
    html! { use href={ "#" (name) } x=(x) y=(y) width=(width) height=(height) {} }
}

fn servant(seat: Seat, x: f32, y: f32, height: f32) -> Markup {
    symbol(&format!("sv-{seat}"), x, y, height * 0.8, height)
}

fn die(face: u8, x: f32, y: f32, size: f32) -> Markup {
    symbol(&format!("die-{face}"), x, y, size, size)
}

/// This many Deben.
fn deben(count: u8, x: f32, y: f32) -> Markup {
    html! {
        (symbol("deben", x, y, 26.0, 26.0))
        (number(&count.to_string(), x + 32.0, y + 20.0, 20.0, "start", "var(--ink)"))
    }
}

fn number(text: &str, x: f32, y: f32, size: f32, anchor: &str, colour: &str) -> Markup {
    html! { text x=(x) y=(y) font-size=(size) font-weight="700" text-anchor=(anchor) fill=(colour) { (text) } }
}

/// The numbers that come with the program.
fn numbers() -> &'static Numbers {
    Numbers::shipped()
}
