//! What guests call themselves: nothing that cannot be seen, and nothing that can be taken for somebody else unnoticed.

use std::ops::RangeInclusive;

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_security::skeleton;

/// The longest name of a guest, in characters.
pub const LONGEST_NAME: usize = 24;

/// The longest name of a tournament, in characters.
pub const LONGEST_TITLE: usize = 48;

/// The most accents on one letter. No language that is written in names needs more; a flood of them covers the lines above
/// and below.
const MOST_MARKS: usize = 3;

/// Signs without any ink that are neither spaces nor format characters.
const BLANK: &[RangeInclusive<char>] = &[
    '\u{34f}'..='\u{34f}',
    '\u{115f}'..='\u{1160}',
    '\u{17b4}'..='\u{17b5}',
    '\u{180b}'..='\u{180f}',
    '\u{2800}'..='\u{2800}',
    '\u{3164}'..='\u{3164}',
    '\u{fe00}'..='\u{fe0f}',
    '\u{ffa0}'..='\u{ffa0}',
    '\u{1d159}'..='\u{1d159}',
    '\u{e0100}'..='\u{e01ef}',
];

/// A name cleaned up: a single line that is not too long, made of signs that can be seen and that leave their neighbours
/// alone.
pub fn clean_name(name: &str) -> String {
    clean(name, LONGEST_NAME)
}

/// The name of a tournament, cleaned up in the same way.
pub fn clean_title(title: &str) -> String {
    clean(title, LONGEST_TITLE)
}

fn clean(name: &str, longest: usize) -> String {
    let mut visible = String::new();
    let mut marks = MOST_MARKS;
    for sign in name.nfc() {
        match part(sign) {
            Part::Letter => marks = 0,
            Part::Mark if marks < MOST_MARKS => marks += 1,
            Part::Gap => marks = MOST_MARKS,
            Part::Mark | Part::Nothing => continue,
        }
        visible.push(if part(sign) == Part::Gap { ' ' } else { sign });
    }
    let words: Vec<&str> = visible.split_whitespace().collect();
    let name: String = words.join(" ").chars().take(longest).collect();
    name.trim_end().to_owned()
}

/// What a sign is to a name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Letter,
    /// Belongs to the letter before it.
    Mark,
    Gap,
    /// Is left out.
    Nothing,
}

fn part(sign: char) -> Part {
    use GeneralCategory as Category;
    if BLANK.iter().any(|blank| blank.contains(&sign)) {
        return Part::Nothing;
    }
    match sign.general_category() {
        _ if sign.is_whitespace() => Part::Gap,
        Category::Control | Category::LineSeparator | Category::ParagraphSeparator => Part::Gap,
        Category::Format | Category::Surrogate | Category::PrivateUse | Category::Unassigned => Part::Nothing,
        Category::NonspacingMark | Category::SpacingMark | Category::EnclosingMark => Part::Mark,
        _ => Part::Letter,
    }
}

/// What a name looks like at a glance: two names with the same look can be taken for one another. What follows a bracket
/// does not count, since that is how names that look alike are told apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look([String; 3]);

impl Look {
    /// The look of a name.
    pub fn of(name: &str) -> Look {
        let before =
            name.split(|sign: char| sign.general_category() == GeneralCategory::OpenPunctuation).next();
        let plain = before.filter(|start| start.chars().any(char::is_alphanumeric)).unwrap_or(name);
        // Which letters are alike depends on whether they are capitals: `l` is like `I`, but `L` is not.
        Look([fold(plain), fold(&plain.to_lowercase()), fold(&plain.to_uppercase())])
    }

    /// Whether one can be taken for the other.
    pub fn is_like(&self, other: &Look) -> bool {
        self.forms().any(|form| other.0.contains(form))
    }

    /// Two looks are alike if they have one of these in common.
    pub fn forms(&self) -> impl Iterator<Item = &String> {
        self.0.iter()
    }
}

/// A name without accents, spaces and signs, in which letters that look alike are the same.
fn fold(name: &str) -> String {
    let alike: String = skeleton(name).collect();
    let folded: String = alike.to_lowercase().nfkd().filter(|sign| sign.is_alphanumeric()).collect();
    if folded.is_empty() { name.to_owned() } else { folded }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(name: &str, cleaned: &str) {
        assert_eq!(clean_name(name), cleaned);
        assert_eq!(clean_name(cleaned), cleaned, "a clean name stays as it is");
    }

    #[test]
    fn a_name_is_one_short_line() {
        check("  Zsófi \t\r\n of\u{2028}Giza\u{a0} ", "Zsófi of Giza");
        check("Bálint\0II", "Bálint II");
        check(&"x".repeat(50), &"x".repeat(24));
        check(&format!("{} y", "x".repeat(23)), &"x".repeat(23));
        check("", "");
        check("Zoe\u{301}", "Zoé");
    }

    #[test]
    fn names_of_many_languages_stay_as_they_are() {
        for name in [
            "Őrségi Ubul",
            "Nguyễn Thị",
            "Ольга",
            "محمد",
            "שרה",
            "ประยุทธ์",
            "बिन्दु",
            "さくら",
            "བསྒྲུབས",
            "한글",
            "Zoli :)",
            "🐫 42",
        ] {
            check(name, name);
        }
    }

    #[test]
    fn what_cannot_be_seen_is_left_out() {
        for hidden in [
            '\u{ad}',
            '\u{200b}',
            '\u{200d}',
            '\u{200e}',
            '\u{202e}',
            '\u{2066}',
            '\u{2069}',
            '\u{feff}',
            '\u{61c}',
            '\u{34f}',
            '\u{3164}',
            '\u{ffa0}',
            '\u{115f}',
            '\u{2800}',
            '\u{fe0f}',
            '\u{e0041}',
            '\u{e0101}',
            '\u{e000}',
            '\u{378}',
            '\u{fff9}',
        ] {
            check(&format!("{hidden}Viz{hidden}{hidden}ier{hidden}"), "Vizier");
            check(&hidden.to_string(), "");
        }
    }

    #[test]
    fn a_letter_carries_few_accents_and_none_stands_alone() {
        check(&format!("Z{}o", "\u{336}".repeat(20)), "Z\u{336}\u{336}\u{336}o");
        check("\u{336}\u{337}Zo \u{336}e", "Zo e");
        check(&"\u{20dd}".repeat(9), "");
    }

    #[track_caller]
    fn check_alike(one: &str, other: &str) {
        assert!(Look::of(one).is_like(&Look::of(other)), "{one} and {other}");
        assert!(Look::of(other).is_like(&Look::of(one)), "{other} and {one}");
    }

    #[test]
    fn names_that_can_be_taken_for_one_another_look_alike() {
        check_alike("Zsófi", "Zsófi");
        check_alike("Vizier", "VIZIER");
        check_alike("Vizier", "VlZlER");
        check_alike("Vizier", "V1zier");
        check_alike("Vizier", "Vіzіеr"); // Cyrillic і and е
        check_alike("Vizier", "Ｖｉｚｉｅｒ");
        check_alike("Vizier", "Vi zier.");
        check_alike("Vezír", "Vezir");
        check_alike("Zsófi", "Zsofi");
        check_alike("Z0li", "Zoli");
        check_alike("Mason", "Rnason");
        check_alike("Vizier", "Vizier (bot)");
        check_alike("Zsófi", "Zsófi [White]");
    }

    #[test]
    fn other_names_do_not() {
        for (one, other) in
            [("Zsófi", "Bálint"), ("Anna", "Hanna"), ("!!", "??"), ("(a)", "(b)"), ("🐫", "🐪"), ("", "x")]
        {
            assert!(!Look::of(one).is_like(&Look::of(other)), "{one} and {other}");
        }
    }
}
