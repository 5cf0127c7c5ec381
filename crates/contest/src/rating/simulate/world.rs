//! A population whose true strengths are known, and its games.

use std::collections::BTreeMap;

use rand::Rng;
use rand::RngExt;
use rand::seq::SliceRandom;

use super::super::field::{Field, POINT};
use super::super::fit::{ComputerId, Game, Participant, PlayerId, fit};
use super::super::update::{Finish, Occupant, Seated, update};
use super::super::value::{Anchor, Rating};
use super::report::Row;
use super::{Plan, Scenario};

/// Strengths of computer players; the one in the middle is fixed, the others were measured.
const LEVELS: [f64; 7] = [900.0, 1100.0, 1300.0, 1500.0, 1700.0, 1900.0, 2100.0];
const FIXED: usize = 3;

pub(super) struct World<'a> {
    scenario: Scenario,
    field: &'a Field,
    truths: Vec<f64>,
    ratings: Vec<Rating>,
    anchors: Vec<Anchor>,
    levels: Vec<f64>,
    games: Vec<Game<'a>>,
}

impl<'a> World<'a> {
    pub(super) fn new(plan: &Plan, scenario: Scenario, field: &'a Field, rng: &mut impl Rng) -> World<'a> {
        let truths: Vec<f64> = (0..plan.players).map(|_| plan.spread * normal(rng)).collect();
        // Nobody can find out where a scale without an anchor has its origin.
        let off = truths.iter().sum::<f64>() / truths.len() as f64 - scenario.centre();
        let anchors: Vec<Anchor> = LEVELS.into_iter().enumerate().map(anchor).collect();
        World {
            scenario,
            field,
            truths: truths.iter().map(|truth| truth - off).collect(),
            ratings: vec![Rating::first(&[]); plan.players],
            levels: anchors.iter().map(|anchor| anchor.mean() + anchor.deviation() * normal(rng)).collect(),
            anchors,
            games: Vec::new(),
        }
    }

    /// Everybody plays one game.
    pub(super) fn play_round(&mut self, rng: &mut impl Rng) {
        let mut waiting = self.queue(rng);
        while !waiting.is_empty() {
            let has_computer = rng.random::<f64>() < self.scenario.computers();
            let people = (self.field.seats() - usize::from(has_computer)).min(waiting.len());
            let people: Vec<usize> = waiting.drain(..people).collect();
            let table = self.table(&people, rng);
            self.play(table, rng);
        }
    }

    /// The players in the order in which they are put at tables.
    fn queue(&self, rng: &mut impl Rng) -> Vec<usize> {
        let near = |rating: &Rating| rating.mean() + self.scenario.looseness() * normal(rng);
        let keys: Vec<f64> = self.ratings.iter().map(near).collect();
        let mut queue: Vec<usize> = (0..keys.len()).collect();
        // New players are equal, and must not always meet the same others.
        queue.shuffle(rng);
        queue.sort_by(|one, other| keys[*one].total_cmp(&keys[*other]));
        queue
    }

    /// The seats of a table for these people, with computer players of about their strength where nobody sits.
    fn table(&self, people: &[usize], rng: &mut impl Rng) -> Vec<Participant> {
        let mean = people.iter().map(|who| self.ratings[*who].mean()).sum::<f64>() / people.len() as f64;
        let distance = |level: &usize| (LEVELS[*level] - mean).abs();
        let nearest = (0..LEVELS.len()).min_by(|one, other| distance(one).total_cmp(&distance(other)));
        let computer = Participant::Computer(ComputerId(nearest.expect("there are levels") as u32));
        let mut table: Vec<Participant> =
            people.iter().map(|who| Participant::Player(PlayerId(*who as u32))).collect();
        table.resize(self.field.seats(), computer);
        table.shuffle(rng);
        table
    }

    fn play(&mut self, table: Vec<Participant>, rng: &mut impl Rng) {
        let finishes = self.finishes(&table, rng);
        let seats: Vec<(Participant, Finish)> = table.into_iter().zip(finishes).collect();
        let seated =
            |(who, finish): &(Participant, Finish)| Seated { occupant: self.occupant(*who), finish: *finish };
        let after = update(self.field, &seats.iter().map(seated).collect::<Vec<Seated>>());
        for ((participant, _), rating) in seats.iter().zip(after) {
            if let (Participant::Player(PlayerId(id)), Some(rating)) = (participant, rating) {
                self.ratings[*id as usize] = rating;
            }
        }
        self.games.push(Game { field: self.field, seats });
    }

    fn occupant(&self, participant: Participant) -> Occupant {
        match participant {
            Participant::Player(PlayerId(id)) => Occupant::Person(self.ratings[id as usize]),
            Participant::Computer(ComputerId(id)) => Occupant::Computer(self.anchors[id as usize]),
        }
    }

    /// Plackett–Luce: whoever comes first of those who are left is drawn in proportion to their strength. Adding such a
    /// noise to each and sorting is the same.
    fn finishes(&self, table: &[Participant], rng: &mut impl Rng) -> Vec<Finish> {
        let performance = |(seat, participant): (usize, &Participant)| {
            let truth = match participant {
                Participant::Player(PlayerId(id)) => self.truths[*id as usize],
                Participant::Computer(ComputerId(id)) => self.levels[*id as usize],
            };
            POINT * (self.field.skill() * truth + self.field.biases()[seat]) + gumbel(rng)
        };
        let performances: Vec<f64> = table.iter().enumerate().map(performance).collect();
        let ahead = |own: &f64| performances.iter().filter(|other| *other > own).count();
        performances.iter().map(|own| Finish::Rank(ahead(own) as u8 + 1)).collect()
    }

    /// The nightly fit.
    pub(super) fn fit(&mut self) {
        let anchors: BTreeMap<ComputerId, Anchor> =
            self.anchors.iter().enumerate().map(|(id, anchor)| (ComputerId(id as u32), *anchor)).collect();
        for (PlayerId(id), mean) in fit(&self.games, &anchors).players {
            let rating = &mut self.ratings[id as usize];
            *rating = rating.with_mean(mean);
        }
    }

    /// Adds how far the ratings are from the truth.
    pub(super) fn measure(&self, row: &mut Row) {
        for (rating, truth) in self.ratings.iter().zip(&self.truths) {
            row.add(rating.mean() - truth, rating.deviation());
        }
    }
}

fn anchor((level, mean): (usize, f64)) -> Anchor {
    if level == FIXED { Anchor::Fixed(mean) } else { Anchor::Measured(mean) }
}

/// A draw from the normal distribution, by Box and Muller.
fn normal(rng: &mut impl Rng) -> f64 {
    let (length, angle) = (exponential(rng), rng.random::<f64>());
    (2.0 * length).sqrt() * (std::f64::consts::TAU * angle).cos()
}

fn gumbel(rng: &mut impl Rng) -> f64 {
    -exponential(rng).ln()
}

fn exponential(rng: &mut impl Rng) -> f64 {
    // Never 0, of which there is no logarithm.
    -(1.0 - rng.random::<f64>()).max(f64::MIN_POSITIVE).ln() + f64::MIN_POSITIVE
}
