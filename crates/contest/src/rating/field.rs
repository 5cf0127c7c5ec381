//! How a difference in strength shows in the results of one game at one number of seats.

use std::f64::consts::{LN_10, PI};

use serde::{Deserialize, Serialize};

/// The natural logarithm of the odds that one point is worth.
pub(super) const POINT: f64 = LN_10 / 400.0;

/// A game at one number of seats: how much skill shows in its results, and what each seat is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Field {
    skill: f64,
    biases: Vec<f64>,
}

impl Field {
    /// A field where a difference of strength counts `skill` times as much as the scale says, because the rest is luck,
    /// and each seat is worth so many points.
    pub fn new(skill: f64, biases: Vec<f64>) -> Field {
        assert!(skill > 0.0 && skill.is_finite(), "a skill factor is positive: {skill}");
        assert!(biases.len() >= 2, "ratings are for two or more seats");
        assert!(biases.iter().all(|bias| bias.is_finite()), "a bias is a number: {biases:?}");
        Field { skill, biases }
    }

    /// A field in which all seats are worth the same.
    pub fn even(skill: f64, seats: usize) -> Field {
        Field::new(skill, vec![0.0; seats])
    }

    /// A field whose seats have won these shares of many games between equals.
    pub fn from_shares(skill: f64, shares: &[f64]) -> Field {
        assert!(shares.iter().all(|share| *share > 0.0), "every seat wins now and then: {shares:?}");
        let mean = shares.iter().map(|share| share.ln()).sum::<f64>() / shares.len() as f64;
        Field::new(skill, shares.iter().map(|share| (share.ln() - mean) / POINT).collect())
    }

    /// How many seats it has.
    pub fn seats(&self) -> usize {
        self.biases.len()
    }

    /// How much of a difference of strength shows.
    pub fn skill(&self) -> f64 {
        self.skill
    }

    /// What each seat is worth in points.
    pub fn biases(&self) -> &[f64] {
        &self.biases
    }

    /// How often the first comes before the second, a tie counting half.
    pub fn expectation(&self, first: Place, second: Place) -> f64 {
        self.comparison(first, second).expectation
    }

    /// What one result between two seats tells of the first.
    pub(super) fn comparison(&self, first: Place, second: Place) -> Comparison {
        let difference = self.skill * (first.mean - second.mean) + self.bias(first, second);
        // What is not known of the opponent is luck to the player, and counts as much less as all skill does here.
        let damping = damping(self.skill * second.deviation);
        let expectation = logistic(POINT * damping * difference);
        Comparison { expectation, slope: POINT * damping * self.skill }
    }

    fn bias(&self, first: Place, second: Place) -> f64 {
        self.biases[first.seat] - self.biases[second.seat]
    }
}

/// A strength at a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// The number of the seat, from 0.
    pub seat: usize,
    /// The most likely strength of whoever sits there.
    pub mean: f64,
    /// How well it is known; 0 if it is certain.
    pub deviation: f64,
}

/// What a result between two seats is expected to be, and how that depends on the strength of the first.
pub(super) struct Comparison {
    pub(super) expectation: f64,
    /// The derivative of the logarithm of the odds by the strength.
    pub(super) slope: f64,
}

impl Comparison {
    /// How much the result tells of the strength: the expected curvature of its log-likelihood.
    pub(super) fn information(&self) -> f64 {
        self.slope * self.slope * self.expectation * (1.0 - self.expectation)
    }

    /// In which direction, and how strongly, the score moves the strength.
    pub(super) fn gradient(&self, score: f64) -> f64 {
        self.slope * (score - self.expectation)
    }
}

/// Glicko's *g*: the logistic curve of a difference that is only known with this deviation is flatter by this factor.
fn damping(deviation: f64) -> f64 {
    let scaled = POINT * deviation / PI;
    (1.0 + 3.0 * scaled * scaled).sqrt().recip()
}

/// The probability with these logarithmic odds.
pub(super) fn logistic(odds: f64) -> f64 {
    (1.0 + (-odds).exp()).recip()
}
