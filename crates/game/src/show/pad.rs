//! The score pad: counting a game that was played with the box.

use crate::options::{Chosen, OptionSpec, When};
use crate::seat::Seat;
use crate::show::lang::Lang;

crate::words!();

/// What a game's score pad asks for.
#[derive(Clone, Copy, Debug)]
pub struct Pad {
    /// The keys of the options that change points.
    pub options: &'static [&'static str],
    /// Asked once.
    pub table: &'static [Question],
    /// Asked of each seat.
    pub seat: &'static [Question],
}

/// One question of a score pad.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// Its name in files; its words are the message `pad-KEY`.
    pub key: &'static str,
    /// What an answer looks like.
    pub kind: Kind,
    /// With which options it is asked.
    pub when: Option<When>,
}

impl Question {
    /// A question that is always asked.
    pub const fn new(key: &'static str, kind: Kind) -> Question {
        Question { key, kind, when: None }
    }

    /// The same, asked only while an option has one of these values.
    #[must_use]
    pub const fn when(self, key: &'static str, values: &'static [&'static str]) -> Question {
        Question { when: Some(When { key, values }), ..self }
    }

    /// Whether it is asked with these options.
    pub fn is_asked(&self, chosen: &Chosen) -> bool {
        self.when.is_none_or(|when| when.is_met(chosen))
    }
}

/// What an answer looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A number from 0 to `most`.
    Count {
        /// The largest.
        most: u8,
    },
    /// Numbers from `from` to `to` separated by spaces, each at most `each` times.
    Values {
        /// The smallest.
        from: u8,
        /// The largest.
        to: u8,
        /// How often each may occur.
        each: u8,
    },
    /// A seat's number, or `none`.
    Owner,
}

/// An answer, in the form its question asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// To [`Kind::Count`].
    Count(u8),
    /// To [`Kind::Values`], ascending.
    Values(Vec<u8>),
    /// To [`Kind::Owner`].
    Owner(Option<Seat>),
}

/// A filled score pad.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The options of the game.
    pub chosen: Chosen,
    /// The number of seats.
    pub seats: u8,
    answers: Vec<(Option<Seat>, &'static str, Answer)>,
}

impl Sheet {
    /// A pad on which nobody has anything.
    pub fn new(pad: &Pad, chosen: Chosen, seats: u8) -> Sheet {
        let table = pad.table.iter().map(|question| (None, question));
        let each =
            Seat::all(seats).flat_map(|seat| pad.seat.iter().map(move |question| (Some(seat), question)));
        let blank =
            |(owner, question): (Option<Seat>, &Question)| (owner, question.key, question.kind.nothing());
        Sheet { chosen, seats, answers: table.chain(each).map(blank).collect() }
    }

    /// Reads a filled pad: `options: …`, `key: answer` for the table and `seat key: answer` for a seat, a line each,
    /// in any order. What is not named counts as nothing. Empty lines and lines that begin with `#` are skipped. Like
    /// the keys of such a file, its errors are in English.
    pub fn parse(
        text: &str,
        pad: &Pad,
        specs: &'static [OptionSpec],
        seats: impl Fn(&Chosen) -> Result<u8, String>,
    ) -> Result<Sheet, String> {
        let lines = || {
            let numbered = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
            numbered.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        };
        let mut chosen = Chosen::parse(specs, "").map_err(|error| error.0)?;
        for (number, line) in lines() {
            if let Some(options) = line.strip_prefix("options:") {
                chosen =
                    Chosen::parse(specs, options).map_err(|error| format!("line {number}: {}", error.0))?;
            }
        }
        let seats = seats(&chosen)?;
        let mut sheet = Sheet::new(pad, chosen, seats);
        let mut seen = Vec::new();
        for (number, line) in lines() {
            let (name, answer) = line
                .split_once(':')
                .ok_or_else(|| format!("line {number}: `{line}` is not `key: answer`"))?;
            if seen.contains(&name) {
                return Err(format!("line {number}: `{name}` stands here a second time"));
            }
            seen.push(name);
            if name != "options" {
                let at_line = |problem: String| format!("line {number}: {problem}");
                let (owner, question) = pad.find(name, seats).map_err(at_line)?;
                sheet.set(owner, question, question.kind.read(answer, seats, Lang::En).map_err(at_line)?);
            }
        }
        Ok(sheet)
    }

    /// Writes an answer down.
    pub fn set(&mut self, owner: Option<Seat>, question: &Question, answer: Answer) {
        *self.find_mut(owner, question.key) = answer;
    }

    /// A counted answer.
    pub fn count(&self, owner: Option<Seat>, key: &str) -> u8 {
        match self.find(owner, key) {
            Answer::Count(count) => *count,
            Answer::Values(_) | Answer::Owner(_) => unreachable!("`{key}` asks for a count"),
        }
    }

    /// An answer that is a list of numbers.
    pub fn values(&self, owner: Option<Seat>, key: &str) -> &[u8] {
        match self.find(owner, key) {
            Answer::Values(values) => values,
            Answer::Count(_) | Answer::Owner(_) => unreachable!("`{key}` asks for numbers"),
        }
    }

    /// An answer that names a seat or nobody.
    pub fn owner(&self, key: &str) -> Option<Seat> {
        match self.find(None, key) {
            Answer::Owner(seat) => *seat,
            Answer::Count(_) | Answer::Values(_) => unreachable!("`{key}` asks for a seat"),
        }
    }

    fn find(&self, owner: Option<Seat>, key: &str) -> &Answer {
        let found = self.answers.iter().find(|(seat, known, _)| *seat == owner && *known == key);
        &found.expect("a game asks its own pad only").2
    }

    fn find_mut(&mut self, owner: Option<Seat>, key: &str) -> &mut Answer {
        let found = self.answers.iter_mut().find(|(seat, known, _)| *seat == owner && *known == key);
        &mut found.expect("a game asks its own pad only").2
    }
}

impl Pad {
    fn find(&self, name: &str, seats: u8) -> Result<(Option<Seat>, &'static Question), String> {
        let unknown = || format!("`{name}` is not on this pad; it has {}", self.names());
        let Some((seat, key)) = name.split_once(' ') else {
            let question = self.table.iter().find(|question| question.key == name).ok_or_else(unknown)?;
            return Ok((None, question));
        };
        let question = self.seat.iter().find(|question| question.key == key).ok_or_else(unknown)?;
        Ok((Some(read_seat(seat, seats, Lang::En)?), question))
    }

    fn names(&self) -> String {
        let table = self.table.iter().map(|question| question.key.to_owned());
        let seat = self.seat.iter().map(|question| format!("0 {}", question.key));
        let names: Vec<String> = ["options".to_owned()].into_iter().chain(table).chain(seat).collect();
        names.join(", ")
    }
}

impl Kind {
    /// What an answer looks like, in signs that need no translation.
    pub fn describe(self, seats: u8) -> String {
        match self {
            Kind::Count { most } => format!("0–{most}"),
            Kind::Values { from, to, .. } => format!("{from}–{to} {from}–{to} …"),
            Kind::Owner => format!("0–{}, none", seats - 1),
        }
    }

    /// The answer of a player who has nothing.
    pub fn nothing(self) -> Answer {
        match self {
            Kind::Count { .. } => Answer::Count(0),
            Kind::Values { .. } => Answer::Values(Vec::new()),
            Kind::Owner => Answer::Owner(None),
        }
    }

    /// Reads an answer, or says in the player's language what it should be. No answer at all means nothing.
    pub fn read(self, text: &str, seats: u8, lang: Lang) -> Result<Answer, String> {
        let text = text.trim();
        if text.is_empty() || text == "none" {
            return Ok(self.nothing());
        }
        match self {
            Kind::Count { most } => read_number(text, 0, most, lang).map(Answer::Count),
            Kind::Values { from, to, each } => read_values(text, from, to, each, lang),
            Kind::Owner => Ok(Answer::Owner(Some(read_seat(text, seats, lang)?))),
        }
    }
}

fn read_number(text: &str, from: u8, to: u8, lang: Lang) -> Result<u8, String> {
    match text.parse() {
        Ok(number) if (from..=to).contains(&number) => Ok(number),
        Ok(_) | Err(_) => {
            let values = [("text", text.into()), ("from", from.into()), ("to", to.into())];
            Err(say(lang, "pad-not-a-number", &values))
        }
    }
}

fn read_values(text: &str, from: u8, to: u8, each: u8, lang: Lang) -> Result<Answer, String> {
    let mut values: Vec<u8> = Vec::new();
    for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
        let value = read_number(word, from, to, lang)?;
        let before = values.iter().filter(|other| **other == value);
        if before.count() >= usize::from(each) {
            return Err(say(lang, "pad-too-often", &[("value", value.into()), ("each", each.into())]));
        }
        values.push(value);
    }
    values.sort_unstable();
    Ok(Answer::Values(values))
}

fn read_seat(text: &str, seats: u8, lang: Lang) -> Result<Seat, String> {
    match text.parse() {
        Ok(number) if number < seats => Ok(Seat::new(number)),
        Ok(_) | Err(_) => {
            let values = [("text", text.into()), ("last", (seats - 1).into())];
            Err(say(lang, "pad-not-a-seat", &values))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_is_missing_in_any_language() {
        crate::testing::check_texts(&WORDS, env!("CARGO_MANIFEST_DIR"), &[]);
    }

    #[test]
    fn answers_are_refused_in_the_player_s_language() {
        let check = |kind: Kind, text: &str, lang, expected: &str| {
            assert_eq!(kind.read(text, 2, lang).unwrap_err(), expected);
        };
        let count = Kind::Count { most: 6 };
        check(count, "7", Lang::En, "`7` is not a number from 0 to 6");
        check(count, "sept", Lang::Fr, "`sept` n’est pas un nombre de 0 à 6");
        check(count, "-1", Lang::Hu, "`-1` nem 0 és 6 közötti szám");
        check(
            Kind::Values { from: 1, to: 12, each: 1 },
            "3, 4 3",
            Lang::En,
            "3 appears too often here; the box has it once",
        );
        check(Kind::Owner, "2", Lang::En, "`2` is not a seat; seats are 0 to 1");
    }
}
