//! The suite that every game passes, with the conservation laws of this one.

use game::Game;
use game::testing::Conformance;
use nefertiti::Nefertiti;

use crate::conservation::{cards_are_conserved, deben_law, seals_and_pieces_are_conserved};

/// Every mix of options that goes together.
pub(crate) fn every_mix() -> impl Iterator<Item = String> {
    let [players, setup, characters, memphis] = Nefertiti::OPTIONS else { panic!("there are four options") };
    let mixes = players.values.iter().flat_map(move |players| {
        setup.values.iter().flat_map(move |setup| {
            characters.values.iter().flat_map(move |characters| {
                memphis.values.iter().map(move |memphis| {
                    format!("players={players} setup={setup} characters={characters} memphis={memphis}")
                })
            })
        })
    });
    mixes.filter(|mix| !mix.contains("players=5") || mix.contains("memphis=true"))
}

#[test]
fn the_game_conforms_with_every_mix_of_options() {
    let mut played = 0;
    let mut forced = 0;
    for options in every_mix() {
        let suite = Conformance::<Nefertiti>::default();
        let suite = suite.law(deben_law).law(cards_are_conserved).law(seals_and_pieces_are_conserved);
        let summary = suite.seed(1000 * played).games(1).check(&options);
        played += summary.games;
        forced += summary.forced;
    }
    assert_eq!(played, 70);
    assert!(forced > 0);
}

/// Few games have a secret of the Oracle's, so those in which he takes part are played more often.
#[test]
fn nothing_that_the_oracle_saw_leaks() {
    for players in 2..=5 {
        let options = format!("players={players} characters=palace memphis=true");
        Conformance::<Nefertiti>::default().seed(90_000).games(12).check(&options);
    }
}
