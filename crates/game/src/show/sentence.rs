//! Sentences in which some words stand for a piece: a page draws the piece's sign before them, a terminal only says them.

use std::fmt;

/// What a sign's name begins with, what stands between it and its words, and what ends them. They are code points that no
/// text has.
const SIGN: char = '\u{e000}';
const WORDS: char = '\u{e001}';
const END: char = '\u{e002}';

/// A sentence. Printed, it is plain text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sentence(String);

/// A part of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece<'a> {
    /// Words alone.
    Words(&'a str),
    /// Words that have a sign, which [`Page::sign`](crate::Page::sign) draws.
    Signed {
        /// The name of the sign.
        sign: &'a str,
        /// The words.
        words: &'a str,
    },
}

/// Words with the name of their sign, to be filled into a sentence. The sign `seat-N` is a player, whose name takes the place
/// of the words where it is known.
pub fn signed(sign: impl fmt::Display, words: impl fmt::Display) -> String {
    format!("{SIGN}{sign}{WORDS}{words}{END}")
}

impl Sentence {
    /// The parts, in order.
    pub fn pieces(&self) -> impl Iterator<Item = Piece<'_>> {
        self.0.split(SIGN).enumerate().flat_map(|(index, text)| {
            let marked = text.split_once(END).filter(|_| index > 0);
            let signed = marked.and_then(|(marked, _)| marked.split_once(WORDS));
            let signed = signed.map(|(sign, words)| Piece::Signed { sign, words });
            let rest = marked.map_or(text, |(_, rest)| rest);
            signed.into_iter().chain((!rest.is_empty()).then_some(Piece::Words(rest)))
        })
    }

    /// How many bytes it takes.
    pub const fn bytes(&self) -> usize {
        self.0.len()
    }

    /// The words, with those of a sign replaced where the function knows better ones.
    pub fn with(&self, mut better: impl FnMut(&str) -> Option<String>) -> String {
        let mut text = String::new();
        for piece in self.pieces() {
            match piece {
                Piece::Words(words) => text += words,
                Piece::Signed { sign, words } => match better(sign) {
                    Some(known) => text += &known,
                    None => text += words,
                },
            }
        }
        text
    }
}

impl From<String> for Sentence {
    fn from(text: String) -> Sentence {
        Sentence(text)
    }
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.with(|_| None))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: String, expected: &[Piece<'_>], plain: &str) {
        let sentence = Sentence::from(text);
        assert_eq!(sentence.pieces().collect::<Vec<_>>(), expected);
        assert_eq!(sentence.to_string(), plain);
    }

    #[test]
    fn a_sentence_is_words_with_signs_among_them() {
        check("It rains.".to_owned(), &[Piece::Words("It rains.")], "It rains.");
        check(String::new(), &[], "");
        let seat = signed("seat-1", "Red");
        check(
            format!("{seat} offers 2."),
            &[Piece::Signed { sign: "seat-1", words: "Red" }, Piece::Words(" offers 2.")],
            "Red offers 2.",
        );
        check(
            format!("For {}{}", signed("deben", "3 Deben"), signed("seal", "a seal")),
            &[
                Piece::Words("For "),
                Piece::Signed { sign: "deben", words: "3 Deben" },
                Piece::Signed { sign: "seal", words: "a seal" },
            ],
            "For 3 Debena seal",
        );
    }

    #[test]
    fn a_name_takes_the_place_of_a_seat() {
        let sentence =
            Sentence::from(format!("{} pays {}.", signed("seat-0", "White"), signed("deben", "2")));
        let named = sentence.with(|sign| (sign == "seat-0").then(|| "Meryt".to_owned()));
        assert_eq!(named, "Meryt pays 2.");
    }
}
