//! The Great Architect's turn, step by step and with the reason of every step.

use super::dice::value;
use super::{Tale, place};
use crate::events::Event;
use crate::state::Owner;
use crate::text::{names, say};

pub(super) fn tell(event: &Event, tale: &Tale<'_>) -> String {
    let lang = tale.lang;
    let architect = tale.owner(Owner::Architect);
    match *event {
        Event::TurnBegan { .. } => say(lang, "architect-turn", &[architect]),
        Event::ArchitectTookDeity { deity } => {
            let is_stacked = tale.view.options.edition.ennead().contains(deity);
            let key = if is_stacked { "architect-deity-ennead" } else { "architect-deity" };
            say(lang, key, &[architect, tale.deity(deity)])
        }
        Event::ArchitectTookDie { from_supply: false } => say(lang, "architect-die", &[architect]),
        Event::ArchitectTookDie { from_supply: true } => say(lang, "architect-die-supply", &[architect]),
        Event::ArchitectHasNoDie => say(lang, "architect-no-die", &[architect]),
        Event::ArchitectRolled { face } => say(lang, "architect-rolled", &[architect, value(face)]),
        Event::ArchitectTurnedDie { from, to } => say(
            lang,
            "architect-turned",
            &[architect, ("from", from.value().into()), ("to", to.value().into())],
        ),
        Event::ArchitectTookTile { tile, place: from, space } => {
            let space = ("space", (space + 1).into());
            say(lang, "architect-tile", &[architect, place(from), space, tale.tile(tile)])
        }
        Event::Built { face, space, glory, .. } => {
            let values = [
                architect,
                value(face),
                ("space", names::space(space, lang).into()),
                ("glory", names::glory(glory, lang).into()),
            ];
            say(lang, "built-architect", &values)
        }
        _ => unreachable!("it is told elsewhere: {event:?}"),
    }
}
