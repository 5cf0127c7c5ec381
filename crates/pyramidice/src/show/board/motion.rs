//! Which pieces move where.

use game::{Motion, Seat};

use super::{holdings, row, tiles, tray};
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
            dice.iter().map(|(die, _)| put_back(die)).collect()
        }
        Event::VirtualDie { deity, face, .. } => {
            vec![moved(holdings::place_of(deity), tray::place_of(Die::new(Kind::Virtual, face)))]
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
        Event::TilesReturned { tiles, .. } => {
            tiles.iter().map(|tile| moved(tiles::place_of(tile), tiles::place_of(tile))).collect()
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
        | Event::Straightened { .. }
        | Event::Borrowed { .. }
        | Event::Copied { .. }
        | Event::NotCopied { .. }
        | Event::LoanEnded { .. }
        | Event::ArchitectTookDie { .. }
        | Event::ArchitectHasNoDie
        | Event::ArchitectRolled { .. }
        | Event::ArchitectTurnedDie { .. }
        | Event::PharaohTaken { .. }
        | Event::Ended => Vec::new(),
    }
}

/// A die of wood goes back to the Quarry; one that is only lent is gone.
fn put_back(die: Die) -> Motion {
    let to = (die.kind != Kind::Virtual).then(|| "quarry".to_owned());
    Motion { from: tray::place_of(die), to }
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
