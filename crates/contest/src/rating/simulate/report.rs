//! What a simulation found.

use std::fmt;

use super::Scenario;

/// What a simulation found, which is written as a table in Markdown.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// The numbers of games that the table shows.
    pub marks: Vec<u32>,
    /// After every number of games, by scenario and seats.
    pub rows: Vec<Row>,
}

impl Report {
    /// What was found after so many games.
    pub fn row(&self, scenario: Scenario, seats: usize, games: u32) -> Option<&Row> {
        self.line(scenario, seats).find(|row| row.games == games)
    }

    /// How a scenario went from game to game.
    pub fn line(&self, scenario: Scenario, seats: usize) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(move |row| row.scenario == scenario && row.seats == seats)
    }

    /// The numbers of seats that were played with, in their order.
    pub fn seats(&self) -> Vec<usize> {
        let mut seats: Vec<usize> = self.rows.iter().map(|row| row.seats).collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let marks: String = self.marks.iter().map(|games| format!(" after {games} games |")).collect();
        writeln!(f, "| players and their ratings | seats |{marks} expected after 60 |")?;
        writeln!(f, "|---|---:|{}---:|", "---:|".repeat(self.marks.len()))?;
        for scenario in Scenario::ALL {
            for seats in self.seats() {
                let cell =
                    |games: &u32| self.row(scenario, seats, *games).map_or("–".to_owned(), Row::to_string);
                let cells: String = self.marks.iter().map(|games| format!(" {} |", cell(games))).collect();
                writeln!(f, "| {} | {seats} |{cells} {} |", scenario.title(), expected(scenario, seats))?;
            }
        }
        Ok(())
    }
}

/// What a model of the same rules found before they were written, after 60 games.
fn expected(scenario: Scenario, seats: usize) -> &'static str {
    match (scenario, seats) {
        (Scenario::Nearest, 2) => "4 / 144 / 54%",
        (Scenario::Nearest, 4) => "2 / 68 / 88%",
        (Scenario::Nearest, 5) => "4 / 52 / 96%",
        (Scenario::Beginners, 2) => "120 / 160 / 47%",
        (Scenario::Beginners, 4) => "157 / 166 / 22%",
        (Scenario::Beginners, 5) => "166 / 173 / 11%",
        (Scenario::BeginnersWithFit, 2) => "29 / 74 / 86%",
        (Scenario::BeginnersWithFit, 4) => "32 / 57 / 75%",
        (
            Scenario::Nearest
            | Scenario::NearestWithFit
            | Scenario::Near
            | Scenario::NearWithFit
            | Scenario::Beginners
            | Scenario::BeginnersWithFit,
            _,
        ) => "–",
    }
}

/// How far ratings were from the truth, written as bias, error and share inside.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Who played whom, and how they were rated.
    pub scenario: Scenario,
    /// The number of seats.
    pub seats: usize,
    /// How many games everybody had played.
    pub games: u32,
    players: u32,
    errors: f64,
    squares: f64,
    inside: u32,
}

impl Row {
    pub(super) fn new(scenario: Scenario, seats: usize, games: u32) -> Row {
        Row { scenario, seats, games, players: 0, errors: 0.0, squares: 0.0, inside: 0 }
    }

    pub(super) fn add(&mut self, error: f64, deviation: f64) {
        self.players += 1;
        self.errors += error;
        self.squares += error * error;
        self.inside += u32::from(error.abs() <= 2.0 * deviation);
    }

    /// How much too high the ratings were on average.
    pub fn bias(&self) -> f64 {
        self.errors / f64::from(self.players)
    }

    /// The root of the mean of the squared errors.
    pub fn error(&self) -> f64 {
        (self.squares / f64::from(self.players)).sqrt()
    }

    /// How many of the true strengths were in the interval that is shown.
    pub fn share_inside(&self) -> f64 {
        f64::from(self.inside) / f64::from(self.players)
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Adding 0 turns what is rounded to -0 into 0.
        let bias = self.bias().round() + 0.0;
        write!(f, "{bias:.0} / {:.0} / {:.0}%", self.error(), 100.0 * self.share_inside())
    }
}
