//! What holds in every round of random tournaments.

use std::sync::LazyLock;

use super::*;

/// Rounds as they were paired, each with the tournament before it.
static ROUNDS: LazyLock<Vec<(Tournament, Round)>> =
    LazyLock::new(|| (0..200).flat_map(rounds_of_a_tournament).collect());

#[track_caller]
fn in_every_round(check: impl Fn(&Tournament, &Round)) {
    ROUNDS.iter().for_each(|(tournament, round)| check(tournament, round));
}

/// Of all sizes, most of them small, and some with people who leave.
fn rounds_of_a_tournament(seed: u64) -> Vec<(Tournament, Round)> {
    let mut rng = rng(seed);
    let most = [2, 2, 3, 4, 5][seed as usize % 5];
    let least = rng.random_range(2..=most);
    let players = if seed % 20 < 15 { rng.random_range(2..=16) } else { rng.random_range(17..=64) };
    let rounds = rng.random_range(1..=7);
    let mut tournament = swiss(rounds, least, most, players);
    let mut all = Vec::new();
    while let Some(mut round) = next_round(&tournament) {
        all.push((tournament.clone(), round.clone()));
        end(&mut round, &mut rng);
        tournament.rounds.push(round);
        if seed.is_multiple_of(3) {
            leave(&mut tournament, &mut rng);
        }
    }
    let is_complete = tournament.rounds.len() == rounds;
    assert!(is_complete || present(&tournament).len() < usize::from(least), "seed {seed}");
    all
}

#[test]
fn everybody_who_is_in_sits_once_or_has_a_bye() {
    in_every_round(|tournament, round| {
        let seated = round.tables.iter().flat_map(|table| table.players.iter().copied());
        let mut named: Vec<Player> = seated.chain(round.byes.iter().map(|bye| bye.player)).collect();
        named.sort_unstable();
        assert_eq!(named, present(tournament), "{tournament:?}");
    });
}

#[test]
fn tables_are_as_full_as_the_numbers_allow() {
    in_every_round(|tournament, round| {
        let mut sizes: Vec<usize> = round.tables.iter().map(|table| table.players.len()).collect();
        sizes.sort_by(|one, other| other.cmp(one));
        assert_eq!(sizes, tournament.table_size.tables_for(present(tournament).len()));
    });
}

#[test]
fn nobody_has_a_second_bye_while_somebody_has_had_none() {
    in_every_round(|tournament, round| {
        let byes = |player: Player| byes_of(tournament, player);
        let has_bye = |player: Player| round.byes.iter().any(|bye| bye.player == player);
        for bye in &round.byes {
            let spared = present(tournament).into_iter().filter(|player| !has_bye(*player));
            assert!(spared.clone().all(|player| byes(player) >= byes(bye.player)), "{tournament:?}");
        }
    });
}

#[test]
fn the_same_tournament_is_paired_the_same_way() {
    in_every_round(|tournament, round| assert_eq!(next_round(tournament).as_ref(), Some(round)));
}

#[test]
fn nobody_gets_more_than_one_point_a_round_and_all_get_half_on_average() {
    in_every_round(|tournament, _| {
        let standings = standings(tournament);
        let most = tournament.rounds.len() as i64 * Points::ONE.forty_eighths();
        assert!(standings.iter().all(|standing| standing.points.forty_eighths() <= most));
        let all: Points = standings.iter().map(|standing| standing.points).sum();
        let expected = tournament.rounds.iter().map(worth).sum();
        let forfeits = tournament.rounds.iter().flat_map(|round| &round.tables).any(two_forfeits);
        assert!(all == expected || forfeits, "{tournament:?}");
    });
}

fn worth(round: &Round) -> Points {
    let seats: usize = round.tables.iter().map(|table| table.players.len()).sum();
    (0..seats).map(|_| Points::HALF).chain(round.byes.iter().map(|_| Points::ONE)).sum()
}

fn two_forfeits(table: &Table) -> bool {
    match &table.outcome {
        Outcome::Pending => false,
        Outcome::Finished(results) => {
            results.iter().filter(|result| result.finish == Finish::Forfeited).count() > 1
        }
    }
}

#[test]
fn ranks_follow_points_and_tie_breaks() {
    in_every_round(|tournament, _| {
        let standings = standings(tournament);
        for two in standings.windows(2) {
            let key = |standing: &Standing| (standing.points, standing.met.total, standing.beaten.total);
            assert!(key(&two[0]) >= key(&two[1]));
            assert!(two[0].rank <= two[1].rank);
            assert!(two[0].rank < two[1].rank || key(&two[0]) == key(&two[1]));
        }
    });
}

#[test]
fn tie_breaks_are_the_sums_of_their_parts() {
    in_every_round(|tournament, _| {
        for standing in standings(tournament) {
            for tie_break in [&standing.met, &standing.beaten] {
                assert_eq!(tie_break.total, tie_break.parts.iter().map(|part| part.points).sum());
            }
            assert_eq!(standing.share.own, standing.share.parts.iter().map(|part| part.own).sum::<i64>());
            assert_eq!(standing.share.all, standing.share.parts.iter().map(|part| part.all).sum::<i64>());
            assert_eq!(standing.marks.len(), tournament.rounds.len());
        }
    });
}
