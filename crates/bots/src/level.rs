//! Opponents for people: from one who has just heard of the game to the best there is.

use std::time::Duration;

use crate::budget::Budget;

/// An opponent for people. `docs/levels.md` says how far apart they are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "they are names, from the weakest to the strongest")]
pub enum Level {
    Apprentice,
    Mason,
    Scribe,
    Overseer,
    Architect,
    Vizier,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 6] =
        [Level::Apprentice, Level::Mason, Level::Scribe, Level::Overseer, Level::Architect, Level::Vizier];

    /// Its name in records, protocols and arguments.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Apprentice => "apprentice",
            Level::Mason => "mason",
            Level::Scribe => "scribe",
            Level::Overseer => "overseer",
            Level::Architect => "architect",
            Level::Vizier => "vizier",
        }
    }

    /// How many iterations it spends on a move.
    pub(crate) const fn budget(self) -> Budget {
        Budget::Nodes(match self {
            Level::Apprentice => 20,
            Level::Mason => 28,
            Level::Scribe => 38,
            Level::Overseer => 60,
            Level::Architect => 95,
            Level::Vizier => 40_000,
        })
    }

    /// How long all computer players of a table together may keep people waiting, if they are of this level.
    pub(crate) const fn round(self) -> Duration {
        match self {
            Level::Apprentice | Level::Mason | Level::Scribe | Level::Overseer | Level::Architect => {
                Duration::from_secs(3)
            }
            Level::Vizier => Duration::from_secs(6),
        }
    }

    /// The percentage of moves that it makes without thinking.
    pub(crate) const fn slips(self) -> u32 {
        match self {
            Level::Apprentice => 63,
            Level::Mason => 47,
            Level::Scribe => 35,
            Level::Overseer => 25,
            Level::Architect => 17,
            Level::Vizier => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_about_levels_lists_them_with_their_iterations_and_slips() {
        let document = include_str!("../../../docs/levels.md");
        let table = document.lines().skip_while(|line| !line.starts_with("| level | iterations |")).skip(2);
        let rows = table.map_while(|line| line.strip_prefix("| "));
        let rows: Vec<String> =
            rows.map(|row| row.split(" | ").take(3).collect::<Vec<_>>().join(" ").replace(',', "")).collect();
        let levels =
            Level::ALL.map(|level| format!("{} {} {}%", level.name(), level.budget(), level.slips()));
        assert_eq!(rows, levels);
    }
}
