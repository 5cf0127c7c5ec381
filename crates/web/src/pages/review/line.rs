//! What might have followed a better move, move by move, with the board after each.

use bots::review::Judgment;
use catalog::{Table, say_review};
use game::{Seat, Turn};
use maud::{Markup, html};

use super::verdict::act;
use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::names::name_sitter;

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
    /// Makes the moves from the position of a judgment on. Where something is drawn, it is what comes most often.
    pub(in crate::pages) fn of(game: &dyn Table, judgment: &Judgment) -> Line {
        let mut line = Line { moves: Vec::new(), has_draws: false };
        let mut table = game.at(judgment.position);
        for (seat, action) in &judgment.line {
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

    /// The moves with who makes them, each a link to the board after it.
    pub(in crate::pages) fn draw(
        &self,
        frame: &Frame<'_>,
        seen: &Seen<'_>,
        game: &dyn Table,
        address: &str,
        at: Option<usize>,
    ) -> Markup {
        html! {
            @if !self.moves.is_empty() {
                ol.rline aria-label=(frame.say("line", &[])) {
                    @for (number, made) in (1..).zip(&self.moves) {
                        li {
                            a href={ (address) "&line=" (number) } aria-current=[(at == Some(number)).then_some("step")] {
                                ((seen.snapshot.entry.crown)(made.seat))
                                span { (name_move(frame, seen, game, made)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// `Zsófi: Unload boat 1`.
fn name_move(frame: &Frame<'_>, seen: &Seen<'_>, game: &dyn Table, made: &LineMove) -> String {
    let name = name_sitter(frame, seen.snapshot, made.seat);
    let values = [("name", name.into()), ("action", act(frame, game, &made.action).into())];
    say_review(frame.lang, "line-move", &values)
}
