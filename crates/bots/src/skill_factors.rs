//! How much of a difference in strength shows in the results of a game, as it was measured.

use serde::Deserialize;

/// The skill factors of a game, by its number of seats.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SkillFactors {
    /// The command that measures them again, with the number of seats left open.
    pub command: String,
    /// For each number of seats above two. At two seats it is 1, because the scale is measured there.
    #[serde(rename = "seats", default)]
    factors: Vec<SkillFactor>,
}

/// The skill factor at one number of seats: how far two computer players are apart there, divided by how far they are on the
/// scale, with its 95% interval.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SkillFactor {
    /// How many seats there are.
    pub number: u8,
    /// The factor itself.
    pub factor: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// How many games were played.
    pub games: u64,
}

impl SkillFactors {
    /// Reads those of a game.
    pub fn read(text: &str) -> Result<SkillFactors, toml::de::Error> {
        toml::from_str(text)
    }

    /// The factor at a number of seats; that of the next smaller number if it was not measured.
    pub fn at(&self, seats: u8) -> f64 {
        let measured = self.factors.iter().filter(|factor| factor.number <= seats);
        measured.max_by_key(|factor| factor.number).map_or(1.0, |factor| factor.factor)
    }

    /// All that were measured.
    pub fn all(&self) -> &[SkillFactor] {
        &self.factors
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_two_seats_and_where_nothing_was_measured_all_skill_shows() {
        let factors = "command = 'akhet arena'\n[[seats]]\nnumber = 4\nfactor = 0.8\nlow = 0.7\nhigh = 0.9\ngames = 400";
        let factors = SkillFactors::read(factors).unwrap();
        assert_eq!([2, 3, 4, 5].map(|seats| (10.0 * factors.at(seats)).round() as i32), [10, 10, 8, 8]);
        assert!(SkillFactors::read("command = ''").unwrap().all().is_empty());
    }
}
