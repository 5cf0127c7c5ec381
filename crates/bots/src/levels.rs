//! How the levels of a game play, as it was measured.

use std::fmt;
use std::sync::{Arc, Mutex};

use game::Evaluate;
use serde::Deserialize;

use crate::bot::{Bot, Threads};
use crate::budget::Budget;
use crate::calibrate::path;
use crate::level::Level;
use crate::style::Style;

/// The levels of a game, from the weakest to the strongest. A game in which players differ little has fewer than others.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Levels {
    #[serde(rename = "level")]
    rungs: Vec<Rung>,
}

/// One level of a game, with what was measured of it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rung {
    /// Which level.
    pub name: Level,
    /// How it plays.
    pub player: Thinker,
    /// Its Elo above the weakest level, by all results together.
    pub rating: i32,
    /// Its Elo above the level below, at a table for two.
    pub above: Option<Above>,
    /// The share of the win of two of its kind among two of the level below, at a table for four.
    pub four: Option<Share>,
    /// In percent, how many of its decisions cost more than each of [`COSTS`].
    pub costs: [f32; COSTS.len()],
}

/// How far a level is above the one below: Elo with its 95% interval.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Above {
    /// The difference itself.
    pub elo: i32,
    /// The lower end; infinite if one won nothing.
    pub low: f64,
    /// The upper end; infinite if one won everything.
    pub high: f64,
    /// How many games were played.
    pub games: u64,
}

/// A share of the win in percent, with its 95% interval.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// The share itself.
    pub percent: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// How many games were played.
    pub games: u64,
}

/// A player that thinks for a number of iterations in some style.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Thinker {
    pub(crate) nodes: u32,
    pub(crate) style: Style,
}

/// Decisions are counted that cost more than so many percent of the win.
pub const COSTS: [u8; 3] = [5, 15, 30];

/// The levels that come with the games, once they were read.
static READ: Mutex<Vec<(&'static str, Arc<Levels>)>> = Mutex::new(Vec::new());

impl Levels {
    /// The levels of a game. If they were not measured, they are spread evenly over what players can be.
    pub fn of<G: Evaluate>() -> Arc<Levels> {
        let mut read = READ.lock().expect("no thread panics while it holds the lock");
        if let Some((_, levels)) = read.iter().find(|(text, _)| std::ptr::eq(*text, G::LEVELS)) {
            return Arc::clone(levels);
        }
        let levels = Arc::new(if G::LEVELS.is_empty() {
            Levels::unmeasured()
        } else {
            Levels::read(G::LEVELS).expect("a game comes with levels that can be read")
        });
        read.push((G::LEVELS, Arc::clone(&levels)));
        levels
    }

    /// Reads what [`Display`](fmt::Display) writes.
    pub fn read(text: &str) -> Result<Levels, toml::de::Error> {
        toml::from_str(text)
    }

    fn unmeasured() -> Levels {
        let most = Level::ALL.len() as u32 - 1;
        let rung = |(name, index): (Level, u32)| {
            let player = path::at(path::LAST * index / most, path::TOP);
            Rung { name, player, rating: 0, above: None, four: None, costs: [0.0; COSTS.len()] }
        };
        Levels { rungs: Level::ALL.into_iter().zip(0..).map(rung).collect() }
    }

    pub(crate) fn new(rungs: Vec<Rung>) -> Levels {
        Levels { rungs }
    }

    /// From the weakest to the strongest.
    pub fn rungs(&self) -> &[Rung] {
        &self.rungs
    }

    /// A level, or the nearest below if the game does not have it.
    pub fn rung(&self, level: Level) -> &Rung {
        let below = self.rungs.iter().rev().find(|rung| rung.name <= level);
        below.or(self.rungs.first()).expect("a game has levels")
    }

    /// The level of this name, or the one that plays for it.
    pub fn named(&self, name: &str) -> Option<Level> {
        let level = Level::ALL.into_iter().find(|level| level.name() == name)?;
        Some(self.rung(level).name)
    }

    /// How a level plays.
    pub fn player(&self, level: Level) -> Thinker {
        self.rung(level).player
    }

    /// Whether ratings and costs say anything.
    pub fn are_measured(&self) -> bool {
        self.rungs.iter().any(|rung| rung.above.is_some())
    }
}

impl Thinker {
    /// How many iterations a decision gets.
    pub fn nodes(self) -> u32 {
        self.nodes
    }

    /// The same player by name.
    pub fn bot(self) -> Bot {
        Bot::Search(Budget::Nodes(self.nodes), Threads::ONE, self.style)
    }
}

impl TryFrom<String> for Thinker {
    type Error = String;

    fn try_from(text: String) -> Result<Thinker, String> {
        match text.parse() {
            Ok(Bot::Search(Budget::Nodes(nodes), Threads::ONE, style)) => Ok(Thinker { nodes, style }),
            _ => Err(format!("`{text}` is not a player such as search[doubt=100]:20")),
        }
    }
}

impl fmt::Display for Levels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rung in &self.rungs {
            let Rung { name, player, rating, above, four, costs } = rung;
            write!(
                f,
                "\n[[level]]\nname = \"{}\"\nplayer = \"{}\"\nrating = {rating}\n",
                name.name(),
                player.bot()
            )?;
            if let Some(Above { elo, low, high, games }) = above {
                writeln!(f, "above = {{ elo = {elo}, low = {low:.1}, high = {high:.1}, games = {games} }}")?;
            }
            if let Some(Share { percent, low, high, games }) = four {
                writeln!(
                    f,
                    "four = {{ percent = {percent:.1}, low = {low:.1}, high = {high:.1}, games = {games} }}"
                )?;
            }
            writeln!(f, "costs = [{}]", costs.map(|share| format!("{share:.1}")).join(", "))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use toy::Toy;

    #[test]
    fn levels_are_read_as_they_are_written() {
        let levels = Levels::of::<Toy>();
        assert_eq!(Levels::read(&levels.to_string()), Ok((*levels).clone()));
        assert_eq!(Levels::read(&Levels::unmeasured().to_string()), Ok(Levels::unmeasured()));
    }

    #[test]
    fn a_level_that_a_game_does_not_have_plays_as_the_nearest_below() {
        let all = Levels::unmeasured();
        let some = Levels::new(vec![all.rungs[0].clone(), all.rungs[4].clone(), all.rungs[9].clone()]);
        for (level, rung) in [(0, 0), (3, 0), (4, 4), (8, 4), (9, 9)] {
            assert_eq!(some.player(Level::ALL[level]), all.rungs[rung].player);
            assert_eq!(some.named(Level::ALL[level].name()), Some(Level::ALL[rung]));
        }
        assert_eq!(some.named("greedy"), None);
    }

    #[test]
    fn only_players_that_think_for_a_number_of_iterations_are_levels() {
        for wrong in ["random", "scribe", "search:200ms", "search:100@2", "uct:100"] {
            assert!(Thinker::try_from(wrong.to_owned()).is_err(), "{wrong}");
        }
    }
}
