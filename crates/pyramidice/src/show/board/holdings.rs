//! What lies in front of a player: resources, cult, deities, tiles, scarab and project.

use game::{Lang, Seat};
use maud::{Markup, html};

use super::pieces::{
    back, deity as glyph, die, family, glory, icon, pairs as draw_pairs, resource, scarab as draw_scarab,
    symbol,
};
use super::steps::{Seen, all_of, press};
use super::words::{
    help_deity, help_scarab, name_deity, name_project, name_resources, name_scarab, number, say, word,
};
use super::{support, tiles};
use crate::rules::{Action, Deities, Deity, Die, Dismissed, Kind, LaidTile, Resource, Scarab, Symbol, pairs};

/// With this many tiles all of them go back.
pub(super) const TILES: usize = 3;

pub(super) fn draw(sight: &Seen<'_>, seat: Seat, lang: Lang) -> Markup {
    let tiles: Vec<LaidTile> = sight.view.players[seat].tiles.iter().collect();
    html! {
        div.holdings {
            (board(sight, seat, lang))
            (support::draw(sight.view, seat, lang))
            (title("board-deities-title", sight.view.players[seat].deities.len(), None, lang))
            (deities(sight, seat, lang))
            (title("board-tiles-title", tiles.len() as u32, Some(TILES as u32), lang))
            div.low {
                div.tslots data-what={ "tiles-" (seat) } role="group" aria-label=(say(lang, "board-own-tiles", &[("count", (tiles.len() as u32).into())])) {
                    @for tile in &tiles { (laid(sight, *tile, lang)) }
                    @for _ in tiles.len()..TILES { span.te {} }
                }
                (scarab(sight, seat, lang))
                (project(sight, seat, lang))
            }
        }
    }
}

/// What a part is called, and how much of it there is.
fn title(key: &str, count: u32, most: Option<u32>, lang: Lang) -> Markup {
    html! {
        p.ttl aria-hidden="true" {
            (word(lang, key)) " "
            @match most {
                Some(most) => b { (say(lang, "what-of", &[("count", count.into()), ("most", most.into())])) },
                None => b { (count) },
            }
        }
    }
}

/// The eight spaces of the board.
fn board(sight: &Seen<'_>, seat: Seat, lang: Lang) -> Markup {
    let held = sight.view.players[seat].board;
    let spaces = sight.view.options.edition.board.spaces;
    let values = [
        ("what", name_resources(held, lang).into()),
        ("count", number(held.len())),
        ("spaces", number(spaces)),
    ];
    let label = say(lang, "board-resources", &values);
    html! {
        (title("board-resources-title", u32::from(held.len()), Some(u32::from(spaces)), lang))
        div.slots8 data-at={ "res-" (seat) } data-what={ "resources-" (seat) } role="img" aria-label=(label) {
            @for sort in Resource::ALL { @for _ in 0..held.count(sort) { span.sl { (resource(sort)) } } }
            @for _ in held.len()..spaces { span.sl.e {} }
        }
    }
}

/// Deities with their powers as buttons; the Ennead is one stack.
fn deities(sight: &Seen<'_>, seat: Seat, lang: Lang) -> Markup {
    let view = sight.view;
    let numbers = &view.options.edition;
    let owned = view.players[seat].deities;
    let stack = owned.and(numbers.ennead());
    let loan = view.work.loan.filter(|_| view.active.seat() == seat);
    html! {
        div.dz data-at={ "gods-" (seat) } {
            @for deity in owned.without(stack).iter() { (owned_card(sight, seat, deity, false, lang)) }
            @if !stack.is_empty() { (ennead(sight, seat, stack, lang)) }
            @if let Some(deity) = loan { (owned_card(sight, seat, deity, true, lang)) }
            @if owned.is_empty() && loan.is_none() { span.mut { (word(lang, "board-no-deities")) } }
        }
    }
}

/// The place of a card that a player has, or has borrowed.
pub(super) fn place_of(deity: Deity) -> String {
    format!("god-{deity}")
}

fn owned_card(sight: &Seen<'_>, seat: Seat, deity: Deity, is_borrowed: bool, lang: Lang) -> Markup {
    let view = sight.view;
    let steps = powers(sight, seat, deity, lang);
    let is_used = view.active.seat() == seat && view.work.used.contains(deity);
    let (class, state) = if is_used {
        ("used", Some("board-deity-used"))
    } else if !steps.is_empty() {
        ("rdy", Some("board-deity-ready"))
    } else {
        ("still", None)
    };
    let (borrowed, state) = if is_borrowed { ("loan", Some("board-deity-borrowed")) } else { ("own", state) };
    let state = state.map_or_else(String::new, |key| format!("{} ", word(lang, key)));
    let label = format!("{}{}{state}{}", name_deity(deity, lang), lang.colon(), help_deity(deity, lang));
    html! {
        div.dm.(family(&view.options.edition, deity)).(class).(borrowed) data-at=(place_of(deity)) data-what={ "deity-" (deity) } {
            span.bnd {}
            span.ill role="img" aria-label=(label) { (glyph(deity)) (symbol(view.options.edition.card(deity).symbol)) }
            b { (name_deity(deity, lang)) }
            @if !steps.is_empty() { span.do { @for step in steps { (step) } } }
        }
    }
}

/// What can be done with a card that a player has.
fn powers(sight: &Seen<'_>, seat: Seat, deity: Deity, lang: Lang) -> Vec<Markup> {
    let named = [("deity", name_deity(deity, lang).into())];
    let mut steps = Vec::new();
    if sight.view.active.seat() != seat {
        return steps;
    }
    let mut add = |action: Action, class: &str, key: &str, content: &Markup| {
        let label = format!("{} {}", say(lang, key, &named), help_deity(deity, lang));
        steps.extend(press(sight, action, class, &label, content));
    };
    add(Action::Use(deity), "use", "board-use", &icon("power"));
    if deity == Deity::Hapy {
        add(Action::Hapy, "use", "board-hapy", &icon("rest"));
    }
    add(Action::Dismiss(Dismissed::Deity(deity)), "use bad", "board-dismiss", &icon("warn"));
    for action in all_of(sight, |action| matches!(action, Action::Lend(lender, _) if lender == deity)) {
        let Action::Lend(_, face) = action else { continue };
        let values = [("deity", name_deity(deity, lang).into()), ("face", number(face.value()))];
        let content = die(Die::new(Kind::Virtual, face));
        steps.extend(press(sight, action, "use lend", &say(lang, "board-lend", &values), &content));
    }
    steps
}

fn ennead(sight: &Seen<'_>, seat: Seat, stack: Deities, lang: Lang) -> Markup {
    let points = sight.view.options.edition.ennead_points(stack.len());
    let names: Vec<String> = stack.iter().map(|deity| name_deity(deity, lang)).collect();
    let values =
        [("count", stack.len().into()), ("points", number(points)), ("names", names.join(", ").into())];
    let label = say(lang, "board-ennead-owned", &values);
    let give_up = say(lang, "board-dismiss", &[("deity", word(lang, "board-ennead").into())]);
    let action = Action::Dismiss(Dismissed::Ennead);
    let button =
        press(sight, action, "use bad", &give_up, &icon("warn")).filter(|_| sight.view.active.seat() == seat);
    html! {
        div.dm.enn.stk data-what={ "ennead-" (seat) } {
            span.bnd {}
            span.ill role="img" aria-label=(label) {
                @if let Some(last) = stack.iter().last() { (glyph(last)) }
                (symbol(Symbol::Stack))
                em { (stack.len()) }
            }
            b { (points) (glory()) }
            @if let Some(button) = button { span.do { (button) } }
        }
    }
}

/// A tile before a player, which the Emerald scarab may use.
fn laid(sight: &Seen<'_>, laid: LaidTile, lang: Lang) -> Markup {
    let view = sight.view;
    let place = tiles::place_of(laid.tile);
    let what = if laid.face_down { "tile-down".to_owned() } else { place.clone() };
    let label = tiles::describe(laid.tile, lang);
    let content = tiles::face(view, laid.tile);
    let with_emerald = say(lang, "board-emerald", &[("tile", label.clone().into())]);
    html! {
        span.tp data-at=(place) data-piece data-what=(what) {
            @if laid.face_down {
                @let label = word(lang, "board-face-down");
                span.rt.down role="img" aria-label=(label) {}
            } @else if let Some(button) = press(sight, Action::Emerald(laid.tile), "rt", &with_emerald, &content) {
                (button)
            } @else {
                span.rt role="img" aria-label=(label) { (content) }
            }
        }
    }
}

/// The scarab that was kept; before that, how many were dealt.
fn scarab(sight: &Seen<'_>, seat: Seat, lang: Lang) -> Markup {
    let view = sight.view;
    let player = &view.players[seat];
    let Some(kept) = player.scarab else { return html! {} };
    let is_used = view.active.seat() == seat && view.work.scarab_is_used;
    let is_spent = if kept == Scarab::Pearl { player.has_copied } else { is_used };
    let state = if is_spent { "spent" } else { "fresh" };
    let label = format!("{}{}{}", name_scarab(kept, lang), lang.colon(), help_scarab(kept, lang));
    html! {
        div.kv.(state) data-at={ "scarab-" (seat) } data-what={ "scarab-" (kept) } role="group" aria-label=(label) {
            (draw_scarab(kept))
            span { b { (name_scarab(kept, lang)) } small { (help_scarab(kept, lang)) } }
        }
    }
}

/// A project for those who may know it; a card back for the others.
fn project(sight: &Seen<'_>, seat: Seat, lang: Lang) -> Markup {
    let view = sight.view;
    let player = &view.players[seat];
    let secret = word(lang, "board-project-secret");
    html! {
        @match player.project {
            Some(project) => {
                @let numbers = &view.options.edition;
                @let count = pairs(project, &view.pyramids, numbers);
                div.kv.pjk data-what={ "project-" (project.number()) } {
                    span {
                        b { (name_project(project, lang)) }
                        small { (count) " → +" (count * numbers.projects.glory) (glory()) }
                    }
                    (draw_pairs(view, project))
                }
            },
            None if player.has_project => span.pjb data-what="project-secret" role="img" aria-label=(secret) { (back()) },
            None => {},
        }
    }
}
