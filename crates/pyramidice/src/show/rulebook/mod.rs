//! The drawings of the rulebook. They are shown inside a page, which knows the symbols and the variables; what they say in
//! words stands beside them. Costs, prices and bonuses are those of the shipped edition.

mod cards;
mod dice;
mod pyramids;
mod resting;
mod scenes;
mod solo;

use std::sync::LazyLock;

use game::{Examples, Figure, Numbers as _};
use maud::{Markup, html};

pub(crate) use scenes::scene;

use crate::rules::{Deity, Numbers, Pyramidice};
use crate::show::board::pieces::deity_symbol;

/// The worked examples.
pub(crate) static EXAMPLES: LazyLock<Examples<Pyramidice>> =
    LazyLock::new(|| Examples::read(include_str!("../../../rules/examples.toml")));

/// Every drawing of the rules by its name, in the order of the text.
pub(crate) const FIGURES: &[(&str, Figure)] = &[
    ("dice", dice::dice),
    ("board", resting::board),
    ("rest", resting::rest),
    ("row", cards::row),
    ("support", cards::support),
    ("pyramids", pyramids::pyramids),
    ("building", pyramids::building),
    ("card", cards::card),
    ("projects", dice::projects),
    ("end", cards::end),
    ("scoring", pyramids::scoring),
    ("architect", solo::architect),
    ("boards", solo::boards),
];

/// A drawing in pixels.
fn frame(width: f32, height: f32, drawing: &Markup) -> Markup {
    html! { svg viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) aria-hidden="true" { (drawing) } }
}

/// A symbol of the sprite in a square.
fn symbol(name: &str, x: f32, y: f32, size: f32) -> Markup {
    html! { use href={ "#" (name) } x=(x) y=(y) width=(size) height=(size) {} }
}

/// A Stone die that shows this.
fn stone(face: u8, x: f32, y: f32, size: f32) -> Markup {
    symbol(&format!("ds{face}"), x, y, size)
}

/// An amount of Glory: the number and the sun.
fn glory(text: &str, x: f32, y: f32, size: f32) -> Markup {
    let width = size * 0.6 * text.chars().count() as f32;
    html! {
        (number(text, x, y + size * 0.8, size, "start"))
        (symbol("glory", x + width + 3.0, y, size))
    }
}

fn number(text: &str, x: f32, y: f32, size: f32, anchor: &str) -> Markup {
    html! { text x=(x) y=(y) font-size=(size) font-weight="700" text-anchor=(anchor) fill="var(--ink)" { (text) } }
}

/// A plate of stone that things lie on.
fn plate(x: f32, y: f32, width: f32, height: f32) -> Markup {
    html! { rect x=(x) y=(y) width=(width) height=(height) rx="12" fill="var(--stone-1)" stroke="var(--stone-line)" stroke-width="2" {} }
}

/// A place where nothing lies.
fn gap(x: f32, y: f32, width: f32, height: f32) -> Markup {
    html! { rect x=(x) y=(y) width=(width) height=(height) rx="8" fill="none" stroke="var(--line-2)" stroke-width="2" stroke-dasharray="6 5" {} }
}

/// An arrow along a path that ends in this point, going to the right.
fn arrow(x1: f32, y: f32, x2: f32) -> Markup {
    let (tip_x, up, down) = (x2 - 9.0, y - 8.0, y + 8.0);
    html! {
        path d={ "M" (x1) " " (y) "H" (x2) "M" (tip_x) " " (up) "L" (x2) " " (y) "L" (tip_x) " " (down) } fill="none" stroke="var(--gold-ink)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" {}
    }
}

fn tick(x: f32, y: f32) -> Markup {
    html! { path d={ "M" (x) " " (y + 12.0) "l9 10 17-21" } fill="none" stroke="var(--dv-line)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" {} }
}

fn cross(x: f32, y: f32) -> Markup {
    html! { path d={ "M" (x) " " (y) "l20 20m0-20l-20 20" } fill="none" stroke="var(--terra)" stroke-width="5" stroke-linecap="round" {} }
}

fn glyph(deity: Deity, x: f32, y: f32, size: f32) -> Markup {
    symbol(&deity_symbol(deity), x, y, size)
}

/// The numbers that ship with the program.
fn numbers() -> &'static Numbers {
    Numbers::shipped()
}
