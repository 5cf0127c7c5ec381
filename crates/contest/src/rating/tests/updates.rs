//! What a game changes.

use skillratings::Outcomes;
use skillratings::glicko::{GlickoConfig, GlickoRating, glicko};

use super::super::*;
use super::{check_close, computer, person, ranked, update};

/// Without luck and biases, a game for two is a rating period of Glicko with one game. Our growth comes before the game for
/// both; the other's is set to nothing and given what has grown. Both are the same formula in another order, so they
/// agree to the ninth digit after the point.
#[track_caller]
fn check_glicko(one: (f64, f64), other: (f64, f64)) {
    let occupants = [person(one.0, one.1), person(other.0, other.1)];
    let theirs = [one, other].map(|(mean, deviation)| {
        let grown = Rating::new(mean, deviation).before_game();
        GlickoRating { rating: grown.mean(), deviation: grown.deviation() }
    });
    for (ranks, outcome) in [([1, 2], Outcomes::WIN), ([2, 1], Outcomes::LOSS), ([1, 1], Outcomes::DRAW)] {
        let ours = update(&Field::even(1.0, 2), &ranked(&occupants, &ranks));
        let (first, second) = glicko(&theirs[0], &theirs[1], &outcome, &GlickoConfig { c: 0.0 });
        for (ours, theirs) in ours.into_iter().zip([first, second]) {
            check_close(ours.mean(), theirs.rating, 1e-9);
            check_close(ours.deviation(), theirs.deviation.max(45.0), 1e-9);
        }
    }
}

#[test]
fn two_seats_without_luck_are_glicko() {
    check_glicko((1500.0, 350.0), (1500.0, 350.0));
    check_glicko((1325.0, 230.0), (1800.0, 60.0));
    check_glicko((2100.0, 46.0), (1400.0, 300.0));
    check_glicko((900.0, 75.0), (2400.0, 110.0));
}

#[test]
fn the_formula_gives_what_a_pocket_calculator_does() {
    let after = update(&Field::even(1.0, 2), &ranked(&[person(1500.0, 60.0), person(1500.0, 60.0)], &[1, 2]));
    check_close(after[0].mean(), 1509.99, 0.005);
    check_close(after[1].mean(), 1490.01, 0.005);
    check_close(after[0].deviation(), 59.44, 0.005);
}

#[test]
fn equals_win_what_the_others_lose() {
    for seats in [2, 3, 4, 5] {
        let occupants = vec![person(1600.0, 90.0); seats];
        let ranks: Vec<u8> = (1..=seats as u8).collect();
        let after = update(&Field::even(0.8, seats), &ranked(&occupants, &ranks));
        let sum: f64 = after.iter().map(|rating| rating.mean() - 1600.0).sum();
        check_close(sum, 0.0, 1e-9);
        assert!(after.windows(2).all(|next| next[0].mean() > next[1].mean()), "{after:?}");
    }
}

#[test]
fn a_table_of_equals_counts_as_one_game_whatever_its_size() {
    let deviation = |seats: usize| {
        let ranks: Vec<u8> = (1..=seats as u8).collect();
        update(&Field::even(1.0, seats), &ranked(&vec![person(1500.0, 80.0); seats], &ranks))[0].deviation()
    };
    check_close(deviation(2), deviation(5), 1e-9);
}

#[test]
fn the_order_of_the_seats_does_not_matter() {
    let occupants = [person(1500.0, 60.0), person(1700.0, 200.0), person(1350.0, 90.0), person(1600.0, 50.0)];
    let (biases, ranks) = ([30.0, 10.0, -5.0, -35.0], [2, 4, 1, 3]);
    let straight = update(&Field::new(0.7, biases.to_vec()), &ranked(&occupants, &ranks));
    let turned = |seat: usize| (seat + 1) % 4;
    let biases = (0..4).map(|seat| biases[turned(seat)]).collect();
    let occupants: Vec<Occupant> = (0..4).map(|seat| occupants[turned(seat)]).collect();
    let ranks: Vec<u8> = (0..4).map(|seat| ranks[turned(seat)]).collect();
    let after = update(&Field::new(0.7, biases), &ranked(&occupants, &ranks));
    for seat in 0..4 {
        check_close(after[seat].mean(), straight[turned(seat)].mean(), 1e-9);
        check_close(after[seat].deviation(), straight[turned(seat)].deviation(), 1e-9);
    }
}

#[test]
fn a_tie_moves_both_towards_each_other_and_equals_not_at_all() {
    let field = Field::even(1.0, 2);
    let after = update(&field, &ranked(&[person(1600.0, 70.0), person(1400.0, 70.0)], &[1, 1]));
    assert!(after[0].mean() < 1600.0 && after[1].mean() > 1400.0);
    let after = update(&field, &ranked(&[person(1500.0, 70.0), person(1500.0, 120.0)], &[1, 1]));
    assert_eq!((after[0].mean(), after[1].mean()), (1500.0, 1500.0));
}

#[test]
fn a_tie_is_the_middle_between_winning_and_losing() {
    let (field, occupants) =
        (Field::new(0.9, vec![20.0, -20.0]), [person(1600.0, 70.0), person(1400.0, 90.0)]);
    let mean = |ranks: [u8; 2]| update(&field, &ranked(&occupants, &ranks))[0].mean();
    check_close(mean([1, 1]), f64::midpoint(mean([1, 2]), mean([2, 1])), 1e-9);
}

#[test]
fn where_luck_decides_more_a_game_changes_less() {
    let occupants = [person(1500.0, 80.0), person(1500.0, 80.0)];
    let after = |skill: f64| update(&Field::even(skill, 2), &ranked(&occupants, &[1, 2]))[0];
    assert!(after(0.5).mean() < after(1.0).mean());
    assert!(after(0.5).deviation() > after(1.0).deviation());
    // Half as steep, and a little more because the opponent's uncertainty is halved, too.
    check_close((after(0.5).mean() - 1500.0) / (after(1.0).mean() - 1500.0), 0.53, 0.005);
}

#[test]
fn a_scale_that_is_stretched_by_the_skill_factor_gives_the_same_game() {
    let half =
        update(&Field::even(0.5, 2), &ranked(&[person(1700.0, 200.0), person(1300.0, 160.0)], &[2, 1]));
    let field = Field::even(1.0, 2);
    // Everything is half as far away; the growth of a game, and it alone, is not.
    let grown = |deviation: f64| Rating::new(1500.0, deviation).before_game().deviation();
    let without_growth = |deviation: f64| (deviation * deviation - 36.0_f64).sqrt();
    let full = update(
        &field,
        &ranked(
            &[
                person(1600.0, without_growth(grown(200.0) / 2.0)),
                person(1400.0, without_growth(grown(160.0) / 2.0)),
            ],
            &[2, 1],
        ),
    );
    check_close((half[0].mean() - 1500.0) / 2.0, full[0].mean() - 1500.0, 1e-9);
    check_close(half[0].deviation() / 2.0, full[0].deviation(), 1e-9);
}

#[test]
fn winning_from_the_better_seat_is_worth_less() {
    let field = Field::new(1.0, vec![40.0, -40.0]);
    let occupants = [person(1500.0, 80.0), person(1500.0, 80.0)];
    let first = update(&field, &ranked(&occupants, &[1, 2]))[0].mean() - 1500.0;
    let second = update(&field, &ranked(&occupants, &[2, 1]))[1].mean() - 1500.0;
    assert!(first < second);
}

#[test]
fn computer_players_never_move_and_count_half() {
    let field = Field::even(1.0, 2);
    let after = super::super::update(&field, &ranked(&[person(1500.0, 60.0), computer(1500.0)], &[1, 2]));
    assert_eq!(after[1], None);
    let grown = Rating::new(1500.0, 60.0).before_game().deviation();
    let point = std::f64::consts::LN_10 / 400.0;
    let information = 0.5 * point * point / 4.0;
    let variance = (grown.powi(-2) + information).recip();
    check_close(after[0].unwrap().mean(), 1500.0 + variance * 0.5 * point * 0.5, 1e-9);
    check_close(after[0].unwrap().deviation(), variance.sqrt(), 1e-9);
}

#[test]
fn only_the_pair_with_a_computer_player_counts_half() {
    let field = Field::even(1.0, 3);
    let change = |third: Occupant, ranks: &[u8]| {
        let occupants = [person(1500.0, 60.0), person(1500.0, 60.0), third];
        super::super::update(&field, &ranked(&occupants, ranks))[0].unwrap().mean() - 1500.0
    };
    let against_person = change(computer(1500.0), &[1, 2, 1]);
    let against_computer = change(computer(1500.0), &[1, 1, 2]);
    // The person's own deviation makes that result a little less certain.
    check_close(against_person / against_computer, 2.0, 0.05);
}

#[test]
fn who_leaves_is_last_whoever_plays_on_for_them() {
    let field = Field::even(1.0, 4);
    let occupants = [person(1500.0, 80.0), person(1550.0, 80.0), person(1450.0, 80.0), person(1500.0, 80.0)];
    let mut left = ranked(&occupants, &[2, 1, 3, 1]);
    left[3].finish = Finish::Left;
    assert_eq!(update(&field, &left), update(&field, &ranked(&occupants, &[2, 1, 3, 4])));
}

#[test]
fn who_leaves_loses_against_a_computer_player_too() {
    let field = Field::even(1.0, 2);
    let seats = [
        Seated { occupant: person(1500.0, 80.0), finish: Finish::Left },
        Seated { occupant: computer(1500.0), finish: Finish::Rank(1) },
    ];
    assert!(super::super::update(&field, &seats)[0].unwrap().mean() < 1500.0);
}

#[test]
fn two_who_leave_are_both_behind_and_not_compared() {
    let field = Field::even(1.0, 3);
    let mut seats = ranked(&[person(1500.0, 80.0); 3], &[1, 2, 3]);
    seats[1].finish = Finish::Left;
    seats[2].finish = Finish::Left;
    let after = update(&field, &seats);
    assert_eq!(after[1], after[2]);
    assert!(after[0].mean() > 1500.0 && after[1].mean() < 1500.0);
}

#[test]
fn an_expected_win_is_worth_less_than_a_point() {
    let after = update(&Field::even(1.0, 2), &ranked(&[person(1900.0, 50.0), person(1300.0, 50.0)], &[1, 2]));
    assert!(after[0].mean() > 1900.0 && after[0].mean() < 1901.0, "{after:?}");
}
