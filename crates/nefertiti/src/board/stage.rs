//! Characters are used in several decisions: which there are, and which is next.

use game::{Lang, Stage};
use maud::{Markup, html};

use super::pieces::symbol;
use super::words::{name_character, name_market, say};
use crate::character::Character;
use crate::market::Market;
use crate::phase::Phase;
use crate::view::View;

pub(super) fn of(view: &View, lang: Lang) -> Option<Stage> {
    let (character, now) = character_of(view)?;
    let parts = match character {
        Character::Beggar => Market::BOARD.map(|market| name_market(market, lang)).into(),
        _ => keys(character).iter().map(|key| say(lang, key, &[])).collect(),
    };
    Some(Stage {
        title: name_character(character, lang),
        hint: say(lang, &format!("hint-{character}"), &[]),
        parts,
        now,
        sign: sign(character),
    })
}

/// The character that is being used, and which of its decisions is next.
fn character_of(view: &View) -> Option<(Character, usize)> {
    Some(match view.phase {
        Phase::Again => (Character::HighPriest, 1),
        Phase::Turn if view.this_turn.has_extra_step => (Character::HighPriest, 0),
        Phase::Scribing { .. } => (Character::Scribe, 0),
        Phase::RoyalScribing { .. } => (Character::RoyalScribe, 0),
        Phase::Offering { .. } => (Character::AmonMerchant, 0),
        Phase::Calling => (Character::Maid, 0),
        Phase::Yielding { .. } => (Character::Maid, 1),
        Phase::Wanting { .. } => (Character::Merchant, 0),
        Phase::Giving { .. } => (Character::Merchant, 1),
        Phase::Stealing => (Character::Thief, 0),
        Phase::Collecting => (Character::Treasurer, 0),
        Phase::Begging { market } => (Character::Beggar, market as usize),
        Phase::Trading { .. } => (Character::Trader, 0),
        Phase::TradingFor { .. } => (Character::Trader, 1),
        Phase::Divining => (Character::Oracle, 0),
        Phase::DiviningFor { .. } => (Character::Oracle, 1),
        Phase::Ordering => (Character::Oracle, 2),
        Phase::Wandering { .. } => (Character::WanderingThief, 0),
        Phase::Turn
        | Phase::ShowingStall { .. }
        | Phase::Dealing { .. }
        | Phase::SettingOut { .. }
        | Phase::Taxing
        | Phase::Rolling
        | Phase::RollingAgain
        | Phase::Taking { .. }
        | Phase::Shaming { .. }
        | Phase::Buying { .. }
        | Phase::Leaving { .. }
        | Phase::Refilling { .. }
        | Phase::Foreseeing { .. }
        | Phase::Over => return None,
    })
}

const fn keys(character: Character) -> &'static [&'static str] {
    match character {
        Character::Scribe => &["step-type"],
        Character::RoyalScribe | Character::AmonMerchant => &["step-gifts"],
        Character::Maid => &["step-type", "step-giving-up"],
        Character::Merchant | Character::Trader => &["step-wanting", "step-giving"],
        Character::Oracle => &["step-wanting", "step-giving", "step-order"],
        Character::HighPriest => &["step-first", "step-second"],
        Character::Treasurer => &["step-reserve"],
        Character::Thief | Character::WanderingThief => &["step-gift"],
        Character::Vizier | Character::Beggar | Character::AmonPriest => &[],
    }
}

/// The card may have left its pile, so that the plain one of several is shown.
fn sign(character: Character) -> Markup {
    let id = match character {
        Character::Scribe => "c-scribe-2".to_owned(),
        Character::Merchant => "c-merchant-1".to_owned(),
        _ => format!("c-{character}"),
    };
    html! { svg.tok viewBox="0 0 64 64" aria-hidden="true" { (symbol(&id)) } }
}
