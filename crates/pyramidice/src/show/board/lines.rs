//! How a turn is told line by line: where lines begin, where on the board they are to be seen, and why a game is over.

use game::{Lang, Present, Sentence, signed};

use crate::events::Event;
use crate::rules::{Owner, Phase, Pyramidice};
use crate::show::words::say;
use crate::view::View;

use super::words::name_owner;

/// Whatever somebody decides begins a line, with its payment; what follows from it goes on.
pub(super) fn begins(event: &Event) -> bool {
    match *event {
        Event::TurnBegan { .. }
        | Event::ScarabKept { .. }
        | Event::TileTaken { .. }
        | Event::HapyUsed { .. }
        | Event::TileBorrowed { .. }
        | Event::WorkBegan { .. }
        | Event::DiceTaken { .. }
        | Event::Rerolled { .. }
        | Event::DicePaid { .. }
        | Event::Spent { .. }
        | Event::Used { .. }
        | Event::VirtualDie { .. }
        | Event::Borrowed { .. }
        | Event::Copied { .. }
        | Event::DiceReturned { .. }
        | Event::DeityDismissed { .. }
        | Event::TilesReturned { .. }
        | Event::ArchitectTookDie { .. }
        | Event::ArchitectHasNoDie
        | Event::ArchitectTookTile { .. }
        | Event::PharaohTaken { .. }
        | Event::Ended => true,
        // What is paid for a build comes before it; only low dice on the ground are free.
        Event::Built { owner, face, space, .. } => {
            owner == Owner::Architect || (space.level() == 1 && face.value() < 3)
        }
        Event::TileLaid { .. }
        | Event::Drawn { .. }
        | Event::ProjectDealt { .. }
        | Event::ScarabDealt { .. }
        | Event::StonesMoved { .. }
        | Event::Glory { .. }
        | Event::Gained { .. }
        | Event::Discarded { .. }
        | Event::DeityChosen { .. }
        | Event::DeityBought { .. }
        | Event::CardDiscarded { .. }
        | Event::Rolled { .. }
        | Event::StoneGained { .. }
        | Event::DieChanged { .. }
        | Event::Straightened { .. }
        | Event::NotCopied { .. }
        | Event::LoanEnded { .. }
        | Event::TilePlaced { .. }
        | Event::ArchitectTookDeity { .. }
        | Event::ArchitectRolled { .. }
        | Event::ArchitectTurnedDie { .. } => false,
    }
}

/// Where an event is to be seen on which no piece moves, or whose pieces go where nobody looks.
pub(super) fn place(event: &Event) -> Option<String> {
    match *event {
        Event::WorkBegan { .. }
        | Event::DiceTaken { .. }
        | Event::Rerolled { .. }
        | Event::DicePaid { .. }
        | Event::DiceReturned { .. }
        | Event::ArchitectTookDie { .. }
        | Event::ArchitectRolled { .. }
        | Event::ArchitectTurnedDie { .. } => Some("hand".to_owned()),
        Event::Spent { seat, .. } | Event::Gained { seat, .. } | Event::Discarded { seat, .. } => {
            Some(format!("res-{seat}"))
        }
        Event::ScarabKept { seat, .. } => Some(format!("scarab-{seat}")),
        Event::Used { seat, .. } | Event::VirtualDie { seat, .. } | Event::DeityDismissed { seat, .. } => {
            Some(format!("gods-{seat}"))
        }
        Event::TileLaid { .. }
        | Event::Drawn { .. }
        | Event::ProjectDealt { .. }
        | Event::ScarabDealt { .. }
        | Event::TurnBegan { .. }
        | Event::TileTaken { .. }
        | Event::HapyUsed { .. }
        | Event::TileBorrowed { .. }
        | Event::StonesMoved { .. }
        | Event::Glory { .. }
        | Event::DeityChosen { .. }
        | Event::DeityBought { .. }
        | Event::CardDiscarded { .. }
        | Event::Rolled { .. }
        | Event::StoneGained { .. }
        | Event::DieChanged { .. }
        | Event::Straightened { .. }
        | Event::Borrowed { .. }
        | Event::Built { .. }
        | Event::Copied { .. }
        | Event::NotCopied { .. }
        | Event::LoanEnded { .. }
        | Event::TilesReturned { .. }
        | Event::TilePlaced { .. }
        | Event::ArchitectTookDeity { .. }
        | Event::ArchitectHasNoDie
        | Event::ArchitectTookTile { .. }
        | Event::PharaohTaken { .. }
        | Event::Ended => None,
    }
}

/// What ran out, and who had the last turn.
pub(super) fn why_over(view: &View, lang: Lang) -> Option<Sentence> {
    let holder = view.pharaoh.filter(|_| view.phase == Phase::Over)?;
    let who = match holder {
        Owner::Seat(seat) => Pyramidice::sign_seat(seat, lang),
        Owner::Architect => signed("architect", name_owner(holder, view, lang)),
    };
    let key = match (view.supply.stones, view.pile) {
        (0, 0) => "over-both",
        (0, _) => "over-stones",
        (_, 0) => "over-pile",
        (_, _) => "over-turns",
    };
    let who = ("who", who.into());
    Some(say(lang, key, &[who]).into())
}
