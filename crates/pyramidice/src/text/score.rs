//! The points of a view.

use game::Score;

use crate::state::{Player, Pyramidice};
use crate::view::{SeenPlayer, View};

/// Counts as the rules do, in a game that has what the view shows. Projects are only counted when everybody sees them, so
/// that nothing secret is missed or told.
pub(super) fn of(view: &View) -> Score {
    let mut game = Pyramidice::set_up(&view.options);
    for (player, seen) in game.players.iter_mut().zip(view.players.iter()) {
        *player = counted(seen);
    }
    game.architect = view.architect.unwrap_or_default();
    game.pyramids = view.pyramids;
    game.phase = view.phase;
    game.tallies()
}

fn counted(seen: &SeenPlayer) -> Player {
    Player {
        deities: seen.deities,
        glory: seen.glory,
        board: seen.board,
        scarab: seen.scarab,
        project: seen.project,
        ..Player::default()
    }
}
