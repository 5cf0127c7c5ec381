//! Why a market closes, in a sentence.

use game::{Lang, Present};

use super::{names, say};
use crate::events::Cause;
use crate::rules::{Condition, Market, Nefertiti};

/// The condition must be that of the stall that closed: by the time an old closing is told, the other one shows.
pub(crate) fn tell(market: Market, condition: &Condition, why: Cause, lang: Lang) -> String {
    let market = ("market", names::sign_market(market, &names::market(market, lang), lang).into());
    if let Cause::Named { seat } = why {
        return say(lang, "closing-named", &[market, ("seat", Nefertiti::sign_seat(seat, lang).into())]);
    }
    match condition {
        Condition::Group(goal) => say(lang, "closing-group", &[market, ("goal", (*goal).into())]),
        Condition::Pieces { colours, count } => {
            let values = [market, ("colours", (*colours).into()), ("count", (*count).into())];
            say(lang, "closing-pieces", &values)
        }
        Condition::EveryLevel => say(lang, "closing-levels", &[market]),
        Condition::Line(goal) => say(lang, "closing-line", &[market, ("goal", (*goal).into())]),
        Condition::Sum { exactly, at_least } => {
            let exactly: String = exactly.iter().map(|number| format!("{number}, ")).collect();
            let goal = format!("{exactly}{at_least}+");
            say(lang, "closing-sum", &[market, ("goal", goal.into())])
        }
        Condition::Dice => say(lang, "closing-dice", &[market]),
        Condition::Chain => say(lang, "closing-chain", &[market]),
    }
}
