//! Puzzles: found the same way every time, and what is said of them is true.

use bots::{Bot, Hunt, Puzzle, Stop};
use catalog::{Table, find, puzzle_position};
use game::Turn;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn hunt(threads: usize) -> Vec<Puzzle> {
    let entry = find("imhotep-duel").unwrap();
    (entry.hunt)(&Hunt { count: 2, games: 30, seed: 1, threads, progress: &|_| {} })
}

fn chosen(table: &dyn Table, bot: Bot) -> String {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    table.choose(bot, None, &Stop::default(), &mut rng).expect("a seat decides").action
}

#[test]
fn puzzles_have_one_clear_answer_that_is_not_seen_at_once_on_any_number_of_threads() {
    let puzzles = hunt(1);
    assert_eq!(puzzles.len(), 2);
    assert_eq!(puzzles, hunt(2));
    assert!(puzzles[0].effort <= puzzles[1].effort, "the easiest comes first");
    for puzzle in &puzzles {
        let table = puzzle_position(puzzle);
        assert_eq!(table.turn(), Turn::Seat(puzzle.seat));
        let (mut legal, mut known) = (table.legal(), Vec::new());
        known.extend(puzzle.answers.iter().map(|answer| answer.action.clone()));
        legal.sort();
        known.sort();
        assert_eq!(known, legal, "every answer is known");
        let best = &puzzle.best().action;
        assert_eq!(puzzle.line[0], (puzzle.seat, best.clone()));
        assert!(
            puzzle.answers[1..].iter().all(|other| other.value + 0.079 < puzzle.best().value),
            "{puzzle:?}"
        );
        assert_eq!(table.clearly_best(77).as_ref(), Some(best), "from another seed, too");
        assert_ne!(&chosen(&*table, Bot::Greedy), best);
    }
}

#[test]
fn a_hunt_ends_even_if_it_finds_nothing() {
    let entry = find("imhotep-duel").unwrap();
    let hunt = Hunt { count: 1000, games: 1, seed: 3, threads: 2, progress: &|_| {} };
    assert!((entry.hunt)(&hunt).len() <= 2, "at most two puzzles come from one game");
}
