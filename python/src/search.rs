//! What thinking is given, and what it finds.

use std::time::Duration;

use bots::Budget;
use catalog::Searched;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::guard::refuse;

/// What was not said.
const ITERATIONS: u32 = 1000;
/// More would not fit into memory's counters, or take days.
const MOST: i64 = 1_000_000_000;

/// A number of iterations, or a time by the clock.
pub(crate) fn budget(iterations: Option<i64>, milliseconds: Option<i64>) -> PyResult<Budget> {
    let check = |number: i64, what: &str| {
        let checked = (1..=MOST).contains(&number).then_some(number as u32);
        checked.ok_or_else(|| refuse(format!("a search takes 1 to {MOST} {what}, not {number}")))
    };
    match (iterations, milliseconds) {
        (None, None) => Ok(Budget::Nodes(ITERATIONS)),
        (Some(iterations), None) => check(iterations, "iterations").map(Budget::Nodes),
        (None, Some(time)) => {
            check(time, "milliseconds").map(|time| Budget::Time(Duration::from_millis(time.into())))
        }
        (Some(_), Some(_)) => Err(refuse("a search takes a number of iterations or a time, not both")),
    }
}

/// What was found, as a dictionary.
pub(crate) fn found<'py>(py: Python<'py>, searched: &Searched) -> PyResult<Bound<'py, PyDict>> {
    let candidates = PyList::empty(py);
    for candidate in &searched.candidates {
        let one = PyDict::new(py);
        one.set_item("action", &candidate.action)?;
        one.set_item("visits", candidate.visits)?;
        one.set_item("value", candidate.value)?;
        one.set_item("points", &candidate.points)?;
        candidates.append(one)?;
    }
    let found = PyDict::new(py);
    found.set_item("best", &searched.best)?;
    found.set_item("expect", (!searched.expected.is_empty()).then_some(&searched.expected))?;
    found.set_item("iterations", searched.nodes)?;
    found.set_item("solved", searched.solved)?;
    found.set_item("candidates", candidates)?;
    found.set_item("line", &searched.line)?;
    Ok(found)
}
