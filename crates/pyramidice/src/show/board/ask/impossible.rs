//! What exists and cannot be done now, each with the reason.

use game::{Lang, Offer};

use super::offers::sign;
use crate::rules::{Phase, Working};
use crate::show::board::payable::{Reach, reach};
use crate::show::board::row::name_reach;
use crate::show::board::steps::Seen;
use crate::show::board::words::{name_deity, number, say, word};
use crate::view::View;

/// More would bury what is possible.
const MOST: usize = 3;

pub(super) fn of(sight: &Seen<'_>, lang: Lang) -> Vec<Offer> {
    let view = sight.view;
    let reasons: [(&'static str, Option<String>); 4] = match view.phase {
        Phase::Choosing => {
            [("rest", Some(word(lang, "not-rest"))), ("emerald", None), ("work", None), ("end", None)]
        }
        Phase::Work(Working::Menu) => [
            ("build", Some(build(view, lang))),
            ("buy", Some(buy(view, lang))),
            ("reroll", Some(word(lang, if view.hand.is_empty() { "not-reroll-dice" } else { "not-reroll" }))),
            ("cat", view.players[view.active.seat()].board.cats.eq(&0).then(|| word(lang, "not-cat"))),
        ],
        Phase::Work(_)
        | Phase::SetUp(_)
        | Phase::Rest(_)
        | Phase::Payment(_)
        | Phase::Gaining { .. }
        | Phase::KeepingEight { .. }
        | Phase::Drawing { .. }
        | Phase::ArchitectRolling
        | Phase::Over => return Vec::new(),
    };
    let is_possible = |kind: &str| sight.choices.iter().any(|choice| choice.action.verb() == kind);
    let offer = |(kind, reason): (&'static str, Option<String>)| {
        let not_now = Some(reason.filter(|_| !is_possible(kind))?);
        Some(Offer {
            kind,
            sign: sign(kind),
            title: word(lang, &format!("kind-{kind}")),
            fact: String::new(),
            not_now,
        })
    };
    reasons.into_iter().filter_map(offer).take(MOST).collect()
}

/// Without a Stone die nothing is built; otherwise Workers are missing.
pub(in crate::show::board) fn build(view: &View, lang: Lang) -> String {
    if view.hand.stone.is_empty() {
        return word(lang, "not-build-stone");
    }
    let numbers = &view.options.edition;
    let faces =
        view.hand.iter().filter(|(die, _)| die.kind == crate::rules::Kind::Stone).map(|(die, _)| die.face);
    let costs = faces
        .flat_map(|face| view.pyramids.open().iter().map(move |space| numbers.build_workers(face, space)));
    match costs.min() {
        Some(workers) => {
            let have = view.players[view.active.seat()].board.workers;
            say(lang, "not-build-workers", &[("workers", number(workers)), ("have", number(have))])
        }
        None => word(lang, "not-build-space"),
    }
}

/// The deity that is nearest to being paid, and what is missing.
fn buy(view: &View, lang: Lang) -> String {
    let seat = view.active.seat();
    let missing = |reach: &Reach| match *reach {
        Reach::Now => 0,
        Reach::WithCats(cats) => cats,
        Reach::CatsShort(count) | Reach::ResourcesShort(count) => 10 + count,
        Reach::DiceShort(count) => 20 + count,
    };
    let nearest = view
        .row
        .iter()
        .map(|deity| (deity, reach(view, seat, deity)))
        .min_by_key(|(_, reach)| missing(reach));
    match nearest {
        Some((deity, reach)) => {
            let values =
                [("deity", name_deity(deity, lang).into()), ("reach", name_reach(reach, lang).into())];
            say(lang, "not-buy", &values)
        }
        None => word(lang, "not-buy-row"),
    }
}
