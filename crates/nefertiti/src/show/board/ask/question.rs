//! The question, and the rule or fact that helps most to answer it.

use game::show::lang::Value;
use game::{Lang, Seat};

use crate::rules::{
    CharacterStep, Condition, Holder, Market, OracleStep, Phase, SaleStep, Space, Symbol, Take, TurnStep,
};
use crate::show::board::stage;
use crate::show::words::{names, say};
use crate::view::View;

pub(super) fn ask(view: &View, seat: Seat, lang: Lang) -> String {
    match view.phase {
        Phase::Turn(step) => say(lang, turn_key(view, seat, step), &[]),
        Phase::Sale(step) => ask_in_sale(view, step, lang),
        Phase::Character(step) => ask_for_character(view, step, lang),
        Phase::Oracle(OracleStep::Foreseeing { .. } | OracleStep::Divining) => say(lang, "ask-divining", &[]),
        Phase::Oracle(OracleStep::DiviningFor { kind }) => {
            say(lang, "ask-giving", &[("gift", names::kind(kind, lang).into())])
        }
        Phase::Oracle(OracleStep::Ordering) => say(lang, "ask-ordering", &[]),
        Phase::SetUp(_) | Phase::Rolling | Phase::Refilling { .. } | Phase::Over => say(lang, "ask", &[]),
    }
}

fn turn_key(view: &View, seat: Seat, step: TurnStep) -> &'static str {
    let has_servant = view.players[seat].servants() > 0;
    match step {
        TurnStep::Taxing => "ask-tax",
        TurnStep::RollingAgain if *view.stall(Market::Louqsor).condition() == Condition::Dice => {
            "ask-roll-two"
        }
        TurnStep::RollingAgain => "ask-roll",
        TurnStep::Act | TurnStep::Again if !has_servant => "ask-name",
        TurnStep::Again => "ask-again",
        TurnStep::Act if view.this_turn.has_extra_step => "ask-first-of-two",
        TurnStep::Act if view.this_turn.has_recruited => "ask-place",
        TurnStep::Act => "ask",
    }
}

fn ask_in_sale(view: &View, step: SaleStep, lang: Lang) -> String {
    let market = step.market();
    let reserve = view.board(market).reserve();
    let values = [
        ("market", Value::from(names::market(market, lang))),
        ("offer", u32::from(bid(view, market).offer()).into()),
        ("half", u32::from(reserve.div_ceil(2)).into()),
    ];
    let [of_market, offer, half] = values;
    match step {
        SaleStep::Taking { take: Take::First, .. } => say(lang, "ask-take", &[offer]),
        SaleStep::Taking { take: Take::Second, .. } => say(lang, "ask-second", &[]),
        SaleStep::Taking { take: Take::Extra, .. } => say(lang, "ask-extra", &[]),
        SaleStep::Shaming { .. } => say(lang, "ask-shame", &[offer]),
        SaleStep::Buying { .. } => say(lang, "ask-buy", &[offer, half]),
        SaleStep::Leaving { .. } => say(lang, "ask-leave", &[of_market]),
    }
}

/// The space of the piece that is dealt with.
fn bid(view: &View, market: Market) -> Space {
    view.stall(market).space(view.board(market).stand().best().unwrap_or_default())
}

fn ask_for_character(view: &View, step: CharacterStep, lang: Lang) -> String {
    match step {
        CharacterStep::Scribing { .. } => say(lang, "ask-scribing", &[]),
        CharacterStep::RoyalScribing { .. } => say(lang, "ask-royal-scribing", &[]),
        CharacterStep::Offering { .. } => say(lang, "ask-offering", &[]),
        CharacterStep::Calling => say(lang, "ask-calling", &[]),
        CharacterStep::Yielding { gift_type, holder, .. } => {
            let key = match holder {
                Holder::Seat(_) => "ask-yielding",
                Holder::Neutral => "ask-yielding-neutral",
            };
            let values = [("type", names::gift_type(gift_type, lang).into())];
            say(lang, key, &values)
        }
        CharacterStep::Wanting { .. } => say(lang, "ask-wanting", &[]),
        CharacterStep::Giving { kind, .. } => {
            say(lang, "ask-giving", &[("gift", names::kind(kind, lang).into())])
        }
        CharacterStep::Stealing => say(lang, "ask-stealing", &[]),
        CharacterStep::Collecting => say(lang, "ask-collecting", &[]),
        CharacterStep::Begging { market } => {
            say(lang, "ask-begging", &[("market", names::at_market(market, lang).into())])
        }
        CharacterStep::Trading { .. } => say(lang, "ask-trading", &[]),
        CharacterStep::TradingFor { market, place, .. } => {
            let gift = view.board(market).card(place).map(|card| names::card(card, lang));
            say(lang, "ask-giving", &[("gift", gift.unwrap_or_default().into())])
        }
        CharacterStep::Wandering { .. } => say(lang, "ask-wandering", &[]),
    }
}

pub(super) fn note(view: &View, seat: Seat, lang: Lang) -> Option<String> {
    match view.phase {
        Phase::Turn(TurnStep::RollingAgain) => Some(chances(view, lang)),
        Phase::Turn(TurnStep::Taxing) => Some(say(lang, "note-tax", &[])),
        Phase::Turn(TurnStep::Act | TurnStep::Again) => {
            stage::of(view, lang).is_none().then_some(())?;
            let offered = super::turn::offered(view, seat);
            let values =
                [("deben", u32::from(view.players[seat].deben()).into()), ("offers", offered.into())];
            (offered > 0).then(|| say(lang, "note-offers", &values))
        }
        Phase::Sale(step) => note_in_sale(view, seat, step, lang),
        Phase::Character(_) | Phase::Oracle(_) => stage::of(view, lang).map(|stage| stage.hint),
        Phase::SetUp(_) | Phase::Rolling | Phase::Refilling { .. } | Phase::Over => None,
    }
}

/// What a roll at Louqsor must show.
fn chances(view: &View, lang: Lang) -> String {
    let (stall, stand) = (view.stall(Market::Louqsor), view.board(Market::Louqsor).stand());
    if *stall.condition() == Condition::Dice {
        let taken = (1..=6).filter(|face| stall.closes_on(stand, &[*face]));
        let faces = taken.map(|face| face.to_string()).collect::<Vec<String>>().join(", ");
        let values = [("faces", faces.into())];
        return if stall.odds(stand).0 == 0 {
            say(lang, "note-dice-none", &[])
        } else {
            say(lang, "note-dice", &values)
        };
    }
    say(lang, "note-chain", &[("chain", (stall.largest_group(stand) as u32).into())])
}

fn note_in_sale(view: &View, seat: Seat, step: SaleStep, lang: Lang) -> Option<String> {
    let market = step.market();
    let stall = view.stall(market);
    let symbol = stall.rank(bid(view, market)).and_then(|rank| stall.symbol(rank));
    let deben = ("deben", Value::from(u32::from(view.players[seat].deben())));
    match step {
        SaleStep::Taking { take: Take::First, .. } => Some(match symbol {
            _ if market == Market::Memphis => say(lang, "note-take-memphis", &[]),
            Some(Symbol::Single) => say(lang, "note-take-single", &[]),
            Some(Symbol::Extra) => say(lang, "note-take-extra", &[]),
            Some(Symbol::Coin) | None => say(lang, "note-take", &[]),
        }),
        SaleStep::Taking { take: Take::Second | Take::Extra, .. } => None,
        SaleStep::Shaming { .. } => Some(say(lang, "note-shame", &[deben])),
        SaleStep::Buying { .. } => Some(say(lang, "note-buy", &[deben])),
        SaleStep::Leaving { .. } => Some(say(lang, "note-leave", &[])),
    }
}
