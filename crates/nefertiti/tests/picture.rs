//! Pictures of positions: they stand alone, and they keep what the page keeps.

use game::{ActionSet, Chosen, Game, Page, Pending, Theme, Viewer, settle};
use nefertiti::{Nefertiti, View};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

const THEMES: [Theme; 2] = [Theme::Light, Theme::Dark];

/// Every position of a random game in which somebody decides, and the first and the last one.
fn positions(options: &str, seed: u64) -> Vec<Nefertiti> {
    let chosen = Chosen::parse(Nefertiti::OPTIONS, options).unwrap();
    let mut state = Nefertiti::new(&Nefertiti::options(&chosen).unwrap());
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
    let options = [
        "players=2 characters=random",
        "players=3 setup=advanced characters=palace",
        "players=4 characters=nile memphis=true",
        "players=5 setup=advanced memphis=true",
    ];
    for (seed, options) in (0..).zip(options) {
        for state in positions(options, seed).iter().step_by(7) {
            let view = state.view(Viewer::Spectator);
            for theme in THEMES {
                check_alone(&Nefertiti::picture(&view, Viewer::Spectator, theme));
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
    let [light, dark] = THEMES.map(|theme| Nefertiti::picture(&view, Viewer::Spectator, theme));
    assert_ne!(light, dark);
}

#[test]
fn what_the_oracle_saw_is_in_no_picture() {
    let mut looked = 0;
    for state in (0..6).flat_map(|seed| positions("players=3 characters=palace", seed)) {
        let Some(seat) = state.view(Viewer::Spectator).oracle.seat else { continue };
        looked += 1;
        let [known, unknown] = [Viewer::Seat(seat), Viewer::Spectator].map(|viewer| state.view(viewer));
        let draw = |view: &View| Nefertiti::picture(view, Viewer::Spectator, Theme::Light);
        assert_eq!(draw(&known), draw(&unknown));
    }
    assert!(looked > 20, "{looked} positions after an Oracle are too few");
}
