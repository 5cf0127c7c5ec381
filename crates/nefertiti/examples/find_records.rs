//! Finds golden records: plays random games for each wish and keeps the shortest that shows it.
//! `cargo run -p nefertiti --example find_records` writes them into `records`.

#[path = "../tests/suite/golden/wishes.rs"]
mod wishes;

use std::fs;

use game::replay::{write_end, write_start};
use game::testing::Play;
use game::{Chosen, Game, Record};
use nefertiti::Nefertiti;
use wishes::{WISHES, Wish};

const GAMES: u64 = 3000;

fn main() {
    for wish in &WISHES {
        let played = (0..GAMES).filter_map(|seed| play(wish, seed));
        match played.min_by_key(|record| record.steps.len()) {
            Some(record) => {
                let path = format!("{}/records/{}.txt", env!("CARGO_MANIFEST_DIR"), wish.name);
                fs::write(path, record.to_string()).expect("the folder of the records can be written");
                println!("{}: {} steps", wish.name, record.steps.len());
            }
            None => println!("{}: not found", wish.name),
        }
    }
}

/// One random game, if it shows what it should.
fn play(wish: &Wish, seed: u64) -> Option<Record> {
    let play = Play::<Nefertiti>::new(wish.options, seed);
    if !(wish.is_shown)(&play.events) {
        return None;
    }
    let chosen = Chosen::parse(Nefertiti::OPTIONS, wish.options).expect("the options of a wish are right");
    let mut record = Record::default();
    record.set("why", wish.why);
    write_start(&mut record, &chosen, play.end());
    record.set("chance", "open");
    write_end(&mut record, play.end());
    record.steps = play.record.steps;
    Some(record)
}
