//! `akhet learn`: a lesson by lines, and what is kept of it.

use std::fs;

use crate::{akhet, akhet_with};

#[test]
fn a_lesson_goes_on_where_it_was_left() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("duel.lesson");
    let learn = ["learn", "imhotep-duel", "--save", file.to_str().unwrap()];
    let first = akhet_with(&learn, "place b2\nplace b2\nunload 1\n");
    assert_eq!(first.code, Some(0), "{}", first.err);
    for sentence in
        ["Step 1 of 10", "Every cell serves two boats.", "“place b2” is no choice here.", "Step 3 of 10"]
    {
        assert!(first.out.contains(sentence), "{sentence}: {}", first.out);
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), "place\nunload\n");
    let second = akhet_with(&[&learn[..], &["--lang", "fr"]].concat(), "q\n");
    assert!(second.out.contains("Étape 3 sur 10"), "{}", second.out);
    assert!(second.out.contains("Votre place est gardée."), "{}", second.out);
}

#[test]
fn a_lesson_that_is_not_there_is_refused_with_those_that_are() {
    let ran = akhet(&["learn", "nefertiti", "dance"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("there are: first, memphis, two"), "{}", ran.err);
}
