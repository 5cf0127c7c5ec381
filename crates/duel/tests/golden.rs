//! Golden records: whole games that must replay for ever, each of which shows what its first line says.

use std::fs;

use duel::{ActionToken, Boat, Duel, Event, Token};
use game::testing::check_golden_records;
use game::{Chosen, Game, Record, Seat, Viewer, read_step, replay, settle, take_step};

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
    let played = Played::read("short");
    assert_eq!(played.decisions, 54);
    assert_eq!(played.count(|event| matches!(event, Event::Placed { .. })), 36);
    assert_eq!(played.count(|event| matches!(event, Event::Used { .. })), 0);
}

#[test]
fn the_long_game_plays_nearly_every_action_token() {
    let played = Played::read("long");
    assert_eq!(played.decisions, 88);
    let used = |action| played.count(|event| matches!(event, Event::Used { token, .. } if *token == action));
    assert_eq!(ActionToken::ALL.map(used), [3, 2, 3, 3]);
}

#[test]
fn a_pass_is_forced_once_a_row_boat_and_a_column_boat_have_left() {
    let played = Played::read("forced-pass");
    assert_eq!(played.count(|event| matches!(event, Event::Passed { .. })), 1);
    let pass = played.events.iter().position(|event| matches!(event, Event::Passed { .. })).unwrap();
    let left = |event: &Event| if let Event::Left { boat } = event { Some(boat.is_row()) } else { None };
    let sides: Vec<bool> = played.events[..pass].iter().filter_map(left).collect();
    assert!(sides.contains(&true) && sides.contains(&false));
}

#[test]
fn the_second_unload_is_lost_though_its_line_is_ready() {
    let played = Played::read("end-inside-double-unload");
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
    let played = Played::read("both-reach-five");
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
    assert_eq!(played.points(first, "obelisk"), 12);
}

#[test]
fn a_smaller_pyramid_of_four_scores_fifteen_with_the_option() {
    let played = Played::read("b-sides-with-fifteen");
    let view = played.state.view(Viewer::Spectator);
    let smaller = |seat: &Seat| view.holdings[seat.index()].pyramids().into_iter().min();
    let owner = Seat::all(2).find(|seat| smaller(seat) == Some(4)).unwrap();
    assert_eq!(played.points(owner, "pyramids"), 15);
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
    let outcome = Played::read("tie").state.outcome().unwrap();
    assert_eq!(outcome.score.0[0].total(), outcome.score.0[1].total());
    assert_eq!(outcome.ranks.iter().copied().collect::<Vec<u8>>(), [1, 0]);
}

/// A record played once more, with all that happened.
struct Played {
    events: Vec<Event>,
    decisions: usize,
    state: Duel,
}

impl Played {
    fn read(name: &str) -> Played {
        let record = read_record(name);
        let chosen = Chosen::parse(Duel::OPTIONS, record.get("options").unwrap()).unwrap();
        let mut state = Duel::new(&Duel::options(&chosen).unwrap());
        let mut events = Vec::new();
        for recorded in &record.steps {
            let step = read_step(&state, recorded.actor, &recorded.text).unwrap();
            take_step(&mut state, step, &mut events);
            settle(&mut state, &mut events);
        }
        let decisions = record.steps.iter().filter(|step| step.actor.is_some()).count();
        Played { events, decisions, state }
    }

    fn count(&self, is_it: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| is_it(event)).count()
    }

    fn points(&self, seat: Seat, part: &str) -> i32 {
        self.state.score(Viewer::Spectator).of(seat).part(part).unwrap().points()
    }
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
