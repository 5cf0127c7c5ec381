//! Texts that are nearly right: what a broken disk, a careless program or an attacker makes of good ones.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Makes mutants of texts; the same seed makes the same ones.
pub struct Mutants(Xoshiro256PlusPlus);

/// What is put where it does not belong: separators, numbers at and beyond every limit, paths, signs that nobody sees.
const PIECES: [&str; 40] = [
    " ",
    ": ",
    "\n",
    "\n\n",
    "\r\n",
    "\t",
    "\0",
    "-",
    "=",
    ",",
    ";",
    "\"",
    "\\",
    "[",
    "]",
    "{",
    "}",
    "<b>",
    "%s",
    "0",
    "-1",
    "00",
    "9",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "1e999",
    "0.5",
    "NaN",
    "null",
    "true",
    "../../x",
    "é",
    "🐫",
    "\u{202e}",
    "\u{200b}",
    "\u{feff}",
    "\u{301}",
];

/// How often a sign is repeated to make a text long.
const LONG: usize = 5_000;

impl Mutants {
    /// Mutants by this seed.
    pub fn new(seed: u64) -> Mutants {
        Mutants(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// One of these texts, changed in one to four places.
    ///
    /// # Panics
    /// If there are no texts.
    pub fn of(&mut self, texts: &[String]) -> String {
        let mut text = texts[self.below(texts.len())].clone();
        for _ in 0..=self.below(4) {
            text = match self.below(12) {
                0..=3 => self.insert(&text),
                4..=5 => self.cut_out(&text),
                6..=7 => self.replace_number(&text),
                8..=9 => self.change_lines(&text, texts),
                10 => text[..self.place(&text)].to_owned(),
                _ => self.lengthen(&text),
            };
        }
        text
    }

    fn below(&mut self, bound: usize) -> usize {
        self.0.random_range(0..bound)
    }

    fn piece(&mut self) -> &'static str {
        PIECES[self.below(PIECES.len())]
    }

    /// Somewhere between two characters.
    fn place(&mut self, text: &str) -> usize {
        let mut place = self.below(text.len() + 1);
        while !text.is_char_boundary(place) {
            place -= 1;
        }
        place
    }

    fn insert(&mut self, text: &str) -> String {
        let (before, after) = text.split_at(self.place(text));
        format!("{before}{}{after}", self.piece())
    }

    fn cut_out(&mut self, text: &str) -> String {
        let (before, after) = text.split_at(self.place(text));
        let length = self.below(12);
        format!("{before}{}", after.chars().skip(length).collect::<String>())
    }

    fn replace_number(&mut self, text: &str) -> String {
        let start = self.place(text);
        let Some(first) = text[start..].find(|sign: char| sign.is_ascii_digit()) else {
            return text.to_owned();
        };
        let (before, number) = text.split_at(start + first);
        let after = number.trim_start_matches(|sign: char| sign.is_ascii_digit());
        format!("{before}{}{after}", self.piece())
    }

    /// Doubles, drops or swaps lines, or takes one from another text.
    fn change_lines(&mut self, text: &str, texts: &[String]) -> String {
        let mut lines: Vec<&str> = text.split('\n').collect();
        let (one, other) = (self.below(lines.len()), self.below(lines.len()));
        match self.below(4) {
            0 => lines.insert(one, lines[other]),
            1 => drop(lines.remove(one)),
            2 => lines.swap(one, other),
            _ => {
                let strange: Vec<&str> = texts[self.below(texts.len())].split('\n').collect();
                lines.insert(one, strange[self.below(strange.len())]);
            }
        }
        lines.join("\n")
    }

    fn lengthen(&mut self, text: &str) -> String {
        let (before, after) = text.split_at(self.place(text));
        let repeated = before.chars().next_back().unwrap_or('0').to_string().repeat(LONG);
        format!("{before}{repeated}{after}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_makes_the_same_mutants_and_most_differ_from_the_text() {
        let texts = ["a: 1\nb: two\n".to_owned(), "-: émeraude 17".to_owned()];
        let make = || {
            let mut mutants = Mutants::new(3);
            (0..500).map(|_| mutants.of(&texts)).collect::<Vec<_>>()
        };
        let mutants = make();
        assert_eq!(mutants, make());
        assert!(mutants.iter().filter(|mutant| !texts.contains(mutant)).count() > 450);
    }
}
