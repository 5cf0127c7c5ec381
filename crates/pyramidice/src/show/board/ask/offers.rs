//! What can be done now: every kind with its sign and the fact about it that helps most.

use std::cmp::Reverse;

use game::{Lang, Offer};
use maud::Markup;

use super::{dice_to_take, list};
use crate::rules::{Action, Deity, Face, Kind, Resource, Scarab, Space};
use crate::show::board::payable::{Reach, reach};
use crate::show::board::pieces::{blank, glory, golden_cat, icon, resource, scarab as beetle};
use crate::show::board::pyramids::{at_the_end, outcome};
use crate::show::board::steps::{Seen, find, near_seat};
use crate::show::board::support::Support;
use crate::show::board::tray::rerolls_left;
use crate::show::board::words::{
    name_deity, name_pyramid, name_resources, name_scarab, name_tile, number, say, word,
};
use crate::show::words::names::dismissed as name_dismissed;

/// All kinds in the order in which they are offered: what brings most first, what ends the turn last.
const KINDS: [&str; 25] = [
    "keep", "work", "rest", "emerald", "take", "build", "buy", "use", "cat", "gold", "amethyst", "reroll",
    "replace", "glory", "roll", "pay", "set", "gain", "discard", "choose", "dismiss", "copy", "pass",
    "place", "end",
];

pub(super) fn possible(sight: &Seen<'_>, lang: Lang) -> Vec<Offer> {
    let is_there = |kind: &&str| sight.choices.iter().any(|choice| choice.action.verb() == *kind);
    let offer = |kind| Offer {
        kind,
        sign: sign(kind),
        title: word(lang, &format!("kind-{kind}")),
        fact: fact(sight, kind, lang),
        not_now: None,
    };
    KINDS.into_iter().filter(is_there).map(offer).collect()
}

pub(super) fn sign(kind: &str) -> Markup {
    match kind {
        "work" | "build" | "rest" | "replace" => icon(kind),
        "buy" | "choose" => icon("ankh"),
        "use" | "keep" => icon("power"),
        "cat" => resource(Resource::Cat),
        "gold" => golden_cat(),
        "amethyst" => beetle(Scarab::Amethyst),
        "emerald" => beetle(Scarab::Emerald),
        "copy" => beetle(Scarab::Pearl),
        "reroll" | "roll" => icon("roll"),
        "glory" => glory(),
        "take" => blank(Kind::Stone),
        "pay" | "gain" => resource(Resource::Worker),
        "dismiss" => icon("warn"),
        "end" => icon("check"),
        "pass" => icon("right"),
        _ => icon("swap"),
    }
}

fn fact(sight: &Seen<'_>, kind: &str, lang: Lang) -> String {
    let view = sight.view;
    let board = view.players[near_seat(view, sight.viewer)].board;
    let named = |names: String| say(lang, &format!("fact-{kind}"), &[("names", names.into())]);
    match kind {
        "build" => build(sight, lang),
        "cat" => cat(sight, lang),
        "end" => end(sight, lang),
        "buy" | "use" | "amethyst" | "choose" | "dismiss" | "keep" | "emerald" => {
            named(names(sight, kind, lang))
        }
        "work" => {
            let values = [
                ("dice", number(dice_to_take(view))),
                ("workers", number(board.workers)),
                ("stone", number(view.quarry.stone + board.stones)),
                ("prayer", number(view.quarry.prayer)),
            ];
            let is_short = dice_to_take(view) < board.workers;
            say(lang, if is_short { "fact-work-few" } else { "fact-work" }, &values)
        }
        "rest" => {
            let tiles = sight.choices.iter().filter(|choice| choice.action.verb() == "rest").count() as u32;
            let free = view.options.edition.board.spaces.saturating_sub(board.len());
            say(lang, "fact-rest", &[("count", tiles.into()), ("free", number(free))])
        }
        "take" => say(
            lang,
            "fact-take",
            &[("stone", number(view.quarry.stone)), ("prayer", number(view.quarry.prayer))],
        ),
        "reroll" => say(lang, "fact-reroll", &[("left", number(rerolls_left(view)))]),
        "glory" => say(lang, "fact-glory", &[("glory", number(glory_for_dice(sight)))]),
        "gain" => named(name_resources(view.supply, lang)),
        "discard" | "pay" => named(name_resources(board, lang)),
        "place" => {
            let free: Vec<String> = view.display.free().map(|place| place.to_string()).collect();
            named(free.join(", "))
        }
        "copy" => {
            let workers = view.options.edition.scarabs.pearl.workers;
            say(lang, "fact-copy", &[("workers", number(workers)), ("have", number(board.workers))])
        }
        _ => word(lang, &format!("fact-{kind}")),
    }
}

/// The names of what the choices of a kind are about, each once.
fn names(sight: &Seen<'_>, kind: &str, lang: Lang) -> String {
    let mut names: Vec<String> = Vec::new();
    for choice in sight.choices.iter().filter(|choice| choice.action.verb() == kind) {
        let name = match choice.action {
            Action::Buy(deity)
            | Action::Use(deity)
            | Action::Lend(deity, _)
            | Action::Amethyst(deity)
            | Action::Choose(deity) => name_deity(deity, lang),
            Action::Dismiss(dismissed) => name_dismissed(dismissed, lang),
            Action::Keep(scarab) => name_scarab(scarab, lang),
            Action::Emerald(tile) => name_tile(tile, lang),
            Action::Build(..)
            | Action::Cat(..)
            | Action::Gold(..)
            | Action::Replace(_)
            | Action::Reroll
            | Action::Glory
            | Action::End
            | Action::Work
            | Action::Rest(_)
            | Action::Hapy
            | Action::Discard(_)
            | Action::Gain(_)
            | Action::Take { .. }
            | Action::Set(..)
            | Action::Pay(_)
            | Action::PaySeshat(_)
            | Action::PayTurquoise(_)
            | Action::Copy
            | Action::Pass
            | Action::Place(..)
            | Action::Roll(_)
            | Action::PayDice(_) => continue,
        };
        if !names.contains(&name) {
            names.push(name);
        }
    }
    list(names.into_iter())
}

/// The build that brings most, the pairs of one's own project included; among equals the cheapest.
fn build(sight: &Seen<'_>, lang: Lang) -> String {
    let worth = |(face, space): &(Face, Space)| {
        let (workers, points) = outcome(sight.view, find(sight, Action::Build(*face, *space)), *face, *space);
        (points + at_the_end(sight, *face, *space), Reverse(workers))
    };
    let places =
        |action: Action| if let Action::Build(face, space) = action { Some((face, space)) } else { None };
    let Some((face, space)) =
        sight.choices.iter().filter_map(|choice| places(choice.action)).max_by_key(worth)
    else {
        return String::new();
    };
    let (workers, points) = outcome(sight.view, find(sight, Action::Build(face, space)), face, space);
    let pairs = at_the_end(sight, face, space);
    let values = [
        ("face", number(face.value())),
        ("pyramid", name_pyramid(space.pyramid(), lang).into()),
        ("level", number(space.level())),
        ("workers", number(workers)),
        ("glory", number(points)),
        ("pairs", number(pairs)),
    ];
    say(lang, if pairs > 0 { "fact-build-pairs" } else { "fact-build" }, &values)
}

/// How many Cats there are, and the deity that they would be enough for.
fn cat(sight: &Seen<'_>, lang: Lang) -> String {
    let view = sight.view;
    let seat = view.active.seat();
    let within = |deity: Deity| match reach(view, seat, deity) {
        Reach::WithCats(cats) => Some((cats, deity)),
        Reach::Now | Reach::CatsShort(_) | Reach::ResourcesShort(_) | Reach::DiceShort(_) => None,
    };
    let count = ("count", number(view.players[seat].board.cats));
    match view.row.iter().filter_map(within).min() {
        Some((cats, deity)) => {
            let values = [count, ("cats", number(cats)), ("deity", name_deity(deity, lang).into())];
            say(lang, "fact-cat-deity", &values)
        }
        None => say(lang, "fact-cat", &[count]),
    }
}

/// What goes back unused, and what the cult would lose.
fn end(sight: &Seen<'_>, lang: Lang) -> String {
    let view = sight.view;
    let lost = Support::of(view, view.active.seat()).lost();
    let unused = view.hand.len() - view.hand.imagined.len();
    let values = [("dice", number(unused)), ("lost", number(lost))];
    say(lang, if lost > 0 { "fact-end-lost" } else { "fact-end" }, &values)
}

/// What the next two dice bring: the Carnelian pays more for the first.
fn glory_for_dice(sight: &Seen<'_>) -> u8 {
    let view = sight.view;
    let has_carnelian = view.players[view.active.seat()].scarab == Some(Scarab::Carnelian);
    let first = has_carnelian && !view.work.scarab_is_used;
    if first {
        view.options.edition.scarabs.carnelian.glory
    } else {
        view.options.edition.turn.glory_for_dice
    }
}
