//! The numbers in `docs/fair-draws.md` are true.

use catalog::{Chance, Seating, Secret, Verified, verify};
use data_encoding::HEXLOWER;
use game::Record;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

const DOCUMENT: &str = include_str!("../../../docs/fair-draws.md");
const EXAMPLE: &str = include_str!("../../../docs/fair-draws-example.txt");

fn example() -> Record {
    Record::parse(EXAMPLE).unwrap()
}

/// Block 0 of a draw of the example, as the document tells it.
fn block(number: u64) -> Vec<u8> {
    let record = example();
    let header = |key: &str| record.get(key).unwrap().to_owned();
    let secret = header("secret");
    let key = HEXLOWER.decode(secret.as_bytes()).unwrap();
    let mut mac = Hmac::<Sha256>::new_from_slice(&key).unwrap();
    mac.update(format!("akhet draw 1\n{}\n{}\n{number}\n0\n", header("table"), header("entropy")).as_bytes());
    mac.finalize().into_bytes().to_vec()
}

fn first_word(block: &[u8]) -> u64 {
    u64::from_be_bytes(block[..8].try_into().unwrap())
}

#[track_caller]
fn check_told(text: &str) {
    assert!(DOCUMENT.contains(text), "the document does not say `{text}`");
}

#[test]
fn the_example_is_fair() {
    let expected = Verified::Fair { draws: 21, given: 1, seating: Seating::Drawn, copied: 0 };
    assert_eq!(verify(&example()), Ok(expected));
}

#[test]
fn the_document_shows_the_headers_of_the_example() {
    for key in ["table", "commitment", "entropy", "seating", "secret"] {
        check_told(&format!("\n{key}: {}\n", example().get(key).unwrap()));
    }
}

#[test]
fn the_commitment_is_made_as_told() {
    let record = example();
    let (table, secret) = (record.get("table").unwrap(), record.get("secret").unwrap());
    let told = HEXLOWER.encode(&Sha256::digest(format!("akhet commitment 1\n{table}\n{secret}\n")));
    assert_eq!(Some(told.as_str()), record.get("commitment"));
    let parsed: Secret = secret.parse().unwrap();
    assert_eq!(parsed.commitment(table), told);
    check_told(&format!("`akhet commitment 1␊{table}␊{}…{}␊`", &secret[..8], &secret[56..]));
}

#[test]
fn the_blocks_words_and_remainders_are_those_of_the_example() {
    for number in [0, 1] {
        let block = block(number);
        check_told(&format!("| block 0 of draw {number} | `{}` |", HEXLOWER.encode(&block)));
        check_told(&format!("| its first word | {} |", first_word(&block)));
    }
    check_told(&format!("| modulo 2 | {}, so the seats are `drawn 1 0` |", first_word(&block(0)) % 2));
    check_told(&format!("| modulo 60 | {}. ", first_word(&block(1)) % 60));
    check_told(&format!("| draw 2, modulo 59 | {}. ", first_word(&block(2)) % 59));
    check_told(&format!("| draw 21, modulo 40 | {}: `-: tomb2`", first_word(&block(21)) % 40));
    let draws: Vec<String> =
        example().steps.iter().filter(|step| step.actor.is_none()).map(ToString::to_string).collect();
    assert_eq!((draws.len(), draws[0].as_str(), draws[1].as_str()), (21, "-: place", "-: place"));
    assert_eq!(example().steps.last().map(ToString::to_string).as_deref(), Some("-: tomb2"));
}

#[test]
fn the_weights_of_the_first_draw_are_those_that_the_document_lists() {
    let entry = catalog::find("imhotep-duel").unwrap();
    let table = (entry.start)(&entry.choose("", None).unwrap(), Chance::Open).unwrap();
    let weights: Vec<String> =
        table.outcomes().iter().map(|(token, weight)| format!("{token} {weight}")).collect();
    let listed = DOCUMENT.split("```text\nobelisk").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let listed = format!("obelisk{listed}").split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(listed, weights.join(", "));
}

#[test]
fn a_word_beyond_the_last_full_round_is_passed_over() {
    let record = example();
    let header = |key: &str| record.get(key).unwrap().to_owned();
    let fair = catalog::Fair {
        table: header("table"),
        secret: header("secret").parse().unwrap(),
        entropy: header("entropy").split(' ').map(|word| word.parse().unwrap()).collect(),
        seating: Seating::Drawn,
    };
    let words = |number: u64| {
        let block = block(number);
        (0..4).map(|word| first_word(&block[8 * word..])).collect::<Vec<_>>()
    };
    // Just above half of all words, so that nearly every second one is passed over.
    let bound = (1 << 63) + 1;
    for number in 1..50 {
        let expected = words(number).into_iter().find(|word| *word < bound);
        if let Some(expected) = expected {
            assert_eq!(fair.draw(number, bound), expected);
        }
    }
}

#[test]
fn a_record_with_more_or_fewer_places_than_seats_is_refused() {
    for entropy in ["c0ffee".to_owned(), ["c0ffee"; 3].join(" "), ["-"; 300].join(" ")] {
        let mut record = example();
        record.set("entropy", &entropy);
        let error = verify(&record).unwrap_err();
        assert!(error.to_string().starts_with("line 8: there are 2 seats, but "), "{error}");
    }
    let text = EXAMPLE.replace("seats: 2\n", "");
    let error = verify(&Record::parse(&text).unwrap()).unwrap_err();
    assert_eq!(error.to_string(), "line 4: the draws are fair, but there is no header `seats`");
}

/// A table that goes on from the example after so many steps, with draws of its own, until Black resigns again.
fn played_on(copied: usize) -> Record {
    let fair = catalog::Fair {
        table: "elsewhere".to_owned(),
        secret: Secret::new([7; 32]),
        entropy: ["c0ffee", "-"].map(|word| word.parse().unwrap()).to_vec(),
        seating: Seating::Chosen,
    };
    let entry = catalog::find("imhotep-duel").unwrap();
    let example = example();
    let options = example.get("options").unwrap();
    let mut table =
        (entry.resume)(&entry.choose(options, None).unwrap(), Chance::Fair(fair), &example.steps[..copied])
            .unwrap();
    while table.record().steps.iter().filter(|step| step.actor.is_none()).count() < 30 {
        let unload = table.legal().into_iter().find(|action| action.starts_with("unload"));
        let action = unload.unwrap_or_else(|| table.legal()[0].clone());
        table.play(&action).unwrap();
    }
    table.resign(game::Seat::new(1)).unwrap();
    let mut record = table.record();
    record.set("from", &copied.to_string());
    record
}

/// After the deal and a decision.
const COPIED: usize = 19;

#[test]
fn the_draws_after_what_was_copied_are_checked_and_keep_their_numbers() {
    let record = played_on(COPIED);
    let draws_in = |steps: &[game::RecordedStep]| steps.iter().filter(|step| step.actor.is_none()).count();
    let draws = draws_in(&record.steps[COPIED..]);
    assert!(draws > 8);
    let expected = Verified::Fair { draws, given: 1, seating: Seating::Chosen, copied: COPIED };
    assert_eq!(verify(&record), Ok(expected));
    let read_again = Record::parse(&record.to_string()).unwrap();
    assert!(verify(&read_again).is_ok());
}

#[test]
fn a_draw_after_what_was_copied_cannot_be_exchanged_and_the_header_cannot_lie() {
    let record = played_on(COPIED);
    let is_draw = |index: &usize| record.steps[*index].actor.is_none();
    let last = (0..record.steps.len()).rev().find(is_draw).unwrap();
    let mut exchanged = record.clone();
    let other = if record.steps[last].text == "obelisk" { "light" } else { "obelisk" };
    other.clone_into(&mut exchanged.steps[last].text);
    assert_eq!(verify(&exchanged).unwrap_err().line, record.line_of_step(last));
    for (from, problem) in [
        ("", "but the draw that follows from its headers is"),
        ("many", "the header `from` says many; it is how many of the"),
        ("100000", "the header `from` says 100000; it is how many of the"),
        ("0", "the header `from` says 0; it is how many of the"),
        ("019", "the header `from` says 019; it is how many of the"),
        ("-1", "the header `from` says -1; it is how many of the"),
    ] {
        let mut lying = record.clone();
        lying.set("from", from);
        let error = verify(&lying).unwrap_err().to_string();
        assert!(error.contains(problem), "{error}");
    }
}

#[test]
fn what_was_copied_has_to_be_possible() {
    let mut record = played_on(COPIED);
    let twice = record.steps.iter().position(|step| step.text.starts_with("tomb")).unwrap();
    let text = record.steps[twice].text.clone();
    let other = (0..COPIED).find(|index| *index > twice && record.steps[*index].actor.is_none()).unwrap();
    record.steps[other].text = text;
    assert_eq!(verify(&record).unwrap_err().line, record.line_of_step(other));
}
