//! Players see what their seat sees and nothing else. Peeking would pay: a copy that does it is built here, to show that
//! the tests could tell.

use bots::{Bot, Player};
use game::{
    Chosen, Evaluate, Events, Game, OptionSpec, OptionsError, Outcome, Pending, PerSeat, Score, Seat, StepOf,
    Turn, Viewer, settle,
};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use toy::Toy;

const PLAYERS: [&str; 6] = ["random", "greedy", "uct:200", "search:200", "search:200@2", "scribe"];

#[test]
fn equal_views_get_equal_choices() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut compared = 0;
    for number in 0..40 {
        let state = in_the_middle(number, &mut rng);
        let Turn::Seat(seat) = state.turn() else { continue };
        let view = state.view(Viewer::Seat(seat));
        let other = Toy::sample(&view, &mut rng);
        compared += u32::from(other != state);
        for name in PLAYERS {
            let choose = |state: &Toy| {
                let mut player = Player::<Toy>::new(name.parse().unwrap(), generator(number));
                player.choose(&state.view(Viewer::Seat(seat)))
            };
            assert_eq!(choose(&state), choose(&other), "{name} in game {number}");
        }
    }
    assert!(compared > 20, "only {compared} of the states differ in what is hidden");
}

#[test]
fn a_player_that_peeks_wins_clearly_more() {
    let games = 400;
    let honest = wins(games, |state, seat, rng| {
        Player::<Toy>::new(search(), generator(rng.next_u64())).choose(&state.view(Viewer::Seat(seat))).action
    });
    let peeking = wins(games, |state, _, rng| {
        Player::<Peeking>::new(search(), generator(rng.next_u64())).choose(&Everything(state.clone())).action
    });
    assert!(peeking > honest + f64::from(games) / 20.0, "{peeking} against {honest} of {games}");
}

/// It finds out by trying what its opponent hides, and has no opinion before.
fn search() -> Bot {
    "search[sharp=0,explore=100]:300".parse().unwrap()
}

/// How much of these games is won against an honest player, by turns as the first and the second seat.
fn wins(games: u32, choose: impl Fn(&Toy, Seat, &mut Xoshiro256PlusPlus) -> <Toy as Game>::Action) -> f64 {
    let mut sum = 0.0;
    for game in 0..games {
        let own = Seat::new((game % 2) as u8);
        let mut rng = generator(u64::from(game / 2));
        let mut opponent = Player::<Toy>::new(search(), generator(u64::from(game)));
        let mut state = start();
        loop {
            match settle(&mut state, &mut ()) {
                Pending::Chance => {
                    let card = state.sample_chance(&mut rng);
                    state.resolve(card, &mut ());
                }
                Pending::Decision(seat, _) if seat == own => {
                    let action = choose(&state, seat, &mut rng);
                    state.act(action, &mut ());
                }
                Pending::Decision(seat, _) => {
                    let action = opponent.choose(&state.view(Viewer::Seat(seat))).action;
                    state.act(action, &mut ());
                }
                Pending::Over => break,
            }
        }
        sum += f64::from(state.won()[own]);
    }
    sum
}

fn start() -> Toy {
    let chosen = Chosen::parse(Toy::OPTIONS, "cards=9").unwrap();
    Toy::new(&Toy::options(&chosen).unwrap())
}

/// A game after some random steps, with something to decide or over.
fn in_the_middle(number: u64, rng: &mut impl Rng) -> Toy {
    let mut state = start();
    let mut decisions = 0;
    loop {
        match settle(&mut state, &mut ()) {
            Pending::Chance => {
                let card = state.sample_chance(rng);
                state.resolve(card, &mut ());
            }
            Pending::Decision(..) if decisions == number % 4 => return state,
            Pending::Decision(_, legal) => {
                decisions += 1;
                state.act(game::ActionSet::choose(&legal, rng), &mut ());
            }
            Pending::Over => return state,
        }
    }
}

fn generator(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// The toy for somebody who sees everything.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Peeking(Toy);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Everything(Toy);

impl Serialize for Everything {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit()
    }
}

impl<'de> Deserialize<'de> for Everything {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Everything, D::Error> {
        Err(serde::de::Error::custom("it never leaves this test"))
    }
}

impl Game for Peeking {
    type Options = <Toy as Game>::Options;
    type Action = <Toy as Game>::Action;
    type Chance = <Toy as Game>::Chance;
    type Legal = <Toy as Game>::Legal;
    type Event = <Toy as Game>::Event;
    type View = Everything;

    const ID: &'static str = Toy::ID;
    const RULES: u32 = Toy::RULES;
    const SEATS: std::ops::RangeInclusive<u8> = Toy::SEATS;
    const OPTIONS: &'static [OptionSpec] = Toy::OPTIONS;

    fn options(chosen: &Chosen) -> Result<Self::Options, OptionsError> {
        Toy::options(chosen)
    }

    fn new(options: &Self::Options) -> Peeking {
        Peeking(Toy::new(options))
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal(&self) -> Self::Legal {
        self.0.legal()
    }

    fn chance_outcomes(&self, out: &mut Vec<(Self::Chance, u32)>) {
        self.0.chance_outcomes(out);
    }

    fn act(&mut self, action: Self::Action, events: &mut impl Events<Self::Event>) {
        self.0.act(action, events);
    }

    fn resolve(&mut self, outcome: Self::Chance, events: &mut impl Events<Self::Event>) {
        self.0.resolve(outcome, events);
    }

    fn score(&self, viewer: Viewer) -> Score {
        self.0.score(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn view(&self, _viewer: Viewer) -> Everything {
        Everything(self.0.clone())
    }

    fn sample(view: &Everything, _rng: &mut impl Rng) -> Peeking {
        Peeking(view.0.clone())
    }

    fn shown(&self, step: &StepOf<Peeking>, viewer: Viewer) -> Option<String> {
        self.0.shown(step, viewer)
    }
}

impl Evaluate for Peeking {
    fn evaluate(&self) -> PerSeat<i32> {
        self.0.evaluate()
    }

    fn promise(&self) -> PerSeat<f32> {
        self.0.promise()
    }
}
