//! What a viewer may know of the steps that are taken.

use game::{Step, StepOf, Viewer};

use crate::rules::{Action, Nefertiti, Phase};

/// Only the Oracle knows what he sees and lays; others are not even told how many decisions the laying took, because
/// equal cards leave fewer of them (N70).
pub(crate) fn shown(state: &Nefertiti, step: &StepOf<Nefertiti>, viewer: Viewer) -> Option<String> {
    let text = step.to_string();
    match (step, state.phase) {
        (Step::Chance(_), Phase::Oracle(_)) if !viewer.knows(state.active) => Some("-: a card".to_owned()),
        (Step::Action(seat, Action::Next(_)), _) => viewer.knows(*seat).then_some(text),
        (Step::Action(..) | Step::Chance(_), _) => Some(text),
    }
}

/// A gift that the Oracle wants is one that only he has seen so far.
pub(crate) fn reveals(step: &StepOf<Nefertiti>) -> bool {
    matches!(step, Step::Chance(_) | Step::Action(_, Action::Want(_)))
}
