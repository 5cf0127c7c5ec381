//! Whether the projects and scarabs of a view that comes from outside can have been dealt.

use std::cmp::Ordering;

use game::Seat;

use super::check::{Checked, expect};
use super::{SeenPlayer, View};
use crate::projects::Projects;
use crate::scarabs::Scarabs;
use crate::state::{Phase, Then};

impl View {
    /// Projects and scarabs: nothing is dealt twice, and nothing is missing when the game has begun.
    pub(super) fn check_dealt(&self) -> Checked {
        let known: Vec<_> = self.players.iter().filter_map(|player| player.project).collect();
        let his = self.architect.unwrap_or_default().projects;
        let distinct: Projects = known.iter().copied().collect();
        let fits = distinct.or(his).len() == known.len() as u32 + his.len();
        let fits = fits && self.players.iter().all(|player| player.has_project || player.project.is_none());
        expect(fits, "a project is dealt twice")?;
        let of = |player: &SeenPlayer| {
            let kept: Scarabs = player.scarab.into_iter().collect();
            player.dealt.map_or(kept, |dealt| dealt.or(kept))
        };
        let all = self.players.iter().fold(Scarabs::default(), |all, player| all.or(of(player)));
        let count: u32 = self.players.iter().map(|player| of(player).len()).sum();
        let counted = |player: &SeenPlayer| match player.dealt {
            Some(dealt) => of(player) == dealt && dealt.len() == u32::from(player.dealt_count),
            None => of(player).len() <= u32::from(player.dealt_count),
        };
        let fits = all.len() == count && self.players.iter().all(|p| counted(p) && p.dealt_count <= 2);
        expect(fits, "a scarab is dealt twice, or kept without being dealt")?;
        expect(self.is_dealt_up_to_here(), "what was dealt does not fit the phase")
    }

    /// Projects are dealt first and in order, the architect's before all, then scarabs, and then scarabs are kept.
    fn is_dealt_up_to_here(&self) -> bool {
        let wanted = if self.architect.is_some() { 0 } else { 2 };
        let his_wanted = self.options.architect.map_or(0, |it| self.options.edition.architect(it).projects);
        let his = self.architect.unwrap_or_default().projects.len() as usize;
        let projects = self.players.iter().filter(|player| player.has_project).count() + his;
        let all_projects = usize::from(his_wanted + self.options.players);
        let in_order =
            self.players.iter().skip_while(|player| player.has_project).all(|player| !player.has_project);
        let his_first = his == usize::from(his_wanted) || projects == his;
        let fits = |dealt: &dyn Fn(Seat) -> u8, kept: &dyn Fn(Seat) -> bool| {
            let mut seats = self.players.by_seat();
            seats.all(|(seat, player)| {
                player.dealt_count == dealt(seat) && player.scarab.is_some() == kept(seat)
            })
        };
        match self.phase {
            Phase::LayingTile | Phase::Drawing { then: Then::DealProjects, .. } => {
                projects == 0 && fits(&|_| 0, &|_| false)
            }
            Phase::DealingProject => {
                projects < all_projects && in_order && his_first && fits(&|_| 0, &|_| false)
            }
            Phase::DealingScarab { to } => {
                let under_way = self.players.by_seat().find(|(seat, _)| *seat == to);
                let under_way = under_way.map_or(2, |(_, player)| player.dealt_count);
                let dealt = |seat: Seat| match seat.cmp(&to) {
                    Ordering::Less => 2,
                    Ordering::Equal => under_way,
                    Ordering::Greater => 0,
                };
                projects == all_projects && wanted > 0 && under_way < 2 && fits(&dealt, &|_| false)
            }
            Phase::KeepingScarab { seat: keeps } => {
                projects == all_projects && wanted > 0 && fits(&|_| 2, &|seat| seat < keeps)
            }
            _ => projects == all_projects && fits(&|_| wanted, &|_| wanted > 0),
        }
    }
}
