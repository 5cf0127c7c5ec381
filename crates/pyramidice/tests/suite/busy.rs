//! Games of busy players, by the policy that search plays out with: random players own few deities.

use game::{ActionSet, Chosen, Evaluate, Game, Pending, settle};
use pyramidice::Pyramidice;
use rand::Rng;

/// The positions in which somebody decides or chance does, and the last one.
pub(crate) fn positions(options: &str, rng: &mut impl Rng) -> Vec<Pyramidice> {
    let chosen = Chosen::parse(Pyramidice::OPTIONS, options).unwrap();
    let mut state = Pyramidice::new(&Pyramidice::options(&chosen).unwrap());
    let mut positions = Vec::new();
    loop {
        let pending = settle(&mut state, &mut ());
        positions.push(state.clone());
        match pending {
            Pending::Decision(seat, legal) => {
                let action = state.playout(seat, &legal, rng).unwrap_or_else(|| legal.choose(rng));
                state.act(action, &mut ());
            }
            Pending::Chance => state.resolve(state.sample_chance(rng), &mut ()),
            Pending::Over => return positions,
        }
    }
}
