//! Round robins.

use super::*;

fn played(mut tournament: Tournament, seed: u64) -> Tournament {
    let mut rng = rng(seed);
    while let Some(mut round) = next_round(&tournament) {
        end(&mut round, &mut rng);
        tournament.rounds.push(round);
    }
    tournament
}

#[test]
fn at_two_seats_everybody_meets_everybody_exactly_once() {
    for players in 2..=64 {
        let tournament = played(tournament(Format::RoundRobin, 2, 2, players), players);
        assert_eq!(tournament.rounds.len(), rounds_in_all(&tournament));
        for one in 1..=players {
            assert!((1..=players).all(|other| one == other || meetings(&tournament, one, other) == 1));
            assert_eq!(byes_of(&tournament, one), (players % 2) as usize);
        }
    }
}

#[test]
fn at_two_seats_a_round_robin_gives_everybody_both_seats_in_turn() {
    for players in 2..=64 {
        let tournament = played(tournament(Format::RoundRobin, 2, 2, players), players);
        for player in 1..=players {
            let seats = seats_of(&tournament, player);
            let first = seats.iter().filter(|seat| **seat == 0).count();
            assert!((2 * first).abs_diff(seats.len()) <= 1, "{players} players: {seats:?}");
            assert!(seats.windows(3).all(|three| three[0] != three[1] || three[1] != three[2]));
        }
    }
}

#[test]
fn who_leaves_a_round_robin_gives_a_point_to_everybody_not_met_yet() {
    let mut tournament = tournament(Format::RoundRobin, 2, 2, 6);
    let mut rng = rng(1);
    for number in 0..5 {
        let mut round = next_round(&tournament).unwrap();
        if number >= 2 {
            assert_eq!(round.tables.len(), 2);
            assert_eq!(round.byes.len(), 1);
            assert_eq!(round.byes[0].reason, ByeReason::AbsentOpponent(3));
            assert_eq!(meetings(&tournament, round.byes[0].player, 3), 0);
        }
        end(&mut round, &mut rng);
        tournament.rounds.push(round);
        tournament.entrants[2].presence = if number == 0 { Presence::Playing } else { Presence::Vanished };
    }
    assert_eq!(next_round(&tournament), None);
    let walkovers: usize = (1..=6).map(|player| byes_of(&tournament, player)).sum();
    assert_eq!(walkovers, 3);
}

#[test]
fn who_left_before_the_first_round_is_not_part_of_a_round_robin() {
    let mut tournament = tournament(Format::RoundRobin, 2, 2, 6);
    tournament.entrants[0].presence = Presence::Withdrawn;
    tournament.entrants[3].presence = Presence::Withdrawn;
    assert_eq!(rounds_in_all(&tournament), 3);
    let tournament = played(tournament, 1);
    assert_eq!(tournament.rounds.len(), 3);
    assert!(tournament.rounds.iter().all(|round| round.tables.len() == 2 && round.byes.is_empty()));
}

#[test]
fn at_more_seats_everybody_meets_everybody_in_as_many_rounds_as_announced() {
    for (least, most, players) in [
        (3, 3, 4),
        (3, 3, 9),
        (2, 3, 10),
        (3, 4, 7),
        (4, 4, 16),
        (3, 4, 13),
        (2, 5, 12),
        (5, 5, 11),
        (4, 5, 25),
    ] {
        let tournament = tournament(Format::RoundRobin, least, most, players);
        let announced = rounds_in_all(&tournament);
        let tournament = played(tournament, players);
        assert_eq!(tournament.rounds.len(), announced, "{players} players at {most} seats");
        let met = |one, other| one == other || meetings(&tournament, one, other) > 0;
        assert!((1..=players).all(|one| (1..=players).all(|other| met(one, other))));
    }
}

#[test]
fn every_round_robin_ends_with_and_without_those_who_leave() {
    for (least, most) in [(3, 3), (2, 3), (4, 4), (3, 4), (5, 5), (3, 5)] {
        for players in u64::from(least)..=22 {
            let mut tournament = tournament(Format::RoundRobin, least, most, players);
            let announced = rounds_in_all(&tournament);
            let fewest = (players - 1).div_ceil(u64::from(most) - 1) as usize;
            assert!((fewest..=2 * fewest + 4).contains(&announced), "{players} at {least} to {most}");
            tournament.rounds.push(next_round(&tournament).unwrap());
            tournament.entrants[0].presence = Presence::Withdrawn;
            let tournament = played(tournament, players);
            let met = |one, other| one == other || meetings(&tournament, one, other) > 0;
            let enough = players > u64::from(least);
            assert!(!enough || (2..=players).all(|one| (2..=players).all(|other| met(one, other))));
        }
    }
}

#[test]
fn at_more_seats_the_rounds_of_a_round_robin_are_not_many_more_than_needed() {
    for (most, players, expected) in
        [(3, 9, 4), (3, 12, 7), (3, 21, 12), (4, 8, 3), (4, 12, 6), (4, 16, 5), (5, 10, 4), (5, 25, 8)]
    {
        let rounds = rounds_in_all(&tournament(Format::RoundRobin, most, most, players));
        assert_eq!(rounds, expected, "{players} players at {most} seats");
    }
}

#[test]
fn a_bye_of_a_round_robin_is_worth_nothing_at_two_seats_and_half_a_round_at_more() {
    for (most, expected) in [(2, 0), (3, 50)] {
        let mut tournament = tournament(Format::RoundRobin, most, most, 7);
        let round = next_round(&tournament).unwrap();
        let player = round.byes[0].player;
        tournament.rounds.push(round);
        let standing = standings(&tournament).into_iter().find(|standing| standing.player == player).unwrap();
        assert_eq!(standing.points.hundredths(), expected);
    }
}
