//! Deities: in the row, with a player, unseen or gone.

use game::{Explained, Now, Number, Seat};
use maud::html;

use super::{Tale, best, figure};
use crate::rules::{Action, Deity, Dismissed, Owner, Symbol};
use crate::show::board::payable::{Reach, reach};
use crate::show::board::pieces::{cost, deity as glyph};
use crate::show::board::row::{name_cost, name_reach};
use crate::show::board::steps::{all_of, is_legal, near_seat};
use crate::show::board::words::{help_deity, name_deity, name_owner};

impl Tale<'_> {
    pub(super) fn deity(&self, deity: Deity) -> Explained {
        let numbers = &self.sight.view.options.edition;
        let is_stacked = numbers.ennead().contains(deity);
        let sort = match numbers.card(deity).symbol {
            Symbol::Stack => "what-deity.stack",
            Symbol::Work => "what-deity.work",
            Symbol::Rest => "what-deity.rest",
            Symbol::None if deity == Deity::Hathor => "what-deity.points",
            Symbol::None => "what-deity.always",
        };
        let price = html! { (self.word("what-cost")) " " (cost(numbers.cost(deity))) };
        let mut figures = vec![figure(price, name_cost(self.sight.view, deity, self.lang))];
        if is_stacked {
            figures.extend(self.one_more_of_the_ennead(near_seat(self.sight.view, self.sight.viewer)));
        } else {
            let points = self.glory(numbers.card(deity).points);
            figures.push(figure(html! { (self.word("what-at-the-end")) }, points));
        }
        Explained {
            sign: glyph(deity),
            name: name_deity(deity, self.lang),
            what: self.word(sort),
            effect: help_deity(deity, self.lang),
            numbers: figures,
            now: Some(self.deity_now(deity)),
            chapter: if is_stacked { "ennead" } else { "powers" },
        }
    }

    pub(super) fn ennead(&self, seat: Seat) -> Explained {
        let stack = self.sight.view.players[seat].deities.and(self.sight.view.options.edition.ennead());
        let sign = html! { @for deity in stack.iter() { (glyph(deity)) } };
        let is_given_up = is_legal(self.sight, Action::Dismiss(Dismissed::Ennead));
        let now = (!is_given_up).then(|| Now::NotNow(self.say("what-deity.owned", &[self.who(seat)])));
        Explained { now, ..self.plain("ennead", sign, self.one_more_of_the_ennead(seat), "ennead") }
    }

    /// What the stack of a player counts now, and with another card.
    fn one_more_of_the_ennead(&self, seat: Seat) -> Vec<Number> {
        let numbers = &self.sight.view.options.edition;
        let count = self.sight.view.players[seat].deities.and(numbers.ennead()).len();
        let worth = |count: u32| match numbers.ennead_points(count) {
            0 => self.word("what-ennead.nothing"),
            points => self.glory(points),
        };
        let have = self.say("what-ennead.have", &[("count", count.into())]);
        let mut figures = vec![
            figure(html! { (have) }, worth(count)),
            best(figure(html! { (self.word("what-ennead.more")) }, worth(count + 1))),
        ];
        if numbers.ennead_points(count + 1) == 0 {
            figures.push(figure(html! { (self.word("what-ennead.two-more")) }, worth(count + 2)));
        }
        figures
    }

    fn deity_now(&self, deity: Deity) -> Now {
        let view = self.sight.view;
        let is_used = |action: Action| matches!(action, Action::Use(of) | Action::Lend(of, _) if of == deity);
        if is_legal(self.sight, Action::Buy(deity)) {
            return self.may("what-deity.buy");
        }
        if is_legal(self.sight, Action::Choose(deity)) {
            return self.may("what-deity.take");
        }
        let is_hapys = deity == Deity::Hapy && is_legal(self.sight, Action::Hapy);
        if is_hapys || !all_of(self.sight, is_used).is_empty() {
            return self.may("what-deity.use");
        }
        if view.row.set().contains(deity) {
            return self.not_yours().unwrap_or_else(|| self.why_not_worshipped(deity));
        }
        if let Some(owner) = self.owner_of(deity) {
            return self.why_not_used(deity, owner);
        }
        self.not_now(if view.unseen.contains(deity) { "what-deity.unseen" } else { "what-deity.gone" })
    }

    fn why_not_worshipped(&self, deity: Deity) -> Now {
        let view = self.sight.view;
        if view.hand.is_empty() {
            return self.not_now("what-deity.worship");
        }
        match reach(view, view.active.seat(), deity) {
            Reach::Now => self.not_now("what-deity.worship"),
            reach @ (Reach::WithCats(_)
            | Reach::CatsShort(_)
            | Reach::ResourcesShort(_)
            | Reach::DiceShort(_)) => {
                let missing = name_reach(reach, self.lang);
                Now::NotNow(self.say("what-deity.short", &[("reach", missing.into())]))
            }
        }
    }

    fn owner_of(&self, deity: Deity) -> Option<Owner> {
        let view = self.sight.view;
        let seat = view.players.by_seat().find(|(_, player)| player.deities.contains(deity));
        let architect =
            view.architect.filter(|board| board.deities.contains(deity)).map(|_| Owner::Architect);
        seat.map(|(seat, _)| Owner::Seat(seat)).or(architect)
    }

    fn why_not_used(&self, deity: Deity, owner: Owner) -> Now {
        let view = self.sight.view;
        if owner != Owner::Seat(near_seat(view, self.sight.viewer)) {
            let who = name_owner(owner, view, self.lang);
            return Now::NotNow(self.say("what-deity.owned", &[("who", who.into())]));
        }
        if view.active == owner && view.work.used.contains(deity) {
            return self.not_now("what-deity.used");
        }
        match view.options.edition.card(deity).symbol {
            Symbol::Work => self.not_now("what-deity.ready-work"),
            Symbol::Rest => self.not_now("what-deity.ready-rest"),
            Symbol::Stack | Symbol::None => {
                let who = name_owner(owner, view, self.lang);
                Now::NotNow(self.say("what-deity.owned", &[("who", who.into())]))
            }
        }
    }
}
