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
    end: LineEnd,
}

struct LineMove {
    seat: Seat,
    action: String,
    after: Box<dyn Table>,
}

/// Why a line goes no further.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum LineEnd {
    /// Nothing more was found.
    Found,
    /// What comes next is drawn.
    Luck,
    /// What comes next cannot be done with what others really had, which the player to decide could not know.
    Hidden,
}

impl Line {
    /// Makes the moves from the position of a judgment on.
    pub(in crate::pages) fn of(game: &dyn Table, judgment: &Judgment) -> Line {
        Line::from(&*game.at(judgment.position), &judgment.line)
    }

    /// Makes these moves up to the first draw: whatever was drawn there would be made up.
    pub(in crate::pages) fn from(table: &dyn Table, found: &[(Seat, String)]) -> Line {
        let mut table = table.at(table.steps());
        let mut moves = Vec::new();
        for (seat, action) in found {
            if table.turn() != Turn::Seat(*seat) || table.play(action).is_err() {
                break;
            }
            moves.push(LineMove { seat: *seat, action: action.clone(), after: table.copy() });
        }
        let end = match table.turn() {
            Turn::Chance => LineEnd::Luck,
            Turn::Seat(_) | Turn::Over if moves.len() < found.len() => LineEnd::Hidden,
            Turn::Seat(_) | Turn::Over => LineEnd::Found,
        };
        Line { moves, end }
    }

    pub(in crate::pages) fn len(&self) -> usize {
        self.moves.len()
    }

    pub(in crate::pages) fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// What a move of the line is, and who makes it; moves are counted from one.
    pub(in crate::pages) fn name(
        &self,
        frame: &Frame<'_>,
        number: usize,
        call: impl Fn(Seat) -> String,
    ) -> Option<String> {
        let made = self.moves.get(number.checked_sub(1)?)?;
        Some(name_move(frame, call(made.seat), made))
    }

    /// Why it goes no further, if there is something to be said about it.
    pub(in crate::pages) fn tell_end(&self, frame: &Frame<'_>) -> Option<String> {
        match self.end {
            LineEnd::Found => None,
            LineEnd::Luck => Some(frame.say("line-ends-luck", &[])),
            LineEnd::Hidden => Some(frame.say("line-ends-hidden", &[])),
        }
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
            @if let Some(end) = self.tell_end(frame) { p.mut { (end) } }
        }
    }
}

/// `Zsófi: Unload boat 1`.
fn name_move(frame: &Frame<'_>, name: String, made: &LineMove) -> String {
    let values = [("name", name.into()), ("action", act(frame, &*made.after, &made.action).into())];
    say_review(frame.lang, "line-move", &values)
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::{Chance, find};

    /// A line of the Duel in which the seats take turns.
    fn line(moves: &[&str]) -> Line {
        let entry = find("imhotep-duel").unwrap();
        let chosen = entry.choose("", None).unwrap();
        let table = (entry.start)(&chosen, Chance::Seed("1".parse().unwrap())).unwrap();
        let seats = [0, 1].map(Seat::new).into_iter().cycle();
        let found: Vec<(Seat, String)> =
            seats.zip(moves).map(|(seat, step)| (seat, (*step).to_owned())).collect();
        Line::from(&*table, &found)
    }

    #[test]
    fn a_line_ends_where_something_would_be_drawn_or_what_was_hidden_would_have_to_be_known() {
        let check = |moves: &[&str], made: usize, end: LineEnd| {
            let line = line(moves);
            assert_eq!((line.len(), line.end), (made, end), "{moves:?}");
        };
        check(&["place a1", "place b1", "place c1"], 3, LineEnd::Found);
        check(&["place a1", "place b1", "unload 1", "place a1"], 3, LineEnd::Luck);
        check(&["place a1", "place b1", "unload 1"], 3, LineEnd::Luck);
        check(&["place a1", "place a1", "place b1"], 1, LineEnd::Hidden);
        check(&[], 0, LineEnd::Found);
    }

    #[test]
    fn the_table_after_a_move_of_a_line_has_that_move_and_nothing_drawn() {
        let line = line(&["place a1", "place b1", "unload 1", "place a1"]);
        let last = line.after(9).unwrap();
        let made: Vec<String> = last.steps_from(18).into_iter().map(|step| step.text).collect();
        assert_eq!(made, ["place a1", "place b1", "unload 1"]);
        assert_eq!(last.turn(), Turn::Chance);
        assert_eq!(line.after(1).unwrap().steps(), 19);
        assert!(line.after(0).is_none());
    }
}
