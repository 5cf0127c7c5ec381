//! The rules in our own words.

use game::Page;
use pyramidice::Pyramidice;

/// Every number that the texts take from the examples, to be read when one changes.
#[test]
fn the_numbers_of_the_examples_are_these() {
    let numbers = Pyramidice::examples().unwrap().numbers();
    let lines: Vec<String> = numbers.iter().map(|(name, number)| format!("{name} {number}")).collect();
    insta::assert_snapshot!(lines.join("\n"));
}
