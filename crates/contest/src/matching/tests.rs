use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::*;

/// Somebody with a settled rating who came at 0 and wants a rated Duel at the usual pace.
fn waiting(player: Player, rating: i32) -> Waiting {
    Waiting {
        player,
        game: "duel".to_owned(),
        seats: vec![2],
        paces: vec!["10+30".to_owned()],
        rated: RatedWish::Rated,
        rating,
        deviation: 60,
        opponents: Opponents::NearRating,
        computers: Computers::Refused,
        avoids: BTreeSet::new(),
        since: 0,
    }
}

fn at_table(seats: u8, player: Player, rating: i32) -> Waiting {
    Waiting { seats: vec![seats], ..waiting(player, rating) }
}

#[track_caller]
fn check(waiting: &[Waiting], now: i64, expected: &[&[Player]]) {
    let tables: Vec<Vec<Player>> = pairings(waiting, now).into_iter().map(|found| found.players).collect();
    assert_eq!(tables, expected);
}

fn between(low: i32, high: i32) -> Range {
    Range::Between { low, high }
}

#[test]
fn nobody_waits_and_nobody_plays() {
    check(&[], 0, &[]);
    check(&[waiting(1, 1500)], 1_000_000, &[]);
}

#[test]
fn a_range_is_told_in_round_numbers_with_when_it_widens() {
    let reach = range_of(&waiting(1, 1512), 4_000);
    assert_eq!(reach.range, between(1400, 1600));
    assert_eq!(reach.next, Some(Wider { after: 11_000, range: between(1350, 1650) }));
    let reach = range_of(&waiting(1, 1525), 15_000);
    assert_eq!(reach.range, between(1400, 1700));
    assert_eq!(reach.next, Some(Wider { after: 15_000, range: between(1350, 1750) }));
}

#[test]
fn a_range_holds_everything_if_any_rating_will_do() {
    let anything = Waiting { opponents: Opponents::AnyRating, ..waiting(1, 1500) };
    assert_eq!(range_of(&anything, 0), Reach { range: Range::Any, next: None });
}

#[test]
fn a_range_stays_whole_after_years_and_before_the_clock_is_right() {
    assert_eq!(range_of(&waiting(1, 1500), -5).range, between(1400, 1600));
    assert_eq!(range_of(&waiting(1, 1500), i64::MAX).range, between(-498_600, 501_600));
}

#[test]
fn two_near_each_other_play_at_once() {
    check(&[waiting(1, 1500), waiting(2, 1600)], 0, &[&[1, 2]]);
}

#[test]
fn two_far_apart_play_as_soon_as_both_ranges_hold_the_other() {
    let two = [waiting(1, 1500), waiting(2, 1650)];
    check(&two, 14_999, &[]);
    check(&two, 15_000, &[&[1, 2]]);
    let late = [waiting(1, 1500), Waiting { since: 10_000, ..waiting(2, 1650) }];
    check(&late, 24_999, &[]);
    check(&late, 25_000, &[&[1, 2]]);
}

#[test]
fn any_rating_of_one_does_not_overrule_the_range_of_the_other() {
    let two = [Waiting { opponents: Opponents::AnyRating, ..waiting(1, 1000) }, waiting(2, 1500)];
    check(&two, 0, &[]);
    check(&two, 8 * 15_000, &[&[1, 2]]);
}

#[test]
fn an_uncertain_rating_counts_as_nearer() {
    let two = [Waiting { deviation: 350, ..waiting(1, 1500) }, waiting(2, 1700)];
    check(&two, 0, &[&[1, 2]]);
    check(&[waiting(1, 1500), waiting(2, 1700)], 0, &[]);
}

#[test]
fn who_waits_longest_chooses_the_nearest() {
    let four = [
        Waiting { since: 3, ..waiting(1, 1500) },
        Waiting { since: 0, ..waiting(2, 1560) },
        Waiting { since: 1, ..waiting(3, 1600) },
        Waiting { since: 2, ..waiting(4, 1510) },
    ];
    check(&four, 10, &[&[2, 3], &[4, 1]]);
}

#[test]
fn who_is_equally_near_plays_if_they_waited_longer() {
    check(&[waiting(1, 1500), Waiting { since: 5, ..waiting(2, 1550) }, waiting(3, 1450)], 10, &[&[1, 3]]);
}

#[test]
fn people_who_block_each_other_never_meet() {
    let blocked = Waiting { avoids: BTreeSet::from([1]), ..waiting(2, 1500) };
    check(&[waiting(1, 1500), blocked.clone()], 1_000_000, &[]);
    check(&[blocked, waiting(1, 1500), Waiting { since: 1, ..waiting(3, 1590) }], 100, &[&[1, 3]]);
}

#[test]
fn nobody_plays_against_themselves_or_twice() {
    let elsewhere = Waiting { game: "nefertiti".to_owned(), ..waiting(1, 1500) };
    check(&[waiting(1, 1500), waiting(1, 1500)], 0, &[]);
    let four = [elsewhere.clone(), waiting(1, 1500), waiting(2, 1500), Waiting { player: 3, ..elsewhere }];
    check(&four, 0, &[&[1, 2]]);
}

#[test]
fn game_pace_seats_and_rating_have_to_agree() {
    let one = waiting(1, 1500);
    check(&[one.clone(), Waiting { game: "pyramidice".to_owned(), ..waiting(2, 1500) }], 0, &[]);
    check(&[one.clone(), Waiting { paces: vec!["3+10".to_owned()], ..waiting(2, 1500) }], 0, &[]);
    check(&[one.clone(), Waiting { seats: vec![3, 4], ..waiting(2, 1500) }], 0, &[]);
    check(&[one.clone(), Waiting { rated: RatedWish::Casual, ..waiting(2, 1500) }], 0, &[]);
    check(&[one, Waiting { rated: RatedWish::Either, ..waiting(2, 1500) }], 0, &[&[1, 2]]);
}

#[test]
fn the_wishes_of_who_waits_longest_come_first_among_what_all_accept() {
    let paces = |paces: &[&str]| paces.iter().map(|pace| (*pace).to_owned()).collect();
    let one = Waiting { paces: paces(&["days", "20+60", "10+30"]), ..waiting(1, 1500) };
    let other = Waiting { paces: paces(&["3+10", "10+30", "20+60"]), since: 1, ..waiting(2, 1500) };
    assert_eq!(pairings(&[one, other], 5)[0].pace, "20+60");
    let either = |player| Waiting { rated: RatedWish::Either, ..waiting(player, 1500) };
    assert_eq!(pairings(&[either(1), either(2)], 0)[0].rated, Rated::Rated);
    let casual = Waiting { rated: RatedWish::Casual, ..waiting(2, 1500) };
    assert_eq!(pairings(&[either(1), casual], 0)[0].rated, Rated::Casual);
}

#[test]
fn a_table_for_four_fills_up_with_those_who_waited_longest() {
    let mut five: Vec<Waiting> = (1..=5).map(|player| at_table(4, player, 1500 + player as i32)).collect();
    check(&five[..3], 100, &[]);
    five[0].since = 9;
    check(&five, 100, &[&[2, 3, 4, 5]]);
}

#[test]
fn at_a_larger_table_everybody_is_in_the_range_of_everybody() {
    let table = [at_table(3, 1, 1500), at_table(3, 2, 1590), at_table(3, 3, 1410)];
    check(&table, 0, &[]);
    check(&table, 30_000, &[&[1, 2, 3]]);
}

#[test]
fn somebody_who_fits_with_nobody_else_does_not_keep_a_table_from_filling() {
    let blocked = Waiting { avoids: BTreeSet::from([3, 4]), ..at_table(3, 2, 1500) };
    check(&[at_table(3, 1, 1500), blocked, at_table(3, 3, 1500), at_table(3, 4, 1500)], 0, &[&[1, 3, 4]]);
}

#[test]
fn any_number_of_seats_takes_the_first_table_that_fills() {
    let any = |player| Waiting { seats: vec![5, 4, 3, 2], ..waiting(player, 1500) };
    let three: Vec<Waiting> = (1..=3).map(any).collect();
    check(&three, 0, &[&[1, 2, 3]]);
    check(&three[..2], 0, &[&[1, 2]]);
}

#[test]
fn computer_players_take_the_last_seats_if_all_agree_and_the_oldest_has_waited() {
    let agrees = |player| Waiting { computers: Computers::Accepted, ..at_table(4, player, 1500) };
    let three: Vec<Waiting> = (1..=3).map(agrees).collect();
    check(&three, COMPUTERS_AFTER - 1, &[]);
    check(&three, COMPUTERS_AFTER, &[&[1, 2, 3]]);
    assert_eq!(pairings(&three, COMPUTERS_AFTER)[0].computers, 1);
    let mut two = three.clone();
    two[1].computers = Computers::Refused;
    check(&two, COMPUTERS_AFTER, &[&[1, 3]]);
    assert_eq!(pairings(&two, COMPUTERS_AFTER)[0].computers, 2);
    check(&two[..2], COMPUTERS_AFTER, &[]);
    check(&three[..1], 100 * COMPUTERS_AFTER, &[]);
}

#[test]
fn people_come_before_computer_players() {
    let agrees = |player| Waiting { computers: Computers::Accepted, ..at_table(3, player, 1500) };
    let three = [agrees(1), agrees(2), at_table(3, 3, 1500)];
    let found = pairings(&three, COMPUTERS_AFTER);
    assert_eq!((found[0].players.as_slice(), found[0].computers), ([1, 2, 3].as_slice(), 0));
}

/// Somebody who came now, with wishes as they occur.
fn somebody(rng: &mut Xoshiro256PlusPlus, player: Player, since: i64) -> Waiting {
    let all_seats: [&[u8]; 5] = [&[2], &[2], &[3], &[4, 3], &[2, 3, 4, 5]];
    let paces: [&[&str]; 3] = [&["10+30"], &["3+10", "10+30"], &["20+60", "10+30", "3+10"]];
    let one_in = |rng: &mut Xoshiro256PlusPlus, many: u32| rng.random_range(0..many) == 0;
    Waiting {
        seats: all_seats[rng.random_range(0..5)].to_vec(),
        paces: paces[rng.random_range(0..3)].iter().map(|pace| (*pace).to_owned()).collect(),
        rated: [RatedWish::Rated, RatedWish::Casual, RatedWish::Either][rng.random_range(0..3)],
        deviation: rng.random_range(45..=350),
        opponents: if one_in(rng, 5) { Opponents::AnyRating } else { Opponents::NearRating },
        computers: if one_in(rng, 3) { Computers::Accepted } else { Computers::Refused },
        avoids: (0..3).map(|_| rng.random_range(1..=player)).filter(|other| *other != player).collect(),
        since,
        ..waiting(player, rng.random_range(1000..2000))
    }
}

#[test]
fn the_order_in_which_they_are_told_changes_nothing() {
    for seed in 0..100 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut people: Vec<Waiting> =
            (1..=40).map(|player| somebody(&mut rng, player, player as i64 / 4 * 5_000)).collect();
        let expected = pairings(&people, 60_000);
        people.shuffle(&mut rng);
        assert_eq!(pairings(&people, 60_000), expected, "seed {seed}");
    }
}

#[test]
fn nobody_is_left_who_could_meet_somebody_else_who_is_left() {
    for seed in 0..200 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut left: Vec<Waiting> =
            (1..=40).map(|player| somebody(&mut rng, player, player as i64 * 1_000)).collect();
        for table in pairings(&left, 70_000) {
            left.retain(|waiting| !table.players.contains(&waiting.player));
        }
        assert_eq!(pairings(&left, 70_000), [], "seed {seed}");
        for (index, one) in left.iter().enumerate() {
            let with = |other: &Waiting| pairings(&[one.clone(), other.clone()], 70_000);
            assert!(left[index + 1..].iter().all(|other| with(other).is_empty()), "seed {seed}");
        }
    }
}

#[test]
fn every_table_is_what_all_its_players_asked_for() {
    for seed in 0..200 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let people: Vec<Waiting> =
            (1..=40).map(|player| somebody(&mut rng, player, player as i64 * 1_000)).collect();
        let found = pairings(&people, 70_000);
        assert!(!found.is_empty());
        let seated: Vec<Player> = found.iter().flat_map(|table| table.players.clone()).collect();
        assert_eq!(seated.iter().collect::<BTreeSet<_>>().len(), seated.len(), "seed {seed}");
        for table in &found {
            check_table(table, &people, seed);
        }
    }
}

fn check_table(table: &Match, people: &[Waiting], seed: u64) {
    let seats = table.players.len() as u8 + table.computers;
    let members: Vec<&Waiting> = table.players.iter().map(|player| &people[*player as usize - 1]).collect();
    for one in &members {
        assert!(one.seats.contains(&seats) && one.paces.contains(&table.pace), "seed {seed}: {table:?}");
        assert!(table.computers == 0 || one.computers == Computers::Accepted, "seed {seed}: {table:?}");
        let refused = if table.rated == Rated::Rated { RatedWish::Casual } else { RatedWish::Rated };
        assert_ne!(one.rated, refused, "seed {seed}: {table:?}");
        for other in members.iter().filter(|other| other.player != one.player) {
            assert!(!one.avoids.contains(&other.player), "seed {seed}: {table:?}");
            if let Range::Between { low, high } = range_of(one, 70_000).range {
                // A newcomer counts as up to 100 nearer.
                assert!((low - 100..=high + 100).contains(&other.rating), "seed {seed}: {table:?}");
            }
        }
    }
}

/// For an hour, somebody comes every few seconds, and pairings are made every second.
fn longest_waits(seed: u64, seats: &[u8], every: i64) -> (usize, i64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut people, mut served, mut longest): (Vec<Waiting>, usize, i64) = (Vec::new(), 0, 0);
    for second in 0..3600 {
        let now = second * 1000;
        if second % every == 0 {
            let rating = rng.random_range(1200..=1800);
            let player = second as Player + 1;
            people.push(Waiting { seats: seats.to_vec(), since: now, ..waiting(player, rating) });
        }
        for table in pairings(&people, now) {
            let done = people.extract_if(.., |waiting| table.players.contains(&waiting.player));
            longest = done.map(|waiting| now - waiting.since).fold(longest, i64::max);
            served += table.players.len();
        }
    }
    longest = people.iter().map(|waiting| 3_600_000 - waiting.since).fold(longest, i64::max);
    (served, longest)
}

#[test]
fn nobody_starves_while_people_come_whom_they_can_meet() {
    for seed in 0..5 {
        for (seats, every, most) in [(2, 4, 240), (2, 20, 300), (3, 4, 240), (4, 4, 240), (5, 5, 300)] {
            let (served, longest) = longest_waits(seed, &[seats], every);
            let came = 3600 / every as usize;
            assert!(served + 20 > came, "seed {seed}, {seats} seats: {served} of {came}");
            assert!(longest <= most * 1000, "seed {seed}, {seats} seats, one every {every} s: {longest} ms");
        }
    }
}
