//! The way up to the most likely strengths.
//!
//! The logarithm of the likelihood has one peak, because it is the sum of logistic curves and of parabolas. Newton's method
//! climbs it in a handful of steps. Each step is a linear system with a row for everybody and an entry for every two who
//! have met, which conjugate gradients solve.

use super::hill::Hill;

/// A step shorter than this, in points, for everybody is the last.
const ENOUGH: f64 = 1e-8;
const MOST_ROUNDS: usize = 100;
/// Below this part of a step, what is left is rounding.
const LEAST_PART: f64 = 1e-6;

/// The strengths at the top of a hill, and how many steps led there.
pub(super) struct Top {
    pub(super) means: Vec<f64>,
    pub(super) rounds: usize,
}

pub(super) fn climb(hill: &Hill) -> Top {
    let mut means = hill.start();
    let mut height = hill.height(&means);
    for round in 1..=MOST_ROUNDS {
        let step = hill.slope(&means).step();
        let longest = step.iter().fold(0.0, |longest: f64, change| longest.max(change.abs()));
        let Some(part) = go(hill, &mut means, &mut height, &step) else {
            return Top { means, rounds: round };
        };
        if longest * part < ENOUGH {
            return Top { means, rounds: round };
        }
    }
    Top { means, rounds: MOST_ROUNDS }
}

/// Goes along a step, or the part of it that leads up, and says which part; none if no part does.
fn go(hill: &Hill, means: &mut Vec<f64>, height: &mut f64, step: &[f64]) -> Option<f64> {
    let mut part = 1.0;
    while part > LEAST_PART {
        let tried: Vec<f64> = means.iter().zip(step).map(|(mean, change)| mean + part * change).collect();
        let reached = hill.height(&tried);
        if reached >= *height {
            (*means, *height) = (tried, reached);
            return Some(part);
        }
        part /= 2.0;
    }
    None
}
