//! The files of the project, and cargo run on them.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs, io};

/// A text file of the project.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// Where it is, from the root, with `/` between the folders.
    pub path: String,
    /// What is in it.
    pub text: String,
}

pub(crate) fn has_extension(path: &str, extension: &str) -> bool {
    Path::new(path).extension().is_some_and(|own| own == extension)
}

/// The folder that holds the workspace: the one that Cargo runs this in, which is not the one it was compiled in if two
/// copies of the project share a target folder.
pub fn root() -> PathBuf {
    let own = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&own).parent().expect("this crate lies in a folder of the workspace").to_owned()
}

/// Cargo, to be run at the root.
pub fn cargo(root: &Path) -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root);
    cargo
}

/// Where Cargo puts what it builds.
pub(crate) fn target(root: &Path) -> PathBuf {
    root.join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// Whether there is a program of this name.
pub(crate) fn is_on_path(name: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(name).is_file())
}

/// Every text file of the project.
pub fn read(root: &Path) -> io::Result<Vec<Source>> {
    let paths = files(root)?.into_iter();
    // What is not text has no lines to check, and a file may disappear while we read.
    let texts =
        paths.filter_map(|path| fs::read_to_string(root.join(&path)).ok().map(|text| Source { path, text }));
    Ok(texts.collect())
}

/// The paths of the project's files: what git tracks or would track or, without git, everything but build output.
pub fn files(root: &Path) -> io::Result<Vec<String>> {
    // A copy of the project inside a repository is not tracked by it, so git is asked only where it has its own folder.
    let tracked = if root.join(".git").exists() { ask_git(root) } else { None };
    let mut files = tracked.map_or_else(|| walk(root), Ok)?;
    files.retain(|path| root.join(path).is_file());
    files.sort();
    Ok(files)
}

fn ask_git(root: &Path) -> Option<Vec<String>> {
    let mut git = Command::new("git");
    git.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(root)
        .stderr(Stdio::null());
    let output = git.output().ok().filter(|output| output.status.success())?;
    let paths = String::from_utf8(output.stdout).ok()?;
    Some(paths.split_terminator('\0').map(str::to_owned).collect())
}

/// The paths of all files below a folder, except build output.
pub fn walk(folder: &Path) -> io::Result<Vec<String>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if !entry.file_type()?.is_dir() {
            files.push(name);
        } else if name != "target" && name != ".git" {
            files.extend(walk(&entry.path())?.into_iter().map(|below| format!("{name}/{below}")));
        }
    }
    Ok(files)
}
