//! The characters that can be recruited, and what each would bring now.

use game::{Lang, Seat, Sight};
use maud::{Markup, html};

use super::pieces::{back, character as draw_disc, seal};
use super::steps::{is_legal, mark, near_seat, preview_id, totals};
use crate::rules::{Action, Character, GiftType, Market, Nefertiti, Phase, Place};
use crate::show::words::{names, say};
use crate::view::View;

pub(super) fn draw(sight: &Sight<'_, Nefertiti>, lang: Lang) -> Markup {
    let view = sight.view;
    let seat = near_seat(view, sight.viewer);
    html! {
        section.card.chs aria-label=(say(lang, "characters", &[])) {
            div.chs-l {
                @for (number, character) in (1..).zip(view.piles.iter()) {
                    (draw_pile(sight, seat, character, number, lang))
                }
            }
            (stock(view, lang))
        }
    }
}

fn draw_pile(
    sight: &Sight<'_, Nefertiti>,
    seat: Seat,
    character: Character,
    number: u8,
    lang: Lang,
) -> Markup {
    let view = sight.view;
    let step = Action::Recruit(character);
    let left = view.piles.left(character);
    let name = name_card(view, character, lang);
    let can_recruit = is_legal(sight, step);
    let note =
        if can_recruit { brings(view, seat, character, lang) } else { reason(sight, seat, character, lang) };
    let content = html! {
        (draw_disc(view, character))
        @if left > 1 { i.q { (left) } }
        span.chp-t { b { (name) } span { (note) } }
    };
    let values =
        [("character", name.clone().into()), ("left", u32::from(left).into()), ("note", note.clone().into())];
    html! {
        @if can_recruit {
            button.chp.use form="play" name="step" value=(step) data-kind="recruit" data-key={ "c" (number) }
                data-tap="preview" title=(note)
                aria-label=(say(lang, "character-usable", &values)) aria-describedby=(preview_id(step)) { (content) }
        } @else {
            span.{ "chp" (mark(sight, &[step])) } role="img" title={ (name) ": " (note) }
                aria-label=(say(lang, "character-idle", &values)) { (content) }
        }
    }
}

/// The top card of a pile: Scribes and Merchants are not all alike.
fn name_card(view: &View, character: Character, lang: Lang) -> String {
    let left = view.piles.left(character).max(1);
    let name = names::character(character, lang);
    if character == Character::Scribe {
        return format!("{name} +{}", view.edition.scribe_bonus(view.settings.players(), left));
    }
    match (character == Character::Merchant).then(|| view.edition.merchant_swaps(left)) {
        None | Some(1) => name,
        Some(swaps) => format!("{name} ×{swaps}"),
    }
}

/// What a character would bring a seat now, in a few words.
fn brings(view: &View, seat: Seat, character: Character, lang: Lang) -> String {
    let player = &view.players[seat];
    let left = view.piles.left(character).max(1);
    let points = |key: &str, points: i32| {
        let values = [("points", points.into())];
        say(lang, key, &values)
    };
    match character {
        Character::Scribe => {
            let bonus = view.edition.scribe_bonus(view.settings.players(), left);
            let types = GiftType::ALL.into_iter().filter(|gift_type| player.gifts().has_type(*gift_type));
            let scored = types.map(|gift_type| (gift_type, scribed(view, seat, gift_type, bonus)));
            let best = scored.max_by_key(|(_, points)| *points);
            best.map_or_else(String::new, |(best, points)| {
                let values = [("type", names::gift_type(best, lang).into()), ("points", points.into())];
                say(lang, "brings-scribe", &values)
            })
        }
        Character::Vizier => {
            points("brings-points", i32::from(view.edition.vizier) * i32::from(player.gifts().types()))
        }
        Character::Treasurer => {
            let most = Market::BOARD.into_iter().map(|market| view.board(market).reserve()).max();
            let deben = most.unwrap_or(0).min(view.edition.treasurer);
            say(lang, "brings-deben", &[("deben", i32::from(deben).into())])
        }
        Character::Thief => {
            let gifts = Place::ALL.into_iter().filter_map(|place| view.board(view.tile).open_gift(place));
            let best =
                gifts.max_by_key(|kind| view.edition.value(*kind, view.owners(kind.gift_type()).max(1)));
            best.map_or_else(String::new, |kind| {
                say(lang, "brings-thief", &[("gift", names::kind(kind, lang).into())])
            })
        }
        Character::AmonMerchant => points("brings-amon-merchant", view.edition.amon_merchant.into()),
        Character::AmonPriest => {
            let totals = totals(view, game::Viewer::Spectator);
            let rank = totals.iter().filter(|total| **total > totals[seat.index()]).count();
            points("brings-amon-priest", view.edition.amon_priest[rank].into())
        }
        Character::RoyalScribe => points("brings-royal-scribe", view.edition.royal_scribe.into()),
        Character::Merchant
        | Character::HighPriest
        | Character::Maid
        | Character::Oracle
        | Character::Beggar
        | Character::WanderingThief
        | Character::Trader => say(lang, &format!("brings-{character}"), &[]),
    }
}

/// What a Scribe with this bonus scores for a type.
fn scribed(view: &View, seat: Seat, gift_type: GiftType, bonus: u8) -> i32 {
    let gifts = view.players[seat].gifts();
    let more = i32::from(gifts.bonus(gift_type)) + i32::from(bonus);
    let owners = view.owners(gift_type);
    let worth = |kind| {
        let each = i32::from(view.edition.value(kind, owners)) + i32::from(kind.gifts()) * more;
        i32::from(gifts.count(kind)) * each
    };
    gifts.kinds_of(gift_type).iter().map(worth).sum()
}

/// Why a character cannot be recruited.
fn reason(sight: &Sight<'_, Nefertiti>, seat: Seat, character: Character, lang: Lang) -> String {
    let view = sight.view;
    let is_asked = view.phase == Phase::TURN && !sight.choices.is_empty();
    match () {
        () if view.players[seat].seals() == 0 => say(lang, "no-seal", &[]),
        () if view.this_turn.has_recruited && view.active == seat => say(lang, "one-a-turn", &[]),
        () if is_asked => say(lang, "no-effect", &[]),
        () => brings(view, seat, character, lang),
    }
}

/// The draw pile with Akhenaton in it, and the seals that nobody has.
fn stock(view: &View, lang: Lang) -> Markup {
    let gifts = u32::from(view.unseen.cards());
    let values = [("gifts", gifts.into()), ("seals", u32::from(view.seals).into())];
    let key = if view.out.is_some() { "stock-over" } else { "stock" };
    html! {
        div.stock role="img" aria-label=(say(lang, key, &values)) title=(say(lang, key, &values)) {
            span.deck data-at="pile" { (back()) }
            b { (gifts) @if view.out.is_none() { "+1" } }
            span data-at="seals" { (seal()) }
            b { (view.seals) }
        }
    }
}
