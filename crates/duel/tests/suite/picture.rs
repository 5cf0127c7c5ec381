//! Pictures of positions: they stand alone, and they keep what the page keeps.

use duel::{Duel, View};
use game::testing::{Play, THEMES, check_pictures};
use game::{Game, Page, Seat, Viewer};
use serde_json::Value;

#[test]
fn pictures_stand_alone_with_every_mix_of_sides() {
    for (seed, sides) in (0..).zip(Duel::OPTIONS[0].values) {
        check_pictures::<Duel>(&format!("sides={sides}"), seed);
    }
}

#[test]
fn r18_a_hidden_temple_makes_no_difference_to_the_opponent_s_picture() {
    let mut differing = 0;
    for state in Play::<Duel>::new("hidden_temples=true", 1).positions {
        let view = state.view(Viewer::Spectator);
        let other = without_temple(&view, 1);
        if other == view || state.outcome().is_some() {
            continue;
        }
        differing += 1;
        let same =
            |viewer, theme| Duel::picture(&view, viewer, theme) == Duel::picture(&other, viewer, theme);
        for theme in THEMES {
            assert!(same(Viewer::Seat(Seat::new(0)), theme) && same(Viewer::Spectator, theme), "{view:?}");
            assert!(!same(Viewer::Seat(Seat::new(1)), theme) && !same(Viewer::All, theme), "{view:?}");
        }
    }
    assert!(differing > 20, "{differing} positions with a temple are too few");
}

/// The same position after a seat's temple tokens went to the box.
fn without_temple(view: &View, seat: usize) -> View {
    let mut json = serde_json::to_value(view).unwrap();
    let Value::Object(holdings) = &mut json["holdings"][seat] else { panic!("holdings are a map") };
    holdings.retain(|token, _| !token.starts_with("temple"));
    serde_json::from_value(json).unwrap()
}
