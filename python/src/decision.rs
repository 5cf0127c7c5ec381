//! What a player written in Python is asked.

use bots::arena::Asked;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::convert::to_python;

/// A decision that a player is asked for in a contest: what its seat knows, and nothing else.
#[pyclass(frozen, module = "akhet")]
pub(crate) struct Decision {
    asked: Asked,
    game: &'static str,
    places: usize,
}

impl Decision {
    pub(crate) fn new(asked: Asked, game: &'static str, places: usize) -> Decision {
        Decision { asked, game, places }
    }
}

#[pymethods]
impl Decision {
    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.game
    }

    /// The seat that decides.
    #[getter]
    fn seat(&self) -> u8 {
        self.asked.seat.number()
    }

    /// How many seats there are.
    #[getter]
    fn seats(&self) -> u8 {
        self.asked.seats
    }

    /// A number of this seat in this game: choices that follow from it are the same whenever the contest is run again.
    #[getter]
    fn seed(&self) -> u64 {
        self.asked.seed
    }

    /// What the seat may know.
    fn view<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.asked.view)
    }

    /// The legal actions, as text.
    fn legal(&self) -> Vec<String> {
        self.asked.legal.clone()
    }

    /// Their numbers, in the same order.
    fn numbers(&self) -> Vec<Option<usize>> {
        self.asked.numbers.clone()
    }

    /// What the seat sees as numbers, like `Table.observation`.
    fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.asked.observation)
    }

    /// Which numbers are those of legal actions, like `Table.mask`.
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        PyBytes::new_with(py, self.places, |mask| {
            self.asked.numbers.iter().flatten().for_each(|number| mask[*number] = 1);
            Ok(())
        })
    }

    fn __repr__(&self) -> String {
        let Asked { seat, legal, .. } = &self.asked;
        format!("<akhet.Decision of seat {seat} among {} actions>", legal.len())
    }
}
