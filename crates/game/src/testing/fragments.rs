//! What single fragments of a page say and show.

use maud::Markup;

use super::pages::foresee;
use crate::show::page::{Page, Sight};
use crate::{Foreseen, Viewer};

/// A fragment as a viewer sees it who has just arrived.
pub fn draw<G: Page>(state: &G, viewer: Viewer, fragment: impl Fn(&Sight<'_, G>) -> Markup) -> String {
    let choices: Vec<Foreseen<G>> = foresee(state, viewer);
    let view = state.view(viewer);
    fragment(&Sight { view: &view, viewer, choices: &choices, is_lesson: false, last: &[], marks: &[] })
        .into_string()
}

/// The first opening tag that contains a text.
///
/// # Panics
/// If there is none.
#[track_caller]
pub fn element<'a>(fragment: &'a str, text: &str) -> &'a str {
    let mut tags = fragment.split('<').map(|tag| tag.split('>').next().unwrap_or_default());
    tags.find(|tag| tag.contains(text)).unwrap_or_else(|| panic!("no element with {text}"))
}

/// The value of an attribute of an opening tag.
///
/// # Panics
/// If it is not there.
#[track_caller]
pub fn attribute<'a>(tag: &'a str, name: &str) -> &'a str {
    let (_, rest) = tag.split_once(&format!(" {name}=\"")).unwrap_or_else(|| panic!("no {name} in {tag}"));
    rest.split('"').next().unwrap_or_default()
}
