//! A stall on its slab of stone, with pieces and marks on its spaces.

use game::Seat;
use maud::{Markup, html};

use super::{number, numbers, servant, symbol};
use crate::rules::{Condition, Market, Side, Stall};
use crate::show::board::layout::{Shape, spot};
use crate::show::board::pieces::mark_symbol;
use crate::show::words::names;

const SPACE: (f32, f32) = (58.0, 52.0);
/// From one space to the next.
const STEP: (f32, f32) = (68.0, 62.0);
const MARGIN: f32 = 14.0;

/// What a drawing shows on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// A servant that was there before.
    Servant(Seat),
    /// A servant that has just come.
    New(Seat),
    /// A tax collector that has just come.
    Collector(Seat),
    /// A piece may come here, and then what the text describes happens.
    Closes,
    /// No piece may come here.
    Barred,
}

pub(super) struct Slab {
    stall: &'static Stall,
    marks: Vec<(&'static str, Mark)>,
    /// Spaces that belong together, by their names.
    links: Vec<(&'static str, &'static str)>,
}

impl Slab {
    pub(super) fn new(
        market: Market,
        side: Side,
        marks: &[(&'static str, Mark)],
        links: &[(&'static str, &'static str)],
    ) -> Slab {
        Slab { stall: numbers().stall(market, side), marks: marks.to_vec(), links: links.to_vec() }
    }

    pub(super) fn size(&self) -> (f32, f32) {
        let corners = (0..self.stall.len()).map(|rank| self.place(rank));
        let (right, bottom) = corners.fold((0.0_f32, 0.0_f32), |far, at| (far.0.max(at.0), far.1.max(at.1)));
        (right + SPACE.0 + MARGIN, bottom + SPACE.1 + MARGIN)
    }

    pub(super) fn draw(&self) -> Markup {
        let (width, height) = self.size();
        html! {
            rect width=(width) height=(height) rx="16" fill="var(--stone-1)" stroke="var(--stone-line)" stroke-width="2" {}
            @for (from, to) in &self.links { (self.link(from, to)) }
            @for rank in 0..self.stall.len() { (self.space(rank)) }
        }
    }

    /// The upper left corner of a space. Levels stand in the middle of those below them.
    fn place(&self, rank: usize) -> (f32, f32) {
        let is_pyramid = matches!(self.stall.condition(), Condition::EveryLevel);
        let (row, half) = spot(if is_pyramid { Shape::Levels } else { Shape::Grid }, self.stall, rank);
        (MARGIN + f32::from(half) / 2.0 * STEP.0, MARGIN + f32::from(row) * STEP.1)
    }

    /// The offer and the letter of a space.
    fn name(&self, rank: usize) -> String {
        names::space(self.stall.space(rank))
    }

    fn link(&self, from: &str, to: &str) -> Markup {
        let centre = |name: &str| {
            let rank = (0..self.stall.len()).find(|rank| self.name(*rank) == name);
            let (x, y) = self.place(rank.expect("the drawings name spaces of the edition"));
            (x + SPACE.0 / 2.0, y + SPACE.1 / 2.0)
        };
        let ((x1, y1), (x2, y2)) = (centre(from), centre(to));
        html! { line x1=(x1) y1=(y1) x2=(x2) y2=(y2) stroke="var(--gold)" stroke-width="14" stroke-linecap="round" {} }
    }

    fn space(&self, rank: usize) -> Markup {
        let (x, y) = self.place(rank);
        let mark = self.marks.iter().find(|(name, _)| *name == self.name(rank)).map(|(_, mark)| *mark);
        let offer = self.stall.space(rank).offer().to_string();
        let (fill, line, stroke) = match mark {
            Some(Mark::New(_) | Mark::Collector(_)) => ("var(--gold-wash)", "var(--gold)", "4"),
            Some(Mark::Closes) => ("var(--stone-2)", "var(--gold)", "4"),
            Some(Mark::Servant(_) | Mark::Barred) | None => ("var(--stone-2)", "var(--stone-line)", "2"),
        };
        html! {
            rect x=(x) y=(y) width=(SPACE.0) height=(SPACE.1) rx="10" fill=(fill) stroke=(line) stroke-width=(stroke) {}
            @match mark {
                Some(Mark::Servant(seat) | Mark::New(seat)) => {
                    (number(&offer, x + 7.0, y + 19.0, 15.0, "start", "var(--stone-ink)"))
                    (servant(seat, x + 17.0, y + 3.0, 48.0))
                },
                Some(Mark::Collector(seat)) => {
                    (number(&offer, x + 7.0, y + 19.0, 15.0, "start", "var(--stone-ink)"))
                    (symbol(&format!("pc-{seat}"), x + 17.0, y + 3.0, 38.4, 48.0))
                },
                Some(Mark::Barred) => {
                    g opacity=".5" { (number(&offer, x + 29.0, y + 34.0, 22.0, "middle", "var(--stone-ink)")) }
                    path d={ "M" (x + 14.0) " " (y + 38.0) "L" (x + 44.0) " " (y + 14.0) } stroke="var(--terra)" stroke-width="4" stroke-linecap="round" {}
                },
                Some(Mark::Closes) => {
                    (number(&offer, x + 29.0, y + 34.0, 22.0, "middle", "var(--stone-ink)"))
                    circle cx=(x + 9.0) cy=(y + 43.0) r="4" fill="var(--gold)" stroke="var(--gold-line)" stroke-width="1.5" {}
                },
                None => (number(&offer, x + 29.0, y + 34.0, 22.0, "middle", "var(--stone-ink)")),
            }
            @if let Some(printed) = self.stall.symbol(rank) { (symbol(mark_symbol(printed), x + 42.0, y - 6.0, 22.0, 22.0)) }
        }
    }
}
