//! How well ratings find out how strong players are whose true strength is known.
//!
//! Everybody is new at once, which is the worst case: nobody can be measured against somebody who is known.

mod report;
mod world;

use rand::Rng;

use super::field::Field;
pub use report::{Report, Row};
use world::World;

/// What is simulated.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The fields that are played in, each on its own.
    pub fields: Vec<Field>,
    /// How many players there are.
    pub players: usize,
    /// The standard deviation of their true strengths.
    pub spread: f64,
    /// After how many games of each player the ratings are compared with the truth.
    pub marks: Vec<u32>,
    /// How many games everybody plays between two nightly fits.
    pub games_a_day: u32,
    /// How many populations are averaged.
    pub repetitions: u32,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            fields: [2, 4, 5].map(|seats| Field::even(1.0, seats)).to_vec(),
            players: 200,
            spread: 180.0,
            marks: vec![10, 20, 60],
            games_a_day: 5,
            repetitions: 10,
        }
    }
}

/// Who plays, who they meet, and how they are rated.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Scenario {
    /// People alone, each beside those of the nearest rating, rated game by game.
    Nearest,
    /// The same, with a fit every night.
    NearestWithFit,
    /// People alone, paired as whoever waits at the same time: near in rating, and not always nearest.
    Near,
    /// The same, with a fit every night.
    NearWithFit,
    /// People who are 200 points weaker than new players are taken to be, with a computer player in a quarter of the games.
    Beginners,
    /// The same, with a fit every night.
    BeginnersWithFit,
}

impl Scenario {
    /// All of them, in the order of the report.
    pub const ALL: [Scenario; 6] = [
        Scenario::Nearest,
        Scenario::NearestWithFit,
        Scenario::Near,
        Scenario::NearWithFit,
        Scenario::Beginners,
        Scenario::BeginnersWithFit,
    ];

    /// What the report calls it.
    pub fn title(self) -> &'static str {
        match self {
            Scenario::Nearest => "nearest opponents, game by game",
            Scenario::NearestWithFit => "nearest opponents, nightly fit",
            Scenario::Near => "near opponents, game by game",
            Scenario::NearWithFit => "near opponents, nightly fit",
            Scenario::Beginners => "beginners and computer players, game by game",
            Scenario::BeginnersWithFit => "beginners and computer players, nightly fit",
        }
    }

    /// The mean of the true strengths.
    fn centre(self) -> f64 {
        match self {
            Scenario::Nearest | Scenario::NearestWithFit | Scenario::Near | Scenario::NearWithFit => 1500.0,
            Scenario::Beginners | Scenario::BeginnersWithFit => 1300.0,
        }
    }

    /// How often a table has a computer player.
    fn computers(self) -> f64 {
        match self {
            Scenario::Nearest | Scenario::NearestWithFit | Scenario::Near | Scenario::NearWithFit => 0.0,
            Scenario::Beginners | Scenario::BeginnersWithFit => 0.25,
        }
    }

    /// How far the order in which people are paired is from that of their ratings.
    fn looseness(self) -> f64 {
        match self {
            Scenario::Near | Scenario::NearWithFit => 150.0,
            Scenario::Nearest
            | Scenario::NearestWithFit
            | Scenario::Beginners
            | Scenario::BeginnersWithFit => 0.0,
        }
    }

    fn has_fit(self) -> bool {
        match self {
            Scenario::NearestWithFit | Scenario::NearWithFit | Scenario::BeginnersWithFit => true,
            Scenario::Nearest | Scenario::Near | Scenario::Beginners => false,
        }
    }
}

/// Plays all games of a plan. The same plan and the same generator give the same report.
pub fn simulate(plan: &Plan, rng: &mut impl Rng) -> Report {
    let mut rows = Vec::new();
    for scenario in Scenario::ALL {
        for field in &plan.fields {
            rows.extend(rows_of(plan, scenario, field, rng));
        }
    }
    Report { marks: plan.marks.clone(), rows }
}

fn rows_of(plan: &Plan, scenario: Scenario, field: &Field, rng: &mut impl Rng) -> Vec<Row> {
    let last = plan.marks.iter().copied().max().unwrap_or(0);
    let mut rows: Vec<Row> = (1..=last).map(|games| Row::new(scenario, field.seats(), games)).collect();
    for _ in 0..plan.repetitions {
        let mut world = World::new(plan, scenario, field, rng);
        for row in &mut rows {
            world.play_round(rng);
            if scenario.has_fit() && row.games.is_multiple_of(plan.games_a_day) {
                world.fit();
            }
            world.measure(row);
        }
    }
    rows
}
