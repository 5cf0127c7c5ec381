//! `akhet bot-check`.

use std::io::Write;

use bots::arena::{Check, Checked, Contestant, Finding};
use game::Lang;

use crate::arguments::BotCheck;
use crate::failure::Failure;

/// Games against random from each seat.
const GAMES: u64 = 3;

pub(crate) fn run(arguments: &BotCheck, out: &mut impl Write) -> Result<(), Failure> {
    let Contestant::Program(command) = &arguments.program else {
        let sentence = format!("`{}` is one of our own; a program is written cmd:COMMAND", arguments.program);
        return Err(Failure::arguments(sentence));
    };
    let entry = arguments.game.unwrap_or(&catalog::GAMES[0]);
    writeln!(out, "Checking {} at {}.\n", arguments.program, (entry.say)("name", Lang::En))?;
    out.flush()?;
    let check = Check { command: command.clone(), limit: arguments.limit.limit, games: GAMES };
    let checked = (entry.check_bot)(&check).map_err(Failure::failed)?;
    print(&checked, out)?;
    if checked.is_right() {
        return Ok(());
    }
    Err(Failure::failed("the program would lose games in the arena by failing"))
}

fn print(checked: &Checked, out: &mut impl Write) -> Result<(), Failure> {
    for finding in &checked.findings {
        match finding {
            Finding::Right(sentence) => writeln!(out, "right   {sentence}")?,
            Finding::Remark(sentence) => writeln!(out, "remark  {sentence}")?,
            Finding::Wrong(sentence) => writeln!(out, "WRONG   {sentence}")?,
        }
    }
    if checked.is_right() {
        let name = checked.name.as_deref().unwrap_or_default().escape_debug();
        let (moves, time) = (checked.moves, checked.time_a_move.as_secs_f64() * 1000.0);
        writeln!(out, "\nAll is well with {name}: {moves} moves, {time:.2} ms each on average.")?;
    }
    Ok(())
}
