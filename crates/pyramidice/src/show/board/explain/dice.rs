//! Dice in hand and the spaces of the pyramids: what a build costs and gives.

use game::{Explained, Now, Number};
use maud::html;

use super::{Tale, best, figure};
use crate::rules::{Action, Die, Face, Kind, Paying, Phase, Pyramid, Shift, Space, Working};
use crate::show::board::ask::why_not_build;
use crate::show::board::pieces::{die as draw_die, stone};
use crate::show::board::pyramids::{at_the_end, outcome, pairs_here};
use crate::show::board::steps::{all_of, find, near_seat};
use crate::show::board::words::{name_pyramid, name_space, number};

impl Tale<'_> {
    pub(super) fn die(&self, die: Die) -> Explained {
        let (kind, chapter) = match die.kind {
            Kind::Stone => ("stone", "building"),
            Kind::Prayer => ("prayer", "word-prayer"),
            Kind::Virtual => ("virtual", "word-virtual"),
        };
        let mut figures = Vec::new();
        if die.kind == Kind::Stone {
            let workers = self.sight.view.options.edition.build.workers[die.face.index()];
            figures.push(self.count("what-die.workers", workers));
            figures.push(best(self.count("what-die.builds", self.builds_of(die))));
        }
        if die.kind != Kind::Virtual {
            let turned = Shift::ALL.into_iter().filter_map(|shift| die.face.shifted(shift));
            let turned: Vec<String> = turned.map(|face| face.to_string()).collect();
            figures.push(figure(html! { (self.word("what-die.cat")) }, turned.join(" / ")));
        }
        Explained {
            sign: draw_die(die),
            name: self.say(&format!("what-die-{kind}"), &[("face", number(die.face.value()))]),
            what: self.word(&format!("what-die-{kind}.sort")),
            effect: self.word(&format!("what-die-{kind}.effect")),
            numbers: figures,
            now: Some(self.die_now(die)),
            chapter,
        }
    }

    fn builds_of(&self, die: Die) -> u32 {
        let is_built =
            |action| matches!(action, Action::Build(face, _) if Die::new(Kind::Stone, face) == die);
        self.sight.choices.iter().filter(|choice| is_built(choice.action)).count() as u32
    }

    fn die_now(&self, die: Die) -> Now {
        if let Some(not_yours) = self.not_yours() {
            return not_yours;
        }
        match (self.sight.view.phase, die.kind) {
            (Phase::Work(Working::Menu), Kind::Stone) if self.builds_of(die) > 0 => self.may("what-die.may"),
            (Phase::Work(Working::Menu), Kind::Stone) => {
                Now::NotNow(why_not_build(self.sight.view, self.lang))
            }
            (Phase::Work(Working::Menu), Kind::Prayer | Kind::Virtual) => self.may("what-die.deity"),
            (Phase::Work(Working::NamingStone), Kind::Stone)
            | (Phase::Work(Working::NamingPrayer { .. }), Kind::Prayer) => self.may("what-die.reroll"),
            (Phase::Work(Working::NamingStone), Kind::Prayer) => self.not_now("what-die.stone-first"),
            (Phase::Work(Working::NamingPrayer { .. }), Kind::Stone) => self.not_now("what-die.stone-chosen"),
            (Phase::Work(Working::NamingStone | Working::NamingPrayer { .. }), Kind::Virtual) => {
                self.not_now("what-die.fixed")
            }
            (Phase::Work(Working::Setting { kind }), of) if kind == of => self.may("what-die.set"),
            (Phase::Work(Working::Setting { .. }), _) => self.not_now("what-die.set-not"),
            (Phase::Payment(Paying::Dice { .. }), _) if self.pays(die) => self.may("what-die.pay"),
            (Phase::Payment(Paying::Dice { .. }), _) => self.not_now("what-die.no-pay"),
            (
                Phase::Work(
                    Working::TakingDice
                    | Working::Rolling { .. }
                    | Working::Dismissing { .. }
                    | Working::Copying { .. },
                )
                | Phase::Payment(Paying::Build { .. } | Paying::Resources { .. })
                | Phase::SetUp(_)
                | Phase::Choosing
                | Phase::Gaining { .. }
                | Phase::KeepingEight { .. }
                | Phase::Rest(_)
                | Phase::Drawing { .. }
                | Phase::ArchitectRolling
                | Phase::Over,
                _,
            ) => self.not_now("what-die.later"),
        }
    }

    /// Whether some payment takes a die that shows this.
    fn pays(&self, die: Die) -> bool {
        let takes = |action| {
            let Action::PayDice(payment) = action else { return false };
            payment.iter().any(|(paid, _)| paid == die)
        };
        self.sight.choices.iter().any(|choice| takes(choice.action))
    }

    pub(super) fn space(&self, space: Space) -> Explained {
        let view = self.sight.view;
        let level = [("level", number(space.level()))];
        let (sort, effect, figures) = match view.pyramids.face(space) {
            Some(face) => (self.word("what-space.built"), "what-space.built-effect", self.built(space, face)),
            None if view.pyramids.open().contains(space) => {
                (self.say("what-space.open", &level), "what-space.open-effect", self.costs(space))
            }
            None => (self.say("what-space.closed", &level), "what-space.closed-effect", self.costs(space)),
        };
        let sign = view.pyramids.face(space).map_or_else(|| html! { span.spcs {} }, stone);
        Explained {
            sign,
            name: name_space(space, self.lang),
            what: sort,
            effect: self.word(effect),
            numbers: figures,
            now: Some(self.space_now(space)),
            chapter: "building",
        }
    }

    /// What a built die shows, and the pairs of the viewer's own project that it is part of.
    fn built(&self, space: Space, face: Face) -> Vec<Number> {
        let view = self.sight.view;
        let project = view.players[near_seat(view, self.sight.viewer)].project;
        let pairs = project.map(|project| pairs_here(view, project, face, space));
        let pairs = pairs.map(|pairs| self.count("what-space.pairs", pairs));
        [self.count("what-space.value", face.value())].into_iter().chain(pairs).collect()
    }

    /// What each value costs and brings here: those in hand, or all of them.
    fn costs(&self, space: Space) -> Vec<Number> {
        let view = self.sight.view;
        let is_in_hand = |face: &Face| view.hand.stone.is_empty() || view.hand.stone.count(*face) > 0;
        let faces: Vec<Face> = Face::ALL.into_iter().filter(is_in_hand).collect();
        let worth = |face: Face| {
            let (workers, points) = outcome(view, find(self.sight, Action::Build(face, space)), face, space);
            (workers, points, points + at_the_end(self.sight, face, space))
        };
        // Where nothing can be built now, no value is better than another.
        let is_here = |action| matches!(action, Action::Build(_, at) if at == space);
        let can_build = !all_of(self.sight, is_here).is_empty();
        let most = faces.iter().map(|face| worth(*face).2).max().filter(|_| can_build);
        let cost = |face: &Face| {
            let (workers, points, all) = worth(*face);
            let values = [("workers", number(workers)), ("glory", number(points))];
            let figure = figure(stone(*face), self.say("what-space.build", &values));
            Number { is_best: Some(all) == most, ..figure }
        };
        faces.iter().map(cost).collect()
    }

    fn space_now(&self, space: Space) -> Now {
        let view = self.sight.view;
        if view.pyramids.face(space).is_some() {
            return self.not_now("what-space.full");
        }
        if !view.pyramids.open().contains(space) {
            let missing =
                space.supports().iter().filter(|below| view.pyramids.face(*below).is_none()).count();
            return Now::NotNow(self.say("what-space.missing", &[("count", (missing as u32).into())]));
        }
        let is_here = |action| matches!(action, Action::Build(_, at) if at == space);
        if !all_of(self.sight, is_here).is_empty() {
            return self.may("what-space.may");
        }
        if let Some(not_yours) = self.not_yours() {
            return not_yours;
        }
        if view.phase == Phase::Choosing {
            return self.not_now("what-space.work");
        }
        if view.hand.is_empty() {
            return self.not_now("what-work-only");
        }
        if view.hand.stone.is_empty() {
            return self.not_now("not-build-stone");
        }
        self.not_now("what-space.other")
    }

    pub(super) fn levels(&self, pyramid: Pyramid) -> Explained {
        let view = self.sight.view;
        let tables = view.options.edition.tables();
        let mut figures = Vec::new();
        for level in 1..=pyramid.levels() {
            let Some(space) = Space::at(pyramid, level, 0, 0) else { continue };
            let (workers, bonus) = (tables.surcharge(space), tables.bonus(space));
            let values = [("workers", number(workers)), ("glory", number(bonus))];
            let of = html! { (self.say("what-levels.level", &[("level", number(level))])) };
            let adds = if workers + bonus > 0 { "what-levels.adds" } else { "what-levels.plain" };
            figures.push(figure(of, self.say(adds, &values)));
        }
        let spaces = Space::all().filter(|space| space.pyramid() == pyramid);
        let built = spaces.clone().filter(|space| view.pyramids.face(*space).is_some()).count() as u32;
        let values = [("count", built.into()), ("most", (spaces.count() as u32).into())];
        figures.push(figure(html! { (self.word("what-levels.built")) }, self.say("what-of", &values)));
        Explained {
            sign: crate::show::board::pieces::icon("build"),
            name: name_pyramid(pyramid, self.lang),
            what: self.word("what-levels.sort"),
            effect: self.word("what-levels.effect"),
            numbers: figures,
            now: None,
            chapter: "building",
        }
    }
}
