//! Where in a turn of several parts the question comes: a Work turn has four, an exchange two.

use game::{Lang, Way};

use super::dice_to_take;
use crate::rules::{Dismissal, Exchange, Paying, Phase, Resting, Reward, Working};
use crate::show::board::support::Support;
use crate::show::board::tray::rerolls_left;
use crate::show::board::words::{number, say, word};
use crate::view::View;

/// The places of the parts of a Work turn.
const ROLL: usize = 1;
const USE: usize = 2;
const SUPPORT: usize = 3;

pub(super) fn of(view: &View, lang: Lang) -> Option<Way> {
    match view.phase {
        Phase::Work(Working::TakingDice | Working::Rolling { .. }) => Some(work(view, ROLL, lang)),
        Phase::Work(Working::Dismissing { reason: Dismissal::Support }) => Some(work(view, SUPPORT, lang)),
        Phase::Work(
            Working::Menu
            | Working::NamingStone
            | Working::NamingPrayer { .. }
            | Working::Setting { .. }
            | Working::Dismissing { reason: Dismissal::Aten },
        )
        | Phase::Gaining { reward: Reward::Khepri }
        | Phase::Payment(Paying::Dice { .. } | Paying::Resources { .. } | Paying::Build { .. }) => {
            Some(work(view, USE, lang))
        }
        Phase::Rest(Resting::Giving { exchange: Exchange::Swap | Exchange::Hapy }) => Some(exchange(0, lang)),
        Phase::Gaining { reward: Reward::Exchanged { .. } } => Some(exchange(1, lang)),
        // The Pearl belongs to somebody else's turn.
        Phase::Work(Working::Copying { .. })
        | Phase::Gaining { reward: Reward::Gift | Reward::Labour | Reward::Triple }
        | Phase::Rest(Resting::TakingDeity | Resting::Placing { .. })
        | Phase::SetUp(_)
        | Phase::Choosing
        | Phase::KeepingEight { .. }
        | Phase::Drawing { .. }
        | Phase::ArchitectRolling
        | Phase::Over => None,
    }
}

fn work(view: &View, now: usize, lang: Lang) -> Way {
    let seat = view.active.seat();
    let support = Support::of(view, seat);
    let left = view.hand.len();
    let quarry = say(
        lang,
        "way-quarry.now",
        &[("stone", number(view.quarry.stone)), ("prayer", number(view.quarry.prayer))],
    );
    let roll = if now == ROLL {
        say(lang, "way-roll.now", &[("count", number(dice_to_take(view)))])
    } else {
        say(lang, "way-roll.done", &[("count", number(rerolls_left(view)))])
    };
    let dice = if now == ROLL {
        word(lang, "way-use.later")
    } else {
        say(lang, "way-use.now", &[("count", number(left))])
    };
    let values = [("lost", number(support.lost())), ("deities", number(support.deities))];
    let key = if support.lost() > 0 { "way-support.risk" } else { "way-support.safe" };
    Way {
        parts: vec![
            (word(lang, "way-quarry"), quarry),
            (word(lang, "way-roll"), roll),
            (word(lang, "way-use"), dice),
            (word(lang, "way-support"), say(lang, key, &values)),
        ],
        now,
        danger: (support.lost() > 0).then_some(SUPPORT),
    }
}

fn exchange(now: usize, lang: Lang) -> Way {
    let part = |name: &str| (word(lang, &format!("way-{name}")), word(lang, &format!("way-{name}.how")));
    Way { parts: vec![part("give"), part("gain")], now, danger: None }
}
