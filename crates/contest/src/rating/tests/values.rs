//! Ratings as they are kept and shown.

use super::super::*;
use super::check_close;

#[test]
fn a_rating_is_shown_with_twice_its_deviation() {
    assert_eq!(Rating::new(1480.4, 45.2).to_string(), "1480 ± 90");
    assert_eq!(Rating::first(&[]).to_string(), "1500 ± 700");
}

#[test]
fn a_first_rating_is_half_as_far_from_the_centre_as_the_best_in_another_game() {
    let (good, weak) = (Rating::new(1800.0, 80.0), Rating::new(1400.0, 60.0));
    assert_eq!(Rating::first(&[weak, good]), Rating::new(1650.0, 300.0));
    assert_eq!(Rating::first(&[weak]), Rating::new(1450.0, 300.0));
}

#[test]
fn a_provisional_rating_says_nothing_about_other_games() {
    let lucky = Rating::new(2100.0, 200.0);
    assert_eq!(Rating::first(&[lucky]), Rating::new(1500.0, 350.0));
}

#[test]
fn a_deviation_stays_between_45_and_350() {
    assert_eq!(Rating::new(1500.0, 3.0).deviation(), 45.0);
    assert_eq!(Rating::new(1500.0, 349.0).after_idle(10_000.0).deviation(), 350.0);
}

#[test]
fn a_year_without_a_game_makes_60_into_110() {
    check_close(Rating::new(1500.0, 60.0).after_idle(365.0).deviation(), 110.0, 1e-9);
    check_close(Rating::new(1500.0, 60.0).before_game().deviation(), (3600.0_f64 + 36.0).sqrt(), 1e-9);
}

#[test]
fn days_without_a_game_may_be_counted_in_parts() {
    let rating = Rating::new(1500.0, 60.0);
    let parts = rating.after_idle(30.0).after_idle(70.5);
    check_close(parts.deviation(), rating.after_idle(100.5).deviation(), 1e-9);
    assert_eq!(rating.after_idle(-1.0), rating, "a clock that was set back takes nothing away");
}

#[test]
fn a_leaderboard_asks_for_games_and_certainty() {
    let rating = Rating::new(1700.0, 75.0);
    assert!(rating.is_ranked(10) && !rating.is_ranked(9));
    assert!(!Rating::new(1700.0, 75.1).is_ranked(100));
    assert!(Rating::new(1700.0, 110.1).is_provisional() && !Rating::new(1700.0, 110.0).is_provisional());
}

#[test]
fn of_two_with_the_same_mean_the_more_certain_ranks_higher() {
    let (steady, new) = (Rating::new(1700.0, 50.0), Rating::new(1700.0, 75.0));
    assert_eq!(steady.rank_key(), 1650.0);
    assert!(steady.rank_key() > new.rank_key());
}

#[test]
fn shares_of_wins_become_biases_that_expect_those_shares() {
    let field = Field::from_shares(1.0, &[0.564, 0.436]);
    let equal = |seat| Place { seat, mean: 1500.0, deviation: 0.0 };
    check_close(field.expectation(equal(0), equal(1)), 0.564, 1e-12);
    check_close(field.biases().iter().sum(), 0.0, 1e-9);
}
