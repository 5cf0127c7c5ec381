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
    let effect = effect(view, seat, character, lang);
    let why = if can_recruit { None } else { obstacle(sight, seat) };
    let why = why.map(|key| say(lang, key, &[]));
    let content = html! {
        (draw_disc(view, character))
        @if left > 1 { i.q { (left) } }
        span.chp-t {
            b { (name) }
            @if let Some(why) = &why { em { (why) } }
            span { (effect) }
        }
    };
    let note = why.map_or_else(|| effect.clone(), |why| format!("{effect}. {why}"));
    let values =
        [("character", name.clone().into()), ("left", u32::from(left).into()), ("note", note.into())];
    let (what, here) = (format!("character-{character}"), format!("character-{character}"));
    html! {
        @if can_recruit {
            button.chp.use form="play" name="step" value=(step) data-kind="recruit" data-key={ "c" (number) }
                data-tap="preview" data-what=(what) data-at=(here)
                aria-label=(say(lang, "character-usable", &values)) aria-describedby=(preview_id(step)) { (content) }
        } @else {
            span.{ "chp" (mark(sight, &[step])) } role="img" tabindex="0" data-what=(what) data-at=(here)
                aria-label=(say(lang, "character-idle", &values)) { (content) }
        }
    }
}

/// The top card of a pile: Scribes and Merchants are not all alike.
pub(super) fn name_card(view: &View, character: Character, lang: Lang) -> String {
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

/// What a character does in a few words, and what that would bring a seat now if it brings something.
fn effect(view: &View, seat: Seat, character: Character, lang: Lang) -> String {
    let player = &view.players[seat];
    let points = |key: &str, points: u8| {
        let values = [("points", u32::from(points).into())];
        say(lang, key, &values)
    };
    match character {
        Character::Scribe => {
            let bonus = scribe_bonus(view);
            match best_type(view, seat, bonus) {
                Some((best, points)) => {
                    let values = [("type", names::gift_type(best, lang).into()), ("points", points.into())];
                    say(lang, "brings-scribe", &values)
                }
                None => points("does-scribe", bonus),
            }
        }
        Character::Vizier if player.gifts().is_empty() => points("does-vizier", view.edition.vizier),
        Character::Vizier => points("brings-points", view.edition.vizier * player.gifts().types()),
        Character::Treasurer => {
            let most = Market::BOARD.into_iter().map(|market| view.board(market).reserve()).max();
            let deben = most.unwrap_or(0).min(view.edition.treasurer).max(1);
            say(lang, "brings-deben", &[("deben", u32::from(deben).into())])
        }
        Character::Thief => {
            let gifts = Place::ALL.into_iter().filter_map(|place| view.board(view.tile).open_gift(place));
            let best =
                gifts.max_by_key(|kind| view.edition.value(*kind, view.owners(kind.gift_type()).max(1)));
            match best {
                Some(kind) => say(lang, "brings-thief", &[("gift", names::kind(kind, lang).into())]),
                None => say(lang, "does-thief", &[]),
            }
        }
        Character::AmonMerchant => points("brings-amon-merchant", view.edition.amon_merchant),
        Character::AmonPriest => {
            let totals = totals(view, game::Viewer::Spectator);
            let rank = totals.iter().filter(|total| **total > totals[seat.index()]).count();
            points("brings-amon-priest", view.edition.amon_priest[rank])
        }
        Character::RoyalScribe => points("brings-royal-scribe", view.edition.royal_scribe),
        Character::Merchant
        | Character::HighPriest
        | Character::Maid
        | Character::Oracle
        | Character::Beggar
        | Character::WanderingThief
        | Character::Trader => say(lang, &format!("brings-{character}"), &[]),
    }
}

/// The points that a character would bring a seat at once, if it brings any.
pub(super) fn brought(view: &View, seat: Seat, character: Character) -> Option<i32> {
    let gifts = view.players[seat].gifts();
    if character == Character::Scribe {
        return best_type(view, seat, scribe_bonus(view)).map(|(_, points)| points);
    }
    let is_vizier = character == Character::Vizier && !gifts.is_empty();
    is_vizier.then(|| i32::from(view.edition.vizier) * i32::from(gifts.types()))
}

pub(super) fn scribe_bonus(view: &View) -> u8 {
    view.edition.scribe_bonus(view.settings.players(), view.piles.left(Character::Scribe).max(1))
}

/// The type for which a Scribe with this bonus scores most.
fn best_type(view: &View, seat: Seat, bonus: u8) -> Option<(GiftType, i32)> {
    let gifts = view.players[seat].gifts();
    let types = GiftType::ALL.into_iter().filter(|gift_type| gifts.has_type(*gift_type));
    types
        .map(|gift_type| (gift_type, scribed(view, seat, gift_type, bonus)))
        .max_by_key(|(_, points)| *points)
}

/// What a Scribe with this bonus scores for a type.
pub(super) fn scribed(view: &View, seat: Seat, gift_type: GiftType, bonus: u8) -> i32 {
    let gifts = view.players[seat].gifts();
    let more = i32::from(gifts.bonus(gift_type)) + i32::from(bonus);
    let owners = view.owners(gift_type);
    let worth = |kind| {
        let each = i32::from(view.edition.value(kind, owners)) + i32::from(kind.gifts()) * more;
        i32::from(gifts.count(kind)) * each
    };
    gifts.kinds_of(gift_type).iter().map(worth).sum()
}

/// Why a character cannot be recruited, in two or three words; nothing while nobody is asked.
fn obstacle(sight: &Sight<'_, Nefertiti>, seat: Seat) -> Option<&'static str> {
    let view = sight.view;
    let is_asked = view.phase == Phase::TURN && !sight.choices.is_empty() && !sight.is_lesson;
    match () {
        () if view.this_turn.has_recruited && view.active == seat => Some("next-turn"),
        () if view.players[seat].seals() == 0 => Some("no-seal"),
        () if is_asked => Some("no-effect"),
        () => None,
    }
}

/// The same as a sentence to the player whose turn it is.
pub(super) fn why_not(view: &View, seat: Seat, lang: Lang) -> String {
    match () {
        () if view.this_turn.has_recruited && view.active == seat => say(lang, "why-one-a-turn", &[]),
        () if view.players[seat].seals() == 0 => say(lang, "why-no-seal", &[]),
        () => say(lang, "why-no-effect", &[]),
    }
}

/// The draw pile with Akhenaton in it, and the seals that nobody has.
fn stock(view: &View, lang: Lang) -> Markup {
    let gifts = u32::from(view.unseen.cards());
    let values = [("gifts", gifts.into()), ("seals", u32::from(view.seals).into())];
    let key = if view.out.is_some() { "stock-over" } else { "stock" };
    html! {
        div.stock role="group" aria-label=(say(lang, key, &values)) {
            span.deck role="img" tabindex="0" data-what="pile" aria-label=(say(lang, "pile-of", &values)) {
                span data-at="pile" { (back()) }
                b { (gifts) @if view.out.is_none() { "+1" } }
            }
            span.deck role="img" tabindex="0" data-what="supply" aria-label=(say(lang, "supply-of", &values)) {
                span data-at="seals" { (seal()) }
                b { (view.seals) }
            }
        }
    }
}
