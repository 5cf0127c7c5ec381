//! What happened in a step, as a few signs for the log: what came of it rather than how. Sentences tell everything.

use game::{Viewer, difference};
use maud::{Markup, html};

use super::pieces::{
    back, deity, dice, die, either, eye, glory, icon, owner, pharaoh, resource, resources, scarab, stone,
    symbol,
};
use super::tiles;
use crate::events::Event;
use crate::rules::{Architect, Die, Dismissed, Kind, Owner, Resource, Symbol};
use crate::view::View;

/// The sign of a piece that a sentence names.
pub(super) fn named(name: &str) -> Markup {
    let (kind, rest) = name.split_once('-').unwrap_or((name, ""));
    let drawn = match kind {
        "deity" => rest.parse().ok().map(deity),
        "scarab" => rest.parse().ok().map(scarab),
        "die" => rest.parse().ok().map(die),
        "tile" => rest.parse().ok().map(tiles::sign),
        "project" | "ennead" => Some(back()),
        "glory" => Some(glory()),
        "architect" if rest.is_empty() => Some(owner(Owner::Architect)),
        "architect" => rest.parse().ok().map(difficulty),
        "any" if rest.is_empty() => Some(either(None)),
        "any" => rest.parse().ok().map(|face| either(Some(face))),
        "once" if rest == "work" => Some(symbol(Symbol::Work)),
        "once" if rest == "rest" => Some(symbol(Symbol::Rest)),
        "stack" => Some(symbol(Symbol::Stack)),
        "always" => Some(symbol(Symbol::None)),
        "pharaoh" => Some(pharaoh()),
        "workers" => Some(resource(Resource::Worker)),
        "cats" => Some(resource(Resource::Cat)),
        "stones" => Some(resource(Resource::Stone)),
        _ => None,
    };
    drawn.unwrap_or_default()
}

/// An eye for each degree of difficulty.
fn difficulty(architect: Architect) -> Markup {
    html! { @for _ in 0..=architect as u8 { (eye()) } }
}

pub(super) fn draw(events: &[Event], view: &View, viewer: Viewer) -> Markup {
    html! { @for event in events { (sign(event, view, viewer)) } }
}

fn sign(event: &Event, view: &View, viewer: Viewer) -> Markup {
    html! {
        @match *event {
            Event::TileLaid { tile, .. } | Event::TileTaken { tile, .. } | Event::TileBorrowed { tile, .. }
            | Event::TilePlaced { tile, .. } | Event::ArchitectTookTile { tile, .. } => span.rt { (tiles::face(view, tile)) },
            Event::ScarabDealt { seat, scarab: dealt } => {
                @if viewer.knows(seat) { (scarab(dealt)) } @else { (back()) }
            },
            Event::ScarabKept { scarab: kept, .. } => (scarab(kept)),
            Event::ProjectDealt { .. } => (back()),
            Event::HapyUsed { .. } => (icon("rest")),
            Event::WorkBegan { .. } => (icon("work")),
            Event::Glory { points, .. } => span.gn { (difference(i32::from(points))) (glory()) },
            Event::Gained { resources: gained, .. } => { "+" (resources(gained)) },
            Event::Discarded { resources: given, .. } | Event::Spent { resources: given, .. } => { "−" (resources(given)) },
            Event::DeityChosen { deity: one, .. } | Event::DeityBought { deity: one, .. } | Event::Used { deity: one, .. }
            | Event::Borrowed { deity: one, .. } | Event::ArchitectTookDeity { deity: one } => (deity(one)),
            Event::DeityDismissed { dismissed: Dismissed::Deity(one), .. } | Event::CardDiscarded { deity: one } => {
                "−" (deity(one))
            },
            Event::DeityDismissed { dismissed: Dismissed::Ennead, .. } => { "−" (back()) },
            Event::Rerolled { dice: again, .. } => { (icon("roll")) (dice(again)) },
            Event::Rolled { die: rolled, .. } => (die(rolled)),
            Event::DieChanged { from, to, .. } => { (die(from)) (icon("right")) (die(Die::new(from.kind, to))) },
            Event::VirtualDie { deity: lender, face, .. } => { (deity(lender)) (die(Die::new(Kind::Virtual, face))) },
            Event::Built { face, .. } | Event::ArchitectRolled { face } => (stone(face)),
            Event::ArchitectTurnedDie { from, to } => { (stone(from)) (icon("right")) (stone(to)) },
            Event::PharaohTaken { owner: taker } => { (pharaoh()) (owner(taker)) },
            Event::Drawn { .. } | Event::DiceTaken { .. } | Event::DicePaid { .. } | Event::DiceReturned { .. }
            | Event::TurnBegan { .. } | Event::StonesMoved { .. } | Event::StoneGained { .. } | Event::Straightened { .. }
            | Event::Copied { .. } | Event::NotCopied { .. } | Event::LoanEnded { .. } | Event::TilesReturned { .. }
            | Event::ArchitectTookDie { .. } | Event::ArchitectHasNoDie | Event::Ended => {},
        }
    }
}
