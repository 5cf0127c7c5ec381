//! Pictures of positions: they stand alone, and they keep what the page keeps.

use game::{ActionSet, Chosen, Game, Page, Pending, Theme, Viewer, settle};
use pyramidice::Pyramidice;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

const THEMES: [Theme; 2] = [Theme::Light, Theme::Dark];

/// Every position of a random game in which somebody decides, and the first and the last one.
fn positions(options: &str, seed: u64) -> Vec<Pyramidice> {
    let chosen = Chosen::parse(Pyramidice::OPTIONS, options).unwrap();
    let mut state = Pyramidice::new(&Pyramidice::options(&chosen).unwrap());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut positions = vec![state.clone()];
    loop {
        match settle(&mut state, &mut ()) {
            Pending::Chance => {
                let outcome = state.sample_chance(&mut rng);
                state.resolve(outcome, &mut ());
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
fn pictures_stand_alone_with_every_number_of_players() {
    for (seed, options) in (0..).zip(["players=1 architect=imhotep", "players=2", "players=3", "players=4"]) {
        for state in positions(options, seed).iter().step_by(9) {
            let view = state.view(Viewer::Spectator);
            for theme in THEMES {
                check_alone(&Pyramidice::picture(&view, Viewer::Spectator, theme));
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
    let [light, dark] = THEMES.map(|theme| Pyramidice::picture(&view, Viewer::Spectator, theme));
    assert_ne!(light, dark);
}

#[test]
fn a_secret_project_is_in_no_picture() {
    for state in positions("players=3", 1).iter().step_by(20) {
        let [all, nobody] = [Viewer::All, Viewer::Spectator]
            .map(|viewer| Pyramidice::picture(&state.view(viewer), viewer, Theme::Light));
        assert_eq!(all, nobody);
    }
}
