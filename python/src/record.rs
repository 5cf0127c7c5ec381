//! Records of games.

use catalog::{Verdict, Verified, verify_with};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::guard::{apart, refuse};
use crate::table::Table;

/// The record of a game: headers, then one line for each step. It is text, and rebuilds the game.
#[pyclass(frozen, eq, module = "akhet")]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Record {
    pub(crate) record: game::Record,
}

#[pymethods]
impl Record {
    /// Read a record from its text. The rules are not asked yet; `table` and `verify` do that.
    #[new]
    fn new(text: &str) -> PyResult<Record> {
        game::Record::parse(text).map(|record| Record { record }).map_err(refuse)
    }

    /// The headers, such as `game`, `options` and `seed`.
    #[getter]
    fn headers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let headers = PyDict::new(py);
        for (key, value) in self.record.headers() {
            headers.set_item(key, value)?;
        }
        Ok(headers)
    }

    /// The steps: who took it, `None` for a draw, and what it was.
    #[getter]
    fn steps(&self) -> Vec<(Option<u8>, String)> {
        let steps = self.record.steps.iter();
        steps.map(|step| (step.actor.map(game::Seat::number), step.text.clone())).collect()
    }

    /// A table at which the game goes on where the record ends.
    fn table(&self, py: Python<'_>) -> PyResult<Table> {
        Table::of_record(py, self.record.clone())
    }

    /// Replay the game and draw again whatever can be drawn again. `parents` are the records of the tables that its first steps
    /// were copied from.
    ///
    /// `kind` of what is returned says where its draws come from: `seed`, `fair`, `sealed` or `open`; `draws` how many were
    /// recomputed; `verdict`, for `fair`, what may be said of all: `fair`, `host could`, `partly` or `nothing`.
    #[pyo3(signature = (parents = Vec::new()))]
    #[expect(clippy::needless_pass_by_value, reason = "Python hands them over")]
    fn verify<'py>(&self, py: Python<'py>, parents: Vec<PyRef<'py, Record>>) -> PyResult<Bound<'py, PyDict>> {
        let parents: Vec<game::Record> = parents.iter().map(|parent| parent.record.clone()).collect();
        let given: Vec<&game::Record> = parents.iter().collect();
        let verified = apart(py, || verify_with(&self.record, &given))?.map_err(refuse)?;
        let (kind, draws, verdict) = match &verified {
            Verified::Seed { draws } => ("seed", *draws, None),
            Verified::Sealed => ("sealed", 0, None),
            Verified::Open => ("open", 0, None),
            Verified::Followed(found) => ("fair", found.draws, Some(name(found.verdict()))),
        };
        let told = PyDict::new(py);
        told.set_item("kind", kind)?;
        told.set_item("draws", draws)?;
        told.set_item("verdict", verdict)?;
        Ok(told)
    }

    fn __str__(&self) -> String {
        self.record.to_string()
    }

    fn __repr__(&self) -> String {
        let game = self.record.get("game").unwrap_or("?");
        format!("<akhet.Record of {game} with {} steps>", self.record.steps.len())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (String,)) {
        (py.get_type::<Record>().into_any(), (self.record.to_string(),))
    }
}

fn name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Fair => "fair",
        Verdict::HostCould => "host could",
        Verdict::Partly => "partly",
        Verdict::Nothing => "nothing",
    }
}
