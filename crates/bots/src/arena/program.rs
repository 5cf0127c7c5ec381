//! A program that plays: it is started for one game, asked line by line, and never waited for beyond its limit.

use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::contestant::CommandLine;
use super::fault::{Fault, Kind};
use super::protocol::{SEED, quote};

/// A longer line is not an answer, and is not kept in memory.
const LONGEST_LINE: u64 = 1024 * 1024;

/// A program that prints more lines than this before they are read has to wait.
const LINES_AHEAD: usize = 16;

/// How long a program may take to exit after the end of the game.
const FAREWELL: Duration = Duration::from_millis(500);

/// How soon a request to stop is noticed while a program thinks.
const BETWEEN_LOOKS: Duration = Duration::from_millis(50);

/// A program that is running. Dropping it ends it.
pub(super) struct Program {
    /// `None` once another thread waits for its end.
    child: Option<Child>,
    /// Gone once its input is closed.
    requests: Option<Sender<String>>,
    answers: Receiver<Line>,
    limit: Duration,
}

/// What the reading thread found.
enum Line {
    Text(String),
    TooLong,
    NotText,
}

/// Why there is no answer.
pub(super) enum Silence {
    /// The program is to blame.
    Fault(Fault),
    /// Somebody wants everything to stop.
    Stopped,
}

impl From<Fault> for Silence {
    fn from(fault: Fault) -> Silence {
        Silence::Fault(fault)
    }
}

impl Program {
    /// Starts it and discards its standard error.
    pub(super) fn start(command: &CommandLine, limit: Duration, seed: u64) -> Result<Program, Fault> {
        let mut started = Command::new(command.program());
        started.args(command.arguments()).env(SEED, seed.to_string());
        started.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        // Whatever it starts belongs to its process group, and is killed with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut started, 0);
        let mut child = started
            .spawn()
            .map_err(|error| Fault::new(Kind::Crashed, format!("could not be started: {error}")))?;
        let input = child.stdin.take().expect("the input was piped");
        let output = child.stdout.take().expect("the output was piped");
        // Both ends have threads of their own, since a program that neither reads nor writes blocks the thread that waits for it.
        let (requests, outgoing) = channel::<String>();
        let (incoming, answers) = sync_channel(LINES_AHEAD);
        thread::spawn(move || write_lines(input, &outgoing));
        thread::spawn(move || read_lines(output, &incoming));
        Ok(Program { child: Some(child), requests: Some(requests), answers, limit })
    }

    /// Sends a line that needs no answer.
    pub(super) fn tell(&self, message: &Value) {
        if let Some(requests) = &self.requests {
            // That a program is gone is noticed at the next question.
            let _ = requests.send(format!("{message}\n"));
        }
    }

    /// Sends a line and waits for its answer, as long as the limit allows.
    pub(super) fn ask(&self, message: &Value, stopped: &AtomicBool) -> Result<String, Silence> {
        match self.answers.try_recv() {
            Ok(line) => return Err(unasked(&line).into()),
            Err(TryRecvError::Disconnected) => return Err(ended().into()),
            Err(TryRecvError::Empty) => self.tell(message),
        }
        let start = Instant::now();
        loop {
            let left = self.limit.saturating_sub(start.elapsed());
            match self.answers.recv_timeout(left.min(BETWEEN_LOOKS)) {
                Ok(line) => return Ok(read(line)?),
                Err(RecvTimeoutError::Disconnected) => return Err(ended().into()),
                Err(RecvTimeoutError::Timeout) if stopped.load(Ordering::Relaxed) => {
                    return Err(Silence::Stopped);
                }
                Err(RecvTimeoutError::Timeout) if start.elapsed() >= self.limit => {
                    return Err(self.late().into());
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// Waits a little for what nobody asked for.
    pub(super) fn overhear(&self, time: Duration) -> Option<Fault> {
        self.answers.recv_timeout(time).ok().map(|line| unasked(&line))
    }

    /// Closes its input and says whether it exited by itself in good time.
    pub(super) fn leave(mut self) -> bool {
        self.requests = None;
        let start = Instant::now();
        loop {
            match self.answers.recv_timeout(FAREWELL.saturating_sub(start.elapsed())) {
                // Whatever it still has to say does not matter.
                Ok(_) => {}
                Err(RecvTimeoutError::Disconnected) => return true,
                Err(RecvTimeoutError::Timeout) => return false,
            }
        }
    }

    fn late(&self) -> Fault {
        let seconds = self.limit.as_secs_f64();
        Fault::new(Kind::Late, format!("did not answer within {seconds} s"))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            end(&mut child);
            // It is gone, or will be as soon as the system gets to it; nobody has to wait for that.
            thread::spawn(move || child.wait());
        }
    }
}

#[cfg(unix)]
fn end(child: &mut Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    // If nothing is left to kill, that is just as good.
    let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
}

#[cfg(not(unix))]
fn end(child: &mut Child) {
    // If nothing is left to kill, that is just as good.
    let _ = child.kill();
}

fn write_lines(mut input: impl Write, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(output: impl Read, lines: &SyncSender<Line>) {
    let mut output = BufReader::new(output);
    loop {
        let mut bytes = Vec::new();
        let read = output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes);
        let is_whole = bytes.last() == Some(&b'\n');
        let line = match read {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(_) | Ok(0) => return,
            Ok(length) if length as u64 == LONGEST_LINE && !is_whole => Line::TooLong,
            Ok(_) => String::from_utf8(bytes).map_or(Line::NotText, Line::Text),
        };
        if lines.send(line).is_err() {
            return;
        }
    }
}

fn ended() -> Fault {
    Fault::new(Kind::Crashed, "ended, or closed its output, in the middle of the game")
}

fn read(line: Line) -> Result<String, Fault> {
    match line {
        Line::Text(text) => Ok(text.trim_end_matches(['\n', '\r']).to_owned()),
        Line::TooLong => Err(Fault::new(Kind::Garbled, "printed a line that is longer than 1 MiB")),
        Line::NotText => Err(Fault::new(Kind::Garbled, "printed a line that is not UTF-8")),
    }
}

fn unasked(line: &Line) -> Fault {
    let said = match line {
        Line::Text(text) => quote(text.trim_end_matches(['\n', '\r'])),
        Line::TooLong => "a line that is longer than 1 MiB".to_owned(),
        Line::NotText => "a line that is not UTF-8".to_owned(),
    };
    Fault::new(Kind::Garbled, format!("printed {said}, but nobody had asked for anything"))
}
