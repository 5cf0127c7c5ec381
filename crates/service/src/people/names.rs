//! What accounts are called. A name is unique by what it looks like: without regard to case, width, accents, spaces and
//! letters that can be taken for one another.

use std::collections::HashSet;
use std::sync::LazyLock;

use store::{GuestId, TakeName};
use unicode_normalization::UnicodeNormalization;
use unicode_security::MixedScript;

use super::programs::is_name_of_program;
use crate::names::{Look, clean_name};

/// A name that an account may have, as far as the name alone can say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AccountName {
    text: String,
    forms: Vec<String>,
}

/// What is wrong with a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameProblem {
    /// It has fewer than three characters, or more than twenty.
    Length,
    /// It has something besides letters, digits and single spaces, hyphens, apostrophes, full stops and low lines between them.
    Signs,
    /// Its letters are of several scripts, so it could be taken for something else.
    Scripts,
    /// It is that of a computer player, of a seat or of the place.
    Reserved,
    /// It insults.
    Unwanted,
    /// Somebody else has it, or something that looks like it, or had it lately.
    Taken,
    /// The last change was less than a month ago.
    ChangedLately,
}

/// The fewest and the most characters.
const LENGTHS: std::ops::RangeInclusive<usize> = 3..=20;

/// How many seconds pass before a name can be changed again.
pub(super) const REPEATED_AFTER: i64 = 30 * 86_400;

/// For how many seconds nobody else gets a name that somebody has given up.
pub(super) const HELD_FOR: i64 = 365 * 86_400;

/// What stands between letters, one at a time.
const BETWEEN: [char; 6] = [' ', '-', '\'', '’', '.', '_'];

impl AccountName {
    /// Reads a name as it was typed.
    pub fn read(text: &str, reserved: &HashSet<String>) -> Result<AccountName, NameProblem> {
        let typed: String = text.trim().nfkc().collect();
        if !LENGTHS.contains(&typed.chars().count()) {
            return Err(NameProblem::Length);
        }
        let text = clean_name(&typed);
        // What would have to be cleaned away has no place in a name to begin with.
        if text != typed || !has_only_letters(&text) {
            return Err(NameProblem::Signs);
        }
        if !text.as_str().is_single_script() {
            return Err(NameProblem::Scripts);
        }
        let forms = forms(&text);
        if forms.iter().any(|form| reserved.contains(form)) {
            return Err(NameProblem::Reserved);
        }
        if is_unwanted(&text) {
            return Err(NameProblem::Unwanted);
        }
        Ok(AccountName { text, forms })
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Whether it says that it is the name of a program.
    pub(super) fn is_of_program(&self) -> bool {
        is_name_of_program(&self.text)
    }

    pub(super) fn taken_by(&self, account: &GuestId, now: i64) -> TakeName {
        TakeName { account: account.clone(), forms: self.forms.clone(), now }
    }
}

/// How a name looks, in a fixed order.
pub(super) fn forms(name: &str) -> Vec<String> {
    let mut forms: Vec<String> = Look::of(name).forms().cloned().collect();
    forms.sort();
    forms.dedup();
    forms
}

/// Whether it begins and ends with letters or digits, with one other sign between them at a time.
fn has_only_letters(name: &str) -> bool {
    let is_mark = |sign: char| unicode_normalization::char::is_combining_mark(sign);
    let is_letter = |sign: char| sign.is_alphanumeric() || is_mark(sign);
    let signs: Vec<char> = name.chars().collect();
    let ends = [signs.first(), signs.last()];
    signs.iter().any(|sign| sign.is_alphabetic())
        && ends.into_iter().flatten().all(|sign| is_letter(*sign))
        && signs.iter().all(|sign| is_letter(*sign) || BETWEEN.contains(sign))
        && signs.windows(2).all(|pair| is_letter(pair[0]) || is_letter(pair[1]))
}

/// Words that insult, a short list for each language. Only whole words count, because longer ones are seldom meant.
static UNWANTED: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let lists =
        [include_str!("unwanted/en.txt"), include_str!("unwanted/fr.txt"), include_str!("unwanted/hu.txt")];
    lists.iter().flat_map(|list| list.lines()).flat_map(forms).collect()
});

fn is_unwanted(name: &str) -> bool {
    words(name).flat_map(forms).any(|form| UNWANTED.contains(&form))
}

/// The words of a name.
pub(super) fn words(name: &str) -> impl DoubleEndedIterator<Item = &str> {
    name.split(|sign: char| BETWEEN.contains(&sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(name: &str, expected: Result<&str, NameProblem>) {
        let reserved = forms("Vizier").into_iter().chain(forms("Akhet")).collect();
        let read = AccountName::read(name, &reserved);
        assert_eq!(read.as_ref().map(AccountName::as_str).map_err(|problem| *problem), expected, "{name}");
    }

    #[test]
    fn names_of_many_languages_are_fine() {
        for name in [
            "Zsófi",
            "Őrségi Ubul",
            "Jean-Luc",
            "O'Neill",
            "Ольга",
            "محمد",
            "שרה",
            "さくら子",
            "한글이",
            "Zoli_42",
            "J.R.",
        ] {
            check(name, if name == "J.R." { Err(NameProblem::Signs) } else { Ok(name) });
        }
        check("  Ｚｓｏｌｉ  ", Ok("Zsoli"));
        check("Zoe\u{301}", Ok("Zoé"));
    }

    #[test]
    fn what_is_no_name_says_why() {
        use NameProblem::{Length, Reserved, Scripts, Signs, Unwanted};
        for (name, problem) in [
            ("", Length),
            ("Zo", Length),
            (&*"x".repeat(21), Length),
            (&*"x".repeat(10_000_000), Length),
            ("Zsó\u{202e}fi", Signs),
            ("Zso\u{200b}fi", Signs),
            ("Zsófi!", Signs),
            ("-Zsófi", Signs),
            ("Zso  fi", Signs),
            ("Zso--fi", Signs),
            ("1234", Signs),
            ("🐫🐫🐫", Signs),
            ("Zsоfi", Scripts), // Cyrillic о
            ("Оля und Zoé", Scripts),
            ("vizier", Reserved),
            ("V1zier", Reserved),
            ("ＡＫＨＥＴ", Reserved),
            ("the nazi", Unwanted),
        ] {
            check(name, Err(problem));
        }
    }

    #[test]
    fn only_whole_words_are_unwanted() {
        check("Scunthorpe", Ok("Scunthorpe"));
        check("Shitake", Ok("Shitake"));
    }

    #[test]
    fn names_that_look_alike_share_a_form() {
        let alike = |one: &str, other: &str| forms(one).iter().any(|form| forms(other).contains(form));
        for (one, other) in [("Zsófi", "ZSOFI"), ("Zsófi", "Zso fi"), ("Bill", "BiIl"), ("Zoli", "Z0li")] {
            assert!(alike(one, other), "{one} and {other}");
        }
        assert!(!alike("Anna", "Hanna"));
    }
}
