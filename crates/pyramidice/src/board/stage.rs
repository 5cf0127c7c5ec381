//! Decisions in the middle of something: what was begun, and what is to be decided now.

use game::{Lang, Stage};
use maud::{Markup, html};

use super::pieces::{deity, glory, icon, resource, scarab, stone};
use super::tiles;
use super::words::{name_deity, name_die, name_space, name_tile, number, say, word};
use crate::deities::Deity;
use crate::resources::Resource;
use crate::scarabs::Scarab;
use crate::state::{Dismissal, Exchange, Owner, Phase, Purpose, Reward};
use crate::tiles::Tile;
use crate::view::View;

pub(super) fn of(view: &View, lang: Lang) -> Option<Stage> {
    let (title, sign, hint) = match view.phase {
        Phase::Giving { exchange: Exchange::Swap } => tile(view, Tile::Swap, "board-hint-give", lang),
        Phase::Giving { exchange: Exchange::Hapy } => power(Deity::Hapy, "board-hint-give", lang),
        Phase::Gaining { reward } => match reward {
            Reward::Exchanged { exchange: Exchange::Swap, .. } => {
                tile(view, Tile::Swap, "board-hint-gain", lang)
            }
            Reward::Exchanged { exchange: Exchange::Hapy, .. } => power(Deity::Hapy, "board-hint-gain", lang),
            Reward::Gift => tile(view, Tile::Gift, "board-hint-gain", lang),
            Reward::Labour => tile(view, Tile::Labour, "board-hint-gain", lang),
            Reward::Triple => tile(view, Tile::Triple, "board-hint-gain", lang),
            Reward::Khepri => power(Deity::Khepri, "board-hint-gain", lang),
        },
        Phase::TakingDeity => tile(view, Tile::God, "board-hint-deity", lang),
        Phase::NamingStone | Phase::NamingPrayer { .. } => {
            (word(lang, "kind-reroll"), icon("roll"), word(lang, "board-hint-roll"))
        }
        Phase::Setting { kind } => {
            let deity = if kind == crate::dice::Kind::Prayer { Deity::Amun } else { Deity::Mut };
            power(deity, "board-hint-set", lang)
        }
        Phase::PayingDice { purpose } => paying(purpose, "board-hint-dice", lang),
        Phase::PayingResources { purpose } => paying(purpose, "board-hint-resources", lang),
        Phase::PayingBuild { face, space } => {
            let values = [("face", number(face.value())), ("space", name_space(space, lang).into())];
            (say(lang, "board-building", &values), stone(face), word(lang, "board-hint-resources"))
        }
        Phase::Dismissing { reason: Dismissal::Aten } => power(Deity::Aten, "board-hint-dismiss", lang),
        Phase::Dismissing { reason: Dismissal::Support } => {
            (word(lang, "board-step-support"), icon("warn"), word(lang, "board-hint-dismiss"))
        }
        Phase::Copying { glory, .. } => {
            let hint = say(lang, "board-hint-copy", &[("glory", number(glory))]);
            (word(lang, "scarab-pearl"), sign(&scarab(Scarab::Pearl)), hint)
        }
        Phase::Placing { owner } => {
            let laid = match owner {
                Owner::Seat(seat) => view.players[seat].tiles,
                Owner::Architect => view.architect.unwrap_or_default().tiles,
            };
            tile(view, laid.first().unwrap_or(Tile::Ww), "board-hint-place", lang)
        }
        _ => return None,
    };
    let (parts, now) = parts(view.phase);
    let parts = parts.iter().map(|key| word(lang, key)).collect();
    Some(Stage { title, hint, parts, now, sign })
}

fn sign(drawing: &Markup) -> Markup {
    html! { span.stg { (drawing) } }
}

fn tile(view: &View, tile: Tile, hint: &str, lang: Lang) -> (String, Markup, String) {
    let drawing = html! { span.rt { (tiles::face(view, tile)) } };
    (name_tile(tile, lang), drawing, word(lang, hint))
}

fn power(of: Deity, hint: &str, lang: Lang) -> (String, Markup, String) {
    (name_deity(of, lang), sign(&deity(of)), word(lang, hint))
}

fn paying(purpose: Purpose, hint: &str, lang: Lang) -> (String, Markup, String) {
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
    match phase {
        Phase::Giving { .. } => (&["board-step-give", "board-step-gain"], 0),
        Phase::Gaining { reward: Reward::Exchanged { .. } } => (&["board-step-give", "board-step-gain"], 1),
        Phase::NamingStone => (&["board-step-stone", "board-step-prayer"], 0),
        Phase::NamingPrayer { .. } => (&["board-step-stone", "board-step-prayer"], 1),
        Phase::PayingDice { .. } => (&["board-step-dice", "board-step-resources"], 0),
        Phase::PayingResources { .. } => (&["board-step-dice", "board-step-resources"], 1),
        _ => (&[], 0),
    }
}
