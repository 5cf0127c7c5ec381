//! The boats. Their spaces are listed 3-2-1 towards the quay: the k-th meeple from the boat takes the k-th token from
//! the outer end, so that an unload is a shift that the eye can follow.

use game::{Lang, Sight};
use maud::{Markup, html};

use super::grid;
use super::marks;
use super::pieces::{mini, sign, symbol, token_at};
use super::traces::{Trace, concerns, is_legal, preview_id, spaces_of};
use super::words::{line_of, name_boat, name_token, sign_boat};
use crate::events::Event;
use crate::rules::{Action, Boat, Duel, Phase, Space};
use crate::show::words::say;

/// What is to be pointed at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Aim {
    /// Whole boats.
    Boats,
    /// A token to take.
    Take,
    /// Two tokens of a boat to swap.
    Swap,
}

impl Aim {
    pub(super) fn of(sight: &Sight<'_, Duel>) -> Aim {
        let phase = sight.view.phase;
        if phase == Phase::Taking && !sight.choices.is_empty() {
            Aim::Take
        } else if phase == Phase::Swapping && !sight.choices.is_empty() {
            Aim::Swap
        } else {
            Aim::Boats
        }
    }
}

pub(super) fn draw(sight: &Sight<'_, Duel>, boat: Boat, lang: Lang) -> Markup {
    if !sight.view.fleet.is_in_play(boat) {
        return draw_gone(sight, boat, lang);
    }
    match Aim::of(sight) {
        Aim::Boats => draw_whole(sight, boat, lang),
        Aim::Take | Aim::Swap => draw_open(sight, boat, lang),
    }
}

/// Where it lies, and whether something happened to it last.
fn class_of(sight: &Sight<'_, Duel>, boat: Boat) -> String {
    let line = boat.index() % 3;
    let unloaded = |event: &Event| matches!(*event, Event::Unloading { boat: other, .. } if other == boat);
    let last = if sight.last.iter().any(unloaded) { " last" } else { "" };
    let way = if boat.is_row() { format!("h y{line}") } else { format!("v x{line}") };
    format!("boat {way} boat-{boat}{last}")
}

/// A boat that is one button.
fn draw_whole(sight: &Sight<'_, Duel>, boat: Boat, lang: Lang) -> Markup {
    let unload = Action::Unload(boat);
    let class = class_of(sight, boat);
    let label = describe(sight, boat, lang);
    let cargo = html! {
        (hull(boat))
        span.slots {
            @for space in spaces(boat) {
                span.{ "slot" (mark(sight, space)) (marks::class_of_space(sight, space)) } data-what=(what(sight, space)) {
                    (cargo(sight, space))
                }
            }
        }
        (plaque(boat))
    };
    html! {
        @if is_legal(sight, unload) {
            button.legal.(class) form="play" name="step" value=(unload) data-key={ "u" (boat) } data-kind="unload"
                data-tap="preview" data-what={ "boat-" (boat) }
                data-grid=(grid::of_boat(boat)) aria-label=(label) aria-describedby=(preview_id(unload)) { (cargo) }
        } @else {
            button.(class) type="button" aria-disabled="true" data-what={ "boat-" (boat) } data-grid=(grid::of_boat(boat))
                aria-label=(label) {
                (cargo)
            }
        }
    }
}

/// A boat whose tokens are buttons.
fn draw_open(sight: &Sight<'_, Duel>, boat: Boat, lang: Lang) -> Markup {
    let label = say(lang, "boat", &[("boat", name_boat(boat))]);
    html! {
        div.picking.(class_of(sight, boat)) role="group" aria-label=(label) {
            (hull(boat))
            span.slots { @for space in spaces(boat) { (draw_space(sight, space, lang)) } }
            (plaque(boat))
        }
    }
}

fn draw_gone(sight: &Sight<'_, Duel>, boat: Boat, lang: Lang) -> Markup {
    let at = match Aim::of(sight) {
        Aim::Boats => grid::of_boat(boat),
        Aim::Take | Aim::Swap => grid::of_space(Space::new(boat, 1)),
    };
    let label = say(lang, "boat-gone", &[("boat", name_boat(boat))]);
    html! {
        button.gone.(class_of(sight, boat)) type="button" aria-disabled="true" data-what={ "boat-" (boat) } data-grid=(at)
            aria-label=(label) {
            (plaque(boat))
        }
    }
}

/// A token that can be taken, that can be swapped, or that cannot be pointed at.
fn draw_space(sight: &Sight<'_, Duel>, space: Space, lang: Lang) -> Markup {
    let take = Action::Take(space);
    let class = format!("slot{}", mark(sight, space));
    let at = grid::of_space(space);
    html! {
        @if is_legal(sight, take) {
            button.leg.(class) form="play" name="step" value=(take) data-key=(space) data-kind="take"
                data-tap="preview" data-what=(what(sight, space))
                data-grid=(at) aria-label=(name_space(sight, space, "space-take", lang))
                aria-describedby=(preview_id(take)) { (cargo(sight, space)) }
        } @else if can_be_swapped(sight, space) {
            button.leg.(class) type="button" aria-pressed="false" data-pick=(space) data-what=(what(sight, space)) data-grid=(at)
                aria-label=(name_space(sight, space, "space-swap", lang)) { (cargo(sight, space)) }
        } @else {
            button.(class) type="button" aria-disabled="true" data-what=(what(sight, space)) data-grid=(at)
                aria-label=(name_space(sight, space, "space-stays", lang)) { (cargo(sight, space)) }
        }
    }
}

fn can_be_swapped(sight: &Sight<'_, Duel>, space: Space) -> bool {
    let swaps = |action| matches!(action, Action::Swap(boat, pair) if spaces_of(boat, pair).contains(&space));
    sight.choices.iter().any(|choice| swaps(choice.action))
}

/// The name under which the token of a space explains itself. Where there is none, the boat does.
fn what(sight: &Sight<'_, Duel>, space: Space) -> String {
    match sight.view.fleet.token(space) {
        Some(token) => format!("token-{token}"),
        None => format!("boat-{}", space.boat()),
    }
}

/// The token of a space with what would become of it.
fn cargo(sight: &Sight<'_, Duel>, space: Space) -> Markup {
    html! {
        @if let Some(loaded) = sight.view.fleet.token(space) { (token_at(loaded, Some(&place_of(space)))) }
        @for trace in Trace::all(sight).filter(|trace| concerns(&trace.event, space)) {
            @if let Event::Gained { seat, .. } = trace.event {
                span.badge data-for=(trace.key()) { (mini(seat)) }
            } @else if let Event::Lost { .. } = trace.event {
                span.badge.x data-for=(trace.key()) { (sign("cross")) }
            } @else {
                span.swapped data-for=(trace.key()) {}
            }
        }
    }
}

/// Whether the last events changed what lies on a space.
fn mark(sight: &Sight<'_, Duel>, space: Space) -> &'static str {
    let is_new = |event: &Event| {
        matches!(event, Event::Loaded { .. } | Event::Swapped { .. }) && concerns(event, space)
    };
    if sight.last.iter().any(is_new) { " last" } else { "" }
}

fn hull(boat: Boat) -> Markup {
    let (name, shape) = if boat.is_row() { ("hull-h", "0 0 345 134") } else { ("hull-v", "0 0 134 345") };
    html! { svg.hull viewBox=(shape) aria-hidden="true" { (symbol(name)) } }
}

fn plaque(boat: Boat) -> Markup {
    html! { span.plq aria-hidden="true" { (sign_boat(boat)) } }
}

/// From the outer end to the quay.
fn spaces(boat: Boat) -> [Space; 3] {
    [3, 2, 1].map(|number| Space::new(boat, number))
}

/// Some spaces and cells have the same name, so spaces get a prefix.
pub(super) fn place_of(space: Space) -> String {
    format!("space-{space}")
}

fn name_space(sight: &Sight<'_, Duel>, space: Space, key: &str, lang: Lang) -> String {
    let values = [
        ("token", name_cargo(sight, space, lang).into()),
        ("boat", name_boat(space.boat())),
        ("number", space.number().into()),
    ];
    say(lang, key, &values)
}

fn name_cargo(sight: &Sight<'_, Duel>, space: Space, lang: Lang) -> String {
    let token = sight.view.fleet.token(space);
    token.map_or_else(|| say(lang, "space-empty", &[]), |token| name_token(token, lang))
}

/// What a boat holds, and whether it can be unloaded or why not.
fn describe(sight: &Sight<'_, Duel>, boat: Boat, lang: Lang) -> String {
    let [third, second, first] = spaces(boat).map(|space| name_cargo(sight, space, lang));
    let meeples = sight.view.harbor.line(boat).count();
    let values = [
        ("boat", name_boat(boat)),
        ("third", third.into()),
        ("second", second.into()),
        ("first", first.into()),
        ("meeples", meeples.into()),
        ("line", line_of(boat)),
    ];
    match is_legal(sight, Action::Unload(boat)) {
        true => say(lang, "boat-ready", &values),
        false if meeples < 2 => say(lang, "boat-waits", &values),
        false => say(lang, "boat-idle", &values),
    }
}
