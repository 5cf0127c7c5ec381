//! What things are called.

use game::{Lang, Present, signed};

use super::say;
use crate::rules::{
    Architect, Deity, Dice, Die, Dismissed, Kind, Owner, Project, Pyramid, Pyramidice, Resources, Scarab,
    Space, Tile,
};
use crate::view::View;

pub(in crate::show) fn deity(deity: Deity, lang: Lang) -> String {
    say(lang, &format!("deity-{deity}"), &[])
}

pub(in crate::show) fn dismissed(dismissed: Dismissed, lang: Lang) -> String {
    match dismissed {
        Dismissed::Deity(known) => deity(known, lang),
        Dismissed::Ennead => say(lang, "ennead.object", &[]),
    }
}

pub(in crate::show) fn scarab(scarab: Scarab, lang: Lang) -> String {
    say(lang, &format!("scarab-{scarab}"), &[])
}

/// The scarab as sentences name it: `Silver scarab`.
pub(in crate::show) fn scarab_in_full(scarab: Scarab, lang: Lang) -> String {
    say(lang, &format!("scarab-{scarab}.full"), &[])
}

pub(in crate::show) fn tile(tile: Tile, lang: Lang) -> String {
    say(lang, &format!("tile-{tile}"), &[])
}

/// What a tile does, in a few words, if its name does not say it.
pub(super) fn what_tile_does(tile: Tile, lang: Lang) -> Option<String> {
    match tile {
        Tile::Ww | Tile::Ws | Tile::Wc | Tile::Ss | Tile::Sc | Tile::Cc => None,
        Tile::Swap | Tile::Trio | Tile::God | Tile::Gift | Tile::Triple | Tile::Labour => {
            Some(say(lang, &format!("tile-{tile}.does"), &[]))
        }
    }
}

/// A few letters for the terminal.
pub(in crate::show) fn tile_sign(tile: Tile, lang: Lang) -> String {
    say(lang, &format!("tile-{tile}.sign"), &[])
}

pub(in crate::show) fn architect(architect: Architect, lang: Lang) -> String {
    say(lang, &format!("architect-{architect}"), &[])
}

pub(in crate::show) fn project(project: Project, lang: Lang) -> String {
    say(lang, &format!("project-{}", project.number()), &[])
}

/// The pairs of a project as its card shows them.
pub(in crate::show) fn pairs(project: Project, view: &View) -> String {
    let pairs = view.options.edition.projects.pairs(project).iter();
    pairs.map(|pair| pair.replace('-', "–")).collect::<Vec<String>>().join(", ")
}

pub(in crate::show) fn pyramid(pyramid: Pyramid, lang: Lang) -> String {
    say(lang, &format!("pyramid-{}", pyramid.letter()), &[])
}

/// A space of a pyramid: `Cheops, level 2, b1`.
pub(in crate::show) fn space(space: Space, lang: Lang) -> String {
    let notation = space.to_string();
    let values = [
        ("pyramid", pyramid(space.pyramid(), lang).into()),
        ("level", space.level().into()),
        ("spot", notation[2..].to_owned().into()),
    ];
    say(lang, "space", &values)
}

pub(in crate::show) fn die(die: Die, lang: Lang) -> String {
    let key = match die.kind {
        Kind::Stone => "die-stone",
        Kind::Prayer => "die-prayer",
        Kind::Virtual => "die-virtual",
    };
    let value = [("value", die.face.value().into())];
    say(lang, key, &value)
}

/// Every die by its name, one after the other.
pub(in crate::show) fn dice(dice: Dice, lang: Lang) -> String {
    let names = dice.iter().flat_map(|(one, count)| (0..count).map(move |_| die(one, lang)));
    lang.list(&names.collect::<Vec<String>>())
}

/// `2 Workers and 1 Cat`
pub(in crate::show) fn resources(resources: Resources, lang: Lang) -> String {
    listed(resources, lang, |_, words| words)
}

/// The same, each sort with its sign.
pub(in crate::show) fn signed_resources(resources: Resources, lang: Lang) -> String {
    listed(resources, lang, |sort, words| signed(sort, words))
}

fn listed(resources: Resources, lang: Lang, each: impl Fn(&str, String) -> String) -> String {
    let sorts = [("workers", resources.workers), ("cats", resources.cats), ("stones", resources.stones)];
    let sorts = sorts.into_iter().filter(|(_, count)| *count > 0);
    let named: Vec<String> = sorts.map(|(key, count)| each(key, counted(key, count, lang))).collect();
    if named.is_empty() { say(lang, "nothing", &[]) } else { lang.list(&named) }
}

fn counted(key: &str, count: u8, lang: Lang) -> String {
    let count = [("count", count.into())];
    say(lang, key, &count)
}

/// An amount of Glory that somebody gains or pays.
pub(in crate::show) fn glory(points: u8, lang: Lang) -> String {
    say(lang, "glory", &[("count", points.into())])
}

/// A seat, or the architect who plays against it.
pub(in crate::show) fn owner(owner: Owner, view: &View, lang: Lang) -> String {
    match (owner, view.options.architect) {
        (Owner::Architect, Some(opponent)) => architect(opponent, lang),
        (Owner::Seat(_) | Owner::Architect, _) => Pyramidice::name_seat(owner.seat(), lang),
    }
}
