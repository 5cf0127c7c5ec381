//! The compact protocol of Thrift, as far as descriptions of Parquet files need it.

/// The types of fields.
const SMALL: u8 = 5;
const NUMBER: u8 = 6;
const TEXT: u8 = 8;
const LIST: u8 = 9;
const STRUCT: u8 = 12;

/// A struct that is being written, field after field in the order of their numbers.
pub(super) struct Struct {
    bytes: Vec<u8>,
    last: i16,
}

impl Struct {
    pub(super) fn new() -> Struct {
        Struct { bytes: Vec::new(), last: 0 }
    }

    pub(super) fn small(&mut self, field: i16, value: i32) {
        self.field(field, SMALL);
        varint(&mut self.bytes, zigzag(value.into()));
    }

    pub(super) fn number(&mut self, field: i16, value: i64) {
        self.field(field, NUMBER);
        varint(&mut self.bytes, zigzag(value));
    }

    pub(super) fn text(&mut self, field: i16, value: &str) {
        self.field(field, TEXT);
        write_text(&mut self.bytes, value);
    }

    pub(super) fn inner(&mut self, field: i16, value: Struct) {
        self.field(field, STRUCT);
        self.bytes.extend(value.end());
    }

    pub(super) fn smalls(&mut self, field: i16, values: &[i32]) {
        self.list(field, SMALL, values.len());
        for value in values {
            varint(&mut self.bytes, zigzag((*value).into()));
        }
    }

    pub(super) fn texts(&mut self, field: i16, values: &[&str]) {
        self.list(field, TEXT, values.len());
        for value in values {
            write_text(&mut self.bytes, value);
        }
    }

    pub(super) fn structs(&mut self, field: i16, values: &[Struct]) {
        self.list(field, STRUCT, values.len());
        for value in values {
            self.bytes.extend(&value.bytes);
            self.bytes.push(0);
        }
    }

    /// The bytes of the whole.
    pub(super) fn end(mut self) -> Vec<u8> {
        self.bytes.push(0);
        self.bytes
    }

    fn list(&mut self, field: i16, of: u8, count: usize) {
        self.field(field, LIST);
        if count < 15 {
            self.bytes.push((count as u8) << 4 | of);
        } else {
            self.bytes.push(0xf0 | of);
            varint(&mut self.bytes, count as u64);
        }
    }

    /// Fields are numbered by how far they are from the one before, which is never far here.
    fn field(&mut self, field: i16, of: u8) {
        let further = field - self.last;
        assert!((1..=15).contains(&further), "fields come in the order of their numbers");
        self.bytes.push((further as u8) << 4 | of);
        self.last = field;
    }
}

/// Numbers near zero become small ones without a sign.
fn zigzag(value: i64) -> u64 {
    ((value << 1) ^ (value >> 63)) as u64
}

/// Seven bits a byte, the lowest first.
pub(super) fn varint(bytes: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        bytes.push(value as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
}

fn write_text(bytes: &mut Vec<u8>, text: &str) {
    varint(bytes, text.len() as u64);
    bytes.extend(text.as_bytes());
}
