//! Nothing comes from nowhere or goes there.

use game::{Game, Viewer};
use pyramidice::{Deities, Pyramidice, Tiles, View};

/// That all dice, resources, tiles and cards are somewhere, and each of them once.
pub(crate) fn is_kept(state: &Pyramidice) -> Result<(), String> {
    let view = spectate(state);
    dice_are_conserved(&view)?;
    workers_and_cats_are_conserved(&view)?;
    tiles_are_conserved(&view)?;
    cards_are_conserved(&view)
}

pub(crate) fn spectate(state: &Pyramidice) -> View {
    state.view(Viewer::Spectator)
}

pub(crate) fn equal<T: PartialEq + std::fmt::Debug + Copy>(
    what: &str,
    found: T,
    expected: T,
) -> Result<(), String> {
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
