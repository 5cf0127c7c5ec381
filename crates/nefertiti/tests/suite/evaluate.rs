//! What computer players are told.

use game::testing::Play;
use game::{ActionSet, Chosen, Evaluate, Events, Game, Pending, PerSeat, Seat, Viewer, settle};
use nefertiti::{Action, Choices, Event, Nefertiti};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

pub(crate) type Dice = Xoshiro256PlusPlus;

/// Plays a game in which every decision is made by the given function.
pub(crate) fn play_by(
    options: &str,
    seed: u64,
    events: &mut impl Events<Event>,
    mut decide: impl FnMut(&Nefertiti, Seat, &Choices, &mut Dice) -> Action,
) -> Nefertiti {
    let chosen = Chosen::parse(Nefertiti::OPTIONS, options).unwrap();
    let mut state = Nefertiti::new(&Nefertiti::options(&chosen).unwrap());
    let mut rng = Dice::seed_from_u64(seed);
    loop {
        match settle(&mut state, events) {
            Pending::Decision(seat, legal) => state.act(decide(&state, seat, &legal, &mut rng), events),
            Pending::Chance => state.resolve(state.sample_chance(&mut rng), events),
            Pending::Over => return state,
        }
    }
}

/// As a playout would decide, and at random where it has no preference.
pub(crate) fn sensibly(state: &Nefertiti, seat: Seat, legal: &Choices, rng: &mut Dice) -> Action {
    state.playout(seat, legal, rng).unwrap_or_else(|| legal.choose(rng))
}

/// Some seats always take the action after which they stand best, and the others anything.
fn play(options: &str, is_greedy: impl Fn(Seat) -> bool, seed: u64) -> Nefertiti {
    play_by(options, seed, &mut (), |state, seat, legal, rng| {
        let lead = |action: &Action| {
            let mut next = state.clone();
            next.act(*action, &mut ());
            settle(&mut next, &mut ());
            lead(&next.evaluate(), seat)
        };
        if is_greedy(seat) { legal.iter().max_by_key(lead).unwrap() } else { legal.choose(rng) }
    })
}

fn lead(points: &PerSeat<i32>, seat: Seat) -> i32 {
    let others = points.by_seat().filter(|(other, _)| *other != seat).map(|(_, points)| *points);
    points[seat] - others.max().unwrap()
}

#[test]
fn whoever_looks_one_step_ahead_beats_random_players() {
    for options in
        ["players=2", "players=3", "players=4 characters=random memphis=true", "players=5 memphis=true"]
    {
        let games = 60;
        let mut wins = 0.0;
        for seed in 0..games {
            let players = u64::from(options.as_bytes()["players=".len()] - b'0');
            let seat = Seat::new((seed % players) as u8);
            wins += play(options, |other| other == seat, seed).won()[seat];
        }
        println!("{options}: {wins} of {games}");
        assert!(f64::from(wins) > 0.75 * games as f64, "{options}: {wins} of {games}");
    }
}

#[test]
fn players_who_all_look_ahead_come_to_an_end() {
    for players in 2..=5 {
        let games = 20;
        let (mut turns, mut points, mut winner) = (0, 0, 0);
        for seed in 0..games {
            let state = play(&format!("players={players} memphis={}", players == 5), |_| true, seed);
            let totals = state.score(Viewer::Spectator).totals();
            turns += u32::from(state.view(Viewer::Spectator).turns);
            points += totals.iter().sum::<i32>();
            winner += totals.iter().max().unwrap();
        }
        let (games, players) = (games as f64, f64::from(players));
        println!(
            "{players} players: {:.1} turns each, mean {:.1}, winner {:.1}",
            f64::from(turns) / games / players,
            f64::from(points) / games / players,
            f64::from(winner) / games
        );
        assert!(f64::from(turns) / games / players < 40.0, "{players} players stall");
    }
}

#[test]
fn the_quick_result_is_the_outcome() {
    for seed in 0..60 {
        let play = Play::<Nefertiti>::new("players=3 characters=amon", seed);
        let state = play.end();
        let ranks = state.outcome().unwrap().ranks;
        let winners = ranks.iter().filter(|rank| **rank == 0).count() as f32;
        assert_eq!(state.won(), ranks.map(|rank| if *rank == 0 { 1.0 / winners } else { 0.0 }));
    }
}

#[test]
fn promises_add_up_to_one_win_and_follow_the_evaluation() {
    for players in 2..=5 {
        let options = format!("players={players} memphis=true characters=random");
        play_by(&options, u64::from(players), &mut (), |state, seat, legal, rng| {
            let promise = state.promise();
            assert!((promise.iter().sum::<f32>() - 1.0).abs() < 1e-4);
            let points = state.evaluate();
            for (one, other) in
                Seat::all(players).flat_map(|one| Seat::all(players).map(move |other| (one, other)))
            {
                assert!(points[one] <= points[other] + 1 || promise[one] >= promise[other]);
            }
            let action = sensibly(state, seat, legal, rng);
            assert!(legal.contains(action));
            action
        });
    }
}
