//! A closing as the log tells it: why it comes, who gets what for how much, and what lies there afterwards.

use game::{ActionSet, Chosen, Game, Lang, Present, Step, Turn, Viewer, settle, take_step};
use nefertiti::{Event, Nefertiti};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Everything that happens in a random game.
fn play(options: &str, seed: u64) -> (Nefertiti, Vec<Event>) {
    let chosen = Chosen::parse(Nefertiti::OPTIONS, options).unwrap();
    let mut state = Nefertiti::new(&Nefertiti::options(&chosen).unwrap());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut events = Vec::new();
    loop {
        settle(&mut state, &mut events);
        let step = match state.turn() {
            Turn::Over => return (state, events),
            Turn::Seat(seat) => Step::Action(seat, state.legal().choose(&mut rng)),
            Turn::Chance => Step::Chance(state.sample_chance(&mut rng)),
        };
        take_step(&mut state, step, &mut events);
    }
}

/// What a spectator is told from the step before the first closing to the reopening after it.
fn first_closing(lang: Lang) -> String {
    let (state, events) = play("players=4", 11);
    let view = state.view(Viewer::Spectator);
    let placed = events.iter().take_while(|event| !matches!(event, Event::Closing { .. })).count();
    let start =
        events[..placed].iter().rposition(|event| matches!(event, Event::Placed { .. })).unwrap_or(placed);
    let length = events[start..].iter().position(|event| matches!(event, Event::Reopened { .. })).unwrap();
    let told = events[start..=start + length].iter();
    told.filter_map(|event| Nefertiti::tell(event, &view, Viewer::Spectator, lang))
        .collect::<Vec<_>>()
        .join("\n")
}

#[test]
fn a_closing_in_english() {
    insta::assert_snapshot!(first_closing(Lang::En));
}

#[test]
fn a_closing_in_french() {
    insta::assert_snapshot!(first_closing(Lang::Fr));
}

#[test]
fn a_closing_in_hungarian() {
    insta::assert_snapshot!(first_closing(Lang::Hu));
}
