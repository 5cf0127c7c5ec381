//! What a position promises at first sight.

use game::{Evaluate, PerSeat, Seat, Turn};
use rand::Rng;

use crate::net::Net;

/// What is hidden is drawn this often.
const SAMPLES: usize = 32;

/// How much of the win each seat may expect, as far as the viewer can tell for whom the view was made: by what was learnt of
/// the game, without any search; once the game is over, how much each has won.
pub fn outlook<G: Evaluate>(view: &G::View, rng: &mut impl Rng) -> PerSeat<f32> {
    let net = Net::of::<G>();
    let value = |state: &G| match (&net, state.turn()) {
        (_, Turn::Over) => state.won(),
        (Some(net), Turn::Seat(_) | Turn::Chance) => net.value(state),
        (None, Turn::Seat(_) | Turn::Chance) => state.promise(),
    };
    let first = G::sample(view, rng);
    let mut sum = value(&first);
    let samples = if G::IS_OPEN { 1 } else { SAMPLES };
    for _ in 1..samples {
        let another = value(&G::sample(view, rng));
        sum = PerSeat::from_fn(first.seats(), |seat: Seat| sum[seat] + another[seat]);
    }
    sum.map(|sum| sum / samples as f32)
}
