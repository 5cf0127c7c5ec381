//! Pictures of positions: they stand alone, and they keep what the page keeps.

use game::testing::{Play, check_pictures};
use game::{Game, Page, Theme, Viewer};
use pyramidice::Pyramidice;

#[test]
fn pictures_stand_alone_with_every_number_of_players() {
    for (seed, options) in (0..).zip(["players=1 architect=imhotep", "players=2", "players=3", "players=4"]) {
        check_pictures::<Pyramidice>(options, seed);
    }
}

#[test]
fn a_secret_project_is_in_no_picture() {
    for state in Play::<Pyramidice>::new("players=3", 1).positions.iter().step_by(20) {
        let [all, nobody] = [Viewer::All, Viewer::Spectator]
            .map(|viewer| Pyramidice::picture(&state.view(viewer), viewer, Theme::Light));
        assert_eq!(all, nobody);
    }
}
