//! Archives and data folders that the program is given.

use std::fs;
use std::path::Path;

use crate::akhet;

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_broken_record_in_an_archive_is_named_and_the_exit_code_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let (archive, data) = (folder.path().join("archive"), folder.path().join("data"));
    fs::create_dir(&archive).unwrap();
    let import = || akhet(&["import", text(&archive), "--data", text(&data)]);
    let ran = import();
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), "Records read: 0.\n"), "{}", ran.err);
    fs::write(archive.join("x.txt"), "game: senet\n\n").unwrap();
    fs::write(archive.join("guests.key"), "").unwrap();
    let ran = import();
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    assert!(ran.out.contains("broken: guests.key: a key is 64"), "{}", ran.out);
    assert!(ran.out.contains("x.txt: line 1: there is no game `senet`"), "{}", ran.out);
    assert_eq!(ran.err, "error: not everything could be read; broken files or tables: 2\n");
}

#[test]
fn a_record_with_very_many_headers_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("record.txt");
    let headers: String = (0..60_000).map(|n| format!("h{n}: x\n")).collect();
    fs::write(&file, format!("{headers}\n")).unwrap();
    let ran = akhet(&["verify", text(&file)]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("line 257: a record has at most 256 headers"), "{}", ran.err);
}
