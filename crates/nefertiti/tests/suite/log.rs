//! A closing as the log tells it: why it comes, who gets what for how much, and what lies there afterwards.

use game::testing::Play;
use game::{Game, Lang, Present, Viewer};
use nefertiti::{Event, Nefertiti};

/// What a spectator is told from the step before the first closing to the reopening after it.
fn first_closing(lang: Lang) -> String {
    let play = Play::<Nefertiti>::new("players=4", 11);
    let (view, events) = (play.end().view(Viewer::Spectator), play.events);
    let placed = events.iter().take_while(|event| !matches!(event, Event::Closing { .. })).count();
    let start =
        events[..placed].iter().rposition(|event| matches!(event, Event::Placed { .. })).unwrap_or(placed);
    let length = events[start..].iter().position(|event| matches!(event, Event::Reopened { .. })).unwrap();
    let told = events[start..=start + length].iter();
    told.filter_map(|event| {
        Nefertiti::tell(event, &view, Viewer::Spectator, lang).map(|told| told.to_string())
    })
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
