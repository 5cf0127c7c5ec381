//! Requests on standard input, one per line.

use std::io::{self, BufRead, Read, Write};

use crate::failure::Failure;

/// A longer line is not a request, and is not kept in memory.
const LONGEST_LINE: u64 = 16 * 1024 * 1024;

/// Writes the answer to each line, if it needs one, until the input ends. Instead of a line that is not text, `answer` is
/// given a sentence that says so.
pub(crate) fn answer_lines(
    out: &mut impl Write,
    mut answer: impl FnMut(Result<&str, &str>) -> Result<Option<String>, Failure>,
) -> Result<(), Failure> {
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        let length = read.map_err(|error| unreadable(&error))?;
        if length == 0 {
            return Ok(());
        }
        let is_cut = length as u64 == LONGEST_LINE && line.last() != Some(&b'\n');
        let reply = match std::str::from_utf8(&line) {
            _ if is_cut => {
                input.skip_until(b'\n').map_err(|error| unreadable(&error))?;
                answer(Err("the line is longer than 16 MiB"))
            }
            Ok(text) => answer(Ok(text.trim_end_matches(['\n', '\r']))),
            Err(_) => answer(Err("the line is not UTF-8")),
        };
        if let Some(reply) = reply? {
            writeln!(out, "{reply}")?;
            out.flush()?;
        }
    }
}

fn unreadable(error: &io::Error) -> Failure {
    Failure::failed(format!("the input cannot be read: {error}"))
}
