//! The players, by name.

use std::fmt;
use std::str::FromStr;

use crate::budget::Budget;
use crate::level::Level;
use crate::style::Style;

/// A computer player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bot {
    /// Uniform over the legal actions of each step. A yardstick: it stays as it is.
    Random,
    /// Takes what is best at once. A yardstick: it stays as it is.
    Greedy,
    /// Plain search. A yardstick: it stays as it is.
    Uct(Budget),
    /// The strongest player, on a number of threads.
    Search(Budget, Threads, Style),
    /// An opponent for people.
    Level(Level),
}

/// How many threads share the work, each with a tree of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Threads(u8);

impl Threads {
    /// Only one.
    pub const ONE: Threads = Threads(1);
    /// More than any machine here has.
    const MOST: u8 = 64;

    /// This many, if that is not too many.
    pub fn new(count: u8) -> Option<Threads> {
        (1..=Threads::MOST).contains(&count).then_some(Threads(count))
    }

    /// How many.
    pub fn count(self) -> u8 {
        self.0
    }
}

impl Bot {
    /// The players that are known by a name alone. A table that is open to everybody has no others, because it is
    /// known how long these think.
    pub const NAMED: [Bot; 12] = [
        Bot::Random,
        Bot::Greedy,
        Bot::Level(Level::Apprentice),
        Bot::Level(Level::Mason),
        Bot::Level(Level::Scribe),
        Bot::Level(Level::Overseer),
        Bot::Level(Level::Architect),
        Bot::Level(Level::Steward),
        Bot::Level(Level::Priest),
        Bot::Level(Level::Treasurer),
        Bot::Level(Level::General),
        Bot::Level(Level::Vizier),
    ];

    /// Every player, as a list in a sentence.
    pub fn known() -> String {
        let names = Bot::NAMED.map(|bot| bot.to_string()).join(", ");
        format!(
            "{names}, and with iterations or time for a move uct:1000, uct:200ms, search:1000, search:200ms, \
             search:60000ms/game (for all moves), search:200ms@2 (on two threads), search[ahead=3]:1000 (in \
             another way; see docs/search.md)"
        )
    }

    /// The player with this name, if it is one of [`NAMED`](Bot::NAMED).
    pub fn named(name: &str) -> Option<Bot> {
        Bot::NAMED.into_iter().find(|bot| bot.to_string() == name)
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bot::Random => f.write_str("random"),
            Bot::Greedy => f.write_str("greedy"),
            Bot::Uct(budget) => write!(f, "uct:{budget}"),
            Bot::Search(budget, Threads::ONE, style) => write!(f, "search{style}:{budget}"),
            Bot::Search(budget, Threads(threads), style) => write!(f, "search{style}:{budget}@{threads}"),
            Bot::Level(level) => f.write_str(level.name()),
        }
    }
}

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Bot, UnknownBot> {
        let unknown = || UnknownBot(text.to_owned());
        if let Some(bot) = Bot::named(text) {
            return Ok(bot);
        }
        let (name, budget) = text.split_once(':').ok_or_else(unknown)?;
        match name.strip_prefix("search") {
            Some(style) => parse_search(style, budget),
            None if name == "uct" => parse_uct(budget),
            None => Err(()),
        }
        .map_err(|()| unknown())
    }
}

/// It remembers nothing, so it cannot share out the time of a game.
fn parse_uct(budget: &str) -> Result<Bot, ()> {
    let budget = budget.parse().ok().filter(|budget| !matches!(budget, Budget::Game(_)));
    budget.map(Bot::Uct).ok_or(())
}

fn parse_search(style: &str, text: &str) -> Result<Bot, ()> {
    let (budget, threads) = text.split_once('@').unwrap_or((text, "1"));
    let threads = threads.parse().ok().and_then(Threads::new).ok_or(())?;
    Ok(Bot::Search(budget.parse()?, threads, style.parse()?))
}

/// A name that no player has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no computer player `{}`; there are {}", self.0, Bot::known())
    }
}

impl std::error::Error for UnknownBot {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_read_as_it_is_written() {
        let more = [
            "uct:1000",
            "uct:200ms",
            "search:5",
            "search:100ms",
            "search:20000@2",
            "search:60000ms/game",
            "search[ahead=3]:100ms@2",
        ];
        for name in Bot::NAMED.map(|bot| bot.to_string()).into_iter().chain(more.map(str::to_owned)) {
            assert_eq!(name.parse::<Bot>().unwrap().to_string(), name);
        }
        for wrong in [
            "",
            "uct",
            "uct:",
            "uct:0",
            "uct:-1",
            "uct:5s",
            "search:5@0",
            "search:5@200",
            "Greedy",
            "uct:1@2",
            "uct:5ms/game",
            "uct[ahead=3]:1",
            "search[ahead=3]",
            "searching:5",
        ] {
            assert!(wrong.parse::<Bot>().is_err(), "{wrong}");
        }
    }
}
