//! Who can play in the arena.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::Arc;

use game::Seat;
use serde_json::Value;

use crate::bot::{Bot, UnknownBot};

/// Somebody who plays in the arena.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Contestant {
    /// One of our own players.
    Own(Bot),
    /// A program that speaks the bot protocol.
    Program(CommandLine),
    /// Somebody in this process.
    Caller(Caller),
}

/// Answers with an action, or with nothing to stop the contest.
type Choose = dyn Fn(&Asked) -> Option<String> + Send + Sync;

/// Somebody in this process who is asked what to do.
#[derive(Clone)]
pub struct Caller {
    name: String,
    choose: Arc<Choose>,
}

/// What somebody in this process is asked: what its seat knows, and nothing else that it could not see.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    /// Which seat decides.
    pub seat: Seat,
    /// How many there are.
    pub seats: u8,
    /// What it may know.
    pub view: Value,
    /// The same as numbers, as [`game::observe()`] writes them.
    pub observation: Vec<u8>,
    /// The legal actions.
    pub legal: Vec<String>,
    /// Their places among all, as [`game::legal_numbers`] has them.
    pub numbers: Vec<Option<usize>>,
    /// A number of its own for this seat in this game, from which its choices may follow.
    pub seed: u64,
}

impl Caller {
    /// Somebody with a name, asked by a function that answers with an action, or with nothing to stop the contest.
    pub fn new(
        name: impl Into<String>,
        choose: impl Fn(&Asked) -> Option<String> + Send + Sync + 'static,
    ) -> Caller {
        Caller { name: name.into(), choose: Arc::new(choose) }
    }

    pub(super) fn choose(&self, asked: &Asked) -> Option<String> {
        (self.choose)(asked)
    }
}

impl PartialEq for Caller {
    fn eq(&self, other: &Caller) -> bool {
        self.name == other.name && Arc::ptr_eq(&self.choose, &other.choose)
    }
}

impl Eq for Caller {}

impl Hash for Caller {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

impl fmt::Debug for Caller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Caller").field(&self.name).finish()
    }
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
            Contestant::Caller(caller) => f.write_str(&caller.name),
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
