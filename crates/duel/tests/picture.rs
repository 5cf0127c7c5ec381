//! Pictures of positions: they stand alone, and they keep what the page keeps.

use duel::{Duel, View};
use game::{ActionSet, Chosen, Game, Page, Pending, Seat, Theme, Viewer, settle};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;

const THEMES: [Theme; 2] = [Theme::Light, Theme::Dark];

/// Every position of a random game in which somebody decides, and the last one.
fn positions(options: &str, seed: u64) -> Vec<Duel> {
    let chosen = Chosen::parse(Duel::OPTIONS, options).unwrap();
    let mut state = Duel::new(&Duel::options(&chosen).unwrap());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut positions = vec![state.clone()];
    loop {
        match settle(&mut state, &mut ()) {
            Pending::Chance => {
                let token = state.sample_chance(&mut rng);
                state.resolve(token, &mut ());
            }
            Pending::Decision(_, legal) => {
                positions.push(state.clone());
                state.act(legal.choose(&mut rng), &mut ());
            }
            Pending::Over => {
                positions.push(state);
                return positions;
            }
        }
    }
}

#[test]
fn pictures_stand_alone_with_every_mix_of_sides() {
    for (seed, sides) in (0..).zip(Duel::OPTIONS[0].values) {
        for state in positions(&format!("sides={sides}"), seed).iter().step_by(9) {
            let view = state.view(Viewer::Spectator);
            for (viewer, theme) in Viewer::all(2).flat_map(|viewer| THEMES.map(|theme| (viewer, theme))) {
                check_alone(&Duel::picture(&view, viewer, theme));
            }
        }
    }
}

#[track_caller]
fn check_alone(picture: &str) {
    let document = roxmltree::Document::parse(picture).unwrap_or_else(|error| panic!("{error}: {picture}"));
    let root = document.root_element();
    assert_eq!((root.attribute("width"), root.attribute("height")), (Some("1200"), Some("630")));
    let ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    for node in document.descendants().filter(roxmltree::Node::is_element) {
        assert_ne!(node.tag_name().name(), "text", "fonts are not known");
        for attribute in node.attributes() {
            let (name, value) = (attribute.name(), attribute.value());
            assert!(!["class", "style"].contains(&name), "{name} in {node:?}");
            assert!(!value.contains("var(") && value != "currentColor", "{value} in {node:?}");
            if let Some(id) = value.strip_prefix('#').filter(|_| name == "href") {
                assert!(ids.contains(&id), "{id} is not in the picture");
            }
        }
        // Programs disagree about how large a symbol is that says nothing of it.
        assert!(!node.has_tag_name("use") || node.has_attribute("width"), "{node:?} has no size");
    }
}

#[test]
fn the_two_themes_differ() {
    let view = positions("", 0)[0].view(Viewer::Spectator);
    let [light, dark] = THEMES.map(|theme| Duel::picture(&view, Viewer::Spectator, theme));
    assert_ne!(light, dark);
}

#[test]
fn r18_a_hidden_temple_makes_no_difference_to_the_opponent_s_picture() {
    let mut differing = 0;
    for state in positions("hidden_temples=true", 1) {
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
