//! Where the tables are kept.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use store::{Durability, Store};

use crate::private;

/// Where the tables are kept.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// In a folder of this machine.
    Folder(PathBuf, Durability),
    /// In a database that several nodes may share, by its address.
    Database(String),
}

/// The address of a database may hold a password.
impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Folder(folder, _) => write!(f, "{}", folder.display()),
            Place::Database(address) => f.write_str(without_secrets(address)),
        }
    }
}

/// The host and the name of a database.
fn without_secrets(address: &str) -> &str {
    let end = address.find('?').unwrap_or(address.len());
    let start =
        address[..end].rfind('@').map_or_else(|| address.find("://").map_or(0, |at| at + 3), |at| at + 1);
    &address[start..end]
}

/// A place that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataError {
    place: String,
    problem: String,
}

impl DataError {
    pub(crate) fn new(place: &Place, problem: impl fmt::Display) -> DataError {
        let kind = match place {
            Place::Folder(..) => "data folder",
            Place::Database(_) => "database",
        };
        DataError { place: format!("{kind} {place}"), problem: problem.to_string() }
    }

    /// The same about a file.
    pub(crate) fn of_file(path: &Path, problem: impl fmt::Display) -> DataError {
        DataError { place: format!("file {}", path.display()), problem: problem.to_string() }
    }

    /// The same about another folder.
    pub(crate) fn of_folder(folder: &Path, problem: impl fmt::Display) -> DataError {
        DataError { place: format!("folder {}", folder.display()), problem: problem.to_string() }
    }
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the {} cannot be used: {}", self.place, self.problem)
    }
}

impl std::error::Error for DataError {}

/// Opens the store of a place, creating a folder if needed. What is in it is for nobody else on the machine, and was
/// not always made so.
pub(crate) async fn open(place: &Place) -> Result<Store, DataError> {
    let opened = match place {
        Place::Folder(folder, durability) => {
            prepare(folder).map_err(|error| DataError::new(place, error))?;
            Store::open(folder, *durability).await
        }
        Place::Database(address) => Store::connect(address).await,
    };
    opened.map_err(|error| DataError::new(place, error))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_told_without_its_password() {
        for (address, told) in [
            ("postgres://akhet:pa@ss@db.example:5432/akhet?sslmode=require", "db.example:5432/akhet"),
            ("postgres://localhost/akhet", "localhost/akhet"),
            ("postgres:///akhet?password=secret@x", "/akhet"),
        ] {
            assert_eq!(format!("{:?}", Place::Database(address.to_owned())), told);
        }
    }
}
