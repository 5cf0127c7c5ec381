//! What things are called on the page.

use game::Lang;
use game::show::lang::Value;

use crate::rules::{Deity, Die, Kind, Project, Resource, Resources, Scarab, Tile};

pub(super) use crate::show::words::names::{
    architect as name_architect, deity as name_deity, owner as name_owner, project as name_project,
    pyramid as name_pyramid, scarab as name_scarab, space as name_space, tile as name_tile,
};
pub(super) use crate::show::words::say;

/// A text with nothing to fill in.
pub(super) fn word(lang: Lang, key: &str) -> String {
    say(lang, key, &[])
}

pub(super) fn number<'a>(number: impl Into<u32>) -> Value<'a> {
    number.into().into()
}

/// What a deity does, in a sentence.
pub(super) fn help_deity(deity: Deity, lang: Lang) -> String {
    word(lang, &format!("deity-{deity}.help"))
}

pub(super) fn help_scarab(scarab: Scarab, lang: Lang) -> String {
    word(lang, &format!("scarab-{scarab}.help"))
}

pub(super) fn help_tile(tile: Tile, lang: Lang) -> String {
    word(lang, &format!("tile-{tile}.help"))
}

pub(super) fn help_project(project: Project, lang: Lang) -> String {
    word(lang, &format!("project-{}.help", project.number()))
}

/// `Stone die 4`.
pub(super) fn name_die(die: Die, lang: Lang) -> String {
    let key = match die.kind {
        Kind::Stone => "board-die-stone",
        Kind::Prayer => "board-die-prayer",
        Kind::Virtual => "board-die-virtual",
    };
    let values = [("face", number(die.face.value()))];
    say(lang, key, &values)
}

/// `2 Workers and 1 Cat`.
pub(super) fn name_resources(resources: Resources, lang: Lang) -> String {
    let name = |sort: Resource| {
        let key = match sort {
            Resource::Worker => "board-workers",
            Resource::Cat => "board-cats",
            Resource::Stone => "board-stones",
        };
        let values = [("count", number(resources.count(sort)))];
        say(lang, key, &values)
    };
    let sorts = Resource::ALL.into_iter().filter(|sort| resources.count(*sort) > 0);
    let named: Vec<String> = sorts.map(name).collect();
    if named.is_empty() { word(lang, "board-nothing") } else { lang.list(&named) }
}
