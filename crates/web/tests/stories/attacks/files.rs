//! Other users of the machine read nothing: not the database, not its log, not an export.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use crate::browser::{House, friends};

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[track_caller]
fn check_closed(folder: &Path, fewest: usize) {
    assert_eq!(mode(folder), 0o700, "{}", folder.display());
    let files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    assert!(files.len() >= fewest, "{files:?}");
    for file in files {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
}

#[tokio::test]
async fn the_data_folder_and_exports_are_for_their_owner_alone() {
    let house = House::in_folder().await;
    friends(&house).await;
    check_closed(house.data(), 3);
    let folder = house.path().join("records");
    service::export(&house.config.place, &folder).await.unwrap();
    check_closed(&folder, 2);
    service::import(&house.place("copy"), &folder).await.unwrap();
    check_closed(&house.path().join("copy"), 1);
}

#[tokio::test]
async fn a_folder_of_an_older_version_is_closed_at_the_start() {
    let house = House::in_folder().await;
    let data = house.path().join("older");
    fs::create_dir(&data).unwrap();
    fs::copy(house.data().join("akhet.sqlite"), data.join("akhet.sqlite")).unwrap();
    fs::set_permissions(&data, fs::Permissions::from_mode(0o755)).unwrap();
    fs::set_permissions(data.join("akhet.sqlite"), fs::Permissions::from_mode(0o644)).unwrap();
    let older = house.beside("older").await;
    check_closed(older.data(), 3);
}

#[tokio::test]
async fn a_folder_with_other_things_in_it_stays_open_and_only_our_files_are_closed() {
    let house = House::in_folder().await;
    let data = house.path().join("shared");
    fs::create_dir(&data).unwrap();
    fs::set_permissions(&data, fs::Permissions::from_mode(0o755)).unwrap();
    fs::write(data.join("letter"), "hello").unwrap();
    fs::set_permissions(data.join("letter"), fs::Permissions::from_mode(0o644)).unwrap();
    let shared = house.beside("shared").await;
    assert_eq!((mode(&data), mode(&data.join("letter"))), (0o755, 0o644));
    assert_eq!(mode(&shared.data().join("akhet.sqlite")), 0o600);
}
