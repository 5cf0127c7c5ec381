//! `akhet engine`.

use std::io::{self, BufRead, Read, Write};

use catalog::Engine;
use serde_json::json;

use crate::failure::Failure;

/// A line longer than this is no request, and is not kept in memory.
const LONGEST_LINE: u64 = 16 * 1024 * 1024;

pub(crate) fn run(out: &mut impl Write) -> Result<(), Failure> {
    let mut engine = Engine::default();
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        let length = read.map_err(|error| Failure::failed(format!("the input cannot be read: {error}")))?;
        if length == 0 {
            return Ok(());
        }
        let is_cut = length as u64 == LONGEST_LINE && line.last() != Some(&b'\n');
        let reply = match std::str::from_utf8(&line) {
            _ if is_cut => {
                skip_line(&mut input)?;
                refusal("the line is longer than 16 MiB")
            }
            Ok(text) => engine.answer(text.trim_end_matches(['\n', '\r'])),
            Err(_) => refusal("the line is not UTF-8"),
        };
        writeln!(out, "{reply}")?;
        out.flush()?;
    }
}

fn refusal(sentence: &str) -> String {
    json!({ "error": sentence }).to_string()
}

fn skip_line(input: &mut impl BufRead) -> Result<(), Failure> {
    let skipped = input.skip_until(b'\n');
    skipped.map(drop).map_err(|error| Failure::failed(format!("the input cannot be read: {error}")))
}
