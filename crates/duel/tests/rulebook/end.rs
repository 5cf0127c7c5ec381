//! Forced passes, boats that leave, and the end.

use duel::Event;
use game::{Game, Seat};

use crate::support::{BLACK, Expect, WHITE, position};

const BLACK_PASSED: Event = Event::Passed { seat: Seat::new(1) };

#[test]
fn r2_a_player_who_can_do_nothing_passes_without_a_step() {
    let table = position().meeples(BLACK, "a1 b1 a2 b2").only_boats("3 c").table();
    table.play("0: place a3").happened(&BLACK_PASSED).turn(WHITE);
}

#[test]
fn r2_a_player_with_a_meeple_in_hand_or_a_line_to_unload_does_not_pass() {
    let with_a_meeple = position().meeples(BLACK, "a1 b1 a2").only_boats("3 c").table();
    with_a_meeple.play("0: place a3").turn(BLACK);
    let with_a_line = position().meeples(WHITE, "b3").meeples(BLACK, "a1 b1 a2 c2").only_boats("3 c").table();
    with_a_line.play("0: place c3").turn(BLACK).legal("unload 3, unload c");
}

#[test]
fn r2_a_playable_action_token_must_be_played_before_a_pass() {
    let stuck = position().meeples(BLACK, "a1 b1 a2 b2").only_boats("3 c");
    let with_take = stuck.clone().holds(BLACK, "take").table().play("0: place a3");
    with_take.turn(BLACK).legal("take 31, take 32, take 33, take c1, take c2, take c3");
    let with_others = stuck.holds(BLACK, "place unload swap").table().play("0: place a3");
    with_others.happened(&BLACK_PASSED).turn(WHITE);
}

/// There is a free cell for every meeple in hand, so both could only be stuck with all eight in the harbour. Then every
/// line holds two, and whatever two boats are left can be unloaded.
#[test]
fn r2_both_players_are_never_stuck_at_once() {
    let cells = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
    let boats = ["1", "2", "3", "a", "b", "c"];
    for free in cells {
        let occupied: Vec<&str> = cells.into_iter().filter(|cell| *cell != free).collect();
        let full =
            position().meeples(WHITE, &occupied[..4].join(" ")).meeples(BLACK, &occupied[4..].join(" "));
        for (index, one) in boats.iter().enumerate() {
            for other in &boats[index + 1..] {
                let table = full.clone().only_boats(&format!("{one} {other}")).table();
                table.legal(&format!("unload {one}, unload {other}"));
            }
        }
    }
}

#[test]
fn the_game_ends_at_once_when_the_fifth_boat_leaves() {
    let fourth = position().meeples(WHITE, "a1 b1").only_boats("1 2 3").table();
    fourth.play("0: unload 1").turn(BLACK);
    let fifth = position().meeples(WHITE, "a1 b1").only_boats("1 2").table();
    fifth.play("0: unload 1").happened(&Event::Ended).over();
}

#[test]
fn the_last_boat_may_not_be_unloaded_and_its_tokens_go_to_nobody() {
    position()
        .meeples(WHITE, "a1 b1")
        .meeples(BLACK, "a2 b2")
        .only_boats("1 2")
        .boat("1", "tomb1 tomb2 tomb3")
        .boat("2", "tomb4 tomb5 tomb6")
        .table()
        .play("0: unload 1")
        .over()
        .has(WHITE, "tomb3 tomb2")
        .has(BLACK, "")
        .cargo("2", "tomb4 tomb5 tomb6");
}

#[test]
fn r15_the_game_ends_inside_a_double_unload() {
    position()
        .holds(WHITE, "unload")
        .meeples(WHITE, "a1")
        .meeples(BLACK, "a2 b2")
        .only_boats("1 2")
        .table()
        .play("0: use unload; 0: place b1; 0: unload 1")
        .over()
        .standing("a2 b2");
}

#[test]
fn the_player_with_more_points_wins_and_on_a_tie_the_one_who_did_not_start() {
    let ranks = |white: &str, black: &str, expected: [u8; 2]| {
        let ended = position().holds(WHITE, white).holds(BLACK, black).over().table();
        ended.ranks(&expected);
    };
    ranks("temple2", "temple1", [0, 1]);
    ranks("temple1", "temple2", [1, 0]);
    ranks("temple1", "tomb1", [1, 0]);
}

#[test]
fn nobody_has_won_before_the_end() {
    assert!(position().holds(WHITE, "temple4").table().state.outcome().is_none());
}
