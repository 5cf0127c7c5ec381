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

#[test]
fn ratings_follow_from_what_an_archive_holds() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let rate = |more: &[&str]| akhet(&[&["rate", "--data", text(&data)], more].concat());
    let ran = rate(&[]);
    assert!(ran.code == Some(1) && ran.err.contains("there is no folder"), "{}", ran.err);
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/tests/stores/14");
    assert_eq!(akhet(&["import", text(&kept), "--data", text(&data)]).code, Some(0));
    for (fit, more) in [(1, &[][..]), (2, &["--from-scratch"][..])] {
        let ran = rate(more);
        let told = format!("Fit {fit}, up to result 1.\nimhotep-duel: 1 results, 2 players around 1500.0,");
        assert!(ran.code == Some(0) && ran.out.starts_with(&told), "{}{}", ran.out, ran.err);
    }
    let without = akhet(&["rate", "--data", text(folder.path())]);
    assert_eq!(without.out, "There is no result of a rated game yet.\n", "{}", without.err);
}
