//! Values of Python, and ours.

use game::{Lang, Seat, Viewer};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyDict, PyFloat, PyInt, PyList, PyNone, PyString};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;

use crate::guard::refuse;

/// JSON as dictionaries, lists, texts and numbers.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => PyNone::get(py).to_owned().into_any(),
        Value::Bool(flag) => PyBool::new(py, *flag).to_owned().into_any(),
        Value::Number(number) => match number.as_i64() {
            Some(whole) => PyInt::new(py, whole).into_any(),
            None => PyFloat::new(py, number.as_f64().unwrap_or(f64::NAN)).into_any(),
        },
        Value::String(text) => PyString::new(py, text).into_any(),
        Value::Array(values) => {
            let list = PyList::empty(py);
            for value in values {
                list.append(to_python(py, value)?)?;
            }
            list.into_any()
        }
        Value::Object(values) => {
            let dict = PyDict::new(py);
            for (key, value) in values {
                dict.set_item(key, to_python(py, value)?)?;
            }
            dict.into_any()
        }
    })
}

/// Dictionaries and lists as JSON, by the interpreter's own means; a text is JSON already.
pub(crate) fn to_json(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    let text = match value.cast::<PyString>() {
        Ok(text) => text.to_string_lossy().into_owned(),
        Err(_) => value.py().import("json")?.call_method1("dumps", (value,))?.extract::<String>()?,
    };
    serde_json::from_str(&text).map_err(|error| refuse(format!("this is not JSON: {error}")))
}

/// Options as text: `players=2 memphis=true`, or a dictionary of the same.
pub(crate) fn options(value: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
    let Some(value) = value else { return Ok(String::new()) };
    if let Ok(text) = value.cast::<PyString>() {
        return text.extract();
    }
    let Ok(pairs) = value.cast::<PyDict>() else {
        return Err(PyTypeError::new_err(
            "options are a text such as \"players=2\", or a dictionary such as {\"players\": 2}",
        ));
    };
    let mut written = Vec::new();
    for (key, value) in pairs.iter() {
        let value = match value.cast::<PyBool>() {
            Ok(flag) => flag.is_true().to_string(),
            Err(_) => value.str()?.extract()?,
        };
        written.push(format!("{}={value}", key.str()?.extract::<String>()?));
    }
    Ok(written.join(" "))
}

/// A text that draws follow from. Without one, the system gives one that nobody can guess.
pub(crate) fn seed(py: Python<'_>, value: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
    let Some(value) = value else {
        let random = py.import("os")?.call_method1("urandom", (16,))?;
        return random.call_method0("hex")?.extract();
    };
    if !(value.is_instance_of::<PyString>() || is_whole(value)) {
        return Err(PyTypeError::new_err("a seed is a whole number or a text"));
    }
    value.str()?.extract()
}

/// A generator whose numbers follow from a seed, or from the system.
pub(crate) fn generator(py: Python<'_>, seed: Option<u64>) -> PyResult<Xoshiro256PlusPlus> {
    Ok(Xoshiro256PlusPlus::seed_from_u64(number(py, seed)?))
}

/// The seed, or a number that nobody can guess.
pub(crate) fn number(py: Python<'_>, seed: Option<u64>) -> PyResult<u64> {
    let Some(seed) = seed else {
        let random = py.import("os")?.call_method1("urandom", (8,))?;
        let random = random.extract::<[u8; 8]>()?;
        return Ok(u64::from_le_bytes(random));
    };
    Ok(seed)
}

fn is_whole(value: &Bound<'_, PyAny>) -> bool {
    value.is_instance_of::<PyInt>() && !value.is_instance_of::<PyBool>()
}

/// A seat of a table with this many.
pub(crate) fn seat(number: i64, seats: u8) -> PyResult<Seat> {
    let seat = u8::try_from(number).ok().filter(|number| *number < seats);
    let seat = seat.and_then(|number| Seat::try_from(number).ok());
    seat.ok_or_else(|| {
        refuse(format!("there is no seat {number} at this table; seats are 0 to {}", seats - 1))
    })
}

/// A seat, or anybody else.
pub(crate) fn viewer(number: Option<i64>, seats: u8) -> PyResult<Viewer> {
    number.map_or(Ok(Viewer::Spectator), |number| seat(number, seats).map(Viewer::Seat))
}

/// A language by its code.
pub(crate) fn lang(code: &str) -> PyResult<Lang> {
    let known = || Lang::ALL.map(Lang::code).join(", ");
    let lang = Lang::ALL.into_iter().find(|lang| lang.code() == code);
    lang.ok_or_else(|| {
        refuse(format!("there is no language {}; there are {}", game::notation::quote(code), known()))
    })
}

/// Numbers in the memory of Python, which they are written into where they lie.
pub(crate) fn bytes(
    py: Python<'_>,
    length: usize,
    write: impl FnOnce(&mut [u8]) + Send,
) -> PyResult<Bound<'_, PyBytes>> {
    PyBytes::new_with(py, length, |to| crate::guard::apart(py, || write(to)))
}
