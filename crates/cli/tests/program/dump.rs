//! A month of finished games as files, and back.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use crate::akhet;

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// A dump with one game, which is one of our own records.
fn pack(folder: &Path) -> PathBuf {
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("../duel/records");
    let record = fs::read_dir(records).unwrap().map(|file| file.unwrap().path()).min().unwrap();
    let record = fs::read_to_string(record).unwrap();
    let (headers, steps) = record.split_once("\n\n").unwrap();
    let headers: String =
        headers.lines().filter(|line| !line.starts_with("why: ")).map(|line| format!("{line}\n")).collect();
    let game =
        format!("{headers}day: 2026-11-19\nplayers: #1, guest\nratings: 1520.125/45.000, -\n\n{steps}\n");
    let dump = format!("akhet-dump: 1\nmonth: 2026-11\n\n\n{game}end: 1\n\n\n");
    let path = folder.join("given.txt.gz");
    let mut packer = GzEncoder::new(File::create(&path).unwrap(), Compression::fast());
    packer.write_all(dump.as_bytes()).unwrap();
    packer.finish().unwrap();
    path
}

fn unpacked(path: &Path) -> String {
    let mut text = String::new();
    GzDecoder::new(File::open(path).unwrap()).read_to_string(&mut text).unwrap();
    text
}

#[test]
fn a_month_is_written_with_checksums_and_read_again_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let [data, other, out, again] = ["data", "other", "out", "again"].map(|name| folder.path().join(name));
    let dump = |data: &Path, month: &str, out: &Path| {
        akhet(&["dump", "--data", text(data), "--month", month, "--out", text(out)])
    };
    let ran = dump(&data, "2026-11", &out);
    assert!(ran.code == Some(1) && ran.err.contains("there is no folder"), "{}", ran.err);
    let given = pack(folder.path());
    let ran = akhet(&["import", text(&given), "--data", text(&data)]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), "Records read: 1.\n"), "{}", ran.err);
    let ran = dump(&data, "November", &out);
    assert!(ran.code == Some(2) && ran.err.contains("a month is written like 2026-11"), "{}", ran.err);
    let ran = dump(&data, "2026-11", &out);
    assert!(ran.code == Some(0) && ran.out.starts_with("Games of 2026-11: 1.\n"), "{}{}", ran.out, ran.err);
    let files = [
        "README.md",
        "SHA256SUMS",
        "akhet-2026-11.txt.gz",
        "games.parquet",
        "schema.json",
        "seats.parquet",
        "steps.parquet",
    ];
    let names = |folder: &Path| -> BTreeSet<String> {
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect()
    };
    assert_eq!(names(&out), files.map(str::to_owned).into(), "nothing is left half-written");
    let sums = fs::read_to_string(out.join("SHA256SUMS")).unwrap();
    assert_eq!(sums.lines().count(), files.len() - 1);
    for line in sums.lines() {
        let (sum, name) = line.split_once("  ").unwrap();
        let hash: String = Sha256::digest(fs::read(out.join(name)).unwrap())
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        assert_eq!(hash, sum, "{name}");
    }
    // What comes out is what went in, and comes out of another place in the same way.
    let written = out.join("akhet-2026-11.txt.gz");
    let ran = akhet(&["import", text(&written), "--data", text(&other)]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), "Records read: 1.\n"), "{}", ran.err);
    assert_eq!(dump(&other, "2026-11", &again).code, Some(0));
    assert_eq!(unpacked(&again.join("akhet-2026-11.txt.gz")), unpacked(&written));
    for name in ["games.parquet", "seats.parquet", "steps.parquet", "schema.json", "README.md"] {
        assert_eq!(fs::read(again.join(name)).unwrap(), fs::read(out.join(name)).unwrap(), "{name}");
    }
    // Changed on the way.
    fs::write(out.join("SHA256SUMS"), sums.replace(&sums[..8], "00000000")).unwrap();
    let ran = akhet(&["import", text(&written), "--data", text(&folder.path().join("third"))]);
    assert!(ran.code == Some(1) && ran.err.contains("its checksum is"), "{}", ran.err);
}
