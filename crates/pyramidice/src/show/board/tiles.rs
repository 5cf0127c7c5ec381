//! The rest tiles on display, the Quarry and the supply.

use game::Lang;
use maud::{Markup, html};

use super::pieces::{back, blank, glory, icon, resource, resources};
use super::steps::{Seen, all_of, press};
use super::words::{help_tile, name_tile, number, say, word};
use crate::rules::{Action, Kind, Place, Resource, Resources, Tile};
use crate::view::View;

/// The place of a tile, wherever it lies.
pub(super) fn place_of(tile: Tile) -> String {
    format!("tile-{tile}")
}

pub(super) fn draw(sight: &Seen<'_>, lang: Lang) -> Markup {
    let view = sight.view;
    html! {
        section.card.rests aria-label=(word(lang, "board-tiles")) {
            header { h3 { (word(lang, "board-tiles")) } }
            @if view.options.architect.is_some() {
                p.cap { (word(lang, "board-numbers")) }
                div.rgrid.six { @for place in Place::all() { (numbered(sight, place, lang)) } }
            } @else {
                div.rgrid { @for tile in view.display.tiles().iter() { (on_display(sight, tile, lang)) } }
            }
            (quarry(view, lang))
        }
    }
}

/// A place of the game against an architect, who chooses by the numbers.
fn numbered(sight: &Seen<'_>, place: Place, lang: Lang) -> Markup {
    html! {
        div.np {
            @match sight.view.display.at(place) {
                Some(tile) => (on_display(sight, tile, lang)),
                None => (free(sight, place, lang)),
            }
            i { span.sr { (say(lang, "board-place", &[("place", number(place.number()))])) } span aria-hidden="true" { (place) } }
        }
    }
}

/// A free place, on which a tile can be put back.
fn free(sight: &Seen<'_>, place: Place, lang: Lang) -> Markup {
    let here = all_of(sight, |action| matches!(action, Action::Place(_, at) if at == place));
    let put = |action: Action| {
        let Action::Place(tile, _) = action else { return None };
        let values = [("tile", name_tile(tile, lang).into()), ("place", number(place.number()))];
        press(sight, action, "rt put", &say(lang, "board-put", &values), &face(sight.view, tile))
    };
    let put: Vec<Markup> = here.into_iter().filter_map(put).collect();
    html! {
        @if put.is_empty() { span.te {} }
        @for button in put { (button) }
    }
}

fn on_display(sight: &Seen<'_>, tile: Tile, lang: Lang) -> Markup {
    let label = describe(tile, lang);
    let content = face(sight.view, tile);
    html! {
        span.tp data-at=(place_of(tile)) data-piece data-what={ "tile-" (tile) } {
            @match press(sight, Action::Rest(tile), "rt", &label, &content) {
                Some(button) => (button),
                None => span.rt data-grid={ "33 " (tile as u8) } role="img" aria-label=(label) { (content) },
            }
        }
    }
}

/// `Trio. For 1 Glory: gain a Worker, a Cat and a Stone die.`
pub(super) fn describe(tile: Tile, lang: Lang) -> String {
    format!("{}. {}", name_tile(tile, lang), help_tile(tile, lang))
}

/// What is printed on a tile.
pub(super) fn face(view: &View, tile: Tile) -> Markup {
    let price = view.options.edition.tile_price(tile);
    html! {
        (drawing(tile, view.options.edition.tables().plain_tile(tile).unwrap_or_default()))
        @if price > 0 { span.pay { "−" (price) (glory()) } }
    }
}

/// A tile in a sentence, as the box has it.
pub(super) fn sign(tile: Tile) -> Markup {
    let plain = match tile {
        Tile::Ww => Resources::new(2, 0, 0),
        Tile::Ws => Resources::new(1, 0, 1),
        Tile::Wc => Resources::new(1, 1, 0),
        Tile::Ss => Resources::new(0, 0, 2),
        Tile::Sc => Resources::new(0, 1, 1),
        Tile::Cc => Resources::new(0, 2, 0),
        Tile::Swap | Tile::Trio | Tile::God | Tile::Gift | Tile::Triple | Tile::Labour => Resources::NONE,
    };
    html! { span.rt.sm aria-hidden="true" { (drawing(tile, plain)) } }
}

fn drawing(tile: Tile, plain: Resources) -> Markup {
    html! {
        span.in {
            @match tile {
                Tile::Ww | Tile::Ws | Tile::Wc | Tile::Ss | Tile::Sc | Tile::Cc => (resources(plain)),
                Tile::Trio => span.t3 { (resources(Resources::new(1, 1, 1))) },
                Tile::Swap => { i.any {} (icon("right")) b { "2" } },
                Tile::God => (back()),
                Tile::Gift => { b { "2" } i.any {} },
                Tile::Triple => { b { "3" } i.any.same {} },
                Tile::Labour => { i.any {} (icon("work")) },
            }
        }
    }
}

fn quarry(view: &View, lang: Lang) -> Markup {
    let (quarry, supply) = (view.quarry, view.supply);
    let values = [("stone", number(quarry.stone)), ("prayer", number(quarry.prayer))];
    let dice = say(lang, "board-quarry-dice", &values);
    let values = [("workers", number(supply.workers)), ("cats", number(supply.cats))];
    let rest = say(lang, "board-supply", &values);
    html! {
        div.quarry {
            b { (word(lang, "board-quarry")) }
            span.qd data-at="quarry" data-what="quarry" role="img" aria-label=(dice) {
                (blank(Kind::Stone)) (quarry.stone) " " (blank(Kind::Prayer)) (quarry.prayer)
            }
            b { (word(lang, "board-supply-short")) }
            span.qd data-at="supply" data-what="supply" role="img" aria-label=(rest) {
                (resource(Resource::Worker)) (supply.workers) " " (resource(Resource::Cat)) (supply.cats)
            }
        }
    }
}
