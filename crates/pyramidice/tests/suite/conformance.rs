//! The suite that every game passes, and the laws of this one: nothing comes from nowhere or goes there.

use game::testing::Conformance;
use pyramidice::{Event, Pyramidice};

use crate::conservation::{equal, is_kept, spectate};

#[test]
fn games_for_two_to_four_players_conform() {
    for (options, games) in [("players=2", 12), ("players=3", 8), ("players=4", 6)] {
        suite().games(games).check(options);
    }
}

#[test]
fn games_against_every_architect_conform() {
    for architect in ["snefru", "hemiunu", "amenhotep", "imhotep"] {
        suite().games(6).check(&format!("players=1 architect={architect}"));
    }
    suite().games(6).check("players=1 gentle=true");
}

fn suite() -> Conformance<Pyramidice> {
    Conformance::default().law(|_, _, after| is_kept(after)).law(glory_is_told)
}

/// The Glory track moves by what the events say, and never below zero.
fn glory_is_told(before: &Pyramidice, events: &[Event], after: &Pyramidice) -> Result<(), String> {
    let track = |state: &Pyramidice| {
        let view = spectate(state);
        let players: i32 = view.players.iter().map(|player| i32::from(player.glory)).sum();
        players + view.architect.map_or(0, |board| i32::from(board.glory))
    };
    let told = |event: &Event| if let Event::Glory { points, .. } = event { i32::from(*points) } else { 0 };
    equal("Glory", track(after) - track(before), events.iter().map(told).sum())
}
