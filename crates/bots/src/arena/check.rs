//! Finds out what is wrong with a program, for its author.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use game::{Chosen, Evaluate, OptionsError, Pending, Seat, Viewer, settle};
use serde_json::Value;

use super::chair::House;
use super::contestant::{CommandLine, Contestant};
use super::fault::{Fault, Kind};
use super::play::{Ended, Sources, play};
use super::program::{Program, Silence};
use super::protocol;
use crate::bot::Bot;

/// What to check.
pub struct Check {
    /// The program.
    pub command: CommandLine,
    /// How long it may take to answer.
    pub limit: Duration,
    /// How many games it plays against random from each seat.
    pub games: u64,
}

/// What was found.
#[derive(Clone, PartialEq, Debug)]
pub struct Checked {
    /// What the program calls itself, if it got that far.
    pub name: Option<String>,
    /// Everything that was tried, in order.
    pub findings: Vec<Finding>,
    /// How many decisions it made.
    pub moves: u64,
    /// The average time for one.
    pub time_a_move: Duration,
}

/// One thing that was tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// It is as it should be.
    Right(String),
    /// It loses no game, but is worth knowing.
    Remark(String),
    /// It loses games.
    Wrong(String),
}

/// Where luck and the choices of programs come from.
const SEED: u64 = 1;

/// How long to wait for a line that nobody asked for.
const OVERHEARD: Duration = Duration::from_millis(100);

impl Checked {
    /// Whether nothing is wrong.
    pub fn is_right(&self) -> bool {
        !self.findings.iter().any(|finding| matches!(finding, Finding::Wrong(_)))
    }

    fn try_out(&mut self, right: &str, tried: Result<(), Fault>) -> bool {
        let is_right = tried.is_ok();
        self.findings.push(match tried {
            Ok(()) => Finding::Right(right.to_owned()),
            Err(fault) => Finding::Wrong(explain(&fault)),
        });
        is_right
    }
}

impl Check {
    /// Starts the program again and again and tries everything that happens in an arena.
    pub fn run<G: Evaluate>(&self) -> Result<Checked, OptionsError> {
        let chosen = Chosen::parse(G::OPTIONS, "")?;
        let mut checked = Checked { name: None, findings: Vec::new(), moves: 0, time_a_move: Duration::ZERO };
        let greeted = self.greet::<G>(&chosen, &mut checked.name);
        if !checked.try_out("It starts and answers hello.", greeted) {
            return Ok(checked);
        }
        let asked = self.ask_once::<G>(&chosen)?;
        if !checked.try_out("It answers choose with a legal action, and prints nothing else.", asked) {
            return Ok(checked);
        }
        let extended = self.greet_with_more::<G>(&chosen);
        checked.try_out("It passes over fields that it does not know.", extended);
        self.play_games::<G>(&chosen, self.games, &mut checked)?;
        for other in other_options::<G>() {
            self.play_games::<G>(&Chosen::parse(G::OPTIONS, &other)?, 1, &mut checked)?;
        }
        checked.findings.push(self.say_goodbye::<G>(&chosen));
        Ok(checked)
    }

    fn greet<G: Evaluate>(&self, chosen: &Chosen, name: &mut Option<String>) -> Result<(), Fault> {
        let program = Program::start(&self.command, self.limit, SEED)?;
        *name = Some(protocol::read_name(&ask(&program, &hello::<G>(chosen))?)?);
        program.overhear(OVERHEARD).map_or(Ok(()), Err)
    }

    /// Later versions of the protocol may say more.
    fn greet_with_more<G: Evaluate>(&self, chosen: &Chosen) -> Result<(), Fault> {
        let program = Program::start(&self.command, self.limit, SEED)?;
        let mut hello = hello::<G>(chosen);
        hello["hello"]["later"] = Value::from("a field of a later version");
        protocol::read_name(&ask(&program, &hello)?).map(drop).map_err(|fault| {
            Fault::new(fault.kind, format!("{}, once hello had a field that it does not know", fault.reason))
        })
    }

    fn ask_once<G: Evaluate>(&self, chosen: &Chosen) -> Result<Result<(), Fault>, OptionsError> {
        let mut state = G::new(&G::options(chosen)?);
        let sources = Sources { seed: SEED, deal: 0, place: [0, 0] };
        let Some((seat, legal)) = first_decision(&mut state, &sources) else { return Ok(Ok(())) };
        let ask_once = || {
            let program = Program::start(&self.command, self.limit, SEED)?;
            protocol::read_name(&ask(
                &program,
                &protocol::hello::<G>(&chosen.to_string(), seat, state.seats()),
            )?)?;
            let request = protocol::choose::<G>(&state.view(Viewer::Seat(seat)), &legal);
            let chose = protocol::read_choice(&ask(&program, &request)?)?;
            protocol::read_action::<G>(&chose.action, &legal)?;
            program.overhear(OVERHEARD).map_or(Ok(()), Err)
        };
        Ok(ask_once())
    }

    /// Some games against random from each seat.
    fn play_games<G: Evaluate>(
        &self,
        chosen: &Chosen,
        games: u64,
        checked: &mut Checked,
    ) -> Result<(), OptionsError> {
        let start = G::new(&G::options(chosen)?);
        let (own, random) = (Contestant::Program(self.command.clone()), Contestant::Own(Bot::Random));
        let (options, stopped) = (chosen.to_string(), AtomicBool::new(false));
        let house = House { options: &options, seats: start.seats(), limit: self.limit, stopped: &stopped };
        for deal in 0..games {
            for seat in Seat::all(start.seats()) {
                let seated: Vec<&Contestant> = Seat::all(start.seats())
                    .map(|other| if other == seat { &own } else { &random })
                    .collect();
                let sources = Sources { seed: SEED, deal, place: [0, u64::from(seat.number())] };
                let Ok(ending) = play(start.clone(), &seated, house, &sources) else { return Ok(()) };
                let effort = ending.efforts[seat.index()];
                let spent = checked.time_a_move.as_nanos() as u64 * checked.moves + effort.nanoseconds;
                checked.moves += effort.moves;
                checked.time_a_move = Duration::from_nanos(spent / checked.moves.max(1));
                if let Ended::Fault { fault, .. } = ending.ended {
                    let place =
                        format!("in seat {seat} with the options {options}, after {} moves", effort.moves);
                    let problem = Fault::new(fault.kind, format!("{} ({place})", fault.reason));
                    checked.try_out("", Err(problem));
                    return Ok(());
                }
            }
        }
        let count = games * u64::from(start.seats());
        checked.try_out(&format!("It plays {count} games with the options {options} to their end."), Ok(()));
        Ok(())
    }

    fn say_goodbye<G: Evaluate>(&self, chosen: &Chosen) -> Finding {
        let start = Instant::now();
        let left = Program::start(&self.command, self.limit, SEED).and_then(|program| {
            ask(&program, &hello::<G>(chosen))?;
            Ok(program.leave())
        });
        match left {
            Ok(true) => Finding::Right("It ends when its input ends.".to_owned()),
            Ok(false) => Finding::Remark(format!(
                "It was still running half a second after its input had ended, and was killed ({:.1} s in all). Reading \
                 until the end of the input and then ending would save that time after every game.",
                start.elapsed().as_secs_f64()
            )),
            Err(fault) => Finding::Wrong(explain(&fault)),
        }
    }
}

fn hello<G: Evaluate>(chosen: &Chosen) -> Value {
    let seats = G::options(chosen).map_or(*G::SEATS.start(), |options| G::new(&options).seats());
    protocol::hello::<G>(&chosen.to_string(), Seat::new(0), seats)
}

fn ask(program: &Program, message: &Value) -> Result<String, Fault> {
    program.ask(message, &AtomicBool::new(false)).map_err(|silence| match silence {
        Silence::Fault(fault) => fault,
        Silence::Stopped => unreachable!("nobody asks a check to stop"),
    })
}

fn first_decision<G: Evaluate>(state: &mut G, sources: &Sources) -> Option<(Seat, G::Legal)> {
    let mut draws = 0;
    loop {
        match settle(state, &mut ()) {
            Pending::Decision(seat, legal) => return Some((seat, legal)),
            Pending::Chance => {
                let outcome = state.sample_chance(&mut sources.draw(draws));
                state.resolve(outcome, &mut ());
                draws += 1;
            }
            Pending::Over => return None,
        }
    }
}

/// Each option in turn with its last value, where that goes together with the other defaults.
fn other_options<G: Evaluate>() -> Vec<String> {
    let last = |spec: &game::OptionSpec| Some(format!("{}={}", spec.key, spec.values.last()?));
    let goes =
        |text: &String| Chosen::parse(G::OPTIONS, text).is_ok_and(|chosen| G::options(&chosen).is_ok());
    G::OPTIONS.iter().filter_map(last).filter(goes).collect()
}

/// A whole sentence, with what to do about it.
fn explain(fault: &Fault) -> String {
    let advice = match fault.kind {
        Kind::Crashed => {
            "Run it by hand and type what docs/bots.md shows to see what it says on standard error."
        }
        Kind::Late => {
            "Answer sooner, and flush the output after every line: many languages keep it back when it goes into a pipe."
        }
        Kind::Garbled => {
            "Print one JSON object for each hello and each choose, and nothing else: remarks go to standard error."
        }
        Kind::Illegal => "Answer with one of the texts of `legal`, letter by letter.",
    };
    format!("It {}. {advice}", fault.reason)
}
