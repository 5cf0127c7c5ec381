//! Puzzles: found the same way every time, and what is said of them is true.

use std::collections::HashSet;
use std::thread::available_parallelism;

use bots::{Hunt, Puzzle, Screen, in_parallel};
use catalog::{DIFFICULTIES, Entry, GAMES, Posed, puzzle_position, puzzles};
use game::testing::endurance::times;
use game::{Turn, Viewer};
use toy::Toy;

/// By how much the best action is better than every other, less what rounding takes: in the game whose decisions matter
/// least.
const MARGIN: f32 = 0.039;
/// How many a game has at least, and how many bytes they take at most.
const FEWEST: usize = 200;
const MOST_BYTES: usize = 300_000;

#[test]
fn every_game_has_many_puzzles_of_every_difficulty_that_differ() {
    for entry in GAMES {
        let all = puzzles(entry);
        assert!(all.len() >= FEWEST, "{} has {}", entry.id, all.len());
        assert!(
            entry.packed_puzzles.len() <= MOST_BYTES,
            "{}: {} bytes",
            entry.id,
            entry.packed_puzzles.len()
        );
        for difficulty in 1..=DIFFICULTIES {
            assert!(all.iter().filter(|posed| posed.difficulty == difficulty).count() >= FEWEST / 5);
        }
        assert!(all.is_sorted_by_key(|posed| (posed.difficulty, posed.puzzle.effort)));
        let ids: HashSet<&String> = all.iter().map(|posed| &posed.id).collect();
        assert_eq!(ids.len(), all.len(), "no two have the same name");
        let seats: HashSet<_> = all.iter().map(|posed| posed.puzzle.seat).collect();
        assert!(seats.len() > 1, "not always the same seat decides");
    }
}

#[test]
fn every_puzzle_can_be_replayed_and_all_its_answers_are_known() {
    for entry in GAMES {
        let mut positions = HashSet::new();
        for posed in puzzles(entry) {
            let view = check(posed);
            assert!(positions.insert(view), "{} {}: the same position again", entry.id, posed.id);
        }
    }
}

/// What the one who decides sees.
fn check(Posed { puzzle, id, .. }: &Posed) -> String {
    let table = puzzle_position(puzzle);
    assert_eq!(table.turn(), Turn::Seat(puzzle.seat), "{id}");
    let mut legal = table.legal();
    let mut known: Vec<String> = puzzle.answers.iter().map(|answer| answer.action.clone()).collect();
    legal.sort();
    known.sort();
    assert_eq!(known, legal, "{id}: every answer is known");
    assert!(legal.len() >= 3, "{id}: {legal:?}");
    let best = puzzle.best();
    assert_eq!(puzzle.line[0], (puzzle.seat, best.action.clone()), "{id}");
    assert!(puzzle.answers[1..].iter().all(|other| other.value + MARGIN < best.value), "{id}: {puzzle:?}");
    table.view(Viewer::Seat(puzzle.seat)).to_string()
}

/// One of each game in the suite, all of them in a long run.
#[test]
fn a_fresh_search_from_another_seed_proves_puzzles_again() {
    let tried: Vec<(&str, &Posed)> = GAMES.iter().flat_map(some_of).collect();
    let threads = available_parallelism().map_or(1, usize::from);
    let proved =
        in_parallel(tried.len() as u64, threads, &|_| {}, |number| is_proved_again(tried[number as usize].1));
    let failed = proved.iter().filter(|(_, is_proved)| !is_proved).map(|(number, _)| tried[*number as usize]);
    let failed: Vec<String> = failed.map(|(game, posed)| format!("{game} {}", posed.id)).collect();
    println!("{} were proved again, but for {failed:?}", tried.len());
    assert!(
        failed.len() * 50 <= tried.len(),
        "{} of {} are not proved: {failed:?}",
        failed.len(),
        tried.len()
    );
}

fn some_of(entry: &'static Entry) -> impl Iterator<Item = (&'static str, &'static Posed)> {
    let all = puzzles(entry);
    let stride = all.len() / times(1, all.len() as u64) as usize;
    all.iter().step_by(stride).map(|posed| (entry.id, posed))
}

fn is_proved_again(Posed { puzzle, .. }: &Posed) -> bool {
    let again = puzzle_position(puzzle).prove_again(puzzle, 0.5 * puzzle.margin(), 77);
    if let Some(again) = &again {
        assert_eq!((&again.record, again.seat), (&puzzle.record, puzzle.seat));
    }
    again.is_some()
}

#[test]
fn what_is_not_the_best_or_not_clearly_is_not_proved() {
    let mut puzzle = puzzles(&GAMES[0])[0].puzzle.clone();
    let position = puzzle_position(&puzzle);
    assert_eq!(position.prove_again(&puzzle, 0.9, 77), None, "nothing is better by so much");
    puzzle.answers.swap(0, 1);
    assert_eq!(position.prove_again(&puzzle, 0.01, 77), None, "the second best is not the best");
}

#[test]
fn a_hunt_finds_the_same_on_any_number_of_threads_and_ends_even_if_it_finds_little() {
    let hunt = |threads: usize| -> Vec<Puzzle> {
        Hunt { count: 2, games: 12, screen: Screen::default(), seed: 1, threads, found: &|_| {} }.run::<Toy>()
    };
    let found = hunt(1);
    assert_eq!(found, hunt(3));
    assert!(!found.is_empty());
}
