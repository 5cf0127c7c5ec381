//! What happened, in sentences. A log is told again with every new position, so that they depend on the event alone, on who
//! hears it, and on what does not change in a game.

mod architect;
mod dice;

use game::lang::Value;
use game::{Lang, Present, Seat, Viewer};

use super::{names, say};
use crate::deities::Deity;
use crate::events::{Event, Reason};
use crate::projects::Project;
use crate::resources::Resources;
use crate::scarabs::Scarab;
use crate::state::{Dismissal, Owner, Pyramidice};
use crate::tiles::{Place, Tile};
use crate::view::View;

type Said = (&'static str, Value<'static>);

/// The sentence for an event, unless another one tells it already or it is not for this viewer.
pub(crate) fn tell(event: &Event, view: &View, viewer: Viewer, lang: Lang) -> Option<String> {
    let tale = Tale { view, lang };
    match *event {
        Event::TileLaid { tile, place: at } => Some(tale.tile_laid(tile, at)),
        Event::Drawn { deity } => Some(say(lang, "drawn", &[tale.deity(deity)])),
        Event::ProjectDealt { owner, project } => Some(tale.project_dealt(owner, project, viewer)),
        Event::ScarabDealt { seat, scarab } => {
            let values = [names::seat(seat, lang), tale.scarab(scarab)];
            viewer.knows(seat).then(|| say(lang, "scarab-dealt", &values))
        }
        Event::ScarabKept { seat, scarab } => {
            Some(say(lang, "scarab-kept", &[names::seat(seat, lang), tale.scarab(scarab)]))
        }
        Event::Glory { owner, points, reason } => tale.glory(owner, points, reason),
        Event::Gained { seat, resources } => Some(tale.resources("gained", seat, resources)),
        Event::Discarded { seat, resources } => Some(tale.resources("discarded", seat, resources)),
        Event::Spent { seat, resources } => Some(tale.resources("spent", seat, resources)),
        Event::TileTaken { seat, tile } => {
            Some(say(lang, "tile-taken", &[names::seat(seat, lang), tale.tile(tile)]))
        }
        Event::HapyUsed { seat } => Some(say(lang, "hapy-used", &[names::seat(seat, lang)])),
        Event::TileBorrowed { seat, owner, tile } => Some(tale.tile_borrowed(seat, owner, tile)),
        Event::WorkBegan { seat } => Some(say(lang, "work-began", &[names::seat(seat, lang)])),
        Event::DeityChosen { seat, deity } => {
            Some(say(lang, "deity-chosen", &[names::seat(seat, lang), tale.deity(deity)]))
        }
        Event::DeityBought { seat, deity } => {
            Some(say(lang, "deity-bought", &[names::seat(seat, lang), tale.deity(deity)]))
        }
        Event::DeityDismissed { seat, dismissed, reason } => {
            let key = match reason {
                Dismissal::Aten => "deity-given-up",
                Dismissal::Support => "deity-lost",
            };
            let deity = ("deity", names::dismissed(dismissed, lang).into());
            Some(say(lang, key, &[names::seat(seat, lang), deity]))
        }
        Event::CardDiscarded { deity } => Some(say(lang, "card-discarded", &[tale.deity(deity)])),
        Event::Used { seat, deity } => Some(say(lang, "used", &[names::seat(seat, lang), tale.deity(deity)])),
        Event::Straightened { seat } => Some(say(lang, "straightened", &[names::seat(seat, lang)])),
        Event::Borrowed { seat, deity } => {
            Some(say(lang, "borrowed", &[names::seat(seat, lang), tale.deity(deity)]))
        }
        Event::LoanEnded { deity, .. } => Some(say(lang, "loan-ended", &[tale.deity(deity)])),
        Event::Copied { seat } => Some(say(lang, "copied", &[names::seat(seat, lang)])),
        Event::NotCopied { seat } => Some(say(lang, "not-copied", &[names::seat(seat, lang)])),
        Event::TilesReturned { owner } => Some(say(lang, "tiles-returned", &[tale.owner(owner)])),
        Event::TilePlaced { tile, place: to, .. } => {
            Some(say(lang, "tile-placed", &[tale.tile(tile), place(to)]))
        }
        Event::PharaohTaken { owner } => Some(say(lang, "pharaoh", &[tale.owner(owner)])),
        Event::Ended => Some(tale.ended()),
        // What is chosen says whose turn it is.
        Event::TurnBegan { owner: Owner::Seat(_) } => None,
        Event::StonesMoved { .. }
        | Event::DiceTaken { .. }
        | Event::Rerolled { .. }
        | Event::Rolled { .. }
        | Event::StoneGained { .. }
        | Event::DieChanged { .. }
        | Event::DicePaid { .. }
        | Event::VirtualDie { .. }
        | Event::DiceReturned { .. }
        | Event::Built { owner: Owner::Seat(_), .. } => Some(dice::tell(event, &tale)),
        Event::TurnBegan { owner: Owner::Architect }
        | Event::Built { owner: Owner::Architect, .. }
        | Event::ArchitectTookDeity { .. }
        | Event::ArchitectTookDie { .. }
        | Event::ArchitectHasNoDie
        | Event::ArchitectRolled { .. }
        | Event::ArchitectTurnedDie { .. }
        | Event::ArchitectTookTile { .. } => Some(architect::tell(event, &tale)),
    }
}

/// Values of sentences in one language, and sentences of which there are several kinds.
struct Tale<'a> {
    view: &'a View,
    lang: Lang,
}

impl Tale<'_> {
    fn tile_laid(&self, tile: Tile, at: Option<Place>) -> String {
        match at {
            Some(at) => say(self.lang, "tile-laid-place", &[self.tile(tile), place(at)]),
            None => say(self.lang, "tile-laid", &[self.tile(tile)]),
        }
    }

    /// Projects are secret but for their owner; against an architect all of them lie open.
    fn project_dealt(&self, owner: Owner, project: Project, viewer: Viewer) -> String {
        let is_open = self.view.options.architect.is_some() || viewer.knows(owner.seat());
        if !is_open {
            return say(self.lang, "project-dealt-secret", &[self.owner(owner)]);
        }
        let name = ("project", names::project(project, self.lang).into());
        let pairs = ("pairs", names::pairs(project, self.view).into());
        say(self.lang, "project-dealt", &[self.owner(owner), name, pairs])
    }

    fn tile_borrowed(&self, seat: Seat, owner: Seat, tile: Tile) -> String {
        let seat_value = names::seat(seat, self.lang);
        if seat == owner {
            return say(self.lang, "tile-borrowed-own", &[seat_value, self.tile(tile)]);
        }
        let owner = ("owner", Pyramidice::name_seat(owner, self.lang).into());
        say(self.lang, "tile-borrowed", &[seat_value, owner, self.tile(tile)])
    }

    /// Who gains or pays Glory for what. A build tells its own.
    fn glory(&self, owner: Owner, points: i8, reason: Reason) -> Option<String> {
        let values = [self.owner(owner), ("glory", names::glory(points.unsigned_abs(), self.lang).into())];
        let with = |value: Said| [&values[..], &[value]].concat();
        match reason {
            Reason::Tile(tile) => Some(say(self.lang, "glory-tile", &with(self.tile(tile)))),
            Reason::Deity(deity) => Some(say(self.lang, "glory-deity", &with(self.deity(deity)))),
            Reason::Scarab(scarab) => Some(say(self.lang, "glory-scarab", &with(self.scarab(scarab)))),
            Reason::Dice => Some(say(self.lang, "glory-dice", &values)),
            Reason::ArchitectSpace => Some(say(self.lang, "glory-space", &values)),
            Reason::Build | Reason::Cat => None,
        }
    }

    fn resources(&self, key: &str, seat: Seat, resources: Resources) -> String {
        let what = ("what", names::resources(resources, self.lang).into());
        say(self.lang, key, &[names::seat(seat, self.lang), what])
    }

    /// The end shows the projects. It is the last event of all, so that the view has them.
    fn ended(&self) -> String {
        let project = |(seat, project): (Seat, Option<Project>)| {
            let seat = Pyramidice::name_seat(seat, self.lang);
            project.map(|project| format!("{seat} – {}", names::project(project, self.lang)))
        };
        let players = self.view.players.by_seat().map(|(seat, player)| (seat, player.project));
        let projects: Vec<String> = players.filter_map(project).collect();
        if projects.is_empty() {
            return say(self.lang, "ended", &[]);
        }
        say(self.lang, "ended-projects", &[("projects", projects.join(", ").into())])
    }

    fn owner(&self, owner: Owner) -> Said {
        ("seat", names::owner(owner, self.view, self.lang).into())
    }

    fn deity(&self, deity: Deity) -> Said {
        ("deity", names::deity(deity, self.lang).into())
    }

    fn scarab(&self, scarab: Scarab) -> Said {
        ("scarab", names::scarab(scarab, self.lang).into())
    }

    fn tile(&self, tile: Tile) -> Said {
        ("tile", names::tile(tile, self.lang).into())
    }
}

fn place(place: Place) -> Said {
    ("place", place.number().into())
}

#[cfg(test)]
mod tests;
