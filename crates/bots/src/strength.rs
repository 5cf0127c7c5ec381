//! How strong somebody is in a game, by what came of their games against its levels.

use crate::arena::expected_share;
use crate::level::Level;
use crate::levels::Levels;

/// Fewer games say too little.
const ENOUGH: u32 = 3;

/// This many draws are added, so that somebody who won or lost everything is not infinitely strong or weak.
const ADDED_DRAWS: f64 = 2.0;

/// Nobody is further above or below all levels.
const FURTHEST: f64 = 4_000.0;

/// What came of somebody's games against one level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Met {
    /// The level.
    pub level: Level,
    /// Games won.
    pub won: u32,
    /// Games in which both had the first rank.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

/// How strong somebody is, in Elo above the weakest level of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength(f64);

impl Met {
    /// No games yet.
    pub const fn nothing(level: Level) -> Met {
        Met { level, won: 0, drawn: 0, lost: 0 }
    }

    /// How many games they were.
    pub const fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    fn score(&self) -> f64 {
        f64::from(self.won) + f64::from(self.drawn) / 2.0
    }
}

impl Strength {
    /// The share of the win to expect against somebody with this rating.
    pub fn share_against(self, rating: i32) -> f64 {
        expected_share(self.0 - f64::from(rating))
    }
}

impl Levels {
    /// How strong somebody most likely is who met these levels, with draws added against somebody as strong as they were on
    /// average. `None` as long as there are too few games, or if the levels were not measured.
    pub fn strength(&self, met: &[Met]) -> Option<Strength> {
        let games: u32 = met.iter().map(Met::games).sum();
        if games < ENOUGH || !self.are_measured() {
            return None;
        }
        let rating = |met: &Met| f64::from(self.rung(met.level).rating);
        let sum: f64 = met.iter().map(|met| f64::from(met.games()) * rating(met)).sum();
        let average = sum / f64::from(games);
        // What they scored beyond what somebody so strong would have. It falls as strength rises.
        let surplus = |strength: f64| {
            let against =
                |met: &Met| met.score() - f64::from(met.games()) * expected_share(strength - rating(met));
            let added = ADDED_DRAWS * (0.5 - expected_share(strength - average));
            added + met.iter().map(against).sum::<f64>()
        };
        let (mut low, mut high) = (average - FURTHEST, average + FURTHEST);
        while high - low > 0.5 {
            let middle = f64::midpoint(low, high);
            if surplus(middle) > 0.0 {
                low = middle;
            } else {
                high = middle;
            }
        }
        Some(Strength(f64::midpoint(low, high)))
    }

    /// The level that is nearest to somebody so strong; the lower of two.
    pub fn nearest(&self, strength: Strength) -> Level {
        let distance = |rating: i32| (f64::from(rating) - strength.0).abs();
        let nearest =
            self.rungs().iter().min_by(|one, other| distance(one.rating).total_cmp(&distance(other.rating)));
        nearest.expect("a game has levels").name
    }
}

/// The share of the win that a level with this rating has against the weakest.
pub fn share_against_weakest(rating: i32) -> f64 {
    expected_share(f64::from(rating))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Levels 200 apart, with the apprentice at 0.
    fn levels() -> Levels {
        let rung = |(index, level): (usize, &Level)| {
            let above =
                if index > 0 { "above = { elo = 200, low = 100.0, high = 300.0, games = 9 }\n" } else { "" };
            let (name, rating) = (level.name(), 200 * index);
            format!(
                "[[level]]\nname = \"{name}\"\nplayer = \"search:9\"\nrating = {rating}\n{above}costs = [0.0, 0.0, 0.0]\n"
            )
        };
        let text: String = Level::ALL.iter().enumerate().map(rung).collect();
        Levels::read(&text).unwrap()
    }

    fn met(level: Level, [won, drawn, lost]: [u32; 3]) -> Met {
        Met { level, won, drawn, lost }
    }

    #[track_caller]
    fn check(games: &[Met], strength: f64, nearest: Level) {
        let found = levels().strength(games).unwrap();
        assert!((found.0 - strength).abs() < 1.0, "{found:?} is not {strength}");
        assert_eq!(levels().nearest(found), nearest);
    }

    #[test]
    fn too_few_games_say_nothing() {
        assert_eq!(levels().strength(&[]), None);
        assert_eq!(levels().strength(&[met(Level::Scribe, [1, 0, 1])]), None);
        assert!(levels().strength(&[met(Level::Scribe, [1, 0, 1]), met(Level::Mason, [0, 0, 1])]).is_some());
    }

    #[test]
    fn whoever_wins_half_is_as_strong_as_those_they_met() {
        check(&[met(Level::Overseer, [2, 0, 2])], 600.0, Level::Overseer);
        check(&[met(Level::Overseer, [0, 3, 0])], 600.0, Level::Overseer);
        check(&[met(Level::Mason, [5, 0, 1]), met(Level::Overseer, [1, 0, 5])], 400.0, Level::Scribe);
    }

    #[test]
    fn whoever_lost_everything_is_weaker_by_how_often() {
        // One of five points, and one of twelve, with the two draws.
        check(&[met(Level::Overseer, [0, 0, 3])], 600.0 - 240.8, Level::Scribe);
        check(&[met(Level::Overseer, [0, 0, 10])], 600.0 - 416.6, Level::Mason);
        check(&[met(Level::Apprentice, [0, 0, 3])], -240.8, Level::Apprentice);
    }

    #[test]
    fn whoever_won_everything_is_stronger_and_not_infinitely() {
        check(&[met(Level::Mason, [3, 0, 0])], 200.0 + 240.8, Level::Scribe);
        check(&[met(Level::Vizier, [1_000_000, 0, 0])], 1_800.0 + 2_400.0, Level::Vizier);
    }

    #[test]
    fn shares_follow_from_the_distance() {
        let strength = levels().strength(&[met(Level::Overseer, [2, 0, 2])]).unwrap();
        assert!((strength.share_against(600) - 0.5).abs() < 0.001);
        assert!((strength.share_against(200) - 10.0 / 11.0).abs() < 0.001);
        assert!((share_against_weakest(400) - 10.0 / 11.0).abs() < 1e-9);
    }

    #[test]
    fn levels_that_were_not_measured_say_nothing() {
        let text = levels().to_string();
        let without: Vec<&str> = text.lines().filter(|line| !line.starts_with("above")).collect();
        let levels = Levels::read(&without.join("\n")).unwrap();
        assert_eq!(levels.strength(&[met(Level::Scribe, [3, 0, 3])]), None);
    }
}
