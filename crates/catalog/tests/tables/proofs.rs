//! Near the end the strong player proves what is best. Here its proofs are held against looking at everything, without
//! any of its short cuts.

use bots::{Budget, Search, Threads};
use duel::Duel;
use game::{ActionSet, Chosen, Evaluate, Game, Pending, Seat, Viewer, settle};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The first seat's chance if both play as well as they can.
fn value(mut state: Duel) -> f64 {
    match settle(&mut state, &mut ()) {
        Pending::Over => f64::from(state.won()[Seat::new(0)]),
        Pending::Decision(seat, legal) => {
            let values = legal.iter().map(|action| {
                let mut next = state.clone();
                next.act(action, &mut ());
                value(next)
            });
            if seat.number() == 0 { values.fold(0.0, f64::max) } else { values.fold(1.0, f64::min) }
        }
        Pending::Chance => {
            let mut outcomes = Vec::new();
            state.chance_outcomes(&mut outcomes);
            let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
            let mean = outcomes.into_iter().map(|(outcome, weight)| {
                let mut next = state.clone();
                next.resolve(outcome, &mut ());
                value(next) * f64::from(weight) / f64::from(total)
            });
            mean.sum()
        }
    }
}

/// The decisions of a random game, from the last one backwards.
fn decisions_from_the_end(sides: &str, rng: &mut impl Rng) -> Vec<(Duel, Seat)> {
    let chosen = Chosen::parse(Duel::OPTIONS, &format!("sides={sides}")).unwrap();
    let mut state = Duel::new(&Duel::options(&chosen).unwrap());
    let mut decisions = Vec::new();
    loop {
        match settle(&mut state, &mut ()) {
            Pending::Chance => {
                let token = state.sample_chance(rng);
                state.resolve(token, &mut ());
            }
            Pending::Decision(seat, legal) => {
                decisions.push((state.clone(), seat));
                state.act(legal.choose(rng), &mut ());
            }
            Pending::Over => break,
        }
    }
    decisions.reverse();
    decisions
}

#[test]
fn a_proof_is_what_looking_at_everything_finds() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    let mut compared = 0;
    for sides in ["AAAA", "BBBB", "ABBA", "BAAB"] {
        for _ in 0..6 {
            for (state, seat) in decisions_from_the_end(sides, &mut rng).into_iter().take(3) {
                let mut search = Search::<Duel>::new(Threads::ONE, &mut rng);
                let thought = search.think(&state.view(Viewer::Seat(seat)), Budget::Nodes(20_000));
                if !thought.is_solved {
                    continue;
                }
                compared += 1;
                for candidate in &thought.candidates {
                    let mut next = state.clone();
                    next.act(candidate.action, &mut ());
                    let first = value(next);
                    let exact = if seat.number() == 0 { first } else { 1.0 - first };
                    assert!((f64::from(candidate.value) - exact).abs() < 1e-6, "{candidate:?}: {exact}");
                }
                let best = thought.candidates.iter().map(|candidate| candidate.value).fold(0.0, f32::max);
                assert!((thought.candidates[0].value - best).abs() < 1e-9);
            }
        }
    }
    assert!(compared >= 40, "only {compared} decisions were proved");
}

#[test]
fn far_from_the_end_nothing_is_said_to_be_proved() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(12);
    let (state, seat) = decisions_from_the_end("AAAA", &mut rng).pop().unwrap();
    let mut search = Search::<Duel>::new(Threads::ONE, &mut rng);
    assert!(!search.think(&state.view(Viewer::Seat(seat)), Budget::Nodes(500)).is_solved);
}

#[test]
fn a_proof_tells_the_best_answers_up_to_the_next_draw_or_the_end() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(13);
    let (mut longest, mut reached_the_end) = (0, 0);
    for sides in ["AAAA", "BBBB", "ABBA"] {
        for (state, seat) in decisions_from_the_end(sides, &mut rng).into_iter().take(4) {
            let mut search = Search::<Duel>::new(Threads::ONE, &mut rng);
            let thought = search.think(&state.view(Viewer::Seat(seat)), Budget::Nodes(20_000));
            if !thought.is_solved {
                continue;
            }
            assert_eq!(thought.line[0], (seat, thought.best()));
            let first = value(state.clone());
            let mut state = state;
            for (seat, action) in &thought.line {
                let Pending::Decision(turn, legal) = settle(&mut state, &mut ()) else {
                    panic!("a seat decides")
                };
                assert!(turn == *seat && legal.contains(*action), "{:?}", thought.line);
                state.act(*action, &mut ());
                assert!((value(state.clone()) - first).abs() < 1e-6, "{action} gives something away");
            }
            match settle(&mut state, &mut ()) {
                Pending::Over => reached_the_end += 1,
                Pending::Chance => {}
                Pending::Decision(..) => panic!("the line {:?} is cut short", thought.line),
            }
            longest = longest.max(thought.line.len());
        }
    }
    assert!(longest >= 3 && reached_the_end > 0, "the longest line has {longest} actions");
}
