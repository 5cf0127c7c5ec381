//! Takes whatever is best right away.

use game::bits::below;
use game::{ActionSet, Evaluate, PerSeat, Seat, settle};
use rand::Rng;

/// Tries each legal action, follows forced steps up to the next decision or draw, and takes what leaves the seat furthest
/// ahead by the game's evaluation; ties are broken at random.
pub(crate) fn choose<G: Evaluate>(state: &G, seat: Seat, rng: &mut impl Rng) -> G::Action {
    let mut best = state.legal().nth(0);
    let mut best_lead = i32::MIN;
    let mut ties = 0;
    for action in state.legal().iter() {
        let mut next = state.clone();
        next.act(action, &mut ());
        settle(&mut next, &mut ());
        let lead = lead(&next.evaluate(), seat);
        if lead > best_lead {
            (best, best_lead, ties) = (action, lead, 1);
        } else if lead == best_lead {
            // The k-th of several equals replaces the choice so far with probability 1/k, so all are equally likely.
            ties += 1;
            if below(ties, rng) == 0 {
                best = action;
            }
        }
    }
    best
}

/// How far a seat is ahead of the best of the others; its own points if it plays alone.
fn lead(values: &PerSeat<i32>, seat: Seat) -> i32 {
    let others = values.by_seat().filter(|(other, _)| *other != seat);
    values[seat] - others.map(|(_, value)| *value).max().unwrap_or(0)
}
