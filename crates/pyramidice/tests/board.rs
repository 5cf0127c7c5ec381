//! The game in a browser: every page is whole.

use game::testing::try_pages;
use pyramidice::Pyramidice;

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
