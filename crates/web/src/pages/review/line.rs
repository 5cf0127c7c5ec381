//! What might have followed a better move, move by move, with the board after each.

use bots::review::Judgment;
use catalog::{Entry, Table, say_review};
use game::{Seat, Turn};
use maud::{Markup, html};

use super::verdict::act;
use crate::frame::Frame;

/// The moves of a line as far as they can be made on the board.
pub(in crate::pages) struct Line {
    moves: Vec<LineMove>,
    /// Whether something had to be drawn on the way, which is only an example.
    pub(in crate::pages) has_draws: bool,
}

struct LineMove {
    seat: Seat,
    action: String,
    after: Box<dyn Table>,
}

impl Line {
    /// Makes the moves from the position of a judgment on.
    pub(in crate::pages) fn of(game: &dyn Table, judgment: &Judgment) -> Line {
        Line::from(game.at(judgment.position), &judgment.line)
    }

    /// Makes these moves. Where something is drawn, it is what comes most often.
    pub(in crate::pages) fn from(mut table: Box<dyn Table>, moves: &[(Seat, String)]) -> Line {
        let mut line = Line { moves: Vec::new(), has_draws: false };
        for (seat, action) in moves {
            while table.turn() == Turn::Chance {
                let outcomes = table.outcomes();
                let Some((likely, _)) = outcomes.iter().max_by_key(|(_, weight)| *weight) else {
                    return line;
                };
                if table.play(likely).is_err() {
                    return line;
                }
                line.has_draws = true;
            }
            if table.turn() != Turn::Seat(*seat) || table.play(action).is_err() {
                return line;
            }
            line.moves.push(LineMove { seat: *seat, action: action.clone(), after: table.copy() });
        }
        line
    }

    pub(in crate::pages) fn len(&self) -> usize {
        self.moves.len()
    }

    /// The table after this many of its moves, at least one and at most all of them.
    pub(in crate::pages) fn after(&self, moves: usize) -> Option<&dyn Table> {
        let last = moves.min(self.moves.len()).checked_sub(1)?;
        Some(&*self.moves[last].after)
    }

    /// The moves with who makes them, each a link to the board after it: its number follows the address.
    pub(in crate::pages) fn draw(
        &self,
        frame: &Frame<'_>,
        entry: &Entry,
        call: impl Fn(Seat) -> String,
        address: &str,
        at: Option<usize>,
    ) -> Markup {
        html! {
            @if !self.moves.is_empty() {
                ol.rline aria-label=(frame.say("line", &[])) {
                    @for (number, made) in (1..).zip(&self.moves) {
                        li {
                            a href={ (address) (number) } aria-current=[(at == Some(number)).then_some("step")] {
                                ((entry.crown)(made.seat))
                                span { (name_move(frame, call(made.seat), made)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// `Zsófi: Unload boat 1`.
fn name_move(frame: &Frame<'_>, name: String, made: &LineMove) -> String {
    let values = [("name", name.into()), ("action", act(frame, &*made.after, &made.action).into())];
    say_review(frame.lang, "line-move", &values)
}
