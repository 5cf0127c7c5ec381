//! What simulations find.

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::super::Field;
use super::super::simulate::*;

const SEED: u64 = 20;

/// Few enough games for a test.
fn short() -> Report {
    let fields = vec![Field::new(1.0, vec![20.0, -20.0]), Field::from_shares(0.9, &[0.32, 0.27, 0.23, 0.18])];
    let plan = Plan { fields, players: 100, marks: vec![10, 30], repetitions: 2, ..Plan::default() };
    simulate(&plan, &mut Xoshiro256PlusPlus::seed_from_u64(SEED))
}

#[test]
fn the_intervals_that_are_shown_hold_what_they_say_and_beginners_are_found() {
    let report = short();
    for seats in [2, 4] {
        for scenario in [Scenario::NearestWithFit, Scenario::NearWithFit, Scenario::BeginnersWithFit] {
            let row = report.row(scenario, seats, 30).unwrap();
            let told = format!("seed {SEED}: {scenario:?} at {seats}: {row}");
            assert!(row.share_inside() > 0.9, "{told}");
            assert!(row.error() < 100.0, "{told}");
            assert!(row.bias().abs() < 50.0, "{told}");
        }
    }
}

#[test]
fn without_a_fit_beginners_stay_far_too_high() {
    let report = short();
    let row = report.row(Scenario::Beginners, 2, 30).unwrap();
    assert!(row.bias() > 100.0, "seed {SEED}: {row}");
}

#[test]
fn the_same_seed_gives_the_same_report() {
    let (one, other) = (short(), short());
    assert_eq!(one, other);
    assert_eq!(one.to_string(), other.to_string());
}

#[test]
fn a_report_is_a_table_with_a_row_for_each_scenario_and_number_of_seats() {
    let text = short().to_string();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 2 + 2 * Scenario::ALL.len());
    assert_eq!(
        lines[0],
        "| players and their ratings | seats | after 10 games | after 30 games | expected after 60 |"
    );
    let columns = |line: &&str| line.matches('|').count();
    assert!(lines.iter().all(|line| columns(line) == columns(&lines[0])), "{text}");
    assert!(!text.contains("NaN") && !text.contains("inf") && !text.contains("-0 "), "{text}");
}
