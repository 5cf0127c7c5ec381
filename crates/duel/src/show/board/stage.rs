//! Action tokens are played in several decisions: which there are, and which is next.

use game::{Lang, Stage};

use super::pieces::token;
use crate::rules::{ActionToken, Phase, Then};
use crate::show::words::say;
use crate::view::View;

pub(super) fn of(view: &View, lang: Lang) -> Option<Stage> {
    let (action, now) = match view.phase {
        Phase::Taking => (ActionToken::Take, 0),
        Phase::Placing { placed } => (ActionToken::Place, usize::from(placed)),
        Phase::PlacingToUnload => (ActionToken::Unload, 0),
        Phase::Unloading { then: Then::UnloadAgain } => (ActionToken::Unload, 1),
        Phase::UnloadingAgain => (ActionToken::Unload, 2),
        Phase::Swapping => (ActionToken::Swap, 0),
        Phase::Unloading { then: Then::NextTurn } => (ActionToken::Swap, 1),
        Phase::Loading { .. }
        | Phase::Choose
        | Phase::Refilling { .. }
        | Phase::Replacing { .. }
        | Phase::Over => return None,
    };
    let parts = parts(view, action, lang);
    Some(Stage {
        title: say(lang, &format!("stage-{action}"), &[]),
        hint: say(lang, &format!("stage-{action}.hint"), &[]),
        parts,
        now,
        sign: token(action.token()),
    })
}

fn parts(view: &View, action: ActionToken, lang: Lang) -> Vec<String> {
    let keys: &[&str] = match action {
        ActionToken::Take => &["stage-token"],
        ActionToken::Place if placements(view) < 3 => &["stage-first", "stage-second"],
        ActionToken::Place => &["stage-first", "stage-second", "stage-third"],
        ActionToken::Unload => &["stage-cell", "stage-boat", "stage-another"],
        ActionToken::Swap => &["stage-pair", "stage-boat"],
    };
    keys.iter().map(|key| say(lang, key, &[])).collect()
}

/// How many meeples there are for Place 2–3 (R3).
fn placements(view: &View) -> u8 {
    let Phase::Placing { placed } = view.phase else { return 3 };
    view.harbor.hand(view.to_act) + placed
}
