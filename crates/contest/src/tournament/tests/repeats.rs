//! Whether people meet again only where it cannot be helped, compared with every possible round.

use super::*;

/// The fewest pairs that meet again in any round in which no bye comes too early.
fn fewest_repeats(tournament: &Tournament) -> usize {
    let players = present(tournament);
    let sizes = tournament.table_size.tables_for(players.len());
    let mut counts: Vec<usize> = players.iter().map(|player| byes_of(tournament, *player)).collect();
    counts.sort_unstable();
    let byes = players.len() - sizes.iter().sum::<usize>();
    let fair: usize = counts[..byes].iter().sum();
    let mut best = usize::MAX;
    try_byes(tournament, &players, (byes, fair), &sizes, &mut best);
    best
}

/// Every choice of those who sit out that has the fewest earlier byes.
fn try_byes(
    tournament: &Tournament,
    players: &[Player],
    (byes, fair): (usize, usize),
    sizes: &[usize],
    best: &mut usize,
) {
    for set in 0_u32..1 << players.len() {
        let is_out = |index: usize| set & (1 << index) != 0;
        let out = (0..players.len()).filter(|index| is_out(*index));
        let before: usize = out.clone().map(|index| byes_of(tournament, players[index])).sum();
        if out.count() == byes && before == fair {
            let seated: Vec<Player> =
                (0..players.len()).filter(|index| !is_out(*index)).map(|index| players[index]).collect();
            fill(tournament, &seated, sizes, 0, best);
        }
    }
}

/// The first who is left sits with every possible company, at a table of each size that is left.
fn fill(tournament: &Tournament, left: &[Player], sizes: &[usize], repeats: usize, best: &mut usize) {
    if repeats >= *best {
        return;
    }
    if left.is_empty() {
        *best = repeats;
        return;
    }
    for (index, size) in sizes.iter().enumerate() {
        if index > 0 && sizes[index - 1] == *size {
            continue;
        }
        let mut others = sizes.to_vec();
        others.remove(index);
        for company in companies(&left[1..], size - 1) {
            let mut table = vec![left[0]];
            table.extend(company);
            let rest: Vec<Player> = left.iter().copied().filter(|player| !table.contains(player)).collect();
            fill(tournament, &rest, &others, repeats + repeats_at(tournament, &table), best);
        }
    }
}

fn companies(players: &[Player], size: usize) -> Vec<Vec<Player>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, first) in players.iter().enumerate() {
        for mut rest in companies(&players[index + 1..], size - 1) {
            rest.push(*first);
            all.push(rest);
        }
    }
    all
}

/// Two who would rather not meet count for more than all who meet again together.
const WORSE: usize = 1_000;

fn repeats_at(tournament: &Tournament, players: &[Player]) -> usize {
    let table = Table { players: players.to_vec(), outcome: Outcome::Pending };
    let cost = |(one, other): (Player, Player)| {
        let again = usize::from(meetings(tournament, one, other) > 0);
        again + WORSE * usize::from(are_apart(tournament, one, other))
    };
    pairs(&table).map(cost).sum()
}

fn are_apart(tournament: &Tournament, one: Player, other: Player) -> bool {
    tournament.apart.contains(&(one, other)) || tournament.apart.contains(&(other, one))
}

fn repeats(tournament: &Tournament, round: &Round) -> usize {
    round.tables.iter().map(|table| repeats_at(tournament, &table.players)).sum()
}

/// Plays more rounds than there are opponents, and compares each.
#[track_caller]
fn check(least: u8, most: u8, players: u64, rounds: usize, seeds: u64) {
    check_apart(least, most, players, rounds, seeds, 0);
}

/// The same where so many pairs would rather not meet.
#[track_caller]
fn check_apart(least: u8, most: u8, players: u64, rounds: usize, seeds: u64, apart: usize) {
    for seed in 0..seeds {
        let mut rng = rng(seed);
        let mut tournament = swiss(rounds, least, most, players);
        tournament.apart = (0..apart).map(|_| two_of(players, &mut rng)).collect();
        while let Some(mut round) = next_round(&tournament) {
            let number = tournament.rounds.len();
            assert_eq!(
                repeats(&tournament, &round),
                fewest_repeats(&tournament),
                "{players} players at {least} to {most} seats, seed {seed}, round {number}"
            );
            end(&mut round, &mut rng);
            tournament.rounds.push(round);
            if seed % 2 == 1 {
                leave(&mut tournament, &mut rng);
            }
        }
    }
}

#[test]
fn two_meet_again_only_if_every_other_round_has_as_many_who_do() {
    for players in 2..=9 {
        check(2, 2, players, players as usize + 2, 12);
    }
    check(2, 2, 10, 11, 3);
}

fn two_of(players: u64, rng: &mut Xoshiro256PlusPlus) -> (Player, Player) {
    let one = rng.random_range(1..=players);
    let other = rng.random_range(1..players);
    (one, if other < one { other } else { other + 1 })
}

#[test]
fn two_who_would_rather_not_meet_do_so_only_if_every_other_round_is_no_better() {
    for players in 2..=9 {
        check_apart(2, 2, players, players as usize + 1, 6, 3);
    }
    for players in 4..=9 {
        check_apart(2, 3, players, 5, 3, 3);
        check_apart(3, 4, players, 4, 2, 3);
    }
}

#[test]
fn two_who_would_rather_not_meet_sit_down_together_if_nobody_else_is_there() {
    let mut tournament = swiss(1, 2, 2, 2);
    tournament.apart = vec![(2, 1)];
    assert_eq!(next_round(&tournament).unwrap().tables.len(), 1);
}

#[test]
fn in_a_large_field_two_who_would_rather_not_meet_never_do() {
    for (seats, players, rounds) in [(2, 16, 15), (3, 24, 6)] {
        let mut rng = rng(players);
        let mut tournament = swiss(rounds, seats, seats, players);
        tournament.apart = (1..=players / 2).map(|player| (player, players + 1 - player)).collect();
        while let Some(mut round) = next_round(&tournament) {
            let met = round.tables.iter().flat_map(pairs);
            assert!(met.into_iter().all(|(one, other)| !are_apart(&tournament, one, other)), "{round:?}");
            end(&mut round, &mut rng);
            tournament.rounds.push(round);
        }
    }
}

#[test]
fn in_a_round_robin_everybody_meets_everybody_whoever_would_rather_not() {
    for most in [2, 3] {
        let usual = tournament(Format::RoundRobin, most, most, 7);
        let apart = Tournament { apart: vec![(1, 2), (3, 7)], ..usual.clone() };
        assert_eq!(next_round(&apart), next_round(&usual));
        assert_eq!(rounds_in_all(&apart), rounds_in_all(&usual));
    }
}

#[test]
fn nobody_below_the_one_with_the_bye_could_have_it_as_well() {
    for seed in 0..30 {
        let mut rng = rng(seed);
        let mut tournament = swiss(6, 2, 2, 3 + 2 * (seed % 4));
        while let Some(mut round) = next_round(&tournament) {
            if let [bye] = round.byes[..] {
                let order: Vec<Player> =
                    standings(&tournament).into_iter().rev().map(|standing| standing.player).collect();
                for below in order.into_iter().take_while(|player| *player != bye.player) {
                    check_bye(&tournament, bye.player, below);
                }
            }
            end(&mut round, &mut rng);
            tournament.rounds.push(round);
        }
    }
}

/// With a bye for the other one, it would be premature, or more people would meet again.
#[track_caller]
fn check_bye(tournament: &Tournament, player: Player, below: Player) {
    let seated: Vec<Player> = present(tournament).into_iter().filter(|other| *other != below).collect();
    let mut repeats = usize::MAX;
    fill(tournament, &seated, &vec![2; seated.len() / 2], 0, &mut repeats);
    let is_premature = byes_of(tournament, below) > byes_of(tournament, player);
    assert!(is_premature || repeats > fewest_repeats(tournament), "{below} below {player}: {tournament:?}");
}

#[test]
fn at_three_seats_as_few_meet_again_as_in_any_other_round() {
    for players in 3..=9 {
        check(3, 3, players, 6, 4);
        check(2, 3, players, 6, 4);
    }
}

#[test]
fn at_four_seats_as_few_meet_again_as_in_any_other_round() {
    for players in 4..=10 {
        check(4, 4, players, 5, 3);
        check(3, 4, players, 5, 3);
    }
    check(4, 4, 12, 5, 2);
}

#[test]
fn at_five_seats_as_few_meet_again_as_in_any_other_round() {
    for players in 5..=11 {
        check(5, 5, players, 5, 2);
        check(3, 5, players, 5, 2);
    }
}

#[test]
fn in_large_fields_of_two_nobody_meets_again_for_many_rounds() {
    for (players, rounds) in [(16, 8), (33, 9), (64, 11)] {
        let mut rng = rng(players);
        let mut tournament = swiss(rounds, 2, 2, players);
        while let Some(mut round) = next_round(&tournament) {
            assert_eq!(repeats(&tournament, &round), 0, "{players} players");
            end(&mut round, &mut rng);
            tournament.rounds.push(round);
        }
    }
}

#[test]
fn in_large_fields_at_more_seats_nobody_meets_again_for_some_rounds() {
    for (seats, players, rounds) in [(3, 64, 10), (4, 64, 7), (5, 64, 5), (4, 24, 4), (3, 18, 5), (5, 30, 3)]
    {
        let mut rng = rng(players);
        let mut tournament = swiss(rounds, seats - 1, seats, players);
        while let Some(mut round) = next_round(&tournament) {
            assert_eq!(repeats(&tournament, &round), 0, "{players} players at {seats} seats");
            end(&mut round, &mut rng);
            tournament.rounds.push(round);
        }
    }
}
