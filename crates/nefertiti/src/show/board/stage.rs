//! Using a character can take several decisions: which these are, and which is next.

use game::{Lang, Stage};

use super::pieces::plain_disc;
use crate::rules::{Character, CharacterStep, Market, OracleStep, Phase, TurnStep};
use crate::show::words::{names, say};
use crate::view::View;

pub(super) fn of(view: &View, lang: Lang) -> Option<Stage> {
    let (character, now) = character_of(view)?;
    let parts = if character == Character::Beggar {
        Market::BOARD.map(|market| names::market(market, lang)).into()
    } else {
        keys(character).iter().map(|key| say(lang, key, &[])).collect()
    };
    Some(Stage {
        title: names::character(character, lang),
        hint: say(lang, &format!("hint-{character}"), &[]),
        parts,
        now,
        sign: plain_disc(character),
    })
}

/// The character that is being used, and which of its decisions is next.
const fn character_of(view: &View) -> Option<(Character, usize)> {
    match view.phase {
        Phase::Turn(TurnStep::Again) => Some((Character::HighPriest, 1)),
        Phase::Turn(TurnStep::Act) if view.this_turn.has_extra_step => Some((Character::HighPriest, 0)),
        Phase::Character(step) => Some(of_step(step)),
        Phase::Oracle(OracleStep::Divining) => Some((Character::Oracle, 0)),
        Phase::Oracle(OracleStep::DiviningFor { .. }) => Some((Character::Oracle, 1)),
        Phase::Oracle(OracleStep::Ordering) => Some((Character::Oracle, 2)),
        Phase::Oracle(OracleStep::Foreseeing { .. })
        | Phase::Turn(TurnStep::Act | TurnStep::Taxing | TurnStep::RollingAgain)
        | Phase::SetUp(_)
        | Phase::Rolling
        | Phase::Sale(_)
        | Phase::Refilling { .. }
        | Phase::Over => None,
    }
}

const fn of_step(step: CharacterStep) -> (Character, usize) {
    match step {
        CharacterStep::Scribing { .. } => (Character::Scribe, 0),
        CharacterStep::RoyalScribing { .. } => (Character::RoyalScribe, 0),
        CharacterStep::Offering { .. } => (Character::AmonMerchant, 0),
        CharacterStep::Calling => (Character::Maid, 0),
        CharacterStep::Yielding { .. } => (Character::Maid, 1),
        CharacterStep::Wanting { .. } => (Character::Merchant, 0),
        CharacterStep::Giving { .. } => (Character::Merchant, 1),
        CharacterStep::Stealing => (Character::Thief, 0),
        CharacterStep::Collecting => (Character::Treasurer, 0),
        CharacterStep::Begging { market } => (Character::Beggar, market as usize),
        CharacterStep::Trading { .. } => (Character::Trader, 0),
        CharacterStep::TradingFor { .. } => (Character::Trader, 1),
        CharacterStep::Wandering { .. } => (Character::WanderingThief, 0),
    }
}

/// The chapter of the rules about the character whose step this is.
pub(super) const fn chapter(step: CharacterStep) -> &'static str {
    let (character, _) = of_step(step);
    heading(character)
}

/// The heading of a character in the rules.
pub(super) const fn heading(character: Character) -> &'static str {
    match character {
        Character::Scribe => "scribe",
        Character::Merchant => "merchant",
        Character::Vizier => "vizier",
        Character::HighPriest => "high-priest",
        Character::Maid => "maid",
        Character::Thief => "thief",
        Character::Treasurer => "treasurer",
        Character::Oracle => "oracle",
        Character::Beggar => "beggar",
        Character::AmonMerchant => "amon-merchant",
        Character::AmonPriest => "amon-priest",
        Character::RoyalScribe => "royal-scribe",
        Character::WanderingThief => "wandering-thief",
        Character::Trader => "trader",
    }
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
