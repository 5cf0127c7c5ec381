//! Turns as the log tells them: what happens, why, and who gains what for it.

use game::testing::Play;
use game::{Game, Lang, Page, Piece, Present, Viewer};
use pyramidice::{Event, Owner, Pyramidice, View};

fn began(event: &Event) -> bool {
    matches!(event, Event::TurnBegan { .. })
}

/// What a spectator is told of the first turn in which all of this happens, in the first game that has one.
fn turn(options: &str, lang: Lang, wanted: &[fn(&Event) -> bool]) -> String {
    let (view, turn) = find_turn(options, wanted);
    let told = turn.iter().filter_map(|event| Pyramidice::tell(event, &view, Viewer::Spectator, lang));
    told.map(|sentence| sentence.to_string()).collect::<Vec<_>>().join("\n")
}

fn find_turn(options: &str, wanted: &[fn(&Event) -> bool]) -> (View, Vec<Event>) {
    let find = |seed| {
        let play = Play::<Pyramidice>::new(options, seed);
        let mut turns = play.events.chunk_by(|_, next| !began(next));
        let has_all =
            |turn: &&[Event]| began(&turn[0]) && wanted.iter().all(|is_wanted| turn.iter().any(is_wanted));
        turns.find(has_all).map(|turn| (play.end().view(Viewer::Spectator), turn.to_vec()))
    };
    (0..).find_map(find).expect("there is always another seed")
}

/// What a whole Work turn has: a build and a deity.
const WORK: [fn(&Event) -> bool; 2] = [
    |event| matches!(event, Event::Built { owner: Owner::Seat(_), .. }),
    |event| matches!(event, Event::DeityBought { .. }),
];

fn work(lang: Lang) -> String {
    turn("players=3", lang, &WORK)
}

fn architect(lang: Lang) -> String {
    let is_turned: fn(&Event) -> bool = |event| matches!(event, Event::ArchitectTurnedDie { .. });
    turn("players=1 architect=imhotep", lang, &[is_turned])
}

#[test]
fn a_work_turn_in_english() {
    insta::assert_snapshot!(work(Lang::En));
}

#[test]
fn a_work_turn_in_french() {
    insta::assert_snapshot!(work(Lang::Fr));
}

#[test]
fn a_work_turn_in_hungarian() {
    insta::assert_snapshot!(work(Lang::Hu));
}

#[test]
fn a_turn_of_the_architect_in_english() {
    insta::assert_snapshot!(architect(Lang::En));
}

#[test]
fn a_turn_of_the_architect_in_french() {
    insta::assert_snapshot!(architect(Lang::Fr));
}

#[test]
fn a_turn_of_the_architect_in_hungarian() {
    insta::assert_snapshot!(architect(Lang::Hu));
}

#[test]
fn a_rest_ends_with_the_pharaoh_and_the_game_with_the_projects() {
    let play = Play::<Pyramidice>::new("players=2", 4);
    let view = play.end().view(Viewer::Spectator);
    let told: Vec<String> = play
        .events
        .iter()
        .filter_map(|event| Pyramidice::tell(event, &view, Viewer::Spectator, Lang::En))
        .map(|sentence| sentence.to_string())
        .collect();
    assert_eq!(told.iter().filter(|text| text.contains("will be the game’s last")).count(), 1);
    assert!(told.last().unwrap().starts_with("The game is over. The projects: White – Project"), "{told:?}");
}

/// Whoever reads the whole log in any language finds a sentence for everything that happened, and none is empty.
#[test]
fn every_sentence_is_whole() {
    for (options, seed) in [("players=4", 1), ("players=2", 2), ("players=1 architect=amenhotep", 3)] {
        let play = Play::<Pyramidice>::new(options, seed);
        let view = play.end().view(Viewer::All);
        for lang in Lang::ALL {
            for event in &play.events {
                let told = Pyramidice::tell(event, &view, Viewer::All, lang);
                assert!(
                    told.is_none_or(|sentence| sentence.to_string().ends_with('.')),
                    "{event:?} in {lang}"
                );
            }
        }
    }
}

/// The turn as the dock tells it: one line after another.
fn lines(options: &str, wanted: &[fn(&Event) -> bool]) -> String {
    let (view, turn) = find_turn(options, wanted);
    let mut lines: Vec<String> = Vec::new();
    for event in &turn {
        let Some(told) = Pyramidice::tell(event, &view, Viewer::Spectator, Lang::En) else { continue };
        match lines.last_mut().filter(|_| !Pyramidice::begins_line(event)) {
            Some(line) => *line += &format!(" {told}"),
            None => lines.push(told.to_string()),
        }
    }
    lines.join("\n")
}

#[test]
fn a_work_turn_line_by_line() {
    insta::assert_snapshot!(lines("players=3", &WORK));
}

#[test]
fn a_turn_of_the_architect_line_by_line() {
    let is_turned: fn(&Event) -> bool = |event| matches!(event, Event::ArchitectTurnedDie { .. });
    insta::assert_snapshot!(lines("players=1 architect=imhotep", &[is_turned]));
}

/// Whatever a sentence names that is no player has a drawing.
#[test]
fn every_sign_of_a_sentence_is_drawn() {
    for (options, seed) in [("players=4", 1), ("players=2", 2), ("players=1 architect=amenhotep", 3)] {
        let play = Play::<Pyramidice>::new(options, seed);
        let view = play.end().view(Viewer::All);
        for event in &play.events {
            let Some(told) = Pyramidice::tell(event, &view, Viewer::All, Lang::En) else { continue };
            for piece in told.pieces() {
                let Piece::Signed { sign, .. } = piece else { continue };
                let is_seat = sign.starts_with("seat-");
                assert!(is_seat || !Pyramidice::sign(sign).0.is_empty(), "{sign} of {told} is not drawn");
            }
        }
    }
}
