//! A position to think about: what to do on the left, the board in the middle, what lies in front of everybody on the right.

use catalog::{Entry, Fragments, Table};
use game::{Seat, Viewer};
use maud::{Markup, html};

use super::shell::{Shell, page as shell_page};
use super::what;
use crate::frame::Frame;

/// After this many tries, being shown is what is offered first.
pub(super) const MANY_TRIES: u8 = 2;

/// A position, and who thinks about it.
#[derive(Clone, Copy)]
pub(super) struct Desk<'a> {
    pub(super) entry: &'static Entry,
    pub(super) table: &'a dyn Table,
    /// The seat of whoever reads the page.
    pub(super) reader: Seat,
}

/// The columns of the page, from left to right.
pub(super) struct Columns {
    pub(super) task: Markup,
    pub(super) board: Markup,
    pub(super) seats: Markup,
}

/// The whole page. The script asks at `what_is` what something is.
pub(super) fn page(frame: &Frame<'_>, shell: &Shell<'_>, what_is: &str, columns: &Columns) -> Markup {
    let body = html! {
        main #main.learning tabindex="-1" data-what-is=(what_is) {
            div.col-l { (columns.task) }
            div.col-c { (columns.board) }
            div.col-r { (columns.seats) }
        }
        (what::room(frame))
    };
    shell_page(frame, shell, &body)
}

/// What came of a try.
#[derive(Clone, Copy)]
pub(super) enum Verdict {
    Right,
    Wrong,
}

/// What is said after a try: readers of the screen hear it, and whoever uses the keyboard goes on from there.
pub(super) fn verdict(verdict: Verdict, words: &Markup) -> Markup {
    let class = match verdict {
        Verdict::Right => "right",
        Verdict::Wrong => "wrong",
    };
    html! { div.lesson-said.(class) role="status" tabindex="-1" autofocus { (words) } }
}

impl Desk<'_> {
    pub(super) fn viewer(&self) -> Viewer {
        Viewer::Seat(self.reader)
    }

    /// What lies in front of everybody.
    pub(super) fn seats(&self, frame: &Frame<'_>, fragments: &Fragments) -> Markup {
        let score = self.table.shown_score(self.viewer());
        html! {
            @for seat in Seat::all(self.table.seats()) {
                @let (name, points) = ((self.entry.name_seat)(seat, frame.lang), score.of(seat).total());
                section.card.seat.{ @if seat == self.reader { "near" } @else { "far" } } aria-label=(name) {
                    div.seat-h {
                        div.av2 { ((self.entry.crown)(seat)) }
                        div.nm {
                            b { (name) }
                            @if seat == self.reader { span { (frame.say("seat-you", &[])) } }
                        }
                        div.sc { b { (points) } span { (frame.say("points-word", &[("points", points.into())])) } }
                    }
                    (fragments.holdings[seat.index()])
                }
            }
            @if let Some(automaton) = &fragments.automaton { (automaton) }
        }
    }
}
