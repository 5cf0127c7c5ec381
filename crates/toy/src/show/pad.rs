//! The score pad.

use game::show::pad::{Kind, Pad, Question, Sheet};
use game::{Score, Seat};

use crate::rules::score::tally;

pub(crate) const PAD: Pad = Pad {
    options: &[],
    table: &[],
    seat: &[
        Question::new("tricks", Kind::Values { from: 1, to: 9, each: 1 }),
        Question::new("buried", Kind::Count { most: 3 }),
    ],
};

/// The points, or a card that both seats are said to have.
pub(crate) fn score(sheet: &Sheet) -> Result<Score, u8> {
    let [first, second] = [0, 1].map(|seat| sheet.values(Some(Seat::new(seat)), "tricks"));
    if let Some(card) = first.iter().find(|card| second.contains(card)) {
        return Err(*card);
    }
    let one = |seat| {
        let owner = Some(seat);
        let tricks = sheet.values(owner, "tricks").iter().map(|card| i32::from(*card)).collect();
        tally(tricks, usize::from(sheet.count(owner, "buried")))
    };
    Ok(Score(Seat::all(2).map(one).collect()))
}
