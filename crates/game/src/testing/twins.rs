//! Twins: for each viewer, a second game that differs only in what that viewer was not shown.
//!
//! Whenever a step could have been another one that reads the same to a viewer, that other one is taken in a twin, and
//! the twin follows the game for as long as its steps are possible in it and read the same. All the while, the viewer
//! must not be able to tell the two apart.

use rand::{Rng, RngExt};

use super::conformance::{Broken, Law, TwinLaw, hold, is_to_decide};
use crate::legal::ActionSet;
use crate::rules::{Game, Step, StepOf, take_step};
use crate::seat::{Turn, Viewer};

pub(super) struct Twins<G: Game>(Vec<(Viewer, Option<G>)>);

impl<G: Game> Twins<G> {
    pub(super) fn new(seats: u8) -> Twins<G> {
        Twins(Viewer::all(seats).map(|viewer| (viewer, None)).collect())
    }

    /// Takes the step in every twin that can follow it, and makes new twins where it could have been another.
    pub(super) fn follow(
        &mut self,
        before: &G,
        step: StepOf<G>,
        after: &G,
        rng: &mut impl Rng,
    ) -> Result<(), Broken> {
        for (viewer, twin) in &mut self.0 {
            let shown = before.shown(&step, *viewer);
            let followed = twin.take().and_then(|twin| follow_one(twin, step, *viewer, shown.as_deref()));
            *twin = match followed {
                Some(twin) => Some(twin),
                None => other_step(before, step, *viewer, shown.as_deref(), rng).map(|other| {
                    let mut twin = before.clone();
                    take_step(&mut twin, other, &mut ());
                    twin
                }),
            };
            if let Some(twin) = twin {
                hold(twin.view(*viewer) == after.view(*viewer), Law::Leak, || {
                    format!(
                        "{viewer:?} is shown {shown:?} for {step} and for another step, but sees which it was"
                    )
                })?;
            }
        }
        Ok(())
    }

    /// Checks that nobody can tell the state from the twin.
    pub(super) fn compare(&self, state: &G, laws: &[Box<TwinLaw<G>>]) -> Result<(), Broken> {
        for (viewer, twin) in &self.0 {
            let Some(twin) = twin else { continue };
            hold(twin.turn() == state.turn(), Law::HiddenLegality, || {
                format!("whose turn it is tells {viewer:?} what it was not shown")
            })?;
            if is_to_decide(*viewer, state.turn()) {
                hold(twin.legal() == state.legal(), Law::HiddenLegality, || {
                    format!("its legal actions tell {viewer:?} what it was not shown")
                })?;
            }
            for law in laws {
                law(state, twin, *viewer).map_err(|message| (Law::Leak, message))?;
            }
        }
        Ok(())
    }
}

fn follow_one<G: Game>(mut twin: G, step: StepOf<G>, viewer: Viewer, shown: Option<&str>) -> Option<G> {
    let possible = alternatives(&twin).contains(&step) && twin.shown(&step, viewer).as_deref() == shown;
    possible.then(|| {
        take_step(&mut twin, step, &mut ());
        twin
    })
}

fn other_step<G: Game>(
    state: &G,
    step: StepOf<G>,
    viewer: Viewer,
    shown: Option<&str>,
    rng: &mut impl Rng,
) -> Option<StepOf<G>> {
    let mut others = alternatives(state);
    others.retain(|other| *other != step && state.shown(other, viewer).as_deref() == shown);
    (!others.is_empty()).then(|| others[rng.random_range(0..others.len())])
}

fn alternatives<G: Game>(state: &G) -> Vec<StepOf<G>> {
    match state.turn() {
        Turn::Seat(seat) => state.legal().iter().map(|action| Step::Action(seat, action)).collect(),
        Turn::Chance => {
            let mut outcomes = Vec::new();
            state.chance_outcomes(&mut outcomes);
            outcomes.into_iter().map(|(outcome, _)| Step::Chance(outcome)).collect()
        }
        Turn::Over => Vec::new(),
    }
}
