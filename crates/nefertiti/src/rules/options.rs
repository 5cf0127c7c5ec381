//! What is chosen before the game.

use game::{Chosen, Edition, OptionSpec, OptionsError};

use crate::rules::Numbers;

pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec { key: "players", values: &["2", "3", "4", "5"], default: "4", when: None },
    OptionSpec { key: "setup", values: &["beginner", "advanced"], default: "beginner", when: None },
    OptionSpec {
        key: "characters",
        values: &["base", "random", "amon", "palace", "nile"],
        default: "base",
        when: None,
    },
    OptionSpec { key: "memphis", values: &["false", "true"], default: "false", when: None },
];

/// The options of one game, with the edition it is played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The numbers of the box.
    pub edition: Edition<Numbers>,
    /// Everything else.
    pub settings: Settings,
}

/// The options without the edition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Settings {
    pub(crate) players: u8,
    pub(crate) setup: Setup,
    pub(crate) cast: Cast,
    pub(crate) memphis: bool,
}

/// Which stalls show at the start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Setup {
    /// Those that the edition names.
    Beginner,
    /// Drawn by chance.
    Advanced,
}

/// Which characters take part, besides Scribes and Merchants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cast {
    /// Those of the base game.
    Base,
    /// Six cards of both boxes, drawn by chance.
    Random,
    /// The suggested set *Curse of Amon*.
    Amon,
    /// The suggested set *Palace intrigues*.
    Palace,
    /// The suggested set *Race on the Nile*.
    Nile,
}

game::named!(Setup { Beginner => "beginner", Advanced => "advanced" });

game::named!(Cast { Base => "base", Random => "random", Amon => "amon", Palace => "palace", Nile => "nile" });

impl Options {
    pub(crate) fn new(chosen: &Chosen) -> Result<Options, OptionsError> {
        let settings = Settings::new(chosen)?;
        Ok(Options { edition: Edition::chosen(chosen.edition())?, settings })
    }
}

impl Settings {
    /// Five players need Memphis (N63). It is off by default, so they have to ask for it.
    pub(crate) fn new(chosen: &Chosen) -> Result<Settings, OptionsError> {
        let settings = Settings {
            players: chosen.get("players").as_bytes()[0] - b'0',
            setup: chosen.get("setup").parse().expect("one of the values of the option"),
            cast: chosen.get("characters").parse().expect("one of the values of the option"),
            memphis: chosen.get("memphis") == "true",
        };
        if settings.players == 5 && !settings.memphis {
            let problem = "five players play with Memphis: with `players=5`, `memphis` must be true";
            return Err(OptionsError(problem.to_owned()));
        }
        Ok(settings)
    }

    /// How many play.
    pub const fn players(self) -> u8 {
        self.players
    }

    /// Which stalls show at the start.
    pub const fn setup(self) -> Setup {
        self.setup
    }

    /// Which characters take part.
    pub const fn cast(self) -> Cast {
        self.cast
    }

    /// Whether the port of Memphis and its foreign gifts are in play.
    pub const fn has_memphis(self) -> bool {
        self.memphis
    }

    /// Whether there are collectors and a neutral player.
    pub const fn has_neutral(self) -> bool {
        self.players == 2
    }

    /// Whether any part of the expansion is used, which brings its seals (N62).
    pub fn uses_expansion(self) -> bool {
        !matches!(self.players, 3 | 4) || self.memphis || self.cast != Cast::Base
    }

    /// The options as they are written in records.
    pub fn text(self) -> String {
        let Settings { players, setup, cast, memphis } = self;
        format!("players={players} setup={setup} characters={cast} memphis={memphis}")
    }
}
