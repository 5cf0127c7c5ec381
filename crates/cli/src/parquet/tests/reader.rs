//! Reads such files again, in tests: by what the files say of themselves, and not by what the writer knows.

use std::collections::BTreeMap;
use std::io::Read;

use flate2::read::GzDecoder;

/// A file that was read.
pub(crate) struct Table {
    /// The columns with their types.
    pub(crate) columns: Vec<(String, &'static str)>,
    pub(crate) rows: Vec<Vec<Value>>,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    Empty,
    Flag(bool),
    Number(i64),
    Real(f64),
    Text(String),
}

pub(crate) fn read(bytes: &[u8]) -> Table {
    let body =
        bytes.strip_prefix(b"PAR1").and_then(|rest| rest.strip_suffix(b"PAR1")).expect("it is Parquet");
    let (rest, length) = body.split_at(body.len() - 4);
    let length = u32::from_le_bytes(length.try_into().unwrap()) as usize;
    let about = Reader { bytes: &rest[rest.len() - length..], at: 0 }.read(12);
    let schema: Vec<&Thrift> = about.field(2).list().iter().skip(1).collect();
    let columns = schema.iter().map(|column| (column.field(4).text(), kind(column))).collect();
    let mut rows = Vec::new();
    for group in about.field(4).list() {
        let count = group.field(3).number() as usize;
        let chunks = group.field(1).list().iter().zip(&schema);
        let columns: Vec<Vec<Value>> =
            chunks.map(|(chunk, column)| values(bytes, chunk.field(3), column)).collect();
        assert!(columns.iter().all(|values| values.len() == count), "all columns are as long");
        rows.extend(
            (0..count).map(|row| columns.iter().map(|values| values[row].clone()).collect::<Vec<_>>()),
        );
    }
    assert_eq!(rows.len() as i64, about.field(3).number());
    Table { columns, rows }
}

fn kind(column: &Thrift) -> &'static str {
    match (column.field(1).number(), column.maybe(6).map(Thrift::number)) {
        (0, None) => "boolean",
        (1, None) => "int32",
        (1, Some(6)) => "date",
        (2, None) => "int64",
        (5, None) => "double",
        (6, Some(0)) => "string",
        other => panic!("there is no type {other:?}"),
    }
}

fn values(bytes: &[u8], meta: &Thrift, column: &Thrift) -> Vec<Value> {
    let offset = meta.field(9).number() as usize;
    let mut reader = Reader { bytes: &bytes[offset..], at: 0 };
    let header = reader.read(12);
    let packed = &reader.bytes[reader.at..][..header.field(3).number() as usize];
    assert_eq!((reader.at + packed.len()) as i64, meta.field(7).number());
    let mut page = Vec::new();
    GzDecoder::new(packed).read_to_end(&mut page).unwrap();
    assert_eq!(page.len() as i64, header.field(2).number());
    let count = header.field(5).field(1).number() as usize;
    let mut page = Reader { bytes: &page, at: 0 };
    let is_there = if column.field(3).number() == 1 { page.levels(count) } else { vec![true; count] };
    let kind = kind(column);
    let mut flags = 0;
    let value = |is_there: bool| {
        if !is_there {
            return Value::Empty;
        }
        match kind {
            "boolean" => {
                flags += 1;
                Value::Flag(page.bytes[(flags - 1) / 8] >> ((flags - 1) % 8) & 1 == 1)
            }
            "int32" | "date" => Value::Number(i32::from_le_bytes(page.take()).into()),
            "int64" => Value::Number(i64::from_le_bytes(page.take())),
            "double" => Value::Real(f64::from_le_bytes(page.take())),
            _ => {
                let length = u32::from_le_bytes(page.take()) as usize;
                page.at += length;
                Value::Text(String::from_utf8(page.bytes[page.at - length..page.at].to_vec()).unwrap())
            }
        }
    };
    is_there.into_iter().map(value).collect()
}

/// What stands in the compact protocol of Thrift.
#[derive(Debug)]
enum Thrift {
    Number(i64),
    Text(String),
    List(Vec<Thrift>),
    Struct(BTreeMap<i16, Thrift>),
}

impl Thrift {
    fn maybe(&self, field: i16) -> Option<&Thrift> {
        let Thrift::Struct(fields) = self else { panic!("{self:?} has no fields") };
        fields.get(&field)
    }

    #[track_caller]
    fn field(&self, field: i16) -> &Thrift {
        self.maybe(field).unwrap_or_else(|| panic!("no field {field} in {self:?}"))
    }

    fn number(&self) -> i64 {
        let Thrift::Number(number) = self else { panic!("{self:?} is no number") };
        *number
    }

    fn text(&self) -> String {
        let Thrift::Text(text) = self else { panic!("{self:?} is no text") };
        text.clone()
    }

    fn list(&self) -> &[Thrift] {
        let Thrift::List(list) = self else { panic!("{self:?} is no list") };
        list
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> [u8; N] {
        self.at += N;
        self.bytes[self.at - N..self.at].try_into().unwrap()
    }

    fn varint(&mut self) -> u64 {
        let (mut value, mut shift) = (0, 0);
        loop {
            let [byte] = self.take();
            value |= u64::from(byte & 0x7f) << shift;
            shift += 7;
            if byte < 0x80 {
                return value;
            }
        }
    }

    fn zigzag(&mut self) -> i64 {
        let value = self.varint();
        (value >> 1) as i64 ^ -((value & 1) as i64)
    }

    fn read(&mut self, kind: u8) -> Thrift {
        match kind {
            5 | 6 => Thrift::Number(self.zigzag()),
            8 => {
                let length = self.varint() as usize;
                self.at += length;
                Thrift::Text(String::from_utf8(self.bytes[self.at - length..self.at].to_vec()).unwrap())
            }
            9 => {
                let [head] = self.take();
                let count = if head >> 4 == 15 { self.varint() } else { u64::from(head >> 4) };
                Thrift::List((0..count).map(|_| self.read(head & 15)).collect())
            }
            12 => {
                let (mut fields, mut last) = (BTreeMap::new(), 0);
                loop {
                    let [head] = self.take();
                    if head == 0 {
                        return Thrift::Struct(fields);
                    }
                    last += i16::from(head >> 4);
                    assert!(head >> 4 > 0, "fields are near each other");
                    fields.insert(last, self.read(head & 15));
                }
            }
            other => panic!("there is no type {other}"),
        }
    }

    /// Which rows have a value: runs, after their length.
    fn levels(&mut self, count: usize) -> Vec<bool> {
        let end = u32::from_le_bytes(self.take()) as usize + self.at;
        let mut levels = Vec::new();
        while self.at < end {
            let head = self.varint();
            assert_eq!(head & 1, 0, "runs are repeated");
            let [level] = self.take();
            levels.extend(std::iter::repeat_n(level == 1, (head >> 1) as usize));
        }
        assert_eq!(levels.len(), count);
        levels
    }
}
