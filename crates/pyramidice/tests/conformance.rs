//! The suite that every game passes, and the laws of this one: nothing comes from nowhere or goes there.

use game::testing::Conformance;
use game::{Game, Viewer};
use pyramidice::{Deities, Event, Pyramidice, Tiles, View};

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
    Conformance::default()
        .law(|_, _, after| dice_are_conserved(&spectate(after)))
        .law(|_, _, after| workers_and_cats_are_conserved(&spectate(after)))
        .law(|_, _, after| tiles_are_conserved(&spectate(after)))
        .law(|_, _, after| cards_are_conserved(&spectate(after)))
        .law(glory_is_told)
}

fn spectate(state: &Pyramidice) -> View {
    state.view(Viewer::Spectator)
}

fn equal<T: PartialEq + std::fmt::Debug + Copy>(what: &str, found: T, expected: T) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("{what}: {found:?} instead of {expected:?}")) }
}

fn dice_are_conserved(view: &View) -> Result<(), String> {
    let (stone, prayer) = view.dice_under_way();
    let boards: u8 = view.players.iter().map(|player| player.board.stones).sum();
    let stones = view.supply.stones
        + view.quarry.stone
        + boards
        + view.pyramids.built()
        + view.hand.stone.len()
        + stone;
    equal("Stone dice", stones, view.options.edition.set_up(view.options.players).stone_dice)?;
    let prayers = view.quarry.prayer + view.hand.prayer.len() + prayer;
    equal("Prayer dice", prayers, 4)
}

fn workers_and_cats_are_conserved(view: &View) -> Result<(), String> {
    let workers: u8 = view.players.iter().map(|player| player.board.workers).sum();
    equal("Workers", workers + view.supply.workers, 21)?;
    let cats: u8 = view.players.iter().map(|player| player.board.cats).sum();
    equal("Cats", cats + view.supply.cats, 9)
}

fn tiles_are_conserved(view: &View) -> Result<(), String> {
    let mut places = vec![view.display.tiles()];
    places.extend(view.players.iter().map(|player| player.tiles.all()));
    places.extend(view.architect.map(|board| board.tiles.all()));
    let all = places.iter().fold(Tiles::default(), |all, tiles| all.or(*tiles));
    equal("tiles in one place", places.iter().map(|tiles| tiles.len()).sum::<u32>(), all.len())?;
    if view.is_set_up() {
        let expected = view.options.edition.set_up(view.options.players).tiles;
        equal("tiles", all.len(), u32::from(expected))?;
    }
    Ok(())
}

fn cards_are_conserved(view: &View) -> Result<(), String> {
    let mut places = vec![view.unseen, view.row.set(), view.discarded()];
    places.extend(view.players.iter().map(|player| player.deities));
    places.extend(view.architect.map(|board| board.deities));
    let all = places.iter().fold(Deities::NONE, |all, deities| all.or(*deities));
    equal("deities", all, Deities::ALL)?;
    equal("deities in one place", places.iter().map(|deities| deities.len()).sum::<u32>(), 38)?;
    let removed = view.options.edition.set_up(view.options.players).removed_deities;
    equal("removed deities", view.unseen.len() - u32::from(view.pile), u32::from(removed))
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
