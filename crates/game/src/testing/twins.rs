//! Twins: for each viewer, a second game that differs only in what that viewer was not shown.
//!
//! Whenever a step could have been another one that reads the same to a viewer, that other one is taken in a twin, and
//! the twin follows the game for as long as its steps are possible in it and read the same. All the while, the viewer
//! must not be able to tell the two apart.

use rand::{Rng, RngExt};

use super::conformance::{Broken, Law, TwinLaw, hold, is_to_decide};
use crate::rules::{Game, StepOf, next_steps, take_step};
use crate::seat::{Turn, Viewer};

pub(super) struct Twins<G: Game>(Vec<(Viewer, Option<Moment<G>>)>);

/// A state, and what the step that led to it brought about.
pub(super) struct Moment<G: Game> {
    pub(super) state: G,
    pub(super) events: Vec<G::Event>,
}

impl<G: Game> Moment<G> {
    pub(super) fn after(state: &G, step: StepOf<G>) -> Moment<G> {
        let mut moment = Moment { state: state.clone(), events: Vec::new() };
        take_step(&mut moment.state, step, &mut moment.events);
        moment
    }
}

impl<G: Game> Twins<G> {
    pub(super) fn new(seats: u8) -> Twins<G> {
        Twins(Viewer::all(seats).map(|viewer| (viewer, None)).collect())
    }

    /// Takes the step in every twin that can follow it, and makes new twins where it could have been another.
    pub(super) fn follow(
        &mut self,
        before: &G,
        step: StepOf<G>,
        after: &Moment<G>,
        rng: &mut impl Rng,
    ) -> Result<(), Broken> {
        // What was hidden may be shown once the game is over, and then twins are no longer twins.
        if after.state.turn() == Turn::Over {
            self.0.iter_mut().for_each(|(_, twin)| *twin = None);
            return Ok(());
        }
        for (viewer, twin) in &mut self.0 {
            let shown = before.shown(&step, *viewer);
            let followed =
                twin.take().and_then(|twin| follow_one(&twin.state, step, *viewer, shown.as_deref()));
            *twin = followed.or_else(|| {
                let other = other_step(before, step, *viewer, shown.as_deref(), rng)?;
                Some(Moment::after(before, other))
            });
            if let Some(twin) = twin {
                hold(twin.state.view(*viewer) == after.state.view(*viewer), Law::Leak, || {
                    format!(
                        "{viewer:?} is shown {shown:?} for {step} and for another step, but sees which it was"
                    )
                })?;
            }
        }
        Ok(())
    }

    /// Checks that nobody can tell what happened apart from what happened to the twin.
    pub(super) fn compare(&self, ours: &Moment<G>, laws: &[Box<TwinLaw<G>>]) -> Result<(), Broken> {
        for (viewer, twin) in &self.0 {
            let Some(twin) = twin else { continue };
            let turn = ours.state.turn();
            hold(twin.state.turn() == turn, Law::HiddenLegality, || {
                format!("whose turn it is tells {viewer:?} what it was not shown")
            })?;
            if is_to_decide(*viewer, turn) {
                hold(twin.state.legal() == ours.state.legal(), Law::HiddenLegality, || {
                    format!("its legal actions tell {viewer:?} what it was not shown")
                })?;
            }
            for law in laws {
                law(ours, twin, *viewer).map_err(|message| (Law::Leak, message))?;
            }
        }
        Ok(())
    }
}

fn follow_one<G: Game>(twin: &G, step: StepOf<G>, viewer: Viewer, shown: Option<&str>) -> Option<Moment<G>> {
    let possible = next_steps(twin).contains(&step) && twin.shown(&step, viewer).as_deref() == shown;
    possible.then(|| Moment::after(twin, step))
}

fn other_step<G: Game>(
    state: &G,
    step: StepOf<G>,
    viewer: Viewer,
    shown: Option<&str>,
    rng: &mut impl Rng,
) -> Option<StepOf<G>> {
    let mut others = next_steps(state);
    others.retain(|other| *other != step && state.shown(other, viewer).as_deref() == shown);
    (!others.is_empty()).then(|| others[rng.random_range(0..others.len())])
}
