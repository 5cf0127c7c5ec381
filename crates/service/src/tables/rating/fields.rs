//! How a difference in strength shows in a game, and how strong its computer players are: as it was measured.

use bots::{Bot, Level, SkillFactors};
use catalog::Entry;
use contest::rating::{Anchor, CENTRE, Field};
use game::show::balance::Balance;

use super::POINT;

/// A game at a number of seats: its skill factor, and what each seat is worth.
pub(super) fn field(entry: &Entry, seats: u8) -> Field {
    let skill = SkillFactors::read(entry.skill_factors).map_or(1.0, |factors| factors.at(seats));
    let shares = shares(entry, usize::from(seats));
    // A seat that has not won once would be worth nothing at all.
    if shares.iter().all(|share| *share > 0.0) && !shares.is_empty() {
        Field::from_shares(skill, &shares)
    } else {
        Field::even(skill, seats.into())
    }
}

/// How often each seat wins among equals, on average over what was measured with so many seats; empty if nothing was.
fn shares(entry: &Entry, seats: usize) -> Vec<f64> {
    let balance = entry.balance.and_then(|text| Balance::parse(text).ok());
    let rows: Vec<Vec<f64>> = balance
        .iter()
        .flat_map(|balance| &balance.rows)
        .filter(|row| row.seats.len() == seats)
        .map(|row| row.seats.iter().map(|share| share.won).collect())
        .collect();
    let Some(first) = rows.first() else { return Vec::new() };
    let mean = |seat: usize| rows.iter().map(|row| row[seat]).sum::<f64>() / rows.len() as f64;
    (0..first.len()).map(mean).collect()
}

/// A computer player as ratings know it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::tables) struct Strength {
    /// The level that plays, which is another one if the game has fewer.
    pub(in crate::tables) level: Level,
    /// In thousandths of a point.
    pub(in crate::tables) mean: i64,
}

impl Strength {
    /// That of a computer player, if it was measured.
    pub(in crate::tables) fn of(entry: &Entry, bot: Bot) -> Option<Strength> {
        let level = match bot {
            Bot::Level(level) => level,
            Bot::Random | Bot::Greedy | Bot::Uct(_) | Bot::Search(..) => return None,
        };
        let levels = (entry.ladder)();
        if !levels.are_measured() {
            return None;
        }
        let (rung, middle) = (levels.rung(level), levels.rung(Level::Scribe));
        let level = if rung.name == middle.name { Level::Scribe } else { rung.name };
        let points = CENTRE + f64::from(rung.rating - middle.rating);
        Some(Strength { level, mean: (points * POINT) as i64 })
    }

    /// What its strength is to others.
    pub(super) fn anchor(self) -> Anchor {
        anchor(self.level.name(), self.mean)
    }
}

/// The strength of a computer player with this name. That of `scribe` defines the scale.
pub(super) fn anchor(name: &str, mean: i64) -> Anchor {
    let points = mean as f64 / POINT;
    if name == Level::Scribe.name() { Anchor::Fixed(points) } else { Anchor::Measured(points) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_field_for_each_number_of_seats() {
        for entry in catalog::GAMES {
            let is_for_two = entry.seats == (2, 2);
            assert!(is_for_two || SkillFactors::read(entry.skill_factors).is_ok(), "{}", entry.id);
            for seats in entry.seats.0.max(2)..=entry.seats.1 {
                let field = field(entry, seats);
                assert_eq!(field.seats(), usize::from(seats), "{}", entry.id);
                assert!((0.3..=1.5).contains(&field.skill()), "{} {seats}: {}", entry.id, field.skill());
                assert!(field.biases().iter().all(|bias| bias.abs() < 150.0), "{:?}", field.biases());
                assert!(field.biases().iter().sum::<f64>().abs() < 1e-9);
            }
        }
    }

    #[test]
    fn the_scribe_is_1500_in_every_game_and_the_others_are_as_far_as_was_measured() {
        for entry in catalog::GAMES {
            let of = |level| Strength::of(entry, Bot::Level(level)).unwrap();
            assert_eq!(of(Level::Scribe).anchor(), Anchor::Fixed(1500.0), "{}", entry.id);
            let (weakest, strongest) =
                (of(Level::Apprentice).anchor().mean(), of(Level::Vizier).anchor().mean());
            assert!(weakest < 1400.0 && strongest > 2000.0, "{}: {weakest} {strongest}", entry.id);
            assert_eq!(Strength::of(entry, Bot::Greedy), None);
        }
    }
}
