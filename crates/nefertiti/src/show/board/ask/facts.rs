//! The most useful fact about each kind of thing to do, in numbers as they stand.

use game::show::lang::Value;
use game::{Foreseen, Lang, Seat, Sight, difference};

use super::turn;
use crate::rules::{Action, CharacterStep, Market, Nefertiti, Phase, Pick, Piece, TurnStep};
use crate::show::board::sale::market_of;
use crate::show::board::steps::totals;
use crate::show::words::{names, say};
use crate::view::View;

/// The fact about all choices of the kind of this one.
pub(super) fn of(sight: &Sight<'_, Nefertiti>, seat: Seat, action: Action, lang: Lang) -> String {
    let view = sight.view;
    match action {
        Action::Place(_) => turn::placing(view, &targets(sight, action), Piece::Servant(seat), lang),
        Action::Tax(_) => turn::taxing(view, &targets(sight, action), seat, lang),
        Action::Recruit(_) => turn::recruiting(sight, seat, lang),
        Action::Name(_) => turn::naming(view, seat, lang),
        Action::Pass => say(lang, "fact-pass", &[]),
        Action::Roll => {
            let (closing, all) = view.stall(Market::Louqsor).odds(view.board(Market::Louqsor).stand());
            say(lang, "fact-roll", &[("closing", closing.into()), ("all", all.into())])
        }
        Action::Half => half(view, lang),
        Action::Scatter(markets) => say(lang, "fact-scatter", &[("deben", markets.len().into())]),
        Action::Collect(..) => collecting(view, lang),
        Action::Beg(market) => {
            say(lang, "fact-beg", &[("deben", u32::from(view.board(market).reserve()).into())])
        }
        Action::Hide(..) => say(lang, "fact-hide", &[]),
        Action::Next(_) => say(lang, "fact-next", &[]),
        Action::Stop => stopping(view, seat, lang),
        Action::WantFrom(..) | Action::WantAt(..) | Action::Want(_) => {
            say(lang, "fact-want", &[("deben", u32::from(view.players[seat].deben()).into())])
        }
        Action::Take(_)
        | Action::Buy(_)
        | Action::Aside(_)
        | Action::Wander(..)
        | Action::Score(_)
        | Action::Discard(_)
        | Action::Call(_)
        | Action::Give(_)
        | Action::Steal(_) => best(sight, seat, action, lang),
    }
}

/// All choices of the kind of this one.
fn targets<'a>(sight: &'a Sight<'_, Nefertiti>, action: Action) -> Vec<&'a Foreseen<Nefertiti>> {
    sight.choices.iter().filter(|choice| choice.action.verb() == action.verb()).collect()
}

/// What brings most points at once, or costs least.
fn best(sight: &Sight<'_, Nefertiti>, seat: Seat, action: Action, lang: Lang) -> String {
    let before = totals(sight.view, sight.viewer)[seat.index()];
    let gain = |choice: &&Foreseen<Nefertiti>| totals(&choice.after, sight.viewer)[seat.index()] - before;
    let targets = targets(sight, action);
    let Some(best) = targets.iter().copied().max_by_key(gain) else { return String::new() };
    let Some(what) = thing(sight.view, best.action, lang) else { return String::new() };
    let key = match gain(&best).signum() {
        -1 => "fact-least",
        0 => "fact-even",
        _ => "fact-most",
    };
    let values = [("what", what.into()), ("points", difference(gain(&best)).into())];
    say(lang, key, &values)
}

/// What an action is about.
fn thing(view: &View, action: Action, lang: Lang) -> Option<String> {
    let at = |market: Market, place| Some(names::card(view.board(market).card(place)?, lang));
    match action {
        Action::Take(pick) | Action::Buy(pick) | Action::Aside(pick) => match pick {
            Pick::Place(place) => at(market_of(view)?, place),
            Pick::Kind(kind) => Some(names::kind(kind, lang)),
        },
        Action::Wander(market, place) | Action::WantAt(market, place) | Action::Hide(market, place) => {
            at(market, place)
        }
        Action::Steal(place) => at(view.tile, place),
        Action::Score(kind) if matches!(view.phase, Phase::Character(CharacterStep::Scribing { .. })) => {
            Some(names::gift_type(kind.gift_type(), lang))
        }
        Action::Score(kind)
        | Action::Discard(kind)
        | Action::Give(kind)
        | Action::Want(kind)
        | Action::WantFrom(_, kind) => Some(names::kind(kind, lang)),
        Action::Call(gift_type) => Some(names::gift_type(gift_type, lang)),
        Action::Recruit(_)
        | Action::Place(_)
        | Action::Name(_)
        | Action::Pass
        | Action::Tax(_)
        | Action::Roll
        | Action::Half
        | Action::Scatter(_)
        | Action::Collect(..)
        | Action::Beg(_)
        | Action::Next(_)
        | Action::Stop => None,
    }
}

fn half(view: &View, lang: Lang) -> String {
    let reserve = market_of(view).map_or(0, |market| view.board(market).reserve());
    let half = reserve.div_ceil(2);
    let values = [("half", u32::from(half).into()), ("reserve", u32::from(reserve).into())];
    say(lang, "fact-half", &values)
}

fn collecting(view: &View, lang: Lang) -> String {
    let most = Market::BOARD.into_iter().max_by_key(|market| view.board(*market).reserve());
    let market = most.unwrap_or(Market::Gizeh);
    let values = [
        ("most", Value::from(u32::from(view.edition.treasurer))),
        ("market", names::market(market, lang).into()),
        ("deben", u32::from(view.board(market).reserve()).into()),
    ];
    say(lang, "fact-collect", &values)
}

fn stopping(view: &View, seat: Seat, lang: Lang) -> String {
    match view.phase {
        Phase::Turn(TurnStep::RollingAgain) => say(lang, "fact-stop-roll", &[]),
        Phase::Turn(TurnStep::Taxing) => {
            say(lang, "fact-stop-tax", &[("collectors", u32::from(view.players[seat].collectors()).into())])
        }
        Phase::Turn(TurnStep::Act | TurnStep::Again)
        | Phase::Sale(_)
        | Phase::Character(_)
        | Phase::Oracle(_)
        | Phase::SetUp(_)
        | Phase::Rolling
        | Phase::Refilling { .. }
        | Phase::Over => say(lang, "fact-stop", &[]),
    }
}
