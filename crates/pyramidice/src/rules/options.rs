//! What is chosen before the game: how many play, and against whom if only one does.

use game::{Chosen, Edition, OptionSpec, OptionsError, When, named};
use serde::{Deserialize, Serialize};

use crate::rules::Numbers;

/// One of the Great Architects, from the gentlest to the hardest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "they are called by their names")]
pub enum Architect {
    Snefru,
    Hemiunu,
    Amenhotep,
    Imhotep,
}

named!(Architect { Snefru => "snefru", Hemiunu => "hemiunu", Amenhotep => "amenhotep", Imhotep => "imhotep" });

/// The options of one game, and the numbers it is played with.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// How many seats there are.
    pub players: u8,
    /// Against whom, in the game for one.
    pub architect: Option<Architect>,
    /// Whether Snefru has his smaller board.
    pub gentle: bool,
    /// The numbers.
    pub edition: Edition<Numbers>,
}

pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec { key: "players", values: &["1", "2", "3", "4"], default: "2", when: None },
    OptionSpec {
        key: "architect",
        values: &["snefru", "hemiunu", "amenhotep", "imhotep"],
        default: "snefru",
        when: Some(When { key: "players", values: &["1"] }),
    },
    OptionSpec {
        key: "gentle",
        values: &["false", "true"],
        default: "false",
        when: Some(When { key: "architect", values: &["snefru"] }),
    },
];

impl Options {
    /// What has no effect with this many players is dropped, so that equal games have equal options.
    pub(crate) fn new(chosen: &Chosen) -> Result<Options, OptionsError> {
        let players = chosen.get("players").as_bytes()[0] - b'0';
        let architect = chosen.get("architect").parse().ok().filter(|_| players == 1);
        let gentle = architect.is_some() && chosen.get("gentle") == "true";
        if gentle && architect != Some(Architect::Snefru) {
            let problem = "only Snefru has a gentle side: with `gentle=true`, `architect` must be snefru";
            return Err(OptionsError(problem.to_owned()));
        }
        Ok(Options { players, architect, gentle, edition: Edition::chosen(chosen.edition())? })
    }

    /// The options that have an effect, as they are written in records.
    pub fn text(&self) -> String {
        match self.architect {
            Some(architect) => {
                format!("players={} architect={architect} gentle={}", self.players, self.gentle)
            }
            None => format!("players={}", self.players),
        }
    }
}
