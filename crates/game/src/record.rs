//! The text form of a game: `key: value` headers, an empty line, one step a line. The only thing that is stored.

use std::fmt;

use crate::notation::quote;
use crate::rules::Step;
use crate::seat::Seat;

/// A game as text. Reading and writing round-trip exactly, unknown headers included.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    headers: Vec<(String, String)>,
    /// The steps in order.
    pub steps: Vec<RecordedStep>,
}

/// One line of the record's second half.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedStep {
    /// Who decided, or nobody for chance.
    pub actor: Option<Seat>,
    /// The notation of the action or the outcome.
    pub text: String,
}

/// The most headers of a record. Those of our own have some twenty.
const MOST_HEADERS: usize = 256;

impl Record {
    /// Reads a record, or says which line is broken and how.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let Some(body) = text.strip_suffix('\n') else {
            let line = text.split('\n').count();
            return Err(RecordError::new(
                line,
                "the last line does not end; the file may have been cut short",
            ));
        };
        let mut record = Record::default();
        let mut lines = body.split('\n').enumerate().map(|(index, line)| (index + 1, line));
        let mut headers_ended = false;
        for (number, line) in lines.by_ref() {
            if line.is_empty() {
                headers_ended = true;
                break;
            }
            let (key, value) = parse_header(line).map_err(|problem| RecordError::new(number, problem))?;
            if record.get(key).is_some() {
                return Err(RecordError::new(
                    number,
                    format!("the header `{key}` stands here a second time"),
                ));
            }
            if record.headers.len() == MOST_HEADERS {
                return Err(RecordError::new(number, format!("a record has at most {MOST_HEADERS} headers")));
            }
            record.headers.push((key.to_owned(), value.to_owned()));
        }
        if !headers_ended {
            let line = record.headers.len() + 1;
            return Err(RecordError::new(line, "the empty line between headers and steps is missing"));
        }
        for (number, line) in lines {
            record.steps.push(parse_step(line).map_err(|problem| RecordError::new(number, problem))?);
        }
        Ok(record)
    }

    /// All headers in their order.
    pub fn headers(&self) -> impl Iterator<Item = (&str, &str)> {
        self.headers.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// The value of a header.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    /// Sets a header, in its place if it is there already. A value is one line, so control characters become spaces;
    /// an empty value removes the header.
    pub fn set(&mut self, key: &str, value: &str) {
        debug_assert!(is_key(key), "`{key}` is not a header's name");
        let value = value.replace(char::is_control, " ").trim().to_owned();
        match self.headers.iter().position(|(known, _)| known == key) {
            _ if value.is_empty() => self.headers.retain(|(known, _)| known != key),
            Some(index) => self.headers[index].1 = value,
            None => self.headers.push((key.to_owned(), value)),
        }
    }

    /// The number of the line that step `index` stands on.
    pub fn line_of_step(&self, index: usize) -> usize {
        self.headers.len() + 2 + index
    }

    /// The number of the line that a header stands on, or of the first line if it is missing.
    pub fn line_of_header(&self, key: &str) -> usize {
        self.headers.iter().position(|(known, _)| known == key).map_or(1, |index| index + 1)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (key, value) in &self.headers {
            writeln!(f, "{key}: {value}")?;
        }
        writeln!(f)?;
        self.steps.iter().try_for_each(|step| writeln!(f, "{step}"))
    }
}

impl fmt::Display for RecordedStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.actor {
            Some(seat) => write!(f, "{seat}: {}", self.text),
            None => write!(f, "-: {}", self.text),
        }
    }
}

impl<A: fmt::Display, C: fmt::Display> From<&Step<A, C>> for RecordedStep {
    fn from(step: &Step<A, C>) -> RecordedStep {
        match step {
            Step::Action(seat, action) => RecordedStep { actor: Some(*seat), text: action.to_string() },
            Step::Chance(outcome) => RecordedStep { actor: None, text: outcome.to_string() },
        }
    }
}

/// A record that cannot be used: the line, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: String,
}

impl RecordError {
    /// Names a line and its problem.
    pub fn new(line: usize, problem: impl Into<String>) -> RecordError {
        RecordError { line, problem: problem.into() }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for RecordError {}

fn parse_header(line: &str) -> Result<(&str, &str), String> {
    let Some((key, value)) = line.split_once(": ") else {
        return Err(format!("{} is not a header; a header is `key: value`", quote(line)));
    };
    if !is_key(key) {
        return Err(format!("{} cannot name a header; use small letters, digits, - and _", quote(key)));
    }
    if value.is_empty() || value.trim() != value || value.contains(char::is_control) {
        return Err(format!(
            "the value of `{key}` is empty, or has blanks at its ends or control characters in it"
        ));
    }
    Ok((key, value))
}

fn parse_step(line: &str) -> Result<RecordedStep, String> {
    let shape = || {
        let line = quote(line);
        format!("{line} is not a step; a step is a seat's number or -, a colon, a blank and the notation")
    };
    let (actor, text) = line.split_once(": ").ok_or_else(shape)?;
    let actor = match actor.as_bytes() {
        b"-" => None,
        [digit @ b'0'..=b'9'] => Some(Seat::try_from(digit - b'0')?),
        _ => return Err(shape()),
    };
    if text.is_empty() || text.trim() != text || text.contains(char::is_control) {
        return Err(shape());
    }
    Ok(RecordedStep { actor, text: text.to_owned() })
}

fn is_key(key: &str) -> bool {
    let allowed = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-_".contains(&byte);
    !key.is_empty() && key.bytes().all(allowed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        assert_eq!(Record::parse(text).unwrap_err().to_string(), expected);
    }

    #[test]
    fn a_record_round_trips_exactly_with_unknown_headers() {
        let text = "game: x\nfavourite-colour: lapis: blue\n\n0: place b2\n-: temple3\n4: unload b\n";
        assert_eq!(Record::parse(text).unwrap().to_string(), text);
        assert_eq!(Record::parse("\n").unwrap(), Record::default());
    }

    #[test]
    fn a_broken_record_names_the_line() {
        check("", "line 1: the last line does not end; the file may have been cut short");
        check("game: x\n\n0: pla", "line 3: the last line does not end; the file may have been cut short");
        check("game: x\n", "line 2: the empty line between headers and steps is missing");
        check("game x\n\n", "line 1: `game x` is not a header; a header is `key: value`");
        check("Game: x\n\n", "line 1: `Game` cannot name a header; use small letters, digits, - and _");
        check(
            "game: x\r\n\r\n",
            "line 1: the value of `game` is empty, or has blanks at its ends or control characters in it",
        );
        check("a: 1\na: 2\n\n", "line 2: the header `a` stands here a second time");
        let shape = "a step is a seat's number or -, a colon, a blank and the notation";
        check("a: 1\n\nx: go\n", &format!("line 3: `x: go` is not a step; {shape}"));
        check("a: 1\n\n-: go\n\n", &format!("line 4: `` is not a step; {shape}"));
        check("a: 1\n\n7: go\n", "line 3: there is no seat 7; seats are 0 to 4");
    }

    /// Every header is compared with all before it, so the time to read them would grow with the square of their number.
    #[test]
    fn a_record_with_too_many_headers_is_refused() {
        let headers = |count: usize| (0..count).map(|n| format!("h{n}: x\n")).collect::<String>() + "\n";
        assert_eq!(Record::parse(&headers(256)).unwrap().to_string(), headers(256));
        check(&headers(257), "line 257: a record has at most 256 headers");
        check(&headers(60_000), "line 257: a record has at most 256 headers");
    }

    #[test]
    fn a_header_that_is_set_stays_one_line() {
        let mut record = Record::default();
        record.set("name", "two\nlines ");
        record.set("other", "1");
        record.set("name", "one");
        assert_eq!(record.to_string(), "name: one\nother: 1\n\n");
        record.set("name", "\n");
        assert_eq!(record.to_string(), "other: 1\n\n");
    }
}
