//! What can be played, and by whom.

use bots::Bot;
use catalog::{Entry, GAMES, find};
use game::Lang;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::convert::{lang, options};
use crate::guard::{guard, refuse};

/// The names of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    GAMES.iter().map(|entry| entry.id).collect()
}

/// The names of the built-in players. Those that think for a given number of iterations or a given time have names such as
/// `search:1000`, `search:200ms` and `uct:1000`.
#[pyfunction]
pub(crate) fn players() -> Vec<String> {
    Bot::NAMED.iter().map(ToString::to_string).collect()
}

/// Describe a game: its name in a language, how many seats it can have, its options with their values and defaults, and the
/// sizes of its spaces.
///
/// `actions` is the size of the action space; the last `unnumbered` of its places are for actions that have no number of their
/// own. An observation has `seat_numbers` numbers for each seat and `table_numbers` for the table.
#[pyfunction]
#[pyo3(signature = (game, *, language = "en"))]
pub(crate) fn describe<'py>(py: Python<'py>, game: &str, language: &str) -> PyResult<Bound<'py, PyDict>> {
    let (entry, lang) = (entry(game)?, lang(language)?);
    let described = PyDict::new(py);
    described.set_item("game", entry.id)?;
    described.set_item("name", guard(|| (entry.say)("name", lang))?)?;
    described.set_item("seats", entry.seats)?;
    let listed = PyDict::new(py);
    for option in entry.options {
        let one = PyDict::new(py);
        one.set_item("values", option.values)?;
        one.set_item("default", option.default)?;
        listed.set_item(option.key, one)?;
    }
    described.set_item("options", listed)?;
    described.set_item("actions", entry.places.0)?;
    described.set_item("unnumbered", entry.places.1)?;
    described.set_item("seat_numbers", entry.described.seat)?;
    described.set_item("table_numbers", entry.described.table)?;
    Ok(described)
}

/// The actions of a game by their numbers, as text; `None` for numbers that no action has.
#[pyfunction]
pub(crate) fn actions(game: &str) -> PyResult<Vec<Option<String>>> {
    let entry = entry(game)?;
    guard(|| (0..entry.places.0).map(|number| (entry.numbered)(number)).collect())
}

/// The game with this name.
pub(crate) fn entry(game: &str) -> PyResult<&'static Entry> {
    find(game).map_err(refuse)
}

/// A built-in player by its name.
pub(crate) fn player(name: &str) -> PyResult<Bot> {
    name.parse().map_err(|error: bots::UnknownBot| refuse(error))
}

/// Options that go together.
pub(crate) fn choose(entry: &Entry, value: Option<&Bound<'_, PyAny>>) -> PyResult<game::Chosen> {
    let text = options(value)?;
    guard(|| entry.choose(&text, None))?.map_err(refuse)
}

/// Who the seats are, in a language.
pub(crate) fn name_seats(entry: &Entry, seats: u8, lang: Lang) -> Vec<String> {
    game::Seat::all(seats).map(|seat| (entry.name_seat)(seat, lang)).collect()
}
