//! The games as a module of Python: tables, records, computer players, contests, and batches of games as numbers.
//!
//! What is here only translates. Every lock is taken and given back while the interpreter is held, so that none is ever held
//! by another thread when a process forks; and what takes long holds neither.

mod arena;
mod batch;
mod convert;
mod decision;
mod games;
mod guard;
mod record;
mod search;
mod table;

/// Egyptian board games: rules, computer players, and many games at once as numbers.
#[pyo3::pymodule]
mod _akhet {
    #[pymodule_export]
    use crate::arena::arena;
    #[pymodule_export]
    use crate::batch::{Batch, play_randomly};
    #[pymodule_export]
    use crate::decision::Decision;
    #[pymodule_export]
    use crate::games::{actions, describe, games, players};
    #[pymodule_export]
    use crate::record::Record;
    #[pymodule_export]
    use crate::table::Table;

    /// The version of the package.
    #[pymodule_export]
    #[expect(non_upper_case_globals, reason = "Python calls it so")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}
