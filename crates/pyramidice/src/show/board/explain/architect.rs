//! The Great Architect and what lies before him.

use game::Explained;
use maud::html;

use super::{Tale, best, figure};
use crate::rules::{Owner, pairs};
use crate::show::board::pieces::{back, owner};
use crate::show::board::words::{name_architect, number};

impl Tale<'_> {
    pub(super) fn architect(&self, part: &str) -> Option<Explained> {
        let view = self.sight.view;
        let (architect, board) = (view.options.architect?, view.architect?);
        if part == "deities" {
            let count = self.count("what-architect.deities", board.deities.len());
            return Some(self.plain("architect-deities", back(), vec![count], "architect-turn"));
        }
        let spaces = view.options.architect_spaces();
        if let Some(space) = part.strip_prefix("space-") {
            let index: usize = space.parse().ok()?;
            let gives = self.glory(*spaces.get(index)?);
            let gives = best(figure(html! { (self.word("what-architect-space.gives")) }, gives));
            return Some(Explained {
                sign: owner(Owner::Architect),
                name: self.say("what-architect-space", &[("space", number(index as u32 + 1))]),
                what: self.word("what-architect-space.sort"),
                effect: self.word("what-architect-space.effect"),
                numbers: vec![gives],
                now: None,
                chapter: "architects",
            });
        }
        let numbers = &view.options.edition;
        let of_project =
            |project| u32::from(numbers.projects.glory * pairs(project, &view.pyramids, numbers));
        let projects: u32 = board.projects.iter().map(of_project).sum();
        let filled = [("count", number(board.tiles.len() as u32)), ("most", number(spaces.len() as u32))];
        let figures = vec![
            figure(html! { (self.word("what-architect.track")) }, self.glory(board.glory)),
            figure(html! { (self.word("what-architect.projects")) }, self.glory(projects)),
            self.count("what-architect.deities", board.deities.len()),
            figure(html! { (self.word("what-architect.tiles")) }, self.say("what-of", &filled)),
        ];
        Some(Explained {
            sign: owner(Owner::Architect),
            name: name_architect(architect, self.lang),
            what: self.say("what-architect.sort", &[("level", number(architect as u32 + 1))]),
            effect: self.word(&format!("architect-{architect}.help")),
            numbers: figures,
            now: None,
            chapter: "architect-turn",
        })
    }
}
