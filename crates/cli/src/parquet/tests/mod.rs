//! What is written is read back, here and elsewhere.

pub(crate) mod reader;

use reader::{Value, read};

use super::*;

const fn column(name: &'static str, kind: Kind, is_optional: bool) -> Column {
    Column { name, kind, is_optional, about: "" }
}

const COLUMNS: &[Column] = &[
    column("id", Kind::Number, false),
    column("flag", Kind::Flag, false),
    column("small", Kind::Small, true),
    column("real", Kind::Real, true),
    column("text", Kind::Text, true),
    column("day", Kind::Day, false),
];

/// The length and the hash of the file when Arrow 26, which has another writer and reader, had read every value back as it
/// should be. Whoever changes what is written has to try that again: `AKHET_PARQUET` names a file to write it to.
const READ_BY_OTHERS: &str = "1641002 53750f535623b217";

#[test]
fn a_file_is_the_one_that_another_reader_has_read_and_says_what_was_written() {
    let rows = ROWS as i64 + 3;
    // Not packed, because another version may pack as well in another way.
    let mut file = File::packed(Vec::new(), COLUMNS, Compression::none()).unwrap();
    for number in 0..rows {
        let text = format!("a{number}\u{e9}");
        let cells = [
            Cell::Number(number << 33),
            Cell::Flag(number % 3 == 0),
            if number % 5 == 0 { Cell::Empty } else { Cell::Number(-number) },
            if number % 2 == 0 { Cell::Empty } else { Cell::Real(number as f64 / 8.0) },
            if number % 7 == 6 { Cell::Empty } else { Cell::Text(&text) },
            Cell::Number(20_000 + number % 9),
        ];
        file.row(&cells).unwrap();
    }
    let bytes = file.end().unwrap();
    if let Some(path) = std::env::var_os("AKHET_PARQUET") {
        std::fs::write(path, &bytes).unwrap();
    }
    assert_eq!(digest(&bytes), READ_BY_OTHERS);
    let table = read(&bytes);
    let named: Vec<(&str, &str)> = table.columns.iter().map(|(name, kind)| (name.as_str(), *kind)).collect();
    let expected: Vec<(&str, &str)> =
        COLUMNS.iter().map(|column| (column.name, column.kind.name())).collect();
    assert_eq!((named, table.rows.len() as i64), (expected, rows));
    let row = &table.rows[ROWS + 1];
    let number = ROWS as i64 + 1;
    let (small, text) = (Value::Number(-number), Value::Text(format!("a{number}\u{e9}")));
    let real = Value::Real(number as f64 / 8.0);
    let day = Value::Number(20_000 + number % 9);
    assert_eq!(*row, [Value::Number(number << 33), Value::Flag(number % 3 == 0), small, real, text, day]);
    assert_eq!(table.rows[0][2..4], [Value::Empty, Value::Empty]);
}

fn digest(bytes: &[u8]) -> String {
    let start = 0xcbf2_9ce4_8422_2325_u64;
    let hash =
        bytes.iter().fold(start, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{} {hash:016x}", bytes.len())
}
