//! Writes tables as Parquet files, row group after row group, so that little of one is in memory. Of the format it uses only what
//! every reader knows: flat columns, plain values, pages packed by gzip.

mod thrift;

use std::io::{self, Write};

use flate2::Compression;
use flate2::write::GzEncoder;

use thrift::Struct;

/// How many rows a row group has.
const ROWS: usize = 50_000;

const MAGIC: &[u8; 4] = b"PAR1";

/// How the format numbers what is used here.
const PLAIN: i32 = 0;
const RLE: i32 = 3;
const GZIP: i32 = 2;
const DATA_PAGE: i32 = 0;

/// A column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Column {
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    /// Whether it may be empty.
    pub(crate) is_optional: bool,
    /// What it says.
    pub(crate) about: &'static str,
}

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Flag,
    /// A number of 32 bits.
    Small,
    /// A number of 64 bits.
    Number,
    Real,
    Text,
    /// A day, as the number of days since 1970.
    Day,
}

impl Kind {
    /// What it is called where the files are described.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Flag => "boolean",
            Kind::Small => "int32",
            Kind::Number => "int64",
            Kind::Real => "double",
            Kind::Text => "string",
            Kind::Day => "date",
        }
    }

    /// Its physical type.
    fn number(self) -> i32 {
        match self {
            Kind::Flag => 0,
            Kind::Small | Kind::Day => 1,
            Kind::Number => 2,
            Kind::Real => 5,
            Kind::Text => 6,
        }
    }

    /// What its values stand for: the number that older readers know, and that of newer ones.
    fn meaning(self) -> Option<(i32, i16)> {
        match self {
            Kind::Text => Some((0, 1)),
            Kind::Day => Some((6, 6)),
            Kind::Flag | Kind::Small | Kind::Number | Kind::Real => None,
        }
    }
}

/// A value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Cell<'a> {
    Empty,
    Flag(bool),
    Number(i64),
    Real(f64),
    Text(&'a str),
}

impl Cell<'_> {
    /// A number that there may be.
    pub(crate) fn maybe(number: Option<i64>) -> Cell<'static> {
        number.map_or(Cell::Empty, Cell::Number)
    }
}

/// A file that is being written.
pub(crate) struct File<W> {
    out: W,
    columns: &'static [Column],
    /// The values of the row group that is not written yet, by column.
    waiting: Vec<Waiting>,
    rows: usize,
    written: u64,
    groups: Vec<Group>,
    packing: Compression,
}

/// The values of a column.
#[derive(Default)]
struct Waiting {
    /// Whether there is a value in each row.
    is_there: Vec<bool>,
    /// The values as the format has them; those of flags as bytes.
    values: Vec<u8>,
}

/// A row group that was written.
struct Group {
    rows: usize,
    chunks: Vec<Chunk>,
}

/// A column of a row group.
struct Chunk {
    offset: u64,
    unpacked: usize,
    packed: usize,
}

impl<W: Write> File<W> {
    /// Begins a file.
    pub(crate) fn begin(out: W, columns: &'static [Column]) -> io::Result<File<W>> {
        File::packed(out, columns, Compression::default())
    }

    fn packed(mut out: W, columns: &'static [Column], packing: Compression) -> io::Result<File<W>> {
        out.write_all(MAGIC)?;
        let waiting = columns.iter().map(|_| Waiting::default()).collect();
        Ok(File { out, columns, waiting, rows: 0, written: MAGIC.len() as u64, groups: Vec::new(), packing })
    }

    /// Adds a row: a value for each column.
    pub(crate) fn row(&mut self, cells: &[Cell<'_>]) -> io::Result<()> {
        assert_eq!(cells.len(), self.columns.len(), "a row has a value for each column");
        for ((column, waiting), cell) in self.columns.iter().zip(&mut self.waiting).zip(cells) {
            waiting.add(*column, *cell);
        }
        self.rows += 1;
        if self.rows == ROWS { self.write_group() } else { Ok(()) }
    }

    /// Writes what is left and the list of what is where.
    pub(crate) fn end(mut self) -> io::Result<W> {
        if self.rows > 0 {
            self.write_group()?;
        }
        let about = self.about();
        self.out.write_all(&about)?;
        self.out.write_all(&(about.len() as u32).to_le_bytes())?;
        self.out.write_all(MAGIC)?;
        Ok(self.out)
    }

    fn write_group(&mut self) -> io::Result<()> {
        let mut chunks = Vec::new();
        for (column, waiting) in self.columns.iter().zip(&mut self.waiting) {
            let waiting = std::mem::take(waiting);
            let page = waiting.page(*column);
            let mut gzip = GzEncoder::new(Vec::new(), self.packing);
            gzip.write_all(&page)?;
            let packed = gzip.finish()?;
            let header = page_header(self.rows, page.len(), packed.len());
            self.out.write_all(&header)?;
            self.out.write_all(&packed)?;
            chunks.push(Chunk {
                offset: self.written,
                unpacked: header.len() + page.len(),
                packed: header.len() + packed.len(),
            });
            self.written += (header.len() + packed.len()) as u64;
        }
        self.groups.push(Group { rows: self.rows, chunks });
        self.rows = 0;
        Ok(())
    }

    /// What is where, for readers.
    fn about(&self) -> Vec<u8> {
        let rows: usize = self.groups.iter().map(|group| group.rows).sum();
        let mut root = Struct::new();
        root.text(4, "table");
        root.small(5, self.columns.len() as i32);
        let schema = std::iter::once(root).chain(self.columns.iter().map(|column| schema(*column)));
        let mut about = Struct::new();
        about.small(1, 1);
        about.structs(2, &schema.collect::<Vec<_>>());
        about.number(3, rows as i64);
        about.structs(4, &self.groups.iter().map(|group| self.group(group)).collect::<Vec<_>>());
        about.text(6, "akhet");
        about.end()
    }

    fn group(&self, group: &Group) -> Struct {
        let chunk = |(column, chunk): (&Column, &Chunk)| {
            let mut meta = Struct::new();
            meta.small(1, column.kind.number());
            meta.smalls(2, &[PLAIN, RLE]);
            meta.texts(3, &[column.name]);
            meta.small(4, GZIP);
            meta.number(5, group.rows as i64);
            meta.number(6, chunk.unpacked as i64);
            meta.number(7, chunk.packed as i64);
            meta.number(9, chunk.offset as i64);
            let mut told = Struct::new();
            told.number(2, chunk.offset as i64);
            told.inner(3, meta);
            told
        };
        let mut told = Struct::new();
        told.structs(1, &self.columns.iter().zip(&group.chunks).map(chunk).collect::<Vec<_>>());
        told.number(2, group.chunks.iter().map(|chunk| chunk.unpacked as i64).sum());
        told.number(3, group.rows as i64);
        told
    }
}

impl Waiting {
    fn add(&mut self, column: Column, cell: Cell<'_>) {
        let is_there = cell != Cell::Empty;
        assert!(is_there || column.is_optional, "{} is never empty", column.name);
        self.is_there.push(is_there);
        match (cell, column.kind) {
            (Cell::Empty, _) => {}
            (Cell::Flag(flag), Kind::Flag) => self.values.push(flag.into()),
            (Cell::Number(number), Kind::Small | Kind::Day) => {
                let number = i32::try_from(number).expect("a small number has 32 bits");
                self.values.extend(number.to_le_bytes());
            }
            (Cell::Number(number), Kind::Number) => self.values.extend(number.to_le_bytes()),
            (Cell::Real(number), Kind::Real) => self.values.extend(number.to_le_bytes()),
            (Cell::Text(text), Kind::Text) => {
                self.values.extend((text.len() as u32).to_le_bytes());
                self.values.extend(text.as_bytes());
            }
            (other, kind) => panic!("{other:?} is no {kind:?}"),
        }
    }

    /// Which rows have a value, and the values.
    fn page(self, column: Column) -> Vec<u8> {
        let mut page = Vec::new();
        if column.is_optional {
            let levels = runs(&self.is_there);
            page.extend((levels.len() as u32).to_le_bytes());
            page.extend(levels);
        }
        match column.kind {
            Kind::Flag => page.extend(self.values.chunks(8).map(packed)),
            Kind::Small | Kind::Number | Kind::Real | Kind::Text | Kind::Day => page.extend(self.values),
        }
        page
    }
}

/// Eight flags in a byte, the first one lowest.
fn packed(flags: &[u8]) -> u8 {
    flags.iter().enumerate().map(|(place, flag)| flag << place).sum()
}

/// Flags as runs: how often, and which.
fn runs(flags: &[bool]) -> Vec<u8> {
    let mut runs = Vec::new();
    for run in flags.chunk_by(|one, other| one == other) {
        thrift::varint(&mut runs, (run.len() as u64) << 1);
        runs.push(run[0].into());
    }
    runs
}

fn page_header(rows: usize, unpacked: usize, packed: usize) -> Vec<u8> {
    let mut values = Struct::new();
    values.small(1, rows as i32);
    values.small(2, PLAIN);
    values.small(3, RLE);
    values.small(4, RLE);
    let mut header = Struct::new();
    header.small(1, DATA_PAGE);
    header.small(2, unpacked as i32);
    header.small(3, packed as i32);
    header.inner(5, values);
    header.end()
}

fn schema(column: Column) -> Struct {
    let mut told = Struct::new();
    told.small(1, column.kind.number());
    told.small(3, column.is_optional.into());
    told.text(4, column.name);
    if let Some((converted, logical)) = column.kind.meaning() {
        told.small(6, converted);
        let mut union = Struct::new();
        union.inner(logical, Struct::new());
        told.inner(10, union);
    }
    told
}

#[cfg(test)]
pub(crate) mod tests;
