//! A character: what it does, what it would bring, what it costs, and why not now.

use game::show::lang::Value;
use game::{Explained, Lang, Now, Number, Seat, Sight};
use maud::html;

use super::{counted, number, reader};
use crate::rules::{Action, Character, GiftType, Nefertiti, Phase};
use crate::show::board::characters::{name_card, scribe_bonus, scribed};
use crate::show::board::pieces::{character as draw_disc, gift, seal};
use crate::show::board::stage;
use crate::show::board::steps::is_legal;
use crate::show::words::say;
use crate::view::View;

/// How many types are listed.
const MOST_TYPES: usize = 3;

pub(super) fn of(sight: &Sight<'_, Nefertiti>, character: Character, lang: Lang) -> Explained {
    let view = sight.view;
    let left = view.piles.left(character);
    let mut numbers = Vec::new();
    if let Some(seat) = reader(sight) {
        numbers.extend(gains(view, seat, character, lang));
        let values = [("seals", u32::from(view.players[seat].seals()).into())];
        numbers.push(number(
            html! { (seal()) (say(lang, "num-cost", &[])) },
            say(lang, "num-cost.value", &values),
        ));
    }
    Explained {
        sign: draw_disc(view, character),
        name: name_card(view, character, lang),
        what: say(lang, "what-character", &[("left", u32::from(left).into())]),
        effect: effect(view, character, lang),
        numbers,
        now: now(sight, character, lang),
        chapter: stage::heading(character),
    }
}

fn effect(view: &View, character: Character, lang: Lang) -> String {
    let left = view.piles.left(character).max(1);
    let number = |number: u8| Value::from(u32::from(number));
    let amount = match character {
        Character::Scribe => scribe_bonus(view),
        Character::Merchant => view.edition.merchant_swaps(left),
        Character::Vizier => view.edition.vizier,
        Character::Treasurer => view.edition.treasurer,
        Character::RoyalScribe => view.edition.royal_scribe,
        Character::AmonMerchant => view.edition.amon_merchant,
        Character::HighPriest
        | Character::Maid
        | Character::Thief
        | Character::Oracle
        | Character::Beggar
        | Character::AmonPriest
        | Character::WanderingThief
        | Character::Trader => 0,
    };
    let players = usize::from(view.settings.players());
    let ranks: Vec<String> = view.edition.amon_priest[..players].iter().map(u8::to_string).collect();
    let values = [("number", number(amount)), ("ranks", ranks.join(", ").into())];
    say(lang, &format!("effect-{character}"), &values)
}

/// What it would bring the reader, where that is a matter of counting.
fn gains(view: &View, seat: Seat, character: Character, lang: Lang) -> Vec<Number> {
    let gifts = view.players[seat].gifts();
    let points = |points: i32| say(lang, "num-points", &[("points", points.into())]);
    if character == Character::Scribe {
        let bonus = scribe_bonus(view);
        let owned = GiftType::ALL.into_iter().filter(|gift_type| gifts.has_type(*gift_type));
        let mut types: Vec<(GiftType, i32)> =
            owned.map(|gift_type| (gift_type, scribed(view, seat, gift_type, bonus))).collect();
        types.sort_by_key(|(_, points)| -points);
        let row = |(index, (gift_type, sum)): (usize, &(GiftType, i32))| Number {
            of: html! {
                @for kind in gifts.kinds_of(*gift_type).iter() {
                    @for _ in 0..gifts.count(kind) { (gift(kind)) }
                }
                (sum_of(view, seat, *gift_type, bonus))
            },
            value: points(*sum),
            is_best: index == 0,
        };
        return types.iter().enumerate().take(MOST_TYPES).map(row).collect();
    }
    if character == Character::Vizier {
        let types = gifts.types();
        let sum = i32::from(view.edition.vizier) * i32::from(types);
        let value = format!("{types} × {} = {}", view.edition.vizier, points(sum));
        return vec![Number { is_best: true, ..counted("num-types", value, lang) }];
    }
    Vec::new()
}

/// `3 × (9 + 2)`.
fn sum_of(view: &View, seat: Seat, gift_type: GiftType, bonus: u8) -> String {
    let gifts = view.players[seat].gifts();
    let terms = gifts.kinds_of(gift_type).iter().map(|kind| {
        let more = kind.gifts() * (bonus + gifts.bonus(gift_type));
        let value = view.edition.value(kind, view.owners(gift_type));
        format!("{} × ({value} + {more})", gifts.count(kind))
    });
    terms.collect::<Vec<String>>().join(" + ")
}

fn now(sight: &Sight<'_, Nefertiti>, character: Character, lang: Lang) -> Option<Now> {
    let view = sight.view;
    let seat = reader(sight)?;
    if is_legal(sight, Action::Recruit(character)) {
        return Some(Now::May(say(lang, "may-recruit", &[])));
    }
    let key = match () {
        () if view.piles.left(character) == 0 => "why-used-up",
        () if view.this_turn.has_recruited && view.active == seat => "why-one-a-turn",
        () if view.players[seat].seals() == 0 => "why-no-seal",
        () if view.phase == Phase::Over => "why-over",
        () if view.phase == Phase::TURN && !sight.choices.is_empty() => why_idle(character),
        () if view.active == seat => "why-too-late",
        () => "why-wait-seal",
    };
    Some(Now::NotNow(say(lang, key, &[])))
}

/// Why a character has no effect.
const fn why_idle(character: Character) -> &'static str {
    match character {
        Character::Scribe | Character::Vizier | Character::RoyalScribe | Character::AmonMerchant => {
            "why-no-gifts"
        }
        Character::Merchant | Character::Trader => "why-no-swap",
        Character::Thief | Character::WanderingThief => "why-no-prey",
        Character::Treasurer | Character::Beggar => "why-no-deben",
        Character::Maid => "why-no-owners",
        Character::Oracle => "why-no-cards",
        Character::HighPriest | Character::AmonPriest => "why-nothing",
    }
}
