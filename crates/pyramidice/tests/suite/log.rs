//! Turns as the log tells them: what happens, why, and who gains what for it.

use game::testing::Play;
use game::{Game, Lang, Present, Viewer};
use pyramidice::{Event, Owner, Pyramidice};

fn began(event: &Event) -> bool {
    matches!(event, Event::TurnBegan { .. })
}

/// What a spectator is told of the first turn in which all of this happens, in the first game that has one.
fn turn(options: &str, lang: Lang, wanted: &[fn(&Event) -> bool]) -> String {
    let find = |seed| {
        let play = Play::<Pyramidice>::new(options, seed);
        let mut turns = play.events.chunk_by(|_, next| !began(next));
        let has_all =
            |turn: &&[Event]| began(&turn[0]) && wanted.iter().all(|is_wanted| turn.iter().any(is_wanted));
        turns.find(has_all).map(|turn| (play.end().view(Viewer::Spectator), turn.to_vec()))
    };
    let (view, turn) = (0..).find_map(find).expect("there is always another seed");
    let told = turn.iter().filter_map(|event| Pyramidice::tell(event, &view, Viewer::Spectator, lang));
    told.map(|sentence| sentence.to_string()).collect::<Vec<_>>().join("\n")
}

fn work(lang: Lang) -> String {
    let is_built: fn(&Event) -> bool = |event| matches!(event, Event::Built { owner: Owner::Seat(_), .. });
    let is_bought: fn(&Event) -> bool = |event| matches!(event, Event::DeityBought { .. });
    turn("players=3", lang, &[is_built, is_bought])
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
    assert_eq!(told.iter().filter(|text| text.contains("the last of the game")).count(), 1);
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
