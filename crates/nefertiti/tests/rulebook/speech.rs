//! What a table asks and explains in positions whose numbers can be worked out by hand.

use game::testing::foresee;
use game::{Ask, Explained, Lang, Now, Page, Present, Seat, Sight, Viewer};
use nefertiti::Nefertiti;

use crate::support::{Table, position};

fn see<T>(table: &Table, seat: u8, look: impl Fn(&Sight<'_, Nefertiti>) -> T) -> T {
    let viewer = Viewer::Seat(Seat::new(seat));
    let (view, choices) = (game::Game::view(&table.state, viewer), foresee(&table.state, viewer));
    look(&Sight { view: &view, viewer, choices: &choices, is_lesson: false, last: &[], marks: &[] })
}

fn ask(table: &Table, seat: u8) -> Ask {
    see(table, seat, |sight| Nefertiti::ask(sight, Lang::En))
}

fn explain(table: &Table, seat: u8, thing: &str) -> Explained {
    see(table, seat, |sight| Nefertiti::explain(sight, thing, Lang::En)).expect("it is on the page")
}

/// The numbers as text: what is counted, without signs, and how much it is.
fn numbers(explained: &Explained) -> Vec<String> {
    let words = |html: &str| html.split('<').filter_map(|tag| tag.split('>').nth(1)).collect::<String>();
    let of = |html: &str| if html.contains('<') { words(&format!("<i>{html}")) } else { html.to_owned() };
    explained.numbers.iter().map(|number| format!("{}: {}", of(&number.of.0), number.value)).collect()
}

#[track_caller]
fn check_numbers(explained: &Explained, expected: &[&str]) {
    let numbers = numbers(explained);
    for line in expected {
        assert!(numbers.iter().any(|number| number == line), "no `{line}` in {numbers:#?}");
    }
}

#[test]
fn a_turn_asks_with_the_spaces_that_close_and_the_reasons_for_what_cannot_be_done() {
    let table = position("players=4").market("a", "right", 3, "a12 p2, a3a p3").table();
    let ask = ask(&table, 0);
    assert_eq!(ask.question, "Your turn. What will you do?");
    let told: Vec<(&str, String)> = ask
        .kinds
        .iter()
        .map(|offer| (offer.kind, offer.not_now.clone().unwrap_or_else(|| offer.fact.clone())))
        .collect();
    assert_eq!(
        told,
        [
            ("place", "Your offer. Closes at once: Abou Simbel 7, 6, 3, 2.".to_owned()),
            ("recruit", "You have no royal seal: it comes with an upper gift.".to_owned()),
            ("name", "You still hold 4 servants.".to_owned()),
        ]
    );
}

#[test]
fn with_a_seal_the_character_that_brings_most_points_is_named() {
    let table = position("players=4").seals(0, 1).gifts(0, "chair*3").table();
    let ask = ask(&table, 0);
    let recruit = ask.kinds.iter().find(|offer| offer.kind == "recruit").unwrap();
    // The first Scribe of four players adds 3: three chairs of the only owner are worth 3 × (9 + 3).
    assert_eq!(recruit.fact, "For a seal (3 points). Scribe: 36 now.");
}

#[test]
fn a_best_offer_that_cannot_be_paid_is_warned_of() {
    let short = position("players=4").deben(0, 5).market("g", "right", 3, "g7 p1").table();
    let warning = ask(&short, 0).detail.into_string();
    assert!(
        warning.contains("Your 7 at Gizeh is the best offer, but you are 2 Deben short: get them"),
        "{warning}"
    );
    let rich = position("players=4").deben(0, 7).market("g", "right", 3, "g7 p1").table();
    assert_eq!(ask(&rich, 0).detail.into_string(), "");
}

#[test]
fn a_character_shows_what_it_would_bring_and_what_it_costs() {
    let table = position("players=4").seals(0, 1).gifts(0, "chair*3 mirror").gifts(1, "mirror").table();
    let scribe = explain(&table, 0, "character-scribe");
    assert_eq!((scribe.name.as_str(), scribe.what.as_str()), ("Scribe +3", "Character, 4 cards left"));
    check_numbers(
        &scribe,
        &["3 × (9 + 3): 36 points", "1 × (8 + 3): 11 points", "Cost: 1 royal seal, you have 1"],
    );
    assert!(scribe.numbers[0].is_best && !scribe.numbers[1].is_best);
    assert!(matches!(scribe.now, Some(Now::May(_))));
    let vizier = explain(&table, 0, "character-vizier");
    check_numbers(&vizier, &["Your types: 2 × 2 = 4 points"]);
}

#[test]
fn a_character_says_why_not_now() {
    let not_now = |table: &Table, thing: &str| match explain(table, 0, thing).now {
        Some(Now::NotNow(why)) => why,
        now => panic!("{thing}: {now:?}"),
    };
    let poor = position("players=4").table();
    assert!(not_now(&poor, "character-scribe").starts_with("You have no royal seal"));
    let bare = position("players=4").seals(0, 1).table();
    assert_eq!(not_now(&bare, "character-scribe"), "You own no gift for it yet.");
    assert_eq!(not_now(&bare, "character-thief"), "There is no gift to take.");
    let used = position("players=4").seals(0, 2).gifts(0, "chair").table().play("0: recruit vizier");
    assert_eq!(not_now(&used, "character-scribe"), "Only one a turn, and before the servant.");
}

#[test]
fn a_gift_shows_its_value_now_and_what_one_more_brings() {
    let table = position("players=4").gifts(0, "chair*2").gifts(1, "mirror").table();
    let chair = explain(&table, 0, "type-chair");
    check_numbers(&chair, &["1 owner: 9", "Owners: you are the only owner: 9", "One more, for you: +9"]);
    let mirror = explain(&table, 0, "gift-g-2");
    // A second owner lowers mirrors from 11 to 8.
    check_numbers(&mirror, &["2 owners: 8", "Owners: 1 owner", "One more, for you: +8"]);
    let owned = explain(&table, 0, "owned-p1-chair");
    check_numbers(&owned, &["Together: 2 × 9 = 18"]);
    assert!(matches!(mirror.now, Some(Now::NotNow(_))));
}

#[test]
fn a_space_says_what_it_costs_and_earns_and_whether_it_closes() {
    let table = position("players=4").deben(0, 8).market("a", "right", 3, "a12 p2, a3a p3").table();
    let extra = explain(&position("players=4").deben(0, 8).table(), 0, "space-a12");
    assert_eq!((extra.name.as_str(), extra.what.as_str()), ("Extra card", "Space at Abou Simbel, offer 12"));
    check_numbers(&extra, &["You would pay: 12, but you have 8", "Placing brings now: +1"]);
    let two = explain(&table, 0, "space-a2a");
    assert_eq!(two.now, Some(Now::May("You may go there: Abou Simbel closes at once.".to_owned())));
    check_numbers(&two, &["Best offer so far: Green, 12"]);
    let taken = explain(&table, 0, "space-a12");
    assert_eq!(
        taken.now,
        Some(Now::NotNow("It is taken: Green’s servant. A space holds one piece.".to_owned()))
    );
    let shut = explain(&table, 0, "space-l5");
    let why = "Nobody places at a closed market: reopens at the next closing.";
    assert_eq!(shut.now, Some(Now::NotNow(why.to_owned())));
    let waiting = explain(&table, 1, "space-a2a");
    assert_eq!(waiting.now, Some(Now::NotNow("It is not your turn.".to_owned())));
}

#[test]
fn markets_reserves_and_purses_tell_their_numbers() {
    let table = position("players=4").deben(0, 8).market("a", "right", 3, "a12 p2, a3a p3").table();
    check_numbers(
        &explain(&table, 0, "market-a"),
        &["Now: 15 of 17", "Reserve: 3 Deben", "Best offer so far: Green, 12"],
    );
    let closing = explain(&table, 0, "meter-a");
    check_numbers(&closing, &["You close it on: 7, 6, 3 (right), 2 (right), 2 (left)"]);
    check_numbers(&explain(&table, 0, "reserve-a"), &["There are: 3", "Half of it: 2"]);
    check_numbers(&explain(&table, 0, "deben-0"), &["Points at the end: 8 ÷ 2 = 4"]);
    check_numbers(&explain(&table, 1, "tray-1"), &["Servants in hand: 3 / 4"]);
    check_numbers(&explain(&table, 1, "offers-1"), &["Abou Simbel: 12"]);
}

#[test]
fn what_is_not_on_the_page_is_not_explained() {
    let table = position("players=4").table();
    for thing in ["moon", "deben-7", "space-g99", "space-g9", "gift-l-upper", "character-sphinx", ""] {
        assert!(see(&table, 0, |sight| Nefertiti::explain(sight, thing, Lang::En)).is_none(), "{thing}");
    }
}

#[test]
fn an_offer_that_is_more_than_one_has_says_what_becomes_of_it() {
    let table = position("players=3").deben(0, 5).table();
    let short = explain(&table, 0, "space-g11");
    check_numbers(&short, &["You would pay: 11, but you have 5"]);
    let Some(Now::May(may)) = short.now else { panic!("it is allowed") };
    assert!(may.contains("you get no gift and lose one"), "{may}");
    let preview = preview(&table, "place g11");
    for told in [
        "more than your 6 Deben: as best offer, no gift and one lost",
        "extra card: one gift more if your offer is best",
    ] {
        assert!(preview.contains(told), "{told} is not in {preview}");
    }
    let rich = position("players=3").deben(0, 20).table();
    check_numbers(&explain(&rich, 0, "space-g11"), &["You would pay: 11 of your 20"]);
}

fn preview(table: &Table, action: &str) -> String {
    see(table, 0, |sight| {
        let choice = sight.choices.iter().find(|choice| choice.action.to_string() == action).unwrap();
        Nefertiti::preview(sight, choice, Lang::En).into_string()
    })
}

#[test]
fn people_read_of_left_and_right_where_programs_write_letters() {
    let name = |action: &str| Nefertiti::name_action(action.parse().unwrap(), Lang::En);
    assert_eq!(name("place a3b"), "Place a servant at Abou Simbel, offer 3 (right)");
    assert_eq!(name("place g7"), "Place a servant at Gizeh, offer 7");
    let table = position("players=4").market("a", "right", 3, "").table();
    assert_eq!(explain(&table, 0, "space-a3a").name, "Coin");
    assert_eq!(explain(&table, 0, "space-a3b").name, "Offer 3 (right)");
    let preview = preview(&table, "place a3b");
    assert!(preview.contains("<b>3 at Abou Simbel</b>") && preview.contains("offers 3 at"), "{preview}");
}

#[test]
fn signs_of_dice_and_money_are_not_results() {
    let table = position("players=4").open("g k l", "a").market("l", "right", 1, "l1 p1").dice(0).table();
    let holdings = see(&table, 0, |sight| Nefertiti::holdings(sight, Seat::new(0), Lang::En).into_string());
    assert!(holdings.contains("#dice") && !holdings.contains("#die-"), "{holdings}");
    assert_eq!(Nefertiti::name_part_in_full("deben", Lang::En), "Deben, 2 a point");
    check_numbers(&explain(&table, 0, "pile"), &["And Akhenaton, the “+1”: 1"]);
}

#[test]
fn a_choice_that_changes_no_points_says_so() {
    let table = position("players=3").seals(0, 1).gifts(0, "chair").gifts(1, "mirror").table();
    let table = table.play("0: recruit maid");
    let call = ask(&table, 0).kinds.into_iter().find(|offer| offer.kind == "call").unwrap();
    assert_eq!(call.fact, "Leaves your points as they are: chairs.");
}

#[test]
fn a_gift_that_is_sold_goes_by_its_name_and_one_of_two_equals_by_its_place() {
    let table = position("players=4")
        .market("a", "right", 3, "a12 p1, a3b p2, a2a p3")
        .cards("a", "harp chair mirror chair")
        .deben(0, 12)
        .turn_of(3)
        .table()
        .play("3: place a1a");
    let name = |action: &str| {
        see(&table, 0, |sight| Nefertiti::name_choice(action.parse().unwrap(), sight.view, Lang::En))
    };
    assert_eq!(name("take 2"), "Take a mirror");
    assert_eq!(name("take upper"), "Take a harp");
    assert_eq!(name("take 3"), "Take lower gift 3");
    assert_eq!(Nefertiti::name_action("take 2".parse().unwrap(), Lang::En), "Take lower gift 2");
}
