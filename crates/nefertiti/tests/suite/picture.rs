//! Pictures of positions: they stand alone, and they keep the secrets that the page keeps.

use game::testing::{Play, check_pictures};
use game::{Game, Page, Theme, Viewer};
use nefertiti::{Nefertiti, View};

#[test]
fn pictures_stand_alone_with_every_number_of_players() {
    let options = [
        "players=2 characters=random",
        "players=3 setup=advanced characters=palace",
        "players=4 characters=nile memphis=true",
        "players=5 setup=advanced memphis=true",
    ];
    for (seed, options) in (0..).zip(options) {
        check_pictures::<Nefertiti>(options, seed);
    }
}

#[test]
fn what_the_oracle_saw_is_in_no_picture() {
    let mut looked = 0;
    for state in (0..6).flat_map(|seed| Play::<Nefertiti>::new("players=3 characters=palace", seed).positions)
    {
        let Some(seat) = state.view(Viewer::Spectator).oracle.seat else { continue };
        looked += 1;
        let [known, unknown] = [Viewer::Seat(seat), Viewer::Spectator].map(|viewer| state.view(viewer));
        let draw = |view: &View| Nefertiti::picture(view, Viewer::Spectator, Theme::Light);
        assert_eq!(draw(&known), draw(&unknown));
    }
    assert!(looked > 20, "{looked} positions after an Oracle are too few");
}
