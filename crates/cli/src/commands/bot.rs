//! `akhet bot`.

use std::io::Write;

use catalog::Guest;

use crate::arguments::BotProgram;
use crate::failure::Failure;
use crate::lines::answer_lines;

pub(crate) fn run(arguments: &BotProgram, out: &mut impl Write) -> Result<(), Failure> {
    let mut guest = Guest::new(arguments.name, arguments.seed);
    answer_lines(out, |line| guest.answer(line.map_err(Failure::failed)?).map_err(Failure::failed))
}
