//! The numbers in `docs/fair-draws.md` are true.

use catalog::{
    Chance, Choosers, Commit, Copied, End, Followed, Parent, Seating, Secret, Verdict, Verified, verify,
    verify_with,
};
use data_encoding::HEXLOWER;
use game::{Record, Seat};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

const DOCUMENT: &str = include_str!("../../../../docs/fair-draws.md");
const EXAMPLE: &str = include_str!("../../../../docs/fair-draws-example.txt");

/// The example of the first version of the draws, as it was once documented.
const VERSION_1: &str = include_str!("version1.txt");

fn example() -> Record {
    Record::parse(EXAMPLE).unwrap()
}

fn version_1() -> Record {
    Record::parse(VERSION_1).unwrap()
}

/// What is found in a record that was drawn by a secret.
#[track_caller]
fn found(record: &Record) -> Followed {
    found_with(record, &[])
}

#[track_caller]
fn found_with(record: &Record, parents: &[&Record]) -> Followed {
    match verify_with(record, parents) {
        Ok(Verified::Followed(found)) => found,
        other => panic!("{other:?}"),
    }
}

/// Block 0 of a draw of the example, as the document tells it.
fn block(number: u64) -> Vec<u8> {
    let record = example();
    let header = |key: &str| record.get(key).unwrap().to_owned();
    let secret = header("secret");
    let key = HEXLOWER.decode(secret.as_bytes()).unwrap();
    let mut mac = Hmac::<Sha256>::new_from_slice(&key).unwrap();
    mac.update(format!("akhet draw 2\n{}\n{}\n{number}\n0\n", header("table"), header("entropy")).as_bytes());
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
    let expected = Followed {
        deal: None,
        draws: 21,
        given: 2,
        committed: 1,
        choosers: Choosers::Nobody,
        seating: Seating::Drawn,
        round: Some(1),
        end: End::Resigned(Seat::new(1)),
        copied: Copied::Nothing,
    };
    assert_eq!(expected.verdict(), Verdict::Fair);
    assert_eq!(found(&example()), expected);
}

#[test]
fn a_record_of_the_first_version_is_checked_as_ever() {
    let found = found(&version_1());
    assert_eq!((found.draws, found.given, found.committed, found.round), (21, 1, 0, None));
    // The host put in a word of its own, so nobody may call it fair.
    assert_eq!((found.choosers, found.verdict()), (Choosers::Host, Verdict::HostCould));
    let mut dressed_up = version_1();
    for (key, value) in
        [("entropy", "c0ffee -"), ("draws", "2"), ("order", "0"), ("commits", "- -"), ("round", "1")]
    {
        dressed_up.set(key, value);
    }
    assert!(verify(&dressed_up).is_err());
}

#[test]
fn the_commit_is_made_as_told() {
    let record = example();
    let header = |key: &str| record.get(key).unwrap().to_owned();
    let (table, commitment) = (header("table"), header("commitment"));
    let (entropy, commits) = (header("entropy"), header("commits"));
    let (word, commit) = (entropy.split(' ').next().unwrap(), commits.split(' ').next().unwrap());
    let told = format!("akhet entropy 2\n{table}\n{commitment}\n{word}\n");
    assert_eq!(HEXLOWER.encode(&Sha256::digest(&told)), commit);
    let bytes = HEXLOWER.decode(word.as_bytes()).unwrap();
    assert_eq!(Commit::new(&table, &commitment, &bytes).to_string(), commit);
    check_told(&format!("`akhet entropy 2␊{table}␊{}…{}␊{word}␊`", &commitment[..8], &commitment[56..]));
}

#[test]
fn the_document_shows_the_headers_of_the_example() {
    for key in ["table", "commitment", "entropy", "seating", "draws", "order", "commits", "round", "secret"] {
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
    check_told(&format!("| draw 21, modulo 40 | {}: `-: take`", first_word(&block(21)) % 40));
    let draws: Vec<String> =
        example().steps.iter().filter(|step| step.actor.is_none()).map(ToString::to_string).collect();
    assert_eq!((draws.len(), draws[0].as_str(), draws[1].as_str()), (21, "-: tomb2", "-: take"));
    assert_eq!(example().steps.last().map(ToString::to_string).as_deref(), Some("-: take"));
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
        deal: None,
        secret: header("secret").parse().unwrap(),
        entropy: header("entropy").split(' ').map(|word| word.parse().unwrap()).collect(),
        seating: Seating::Drawn,
        gathering: Some(catalog::Gathering::new(2)),
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
        deal: None,
        secret: Secret::new([7; 32]),
        entropy: ["c0ffee", "-"].map(|word| word.parse().unwrap()).to_vec(),
        seating: Seating::Chosen,
        gathering: Some(catalog::Gathering { order: vec![0], ..catalog::Gathering::new(2) }),
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
    table.stop(game::EarlyEnd::Resigned(game::Seat::new(1))).unwrap();
    let mut record = table.record();
    record.set("from", &copied.to_string());
    record.set("parent", &Parent::of(&example).unwrap().to_string());
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
    let read_again = Record::parse(&record.to_string()).unwrap();
    let found = found(&record);
    assert_eq!((found.draws, found.given, found.verdict()), (draws, 1, Verdict::Partly));
    let parent = Some(Parent::of(&example()).unwrap());
    assert_eq!(found.copied, Copied::Unchecked { steps: COPIED, parent });
    assert_eq!(verify(&read_again), Ok(Verified::Followed(found)));
}

#[test]
fn with_the_record_of_the_other_table_what_was_copied_is_checked_too() {
    let (record, parent) = (played_on(COPIED), example());
    let all = found_with(&record, &[&parent]);
    assert_eq!(all.verdict(), Verdict::Fair);
    let Copied::Checked { steps, found: of_parent, .. } = &all.copied else { panic!("{all:?}") };
    assert_eq!((*steps, of_parent.as_ref()), (COPIED, &found(&parent)));
    // A record that is not the named one does not count.
    let mut other = example();
    other.set("table", "elsewhere-still");
    assert_eq!(found_with(&record, &[&other]).verdict(), Verdict::Partly);
    // What anybody may call themselves is no part of the hash; everything else is.
    let mut renamed = example();
    renamed.set("players", "Zsófi, Bálint");
    assert_eq!(found_with(&record, &[&renamed]).verdict(), Verdict::Fair);
    let mut longer = example();
    longer.set("ended", "abandoned");
    let error = verify_with(&record, &[&longer]).unwrap_err().to_string();
    assert!(error.contains("this is not the record whose hash is given here"), "{error}");
}

#[test]
fn a_step_that_the_other_table_does_not_have_was_not_copied_from_it() {
    let mut record = played_on(COPIED);
    let first = record.steps[COPIED - 1].clone();
    record.steps[COPIED - 1].text = if first.text == "place b2" { "place b1" } else { "place b2" }.to_owned();
    let error = verify_with(&record, &[&example()]).unwrap_err();
    assert_eq!(error.line, record.line_of_step(COPIED - 1), "{error}");
    let mut nameless = played_on(COPIED);
    nameless.set("parent", "");
    assert_eq!(
        found_with(&nameless, &[&example()]).copied,
        Copied::Unchecked { steps: COPIED, parent: None }
    );
    for (from, parent, problem) in [
        ("", "x", "a parent is named, but no steps were copied"),
        ("19", "x", "a parent is the id of a table"),
    ] {
        let mut wrong = if from.is_empty() { example() } else { played_on(COPIED) };
        wrong.set("from", from);
        wrong.set("parent", parent);
        assert!(verify(&wrong).unwrap_err().to_string().contains(problem));
    }
}

/// A record may claim to be its own parent; that ends.
#[test]
fn a_circle_of_parents_ends() {
    let mut record = played_on(COPIED);
    record.set("table", "7sQmYV0cTtWbJ3kXr2dLfA");
    let again = record.clone();
    assert!(verify_with(&record, &[&again, &again]).is_err());
}

#[test]
fn nothing_is_called_fair_that_was_not_checked() {
    // Headers alone, and every record that is cut off before a draw that is due.
    let whole = example();
    for steps in (0..whole.steps.len()).filter(|steps| whole.steps[*steps].actor.is_none()) {
        let mut cut = whole.clone();
        cut.steps.truncate(steps);
        let error = verify(&cut).unwrap_err();
        assert_eq!(error.line, cut.line_of_step(steps));
        assert!(error.to_string().contains("stops before a draw that is due"), "{error}");
    }
    // Cut off before a decision, it can only be said how far it goes.
    let mut cut = whole.clone();
    cut.steps.truncate(19);
    cut.set("ended", "");
    assert_eq!((found(&cut).draws, found(&cut).verdict()), (18, Verdict::Partly));
    cut.set("ended", "played");
    assert!(verify(&cut).is_err());
    // Nothing but what was copied.
    let mut copied = played_on(COPIED);
    copied.steps.truncate(COPIED);
    copied.set("ended", "resigned 1");
    let found = found(&copied);
    assert_eq!((found.draws, found.verdict()), (0, Verdict::Nothing));
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
        lying.set("parent", "");
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
