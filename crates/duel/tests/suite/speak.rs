//! What the table asks, tells line by line, and explains.

use duel::{Duel, Event, Token, View};
use game::testing::foresee;
use game::{Explained, Lang, Now, Page, Present, Seat, Sight, Viewer};
use serde_json::json;

use crate::board::{harbor, state};

const WHITE: Viewer = Viewer::Seat(Seat::new(0));

fn with<T>(view: &View, viewer: Viewer, look: impl Fn(&Sight<'_, Duel>) -> T) -> T {
    let state = state(view);
    let choices = foresee(&state, viewer);
    look(&Sight { view, viewer, choices: &choices, is_lesson: false, last: &[], marks: &[] })
}

fn explain(view: &View, viewer: Viewer, thing: &str) -> Explained {
    with(view, viewer, |sight| Duel::explain(sight, thing, Lang::En)).expect("the thing is known")
}

/// The values of the numbers, and what can be done.
#[track_caller]
fn check(thing: &str, numbers: &[&str], now: &str) {
    let explained = explain(&harbor(), WHITE, thing);
    let values: Vec<&str> = explained.numbers.iter().map(|number| number.value.as_str()).collect();
    assert_eq!(values, numbers, "{thing}");
    assert_eq!(told(&explained), now, "{thing}");
}

/// Whether something can be done now, in a sentence; nothing for a thing that nothing is ever done with.
fn told(explained: &Explained) -> String {
    match &explained.now {
        Some(Now::May(sentence)) => format!("May: {sentence}"),
        Some(Now::NotNow(sentence)) => format!("Not now: {sentence}"),
        None => String::new(),
    }
}

#[test]
fn tokens_say_what_one_more_would_bring_to_each_player() {
    let aboard = "Not now: Tokens leave a boat when it is unloaded.";
    // White has tombs 9 and 10; Black has tomb 12.
    check("token-tomb11", &["+5", "+3", "0 of 1"], aboard);
    check("token-obelisk", &["+1", "+1", "2 of 12"], aboard);
    check("token-dark", &["+4", "+1", "1 of 6"], aboard);
    check("token-take", &["+1", "+1", "0 of 3"], aboard);
}

#[test]
fn a_boat_says_who_would_take_what_and_why_not_now() {
    check(
        "boat-3",
        &["to you", "to your opponent", "to nobody yet"],
        "May: Unload it: +4 for you, ±0 for your opponent.",
    );
    check(
        "boat-2",
        &["to you", "to nobody yet", "to nobody yet"],
        "Not now: Only one meeple is in its line; it takes two.",
    );
    let explained = explain(&harbor(), Viewer::Seat(Seat::new(1)), "boat-3");
    assert_eq!(told(&explained), "Not now: It is not your turn.");
}

#[test]
fn cells_sites_actions_and_the_stock_explain_themselves() {
    check("cell-c3", &["dark pyramid", "obelisk"], "May: Place a meeple here.");
    check("cell-b2", &["action Swap & unload", "light pyramid"], "Not now: A cell holds one meeple only.");
    check("site-tomb-0", &["5", "2", "+5"], "");
    check("site-pyramids-0", &["6", "3", "+1", "+4"], "");
    check("action-swap-0", &["1", "+1"], "May: Play it: that is your whole turn.");
    check("action-swap-1", &["1", "+1"], "Not now: Only its owner can play it.");
    check("meeples-0", &["2", "2", "+2"], "");
    check("supply", &["9", "3", "0"], "");
    check("reserve", &["3"], "");
}

#[test]
fn the_question_offers_every_kind_of_turn_with_its_most_useful_fact_or_why_not() {
    let offers = |view: &View| {
        let ask = with(view, WHITE, |sight| Duel::ask(sight, Lang::En));
        let tell = |offer: game::Offer| (offer.kind, offer.not_now.unwrap_or(offer.fact));
        ask.kinds.into_iter().map(tell).collect::<Vec<_>>()
    };
    let kinds = [
        ("place", "On any free cell. You have 2 left."),
        ("unload", "Ready: 1, 3, A, B. Most for you: 3, +4. Meeples that leave the harbour no longer count."),
        ("use", "Take · Swap & unload"),
    ];
    assert_eq!(offers(&harbor()), kinds.map(|(kind, fact)| (kind, fact.to_owned())));
    let mut bare = serde_json::to_value(harbor()).unwrap();
    bare["harbor"] = json!({ "a1": 1, "b2": 0, "c3": 0, "a2": 0, "b3": 0 });
    bare["hands"] = json!([0, 3]);
    let bare: View = serde_json::from_value(bare).unwrap();
    let why = offers(&bare).into_iter().find(|(kind, _)| *kind == "place");
    assert_eq!(why, Some(("place", "All four of your meeples stand in the harbour.".to_owned())));
}

#[test]
fn a_point_that_comes_and_goes_with_a_meeple_is_explained() {
    let preview = |action: &str| {
        with(&harbor(), WHITE, |sight| {
            let choice = sight.choices.iter().find(|choice| choice.action.to_string() == action).unwrap();
            Duel::preview(sight, choice, Lang::En).into_string()
        })
    };
    let why = "Each meeple in the harbour counts 1 point";
    assert!(preview("place c3").contains(why));
    assert!(preview("unload 3").contains(why));
    assert!(!preview("use take").contains(why), "nothing moves in the harbour yet");
    assert_eq!(Duel::name_part_in_full("meeples", Lang::En), "Meeples in the harbour, 1 each");
}

#[test]
fn hungarian_cells_have_their_article() {
    let name = |action: &str| Duel::name_action(action.parse().unwrap(), Lang::Hu);
    assert_eq!(name("place a3"), "Munkás lerakása az a3 mezőre");
    assert_eq!(name("place b2"), "Munkás lerakása a b2 mezőre");
}

/// Wherever the whole name has no room, a short one stands beside the tomb.
#[test]
fn the_tomb_has_its_name_in_sight() {
    let holdings =
        with(&harbor(), WHITE, |sight| Duel::holdings(sight, Seat::new(0), Lang::Fr).into_string());
    assert!(holdings.contains(">Chambre</small>"), "{holdings}");
    assert!(Duel::STYLE.contains(".site.tb > .site-h .short { display: block"));
}

#[test]
fn an_unloading_is_told_token_by_token() {
    let lines = with(&harbor(), WHITE, |sight| {
        let unload = sight.choices.iter().find(|choice| choice.action.to_string() == "unload 3").unwrap();
        let mut lines: Vec<String> = Vec::new();
        for event in &unload.events {
            let sentence = Duel::tell(event, sight.view, WHITE, Lang::En).unwrap();
            match lines.last_mut().filter(|_| !Duel::begins_line(event)) {
                Some(line) => *line += &format!(" {sentence}"),
                None => lines.push(sentence.to_string()),
            }
        }
        let places: Vec<_> =
            unload.events.iter().map(|event| Duel::place(event, sight.view, WHITE)).collect();
        assert_eq!(places, [None, Some("a3"), Some("b3"), Some("space-31")].map(|at| at.map(str::to_owned)));
        lines
    });
    let expected = [
        "White unloads boat 3. White takes tomb 11 with the meeple on a3.",
        "Black takes an obelisk with the meeple on b3.",
        "Lost, as no meeple is left to take it: dark pyramid.",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn every_sign_of_a_sentence_is_drawn() {
    for token in Token::ALL {
        let event = Event::Lost { token, from: duel::Space::new(duel::Boat::new(0), 1) };
        let sentence = Duel::tell(&event, &harbor(), WHITE, Lang::En).unwrap();
        let signs = sentence.pieces().filter_map(|piece| match piece {
            game::Piece::Signed { sign, .. } => Some(sign),
            game::Piece::Words(_) => None,
        });
        let signs: Vec<&str> = signs.collect();
        assert_eq!(signs.len(), 1, "{sentence}");
        assert!(!Duel::sign(signs[0]).into_string().is_empty(), "{}", signs[0]);
    }
    assert!(!Duel::sign("back").into_string().is_empty());
}
