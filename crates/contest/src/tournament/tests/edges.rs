//! Few players, and those who leave.

use super::*;

fn vanish(tournament: &mut Tournament, players: &[Player]) {
    for entrant in &mut tournament.entrants {
        if players.contains(&entrant.player) {
            entrant.presence = Presence::Vanished;
        }
    }
}

#[test]
fn a_tournament_of_nobody_or_of_one_has_no_round() {
    for format in [Format::RoundRobin, Format::Swiss { rounds: 3 }] {
        for players in 0..2 {
            assert_eq!(next_round(&tournament(format, 2, 2, players)), None);
        }
        assert_eq!(next_round(&tournament(format, 4, 5, 3)), None);
    }
    assert_eq!(standings(&swiss(3, 2, 2, 0)), Vec::new());
}

#[test]
fn the_tournament_is_over_when_one_is_left_or_all_withdrew() {
    for format in [Format::RoundRobin, Format::Swiss { rounds: 3 }] {
        let mut tournament = tournament(format, 2, 2, 4);
        tournament.rounds.push(round(&[(&[1, 2], &[20, 10]), (&[3, 4], &[20, 10])], &[]));
        vanish(&mut tournament, &[1, 2, 3]);
        assert_eq!(next_round(&tournament), None);
        vanish(&mut tournament, &[4]);
        assert_eq!(next_round(&tournament), None);
        assert_eq!(standings(&tournament).len(), 4);
    }
}

#[test]
fn two_play_each_other_round_after_round_and_change_seats() {
    let mut tournament = swiss(4, 2, 2, 2);
    let mut seats = Vec::new();
    while let Some(next) = next_round(&tournament) {
        let players = next.tables[0].players.clone();
        tournament.rounds.push(round(&[(&players, &[20, 10])], &[]));
        seats.push(players);
    }
    assert_eq!(seats, [[1, 2], [2, 1], [1, 2], [2, 1]]);
}

#[test]
fn in_the_first_round_the_upper_half_meets_the_lower_half() {
    let round = next_round(&swiss(3, 2, 2, 8)).unwrap();
    let tables: Vec<Vec<Player>> = round.tables.iter().map(|table| table.players.clone()).collect();
    assert_eq!(tables, [[1, 5], [6, 2], [3, 7], [8, 4]]);
}

#[test]
fn at_four_seats_the_first_round_has_one_of_each_quarter_at_each_table() {
    let round = next_round(&swiss(3, 4, 4, 16)).unwrap();
    for table in &round.tables {
        let mut quarters: Vec<u64> = table.players.iter().map(|player| (player - 1) / 4).collect();
        quarters.sort_unstable();
        assert_eq!(quarters, [0, 1, 2, 3], "{table:?}");
    }
}

#[test]
fn equal_points_meet() {
    let mut tournament = swiss(3, 2, 2, 8);
    tournament.rounds.push(round(
        &[(&[1, 5], &[20, 10]), (&[6, 2], &[20, 10]), (&[3, 7], &[20, 10]), (&[8, 4], &[20, 10])],
        &[],
    ));
    let winners = [1, 6, 3, 8];
    for table in next_round(&tournament).unwrap().tables {
        assert_eq!(winners.contains(&table.players[0]), winners.contains(&table.players[1]), "{table:?}");
    }
}

#[test]
fn the_bye_goes_to_the_lowest_who_has_had_none() {
    let mut tournament = swiss(5, 2, 2, 5);
    assert_eq!(next_round(&tournament).unwrap().byes, [bye(5)]);
    tournament.rounds.push(round(&[(&[1, 3], &[20, 10]), (&[2, 4], &[20, 10])], &[5]));
    let lowest = standings(&tournament).last().unwrap().player;
    assert_eq!(next_round(&tournament).unwrap().byes, [bye(lowest)]);
}

#[test]
fn who_enters_late_is_paired_from_then_on() {
    let mut tournament = swiss(3, 2, 2, 3);
    tournament.rounds.push(round(&[(&[1, 2], &[20, 10])], &[3]));
    tournament.entrants.push(Entrant { player: 9, rating: 1500, presence: Presence::Playing });
    let round = next_round(&tournament).unwrap();
    assert_eq!(round.byes, []);
    assert!(round.tables.iter().any(|table| table.players.contains(&9)));
    let late = standings(&tournament).into_iter().find(|standing| standing.player == 9).unwrap();
    assert_eq!(late.marks, [Mark::Absent]);
}

#[test]
fn marks_tell_each_round() {
    let mut tournament = swiss(5, 2, 4, 7);
    tournament.rounds.push(round(&[(&[1, 2, 3, 4], &[30, 20, 20, 10]), (&[5, 6], &[20, 20])], &[7]));
    tournament.rounds.push(round(&[(&[1, 2], &[20, 10]), (&[3, 7, 6], &[0, 5, 9])], &[4]));
    tournament.rounds[1].tables[1].outcome = Outcome::Finished(vec![forfeited(), placed(2, 5), placed(1, 9)]);
    tournament
        .rounds
        .push(Round { tables: vec![Table { players: vec![1, 3], outcome: Outcome::Pending }], byes: vec![] });
    let marks = |player: Player| {
        standings(&tournament).into_iter().find(|standing| standing.player == player).unwrap().marks
    };
    assert_eq!(marks(1), [Mark::Placed { place: 1, players: 4 }, Mark::Won, Mark::Pending]);
    assert_eq!(marks(2), [Mark::Placed { place: 2, players: 4 }, Mark::Lost, Mark::Absent]);
    assert_eq!(marks(3), [Mark::Placed { place: 2, players: 4 }, Mark::Forfeit, Mark::Pending]);
    assert_eq!(marks(5), [Mark::Drawn, Mark::Absent, Mark::Absent]);
    assert_eq!(marks(7), [Mark::Bye, Mark::Placed { place: 2, players: 3 }, Mark::Absent]);
}

#[test]
fn a_forfeit_is_a_point_for_the_opponent_and_the_last_place_at_a_larger_table() {
    let mut tournament = swiss(5, 2, 4, 6);
    tournament.rounds.push(round(&[(&[1, 2], &[0, 0]), (&[3, 4, 5, 6], &[0, 0, 0, 0])], &[]));
    let results = |table: usize| match table {
        0 => vec![placed(1, 3), forfeited()],
        _ => vec![forfeited(), placed(1, 9), forfeited(), placed(2, 6)],
    };
    for table in 0..2 {
        tournament.rounds[0].tables[table].outcome = Outcome::Finished(results(table));
    }
    let standings = standings(&tournament);
    let of = |player: Player| standings.iter().find(|standing| standing.player == player).unwrap();
    let hundredths: Vec<i64> = (1..=6).map(|player| of(player).points.hundredths()).collect();
    assert_eq!(hundredths, [100, 0, 0, 100, 0, 67]);
    assert_eq!(of(1).share.thousandths(), None);
    assert_eq!(of(4).share.thousandths(), Some(600));
    assert_eq!(of(3).met.parts, []);
}
