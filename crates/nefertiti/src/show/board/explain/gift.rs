//! A gift: on a market, at Memphis, in front of somebody, and its type.

use game::{Explained, Lang, Now, Number, Seat, Sight, Viewer, difference};
use maud::{Markup, html};

use super::{amount, character, counted, idle, number, reader};
use crate::rules::{Action, Card, Character, GiftType, Holder, Kind, Market, Nefertiti, Pick, Place};
use crate::show::board::chooser::owners;
use crate::show::board::pieces::{gift, servant};
use crate::show::board::steps::{find_legal, totals};
use crate::show::words::{names, say};
use crate::view::View;

pub(super) fn on_market(
    sight: &Sight<'_, Nefertiti>,
    market: Market,
    place: Place,
    lang: Lang,
) -> Option<Explained> {
    let view = sight.view;
    let kind = match view.board(market).card(place)? {
        Card::Gift(kind) => kind,
        Card::WanderingThief => return Some(character::of(sight, Character::WanderingThief, lang)),
    };
    let picked = Pick::Place(place);
    let steps = [
        Action::Take(picked),
        Action::Buy(picked),
        Action::Aside(picked),
        Action::Wander(market, place),
        Action::WantAt(market, place),
        Action::Hide(market, place),
        Action::Steal(place),
    ];
    let is_stolen = |action: &Action| *action == Action::Steal(place) && market != view.tile;
    let now = match find_legal(sight, &steps).filter(|action| !is_stolen(action)) {
        Some(action) => Some(Now::May(say(lang, &format!("kind-{}", action.verb()), &[]) + ".")),
        None if view.board(market).is_turned(place) => Some(Now::NotNow(say(lang, "why-turned", &[]))),
        None => Some(Now::NotNow(say(lang, "why-gift", &[]))),
    };
    let what = format!("{}, {}", names::row(place, lang), names::at_market(market, lang));
    Some(Explained { what, now, ..explained(sight, kind, lang) })
}

pub(super) fn at_memphis(sight: &Sight<'_, Nefertiti>, kind: Kind, lang: Lang) -> Explained {
    let steps =
        [Action::Take(Pick::Kind(kind)), Action::Buy(Pick::Kind(kind)), Action::Aside(Pick::Kind(kind))];
    let now = match find_legal(sight, &steps) {
        Some(action) => Now::May(say(lang, &format!("kind-{}", action.verb()), &[]) + "."),
        None => Now::NotNow(say(lang, "why-memphis", &[])),
    };
    Explained { now: Some(now), ..explained(sight, kind, lang) }
}

/// A gift in front of somebody: how many, and what they are worth together.
pub(super) fn owned(sight: &Sight<'_, Nefertiti>, holder: Holder, kind: Kind, lang: Lang) -> Explained {
    let view = sight.view;
    let gifts = match holder {
        Holder::Seat(seat) => *view.players[seat].gifts(),
        Holder::Neutral => view.neutral,
    };
    let each = view.edition.value(kind, view.owners(kind.gift_type()))
        + kind.gifts() * gifts.bonus(kind.gift_type());
    let count = gifts.count(kind);
    let sum = format!("{count} × {each} = {}", u32::from(count) * u32::from(each));
    let mut explained = explained(sight, kind, lang);
    explained.numbers.insert(0, Number { is_best: true, ..counted("num-together", sum, lang) });
    let steps =
        [Action::Score(kind), Action::Discard(kind), Action::Give(kind), Action::WantFrom(holder, kind)];
    explained.now = match find_legal(sight, &steps) {
        Some(action) => Some(Now::May(say(lang, &format!("kind-{}", action.verb()), &[]) + ".")),
        None => idle(sight, lang).map(|_| Now::NotNow(say(lang, "why-owned", &[]))),
    };
    explained
}

pub(super) fn of_type(sight: &Sight<'_, Nefertiti>, gift_type: GiftType, lang: Lang) -> Explained {
    explained(sight, gift_type.plain(), lang)
}

fn explained(sight: &Sight<'_, Nefertiti>, kind: Kind, lang: Lang) -> Explained {
    let bonus = [("bonus", u32::from(kind.bonus()).into())];
    let effect = match () {
        () if kind.is_foreign() => say(lang, "what-gift.foreign", &bonus),
        () if kind == Kind::DoubleSenet => say(lang, "what-gift.double", &[]),
        () if kind == Kind::Papyrus => say(lang, "what-gift.papyrus", &[]),
        () if kind == Kind::Cup => say(lang, "what-gift.cup", &[]),
        () => say(lang, "what-gift.effect", &[]),
    };
    Explained {
        sign: gift(kind),
        name: capital(&names::kind(kind, lang)),
        what: say(lang, "what-gift", &[]),
        effect,
        numbers: numbers(sight, kind, lang),
        now: None,
        chapter: if kind.is_foreign() { "memphis" } else { "gifts" },
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// The value for each number of owners, who owns the type, what one more is worth, and how many are still to come.
fn numbers(sight: &Sight<'_, Nefertiti>, kind: Kind, lang: Lang) -> Vec<Number> {
    let view = sight.view;
    let gift_type = kind.gift_type();
    let now = view.owners(gift_type).min(3);
    let value = |owners: u8| Number {
        of: html! { (say(lang, "num-owners", &[("owners", u32::from(owners).into())])) },
        value: view.edition.value(kind, owners).to_string(),
        is_best: owners == now,
    };
    let mut numbers: Vec<Number> = [1, 2, 3].map(value).into();
    numbers.push(number(owned_by(view, gift_type, lang), owners_told(sight, gift_type, lang)));
    if let Some(seat) = reader(sight) {
        numbers.push(Number {
            is_best: true,
            ..counted("num-more", difference(one_more(view, seat, kind)), lang)
        });
    }
    let left =
        view.unseen.kinds_of(gift_type).iter().map(|kind| u32::from(view.unseen.count(kind))).sum::<u32>();
    numbers.push(amount("num-to-come", left, lang));
    numbers
}

/// The servants of those who own a type.
fn owned_by(view: &View, gift_type: GiftType, lang: Lang) -> Markup {
    html! {
        @for seat in owners(view, gift_type) { (servant(seat, "")) }
        (say(lang, "num-owned", &[]))
    }
}

/// `1 owner: you`, or how many own it.
fn owners_told(sight: &Sight<'_, Nefertiti>, gift_type: GiftType, lang: Lang) -> String {
    let owners = owners(sight.view, gift_type);
    let is_alone =
        reader(sight).is_some_and(|seat| owners == [seat]) && !sight.view.neutral.has_type(gift_type);
    if is_alone {
        let value = sight.view.edition.value(gift_type.plain(), 1);
        return say(lang, "num-alone", &[("value", u32::from(value).into())]);
    }
    say(lang, "num-owned-by", &[("owners", u32::from(sight.view.owners(gift_type)).into())])
}

/// How many points a seat would have more with one more gift of this kind.
pub(super) fn one_more(view: &View, seat: Seat, kind: Kind) -> i32 {
    let mut after = view.clone();
    after.players[seat].gifts.add(kind);
    let total = |view: &View| totals(view, Viewer::Seat(seat))[seat.index()];
    total(&after) - total(view)
}
