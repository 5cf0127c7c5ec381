//! Golden records: whole games that must replay for ever, each of which shows what its first line says.

use std::fs;

use duel::{ActionToken, Boat, Duel, Event, Token};
use game::testing::{Table, check_golden_records};
use game::{Game, Record, Seat, Viewer, replay};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/records");

#[test]
fn every_record_replays_to_the_result_it_states() {
    let files = read_folder();
    let texts: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    check_golden_records::<Duel>(&texts);
}

#[test]
fn every_record_has_the_same_headers_in_the_same_order() {
    for (name, text) in read_folder() {
        let headers = text.lines().take_while(|line| !line.is_empty());
        let keys: Vec<&str> = headers.filter_map(|line| line.split(": ").next()).collect();
        let expected = ["why", "game", "rules", "options", "seats", "chance", "ended", "result"];
        assert_eq!(keys, expected, "in {name}");
    }
}

#[test]
fn the_short_game_wastes_no_placement() {
    let played = play("short");
    assert_eq!(decisions("short"), 54);
    assert_eq!(count(&played, |event| matches!(event, Event::Placed { .. })), 36);
    assert_eq!(count(&played, |event| matches!(event, Event::Used { .. })), 0);
}

#[test]
fn the_long_game_plays_nearly_every_action_token() {
    let played = play("long");
    assert_eq!(decisions("long"), 88);
    let used =
        |action| count(&played, |event| matches!(event, Event::Used { token, .. } if *token == action));
    assert_eq!(ActionToken::ALL.map(used), [3, 2, 3, 3]);
}

#[test]
fn a_pass_is_forced_once_a_row_boat_and_a_column_boat_have_left() {
    let played = play("forced-pass");
    assert_eq!(count(&played, |event| matches!(event, Event::Passed { .. })), 1);
    let pass = played.events.iter().position(|event| matches!(event, Event::Passed { .. })).unwrap();
    let left = |event: &Event| if let Event::Left { boat } = event { Some(boat.is_row()) } else { None };
    let sides: Vec<bool> = played.events[..pass].iter().filter_map(left).collect();
    assert!(sides.contains(&true) && sides.contains(&false));
}

#[test]
fn the_second_unload_is_lost_though_its_line_is_ready() {
    let played = play("end-inside-double-unload");
    let used = played.events.iter().rposition(|event| matches!(event, Event::Used { .. })).unwrap();
    assert!(matches!(played.events[used], Event::Used { token: ActionToken::Unload, .. }));
    let unloads = played.events[used..].iter().filter(|event| matches!(event, Event::Unloading { .. }));
    assert_eq!(unloads.count(), 1);
    let view = played.state.view(Viewer::Spectator);
    let last_boat = Boat::all().find(|boat| view.fleet.is_in_play(*boat)).unwrap();
    assert!(view.harbor.line(last_boat).count() >= 2);
}

#[test]
fn both_players_reach_five_obelisks_in_the_same_unload() {
    let played = play("both-reach-five");
    let unloads = played.events.split(|event| matches!(event, Event::Unloading { .. }));
    let mut obelisks = [0; 2];
    let mut reached = Vec::new();
    for (number, events) in unloads.enumerate() {
        for event in events {
            if let Event::Gained { seat, token: Token::Obelisk, meeple, .. } = event {
                obelisks[seat.index()] += 1;
                if obelisks[seat.index()] == 5 {
                    reached.push((*seat, meeple.map(|_| number)));
                }
            }
        }
    }
    let [(first, one), (_, other)] = reached[..] else { panic!("both reach five: {reached:?}") };
    assert!(one.is_some() && one == other, "through meeples of one line");
    assert_eq!(played.state.view(Viewer::Spectator).first_to_five, Some(first));
    assert_eq!(points(&played, first, "obelisk"), 12);
}

#[test]
fn a_smaller_pyramid_of_four_scores_fifteen_with_the_option() {
    let played = play("b-sides-with-fifteen");
    let view = played.state.view(Viewer::Spectator);
    let smaller = |seat: &Seat| view.holdings[seat.index()].pyramids().into_iter().min();
    let owner = Seat::all(2).find(|seat| smaller(seat) == Some(4)).unwrap();
    assert_eq!(points(&played, owner, "pyramids"), 15);
}

#[test]
fn hiding_temples_changes_no_step_and_no_result() {
    let mut record = read_record("hidden-temples");
    let options = record.get("options").unwrap().to_owned();
    assert!(options.contains("hidden_temples=true"), "{options}");
    record.set("options", &options.replace("hidden_temples=true", "hidden_temples=false"));
    replay::<Duel>(&record).unwrap();
}

#[test]
fn on_a_tie_the_player_who_did_not_start_wins() {
    let played = play("tie").ranks(&[1, 0]);
    let totals = played.state.score(Viewer::Spectator).totals();
    assert_eq!(totals[0], totals[1]);
}

/// A record played once more, with all that happened.
fn play(name: &str) -> Table<Duel> {
    let record = read_record(name);
    let start = Table::new(record.get("options").unwrap());
    record.steps.iter().fold(start, |table, step| table.play(&step.to_string()))
}

fn decisions(name: &str) -> usize {
    read_record(name).steps.iter().filter(|step| step.actor.is_some()).count()
}

fn count(played: &Table<Duel>, is_it: impl Fn(&Event) -> bool) -> usize {
    played.events.iter().filter(|event| is_it(event)).count()
}

fn points(played: &Table<Duel>, seat: Seat, part: &str) -> i32 {
    played.state.score(Viewer::Spectator).of(seat).part(part).unwrap().points()
}

fn read_record(name: &str) -> Record {
    Record::parse(&fs::read_to_string(format!("{FOLDER}/{name}.txt")).unwrap()).unwrap()
}

/// Every record with the name of its file, so that a new file is tested as soon as it is there.
fn read_folder() -> Vec<(String, String)> {
    let paths = fs::read_dir(FOLDER).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<(String, String)> =
        paths.map(|path| (path.display().to_string(), fs::read_to_string(&path).unwrap())).collect();
    files.sort();
    files
}
