//! The score sheet: worked examples, tables and maxima, through the score pad; and who is first to five.

use std::collections::HashMap;

use duel::{Duel, Event};
use game::show::pad::Sheet;
use game::{Game, Part, Present, Score, Seat, Tally, Viewer};

use crate::support::{BLACK, Position, WHITE, position};

/// The README shows this pad as its example.
#[test]
fn the_worked_example_of_the_a_sides() {
    let readme = include_str!("../../README.md");
    let pad = readme.split("```text\n").nth(1).unwrap().split("```").next().unwrap();
    let sheet = "obelisk 2, temple 1+2+4, pyramids 10+21, tomb 25+1, actions 2, meeples 1";
    check_sheet(&count(pad).unwrap(), sheet, 69);
    let end = position()
        .holds(BLACK, "obelisk*2 temple1 temple4 temple2 light*4 dark*6 take swap")
        .holds(BLACK, "tomb3 tomb4 tomb5 tomb6 tomb7 tomb8 tomb11")
        .holds(WHITE, "obelisk*3")
        .meeples(BLACK, "b2");
    check_sheet(&end.over().table().state.score(Viewer::Spectator), sheet, 69);
}

#[test]
fn the_worked_example_of_the_b_sides() {
    let pad = "options: sides=BBBB\n1 obelisks: 6\n1 temples: 1 1 2 2 2 3 4 4\n1 dark: 6\n1 tombs: 1 3 4 5\n\
               1 actions: 2\n1 meeples: 1\n";
    let sheet = "obelisk 12, temple 16+9+1, pyramids -6, tomb 4+4, actions 2, meeples 1";
    check_sheet(&count(pad).unwrap(), sheet, 43);
    let end = position()
        .options("sides=BBBB")
        .holds(
            BLACK,
            "obelisk*6 temple1*2 temple2*3 temple3 temple4*2 dark*6 tomb1 tomb3 tomb4 tomb5 place*2",
        )
        .first_to_five(BLACK)
        .meeples(BLACK, "c3");
    check_sheet(&end.over().table().state.score(Viewer::Spectator), sheet, 43);
}

/// Compares Black's lines of the score sheet, term by term, and their sum.
#[track_caller]
fn check_sheet(score: &Score, sheet: &str, total: i32) {
    let tally = &score.0[usize::from(BLACK)];
    let terms = |part: &Part| part.terms.iter().map(i32::to_string).collect::<Vec<String>>().join("+");
    let line = |part: &Part| format!("{} {}", part.name, terms(part));
    assert_eq!(tally.0.iter().map(line).collect::<Vec<String>>().join(", "), sheet);
    assert_eq!(tally.total(), total);
}

#[test]
fn obelisks_on_side_a_score_one_each_and_six_for_strictly_more() {
    check("0 obelisks: 3\n1 obelisks: 2\n", "obelisk", [3 + 6, 2]);
    check("0 obelisks: 3\n1 obelisks: 3\n", "obelisk", [3, 3]);
    check("", "obelisk", [0, 0]);
    check("0 obelisks: 12\n", "obelisk", [18, 0]);
}

#[test]
fn obelisks_on_side_b_score_for_five_and_for_ten() {
    let check_b = |pad: &str, expected| check(&format!("options: sides=BAAA\n{pad}"), "obelisk", expected);
    check_b("0 obelisks: 4\n1 obelisks: 4\n", [0, 0]);
    check_b("0 obelisks: 5\n1 obelisks: 4\n", [12, 0]);
    check_b("first_to_five: 1\n0 obelisks: 7\n1 obelisks: 5\n", [6, 12]);
    check_b("first_to_five: 0\n0 obelisks: 6\n1 obelisks: 6\n", [12, 6]);
    check_b("0 obelisks: 9\n", [12, 0]);
    check_b("0 obelisks: 10\n", [18, 0]);
    check_b("1 obelisks: 12\n", [0, 18]);
}

#[test]
fn temples_on_side_a_score_their_symbols() {
    check("0 temples: 1 1 3 4\n1 temples: 2\n", "temple", [9, 2]);
    check("0 temples: 1 1 1 2 2 2 3 3 3 4 4 4\n", "temple", [30, 0]);
}

#[test]
fn temples_on_side_b_score_sets_of_different_values() {
    let check_b = |pad: &str, expected| check(&format!("options: sides=ABAA\n{pad}"), "temple", expected);
    check_b("0 temples: 4\n1 temples: 1 2\n", [1, 4]);
    check_b("0 temples: 1 2 4\n1 temples: 1 2 3 4\n", [9, 16]);
    check_b("0 temples: 2 2 2\n1 temples: 1 1 3\n", [3, 5]);
    check_b("0 temples: 1 1 1 2 2 2 3 3 3 4 4 4\n", [48, 0]);
}

#[test]
fn r24_temples_on_side_b_are_split_in_the_best_way() {
    for (counts, best) in best_splits() {
        let values = (1..).zip(counts).flat_map(|(value, count)| vec![format!("{value}"); count]);
        let temples = values.collect::<Vec<String>>().join(" ");
        check(&format!("options: sides=ABAA\n0 temples: {temples}\n"), "temple", [best, 0]);
    }
}

/// For zero to three tokens of each of the four values: the most that any split into sets of different values scores,
/// found by trying every set as the last.
fn best_splits() -> HashMap<[usize; 4], i32> {
    let mut best = HashMap::new();
    // Every smaller number of tokens has a smaller code, so that what is left without the last set is known.
    for code in 0..4_usize.pow(4) {
        let counts = [64, 16, 4, 1].map(|unit| code / unit % 4);
        let sets = (1..16_usize).map(|set| [8, 4, 2, 1].map(|unit| set / unit % 2));
        let without = |set: &[usize; 4]| {
            let mut left = counts;
            for (count, taken) in left.iter_mut().zip(set) {
                *count = count.checked_sub(*taken)?;
            }
            Some(best[&left] + (set.iter().sum::<usize>() as i32).pow(2))
        };
        let most = sets.filter_map(|set| without(&set)).max().unwrap_or(0);
        best.insert(counts, most);
    }
    best
}

#[test]
fn pyramids_on_side_a_score_each_on_its_own() {
    for (tokens, points) in [0, 1, 3, 6, 10, 15, 21].into_iter().enumerate() {
        check(&format!("0 light: {tokens}\n1 dark: {tokens}\n"), "pyramids", [points, points]);
    }
    check("0 light: 6\n0 dark: 6\n", "pyramids", [42, 0]);
}

#[test]
fn pyramids_on_side_b_score_the_smaller_one_and_equal_ones_once() {
    for (tokens, points) in [-6, 0, 4, 10, 18, 30, 45].into_iter().enumerate() {
        let pad = format!("options: sides=AABA\n0 light: {tokens}\n0 dark: 6\n");
        check(&pad, "pyramids", [points, -6]);
    }
    check("options: sides=AABA\n0 light: 3\n0 dark: 3\n1 light: 3\n1 dark: 2\n", "pyramids", [10, 4]);
}

#[test]
fn r22_no_pyramid_at_all_on_side_b_is_minus_six() {
    check("options: sides=AABA\n1 light: 6\n", "pyramids", [-6, -6]);
}

#[test]
fn r23_four_in_the_smaller_pyramid_are_18_or_by_option_15() {
    let four = "0 light: 4\n0 dark: 5\n";
    check(&format!("options: sides=AABA\n{four}"), "pyramids", [18, -6]);
    check(&format!("options: sides=AABA pyramid_b_four=15\n{four}"), "pyramids", [15, -6]);
    let side_a = format!("options: sides=AAAA pyramid_b_four=15\n{four}");
    check(&side_a, "pyramids", [10 + 15, 0]);
    check(
        "options: sides=AABA pyramid_b_four=15\n0 light: 5\n0 dark: 5\n1 dark: 1\n1 light: 1\n",
        "pyramids",
        [30, 0],
    );
}

#[test]
fn tombs_on_side_a_score_the_length_of_every_run() {
    check("0 tombs: 1\n1 tombs: 4 5\n", "tomb", [1, 4]);
    check("0 tombs: 1 2 3\n1 tombs: 9 10 11 12\n", "tomb", [9, 16]);
    check("0 tombs: 3 4 5 6 7\n1 tombs: 8 9 11\n", "tomb", [25, 4 + 1]);
    check("0 tombs: 1 2 3 4 5 6 7 8 9 10 11 12\n", "tomb", [25, 0]);
    check("0 tombs: 1 2 3 4 5 7 8 9 10 11 12\n", "tomb", [50, 0]);
}

#[test]
fn tombs_twelve_and_one_do_not_join() {
    check("0 tombs: 12 1\n", "tomb", [2, 0]);
    check("options: sides=AAAB\n0 tombs: 1 12\n", "tomb", [8, 0]);
}

#[test]
fn tombs_on_side_b_score_four_for_a_run_of_any_length() {
    let check_b = |pad: &str, expected| check(&format!("options: sides=AAAB\n{pad}"), "tomb", expected);
    check_b("0 tombs: 7\n1 tombs: 1 2 3 4 5 6\n", [4, 4]);
    check_b("0 tombs: 1 3 5 7 9 11\n1 tombs: 2\n", [24, 4]);
    check_b("0 tombs: 1 2 3 4 5 6 7 8 9 10 11 12\n", [4, 0]);
}

#[test]
fn unused_action_tokens_and_meeples_in_the_harbour_score_one_each() {
    let pad = "0 actions: 5\n1 actions: 7\n0 meeples: 4\n";
    check(pad, "actions", [5, 7]);
    check(pad, "meeples", [4, 0]);
}

/// Compares both players' points in one line of the score sheet.
#[track_caller]
fn check(pad: &str, part: &str, expected: [i32; 2]) {
    let score = count(pad).unwrap();
    let points = |tally: &Tally| tally.part(part).unwrap().points();
    assert_eq!([points(&score.0[usize::from(WHITE)]), points(&score.0[usize::from(BLACK)])], expected);
}

#[test]
fn a_pad_that_cannot_be_is_refused_with_a_sentence() {
    let refused = |pad: &str, sentence: &str| assert_eq!(count(pad).unwrap_err(), sentence);
    refused(
        "0 obelisks: 7\n1 obelisks: 6\n",
        "Together the players have 13 of this token, but there are only 12: obelisk.",
    );
    refused(
        "0 tombs: 4\n1 tombs: 4\n",
        "Together the players have 2 of this token, but there is only 1: tomb 4.",
    );
    refused(
        "0 temples: 2 2\n1 temples: 2 2\n",
        "Together the players have 4 of this token, but there are only 3: temple 2.",
    );
    refused(
        "0 actions: 7\n1 actions: 6\n",
        "There are only twelve action tokens; the two players have more.",
    );
    refused(
        "options: sides=BAAA\n0 obelisks: 5\n1 obelisks: 5\n",
        "Both players have five obelisks: say who was first.",
    );
    refused(
        "options: sides=BAAA\nfirst_to_five: 0\n0 obelisks: 4\n",
        "White cannot have been first to five obelisks with fewer than five.",
    );
    refused("0 light: 7\n", "line 1: `7` is not a number from 0 to 6");
    refused("0 tombs: 13\n", "line 1: `13` is not a number from 1 to 12");
    refused("2 light: 1\n", "line 1: `2` is not a seat; seats are 0 to 1");
}

/// Counts a filled score pad.
fn count(pad: &str) -> Result<Score, String> {
    let sheet = Sheet::parse(pad, &Duel::PAD, Duel::OPTIONS, |_| Ok(2))?;
    Duel::pad_score(&sheet, game::Lang::En)
}

#[test]
fn r20_of_two_who_reach_five_in_one_unload_the_nearest_is_first() {
    let four_each = |position: Position| position.holds(WHITE, "obelisk*4").holds(BLACK, "obelisk*4");
    let boat = four_each(position().options("sides=BAAA")).boat("1", "tomb1 obelisk obelisk");
    let white_near = boat.clone().meeples(WHITE, "a1").meeples(BLACK, "c1").table().play("0: unload 1");
    white_near.happened(&Event::FirstToFive { seat: Seat::new(0) }).points("obelisk", &[12, 6]);
    let black_near = boat.meeples(BLACK, "b1").meeples(WHITE, "c1").table().play("0: unload 1");
    black_near.happened(&Event::FirstToFive { seat: Seat::new(1) }).points("obelisk", &[6, 12]);
}

#[test]
fn whoever_is_first_to_five_stays_first() {
    position()
        .options("sides=BAAA")
        .holds(WHITE, "obelisk*5")
        .first_to_five(WHITE)
        .holds(BLACK, "obelisk*4")
        .meeples(BLACK, "a1 b1")
        .boat("1", "tomb1 obelisk obelisk")
        .table()
        .play("0: unload 1")
        .points("obelisk", &[12, 6]);
}

#[test]
fn take_can_make_a_player_first_to_five() {
    let table = position().holds(WHITE, "obelisk*4 take").boat("a", "obelisk tomb1 tomb2").table();
    table.play("0: use take; 0: take a1").happened(&Event::FirstToFive { seat: Seat::new(0) });
}
