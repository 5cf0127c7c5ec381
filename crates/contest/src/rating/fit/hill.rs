//! How likely all strengths are together.
//!
//! There is a row for everybody and a last one for the centre, the mean of all people, which is found with them. People
//! are spread around it, and it lies around where the scale has it. If each of them were held at 1500 instead, a
//! thousand beginners would outweigh what their games against computer players say: that all of them are weaker.

use super::super::field::{POINT, logistic};
use super::super::value::{Anchor, CENTRE};
use super::pairs::Pair;
use super::solve::Slope;

/// How far people's strengths are from their centre, before any game is known.
const SPREAD: f64 = 200.0;
/// How far the centre may be from 1500: as far as a new player.
const CENTRE_SPREAD: f64 = 350.0;

/// What is known of a strength before any game.
#[derive(Clone, Copy, Debug)]
pub(super) enum Prior {
    /// Of a person, who is one of all people.
    Person,
    /// Of a computer player.
    Computer(Anchor),
}

/// The logarithm of the likelihood, by all strengths.
pub(super) struct Hill {
    /// Of everybody.
    priors: Vec<Prior>,
    pub(super) pairs: Vec<Pair>,
}

impl Hill {
    pub(super) fn new(priors: Vec<Prior>, pairs: Vec<Pair>) -> Hill {
        Hill { priors, pairs }
    }

    /// The strengths that are most likely before any game, and the centre.
    pub(super) fn start(&self) -> Vec<f64> {
        let mean = |prior: &Prior| match *prior {
            Prior::Person => CENTRE,
            Prior::Computer(anchor) => anchor.mean(),
        };
        self.priors.iter().map(mean).chain([CENTRE]).collect()
    }

    pub(super) fn height(&self, means: &[f64]) -> f64 {
        let of_pair = |pair: &Pair| {
            let odds = pair.odds(means);
            pair.weight * (pair.score * odds - softplus(odds))
        };
        let of_spring = |spring: &Spring| -spring.precision * spring.stretched(means).powi(2) / 2.0;
        self.pairs.iter().map(of_pair).sum::<f64>()
            + self.springs().map(|spring| of_spring(&spring)).sum::<f64>()
    }

    /// Which way is up from here, and how it bends.
    pub(super) fn slope(&self, means: &[f64]) -> Slope<'_> {
        let mut slope = Slope::new(self);
        for spring in self.springs() {
            slope.pull(&spring, -spring.precision * spring.stretched(means));
        }
        for pair in &self.pairs {
            let expectation = logistic(pair.odds(means));
            let steepness = POINT * pair.skill;
            let pull = pair.weight * steepness * (pair.score - expectation);
            let curvature = pair.weight * steepness * steepness * expectation * (1.0 - expectation);
            slope.contest(pair, pull, curvature);
        }
        slope
    }

    /// What holds the strengths together before any game.
    pub(super) fn springs(&self) -> impl Iterator<Item = Spring> {
        let centre = self.priors.len();
        let of_prior = move |(who, prior): (usize, &Prior)| match *prior {
            Prior::Person => Some(Spring { who, to: End::Row(centre), precision: SPREAD.powi(-2) }),
            Prior::Computer(Anchor::Fixed(_)) => None,
            Prior::Computer(Anchor::Measured(mean)) => {
                Some(Spring { who, to: End::Point(mean), precision: Anchor::MEASURED.powi(-2) })
            }
        };
        let of_centre = Spring { who: centre, to: End::Point(CENTRE), precision: CENTRE_SPREAD.powi(-2) };
        self.priors.iter().enumerate().filter_map(of_prior).chain([of_centre])
    }

    /// How many strengths there are, with the centre.
    pub(super) fn rows(&self) -> usize {
        self.priors.len() + 1
    }

    pub(super) fn is_fixed(&self, row: usize) -> bool {
        matches!(self.priors.get(row), Some(Prior::Computer(Anchor::Fixed(_))))
    }
}

/// A parabola around a point, or around another strength.
pub(super) struct Spring {
    pub(super) who: usize,
    pub(super) to: End,
    pub(super) precision: f64,
}

/// Where a spring is fastened.
#[derive(Clone, Copy)]
pub(super) enum End {
    Point(f64),
    Row(usize),
}

impl Spring {
    fn stretched(&self, means: &[f64]) -> f64 {
        match self.to {
            End::Point(point) => means[self.who] - point,
            End::Row(row) => means[self.who] - means[row],
        }
    }
}

impl Pair {
    fn odds(&self, means: &[f64]) -> f64 {
        let difference = means[self.first as usize] - means[self.second as usize];
        POINT * (self.skill * difference + self.bias)
    }
}

/// ln(1 + eˣ), without overflow.
fn softplus(odds: f64) -> f64 {
    odds.max(0.0) + (-odds.abs()).exp().ln_1p()
}
