//! The row of deities: what they cost, what they do, and whether they can be paid.

use game::Lang;
use maud::{Markup, html};

use super::payable::{Reach, reach};
use super::pieces::{back, cost, deity as glyph, family, glory, icon, resource, symbol};
use super::steps::{Seen, near_seat, press};
use super::words::{help_deity, name_deity, number, say, word};
use crate::rules::{Action, Deity, Resource, Row};
use crate::view::View;

/// The place of a card of the row.
pub(super) fn place_of(deity: Deity) -> String {
    format!("row-{deity}")
}

pub(super) fn draw(sight: &Seen<'_>, lang: Lang) -> Markup {
    let view = sight.view;
    let discarded = view.discarded().len();
    html! {
        section.card.gods aria-label=(word(lang, "board-row")) {
            header {
                h3 { (word(lang, "board-row")) }
                span.mut data-at="discards" data-what="discards" { (say(lang, "board-discarded", &[("count", discarded.into())])) }
            }
            div.drow {
                @for _ in view.row.len()..Row::FULL { span.dc.gap { (back()) } }
                @for (column, deity) in view.row.iter().enumerate() { (card(sight, deity, column, lang)) }
            }
        }
    }
}

fn card(sight: &Seen<'_>, deity: Deity, column: usize, lang: Lang) -> Markup {
    let view = sight.view;
    let numbers = &view.options.edition;
    let near = near_seat(view, sight.viewer);
    let has_dice = !view.hand.is_empty() && view.active.seat() == near;
    let reach = has_dice.then(|| reach(view, near, deity));
    let state = match reach {
        Some(Reach::Now) => "ok",
        Some(Reach::WithCats(_)) => "cats",
        Some(_) => "short",
        None => "calm",
    };
    let points = numbers.card(deity).points;
    html! {
        article.dc.(family(&view.options.edition, deity)).(state) data-at=(place_of(deity)) data-what={ "deity-" (deity) } data-grid={ "30 " (column) } aria-label=(name_deity(deity, lang)) {
            span.bnd {}
            span.cst role="img" aria-label=(tell_cost(view, deity, lang)) { (cost(numbers.cost(deity))) }
            span.ill { (glyph(deity)) }
            @if points > 0 {
                @let label = say(lang, "board-end-points", &[("points", number(points))]);
                span.gp role="img" aria-label=(label) { (points) (glory()) }
            }
            b.nm2 { (name_deity(deity, lang)) }
            div.efs { p.ef { (effect(sight, deity, lang)) } }
            span.syw { (symbol(numbers.card(deity).symbol)) }
            (buttons(sight, deity, lang))
            @if let Some(reach) = reach { span.pyb { (tell_reach(reach, lang)) } }
        }
    }
}

/// What the card does; of the Ennead, what one more would count.
fn effect(sight: &Seen<'_>, deity: Deity, lang: Lang) -> String {
    let view = sight.view;
    let numbers = &view.options.edition;
    if !numbers.ennead().contains(deity) {
        return help_deity(deity, lang);
    }
    let owned = view.players[near_seat(view, sight.viewer)].deities.and(numbers.ennead()).len();
    let values = [("count", (owned + 1).into()), ("points", number(numbers.ennead_points(owned + 1)))];
    say(lang, "board-ennead-next", &values)
}

/// `Cost: a Stone die 6, a 1`.
fn tell_cost(view: &View, deity: Deity, lang: Lang) -> String {
    say(lang, "board-cost", &[("parts", name_cost(view, deity, lang).into())])
}

/// `a Stone die 6, a 1`.
pub(super) fn name_cost(view: &View, deity: Deity, lang: Lang) -> String {
    let text = &view.options.edition.card(deity).cost;
    let parts = text.split(' ').map(|part| match part {
        "*" => word(lang, "board-cost-any"),
        "w" => word(lang, "board-cost-worker"),
        "c" => word(lang, "board-cost-cat"),
        _ => match part.strip_prefix('S') {
            Some(face) => say(lang, "board-cost-stone", &[("face", face.to_owned().into())]),
            None => say(lang, "board-cost-face", &[("face", part.to_owned().into())]),
        },
    });
    parts.collect::<Vec<String>>().join(", ")
}

fn tell_reach(reach: Reach, lang: Lang) -> Markup {
    html! {
        @if matches!(reach, Reach::WithCats(_) | Reach::CatsShort(_)) { (resource(Resource::Cat)) }
        (name_reach(reach, lang))
    }
}

/// `1 Cat short`.
pub(super) fn name_reach(reach: Reach, lang: Lang) -> String {
    let (key, count) = match reach {
        Reach::Now => ("board-reach-now", 0),
        Reach::WithCats(cats) => ("board-reach-cats", cats),
        Reach::CatsShort(cats) => ("board-reach-cats-short", cats),
        Reach::ResourcesShort(count) => ("board-reach-resources-short", count),
        Reach::DiceShort(count) => ("board-reach-dice-short", count),
    };
    let count = ("count", number(count));
    say(lang, key, &[count])
}

/// What can be done with a card of the row.
fn buttons(sight: &Seen<'_>, deity: Deity, lang: Lang) -> Markup {
    let named = [("deity", name_deity(deity, lang).into())];
    let buy = html! { (icon("ankh")) (word(lang, "kind-buy")) };
    let choose = html! { (icon("ankh")) (word(lang, "board-take-card")) };
    let replace = html! { (icon("replace")) span.lb { (word(lang, "board-replace-short")) } };
    let borrow = html! { (icon("power")) span.lb { (word(lang, "board-borrow-short")) } };
    let buttons = [
        press(sight, Action::Buy(deity), "wor", &say(lang, "board-buy", &named), &buy),
        press(sight, Action::Choose(deity), "wor", &say(lang, "board-choose", &named), &choose),
        press(sight, Action::Replace(deity), "rp", &say(lang, "board-replace", &named), &replace),
        press(sight, Action::Amethyst(deity), "rp", &say(lang, "board-amethyst", &named), &borrow),
    ];
    html! { @if buttons.iter().any(Option::is_some) { div.db { @for button in buttons.into_iter().flatten() { (button) } } } }
}
