//! A dump as text: records one after the other, each with an empty line after it. Whoever has written one may mean harm, so
//! nothing is taken in that is longer than it can be.

use std::io::{BufRead, Read};

use game::{Record, RecordError};

/// The longest line, in bytes: that of an edition has some ten thousand.
const LONGEST_LINE: u64 = 512 * 1024;

/// The most lines of a record. Long games have some thousand.
const MOST_LINES: usize = 100_000;

/// The longest record, in bytes.
const LONGEST: usize = 4 * 1024 * 1024;

/// A record of a dump, and where it stands.
#[derive(Debug)]
pub(super) struct Block {
    pub(super) record: Record,
    /// How many lines come before it.
    before: usize,
}

impl Block {
    /// What is wrong with it, with the line of the whole text.
    pub(super) fn wrong(&self, error: &RecordError) -> String {
        told(self.before + error.line, &error.problem)
    }

    /// The same of one of its headers.
    pub(super) fn wrong_header(&self, key: &str, problem: &str) -> String {
        told(self.before + self.record.line_of_header(key), problem)
    }
}

fn told(line: usize, problem: &str) -> String {
    format!("line {line}: {problem}")
}

/// Reads record after record.
pub(super) struct Blocks<R> {
    lines: R,
    read: usize,
}

impl<R: BufRead> Blocks<R> {
    pub(super) fn new(lines: R) -> Blocks<R> {
        Blocks { lines, read: 0 }
    }

    /// The next record; `None` at the end of the text.
    pub(super) fn next(&mut self) -> Result<Option<Block>, String> {
        let before = self.read;
        let (mut text, mut empty_lines) = (String::new(), 0);
        while empty_lines < 2 {
            let Some(line) = self.line()? else {
                return if text.is_empty() {
                    Ok(None)
                } else {
                    Err(told(self.read + 1, "it ends in the middle of a record; it may have been cut short"))
                };
            };
            if line.is_empty() {
                empty_lines += 1;
            }
            if empty_lines < 2 {
                text += &line;
                text.push('\n');
            }
            if text.len() > LONGEST || self.read - before > MOST_LINES {
                return Err(told(self.read, "no record is so long"));
            }
        }
        let record = Record::parse(&text).map_err(|error| told(before + error.line, &error.problem))?;
        if record.headers().next().is_none() {
            return Err(told(before + 1, "a record begins with headers"));
        }
        Ok(Some(Block { record, before }))
    }

    /// The next line; `None` at the end. The last one ends as well, or the text was cut short.
    fn line(&mut self) -> Result<Option<String>, String> {
        let number = self.read + 1;
        let mut line = Vec::new();
        let read = (&mut self.lines).take(LONGEST_LINE).read_until(b'\n', &mut line);
        read.map_err(|error| told(number, &format!("it cannot be unpacked: {error}")))?;
        if line.is_empty() {
            return Ok(None);
        }
        if line.pop() != Some(b'\n') {
            return Err(told(number, "it does not end; it may have been cut short, or is no dump"));
        }
        self.read = number;
        String::from_utf8(line).map(Some).map_err(|_| told(number, "it is not a text"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &[u8]) -> Result<Vec<Record>, String> {
        let mut blocks = Blocks::new(text);
        let mut all = Vec::new();
        while let Some(block) = blocks.next()? {
            all.push(block.record);
        }
        Ok(all)
    }

    #[test]
    fn records_follow_each_other_and_a_problem_names_its_line() {
        let records = read(b"a: 1\n\n\nb: 2\n\n0: go\n-: red\n\nend: 1\n\n\n").unwrap();
        assert_eq!(records.iter().map(|record| record.steps.len()).collect::<Vec<_>>(), [0, 2, 0]);
        assert_eq!(records[1].get("b"), Some("2"));
        for (text, problem) in [
            (&b"a: 1\n\n\nb: 2\n\n0: go\n"[..], "line 7: it ends in the middle of a record"),
            (b"a: 1\n\n\nb: 2\n\n0: g", "line 6: it does not end"),
            (b"a: 1\n\n\nb 2\n\n\n", "line 4: `b 2` is not a header"),
            (b"a: 1\n\n\n\n\n", "line 4: a record begins with headers"),
            (b"a: \xff\n\n\n", "line 1: it is not a text"),
        ] {
            let refused = read(text).unwrap_err();
            assert!(refused.starts_with(problem), "{refused}");
        }
    }

    #[test]
    fn what_is_longer_than_anything_can_be_is_refused_before_it_is_held() {
        let line = read(&vec![b'a'; 3 * LONGEST_LINE as usize]).unwrap_err();
        assert!(line.starts_with("line 1: it does not end"), "{line}");
        let many = "a: 1\n\n".to_owned() + &"0: go\n".repeat(MOST_LINES + 1);
        assert!(read(many.as_bytes()).unwrap_err().contains("no record is so long"));
    }
}
