//! What viewers may know of steps.

use game::{Game, Step, StepOf, Viewer, settle};

use crate::rules::{Action, Chance, Dealing, Phase, Pyramidice};

/// How a viewer may read a step. Projects and scarabs are dealt in secret, unless an architect plays (P30).
pub(crate) fn shown(state: &Pyramidice, step: &StepOf<Pyramidice>, viewer: Viewer) -> String {
    if let (Step::Chance(Chance::Project(_)), None) = (step, state.opponent()) {
        let owner = state.seats_in_play().find(|seat| state.players[seat.index()].project.is_none());
        if owner.is_some_and(|owner| !viewer.knows(owner)) {
            return "a project".to_owned();
        }
    }
    if let (Step::Chance(Chance::Scarab(_)), Phase::SetUp(Dealing::Scarab { to })) = (step, state.phase)
        && !viewer.knows(to)
    {
        return "a scarab".to_owned();
    }
    step.to_string()
}

/// Whether a step shows somebody something new: a kept scarab is shown, and so are projects and scarabs when the last
/// step ends the game.
pub(crate) fn reveals(state: &Pyramidice, step: &StepOf<Pyramidice>) -> bool {
    match step {
        Step::Chance(_) | Step::Action(_, Action::Keep(_)) => true,
        Step::Action(_, action) => {
            let mut next = state.clone();
            next.act(*action, &mut ());
            settle(&mut next, &mut ());
            next.phase == Phase::Over
        }
    }
}
