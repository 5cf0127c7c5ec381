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
    use bots::{Bot, Stop};
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::chance::Chance;

    /// Who decided so far in a game, and how many decisions a seat has made since one of others did.
    fn expected(table: &dyn Table, seat: Seat, others: &[Seat]) -> usize {
        let steps = table.steps_from(0);
        let deciders: Vec<Seat> = steps.iter().filter_map(|step| step.actor).collect();
        let start = deciders.iter().rposition(|actor| others.contains(actor)).map_or(0, |last| last + 1);
        deciders[start..].iter().filter(|actor| **actor == seat).count()
    }

    #[test]
    fn a_round_begins_when_a_person_has_decided_and_counts_ones_own_decisions() {
        let entry = crate::find("pyramidice").unwrap();
        let chosen = entry.choose("players=3", None).unwrap();
        let mut table = (entry.start)(&chosen, Chance::Seed("1".parse().unwrap())).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let [first, second, third] = [0, 1, 2].map(Seat::new);
        let mut most = 0;
        while let Turn::Seat(seat) = table.turn() {
            let with_a_person = bots_round(&*table, &[second, third]).unwrap();
            assert_eq!(with_a_person, Round { bots: 2, decided: expected(&*table, seat, &[first]) });
            let next = [second, third, first][seat.index()];
            let alone = bots_round(&*table, &[first, second, third]).unwrap();
            assert_eq!(alone, Round { bots: 3, decided: expected(&*table, seat, &[next]) });
            most = most.max(with_a_person.decided);
            let choice = table.choose(Bot::Random, None, &Stop::default(), &mut rng).unwrap();
            table.play(&choice.action).unwrap();
        }
        assert!(most > 3, "turns have many decisions");
    }
}
