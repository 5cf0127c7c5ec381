//! One step up, by conjugate gradients.

use super::hill::{End, Hill, Spring};
use super::pairs::Pair;

const MOST_DIRECTIONS: usize = 1000;
/// How much smaller than the gradient what is left of it must be.
const RESIDUAL: f64 = 1e-10;

/// A hill around one place on it.
pub(super) struct Slope<'a> {
    hill: &'a Hill,
    gradient: Vec<f64>,
    diagonal: Vec<f64>,
    /// Of each pair.
    curvatures: Vec<f64>,
}

impl<'a> Slope<'a> {
    pub(super) fn new(hill: &'a Hill) -> Slope<'a> {
        let nothing = vec![0.0; hill.rows()];
        let curvatures = Vec::with_capacity(hill.pairs.len());
        Slope { hill, gradient: nothing.clone(), diagonal: nothing, curvatures }
    }

    /// Adds a spring that pulls as strongly.
    pub(super) fn pull(&mut self, spring: &Spring, pull: f64) {
        self.gradient[spring.who] += pull;
        self.diagonal[spring.who] += spring.precision;
        match spring.to {
            End::Point(_) => {}
            End::Row(row) => {
                self.gradient[row] -= pull;
                self.diagonal[row] += spring.precision;
            }
        }
    }

    /// Adds the next pair, whose result pulls as strongly.
    pub(super) fn contest(&mut self, pair: &Pair, pull: f64, curvature: f64) {
        let (first, second) = (pair.first as usize, pair.second as usize);
        self.gradient[first] += pull;
        self.gradient[second] -= pull;
        self.diagonal[first] += curvature;
        self.diagonal[second] += curvature;
        self.curvatures.push(curvature);
    }

    /// Newton's step. Residuals are divided by the diagonal, which makes those with many games and those with few alike.
    pub(super) fn step(&self) -> Vec<f64> {
        let mut step = vec![0.0; self.gradient.len()];
        let mut residual = self.without_fixed(self.gradient.clone());
        let mut direction = self.divided(&residual);
        let mut length = dot(&residual, &direction);
        let enough = length * RESIDUAL * RESIDUAL;
        for _ in 0..MOST_DIRECTIONS {
            if length <= enough {
                break;
            }
            let bent = self.bend(&direction);
            let far = length / dot(&direction, &bent);
            add(&mut step, far, &direction);
            add(&mut residual, -far, &bent);
            let divided = self.divided(&residual);
            let shorter = dot(&residual, &divided);
            let kept = shorter / length;
            direction = divided.iter().zip(&direction).map(|(new, old)| new + kept * old).collect();
            length = shorter;
        }
        step
    }

    /// The matrix of the curvatures times a direction.
    fn bend(&self, direction: &[f64]) -> Vec<f64> {
        let mut bent = vec![0.0; direction.len()];
        for spring in self.hill.springs() {
            match spring.to {
                End::Point(_) => bent[spring.who] += spring.precision * direction[spring.who],
                End::Row(row) => {
                    let pull = spring.precision * (direction[spring.who] - direction[row]);
                    bent[spring.who] += pull;
                    bent[row] -= pull;
                }
            }
        }
        for (pair, curvature) in self.hill.pairs.iter().zip(&self.curvatures) {
            let (first, second) = (pair.first as usize, pair.second as usize);
            let pull = curvature * (direction[first] - direction[second]);
            bent[first] += pull;
            bent[second] -= pull;
        }
        self.without_fixed(bent)
    }

    /// Divided by the diagonal, which is 0 for somebody fixed who has no pairs.
    fn divided(&self, residual: &[f64]) -> Vec<f64> {
        let divided = residual.iter().zip(&self.diagonal).map(|(residual, diagonal)| residual / diagonal);
        self.without_fixed(divided.collect())
    }

    fn without_fixed(&self, mut changes: Vec<f64>) -> Vec<f64> {
        for (row, change) in changes.iter_mut().enumerate() {
            if self.hill.is_fixed(row) {
                *change = 0.0;
            }
        }
        changes
    }
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

fn add(to: &mut [f64], times: f64, what: &[f64]) {
    for (sum, part) in to.iter_mut().zip(what) {
        *sum += times * part;
    }
}
