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
    match view.phase {
        Phase::Rest(resting) => Some(rest(view, resting, lang)),
        Phase::Gaining { reward } => Some(gain(view, reward, lang)),
        Phase::Work(working) => work(working, lang),
        Phase::Payment(paying) => Some(payment(paying, lang)),
        Phase::Choosing
        | Phase::KeepingEight { .. }
        | Phase::Drawing { .. }
        | Phase::ArchitectRolling
        | Phase::Over
        | Phase::SetUp(_) => None,
    }
}

/// A title, its sign, and what to do.
fn alone(title: String, sign: Markup, hint: String) -> Stage {
    Stage { title, hint, parts: Vec::new(), now: 0, sign }
}

/// One of two decisions that follow each other.
fn part(stage: Stage, parts: [&str; 2], now: usize, lang: Lang) -> Stage {
    Stage { parts: parts.map(|key| word(lang, key)).to_vec(), now, ..stage }
}

fn rest(view: &View, resting: Resting, lang: Lang) -> Stage {
    match resting {
        Resting::Giving { exchange } => exchanged(view, exchange, "board-hint-give", 0, lang),
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

fn gain(view: &View, reward: Reward, lang: Lang) -> Stage {
    let hint = "board-hint-gain";
    match reward {
        Reward::Exchanged { exchange, .. } => exchanged(view, exchange, hint, 1, lang),
        Reward::Gift => tile(view, Tile::Gift, hint, lang),
        Reward::Labour => tile(view, Tile::Labour, hint, lang),
        Reward::Triple => tile(view, Tile::Triple, hint, lang),
        Reward::Khepri => power(Deity::Khepri, hint, lang),
    }
}

fn exchanged(view: &View, exchange: Exchange, hint: &str, now: usize, lang: Lang) -> Stage {
    let stage = match exchange {
        Exchange::Swap => tile(view, Tile::Swap, hint, lang),
        Exchange::Hapy => power(Deity::Hapy, hint, lang),
    };
    part(stage, ["board-step-give", "board-step-gain"], now, lang)
}

fn work(working: Working, lang: Lang) -> Option<Stage> {
    match working {
        Working::NamingStone | Working::NamingPrayer { .. } => {
            let stage = alone(word(lang, "kind-reroll"), icon("roll"), word(lang, "board-hint-roll"));
            let now = usize::from(working != Working::NamingStone);
            Some(part(stage, ["board-step-stone", "board-step-prayer"], now, lang))
        }
        Working::Setting { kind } => {
            let deity = if kind == Kind::Prayer { Deity::Amun } else { Deity::Mut };
            Some(power(deity, "board-hint-set", lang))
        }
        Working::Dismissing { reason: Dismissal::Aten } => {
            Some(power(Deity::Aten, "board-hint-dismiss", lang))
        }
        Working::Dismissing { reason: Dismissal::Support } => {
            Some(alone(word(lang, "board-step-support"), icon("warn"), word(lang, "board-hint-dismiss")))
        }
        Working::Copying { glory, .. } => {
            let hint = say(lang, "board-hint-copy", &[("glory", number(glory))]);
            Some(alone(word(lang, "scarab-pearl"), sign(&scarab(Scarab::Pearl)), hint))
        }
        Working::TakingDice | Working::Rolling { .. } | Working::Menu => None,
    }
}

fn payment(paying: Paying, lang: Lang) -> Stage {
    match paying {
        Paying::Dice { purpose } => pay(purpose, "board-hint-dice", 0, lang),
        Paying::Resources { purpose } => pay(purpose, "board-hint-resources", 1, lang),
        Paying::Build { face, space } => {
            let values = [("face", number(face.value())), ("space", name_space(space, lang).into())];
            alone(say(lang, "board-building", &values), stone(face), word(lang, "board-hint-resources"))
        }
    }
}

fn sign(drawing: &Markup) -> Markup {
    html! { span.stg { (drawing) } }
}

fn tile(view: &View, tile: Tile, hint: &str, lang: Lang) -> Stage {
    let drawing = html! { span.rt { (tiles::face(view, tile)) } };
    alone(name_tile(tile, lang), drawing, word(lang, hint))
}

fn power(of: Deity, hint: &str, lang: Lang) -> Stage {
    alone(name_deity(of, lang), sign(&deity(of)), word(lang, hint))
}

fn pay(purpose: Purpose, hint: &str, now: usize, lang: Lang) -> Stage {
    let (title, drawing) = match purpose {
        Purpose::Buy(bought) | Purpose::Power(bought) => (name_deity(bought, lang), deity(bought)),
        Purpose::Replace(replaced) => {
            let values = [("deity", name_deity(replaced, lang).into())];
            (say(lang, "board-replace", &values), deity(replaced))
        }
        Purpose::Glory => (word(lang, "kind-glory"), glory()),
        Purpose::Cat(_, die) => (name_die(die, lang), resource(Resource::Cat)),
    };
    let stage = alone(title, sign(&drawing), word(lang, hint));
    part(stage, ["board-step-dice", "board-step-resources"], now, lang)
}
