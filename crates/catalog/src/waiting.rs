//! The round that people wait for.

use bots::Round;
use game::{Seat, Turn};

use crate::table::Table;

/// The round in which the seat that decides does so, at a table where these seats are played by computer players; `None` if
/// no seat decides. Among computer players alone, a round is over when the next one decides.
pub fn bots_round(table: &dyn Table, bots: &[Seat]) -> Option<Round> {
    let Turn::Seat(seat) = table.turn() else { return None };
    let people: Vec<Seat> = Seat::all(table.seats()).filter(|seat| !bots.contains(seat)).collect();
    let next = bots.iter().find(|other| **other > seat).or(bots.first());
    let others = if people.is_empty() { next.into_iter().copied().collect() } else { people };
    Some(Round { bots: bots.len(), decided: table.decided_since(seat, &others) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;

    /// The round after some steps of a Duel in which White has to choose twice in a row.
    #[track_caller]
    fn check(steps: &[&str], bots: &[u8], expected: (usize, usize)) {
        let entry = crate::find("imhotep-duel").unwrap();
        let chosen = entry.choose("", None).unwrap();
        let mut table = (entry.start)(&chosen, Chance::Seed("1".parse().unwrap())).unwrap();
        for step in steps {
            table.play(step).unwrap();
        }
        let bots: Vec<Seat> = bots.iter().map(|seat| Seat::new(*seat)).collect();
        let round = bots_round(&*table, &bots).unwrap();
        assert_eq!((round.bots, round.decided), expected, "{steps:?}");
    }

    #[test]
    fn a_round_begins_when_a_person_has_decided() {
        check(&[], &[0], (1, 0));
        check(&["place b2"], &[1], (1, 0));
        check(&["place b2", "place b1"], &[0], (1, 0));
        check(&["place b2", "place b1"], &[0, 1], (2, 0));
    }
}
