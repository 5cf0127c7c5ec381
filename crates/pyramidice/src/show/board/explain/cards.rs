//! Scarabs and projects.

use game::{Explained, Now};
use maud::html;

use super::{Tale, best, figure};
use crate::rules::{Project, Scarab, pairs};
use crate::show::board::ask::in_numbers;
use crate::show::board::pieces::{back, each_pair, pairs as draw_pairs, scarab as glyph};
use crate::show::board::steps::near_seat;
use crate::show::board::support::Support;
use crate::show::board::words::{help_project, help_scarab, name_project, name_scarab};

impl Tale<'_> {
    pub(super) fn scarab(&self, scarab: Scarab) -> Explained {
        let numbers = &self.sight.view.options.edition;
        let mut figures = Vec::new();
        if let Some(points) = self.scarab_points(scarab) {
            figures.push(best(figure(html! { (self.word("what-scarab.now")) }, self.glory(points))));
        }
        let in_numbers = in_numbers(numbers, scarab, self.lang);
        figures.push(figure(html! { (self.word("ask-in-numbers")) }, in_numbers));
        let good = self.word(&format!("scarab-{scarab}.good"));
        figures.push(figure(html! { (self.word("ask-good-for")) }, good));
        Explained {
            sign: glyph(scarab),
            name: name_scarab(scarab, self.lang),
            what: self.word("what-scarab.sort"),
            effect: help_scarab(scarab, self.lang),
            numbers: figures,
            now: self.scarab_now(scarab),
            chapter: "scarabs",
        }
    }

    /// What its owner would be given for it if the game ended here.
    fn scarab_points(&self, scarab: Scarab) -> Option<u32> {
        let view = self.sight.view;
        let scarabs = &view.options.edition.scarabs;
        let (seat, player) = view.players.by_seat().find(|(_, player)| player.scarab == Some(scarab))?;
        match scarab {
            Scarab::Quartz => Some(u32::from(scarabs.quartz.glory) * Support::of(view, seat).deities),
            Scarab::Obsidian => {
                Some(u32::from((player.board.len() + scarabs.obsidian.extra).min(scarabs.obsidian.most)))
            }
            Scarab::Amethyst
            | Scarab::Silver
            | Scarab::Pearl
            | Scarab::Emerald
            | Scarab::Gold
            | Scarab::Ruby
            | Scarab::Sapphire
            | Scarab::Turquoise
            | Scarab::Lapis
            | Scarab::Carnelian => None,
        }
    }

    fn scarab_now(&self, scarab: Scarab) -> Option<Now> {
        let view = self.sight.view;
        let (seat, player) = view.players.by_seat().find(|(_, player)| player.scarab == Some(scarab))?;
        if seat != near_seat(view, self.sight.viewer) {
            return Some(Now::NotNow(self.say("what-deity.owned", &[self.who(seat)])));
        }
        let is_used = view.active.seat() == seat && view.work.scarab_is_used;
        let is_spent = if scarab == Scarab::Pearl { player.has_copied } else { is_used };
        is_spent.then(|| self.not_now("what-scarab.used"))
    }

    pub(super) fn project(&self, project: Project) -> Explained {
        let view = self.sight.view;
        let numbers = &view.options.edition;
        let mut figures = Vec::new();
        for (one, other) in each_pair(view, project) {
            let shows = |(_, first, _, second): &(_, _, _, _)| {
                (*first, *second) == (one, other) || (*first, *second) == (other, one)
            };
            let count = view.pyramids.pairs().filter(shows).count() as u32;
            let of = html! { (crate::show::board::pieces::pair(one, other)) };
            figures.push(figure(of, self.say("what-project.pairs", &[("count", count.into())])));
        }
        let points = numbers.projects.glory * pairs(project, &view.pyramids, numbers);
        figures.push(best(figure(html! { (self.word("what-project.total")) }, self.glory(points))));
        let is_open = view.options.architect.is_some();
        Explained {
            sign: draw_pairs(view, project),
            name: name_project(project, self.lang),
            what: self.word(if is_open { "what-project.open" } else { "what-project.sort" }),
            effect: help_project(project, self.lang),
            numbers: figures,
            now: None,
            chapter: "projects",
        }
    }

    pub(super) fn secret_project(&self) -> Explained {
        self.plain("project-secret", back(), Vec::new(), "projects")
    }
}
