//! Matches between players on the way.

use game::{Evaluate, Pending, Seat, Step, StepOf, Viewer, settle, take_step};

use super::{Calibration, Measuring, path};
use crate::arena::Scores;
use crate::levels::Thinker;
use crate::parallel::in_parallel;
use crate::seeds::generator;

/// Two players on the way, and how the upper one did. Every deal was played twice, with the seats exchanged.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Met {
    pub(super) lower: u32,
    pub(super) upper: u32,
    pub(super) scores: Scores,
}

/// Whoever has more iterations than this plays fewer deals, down to an eighth of all.
const LONG: u64 = 1000;
const EIGHTH: u64 = 8;
/// Only levels at a table for two play all deals: the way is only to be found, and at four there are only shares to report.
const QUARTER: u64 = 4;

impl Calibration<'_> {
    /// Lets everybody among these points meet the one that is so many further.
    pub(super) fn meet<G: Evaluate>(
        &self,
        start: &G,
        points: &[u32],
        apart: usize,
        what: Measuring,
    ) -> Vec<Met> {
        let pairs = points.iter().zip(&points[apart.min(points.len())..]);
        let mut met: Vec<Met> = pairs
            .map(|(lower, upper)| Met { lower: *lower, upper: *upper, scores: Scores::default() })
            .collect();
        // Those who think longest begin, so that all threads finish together.
        let deals = |index: usize| (0..self.deals_of(what, met[index].upper)).map(move |deal| (index, deal));
        let jobs: Vec<(usize, u64)> = (0..met.len()).rev().flat_map(deals).collect();
        let all = jobs.len() as u64;
        let mut scores = in_parallel(all, self.threads, &|done| (self.progress)(what, done, all), |job| {
            let (index, deal) = jobs[job as usize];
            let Met { lower, upper, .. } = met[index];
            let players = [upper, lower].map(|point| path::at(point, self.top));
            let seed = [self.seed, what.number(), lower.into(), upper.into(), deal];
            f64::midpoint(play(start.clone(), players, 0, &seed), play(start.clone(), players, 1, &seed))
        });
        scores.sort_by_key(|(job, _)| *job);
        for (job, score) in scores {
            met[jobs[job as usize].0].scores.add(score, 2);
        }
        met
    }

    fn deals_of(&self, what: Measuring, point: u32) -> u64 {
        let most = match what {
            Measuring::Levels { .. } => self.deals,
            Measuring::Path { .. } | Measuring::Four | Measuring::Costs => self.deals.div_ceil(QUARTER),
        };
        let nodes = u64::from(path::at(point, self.top).nodes());
        (most * LONG / nodes.max(LONG)).max(self.deals.div_ceil(EIGHTH))
    }
}

impl Measuring {
    /// Distinguishes the luck of one from that of the others.
    pub(super) fn number(self) -> u64 {
        match self {
            Measuring::Path { .. } => 0,
            Measuring::Levels { attempt } => attempt.into(),
            Measuring::Four => u64::MAX,
            Measuring::Costs => u64::MAX - 1,
        }
    }
}

/// What the first player gets if every other seat is its own, beginning with this one.
fn play<G: Evaluate>(state: G, players: [Thinker; 2], own: usize, seed: &[u64]) -> f64 {
    let is_own = |seat: Seat| seat.index() % 2 == own;
    let (end, _) = play_out(state, |seat| players[usize::from(!is_own(seat))], seed);
    end.won().by_seat().filter(|(seat, _)| is_own(*seat)).map(|(_, share)| f64::from(*share)).sum()
}

/// Plays a game to its end. Nobody remembers what they thought before, as at a table.
pub(super) fn play_out<G: Evaluate>(
    mut state: G,
    player: impl Fn(Seat) -> Thinker,
    seed: &[u64],
) -> (G, Vec<StepOf<G>>) {
    let mut thoughts = generator(&[seed, &[0]].concat());
    let mut steps = Vec::new();
    let mut draws = 0;
    loop {
        let step = match settle(&mut state, &mut ()) {
            Pending::Decision(seat, _) => {
                let view = state.view(Viewer::Seat(seat));
                Step::Action(seat, player(seat).bot().choose::<G>(&view, &mut thoughts))
            }
            Pending::Chance => {
                // Luck is tied to the number of the draw, so that both seatings have the same as far as possible.
                draws += 1;
                Step::Chance(state.sample_chance(&mut generator(&[seed, &[draws]].concat())))
            }
            Pending::Over => return (state, steps),
        };
        take_step(&mut state, step, &mut ());
        steps.push(step);
    }
}
