//! The obelisk: a shaft that grows, with the opponent's height at its side.

use game::{Lang, Seat, Sight};
use maud::{Markup, html};

use super::pieces::symbol;
use super::traces::{gained_last, gains};
use crate::rules::{Duel, Side, Site, Token, other};
use crate::show::words::say;
use crate::view::View;

/// The shaft in its drawing: from the plinth to where the point begins.
pub(crate) const FOOT: f32 = 114.0;
pub(crate) const SHAFT: f32 = 94.0;

pub(super) fn draw(sight: &Sight<'_, Duel>, seat: Seat, lang: Lang) -> Markup {
    let view = sight.view;
    let shaft = Shaft::of(view, seat);
    let new = gained_last(sight, seat, Token::Obelisk);
    html! {
        div.art {
            div.{ "obs s" (shaft.stones) (shaft.class()) } role="img" aria-label=(describe(&shaft, lang)) {
                svg.base viewBox="0 -1 68 124" aria-hidden="true" { (symbol("site-obelisk")) }
                (shaft.marks(seat))
                @for stone in 0..shaft.own {
                    (shaft.stone(stone, place(seat, stone + 1 == shaft.own), stone + new >= shaft.own))
                }
                (shaft.point())
                @for gain in gains(sight, seat).iter().filter(|gain| gain.token == Token::Obelisk) {
                    (shaft.coming(shaft.own + gain.earlier, &gain.action.to_string()))
                }
                @if shaft.own == 0 { span.spot data-at=[place(seat, true)] {} }
            }
        }
        small.sub { (note(&shaft, lang)) }
    }
}

/// A name for the newest stone.
fn place(seat: Seat, is_newest: bool) -> Option<String> {
    is_newest.then(|| format!("obelisk-{seat}"))
}

/// How high both players have built, and on how many stones the drawing is laid out.
struct Shaft {
    own: u8,
    rival: u8,
    stones: u8,
    side: Side,
    first: Option<Seat>,
    seat: Seat,
}

impl Shaft {
    fn of(view: &View, seat: Seat) -> Shaft {
        let [own, rival] = [seat, other(seat)].map(|seat| view.holdings[seat.index()].obelisks());
        let side = view.options.side(Site::Obelisk);
        let usual = match side {
            Side::A => 8,
            Side::B => 10,
        };
        // An unload brings at most three.
        let stones = if own.max(rival) + 3 <= usual { usual } else { 12 };
        Shaft { own, rival, stones, side, first: view.first_to_five, seat }
    }

    fn class(&self) -> &'static str {
        match self.side {
            Side::A => "",
            Side::B => " wide",
        }
    }

    fn height(&self) -> f32 {
        SHAFT / f32::from(self.stones)
    }

    /// Where a stone lies: its lower edge.
    fn foot(&self, stone: u8) -> f32 {
        FOOT - f32::from(stone) * self.height()
    }

    fn stone(&self, stone: u8, place: Option<String>, is_new: bool) -> Markup {
        let last = if is_new { " last" } else { "" };
        let is_turned = self.side == Side::B && self.first == Some(self.seat) && stone == 4;
        html! {
            svg.{ "stone y" (stone) (last) } data-at=[place] viewBox=(self.frame(stone)) aria-hidden="true" {
                @if is_turned {
                    path.turned d=(self.outline(stone)) {}
                    circle.sun cx="32" cy=(format!("{:.1}", self.foot(stone) - self.height() / 2.0)) r="2.4" {}
                } @else {
                    path.front d=(self.outline(stone)) {}
                    path.shade d=(self.shade(stone)) {}
                }
            }
        }
    }

    fn coming(&self, stone: u8, key: &str) -> Markup {
        html! {
            svg.{ "stone add y" (stone) } data-for=(key) viewBox=(self.frame(stone)) aria-hidden="true" {
                path.gold d=(self.outline(stone)) {}
            }
        }
    }

    /// The gilded point on top of what stands.
    fn point(&self) -> Markup {
        let (left, right) = sides(self.foot(self.own));
        let foot = self.foot(self.own) - 0.6;
        let path = format!("M{left:.1} {foot:.1}L32 {:.1} {right:.1} {foot:.1}Z", foot - 10.0);
        html! {
            @if self.own > 0 {
                svg.base.point viewBox="0 -1 68 124" aria-hidden="true" { path d=(path) {} }
            }
        }
    }

    /// The opponent's height, and on side B what is to be reached.
    fn marks(&self, seat: Seat) -> Markup {
        let rival_at = self.foot(self.rival);
        html! {
            svg.base viewBox="0 -1 68 124" aria-hidden="true" {
                @if self.rival > 0 {
                    path.tick d=(format!("M{:.1} {rival_at:.1}H54", sides(rival_at).1 + 2.0)) {}
                    svg x="54.5" y=(format!("{:.1}", rival_at - 7.5)) width="12" height="15" viewBox="0 0 48 60" {
                        (symbol(&format!("s-{}", other(seat))))
                    }
                }
                @for (stones, text) in self.goals() {
                    @let at = self.foot(*stones);
                    path.aim d=(format!("M{:.1} {at:.1}h7", sides(at).0 - 7.0)) {}
                    text.aim x=(format!("{:.1}", sides(at).0 - 9.0)) y=(format!("{:.1}", at + 4.0)) text-anchor="end" {
                        (text)
                    }
                }
            }
        }
    }

    /// What five and ten stones are still worth.
    fn goals(&self) -> &'static [(u8, &'static str)] {
        match (self.side, self.first) {
            (Side::A, _) => &[],
            (Side::B, Some(first)) if first != self.seat => &[(5, "6")],
            (Side::B, _) => &[(5, "12"), (10, "+6")],
        }
    }

    /// The part of the drawing that a stone fills, as wide as the foot of the shaft.
    fn frame(&self, stone: u8) -> String {
        format!("14 {:.2} 36 {:.2}", self.foot(stone) - self.height(), self.height())
    }

    fn outline(&self, stone: u8) -> String {
        let (bottom, top) = (self.foot(stone), self.foot(stone) - self.height());
        let ((left, right), (upper_left, upper_right)) = (sides(bottom), sides(top));
        let (bottom, top) = (bottom - 0.6, top + 0.8);
        format!("M{left:.1} {bottom:.1}L{upper_left:.1} {top:.1}H{upper_right:.1}L{right:.1} {bottom:.1}Z")
    }

    fn shade(&self, stone: u8) -> String {
        let (bottom, top) = (self.foot(stone), self.foot(stone) - self.height());
        let ((_, right), (_, upper_right)) = (sides(bottom), sides(top));
        let (bottom, top) = (bottom - 0.6, top + 0.8);
        format!("M32 {bottom:.1}V{top:.1}H{upper_right:.1}L{right:.1} {bottom:.1}Z")
    }
}

/// The left and right edge of the shaft at a height of the drawing.
pub(crate) fn sides(y: f32) -> (f32, f32) {
    let half = 18.0 - 8.5 * (FOOT - y) / SHAFT;
    (32.0 - half, 32.0 + half)
}

fn describe(shaft: &Shaft, lang: Lang) -> String {
    say(lang, "obelisk-heights", &[("own", shaft.own.into()), ("rival", shaft.rival.into())])
}

/// What the height is worth.
fn note(shaft: &Shaft, lang: Lang) -> Markup {
    match shaft.side {
        Side::A => html! {
            (shaft.own)
            @if shaft.own > shaft.rival { " " span.bonus { "+6" } }
        },
        Side::B if shaft.first == Some(shaft.seat) => html! { (say(lang, "obelisk-first", &[])) },
        Side::B => html! { (say(lang, "obelisk-goal", &[("own", shaft.own.into())])) },
    }
}
