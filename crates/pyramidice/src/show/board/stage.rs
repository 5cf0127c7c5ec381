//! Decisions in the middle of something: what was begun, and what is to be decided now.

use game::{Lang, Stage};
use maud::{Markup, html};

use super::pieces::{deity, glory, icon, resource, scarab, stone};
use super::tiles;
use super::words::{name_deity, name_die, name_space, name_tile, number, say, word};
use crate::rules::{
    Deity, Dismissal, Exchange, Kind, Owner, Paying, Phase, Purpose, Resource, Resting, Reward, Scarab, Tile,
    Working,
};
use crate::view::View;

pub(super) fn of(view: &View, lang: Lang) -> Option<Stage> {
    let (title, sign, hint) = match view.phase {
        Phase::Rest(resting) => rest(view, resting, lang),
        Phase::Gaining { reward } => gain(view, reward, lang),
        Phase::Work(working) => work(working, lang)?,
        Phase::Payment(paying) => payment(paying, lang),
        Phase::Choosing
        | Phase::KeepingEight { .. }
        | Phase::Drawing { .. }
        | Phase::ArchitectRolling
        | Phase::Over
        | Phase::SetUp(_) => return None,
    };
    let (parts, now) = parts(view.phase);
    let parts = parts.iter().map(|key| word(lang, key)).collect();
    Some(Stage { title, hint, parts, now, sign })
}

/// A title, its sign, and what to do.
type Said = (String, Markup, String);

fn rest(view: &View, resting: Resting, lang: Lang) -> Said {
    match resting {
        Resting::Giving { exchange } => exchanged(view, exchange, "board-hint-give", lang),
        Resting::TakingDeity => tile(view, Tile::God, "board-hint-deity", lang),
        Resting::Placing { owner } => {
            let laid = match owner {
                Owner::Seat(seat) => view.players[seat].tiles,
                Owner::Architect => view.architect.unwrap_or_default().tiles,
            };
            tile(view, laid.first().unwrap_or(Tile::Ww), "board-hint-place", lang)
        }
    }
}

fn gain(view: &View, reward: Reward, lang: Lang) -> Said {
    let hint = "board-hint-gain";
    match reward {
        Reward::Exchanged { exchange, .. } => exchanged(view, exchange, hint, lang),
        Reward::Gift => tile(view, Tile::Gift, hint, lang),
        Reward::Labour => tile(view, Tile::Labour, hint, lang),
        Reward::Triple => tile(view, Tile::Triple, hint, lang),
        Reward::Khepri => power(Deity::Khepri, hint, lang),
    }
}

fn exchanged(view: &View, exchange: Exchange, hint: &str, lang: Lang) -> Said {
    match exchange {
        Exchange::Swap => tile(view, Tile::Swap, hint, lang),
        Exchange::Hapy => power(Deity::Hapy, hint, lang),
    }
}

fn work(working: Working, lang: Lang) -> Option<Said> {
    match working {
        Working::NamingStone | Working::NamingPrayer { .. } => {
            Some((word(lang, "kind-reroll"), icon("roll"), word(lang, "board-hint-roll")))
        }
        Working::Setting { kind } => {
            let deity = if kind == Kind::Prayer { Deity::Amun } else { Deity::Mut };
            Some(power(deity, "board-hint-set", lang))
        }
        Working::Dismissing { reason: Dismissal::Aten } => {
            Some(power(Deity::Aten, "board-hint-dismiss", lang))
        }
        Working::Dismissing { reason: Dismissal::Support } => {
            Some((word(lang, "board-step-support"), icon("warn"), word(lang, "board-hint-dismiss")))
        }
        Working::Copying { glory, .. } => {
            let hint = say(lang, "board-hint-copy", &[("glory", number(glory))]);
            Some((word(lang, "scarab-pearl"), sign(&scarab(Scarab::Pearl)), hint))
        }
        Working::TakingDice | Working::Rolling { .. } | Working::Menu => None,
    }
}

fn payment(paying: Paying, lang: Lang) -> Said {
    match paying {
        Paying::Dice { purpose } => pay(purpose, "board-hint-dice", lang),
        Paying::Resources { purpose } => pay(purpose, "board-hint-resources", lang),
        Paying::Build { face, space } => {
            let values = [("face", number(face.value())), ("space", name_space(space, lang).into())];
            (say(lang, "board-building", &values), stone(face), word(lang, "board-hint-resources"))
        }
    }
}

fn sign(drawing: &Markup) -> Markup {
    html! { span.stg { (drawing) } }
}

fn tile(view: &View, tile: Tile, hint: &str, lang: Lang) -> Said {
    let drawing = html! { span.rt { (tiles::face(view, tile)) } };
    (name_tile(tile, lang), drawing, word(lang, hint))
}

fn power(of: Deity, hint: &str, lang: Lang) -> Said {
    (name_deity(of, lang), sign(&deity(of)), word(lang, hint))
}

fn pay(purpose: Purpose, hint: &str, lang: Lang) -> Said {
    let hint = word(lang, hint);
    match purpose {
        Purpose::Buy(bought) | Purpose::Power(bought) => {
            (name_deity(bought, lang), sign(&deity(bought)), hint)
        }
        Purpose::Replace(replaced) => {
            let values = [("deity", name_deity(replaced, lang).into())];
            (say(lang, "board-replace", &values), sign(&deity(replaced)), hint)
        }
        Purpose::Glory => (word(lang, "kind-glory"), sign(&glory()), hint),
        Purpose::Cat(_, die) => (name_die(die, lang), sign(&resource(Resource::Cat)), hint),
    }
}

/// The parts of what is under way, and which of them is next.
fn parts(phase: Phase) -> (&'static [&'static str], usize) {
    const EXCHANGE: &[&str] = &["board-step-give", "board-step-gain"];
    const REROLL: &[&str] = &["board-step-stone", "board-step-prayer"];
    const PAYMENT: &[&str] = &["board-step-dice", "board-step-resources"];
    match phase {
        Phase::Rest(Resting::Giving { .. }) => (EXCHANGE, 0),
        Phase::Gaining { reward: Reward::Exchanged { .. } } => (EXCHANGE, 1),
        Phase::Work(Working::NamingStone) => (REROLL, 0),
        Phase::Work(Working::NamingPrayer { .. }) => (REROLL, 1),
        Phase::Payment(Paying::Dice { .. }) => (PAYMENT, 0),
        Phase::Payment(Paying::Resources { .. }) => (PAYMENT, 1),
        Phase::Choosing
        | Phase::Gaining { .. }
        | Phase::KeepingEight { .. }
        | Phase::Drawing { .. }
        | Phase::ArchitectRolling
        | Phase::Over
        | Phase::SetUp(_)
        | Phase::Rest(_)
        | Phase::Work(_)
        | Phase::Payment(Paying::Build { .. }) => (&[], 0),
    }
}
