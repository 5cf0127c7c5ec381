//! What is chosen before the game: a side for each site, and two rulings.

use game::{Chosen, OptionSpec, When};
use serde::{Deserialize, Serialize};

/// A site board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "they are named after what is built there")]
pub enum Site {
    Obelisk,
    Temple,
    Pyramids,
    Tomb,
}

/// The side of a site board that both players use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "they are named after what is printed on them")]
pub enum Side {
    A,
    B,
}

/// The options of one game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Options {
    /// A set bit means side B, in the order of the sites.
    b_sides: u8,
    fifteen_for_four: bool,
    hidden_temples: bool,
}

pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec { key: "sides", values: &MIXES, default: "AAAA", when: None },
    OptionSpec {
        key: "pyramid_b_four",
        values: &["18", "15"],
        default: "18",
        when: Some(When {
            key: "sides",
            values: &["AABA", "AABB", "ABBA", "ABBB", "BABA", "BABB", "BBBA", "BBBB"],
        }),
    },
    OptionSpec {
        key: "hidden_temples",
        values: &["false", "true"],
        default: "false",
        when: Some(When {
            key: "sides",
            values: &["AAAA", "AAAB", "AABA", "AABB", "BAAA", "BAAB", "BABA", "BABB"],
        }),
    },
];

/// Every mix of sides: obelisk, temple, pyramids, tomb.
const MIXES: [&str; 16] = [
    "AAAA", "AAAB", "AABA", "AABB", "ABAA", "ABAB", "ABBA", "ABBB", "BAAA", "BAAB", "BABA", "BABB", "BBAA",
    "BBAB", "BBBA", "BBBB",
];

impl Options {
    pub(crate) fn new(chosen: &Chosen) -> Options {
        let sides = chosen.get("sides").bytes().enumerate();
        Options {
            b_sides: sides.fold(0, |bits, (index, side)| bits | u8::from(side == b'B') << index),
            fifteen_for_four: chosen.get("pyramid_b_four") == "15",
            hidden_temples: chosen.get("hidden_temples") == "true",
        }
    }

    /// The side of a site that is in use.
    pub fn side(self, site: Site) -> Side {
        if self.b_sides >> site as u8 & 1 == 1 { Side::B } else { Side::A }
    }

    /// What four tokens in the smaller pyramid of side B score (R23).
    pub fn four_in_the_smaller_pyramid(self) -> i32 {
        if self.fifteen_for_four { 15 } else { 18 }
    }

    /// Whether screens leave out the opponent's temple until the end (R18).
    pub fn hides_temples(self) -> bool {
        self.hidden_temples && self.side(Site::Temple) == Side::A
    }
}

/// As they are written in records.
impl From<Options> for String {
    fn from(options: Options) -> String {
        let sides: String = [Site::Obelisk, Site::Temple, Site::Pyramids, Site::Tomb]
            .into_iter()
            .map(|site| match options.side(site) {
                Side::A => 'A',
                Side::B => 'B',
            })
            .collect();
        let four = options.four_in_the_smaller_pyramid();
        format!("sides={sides} pyramid_b_four={four} hidden_temples={}", options.hidden_temples)
    }
}

impl TryFrom<String> for Options {
    type Error = String;

    fn try_from(text: String) -> Result<Options, String> {
        Chosen::parse(SPECS, &text).map(|chosen| Options::new(&chosen)).map_err(|error| error.to_string())
    }
}
