//! Many games at once, as numbers: what programs outside learn from.

use std::fmt;

use bots::generator;
use game::observe::action_places;
use game::{
    ActionSet, Chosen, Evaluate, OptionsError, Pending, PerSeat, Playout, Seat, Viewer, legal_numbers,
    numbered_choice, observation_size, observe, play_out, settle,
};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::entry::Lengths;

/// Many games of one kind, each always at a decision: when one ends, the next begins in its place. Numbers are written as this
/// machine writes them, game after game, into rows that are zero before.
pub trait Batch: Send {
    /// How large its rows are.
    fn shape(&self) -> Shape;

    /// Which seat decides in each game: a byte.
    fn write_seats(&self, to: &mut [u8]);

    /// Which places of actions are legal in each game: a byte each.
    fn write_masks(&self, to: &mut [u8]);

    /// What the seat that decides sees in each game: four bytes for each number.
    fn write_observations(&self, to: &mut [u8]);

    /// Whether each game's last decision ended it: a byte.
    fn write_ends(&self, to: &mut [u8]);

    /// What each seat of each game got, if its last decision ended it: four bytes for each.
    fn write_rewards(&self, to: &mut [u8]);

    /// The final points of each seat of each game that its last decision ended: four bytes for each.
    fn write_points(&self, to: &mut [u8]);

    /// Takes an action in every game, by its place; nothing at all if one is not legal.
    fn act(&mut self, places: &[i64]) -> Result<(), IllegalPlace>;

    /// Takes a random action in every game.
    fn act_at_random(&mut self);

    /// Plays random games from the start, one after the other, and writes what each seat got in each of them.
    fn play_out(&mut self, games: usize, rewards: &mut [u8]) -> Lengths;
}

/// A batch, or why there is none.
pub type Batched = Result<Box<dyn Batch>, OptionsError>;

/// How large the rows of a batch are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// How many games there are.
    pub games: usize,
    /// How many seats each has.
    pub seats: u8,
    /// How many places there are for actions.
    pub places: usize,
    /// How many numbers a seat sees.
    pub observation: usize,
}

/// A place at which no legal action is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IllegalPlace {
    /// In which game of the batch.
    pub game: usize,
    /// Which place.
    pub place: i64,
}

impl fmt::Display for IllegalPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let IllegalPlace { game, place } = self;
        write!(
            f,
            "in game {game} of the batch, {place} is the number of no legal action; its mask shows which are"
        )
    }
}

impl std::error::Error for IllegalPlace {}

/// What each seat gets for its share of the win: 1 for all of it, and less than 0 for none, so that all together get nothing.
/// A seat that is alone gets 1 or −1.
pub(crate) fn rewards(won: &PerSeat<f32>) -> PerSeat<f32> {
    let seats = f32::from(won.seats());
    if won.seats() == 1 {
        return won.map(|share| 2.0 * share - 1.0);
    }
    won.map(|share| (share * seats - 1.0) / (seats - 1.0))
}

/// A batch of games with these options.
pub(crate) fn batch<G: Evaluate>(chosen: &Chosen, games: usize, seed: u64) -> Batched {
    let start = G::new(&G::options(chosen)?);
    let lane = |number: usize| Lane::new(&start, generator(&[seed, number as u64]));
    Ok(Box::new(Lanes { all: (0..games).map(lane).collect(), rng: generator(&[seed, u64::MAX]), start }))
}

struct Lanes<G: Evaluate> {
    start: G,
    all: Vec<Lane<G>>,
    /// Where games come from that are played out at once.
    rng: Xoshiro256PlusPlus,
}

/// One game after the other.
struct Lane<G: Evaluate> {
    state: G,
    seat: Seat,
    legal: G::Legal,
    rng: Xoshiro256PlusPlus,
    ended: Option<Ended>,
}

struct Ended {
    rewards: PerSeat<f32>,
    points: PerSeat<i32>,
}

impl<G: Evaluate> Lane<G> {
    fn new(start: &G, mut rng: Xoshiro256PlusPlus) -> Lane<G> {
        let mut state = start.clone();
        let (seat, legal) = loop {
            match reach_decision(&mut state, &mut rng) {
                Some(decision) => break decision,
                // A game that is over before anybody has decided anything is no game to learn from.
                None => state = start.clone(),
            }
        };
        Lane { state, seat, legal, rng, ended: None }
    }

    #[inline]
    fn act(&mut self, action: G::Action, start: &G) {
        self.ended = None;
        self.state.act(action, &mut ());
        loop {
            if let Some((seat, legal)) = reach_decision(&mut self.state, &mut self.rng) {
                (self.seat, self.legal) = (seat, legal);
                return;
            }
            if self.ended.is_none() {
                let rewards = rewards(&self.state.won());
                self.ended = Some(Ended { rewards, points: self.state.evaluate() });
            }
            self.state = start.clone();
        }
    }
}

/// Passes draws and forced steps; `None` if the game is over.
#[inline]
fn reach_decision<G: Evaluate>(state: &mut G, rng: &mut Xoshiro256PlusPlus) -> Option<(Seat, G::Legal)> {
    let mut playout = Playout::default();
    loop {
        match settle(state, &mut ()) {
            Pending::Decision(seat, legal) => return Some((seat, legal)),
            Pending::Chance => state.resolve_at_random(rng, &mut playout),
            Pending::Over => return None,
        }
    }
}

impl<G: Evaluate> Batch for Lanes<G> {
    fn shape(&self) -> Shape {
        let seats = self.start.seats();
        Shape {
            games: self.all.len(),
            seats,
            places: action_places::<G>(),
            observation: observation_size::<G>(seats),
        }
    }

    fn write_seats(&self, to: &mut [u8]) {
        for (lane, seat) in self.all.iter().zip(to) {
            *seat = lane.seat.number();
        }
    }

    fn write_masks(&self, to: &mut [u8]) {
        for (lane, row) in self.all.iter().zip(to.chunks_exact_mut(action_places::<G>())) {
            for place in legal_numbers::<G>(&lane.legal).flatten() {
                row[place] = 1;
            }
        }
    }

    fn write_observations(&self, to: &mut [u8]) {
        let seats = self.start.seats();
        for (lane, row) in self.all.iter().zip(to.chunks_exact_mut(4 * observation_size::<G>(seats))) {
            observe::<G>(&lane.state.view(Viewer::Seat(lane.seat)), lane.seat, seats, row);
        }
    }

    fn write_ends(&self, to: &mut [u8]) {
        for (lane, ended) in self.all.iter().zip(to) {
            *ended = u8::from(lane.ended.is_some());
        }
    }

    fn write_rewards(&self, to: &mut [u8]) {
        self.write_of_ended(to, |ended, seat| ended.rewards[seat]);
    }

    fn write_points(&self, to: &mut [u8]) {
        self.write_of_ended(to, |ended, seat| ended.points[seat] as f32);
    }

    fn act(&mut self, places: &[i64]) -> Result<(), IllegalPlace> {
        let find = |(game, (lane, place)): (usize, (&Lane<G>, &i64))| {
            let action =
                usize::try_from(*place).ok().and_then(|place| numbered_choice::<G>(&lane.legal, place));
            action.ok_or(IllegalPlace { game, place: *place })
        };
        let actions: Result<Vec<G::Action>, IllegalPlace> =
            self.all.iter().zip(places).enumerate().map(find).collect();
        for (lane, action) in self.all.iter_mut().zip(actions?) {
            lane.act(action, &self.start);
        }
        Ok(())
    }

    fn act_at_random(&mut self) {
        for lane in &mut self.all {
            let action = lane.legal.choose(&mut lane.rng);
            lane.act(action, &self.start);
        }
    }

    fn play_out(&mut self, games: usize, to: &mut [u8]) -> Lengths {
        let mut lengths = Lengths::default();
        for row in to.chunks_exact_mut(4 * usize::from(self.start.seats())).take(games) {
            let mut state = self.start.clone();
            let playout = play_out(&mut state, &mut self.rng);
            lengths.decisions += u64::from(playout.decisions);
            lengths.steps += u64::from(playout.decisions + playout.draws);
            for (reward, number) in rewards(&state.won()).iter().zip(row.chunks_exact_mut(4)) {
                number.copy_from_slice(&reward.to_ne_bytes());
            }
        }
        lengths
    }
}

impl<G: Evaluate> Lanes<G> {
    fn write_of_ended(&self, to: &mut [u8], number: impl Fn(&Ended, Seat) -> f32) {
        let seats = self.start.seats();
        for (lane, row) in self.all.iter().zip(to.chunks_exact_mut(4 * usize::from(seats))) {
            let Some(ended) = &lane.ended else { continue };
            for (seat, bytes) in Seat::all(seats).zip(row.chunks_exact_mut(4)) {
                bytes.copy_from_slice(&number(ended, seat).to_ne_bytes());
            }
        }
    }
}
