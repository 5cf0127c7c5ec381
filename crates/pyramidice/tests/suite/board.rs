//! The game in a browser: every page is whole, and what single fragments say and show.

use game::testing::fragments::draw;
use game::testing::{Play, try_pages};
use game::{ActionSet, Game, Lang, Page, Seat, Turn, Viewer};
use pyramidice::{Action, Pyramidice};

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

/// The first position of a random game in which somebody can build.
fn first_build() -> Pyramidice {
    let can_build =
        |state: &Pyramidice| state.legal().iter().any(|action| matches!(action, Action::Build(..)));
    Play::new("players=2", 0).positions.into_iter().find(can_build).expect("somebody builds")
}

/// The board as whoever decides sees it.
fn board(state: &Pyramidice) -> String {
    let Turn::Seat(seat) = state.turn() else { panic!("nobody decides") };
    draw(state, Viewer::Seat(seat), |sight| Pyramidice::board(sight, Lang::En))
}

#[test]
fn the_largest_die_that_can_be_built_is_chosen_at_first() {
    let state = first_build();
    let face = |action: Action| if let Action::Build(face, _) = action { Some(face) } else { None };
    let largest = state.legal().iter().filter_map(face).max().unwrap();
    let board = board(&state);
    let die = board.split("<button").find(|button| button.contains(&format!("data-pick=\"s{largest}\"")));
    assert!(die.unwrap().contains("aria-pressed=\"true\""), "{board}");
    assert_eq!(board.matches("aria-pressed=\"true\"").count(), 1);
}

#[test]
fn the_end_of_a_turn_says_which_dice_go_back_unused() {
    let state = first_build();
    let board = board(&state);
    let end = board.split("<button").find(|button| button.contains("value=\"end\"")).unwrap();
    assert!(end.contains("unused"), "{end}");
}

#[test]
fn a_project_is_shown_to_its_owner_alone() {
    let state = first_build();
    let holdings = |viewer| draw(&state, viewer, |sight| Pyramidice::holdings(sight, Seat::new(0), Lang::En));
    assert!(holdings(Viewer::Seat(Seat::new(0))).contains("pjk"));
    let others = holdings(Viewer::Seat(Seat::new(1)));
    assert!(!others.contains("pjk") && others.contains("A secret project"), "{others}");
}
