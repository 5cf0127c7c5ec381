//! The folder with the tables.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use store::{Durability, Store};

use crate::private;

/// A data folder that cannot be created, read or written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataError {
    folder: PathBuf,
    problem: String,
}

impl DataError {
    pub(crate) fn new(folder: &Path, problem: impl fmt::Display) -> DataError {
        DataError { folder: folder.to_owned(), problem: problem.to_string() }
    }
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the data folder {} cannot be used: {}", self.folder.display(), self.problem)
    }
}

impl std::error::Error for DataError {}

/// Opens the store in a folder, creating the folder if needed. What is in it is for nobody else on the machine, and was
/// not always made so.
pub(crate) async fn open(folder: &Path, durability: Durability) -> Result<Store, DataError> {
    prepare(folder).map_err(|error| DataError::new(folder, error))?;
    Store::open(folder, durability).await.map_err(|error| DataError::new(folder, error))
}

fn prepare(folder: &Path) -> io::Result<()> {
    private::make_folder(folder)?;
    // A folder with other things in it is not ours to close.
    if folder.join(store::FILE).exists() || fs::read_dir(folder)?.next().is_none() {
        private::restrict(folder);
    }
    private::make_file(&folder.join(store::FILE))?;
    for file in store::FILES {
        private::restrict(&folder.join(file));
    }
    Ok(())
}
