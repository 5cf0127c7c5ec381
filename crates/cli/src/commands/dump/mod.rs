//! `akhet dump`: a month of finished games as files for other programs.

mod about;
mod tables;

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;
use indicatif::ProgressBar;
use service::{Dumping, Month, Place};
use sha2::{Digest, Sha256};

use super::archive::place;
use super::serve::runtime;
use crate::arguments;
use crate::failure::Failure;
use crate::progress;

use tables::{GAMES, SEATS, STEPS, Tables};

/// What a file is called that is not done.
const PART: &str = "part";

/// The checksums of all others.
const SUMS: &str = "SHA256SUMS";

pub(crate) fn run(arguments: &arguments::Dump, out: &mut impl Write) -> Result<(), Failure> {
    let place = place(arguments.data.as_ref(), arguments.database.as_ref())?;
    if let Place::Folder(folder, _) = &place
        && !folder.exists()
    {
        return Err(Failure::failed(format!("there is no folder {}", folder.display())));
    }
    let (folder, month) = (&arguments.out, arguments.month);
    fs::create_dir_all(folder).map_err(|error| failed(folder, &error))?;
    let mut files = Files::begin(folder, month)?;
    let mut bar: Option<ProgressBar> = None;
    let heard = &mut |dumping: Dumping<'_>| match dumping {
        Dumping::Begins(count) => {
            bar = Some(progress::bar(count, "games"));
            Ok(())
        }
        Dumping::Game(game) => {
            if let Some(bar) = &bar {
                bar.inc(1);
            }
            files.add(game).map_err(|error| format!("{} cannot be written: {error}", folder.display()))
        }
    };
    let dumped = runtime()?.block_on(service::dump(&place, month, heard));
    if let Some(bar) = &bar {
        bar.finish_and_clear();
    }
    let (count, broken) = dumped.map_err(Failure::failed)?;
    let names = files.end(month, count).map_err(|error| failed(folder, &error))?;
    for problem in &broken {
        writeln!(out, "left out: {}", game::notation::visible(&problem.replace('\n', " ")))?;
    }
    writeln!(out, "Games of {month}: {count}.")?;
    for name in names {
        writeln!(out, "{}", folder.join(name).display())?;
    }
    Ok(())
}

fn failed(folder: &Path, error: &io::Error) -> Failure {
    Failure::failed(format!("{} cannot be written: {error}", folder.display()))
}

/// A file that is written beside its place, and its hash.
struct Beside {
    path: PathBuf,
    file: BufWriter<File>,
    hash: Sha256,
}

impl Beside {
    fn begin(folder: &Path, name: &str) -> io::Result<Beside> {
        let path = folder.join(format!("{name}.{PART}"));
        let file = BufWriter::new(File::create(&path)?);
        Ok(Beside { path, file, hash: Sha256::new() })
    }

    /// Makes it durable, still beside its place. Returns its hash.
    fn end(mut self) -> io::Result<(PathBuf, String)> {
        self.file.flush()?;
        self.file.get_ref().sync_all()?;
        let hash = self.hash.finalize();
        Ok((self.path, hash.iter().map(|byte| format!("{byte:02x}")).collect()))
    }
}

impl Write for Beside {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.file.write(bytes)?;
        self.hash.update(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// All files of a dump, as they are written.
struct Files {
    folder: PathBuf,
    text: GzEncoder<Beside>,
    tables: Tables<Beside>,
}

fn text_name(month: Month) -> String {
    format!("akhet-{month}.txt.gz")
}

impl Files {
    fn begin(folder: &Path, month: Month) -> Result<Files, Failure> {
        let begin = || {
            let text = Beside::begin(folder, &text_name(month))?;
            let mut text = GzEncoder::new(text, Compression::default());
            service::write_begin(&mut text, month)?;
            let table = |name: &str| Beside::begin(folder, &format!("{name}.parquet"));
            let tables = Tables::begin(table(GAMES)?, table(SEATS)?, table(STEPS)?)?;
            Ok(Files { folder: folder.to_owned(), text, tables })
        };
        begin().map_err(|error| failed(folder, &error))
    }

    fn add(&mut self, game: &service::DumpedGame) -> io::Result<()> {
        service::write_game(&mut self.text, game)?;
        self.tables.add(game)
    }

    /// Everything is complete before the first file gets its name, and the checksums get theirs last. Returns the names.
    fn end(mut self, month: Month, count: u64) -> io::Result<Vec<String>> {
        service::write_end(&mut self.text, count)?;
        let mut done = vec![(text_name(month), self.text.finish()?.end()?)];
        for (name, file) in [GAMES, SEATS, STEPS].into_iter().zip(self.tables.end()?) {
            done.push((format!("{name}.parquet"), file.end()?));
        }
        for (name, text) in [("schema.json", about::schema()), ("README.md", about::readme(month, count))] {
            let mut file = Beside::begin(&self.folder, name)?;
            file.write_all(text.as_bytes())?;
            done.push((name.to_owned(), file.end()?));
        }
        let lines = done.iter().map(|(name, (_, hash))| format!("{hash}  {name}\n"));
        let mut sums = Beside::begin(&self.folder, SUMS)?;
        sums.write_all(lines.collect::<String>().as_bytes())?;
        done.push((SUMS.to_owned(), sums.end()?));
        // An older dump in the same folder is none from here on until this one is whole.
        match fs::remove_file(self.folder.join(SUMS)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            Ok(()) | Err(_) => {}
        }
        for (name, (path, _)) in &done {
            fs::rename(path, self.folder.join(name))?;
        }
        Ok(done.into_iter().map(|(name, _)| name).collect())
    }
}
