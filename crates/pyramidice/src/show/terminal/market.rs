//! What lies between the players apart from the pyramids: supply and Quarry, the row of deities, the rest tiles, the
//! dice of the turn under way.

use game::show::layout::{Line, faint, flow, plain};
use game::{ActionSet, Lang, Material, Span, Tone};

use super::{ONCE_REST, ONCE_WORK, STACK, Table, die_tone, resource_tone};
use crate::rules::{Action, Deity, Place, Resource, Symbol, Tile};
use crate::show::words::{names, say};

/// Supply, Quarry and pile, a line each. The last Stone die of the supply or card of the pile triggers the end.
pub(super) fn stock(scene: &Table<'_>, lang: Lang) -> Vec<Line> {
    let view = scene.view;
    let mut supply = vec![plain(say(lang, "draw-supply", &[]))];
    for resource in Resource::ALL {
        let text = format!(" {}{}", resource.letter(), view.supply.count(resource));
        let is_last = resource == Resource::Stone && view.supply.stones == 0;
        supply.push(Span::new(if is_last { Tone::Loss } else { resource_tone(resource) }, text));
    }
    let quarry = vec![
        plain(say(lang, "draw-quarry", &[])),
        Span::new(Tone::Made(Material::Limestone), format!(" s{}", view.quarry.stone)),
        Span::new(Tone::Made(Material::Granite), format!(" p{}", view.quarry.prayer)),
    ];
    let pile_tone = if view.pile == 0 { Tone::Loss } else { Tone::Plain };
    let pile = vec![plain(say(lang, "draw-pile", &[])), Span::new(pile_tone, format!(" {}", view.pile))];
    vec![supply, quarry, pile]
}

/// The deities of the row from left to right, with what they cost, when they work and what they count at the end.
pub(super) fn row(scene: &Table<'_>, lang: Lang) -> Vec<Line> {
    let mut pieces = vec![vec![plain(say(lang, "draw-row", &[]))]];
    for deity in scene.view.row.iter() {
        let actions =
            [Action::Choose(deity), Action::Buy(deity), Action::Replace(deity), Action::Amethyst(deity)];
        let name = scene.aim(Span::new(Tone::Strong, names::deity(deity, lang)), &actions);
        if pieces.len() > 1 {
            pieces.push(vec![faint("|")]);
        }
        pieces.push(vec![name, plain(format!(" {}", card(scene, deity)))]);
    }
    if scene.view.row.is_empty() {
        pieces.push(vec![faint(say(lang, "draw-row-empty", &[]))]);
    }
    flow(pieces, 4)
}

/// `S4 5 w ↻ +2`
fn card(scene: &Table<'_>, deity: Deity) -> String {
    let card = scene.view.options.edition.card(deity);
    let sign = match card.symbol {
        Symbol::Work => Some(ONCE_WORK.to_owned()),
        Symbol::Rest => Some(ONCE_REST.to_owned()),
        Symbol::Stack => Some(STACK.to_owned()),
        Symbol::None => None,
    };
    let points = (card.points > 0).then(|| format!("+{}", card.points));
    let parts: Vec<String> = [Some(card.cost.clone()), sign, points].into_iter().flatten().collect();
    parts.join(" ")
}

/// The tiles on display; against an architect with the numbers of their places, the empty ones too.
pub(super) fn tiles(scene: &Table<'_>, lang: Lang) -> Vec<Line> {
    let mut pieces = vec![vec![plain(say(lang, "draw-tiles", &[]))]];
    if scene.view.architect.is_some() {
        pieces.extend(Place::all().map(|place| numbered(scene, place, lang)));
    } else {
        let tiles = scene.view.display.tiles();
        pieces.extend(tiles.iter().map(|tile| vec![on_display(scene, tile, lang)]));
    }
    flow(pieces, 4)
}

/// The sign of a tile with its price.
fn on_display(scene: &Table<'_>, tile: Tile, lang: Lang) -> Span {
    let sign = names::tile_sign(tile, lang);
    let text = match scene.view.options.edition.tile_price(tile) {
        0 => sign,
        price => format!("{sign}−{price}"),
    };
    scene.aim(plain(text), &[Action::Rest(tile)])
}

fn numbered(scene: &Table<'_>, place: Place, lang: Lang) -> Line {
    let number = faint(format!("{place}:"));
    if let Some(tile) = scene.view.display.at(place) {
        return vec![number, on_display(scene, tile, lang)];
    }
    let goes_here = |action: &Action| matches!(action, Action::Place(_, to) if *to == place);
    let placing = scene.legal.and_then(|legal| legal.iter().find(goes_here));
    let gap = faint("–");
    vec![number, placing.map_or(gap.clone(), |action| gap.target(action))]
}

/// The dice of the Work turn that are not used yet; no line outside of one.
pub(super) fn dice(scene: &Table<'_>, lang: Lang) -> Vec<Line> {
    let hand = scene.view.hand;
    if hand.is_empty() {
        return Vec::new();
    }
    let mut pieces = vec![vec![plain(say(lang, "draw-dice", &[]))]];
    for (die, count) in hand.iter() {
        let one = vec![Span::new(die_tone(die), die.to_string())];
        pieces.extend(std::iter::repeat_n(one, usize::from(count)));
    }
    flow(pieces, 4)
}
