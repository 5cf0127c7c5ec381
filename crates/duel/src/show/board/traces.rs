//! What would happen, found by where it would show.

use game::{Seat, Sight, Viewer};

use crate::events::Event;
use crate::rules::{Action, Boat, Duel, Pair, Space, Token};

/// Something that a choice would bring about: shown only while that choice is pointed at.
#[derive(Clone, Copy)]
pub(super) struct Trace {
    /// The choice.
    pub(super) action: Action,
    /// What would happen.
    pub(super) event: Event,
}

impl Trace {
    /// Everything that any of the choices would bring about.
    pub(super) fn all<'a>(sight: &'a Sight<'_, Duel>) -> impl Iterator<Item = Trace> + use<'a> {
        sight.choices.iter().flat_map(|choice| {
            let action = choice.action;
            choice.events.iter().map(move |event| Trace { action, event: *event })
        })
    }

    /// The text that ties it to the button of its choice.
    pub(super) fn key(&self) -> String {
        self.action.to_string()
    }
}

/// A token that a choice would bring to a seat.
pub(super) struct Gain {
    /// The choice.
    pub(super) action: Action,
    /// The token.
    pub(super) token: Token,
    /// How many of the same token the choice has brought to the seat before it.
    pub(super) earlier: u8,
}

/// Every token that any choice would bring to a seat.
pub(super) fn gains(sight: &Sight<'_, Duel>, seat: Seat) -> Vec<Gain> {
    let mut gains: Vec<Gain> = Vec::new();
    for trace in Trace::all(sight) {
        if let Some(token) = gained(&trace.event, seat) {
            let is_same = |gain: &&Gain| gain.action == trace.action && gain.token == token;
            let earlier = gains.iter().filter(is_same).count() as u8;
            gains.push(Gain { action: trace.action, token, earlier });
        }
    }
    gains
}

/// How many of a token the last events brought to a seat.
pub(super) fn gained_last(sight: &Sight<'_, Duel>, seat: Seat, token: Token) -> u8 {
    sight.last.iter().filter(|event| gained(event, seat) == Some(token)).count() as u8
}

fn gained(event: &Event, seat: Seat) -> Option<Token> {
    let Event::Gained { seat: owner, token, .. } = *event else { return None };
    (owner == seat).then_some(token)
}

/// Whether an event is about the token on a space.
pub(super) fn concerns(event: &Event, space: Space) -> bool {
    match *event {
        Event::Loaded { space: place, .. } => place == space,
        Event::Gained { from, .. } | Event::Lost { from, .. } => from == space,
        Event::Swapped { boat, pair, .. } => spaces_of(boat, pair).contains(&space),
        Event::Placed { .. }
        | Event::Unloading { .. }
        | Event::FirstToFive { .. }
        | Event::Left { .. }
        | Event::Used { .. }
        | Event::Stopped { .. }
        | Event::Passed { .. }
        | Event::Ended => false,
    }
}

/// The two spaces of a swap.
pub(super) fn spaces_of(boat: Boat, pair: Pair) -> [Space; 2] {
    let (lower, higher) = pair.numbers();
    [lower, higher].map(|number| Space::new(boat, number))
}

pub(super) fn is_legal(sight: &Sight<'_, Duel>, action: Action) -> bool {
    sight.choices.iter().any(|choice| choice.action == action)
}

/// The element that tells what a choice would bring about.
pub(super) fn preview_id(action: Action) -> String {
    format!("pv-{}", action.to_string().replace(' ', "-"))
}

/// The viewer sits on this side of the table.
pub(super) fn near_seat(viewer: Viewer) -> Seat {
    Seat::all(2).find(|seat| viewer.knows(*seat)).unwrap_or(Seat::new(0))
}
