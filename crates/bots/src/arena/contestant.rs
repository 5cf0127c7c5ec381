//! Who can play in the arena.

use std::fmt;
use std::str::FromStr;

use crate::bot::{Bot, UnknownBot};

/// Somebody who plays in the arena.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Contestant {
    /// One of our own players.
    Own(Bot),
    /// A program that speaks the bot protocol.
    Program(CommandLine),
}

/// A program with its arguments, as they were written.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CommandLine {
    text: String,
    program: String,
    arguments: Vec<String>,
}

impl CommandLine {
    /// What is started.
    pub fn program(&self) -> &str {
        &self.program
    }

    /// What it is given.
    pub fn arguments(&self) -> &[String] {
        &self.arguments
    }
}

impl FromStr for CommandLine {
    type Err = BadContestant;

    /// Words are separated by spaces; quotes and backslashes work as in a shell. No shell is started.
    fn from_str(text: &str) -> Result<CommandLine, BadContestant> {
        let bad = || BadContestant::Command(text.to_owned());
        let mut words = shlex::split(text).ok_or_else(bad)?.into_iter();
        let program = words.next().filter(|word| !word.is_empty()).ok_or_else(bad)?;
        Ok(CommandLine { text: text.to_owned(), program, arguments: words.collect() })
    }
}

impl fmt::Display for CommandLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for Contestant {
    type Err = BadContestant;

    fn from_str(text: &str) -> Result<Contestant, BadContestant> {
        match text.strip_prefix("cmd:") {
            Some(command) => command.parse().map(Contestant::Program),
            None => text.parse().map(Contestant::Own).map_err(BadContestant::Bot),
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Own(bot) => bot.fmt(f),
            Contestant::Program(command) => write!(f, "cmd:{command}"),
        }
    }
}

/// A text that names nobody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadContestant {
    /// It is not one of our players.
    Bot(UnknownBot),
    /// It is not a command.
    Command(String),
}

impl fmt::Display for BadContestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadContestant::Bot(unknown) => write!(f, "{unknown}, and programs of your own as cmd:COMMAND"),
            BadContestant::Command(text) => write!(
                f,
                "`cmd:{text}` names no program; it is written cmd:COMMAND ARGUMENTS, with every quote closed"
            ),
        }
    }
}

impl std::error::Error for BadContestant {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contestants_are_read_as_they_are_written() {
        for text in ["greedy", "uct:20", "cmd:python3 bot.py", "cmd:'/a b/c' --name \"x y\""] {
            assert_eq!(text.parse::<Contestant>().unwrap().to_string(), text);
        }
        let Ok(Contestant::Program(command)) = "cmd:'/a b/c' --name \"x y\"".parse() else { panic!() };
        assert_eq!(
            (command.program(), command.arguments()),
            ("/a b/c", &["--name".into(), "x y".into()][..])
        );
    }

    #[test]
    fn what_names_nobody_is_refused_with_what_is_allowed() {
        for (text, sentence) in [
            ("clever", "there is no computer player `clever`"),
            ("clever", "cmd:COMMAND"),
            ("cmd:", "`cmd:` names no program"),
            ("cmd:'a", "with every quote closed"),
        ] {
            let error = text.parse::<Contestant>().unwrap_err().to_string();
            assert!(error.contains(sentence), "{error}");
        }
    }
}
