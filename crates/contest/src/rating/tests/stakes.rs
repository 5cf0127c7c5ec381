//! What a game is about, before it is played.

use super::super::*;
use super::{check_close, computer, person, ranked};

const FOUR: [u8; 4] = [1, 2, 3, 4];

fn table() -> (Field, [Occupant; 4]) {
    let occupants = [person(1500.0, 60.0), person(1700.0, 200.0), computer(1400.0), person(1600.0, 50.0)];
    (Field::new(0.7, vec![30.0, 10.0, -5.0, -35.0]), occupants)
}

fn change(field: &Field, occupants: &[Occupant], ranks: &[u8], seat: usize, before: f64) -> f64 {
    update(field, &ranked(occupants, ranks))[seat].unwrap().mean() - before
}

/// All orders of the ranks.
fn orders() -> Vec<[u8; 4]> {
    let all = FOUR.into_iter().flat_map(|a| {
        FOUR.into_iter().flat_map(move |b| FOUR.into_iter().flat_map(move |c| FOUR.map(|d| [a, b, c, d])))
    });
    let is_order = |ranks: &[u8; 4]| FOUR.iter().all(|rank| ranks.contains(rank));
    all.filter(is_order).collect()
}

#[test]
fn for_two_the_stakes_are_what_winning_tying_and_losing_then_change() {
    let field = Field::new(0.8, vec![15.0, -15.0]);
    let occupants = [person(1500.0, 100.0), person(1620.0, 70.0)];
    for (seat, before) in [(0, 1500.0), (1, 1620.0)] {
        let stakes = stakes(&field, &occupants, seat).unwrap();
        let own = |first: [u8; 2]| if seat == 0 { first } else { [first[1], first[0]] };
        let expected = |ranks| change(&field, &occupants, &own(ranks), seat, before);
        for (stake, ranks) in stakes.places.iter().zip([[1, 2], [2, 1]]) {
            assert_eq!((stake.least, stake.most), (expected(ranks), expected(ranks)));
        }
        assert_eq!(stakes.tied, expected([1, 1]));
    }
}

#[test]
fn at_a_larger_table_every_end_lies_within_the_stakes_of_its_place() {
    let (field, occupants) = table();
    for (seat, before) in [(0, 1500.0), (1, 1700.0), (3, 1600.0)] {
        let stakes = stakes(&field, &occupants, seat).unwrap();
        for ranks in orders() {
            let stake = stakes.places[usize::from(ranks[seat]) - 1];
            let change = change(&field, &occupants, &ranks, seat, before);
            assert!(
                (stake.least - 1e-9..=stake.most + 1e-9).contains(&change),
                "{ranks:?}: {change} not in {stake:?}"
            );
        }
    }
}

#[test]
fn the_ends_of_the_stakes_are_reached() {
    let (field, occupants) = table();
    let stakes = stakes(&field, &occupants, 0).unwrap();
    for (place, stake) in stakes.places.iter().enumerate() {
        let of_place = orders().into_iter().filter(|ranks| usize::from(ranks[0]) == place + 1);
        let changes: Vec<f64> = of_place.map(|ranks| change(&field, &occupants, &ranks, 0, 1500.0)).collect();
        check_close(stake.least, changes.iter().copied().fold(f64::INFINITY, f64::min), 1e-9);
        check_close(stake.most, changes.iter().copied().fold(f64::NEG_INFINITY, f64::max), 1e-9);
    }
}

#[test]
fn a_better_place_is_never_worth_less() {
    let (field, occupants) = table();
    let places = stakes(&field, &occupants, 3).unwrap().places;
    assert!(places.windows(2).all(|next| next[0].least > next[1].least && next[0].most > next[1].most));
    assert!(places[0].least > 0.0 && places[3].most < 0.0);
}

#[test]
fn a_computer_player_has_nothing_at_stake() {
    let (field, occupants) = table();
    assert_eq!(stakes(&field, &occupants, 2), None);
}
