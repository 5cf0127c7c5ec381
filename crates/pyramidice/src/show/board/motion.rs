//! Which pieces move where.

use game::{Motion, Seat};

use super::{row, tiles, tray};
use crate::events::Event;
use crate::rules::{Die, Kind, Owner, Resource, Resources};

pub(super) fn of(event: &Event) -> Vec<Motion> {
    match *event {
        Event::Drawn { deity } => vec![moved("pile", row::place_of(deity))],
        Event::StonesMoved { seat, .. } => vec![moved(board(seat), "quarry")],
        Event::Gained { seat, resources } => {
            places(resources, "stones").into_iter().map(|from| moved(from, board(seat))).collect()
        }
        Event::Discarded { seat, resources } | Event::Spent { seat, resources } => {
            places(resources, "quarry").into_iter().map(|to| moved(board(seat), to)).collect()
        }
        Event::DeityChosen { seat, deity } | Event::DeityBought { seat, deity } => {
            vec![moved(row::place_of(deity), gods(seat))]
        }
        Event::DeityDismissed { seat, .. } => vec![moved(gods(seat), "discards")],
        Event::CardDiscarded { deity } => vec![moved(row::place_of(deity), "discards")],
        Event::ArchitectTookDeity { deity } => vec![moved(row::place_of(deity), "gods-architect")],
        Event::Rolled { die, .. } => vec![moved("quarry", tray::place_of(die))],
        Event::DicePaid { dice, .. } | Event::DiceReturned { dice, .. } => {
            let tangible = dice.iter().filter(|(die, _)| die.kind != Kind::Virtual);
            tangible.map(|(die, _)| moved(tray::place_of(die), "quarry")).collect()
        }
        Event::Built { owner, face, space, .. } => {
            let from = match owner {
                Owner::Seat(_) => tray::place_of(Die::new(Kind::Stone, face)),
                Owner::Architect => "quarry".to_owned(),
            };
            vec![moved(from, space.to_string())]
        }
        // A tile has one place on the page, wherever it lies: it flies from where it lay to where it lies.
        Event::TileTaken { tile, .. }
        | Event::ArchitectTookTile { tile, .. }
        | Event::TilePlaced { tile, .. } => {
            vec![moved(tiles::place_of(tile), tiles::place_of(tile))]
        }
        Event::TileLaid { .. }
        | Event::ProjectDealt { .. }
        | Event::ScarabDealt { .. }
        | Event::ScarabKept { .. }
        | Event::TurnBegan { .. }
        | Event::HapyUsed { .. }
        | Event::TileBorrowed { .. }
        | Event::WorkBegan { .. }
        | Event::Glory { .. }
        | Event::DiceTaken { .. }
        | Event::Rerolled { .. }
        | Event::StoneGained { .. }
        | Event::DieChanged { .. }
        | Event::Used { .. }
        | Event::VirtualDie { .. }
        | Event::Straightened { .. }
        | Event::Borrowed { .. }
        | Event::Copied { .. }
        | Event::NotCopied { .. }
        | Event::LoanEnded { .. }
        | Event::TilesReturned { .. }
        | Event::ArchitectTookDie { .. }
        | Event::ArchitectHasNoDie
        | Event::ArchitectRolled { .. }
        | Event::ArchitectTurnedDie { .. }
        | Event::PharaohTaken { .. }
        | Event::Ended => Vec::new(),
    }
}

fn board(seat: Seat) -> String {
    format!("res-{seat}")
}

fn gods(seat: Seat) -> String {
    format!("gods-{seat}")
}

/// The place of each sort that is there. Stone dice come from one place and go to another.
fn places(resources: Resources, of_stones: &'static str) -> Vec<&'static str> {
    let place = |sort: Resource| if sort == Resource::Stone { of_stones } else { "supply" };
    let sorts = Resource::ALL.into_iter().filter(|sort| resources.count(*sort) > 0);
    sorts.map(place).collect()
}

fn moved(from: impl Into<String>, to: impl Into<String>) -> Motion {
    Motion { from: from.into(), to: Some(to.into()) }
}
