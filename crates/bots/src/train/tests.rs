use std::collections::BTreeMap;
use std::sync::Mutex;

use game::Evaluate as _;
use toy::Toy;

use super::*;

/// Learns about the toy game, and notes what is kept.
fn learn(threads: usize, kept: &Mutex<BTreeMap<u32, String>>) -> Result<String, CannotLearn> {
    let lessons = Lessons {
        generations: 2,
        games: 400,
        nodes: 10,
        seed: 7,
        threads,
        kept: &|generation| kept.lock().unwrap().get(&generation).cloned(),
        keep: &|generation, text| {
            kept.lock().unwrap().insert(generation, text.to_owned());
        },
        progress: &|_| {},
    };
    lessons.learn::<Toy>("learnt")
}

#[test]
fn the_same_is_learnt_on_any_number_of_threads_and_by_a_run_that_goes_on() {
    let whole = Mutex::new(BTreeMap::new());
    let learnt = learn(2, &whole);
    let whole = whole.into_inner().unwrap();
    assert_eq!(whole.len(), 2);
    let broken_off = Mutex::new(BTreeMap::from([(1, whole[&1].clone())]));
    assert_eq!(learn(1, &broken_off), learnt);
    assert_eq!(broken_off.into_inner().unwrap(), whole);
}

#[test]
fn a_generation_says_how_it_came_about_and_knows_more_than_a_coin() {
    let kept = Mutex::new(BTreeMap::new());
    let _ = learn(2, &kept);
    for text in kept.into_inner().unwrap().values() {
        let first = text.lines().next().unwrap();
        assert!(first.starts_with("# learnt: generation "), "{first}");
        let (_, after) = first.split_once(" loss ").unwrap();
        let loss: f64 = after.split(',').next().unwrap().parse().unwrap();
        assert!(loss < 0.65, "a coin toss has 0.693: {first}");
        assert!(Net::read(text, Toy::SIZE).is_some());
    }
}

#[test]
fn what_cannot_be_learnt_is_refused() {
    let bad = Mutex::new(BTreeMap::from([(1, "# spoilt\n1 2 three\n".to_owned())]));
    assert_eq!(learn(1, &bad), Err(CannotLearn::Unreadable(1)));
    let nothing = CannotLearn::Unreadable(1).to_string();
    assert!(nothing.contains("delete its file"), "{nothing}");
}
