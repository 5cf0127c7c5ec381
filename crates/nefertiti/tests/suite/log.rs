//! A closing as the log tells it: why it comes, who gets what for how much, and what lies there afterwards.

use game::testing::Play;
use game::{Game, Lang, Page, Present, Viewer};
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

/// The same as a page shows it: the lines that the events make up, each with the place where it is to be seen.
fn lines(events: &[Event], view: &nefertiti::View) -> String {
    let mut lines: Vec<String> = Vec::new();
    for event in events {
        let Some(told) = Nefertiti::tell(event, view, Viewer::Spectator, Lang::En) else { continue };
        if Nefertiti::begins_line(event) || lines.is_empty() {
            let place = Nefertiti::place(event, view, Viewer::Spectator).unwrap_or_default();
            lines.push(format!("[{place}]"));
        }
        if let Some(line) = lines.last_mut() {
            *line += &format!(" {told}");
        }
    }
    lines.join("\n")
}

#[test]
fn a_sale_is_told_offer_by_offer() {
    let play = Play::<Nefertiti>::new("players=4", 11);
    let (view, events) = (play.end().view(Viewer::Spectator), play.events);
    let start = events.iter().position(|event| matches!(event, Event::Closing { .. })).unwrap();
    let length = events[start..].iter().position(|event| matches!(event, Event::Reopened { .. })).unwrap();
    insta::assert_snapshot!(lines(&events[start - 1..=start + length], &view));
}

#[test]
fn every_sign_in_a_sentence_is_drawn() {
    for (options, seed) in [("players=2 memphis=true characters=amon", 3), ("players=5 memphis=true", 4)] {
        let play = Play::<Nefertiti>::new(options, seed);
        let view = play.end().view(Viewer::All);
        for event in &play.events {
            for lang in Lang::ALL {
                let Some(told) = Nefertiti::tell(event, &view, Viewer::All, lang) else { continue };
                for piece in told.pieces() {
                    if let game::Piece::Signed { sign, .. } = piece {
                        let is_drawn = sign.starts_with("seat-") || !Nefertiti::sign(sign).0.is_empty();
                        assert!(is_drawn, "{sign} in {told}");
                    }
                }
            }
        }
        assert!(Nefertiti::why_over(&view, Lang::En).is_some());
    }
}
