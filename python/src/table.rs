//! A table at which a game is played.

use std::sync::Mutex;

use bots::{Budget, Stop};
use catalog::{Chance, Seed, load};
use game::{EarlyEnd, Lang, Seat, Turn, Viewer};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::convert::{bytes, generator, lang, seat, to_json, to_python, viewer};
use crate::games::{entry, name_seats};
use crate::guard::{apart, guard, interruptible, lock, refuse};
use crate::record::Record;
use crate::search::{budget, found};

/// A game in progress. It never shows a seat what that seat may not know, and what is refused changes nothing.
///
/// `options` is a text such as `players=2` or a dictionary; `describe(game)` lists them. Draws follow from `seed`, a number or a
/// text; without one, from a seed that the system gives. With `open_draws=True` nobody draws: whenever `turn` is `chance`, play
/// one of `outcomes()`. `edition` is the text of an edition other than the shipped one.
///
/// A table may be shared by threads: each call is carried out as a whole, one after the other.
#[pyclass(frozen, module = "akhet")]
pub(crate) struct Table {
    inner: Mutex<Box<dyn catalog::Table>>,
}

impl Table {
    pub(crate) fn of_record(py: Python<'_>, record: game::Record) -> PyResult<Table> {
        apart(py, move || load(&record))?.map(Table::from).map_err(refuse)
    }

    /// The table as it is now, for what takes a while.
    fn now(&self) -> Box<dyn catalog::Table> {
        lock(&self.inner).copy()
    }

    fn read<T>(&self, read: impl FnOnce(&dyn catalog::Table) -> T) -> PyResult<T> {
        guard(|| read(&**lock(&self.inner)))
    }

    /// A change of a copy, which takes the place of the table only if nothing went wrong.
    fn change<T, E: std::fmt::Display>(
        &self,
        change: impl FnOnce(&mut Box<dyn catalog::Table>) -> Result<T, E>,
    ) -> PyResult<T> {
        let mut inner = lock(&self.inner);
        let mut next = guard(|| inner.copy())?;
        let done = guard(|| change(&mut next))?.map_err(refuse)?;
        *inner = next;
        Ok(done)
    }

    fn seat_of(&self, number: i64) -> PyResult<Seat> {
        seat(number, self.read(|table| table.seats())?)
    }

    fn viewer_of(&self, number: Option<i64>) -> PyResult<Viewer> {
        viewer(number, self.read(|table| table.seats())?)
    }
}

impl From<Box<dyn catalog::Table>> for Table {
    fn from(table: Box<dyn catalog::Table>) -> Table {
        Table { inner: Mutex::new(table) }
    }
}

#[pymethods]
impl Table {
    #[new]
    #[pyo3(signature = (game, options = None, *, seed = None, open_draws = false, edition = None))]
    fn new(
        py: Python<'_>,
        game: &str,
        options: Option<&Bound<'_, PyAny>>,
        seed: Option<&Bound<'_, PyAny>>,
        open_draws: bool,
        edition: Option<&str>,
    ) -> PyResult<Table> {
        let entry = entry(game)?;
        if open_draws && seed.is_some() {
            return Err(refuse("draws follow from a seed or are entered, not both"));
        }
        let chance = if open_draws {
            Chance::Open
        } else {
            Chance::Seed(crate::convert::seed(py, seed)?.parse::<Seed>().map_err(refuse)?)
        };
        let text = crate::convert::options(options)?;
        let start = || entry.choose(&text, edition).and_then(|chosen| (entry.start)(&chosen, chance));
        guard(start)?.map(Table::from).map_err(refuse)
    }

    /// A table at which the game of a record goes on, given as a `Record` or as its text.
    #[staticmethod]
    fn load(py: Python<'_>, record: &Bound<'_, PyAny>) -> PyResult<Table> {
        if let Ok(record) = record.cast::<Record>() {
            return Table::of_record(py, record.get().record.clone());
        }
        let Ok(text) = record.cast::<PyString>() else {
            return Err(PyTypeError::new_err("a record is an akhet.Record or its text"));
        };
        Table::of_record(py, game::Record::parse(&text.extract::<String>()?).map_err(refuse)?)
    }

    /// A table in the middle of a game, set up from what somebody sees, as `view` returns it. What the viewer does not know is
    /// drawn from `seed`. Such a table has no record, and its draws are open.
    #[staticmethod]
    #[pyo3(signature = (game, view, *, seed = 0))]
    fn set_up(game: &str, view: &Bound<'_, PyAny>, seed: u64) -> PyResult<Table> {
        let (entry, view) = (entry(game)?, to_json(view)?);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let table = guard(|| (entry.set_up)(view, &mut rng))?;
        table.map(Table::from).map_err(|error| refuse(format!("this is not a view: {error}")))
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> PyResult<&'static str> {
        self.read(|table| table.entry().id)
    }

    /// What was chosen before the game, every option named.
    #[getter]
    fn options(&self) -> PyResult<String> {
        self.read(|table| table.record().get("options").unwrap_or_default().to_owned())
    }

    /// How many seats there are.
    #[getter]
    fn seats(&self) -> PyResult<u8> {
        self.read(|table| table.seats())
    }

    /// How many steps were taken, draws included.
    #[getter]
    fn steps(&self) -> PyResult<usize> {
        self.read(|table| table.steps())
    }

    /// Who decides next: a seat, `"chance"`, or `None` once the game is over.
    #[getter]
    fn turn<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(match self.read(|table| table.turn())? {
            Turn::Seat(seat) => seat.number().into_pyobject(py)?.into_any(),
            Turn::Chance => PyString::new(py, "chance").into_any(),
            Turn::Over => py.None().into_bound(py),
        })
    }

    /// Whether the game has ended.
    #[getter]
    fn is_over(&self) -> PyResult<bool> {
        self.read(|table| table.turn() == Turn::Over)
    }

    /// What the seats are called in a language.
    #[pyo3(signature = (*, language = "en"))]
    fn names(&self, language: &str) -> PyResult<Vec<String>> {
        let lang = lang(language)?;
        self.read(|table| name_seats(&table.entry(), table.seats(), lang))
    }

    /// The legal actions of the seat that decides, as text: two at least, and none if no seat decides.
    fn legal(&self) -> PyResult<Vec<String>> {
        self.read(|table| table.legal())
    }

    /// The numbers of the legal actions, in the same order.
    fn numbers(&self) -> PyResult<Vec<Option<usize>>> {
        self.read(|table| table.numbers())
    }

    /// What can be drawn next, with its weight: nothing if no draw comes next.
    fn outcomes(&self) -> PyResult<Vec<(String, u32)>> {
        self.read(|table| table.outcomes())
    }

    /// Play an action of the seat that decides, by its text or its number, or what is drawn.
    fn play(&self, action: &Bound<'_, PyAny>) -> PyResult<()> {
        if let Ok(text) = action.cast::<PyString>() {
            let text = text.extract::<String>()?;
            return self.change(|table| table.play(&text));
        }
        let Ok(number) = action.extract::<i64>() else {
            return Err(PyTypeError::new_err("an action is a text or a number"));
        };
        self.change(|table| {
            let text = usize::try_from(number).ok().and_then(|number| table.numbered(number));
            let Some(text) = text else {
                return Err(match table.turn() {
                    Turn::Over => "the game is over, so nothing is legal".to_owned(),
                    Turn::Chance => "chance decides next, and what is drawn is given as text".to_owned(),
                    Turn::Seat(_) => {
                        format!("{number} is the number of no legal action; numbers() lists them")
                    }
                });
            };
            table.play(&text).map_err(|error| error.to_string())
        })
    }

    /// Take steps back. Where draws follow from a seed, back to a decision.
    #[pyo3(signature = (steps = 1))]
    fn back(&self, steps: usize) -> PyResult<()> {
        self.change(|table| table.back(steps))
    }

    /// Take back the last decision of a seat, as people may: not if anything was revealed since.
    fn undo(&self, seat: i64) -> PyResult<()> {
        let seat = self.seat_of(seat)?;
        self.change(|table| match table.undoable(seat) {
            Some(steps) => table.back(steps).map_err(|error| error.to_string()),
            None => Err(format!("seat {seat} has nothing to take back, or something was revealed since")),
        })
    }

    /// Give up for a seat: the game is over then.
    fn resign(&self, seat: i64) -> PyResult<()> {
        let seat = self.seat_of(seat)?;
        self.change(|table| table.stop(EarlyEnd::Resigned(seat)))
    }

    /// What a seat may know, or anybody if no seat is given.
    #[pyo3(signature = (seat = None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        let viewer = self.viewer_of(seat)?;
        to_python(py, &self.read(|table| table.view(viewer))?)
    }

    /// The points as a seat may know them, or anybody: for each seat, and then for an automaton if one plays, a dictionary of
    /// its `total` and its `parts`.
    #[pyo3(signature = (seat = None))]
    fn score<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        let viewer = self.viewer_of(seat)?;
        let score = self.read(|table| serde_json::to_value(table.shown_score(viewer)))?;
        to_python(py, &score.map_err(refuse)?)
    }

    /// How the game ended, if it was played to its end: `ranks` with 0 for the winner, final `points`, and `rewards`.
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let Some((outcome, rewards)) = self.read(|table| table.outcome().zip(table.rewards()))? else {
            return Ok(None);
        };
        let told = PyDict::new(py);
        told.set_item("ranks", outcome.ranks.iter().copied().map(u32::from).collect::<Vec<u32>>())?;
        told.set_item("points", outcome.score.totals())?;
        told.set_item("rewards", rewards)?;
        Ok(Some(told))
    }

    /// How the game stopped, if it did before its end: such as `resigned 0`.
    #[getter]
    fn stopped(&self) -> PyResult<Option<String>> {
        self.read(|table| table.stopped().map(|end| end.to_string()))
    }

    /// The record of the game so far.
    fn record(&self) -> PyResult<Record> {
        if self.read(|table| table.is_set_up())? {
            return Err(refuse(
                "this table was set up in the middle of a game, and a record begins at its start",
            ));
        }
        Ok(Record { record: self.read(|table| table.record())? })
    }

    /// What happened so far, as a seat or anybody may read it: who decided, `None` for a draw, and sentences.
    #[pyo3(signature = (seat = None, *, language = "en"))]
    fn log(&self, seat: Option<i64>, language: &str) -> PyResult<Vec<(Option<u8>, String)>> {
        let (viewer, lang) = (self.viewer_of(seat)?, lang(language)?);
        let lines = self.read(|table| table.log(viewer, lang))?;
        Ok(lines.into_iter().map(|line| (line.actor.map(Seat::number), line.text)).collect())
    }

    /// What an action does, in a few words.
    #[pyo3(signature = (action, *, language = "en"))]
    fn name(&self, action: &str, language: &str) -> PyResult<Option<String>> {
        let lang = lang(language)?;
        self.read(|table| table.name_action(action, lang))
    }

    /// The position as text, as a seat or anybody may see it.
    #[pyo3(signature = (seat = None, *, language = "en"))]
    fn draw(&self, seat: Option<i64>, language: &str) -> PyResult<String> {
        let (viewer, lang) = (self.viewer_of(seat)?, lang(language)?);
        self.read(|table| table.draw(viewer, None, lang).to_string())
    }

    /// A copy, which goes on by itself.
    fn copy(&self) -> PyResult<Table> {
        Ok(Table::from(guard(|| self.now())?))
    }

    /// The table as it was after this many steps, to look at or to go on from with open draws.
    fn at(&self, steps: usize) -> PyResult<Table> {
        self.read(|table| table.at(steps)).map(Table::from)
    }

    /// What a built-in player would do for the seat that decides, from what that seat knows: `None` if no seat decides.
    #[pyo3(signature = (player, *, seed = None))]
    fn choose(&self, py: Python<'_>, player: &str, seed: Option<u64>) -> PyResult<Option<String>> {
        let bot = crate::games::player(player)?;
        let (table, mut rng, stop) = (guard(|| self.now())?, generator(py, seed)?, Stop::default());
        let choice = interruptible(py, || stop.set(), || table.choose(bot, None, &stop, &mut rng))?;
        Ok(choice.map(|choice| choice.action))
    }

    /// Let the strong player think for the seat that decides, from what that seat knows, for a number of iterations or for some
    /// milliseconds: a dictionary with the `best` action, the share of the win that each seat may `expect`, and `candidates` with
    /// their `action`, `visits`, `value` and, for the best few, `points`; or `None` if no seat decides.
    #[pyo3(signature = (iterations = None, *, milliseconds = None, seed = None))]
    fn search<'py>(
        &self,
        py: Python<'py>,
        iterations: Option<i64>,
        milliseconds: Option<i64>,
        seed: Option<u64>,
    ) -> PyResult<Option<Bound<'py, PyDict>>> {
        let budget: Budget = budget(iterations, milliseconds)?;
        let (table, mut rng, stop) = (guard(|| self.now())?, generator(py, seed)?, Stop::default());
        let searched = interruptible(py, || stop.set(), || table.search(budget, &stop, &mut rng))?;
        searched.map(|searched| found(py, &searched)).transpose()
    }

    /// How much of the win each seat may expect at first sight, as far as a seat, or anybody, can tell: by what was learnt of the
    /// game, without search. What is hidden is drawn several times from `seed`.
    #[pyo3(signature = (seat = None, *, seed = 0))]
    fn evaluate(&self, py: Python<'_>, seat: Option<i64>, seed: u64) -> PyResult<Vec<f32>> {
        let (viewer, table) = (self.viewer_of(seat)?, guard(|| self.now())?);
        apart(py, || table.expect(viewer, &mut Xoshiro256PlusPlus::seed_from_u64(seed)))
    }

    /// What a seat sees as 32-bit floats in the byte order of this machine: its own numbers, those of the others in the order in
    /// which they sit after it, then those of the table. Nothing in it is hidden from that seat.
    fn observation<'py>(&self, py: Python<'py>, seat: i64) -> PyResult<Bound<'py, PyBytes>> {
        let seat = self.seat_of(seat)?;
        let row = self.read(|table| table.observe(Viewer::Seat(seat), seat))?;
        Ok(PyBytes::new(py, &row))
    }

    /// Which numbers are those of legal actions: a byte for each number, 1 if it is.
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let (places, numbers) = self.read(|table| (table.entry().places.0, table.numbers()))?;
        bytes(py, places, move |mask| {
            numbers.into_iter().flatten().for_each(|number| mask[number] = 1);
        })
    }

    fn __copy__(&self) -> PyResult<Table> {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyResult<Table> {
        self.copy()
    }

    /// Tables go to other processes as their records.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let record = self.record()?.record.to_string();
        Ok((py.get_type::<Table>().getattr("load")?, (record,)))
    }

    fn __str__(&self) -> PyResult<String> {
        self.read(|table| table.draw(Viewer::Spectator, None, Lang::En).to_string())
    }

    fn __repr__(&self) -> PyResult<String> {
        self.read(|table| format!("<akhet.Table of {} after {} steps>", table.entry().id, table.steps()))
    }
}
