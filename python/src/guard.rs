//! What happens around every call: long work lets go of the interpreter and can be interrupted, and a mistake of ours becomes
//! an exception like any other.

use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, MutexGuard};
use std::thread;
use std::time::Duration;

use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

/// How soon Ctrl+C is noticed.
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

/// What was asked for cannot be done, and why.
pub(crate) fn refuse(sentence: impl Display) -> PyErr {
    PyValueError::new_err(sentence.to_string())
}

/// Does something that cannot fail; if it does all the same, it is a mistake of ours, and nobody else's process has to end.
pub(crate) fn guard<T>(work: impl FnOnce() -> T) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| ours())
}

/// Does something that takes a while, and lets other threads of Python go on meanwhile.
pub(crate) fn apart<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    py.detach(|| catch_unwind(AssertUnwindSafe(work))).map_err(|_| ours())
}

/// Does something that may take very long. Ctrl+C stops it, and is raised once it has stopped.
pub(crate) fn interruptible<T: Send>(
    py: Python<'_>,
    stop: impl Fn(),
    work: impl FnOnce() -> T + Send,
) -> PyResult<T> {
    let (done, is_done) = channel::<()>();
    thread::scope(|scope| {
        let working = thread::Builder::new().spawn_scoped(scope, move || {
            let result = catch_unwind(AssertUnwindSafe(work));
            // Nobody listens any more only if nobody waits.
            let _ = done.send(());
            result
        });
        let working =
            working.map_err(|error| PyRuntimeError::new_err(format!("no thread can be started: {error}")))?;
        let mut interrupted = None;
        let is_done = Mutex::new(is_done);
        let wait = || lock(&is_done).recv_timeout(BETWEEN_LOOKS);
        while py.detach(wait) == Err(RecvTimeoutError::Timeout) {
            if let Err(error) = py.check_signals() {
                stop();
                interrupted.get_or_insert(error);
            }
        }
        let result = py.detach(|| working.join());
        match (interrupted, result) {
            (Some(error), _) => Err(error),
            (None, Ok(Ok(result))) => Ok(result),
            (None, Ok(Err(_)) | Err(_)) => Err(ours()),
        }
    })
}

/// What a lock protects, even if somebody panicked while holding it: what is behind these locks is replaced as a whole.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

fn ours() -> PyErr {
    PyRuntimeError::new_err(
        "this is a mistake in akhet, not in what called it; please report it with what led to it",
    )
}
