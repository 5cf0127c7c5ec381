//! How even seats are.

use super::*;

fn played(mut tournament: Tournament, seed: u64) -> Tournament {
    let mut rng = rng(seed);
    while let Some(mut round) = next_round(&tournament) {
        end(&mut round, &mut rng);
        tournament.rounds.push(round);
        if seed % 3 == 2 {
            leave(&mut tournament, &mut rng);
        }
    }
    tournament
}

fn longest_run(seats: &[usize]) -> usize {
    seats.chunk_by(|one, other| one == other).map(<[usize]>::len).max().unwrap_or(0)
}

/// For each seat, by how much the most and the least frequent differ.
fn spread(seats: &[usize], most: u8) -> usize {
    let times = |seat: u8| seats.iter().filter(|taken| **taken == usize::from(seat)).count();
    let times: Vec<usize> = (0..most).map(times).collect();
    times.iter().max().unwrap() - times.iter().min().unwrap()
}

#[test]
fn at_two_seats_nobody_has_the_same_one_three_times_running() {
    for seed in 0..40 {
        let players = 12 + seed % 53;
        let tournament = played(swiss(7, 2, 2, players), seed);
        for player in 1..=players {
            let seats = seats_of(&tournament, player);
            assert!(longest_run(&seats) <= 2, "player {player} of {players}, seed {seed}: {seats:?}");
        }
    }
}

#[test]
fn at_two_seats_nobody_has_one_of_them_three_more_times_than_the_other() {
    for seed in 0..40 {
        let players = 12 + seed % 53;
        let tournament = played(swiss(7, 2, 2, players), seed);
        for player in 1..=players {
            let seats = seats_of(&tournament, player);
            assert!(spread(&seats, 2) <= 2, "player {player} of {players}, seed {seed}: {seats:?}");
        }
    }
}

#[test]
fn at_more_seats_each_comes_to_everybody_about_as_often() {
    for seed in 0..30 {
        let most = 3 + (seed % 3) as u8;
        let players = u64::from(most) * (2 + seed % 7);
        let tournament = played(swiss(2 * usize::from(most), most, most, players), seed);
        for player in 1..=players {
            let seats = seats_of(&tournament, player);
            assert!(
                spread(&seats, most) <= 2,
                "player {player} of {players} at {most}, seed {seed}: {seats:?}"
            );
            assert!(
                longest_run(&seats) <= 2,
                "player {player} of {players} at {most}, seed {seed}: {seats:?}"
            );
        }
    }
}
