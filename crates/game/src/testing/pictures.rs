//! Pictures of positions stand alone: a program that draws SVG needs nothing else.

use crate::testing::Play;
use crate::{Page, Theme, Viewer};

/// Both, for tests that compare them.
pub const THEMES: [Theme; 2] = [Theme::Light, Theme::Dark];

/// Looks at pictures of some positions of a random game, for every viewer and both themes.
///
/// # Panics
/// If one of them needs anything that it does not contain, or if the themes look the same.
pub fn check_pictures<G: Page>(options: &str, seed: u64) {
    for state in Play::<G>::new(options, seed).positions.iter().step_by(9) {
        let view = state.view(Viewer::Spectator);
        for viewer in Viewer::all(state.seats()) {
            let [light, dark] = THEMES.map(|theme| G::picture(&view, viewer, theme));
            check_alone(&light);
            check_alone(&dark);
            assert_ne!(light, dark, "the themes look the same");
        }
    }
}

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
        // Programs disagree about the size of a symbol that does not state one.
        assert!(!node.has_tag_name("use") || node.has_attribute("width"), "{node:?} has no size");
    }
}
