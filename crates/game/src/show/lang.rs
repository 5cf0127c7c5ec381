//! Languages, and the texts of a crate in each of them.

use std::fmt;
use std::str::FromStr;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

/// A value put into a text: a number, which plurals follow, or words.
pub use fluent_bundle::FluentValue as Value;

/// A language in which everything that a player sees exists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// Hungarian.
    Hu,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Fr, Lang::Hu];

    /// Its code: `en`, `fr` or `hu`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
            Lang::Hu => "hu",
        }
    }

    /// Names in a row, as a sentence has them: `Red, Blue and Green`.
    pub fn list<S: AsRef<str>>(self, names: &[S]) -> String {
        let and = match self {
            Lang::En => " and ",
            Lang::Fr => " et ",
            Lang::Hu => " és ",
        };
        let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
        match names.split_last() {
            Some((last, rest)) if !rest.is_empty() => format!("{}{and}{last}", rest.join(", ")),
            Some(_) | None => names.concat(),
        }
    }

    /// What stands between parts that have commas themselves.
    pub const fn semicolon(self) -> &'static str {
        match self {
            Lang::En | Lang::Hu => "; ",
            Lang::Fr => "\u{a0}; ",
        }
    }

    /// What stands between a name and what is said of it. French has a space before it at which no line breaks.
    pub const fn colon(self) -> &'static str {
        match self {
            Lang::En | Lang::Hu => ": ",
            Lang::Fr => "\u{a0}: ",
        }
    }

    /// A number with one digit after its point or comma.
    pub fn tenths(self, number: f64) -> String {
        let text = format!("{number:.1}");
        match self {
            Lang::En => text,
            Lang::Fr | Lang::Hu => text.replace('.', ","),
        }
    }

    fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("the code of a language is an identifier")
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(text: &str) -> Result<Lang, String> {
        let known = Lang::ALL.into_iter().find(|lang| lang.code() == text);
        known.ok_or_else(|| format!("there is no language `{text}`; there are en, fr and hu"))
    }
}

/// The files `FOLDER/LANGUAGE.EXTENSION` of the crate that names them, those of several folders one after the other, in the order
/// of [`Lang::ALL`].
#[macro_export]
macro_rules! in_every_language {
    ($($folder:literal),+; $extension:literal) => {
        [
            concat!($(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/en.", $extension)), "\n"),+),
            concat!($(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/fr.", $extension)), "\n"),+),
            concat!($(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/hu.", $extension)), "\n"),+),
        ]
    };
}

/// Loads the texts of a crate from its folder `locales` and others that are named: `WORDS`, and `say` to put one into words.
#[macro_export]
macro_rules! words {
    ($($folder:literal),*) => {
        static WORDS: ::std::sync::LazyLock<$crate::Words> = ::std::sync::LazyLock::new(|| {
            $crate::Words::new($crate::in_every_language!("locales" $(, $folder)*; "ftl"))
        });

        /// The text `key` in a language, with its values filled in.
        pub(crate) fn say(
            lang: $crate::Lang,
            key: &str,
            values: &[(&'static str, $crate::show::lang::Value<'_>)],
        ) -> String {
            WORDS.say(lang, key, values)
        }
    };
}

/// The texts of one crate, by key, in every language.
pub struct Words {
    sources: [&'static str; 3],
    bundles: [FluentBundle<FluentResource>; 3],
}

impl Words {
    /// Loads Fluent texts, in the order of [`Lang::ALL`]; [`words!`](crate::words) does it for a crate. They are part of
    /// the program, so a mistake in them is a bug.
    pub fn new(sources: [&'static str; 3]) -> Words {
        let bundles = Lang::ALL.map(|lang| {
            let source = sources[lang as usize];
            let resource = FluentResource::try_new(source.to_owned())
                .unwrap_or_else(|(_, errors)| panic!("the {lang} texts do not parse: {errors:?}"));
            let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
            bundle.set_use_isolating(false);
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("the {lang} texts clash: {errors:?}"));
            bundle
        });
        Words { sources, bundles }
    }

    /// The text `key`, or `key.attribute`, with its values filled in.
    pub fn say(&self, lang: Lang, key: &str, values: &[(&'static str, Value<'_>)]) -> String {
        let bundle = &self.bundles[lang as usize];
        let (message, attribute) = match key.split_once('.') {
            Some((message, attribute)) => (message, Some(attribute)),
            None => (key, None),
        };
        let pattern = bundle.get_message(message).and_then(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        });
        let Some(pattern) = pattern else {
            debug_assert!(false, "there is no {lang} text `{key}`");
            return key.to_owned();
        };
        let args: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "the {lang} text `{key}` lacks a value: {errors:?}");
        text.into_owned()
    }

    /// Whether there is a text `key` in this language.
    pub fn has(&self, lang: Lang, key: &str) -> bool {
        self.bundles[lang as usize].has_message(key)
    }

    /// The Fluent source of one language.
    pub fn source(&self, lang: Lang) -> &'static str {
        self.sources[lang as usize]
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_name_of_a_list_comes_after_an_and() {
        let list = |lang: Lang, names: &[&str]| lang.list(names);
        assert_eq!(list(Lang::En, &[]), "");
        assert_eq!(list(Lang::En, &["Red"]), "Red");
        assert_eq!(list(Lang::En, &["Red", "Blue", "Green"]), "Red, Blue and Green");
        assert_eq!(list(Lang::Fr, &["Rouge", "Bleu"]), "Rouge et Bleu");
        assert_eq!(list(Lang::Hu, &["Piros", "Kék"]), "Piros és Kék");
    }
}
