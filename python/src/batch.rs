//! Many games at once.

use std::sync::Mutex;

use catalog::Shape;
use pyo3::buffer::PyBuffer;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::convert::{bytes, number};
use crate::games::{choose, entry};
use crate::guard::{apart, guard, lock, refuse};

/// The most games of a batch: what fits into the memory of a large machine.
const MOST: i64 = 1_000_000;

/// Many games of one kind, each always at a decision: when one ends, the next begins in its place. `akhet.batch` makes one and
/// gives its numbers as arrays; here they are bytes.
#[pyclass(frozen, module = "akhet")]
pub(crate) struct Batch {
    /// Nothing while a thread is at work, and after a mistake of ours.
    inner: Mutex<Option<Box<dyn catalog::Batch>>>,
    shape: Shape,
}

impl Batch {
    /// Works with the games while no other thread does. They are taken out meanwhile, so that no lock is held without the
    /// interpreter.
    fn with<T>(&self, work: impl FnOnce(&mut Box<dyn catalog::Batch>) -> PyResult<T>) -> PyResult<T> {
        let taken = lock(&self.inner).take();
        let mut games = taken.ok_or_else(|| {
            PyRuntimeError::new_err(
                "another thread is at work with this batch; each thread needs one of its own",
            )
        })?;
        let result = work(&mut games);
        *lock(&self.inner) = Some(games);
        result
    }

    fn write<'py>(
        &self,
        py: Python<'py>,
        length: usize,
        write: impl FnOnce(&mut dyn catalog::Batch, &mut [u8]) + Send,
    ) -> PyResult<Bound<'py, PyBytes>> {
        self.with(|games| bytes(py, length, |to| write(&mut **games, to)))
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, games, *, options = None, seed = None))]
    fn new(
        py: Python<'_>,
        game: &str,
        games: i64,
        options: Option<&Bound<'_, PyAny>>,
        seed: Option<u64>,
    ) -> PyResult<Batch> {
        let entry = entry(game)?;
        let chosen = choose(entry, options)?;
        if !(1..=MOST).contains(&games) {
            return Err(refuse(format!("a batch has 1 to {MOST} games, not {games}")));
        }
        let seed = number(py, seed)?;
        let batch = apart(py, || (entry.batch)(&chosen, games as usize, seed))?.map_err(refuse)?;
        Ok(Batch { shape: guard(|| batch.shape())?, inner: Mutex::new(Some(batch)) })
    }

    /// How many games there are.
    #[getter]
    fn games(&self) -> usize {
        self.shape.games
    }

    /// How many seats each game has.
    #[getter]
    fn seats(&self) -> u8 {
        self.shape.seats
    }

    /// How many numbers actions can have.
    #[getter]
    fn actions(&self) -> usize {
        self.shape.places
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.shape.observation
    }

    /// Which seat decides in each game: a byte each.
    fn turns<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        self.write(py, self.shape.games, |games, to| games.write_seats(to))
    }

    /// Which numbers are those of legal actions in each game: a byte each, 1 if it is.
    fn masks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        self.write(py, self.shape.games * self.shape.places, |games, to| games.write_masks(to))
    }

    /// What the seat that decides sees in each game: 32-bit floats.
    fn observations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let length = 4 * self.shape.games * self.shape.observation;
        self.write(py, length, |games, to| games.write_observations(to))
    }

    /// Whether the last action ended a game: a byte each.
    fn ends<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        self.write(py, self.shape.games, |games, to| games.write_ends(to))
    }

    /// What each seat of each game got, if the last action ended it: 32-bit floats.
    fn rewards<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let length = 4 * self.shape.games * usize::from(self.shape.seats);
        self.write(py, length, |games, to| games.write_rewards(to))
    }

    /// The final points of each seat of each game that the last action ended: 32-bit floats.
    fn points<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let length = 4 * self.shape.games * usize::from(self.shape.seats);
        self.write(py, length, |games, to| games.write_points(to))
    }

    /// Take an action in every game, by their numbers: an array of 64-bit integers, or any sequence. If one is not legal, nothing
    /// is done.
    fn act(&self, py: Python<'_>, numbers: &Bound<'_, PyAny>) -> PyResult<()> {
        let numbers = match PyBuffer::<i64>::get(numbers) {
            Ok(buffer) => buffer.to_vec(py)?,
            Err(_) => numbers.extract::<Vec<i64>>()?,
        };
        if numbers.len() != self.shape.games {
            return Err(refuse(format!(
                "there are {} games, but {} actions",
                self.shape.games,
                numbers.len()
            )));
        }
        self.with(|games| apart(py, || games.act(&numbers))?.map_err(refuse))
    }

    /// Take a random legal action in every game, all equally likely.
    fn act_at_random(&self, py: Python<'_>) -> PyResult<()> {
        self.with(|games| apart(py, || games.act_at_random()))
    }

    /// Play a number of random games from the start, in one call. Returns how many decisions they had, and what each seat of
    /// each game got.
    fn play_out<'py>(&self, py: Python<'py>, games: i64) -> PyResult<(u64, Bound<'py, PyBytes>)> {
        if !(1..=100 * MOST).contains(&games) {
            return Err(refuse(format!("{games} games cannot be played at once")));
        }
        let games = games as usize;
        let mut decisions = 0;
        let length = 4 * games * usize::from(self.shape.seats);
        let rewards =
            self.with(|batch| bytes(py, length, |to| decisions = batch.play_out(games, to).decisions))?;
        Ok((decisions, rewards))
    }

    fn __len__(&self) -> usize {
        self.shape.games
    }
}

/// Plays random games as search does, in Rust alone: how many decisions they had.
#[pyfunction]
pub(crate) fn play_randomly(py: Python<'_>, game: &str, games: u32, seed: u64) -> PyResult<u64> {
    let entry = entry(game)?;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    Ok(apart(py, || (entry.play_randomly)(games, &mut rng))?.decisions)
}
