//! What decisions cost, by a review.

use game::Evaluate;
use rand::Rng;

use super::contest::play_out;
use super::{Calibration, Measuring, path};
use crate::levels::{COSTS, Thinker};
use crate::parallel::in_parallel;
use crate::review::{Position, positions};
use crate::seeds::generator;
use crate::stop::Stop;

/// How many iterations the review spends to find the best action, and again on it and on each other choice: so many that
/// what it finds of one is usually right to one or two percent.
const REVIEWED: u32 = 16_000;
/// One game for so many deals.
const DEALS_A_GAME: u64 = 12;

impl Calibration<'_> {
    /// For each player, how many percent of its decisions cost more than each of [`COSTS`]. All decide in the same
    /// positions, which come from games that the one in the middle plays against itself.
    pub(super) fn costs<G: Evaluate>(&self, start: &G, points: &[u32]) -> Vec<[f32; COSTS.len()]> {
        let players: Vec<Thinker> = points.iter().map(|point| path::at(*point, self.top)).collect();
        let games = self.deals.div_ceil(DEALS_A_GAME);
        let progress = |done| (self.progress)(Measuring::Costs, done, games);
        let losses = in_parallel(games, self.threads, &progress, |game| {
            let seed = [self.seed, Measuring::Costs.number(), game];
            let (_, steps) = play_out(start.clone(), |_| players[players.len() / 2], &seed);
            let mut rng = generator(&seed);
            let losses = |position| losses(position, &players, &mut rng);
            positions(start, &steps).iter().map(losses).collect::<Vec<_>>()
        });
        let losses: Vec<Vec<f32>> = losses.into_iter().flat_map(|(_, losses)| losses).collect();
        let share = |player: usize, cost: u8| {
            let costly = losses.iter().filter(|losses| 100.0 * losses[player] > f32::from(cost)).count();
            100.0 * costly as f32 / losses.len().max(1) as f32
        };
        (0..players.len()).map(|player| COSTS.map(|cost| share(player, cost))).collect()
    }
}

/// How much of the win each player would give away in a position.
fn losses<G: Evaluate>(position: &Position<G>, players: &[Thinker], rng: &mut impl Rng) -> Vec<f32> {
    let stop = Stop::default();
    let view = position.view();
    // What is weighed is compared only with what was weighed by as many iterations.
    let mut known: Vec<(G::Action, f32)> = Vec::new();
    let mut weigh = |action: G::Action| {
        if let Some((_, value)) = known.iter().find(|(known, _)| *known == action) {
            return *value;
        }
        let value = position.weigh(action, REVIEWED, &stop);
        known.push((action, value));
        value
    };
    let chosen: Vec<G::Action> = players.iter().map(|player| player.bot().choose::<G>(&view, rng)).collect();
    let most = weigh(position.best(REVIEWED, &stop));
    chosen.into_iter().map(|action| (most - weigh(action)).max(0.0)).collect()
}
