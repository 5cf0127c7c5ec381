//! A story that goes on is the story told at once.

use std::sync::Arc;

use bots::{Bot, Stop};
use catalog::{Chance, GAMES, Story, Table, Told};
use game::{Lang, Record, Seat, Turn, Viewer};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Plays a random game, going back now and then, and calls `look` after every change.
fn wander(table: &mut dyn Table, seed: u64, mut look: impl FnMut(&dyn Table)) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    while let Some(choice) = table.choose(Bot::named("random").unwrap(), None, &Stop::default(), &mut rng) {
        table.play(&choice.action).unwrap();
        look(table);
        if rng.random_range(0..12) == 0 {
            table.back(rng.random_range(1..4)).unwrap();
            look(table);
        }
    }
    assert_eq!(table.turn(), Turn::Over);
}

fn read(story: &[Arc<Told>]) -> Vec<String> {
    let line = |told: &Arc<Told>| {
        let motions: Vec<String> = told.motions().map(ToString::to_string).collect();
        let signs = &told.signs.0;
        format!(
            "{:?} {} {signs} {} {:?}",
            told.actor,
            told.text(0, |_| None),
            motions.join(" "),
            told.automaton
        )
    };
    story.iter().map(line).collect()
}

#[test]
fn a_story_that_goes_on_is_the_story_told_at_once() {
    for entry in GAMES {
        for (seed, options) in (0..).zip(["", "players=4", "players=1", "hidden_temples=true"]) {
            let Ok(chosen) = entry.choose(options, None) else { continue };
            let mut table = (entry.start)(&chosen, Chance::Seed(format!("{seed}").parse().unwrap())).unwrap();
            let viewers: Vec<Viewer> = Viewer::all(table.seats()).collect();
            let mut stories = vec![Story::default(); viewers.len()];
            wander(table.as_mut(), seed, |table| {
                for (viewer, story) in viewers.iter().zip(&mut stories) {
                    *story = table.story(*viewer, Lang::En, Some(story));
                    let at_once = table.story(*viewer, Lang::En, None);
                    assert_eq!(read(story), read(&at_once), "{} {options} {viewer:?}", entry.id);
                }
            });
        }
    }
}

#[test]
fn a_price_is_not_called_forced_when_it_was_chosen_along_with_what_it_pays_for() {
    let record = Record::parse(include_str!("../../../pyramidice/records/two-players.txt")).unwrap();
    let table = (catalog::find("pyramidice").unwrap().load)(&record).unwrap();
    let log = table.log(Viewer::Seat(Seat::new(0)), Lang::En);
    let told = |text: &str| log.iter().any(|line| line.text.contains(text));
    assert!(told("White pays 1 Worker. White builds a 4"));
    for own in ["pays", "returns", "builds", "worships"] {
        assert!(!told(&format!("no other choice. White {own}")), "{own}");
    }
}

#[test]
fn what_was_told_is_not_told_again() {
    let entry = &GAMES[0];
    let chance = Chance::Seed("1".parse().unwrap());
    let mut table = (entry.start)(&entry.choose("", None).unwrap(), chance).unwrap();
    let before = table.story(Viewer::Spectator, Lang::Fr, None);
    table.play("place a1").unwrap();
    let after = table.copy().story(Viewer::Spectator, Lang::Fr, Some(&before));
    assert_eq!(after.len(), before.len() + 1);
    assert!(before.iter().zip(after.iter()).all(|(before, after)| Arc::ptr_eq(before, after)));
}
