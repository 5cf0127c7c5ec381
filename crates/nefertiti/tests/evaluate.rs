//! What computer players are told.

use game::{ActionSet, Chosen, Evaluate, Game, Pending, PerSeat, Seat, Viewer, settle};
use nefertiti::Nefertiti;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn start(options: &str) -> Nefertiti {
    let chosen = Chosen::parse(Nefertiti::OPTIONS, options).unwrap();
    Nefertiti::new(&Nefertiti::options(&chosen).unwrap())
}

/// Plays a game in which some seats always take the action after which they stand best, and the others anything.
fn play(options: &str, is_greedy: impl Fn(Seat) -> bool, seed: u64) -> Nefertiti {
    let mut state = start(options);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    loop {
        match settle(&mut state, &mut ()) {
            Pending::Decision(seat, legal) if is_greedy(seat) => {
                let lead = |action: &nefertiti::Action| {
                    let mut next = state.clone();
                    next.act(*action, &mut ());
                    settle(&mut next, &mut ());
                    lead(&next.evaluate(), seat)
                };
                let best = legal.iter().max_by_key(lead).unwrap();
                state.act(best, &mut ());
            }
            Pending::Decision(_, legal) => state.act(legal.choose(&mut rng), &mut ()),
            Pending::Chance => {
                let outcome = state.sample_chance(&mut rng);
                state.resolve(outcome, &mut ());
            }
            Pending::Over => return state,
        }
    }
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
            let players = start(options).seats();
            let seat = Seat::new((seed % u64::from(players)) as u8);
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
        let state = play("players=3 characters=amon", |_| false, seed);
        let ranks = state.outcome().unwrap().ranks;
        let winners = ranks.iter().filter(|rank| **rank == 0).count() as f32;
        assert_eq!(state.won(), ranks.map(|rank| if *rank == 0 { 1.0 / winners } else { 0.0 }));
    }
}

#[test]
fn promises_add_up_to_one_win_and_follow_the_evaluation() {
    for players in 2..=5 {
        let options = format!("players={players} memphis=true characters=random");
        let mut state = start(&options);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(players));
        loop {
            match settle(&mut state, &mut ()) {
                Pending::Decision(seat, legal) => {
                    let action =
                        state.playout(seat, &legal, &mut rng).unwrap_or_else(|| legal.choose(&mut rng));
                    assert!(legal.contains(action));
                    state.act(action, &mut ());
                }
                Pending::Chance => {
                    let outcome = state.sample_chance(&mut rng);
                    state.resolve(outcome, &mut ());
                }
                Pending::Over => break,
            }
            let promise = state.promise();
            assert!((promise.iter().sum::<f32>() - 1.0).abs() < 1e-4);
            let points = state.evaluate();
            for one in Seat::all(players) {
                for other in Seat::all(players) {
                    assert!(points[one] <= points[other] + 1 || promise[one] >= promise[other]);
                }
            }
        }
    }
}
