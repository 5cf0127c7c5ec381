//! One game of the arena.

use std::sync::atomic::Ordering;
use std::time::Instant;

use game::{Evaluate, Pending, Seat, Viewer, settle};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

use super::chair::{Chair, House};
use super::contestant::Contestant;
use super::fault::Fault;
use super::program::Silence;
use crate::seeds::{generator, mix};

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ending {
    /// The rank of each seat: 0 won, and seats that share a rank are tied.
    pub ranks: Vec<u8>,
    /// The final points of each seat, if the game was played to its end.
    pub points: Option<Vec<i32>>,
    /// What each seat spent.
    pub efforts: Vec<Effort>,
    /// What ended it.
    pub ended: Ended,
}

/// What one seat spent on a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Effort {
    /// How many decisions it made.
    pub moves: u64,
    /// Iterations over all of them.
    pub nodes: u64,
    /// Nanoseconds over all of them.
    pub nanoseconds: u64,
}

/// What ended a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// The rules.
    Played,
    /// A failure of one seat, which forfeits the game.
    Fault {
        /// Whose.
        seat: Seat,
        /// Which.
        #[serde(flatten)]
        fault: Fault,
    },
}

/// The arena was asked to stop, so the game does not count.
pub(super) struct Abandoned;

/// Where the randomness of a game comes from: its draws and its players' choices.
pub(super) struct Sources {
    pub(super) seed: u64,
    pub(super) deal: u64,
    /// Distinguishes the players' generators of this game from those of other games with the same deal.
    pub(super) place: [u64; 2],
}

impl Sources {
    /// The generator of one draw. It depends on the deal and on how many draws came before, and not on anybody's
    /// choices, so every seating of a deal faces the same luck as long as it makes the same draws.
    pub(super) fn draw(&self, number: u64) -> Xoshiro256PlusPlus {
        generator(&[0, self.seed, self.deal, number])
    }

    /// The seed of a player's choices.
    fn thoughts(&self, seat: Seat) -> u64 {
        let [pairing, seating] = self.place;
        mix(&[1, self.seed, self.deal, pairing, seating, u64::from(seat.number())])
    }
}

/// Plays a game to its end, or to the first failure.
pub(super) fn play<G: Evaluate>(
    mut state: G,
    seated: &[&Contestant],
    house: House<'_>,
    sources: &Sources,
) -> Result<Ending, Abandoned> {
    let mut efforts = vec![Effort::default(); seated.len()];
    let mut chairs: Vec<Chair<G>> = Vec::new();
    let failed = seat_everybody(&mut chairs, seated, house, sources)
        .and_then(|()| play_on(&mut state, &mut chairs, &mut efforts, house, sources));
    let (ranks, points, ended) = match failed {
        Ok(()) => {
            let outcome = state.outcome().expect("a game that is over has an outcome");
            let points = Seat::all(house.seats).map(|seat| outcome.score.of(seat).total()).collect();
            (outcome.ranks.iter().copied().collect(), Some(points), Ended::Played)
        }
        Err((_, Silence::Stopped)) => return Err(Abandoned),
        Err((seat, Silence::Fault(fault))) => {
            let ranks: Vec<u8> = Seat::all(house.seats).map(|other| u8::from(other == seat)).collect();
            // The player that failed is killed at once; the others are told and may leave in good order.
            if seat.index() < chairs.len() {
                chairs.remove(seat.index());
            }
            (ranks, None, Ended::Fault { seat, fault })
        }
    };
    for chair in chairs {
        chair.leave(&ranks);
    }
    Ok(Ending { ranks, points, efforts, ended })
}

fn seat_everybody<G: Evaluate>(
    chairs: &mut Vec<Chair<G>>,
    seated: &[&Contestant],
    house: House<'_>,
    sources: &Sources,
) -> Result<(), (Seat, Silence)> {
    for (seat, contestant) in Seat::all(house.seats).zip(seated) {
        let chair = Chair::sit(contestant, seat, house, sources.thoughts(seat));
        chairs.push(chair.map_err(|silence| (seat, silence))?);
    }
    Ok(())
}

fn play_on<G: Evaluate>(
    state: &mut G,
    chairs: &mut [Chair<G>],
    efforts: &mut [Effort],
    house: House<'_>,
    sources: &Sources,
) -> Result<(), (Seat, Silence)> {
    let mut draws = 0;
    loop {
        match settle(state, &mut ()) {
            Pending::Decision(seat, _) if house.stopped.load(Ordering::Relaxed) => {
                return Err((seat, Silence::Stopped));
            }
            Pending::Decision(seat, legal) => {
                let view = state.view(Viewer::Seat(seat));
                let start = Instant::now();
                let choice = chairs[seat.index()].choose(&view, &legal, house.stopped);
                let choice = choice.map_err(|silence| (seat, silence))?;
                efforts[seat.index()].add(choice.nodes, start);
                state.act(choice.action, &mut ());
                for chair in &mut *chairs {
                    chair.saw(seat, choice.action);
                }
            }
            Pending::Chance => {
                let outcome = state.sample_chance(&mut sources.draw(draws));
                draws += 1;
                state.resolve(outcome, &mut ());
            }
            Pending::Over => return Ok(()),
        }
    }
}

impl Effort {
    fn add(&mut self, nodes: u32, start: Instant) {
        self.moves += 1;
        self.nodes += u64::from(nodes);
        self.nanoseconds += start.elapsed().as_nanos() as u64;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{ActionSet, Chosen, Game};
    use toy::Toy;

    /// All draws of a game in which everybody takes the first or the last of the legal actions.
    fn draws(sources: &Sources, takes_last: bool) -> Vec<String> {
        let chosen = Chosen::parse(Toy::OPTIONS, "").unwrap();
        let mut state = Toy::new(&Toy::options(&chosen).unwrap());
        let mut draws = Vec::new();
        loop {
            match settle(&mut state, &mut ()) {
                Pending::Decision(_, legal) => {
                    state.act(legal.nth(if takes_last { legal.len() - 1 } else { 0 }), &mut ());
                }
                Pending::Chance => {
                    let outcome = state.sample_chance(&mut sources.draw(draws.len() as u64));
                    draws.push(outcome.to_string());
                    state.resolve(outcome, &mut ());
                }
                Pending::Over => return draws,
            }
        }
    }

    #[test]
    fn luck_follows_from_the_deal_and_not_from_what_is_done() {
        let sources = |deal, seating| Sources { seed: 1, deal, place: [0, seating] };
        for deal in 0..50 {
            assert_eq!(draws(&sources(deal, 0), false), draws(&sources(deal, 1), true));
        }
        let different =
            (0..50).filter(|deal| draws(&sources(*deal, 0), false) != draws(&sources(50, 0), false));
        assert!(different.count() > 45);
    }

    #[test]
    fn every_seat_of_every_game_thinks_for_itself() {
        let mut seen = std::collections::HashSet::new();
        for deal in 0..20 {
            for place in [[0, 0], [0, 1], [1, 0], [1, 1]] {
                let sources = Sources { seed: 1, deal, place };
                for seat in Seat::all(2) {
                    assert!(seen.insert(sources.thoughts(seat)), "{deal} {place:?} {seat}");
                }
            }
        }
    }
}
