//! An archive that is written while it is sent: each file is compressed on its own, and the list of all of them comes last. The
//! format is that of PKZIP's APPNOTE, without what was added for more than 65,535 files or four gigabytes.

use std::io::Write;

use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};

/// How many files there may be.
pub(crate) const MOST_FILES: usize = 65_000;

/// The first of January 1980, which is as early as the format can say. When somebody took a file along is nothing to keep.
const DATE: u16 = 0x21;

/// Deflate, the format's method 8, needs version 2.0 to be unpacked; names are UTF-8.
const VERSION: u16 = 20;
const DEFLATED: u16 = 8;
const UTF_8: u16 = 0x0800;

/// What was written of an archive.
#[derive(Default)]
pub(crate) struct Zip {
    written: u32,
    files: u16,
    list: Vec<u8>,
}

impl Zip {
    /// The next file, ready to be sent.
    pub(crate) fn file(&mut self, name: &str, content: &[u8]) -> Vec<u8> {
        let mut crc = Crc::new();
        crc.update(content);
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
        let packed = encoder.write_all(content).and_then(|()| encoder.finish());
        let packed = packed.expect("memory takes whatever is written");
        let mut about = Vec::new();
        for number in [VERSION, UTF_8, DEFLATED, 0, DATE] {
            about.extend(number.to_le_bytes());
        }
        for number in [crc.sum(), packed.len() as u32, content.len() as u32] {
            about.extend(number.to_le_bytes());
        }
        about.extend((name.len() as u16).to_le_bytes());
        about.extend(0_u16.to_le_bytes());
        let mut sent = b"PK\x03\x04".to_vec();
        sent.extend(&about);
        sent.extend(name.as_bytes());
        sent.extend(&packed);
        self.list.extend(b"PK\x01\x02");
        self.list.extend(VERSION.to_le_bytes());
        self.list.extend(&about);
        // No comment, the first disk, no attributes.
        self.list.extend([0; 10]);
        self.list.extend(self.written.to_le_bytes());
        self.list.extend(name.as_bytes());
        self.written += sent.len() as u32;
        self.files += 1;
        sent
    }

    /// The list of all files, which ends the archive.
    pub(crate) fn end(self) -> Vec<u8> {
        let Zip { written, files, mut list } = self;
        let length = list.len() as u32;
        list.extend(b"PK\x05\x06");
        list.extend([0; 4]);
        list.extend(files.to_le_bytes());
        list.extend(files.to_le_bytes());
        list.extend(length.to_le_bytes());
        list.extend(written.to_le_bytes());
        list.extend([0; 2]);
        list
    }
}
