//! The game as people see it: words, the terminal, the browser, pictures, the rules, the score pad.

mod board;
mod pad;
mod picture;
mod rulebook;
mod terminal;
mod words;

/// Whether a number from 1 to 12 is among these tombs; no other number is.
fn has_tomb(tombs: u16, number: u8) -> bool {
    (1..=12).contains(&number) && tombs >> (number - 1) & 1 == 1
}

/// The first and the last number of each run of tombs.
fn tomb_runs(tombs: u16) -> impl Iterator<Item = (u8, u8)> {
    let starts = (1..=12).filter(move |number| has_tomb(tombs, *number) && !has_tomb(tombs, number - 1));
    let end = move |start| (start..=12).take_while(|number| has_tomb(tombs, *number)).last().unwrap_or(start);
    starts.map(move |start| (start, end(start)))
}
