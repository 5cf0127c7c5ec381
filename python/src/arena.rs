//! Contests between built-in players and players written in Python.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::arena::{Arena, Asked, Caller, Contestant, Deals, Meetings};
use catalog::Entry;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};

use crate::convert::{number, to_python};
use crate::decision::Decision;
use crate::games::{choose, entry};
use crate::guard::{guard, interruptible, lock, refuse};

/// The most games of a pairing and the most threads: what nobody waits for, and what no machine has.
const MOST_GAMES: i64 = 100_000_000;
const MOST_THREADS: i64 = 256;
/// How long a program may take for an answer.
const LIMIT: Duration = Duration::from_secs(10);

/// Play a contest: everybody meets everybody, and each deal is played with every seating, so that luck and the first move cancel
/// out as far as possible.
///
/// A player is the name of a built-in one (`players()` lists them), `cmd:` with a program that speaks the bot protocol, a
/// function that takes a `Decision` and returns one of its legal actions, as text or by its number, or a pair of a name and such
/// a function. `games` is for each pairing, rounded up to whole deals. The same `seed` gives the same games, whatever the number
/// of `threads`, as far as the players choose the same.
///
/// What is returned has `games`, and a list of `contestants` with their `share` of the win and its 95 % interval, `low` to
/// `high`, their `elo` in the same form, `faults` and `reasons`; and a list `versus` of every two that met. An exception of a
/// player ends the contest and is raised; a player that chooses what is not legal loses that game.
#[pyfunction]
#[pyo3(signature = (game, players, games = 100, *, options = None, seed = None, threads = 1, paired = true, gauntlet = false))]
#[expect(
    clippy::too_many_arguments,
    clippy::needless_pass_by_value,
    reason = "Python names them and hands them over"
)]
pub(crate) fn arena<'py>(
    py: Python<'py>,
    game: &str,
    players: Vec<Bound<'py, PyAny>>,
    games: i64,
    options: Option<&Bound<'py, PyAny>>,
    seed: Option<u64>,
    threads: i64,
    paired: bool,
    gauntlet: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let entry = entry(game)?;
    let chosen = choose(entry, options)?;
    if !(1..=MOST_GAMES).contains(&games) {
        return Err(refuse(format!("a pairing plays 1 to {MOST_GAMES} games, not {games}")));
    }
    if !(1..=MOST_THREADS).contains(&threads) {
        return Err(refuse(format!("a contest runs on 1 to {MOST_THREADS} threads, not {threads}")));
    }
    let house = Arc::new(House::default());
    let contestants = players.iter().map(|player| contestant(entry, player, &house));
    let arena = Arena {
        chosen,
        contestants: contestants.collect::<PyResult<Vec<Contestant>>>()?,
        meetings: if gauntlet { Meetings::Gauntlet } else { Meetings::RoundRobin },
        deals: if paired { Deals::Paired } else { Deals::Unpaired },
        games: games as u64,
        sprt: None,
        seed: number(py, seed)?,
        limit: LIMIT,
        threads: threads as usize,
        folder: None,
        progress: &|_| (),
        stopped: &house.stopped,
    };
    let stop = || house.stopped.store(true, Ordering::Relaxed);
    let played = interruptible(py, stop, || (entry.arena)(&arena))?;
    if let Some(error) = lock(&house.raised).take() {
        return Err(error);
    }
    let standings = played.map_err(refuse)?;
    let told = guard(|| serde_json::to_value(&standings))?.map_err(refuse)?;
    to_python(py, &told)
}

/// What all players of a contest share.
#[derive(Default)]
struct House {
    stopped: AtomicBool,
    /// The first exception.
    raised: Mutex<Option<PyErr>>,
}

fn contestant(entry: &'static Entry, player: &Bound<'_, PyAny>, house: &Arc<House>) -> PyResult<Contestant> {
    if let Ok(name) = player.cast::<PyString>() {
        let name = name.extract::<String>()?;
        return name.parse().map_err(|error: bots::arena::BadContestant| refuse(error));
    }
    let (name, function) = match player.cast::<PyTuple>() {
        Ok(pair) if pair.len() == 2 => (pair.get_item(0)?.str()?.extract()?, pair.get_item(1)?),
        Ok(_) | Err(_) => (name_of(player)?, player.clone()),
    };
    if !function.is_callable() {
        return Err(PyTypeError::new_err(
            "a player is the name of a built-in one, a function, or a pair of a name and a function",
        ));
    }
    let (function, house) = (function.unbind(), Arc::clone(house));
    Ok(Contestant::Caller(Caller::new(name, move |asked| answer(entry, &function, asked, &house))))
}

fn name_of(player: &Bound<'_, PyAny>) -> PyResult<String> {
    let name = player.getattr("__name__").or_else(|_| player.get_type().name().map(Bound::into_any))?;
    name.str()?.extract()
}

/// The answer of a player, or nothing if it raised an exception, which ends the contest.
fn answer(entry: &'static Entry, function: &Py<PyAny>, asked: &Asked, house: &House) -> Option<String> {
    let answered = catch_unwind(AssertUnwindSafe(|| Python::attach(|py| ask(py, entry, function, asked))));
    match answered {
        Ok(Ok(action)) => Some(action),
        Ok(Err(error)) => {
            // Threads that come later keep what the first one has to say.
            lock(&house.raised).get_or_insert(error);
            house.stopped.store(true, Ordering::Relaxed);
            None
        }
        Err(_) => {
            house.stopped.store(true, Ordering::Relaxed);
            None
        }
    }
}

fn ask(py: Python<'_>, entry: &'static Entry, function: &Py<PyAny>, asked: &Asked) -> PyResult<String> {
    let decision = Bound::new(py, Decision::new(asked.clone(), entry.id, entry.places.0))?;
    let answer = function.bind(py).call1((decision,))?;
    if let Ok(text) = answer.cast::<PyString>() {
        return text.extract();
    }
    let Ok(number) = answer.extract::<i64>() else {
        let kind = answer.get_type().name()?;
        return Err(PyTypeError::new_err(format!(
            "a player answers with a text or a number, not with a {kind}"
        )));
    };
    let index = usize::try_from(number).ok();
    let rank = index.and_then(|number| asked.numbers.iter().position(|other| *other == Some(number)));
    // A number that is not legal loses the game, like a text that is not.
    Ok(rank.map_or_else(|| number.to_string(), |rank| asked.legal[rank].clone()))
}
