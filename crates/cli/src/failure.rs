//! Why a command failed.

use std::fmt;
use std::io;
use std::process::ExitCode;

use game::notation::visible;

/// Why a command stopped, as a sentence for standard error and an exit code.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The arguments cannot be carried out: exit code 2, as for those that clap refuses.
    Arguments(String),
    /// Something went wrong on the way: exit code 1.
    Failed(String),
    /// Nothing is wrong, but not everything that was asked for could be found out; the output says why: exit code 3.
    Unknown,
    /// Nobody reads the output any more, which is nothing to complain about: exit code 0.
    ReaderGone,
}

impl Failure {
    pub(crate) fn arguments(problem: impl fmt::Display) -> Failure {
        Failure::Arguments(problem.to_string())
    }

    pub(crate) fn failed(problem: impl fmt::Display) -> Failure {
        Failure::Failed(problem.to_string())
    }

    /// Says what is wrong on standard error and gives the exit code.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Failure::Arguments(sentence) => {
                eprintln!("error: {}", visible(&sentence));
                ExitCode::from(2)
            }
            Failure::Failed(sentence) => {
                eprintln!("error: {}", visible(&sentence));
                ExitCode::FAILURE
            }
            Failure::Unknown => ExitCode::from(3),
            Failure::ReaderGone => ExitCode::SUCCESS,
        }
    }
}

/// Errors of writing to standard output; files have errors that name them.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::ReaderGone,
            _ => Failure::Failed(format!("the output cannot be written: {error}")),
        }
    }
}
