//! Files that no other user of the machine may read. They hold the secrets of draws and the key of guests.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use tempfile::NamedTempFile;

/// Makes a folder that is ours alone, with everything above it that is missing.
pub(crate) fn make_folder(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Ok(());
    }
    if let Some(above) = path.parent() {
        fs::create_dir_all(above)?;
    }
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Makes a file if it is not there.
pub(crate) fn make_file(path: &Path) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(|_| ())
}

/// Writes a file completely or not at all.
pub(crate) fn write(path: &Path, text: &str) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    // Made with the narrowest rights there are, which it takes along to its place.
    let mut beside = NamedTempFile::new_in(folder)?;
    beside.write_all(text.as_bytes())?;
    beside.persist(path)?;
    Ok(())
}

/// Takes all rights to something of ours from everybody else. What belongs to somebody else stays as it is.
#[cfg(unix)]
pub(crate) fn restrict(path: &Path) {
    use std::os::unix::fs::PermissionsExt;

    let Ok(about) = fs::symlink_metadata(path) else { return };
    let mode = about.permissions().mode();
    let owner = mode & 0o700;
    if about.is_symlink() || mode & 0o777 == owner {
        return;
    }
    match fs::set_permissions(path, fs::Permissions::from_mode(owner)) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {}
        Err(error) => {
            tracing::warn!(%error, path = %path.display(), "others on this machine may be able to read it");
        }
    }
}

#[cfg(not(unix))]
pub(crate) fn restrict(_: &Path) {}
