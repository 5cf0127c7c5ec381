//! `akhet engine`.

use std::io::Write;

use catalog::Engine;
use serde_json::json;

use crate::failure::Failure;
use crate::lines::answer_lines;

pub(crate) fn run(out: &mut impl Write) -> Result<(), Failure> {
    let mut engine = Engine::default();
    answer_lines(out, |line| {
        let reply = line.map(|text| engine.answer(text));
        Ok(Some(reply.unwrap_or_else(|sentence| json!({ "error": sentence }).to_string())))
    })
}
