//! The game in a browser: every page is whole, and what single fragments say and show.

use game::testing::try_pages;
use game::{ActionSet, Chosen, Foreseen, Game, Lang, Page, Pending, Seat, Sight, Turn, Viewer, settle};
use pyramidice::{Action, Pyramidice};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

#[track_caller]
fn check_pages(options: &str, seed: u64) {
    if let Err(problem) = try_pages::<Pyramidice>(options, seed) {
        panic!("{problem}\nwith options `{options}` and seed {seed}");
    }
}

#[test]
fn pages_for_one_are_whole() {
    check_pages("players=1 architect=imhotep", 1);
}

#[test]
fn pages_for_two_are_whole() {
    check_pages("players=2", 2);
}

#[test]
fn pages_for_three_are_whole() {
    check_pages("players=3", 3);
}

#[test]
fn pages_for_four_are_whole() {
    check_pages("players=4", 4);
}

/// The first position of a random game that is looked for.
#[track_caller]
fn reach(options: &str, seed: u64, is_it: impl Fn(&Pyramidice) -> bool) -> Pyramidice {
    let chosen = Chosen::parse(Pyramidice::OPTIONS, options).unwrap();
    let mut state = Pyramidice::new(&Pyramidice::options(&chosen).unwrap());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    loop {
        match settle(&mut state, &mut ()) {
            Pending::Chance => {
                let outcome = state.sample_chance(&mut rng);
                state.resolve(outcome, &mut ());
            }
            Pending::Decision(_, legal) => {
                if is_it(&state) {
                    return state;
                }
                state.act(legal.choose(&mut rng), &mut ());
            }
            Pending::Over => panic!("no such position comes up"),
        }
    }
}

/// The board as whoever decides sees it.
fn board(state: &Pyramidice) -> String {
    let Turn::Seat(seat) = state.turn() else { panic!("nobody decides") };
    let viewer = Viewer::Seat(seat);
    let foresee = |action| {
        let (mut tried, mut events) = (state.clone(), Vec::new());
        tried.act(action, &mut events);
        settle(&mut tried, &mut events);
        Foreseen { action, events, after: tried.view(viewer) }
    };
    let choices: Vec<Foreseen<Pyramidice>> = state.legal().iter().map(foresee).collect();
    let view = state.view(viewer);
    let sight = Sight { view: &view, viewer, choices: &choices, last: &[], marks: &[] };
    Pyramidice::board(&sight, Lang::En).into_string()
}

fn can_build(state: &Pyramidice) -> bool {
    state.legal().iter().any(|action| matches!(action, Action::Build(..)))
}

#[test]
fn the_largest_die_that_can_be_built_is_chosen_at_first() {
    let state = reach("players=2", 0, can_build);
    let face = |action: Action| if let Action::Build(face, _) = action { Some(face) } else { None };
    let largest = state.legal().iter().filter_map(face).max().unwrap();
    let board = board(&state);
    let die = board.split("<button").find(|button| button.contains(&format!("data-pick=\"s{largest}\"")));
    assert!(die.unwrap().contains("aria-pressed=\"true\""), "{board}");
    assert_eq!(board.matches("aria-pressed=\"true\"").count(), 1);
}

#[test]
fn the_end_of_a_turn_says_which_dice_go_back_unused() {
    let state = reach("players=2", 0, can_build);
    let board = board(&state);
    let end = board.split("<button").find(|button| button.contains("value=\"end\"")).unwrap();
    assert!(end.contains("unused"), "{end}");
}

#[test]
fn a_project_is_shown_to_its_owner_alone() {
    let state = reach("players=2", 0, can_build);
    let holdings = |viewer: Viewer| {
        let view = state.view(viewer);
        let sight = Sight { view: &view, viewer, choices: &[], last: &[], marks: &[] };
        Pyramidice::holdings(&sight, Seat::new(0), Lang::En).into_string()
    };
    assert!(holdings(Viewer::Seat(Seat::new(0))).contains("pjk"));
    let others = holdings(Viewer::Seat(Seat::new(1)));
    assert!(!others.contains("pjk") && others.contains("A secret project"), "{others}");
}
