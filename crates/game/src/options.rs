//! What can be chosen before a game: one table for each game, from which forms, protocol, help and refusals are made.

use std::fmt;
use std::sync::Arc;

use rand::Rng;
use serde::Serialize;

use crate::bits::below;
use crate::edition::EditionError;
use crate::notation::quote;
use crate::rules::Game;

/// One thing that can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OptionSpec {
    /// Its name, in `snake_case`.
    pub key: &'static str,
    /// What it can be.
    pub values: &'static [&'static str],
    /// What it is unless something else is chosen; one of the values.
    pub default: &'static str,
    /// When it has any effect.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<When>,
}

/// An option matters only while another has one of these values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct When {
    /// The other option's key.
    pub key: &'static str,
    /// Its values with which this one matters.
    pub values: &'static [&'static str],
}

impl When {
    /// Whether the other option has one of these values.
    pub fn is_met(self, chosen: &Chosen) -> bool {
        self.values.contains(&chosen.get(self.key))
    }
}

/// A value for each option of a game, and an edition if it is not the shipped one.
///
/// Its text form names all values, so that a record does not depend on defaults; the edition stands apart.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Chosen {
    values: Vec<(&'static str, &'static str)>,
    edition: Option<Arc<str>>,
}

impl Chosen {
    /// Reads `key=value` pairs separated by spaces; what is not named takes its default.
    pub fn parse(specs: &'static [OptionSpec], text: &str) -> Result<Chosen, OptionsError> {
        let values = specs.iter().map(|spec| (spec.key, spec.default)).collect();
        let mut chosen = Chosen { values, edition: None };
        let mut named = vec![false; specs.len()];
        for pair in text.split_whitespace() {
            let Some((key, value)) = pair.split_once('=') else {
                return Err(OptionsError(format!(
                    "{} is not an option; options are written key=value, and the keys are {}",
                    quote(pair),
                    keys(specs)
                )));
            };
            let Some(index) = specs.iter().position(|spec| spec.key == key) else {
                return Err(OptionsError(format!(
                    "there is no option {}; the options are {}",
                    quote(key),
                    keys(specs)
                )));
            };
            let spec = &specs[index];
            let Some(known) = spec.values.iter().find(|known| **known == value) else {
                return Err(OptionsError(format!(
                    "{} is not a value of the option `{key}`; it can be {}",
                    quote(value),
                    list(spec.values.iter().copied())
                )));
            };
            if std::mem::replace(&mut named[index], true) {
                return Err(OptionsError(format!("the option `{key}` is given twice")));
            }
            chosen.values[index].1 = known;
        }
        Ok(chosen)
    }

    /// The value chosen for one of the game's keys.
    pub fn get(&self, key: &str) -> &'static str {
        let found = self.values.iter().find(|(known, _)| *known == key);
        found.expect("games ask for their own options only").1
    }

    /// Whether this option has any effect: not if it depends on a value that another option does not have, or on an
    /// option without effect.
    pub fn makes_a_difference(&self, specs: &[OptionSpec], spec: &OptionSpec) -> bool {
        spec.when.is_none_or(|when| {
            let other = specs.iter().find(|other| other.key == when.key);
            when.is_met(self) && other.is_some_and(|other| self.makes_a_difference(specs, other))
        })
    }

    /// The same, with options that have no effect set to their defaults: a form asks for these too, and hides them.
    #[must_use]
    pub fn without_the_hidden(&self, specs: &[OptionSpec]) -> Chosen {
        let default = |key: &str| {
            let hidden = specs.iter().find(|spec| spec.key == key && !self.makes_a_difference(specs, spec));
            hidden.map(|spec| spec.default)
        };
        let values = self.values.iter().map(|(key, value)| (*key, default(key).unwrap_or(value)));
        Chosen { values: values.collect(), edition: self.edition.clone() }
    }

    /// The same with the edition of this text.
    #[must_use]
    pub fn with_edition(self, text: &str) -> Chosen {
        Chosen { edition: Some(text.into()), ..self }
    }

    /// The text of the edition, if it is not the shipped one.
    pub fn edition(&self) -> Option<&str> {
        self.edition.as_deref()
    }
}

impl fmt::Display for Chosen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (key, value)) in self.values.iter().enumerate() {
            let separator = if index == 0 { "" } else { " " };
            write!(f, "{separator}{key}={value}")?;
        }
        Ok(())
    }
}

/// Random values that go together.
pub fn random_options<G: Game>(rng: &mut impl Rng) -> Chosen {
    loop {
        let value = |spec: &OptionSpec| spec.values[below(spec.values.len() as u32, rng) as usize];
        let values = G::OPTIONS.iter().map(|spec| spec.key).zip(G::OPTIONS.iter().map(value)).collect();
        let chosen = Chosen { values, edition: None };
        if G::options(&chosen).is_ok() {
            return chosen;
        }
    }
}

/// Why options were refused, as a sentence that lists what is allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionsError(pub String);

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for OptionsError {}

impl From<EditionError> for OptionsError {
    fn from(error: EditionError) -> OptionsError {
        OptionsError(error.to_string())
    }
}

fn keys(specs: &[OptionSpec]) -> String {
    list(specs.iter().map(|spec| spec.key))
}

/// `a, b or c`.
fn list<'a>(items: impl Iterator<Item = &'a str>) -> String {
    let items: Vec<&str> = items.collect();
    match items.split_last() {
        None => "none".to_owned(),
        Some((last, [])) => (*last).to_owned(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[OptionSpec] = &[
        OptionSpec { key: "size", values: &["small", "large"], default: "small", when: None },
        OptionSpec { key: "quick", values: &["false", "true"], default: "false", when: None },
    ];

    #[track_caller]
    fn check(text: &str, expected: Result<&str, &str>) {
        let parsed = Chosen::parse(SPECS, text).map(|chosen| chosen.to_string());
        assert_eq!(parsed.as_deref().map_err(|error| error.0.as_str()), expected);
    }

    #[test]
    fn texts_are_completed_or_refused_with_what_is_allowed() {
        check("", Ok("size=small quick=false"));
        check("  quick=true   size=large ", Ok("size=large quick=true"));
        check(
            "size",
            Err("`size` is not an option; options are written key=value, and the keys are size or quick"),
        );
        check("colour=red", Err("there is no option `colour`; the options are size or quick"));
        check("size=huge", Err("`huge` is not a value of the option `size`; it can be small or large"));
        check("size=large size=large", Err("the option `size` is given twice"));
    }

    #[test]
    fn what_makes_no_difference_goes_back_to_its_default() {
        const ALONE: When = When { key: "players", values: &["1"] };
        const WITH_A: When = When { key: "rival", values: &["a"] };
        const DEPENDENT: &[OptionSpec] = &[
            OptionSpec { key: "players", values: &["1", "2"], default: "2", when: None },
            OptionSpec { key: "rival", values: &["a", "b"], default: "a", when: Some(ALONE) },
            OptionSpec { key: "gentle", values: &["no", "yes"], default: "no", when: Some(WITH_A) },
        ];
        let check = |text: &str, expected: &str| {
            let chosen = Chosen::parse(DEPENDENT, text).unwrap().with_edition("numbers");
            let without = chosen.without_the_hidden(DEPENDENT);
            assert_eq!((without.to_string().as_str(), without.edition()), (expected, Some("numbers")));
        };
        check("players=1 rival=a gentle=yes", "players=1 rival=a gentle=yes");
        check("players=1 rival=b gentle=yes", "players=1 rival=b gentle=no");
        // What depends on an option without effect has none either.
        check("players=2 rival=b gentle=yes", "players=2 rival=a gentle=no");
        check("players=2 rival=a gentle=yes", "players=2 rival=a gentle=no");
    }
}
