//! The game in the browser.
//!
//! Cards that only their owner may know lie face down for everyone else, and so does everything made from them: places
//! are named by seat and not by card, because where a hidden card comes from would tell which one it is.

use game::{
    Explained, Figure, Foreseen, Lang, Motion, Now, Number, Page, Present, Seat, Sight, Stage, Theme, Viewer,
};
use maud::{Markup, html};

use super::picture;
use super::rulebook::FIGURES;
use super::words::say;
use crate::events::Event;
use crate::rules::{Action, Card, Cards, Phase, Toy};
use crate::view::View;

impl Page for Toy {
    const STYLE: &'static str = include_str!("../../board.css");
    const SPRITE: &'static str = include_str!("../../sprite.svg");
    const RULEBOOK: [&'static str; 3] = game::in_every_language!("rules"; "md");
    const LESSONS: &'static [(&'static str, &'static str)] =
        &[("first", include_str!("../../lessons/first.toml"))];
    const GLOSSARY: &'static [&'static str] = &["trick"];
    const FIGURES: &'static [(&'static str, Figure)] = FIGURES;

    fn board(sight: &Sight<'_, Toy>, lang: Lang) -> Markup {
        let deck = format!("{}{}{}", say(lang, "deck", &[]), lang.colon(), sight.view.deck_size());
        html! {
            div.toy-board {
                div.toy-deck data-at="deck" data-what="deck" { (back(&deck)) }
                div.toy-table data-at="table" {
                    @if let Phase::Answering { lead, .. } = sight.view.phase { (face(lead)) }
                }
                @for choice in sight.choices {
                    @if let Some(winner) = choice.events.iter().find_map(taker) {
                        p data-for=(choice.action) { (Toy::crown(winner)) }
                    }
                }
            }
        }
    }

    fn holdings(sight: &Sight<'_, Toy>, seat: Seat, lang: Lang) -> Markup {
        let side = &sight.view.sides[seat.index()];
        let hidden = say(lang, "sign-hidden", &[]);
        html! {
            div.toy-hand data-at={ "hand-" (seat) } {
                @match side.hand {
                    Some(hand) => @for (column, card) in hand.iter().enumerate() { (own(sight, card, column, lang)) },
                    None => @for _ in 0..side.hand_size { (back(&hidden)) },
                }
            }
            div.toy-taken data-at={ "taken-" (seat) } data-what={ "taken-" (seat) } { (faces(side.taken)) }
            div.toy-buried data-at={ "buried-" (seat) } { (buried(sight.view, seat, lang)) }
        }
    }

    fn aside(sight: &Sight<'_, Toy>, lang: Lang) -> Option<(String, Markup)> {
        Some((say(lang, "unseen", &[]), faces(sight.view.unseen())))
    }

    fn crown(seat: Seat) -> Markup {
        html! { svg.toy-crown viewBox="0 0 32 32" aria-hidden="true" { use href={ "#toy-crown-" (seat) } {} } }
    }

    fn emblem() -> Markup {
        html! {
            svg viewBox="0 0 420 168" aria-hidden="true" {
                rect.toy-cloth width="420" height="168" {}
                @for x in [84, 168, 252] { use href="#toy-back" x=(x) y="36" width="72" height="96" {} }
            }
        }
    }

    fn preview(sight: &Sight<'_, Toy>, foreseen: &Foreseen<Toy>, lang: Lang) -> Markup {
        let tell = |event| Toy::tell(event, &foreseen.after, sight.viewer, lang);
        let [before, after] = [sight.view, &foreseen.after].map(|view| Toy::shown_score(view, sight.viewer));
        html! {
            @for sentence in foreseen.events.iter().filter_map(tell) { p { (sentence.to_string()) } }
            @for seat in Seat::all(2) {
                p { (Toy::crown(seat)) (before.of(seat).total()) " → " (after.of(seat).total()) }
            }
        }
    }

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Play(_) => "play",
            Action::Bury(_) => "bury",
        }
    }

    fn skill(action: Action) -> &'static str {
        match action {
            Action::Play(_) => "play",
            Action::Bury(_) => "bury",
        }
    }

    fn in_dock(_action: Action) -> bool {
        false
    }

    fn picks(_action: Action) -> Vec<String> {
        Vec::new()
    }

    fn stage(_view: &View, _lang: Lang) -> Option<Stage> {
        None
    }

    fn signs(events: &[Event], _view: &View, viewer: Viewer) -> Markup {
        html! {
            @for event in events {
                @match *event {
                    Event::Dealt { .. } => {},
                    Event::Played { card, .. } => (face(card)),
                    Event::Buried { seat, card } if viewer.knows(seat) => (face(card)),
                    Event::Buried { .. } => (back("")),
                    Event::Took { seat } => (Toy::crown(seat)),
                }
            }
        }
    }

    fn motion(event: &Event, _view: &View, _viewer: Viewer) -> Vec<Motion> {
        let (from, to) = match *event {
            Event::Dealt { seat, .. } => ("deck".to_owned(), format!("hand-{seat}")),
            Event::Played { seat, .. } => (format!("hand-{seat}"), "table".to_owned()),
            Event::Buried { seat, .. } => (format!("hand-{seat}"), format!("buried-{seat}")),
            Event::Took { seat } => ("table".to_owned(), format!("taken-{seat}")),
        };
        vec![Motion { from, to: Some(to) }]
    }

    fn explain(sight: &Sight<'_, Toy>, thing: &str, lang: Lang) -> Option<Explained> {
        let seat = Seat::all(2).find(|seat| thing == format!("taken-{seat}"));
        let points = |seat| Toy::shown_score(sight.view, sight.viewer).of(seat).total();
        let (kind, sign, number, chapter) = match (thing, seat) {
            ("deck", _) => ("deck", back(""), sight.view.deck_size().to_string(), "deal"),
            (_, Some(seat)) => ("taken", Toy::crown(seat), points(seat).to_string(), "end"),
            (_, None) => return None,
        };
        let name = say(lang, &format!("what-{kind}"), &[]);
        Some(Explained {
            sign,
            numbers: vec![Number { of: html! { (name) }, value: number, is_best: false }],
            name,
            what: say(lang, &format!("what-{kind}.sort"), &[]),
            effect: say(lang, &format!("what-{kind}.effect"), &[]),
            now: Some(Now::NotNow(say(lang, &format!("what-{kind}.why"), &[]))),
            chapter,
        })
    }

    fn exhibit(view: &View, _viewer: Viewer, seat: Seat, part: &str, lang: Lang) -> Markup {
        match part {
            "tricks" => faces(view.sides[seat.index()].taken),
            "buried" => buried(view, seat, lang),
            _ => html! {},
        }
    }

    fn remark(_view: &View, _lang: Lang) -> Option<String> {
        None
    }

    fn name_value(_key: &str, value: &str, lang: Lang) -> String {
        say(lang, "value-cards", &[("highest", value.into())])
    }

    fn chapter(view: &View) -> &'static str {
        match view.phase {
            Phase::Dealing { .. } => "deal",
            Phase::Leading { .. } => "lead",
            Phase::Answering { .. } => "answer",
            Phase::Over => "end",
        }
    }

    fn picture(view: &View, viewer: Viewer, theme: Theme) -> String {
        picture::draw(view, viewer, theme)
    }
}

/// A card in the viewer's own hand, with a button for everything that can be done with it.
fn own(sight: &Sight<'_, Toy>, card: Card, column: usize, lang: Lang) -> Markup {
    let actions = sight.choices.iter().map(|choice| choice.action);
    let actions: Vec<Action> = actions
        .filter(|action| matches!(action, Action::Play(of) | Action::Bury(of) if *of == card))
        .collect();
    let number = u8::from(card);
    html! {
        div.toy-own {
            @if actions.is_empty() { (face(card)) (marked(sight, card)) }
            @for action in actions {
                @let (row, key, sign) = match action {
                    Action::Play(_) => (0, format!("{number}"), face(card)),
                    Action::Bury(_) => (1, format!("b{number}"), back("")),
                };
                button form="play" name="step" value=(action) data-key=(key) data-grid={ (row) " " (column) }
                    aria-label=(Toy::name_action(action, lang)) { (sign) }
            }
        }
    }
}

/// What a review says about playing a card, face up, or burying it, face down.
fn marked(sight: &Sight<'_, Toy>, card: Card) -> Markup {
    html! {
        @for (action, sign) in [(Action::Play(card), face(card)), (Action::Bury(card), back(""))] {
            @if let Some(mark) = sight.mark(action) { span.toy-mark.(mark.class()) aria-hidden="true" { (sign) } }
        }
    }
}

fn buried(view: &View, seat: Seat, lang: Lang) -> Markup {
    let side = &view.sides[seat.index()];
    let hidden = say(lang, "sign-hidden", &[]);
    html! {
        @match side.buried {
            Some(cards) => (faces(cards)),
            None => @for _ in 0..side.buried_size { (back(&hidden)) },
        }
    }
}

fn faces(cards: Cards) -> Markup {
    html! { @for card in cards.iter() { (face(card)) } }
}

fn face(card: Card) -> Markup {
    let number = u8::from(card);
    html! {
        svg.toy-card viewBox="0 0 48 64" role="img" aria-label=(number) {
            use href="#toy-face" {}
            text.toy-number x="24" y="42" { (number) }
        }
    }
}

/// A card face down; without a name, it is decoration.
fn back(name: &str) -> Markup {
    let named = (!name.is_empty()).then_some(name);
    html! {
        svg.toy-card viewBox="0 0 48 64" role=[named.map(|_| "img")] aria-label=[named]
            aria-hidden=[named.is_none().then_some("true")] { use href="#toy-back" {} }
    }
}

fn taker(event: &Event) -> Option<Seat> {
    match *event {
        Event::Took { seat } => Some(seat),
        Event::Dealt { .. } | Event::Played { .. } | Event::Buried { .. } => None,
    }
}
