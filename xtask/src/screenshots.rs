//! Pictures of the main pages, taken from the program as it is.

use std::path::Path;

use crate::provisions::{BROWSER, provide};
use crate::suite::succeed;
use crate::workspace::cargo;

/// Where they are kept.
const FOLDER: &str = "docs/screenshots";

/// Builds the program, plays to positions worth seeing, and retakes every picture, or those of some parts.
pub fn run(root: &Path, parts: &[String]) -> Result<String, String> {
    provide(&[BROWSER])?;
    succeed(cargo(root).args(["build", "--package", "cli", "--bin", "akhet"]))?;
    succeed(
        cargo(root).args(["run", "--package", "cli", "--example", "screenshots", "--", FOLDER]).args(parts),
    )?;
    Ok(format!("the pictures are in {FOLDER}; look at them before you commit them"))
}
