//! Whether the projects and scarabs of a view that comes from outside can have been dealt.

use game::Seat;
use game::checked::{Checked, demand};

use super::check::union;
use super::{SeenPlayer, View};
use crate::rules::{Dealing, Phase, Projects, Scarabs, Then};

impl View {
    /// Projects and scarabs: nothing is dealt twice, and nothing is missing once the game has begun.
    pub(super) fn check_dealt(&self) -> Checked {
        let projects = self.players.iter().map(|player| player.project.into_iter().collect::<Projects>());
        let projects = projects.chain(self.architect.map(|board| board.projects));
        let fits = self.players.iter().all(|player| player.has_project || player.project.is_none());
        let is_once = union(projects.map(|projects| projects.0.into())).is_some();
        demand(fits && is_once, "a project is dealt twice")?;
        let is_once = union(self.players.iter().map(|player| player.known_scarabs().0.into())).is_some();
        let fits = self.players.iter().all(SeenPlayer::scarabs_fit);
        demand(fits && is_once, "a scarab is dealt twice, or kept without being dealt")?;
        demand(self.is_dealt_up_to_here(), "what was dealt does not fit the phase")
    }

    /// Projects are dealt first and in order, the architect's before all, then scarabs, and then scarabs are kept.
    fn is_dealt_up_to_here(&self) -> bool {
        let has_scarabs = self.architect.is_none();
        let his_wanted = self.options.architect.map_or(0, |it| self.options.edition.architect(it).projects);
        let his = self.architect.unwrap_or_default().projects.len() as usize;
        let owned: Vec<bool> = self.players.iter().map(|player| player.has_project).collect();
        let projects = his + owned.iter().filter(|is_dealt| **is_dealt).count();
        let are_all_dealt = projects == usize::from(his_wanted + self.options.players);
        let fits = match self.dealing() {
            Some(Dealing::Tile) => projects == 0,
            Some(Dealing::Project) => {
                let his_first = his == usize::from(his_wanted) || projects == his;
                !are_all_dealt && his_first && owned.is_sorted_by(|one, next| one >= next)
            }
            Some(Dealing::Scarab { .. } | Dealing::Keeping { .. }) => are_all_dealt && has_scarabs,
            None => are_all_dealt,
        };
        fits && self.players.by_seat().all(|(seat, player)| {
            (player.dealt_count, player.scarab.is_some()) == self.scarabs_due(seat, player)
        })
    }

    /// What is being dealt, if the game has not begun.
    fn dealing(&self) -> Option<Dealing> {
        if let Phase::Drawing { then: Then::DealProjects, .. } = self.phase {
            return Some(Dealing::Tile);
        }
        if let Phase::SetUp(dealing) = self.phase { Some(dealing) } else { None }
    }

    /// How many scarabs this seat must have been dealt, and whether it has kept one.
    fn scarabs_due(&self, seat: Seat, player: &SeenPlayer) -> (u8, bool) {
        match self.dealing() {
            Some(Dealing::Scarab { to }) if seat < to => (2, false),
            Some(Dealing::Scarab { to }) if seat == to => (player.dealt_count.min(1), false),
            Some(Dealing::Tile | Dealing::Project | Dealing::Scarab { .. }) => (0, false),
            Some(Dealing::Keeping { seat: keeps }) => (2, seat < keeps),
            None if self.architect.is_some() => (0, false),
            None => (2, true),
        }
    }
}

impl SeenPlayer {
    /// Those that the viewer knows.
    pub(super) fn known_scarabs(&self) -> Scarabs {
        self.dealt.unwrap_or_default().or(self.scarab.into_iter().collect())
    }

    /// Whether the scarabs that are known can be those that were dealt.
    fn scarabs_fit(&self) -> bool {
        let (known, count) = (self.known_scarabs(), u32::from(self.dealt_count));
        match self.dealt {
            Some(dealt) => known == dealt && dealt.len() == count,
            None => known.len() <= count,
        }
    }
}
