//! Finds golden records: plays random games for each wish and keeps the shortest that shows it.
//! `cargo run -p nefertiti --example find_records` writes them into `records`.

#[path = "../tests/golden/wishes.rs"]
mod wishes;

use std::fs;

use game::replay::{write_end, write_start};
use game::{ActionSet, Chosen, Game, Pending, Record, RecordedStep, Step, settle, take_step};
use nefertiti::{Event, Nefertiti};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
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
    let chosen = Chosen::parse(Nefertiti::OPTIONS, wish.options).expect("the options of a wish are right");
    let mut state = Nefertiti::new(&Nefertiti::options(&chosen).expect("the options of a wish go together"));
    let mut record = Record::default();
    record.set("why", wish.why);
    write_start(&mut record, &chosen, &state);
    record.set("chance", "open");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut events: Vec<Event> = Vec::new();
    loop {
        let step = match settle(&mut state, &mut events) {
            Pending::Decision(seat, legal) => Step::Action(seat, legal.choose(&mut rng)),
            Pending::Chance => Step::Chance(state.sample_chance(&mut rng)),
            Pending::Over => break,
        };
        record.steps.push(RecordedStep::from(&step));
        take_step(&mut state, step, &mut events);
    }
    write_end(&mut record, &state);
    (wish.is_shown)(&events).then_some(record)
}
