//! The game in a browser: what single fragments say and show. What every page must be is part of the conformance.

use duel::{Duel, Event, View};
use game::testing::fragments::{attribute, draw, element};
use game::testing::{check_golden_records, foresee};
use game::{Game, Lang, Mark, Page, Seat, Sight, Viewer};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

const WHITE: Viewer = Viewer::Seat(Seat::new(0));

#[test]
fn a_boat_that_can_be_unloaded_is_a_button_with_its_cargo_in_its_name() {
    let board = board(&harbor(), Lang::En);
    let boat = element(&board, "value=\"unload 3\"");
    let name = "Boat 3: tomb 11, obelisk, dark pyramid. Meeples in its row: 2. It can be unloaded";
    assert_eq!(attribute(boat, "aria-label"), name);
    assert_eq!(attribute(boat, "aria-describedby"), "pv-unload-3");
    assert_eq!(attribute(boat, "data-key"), "u3");
    assert_eq!(attribute(boat, "data-grid"), "3 0");
}

#[test]
fn a_boat_that_cannot_be_unloaded_says_why() {
    let name = |view: &View, boat: &str, lang| {
        attribute(element(&board(view, lang), &format!(" boat-{boat}\"")), "aria-label").to_owned()
    };
    let open = harbor();
    assert!(name(&open, "2", Lang::En).ends_with("Meeples in its row: 1. It takes two to unload it"));
    assert!(
        name(&open, "c", Lang::Fr).ends_with("Pions dans sa colonne : 0. Il en faut deux pour le décharger")
    );
    assert!(name(&open, "c", Lang::Hu).ends_with("Nem áll munkás az oszlopában, a kirakodáshoz kettő kell"));
    let placing = change(&open, "phase", json!({ "placing": { "placed": 0 } }));
    assert!(name(&placing, "3", Lang::En).ends_with("Meeples in its row: 2. It cannot be unloaded now"));
}

#[test]
fn what_an_unload_brings_is_shown_for_it_alone() {
    let view = harbor();
    let shown = |fragment: &str| fragment.matches("data-for=\"unload 3\"").count();
    // The lane, a badge on each token, and what the two meeples get.
    assert_eq!(shown(&board(&view, Lang::En)), 1 + 3 + 2);
    let holdings = |seat| with_sight(&view, WHITE, |sight| Duel::holdings(sight, Seat::new(seat), Lang::En));
    assert_eq!([holdings(0), holdings(1)].map(|fragment| shown(&fragment)), [1, 1]);
    assert!(element(&holdings(0), "stela add").contains("x10"), "tomb 11 is the eleventh");
}

#[test]
fn tokens_are_the_targets_while_one_is_taken_and_while_two_are_swapped() {
    let taking = change(&harbor(), "phase", json!("taking"));
    let board_of_taking = board(&taking, Lang::En);
    assert_eq!(attribute(element(&board_of_taking, "value=\"take b2\""), "data-grid"), "1 4");
    assert!(!board_of_taking.contains("value=\"take c1\""), "an action token stays");
    let swapping = change(&harbor(), "phase", json!("swapping"));
    let board_of_swapping = board(&swapping, Lang::En);
    assert_eq!(board_of_swapping.matches("data-pick=").count(), 18);
    assert_eq!(board_of_swapping.matches("name=\"step\"").count(), 0, "a swap takes two tokens");
}

#[test]
fn a_preview_tells_what_everyone_gets_and_their_points() {
    let view = harbor();
    let preview = with_sight(&view, WHITE, |sight| {
        let unload = sight.choices.iter().find(|choice| choice.action.to_string() == "unload 3");
        Duel::preview(sight, unload.unwrap(), Lang::En)
    });
    let told = "<p class=\"sr\">White unloads boat 3. White takes tomb 11 with the meeple on a3. Black takes an obelisk \
                with the meeple on b3. Lost, as no meeple is left to take it: dark pyramid. Score then: White 27, Black \
                28.</p>";
    assert!(preview.ends_with(told), "{preview}");
    assert!(preview.contains("23 → <strong>27</strong>"), "{preview}");
}

#[test]
fn r18_a_hidden_temple_makes_no_difference_to_what_the_other_sees() {
    let hidden = change(&harbor(), "options", json!("sides=AAAA pyramid_b_four=18 hidden_temples=true"));
    let mut holdings = to_json(&hidden)["holdings"].clone();
    holdings[1] =
        json!({ "obelisk": 3, "temple2": 2, "temple4": 3, "light": 2, "tomb5": 1, "tomb12": 1, "swap": 1 });
    let twin = change(&hidden, "holdings", holdings);
    for lang in Lang::ALL {
        let all = |view| {
            with_sight(view, WHITE, |sight| {
                let seats = Seat::all(2).map(|seat| Duel::holdings(sight, seat, lang).into_string());
                let previews =
                    sight.choices.iter().map(|choice| Duel::preview(sight, choice, lang).into_string());
                maud::PreEscaped(
                    seats.chain(previews).chain([Duel::board(sight, lang).into_string()]).collect(),
                )
            })
        };
        assert_eq!(all(&hidden), all(&twin));
    }
    let open = |view| {
        with_sight(view, Viewer::Seat(Seat::new(1)), |sight| Duel::holdings(sight, Seat::new(1), Lang::En))
    };
    assert_ne!(open(&hidden), open(&twin), "who owns it sees it");
}

#[test]
fn an_action_token_is_played_in_the_stages_that_are_left_of_it() {
    let stage = |phase| {
        Duel::stage(&change(&harbor(), "phase", phase), Lang::En).map(|stage| (stage.parts, stage.now))
    };
    let parts = |parts: &[&str], now| Some((parts.iter().map(|part| (*part).to_owned()).collect(), now));
    assert_eq!(stage(json!("choose")), None);
    assert_eq!(stage(json!("taking")), parts(&["Pick a token"], 0));
    assert_eq!(stage(json!("swapping")), parts(&["Pick two tokens", "Pick a boat"], 0));
    assert_eq!(
        stage(json!({ "unloading": { "then": "next_turn" } })),
        parts(&["Pick two tokens", "Pick a boat"], 1)
    );
    assert_eq!(
        stage(json!("unloading_again")),
        parts(&["Place a meeple", "Pick a boat", "Another (optional)"], 2)
    );
    // White has two meeples, and none is left for a third placement.
    assert_eq!(stage(json!({ "placing": { "placed": 0 } })), parts(&["First meeple", "Second meeple"], 0));
}

#[test]
fn pieces_move_between_places_that_are_named() {
    let unload =
        foresee(&state(&harbor()), WHITE).into_iter().find(|choice| choice.action.to_string() == "unload 3");
    let events: Vec<Event> = unload.unwrap().events;
    let view = harbor();
    let motions = events.iter().flat_map(|event| Duel::motion(event, &view, WHITE));
    let motions: Vec<String> = motions.map(|motion| motion.to_string()).collect();
    let expected = ["space-33>tomb-0-11", "a3>hand-0", "space-32>obelisk-1", "b3>hand-1", "space-31>"];
    assert_eq!(motions, expected);
}

#[test]
fn values_of_options_have_names() {
    let name = |key, value| Duel::name_value(key, value, Lang::En);
    assert_eq!(name("sides", "AAAA"), "A-sides");
    assert_eq!(name("sides", "ABAA"), "Obelisk A · Temple B · Pyramids A · Tomb A");
    assert_eq!(name("hidden_temples", "true"), "On");
    assert_eq!(name("pyramid_b_four", "15"), "15 points");
    for spec in Duel::OPTIONS {
        let names = spec.values.iter().map(|value| Duel::name_value(spec.key, value, Lang::Hu));
        assert_eq!(names.collect::<std::collections::BTreeSet<_>>().len(), spec.values.len(), "{}", spec.key);
    }
}

#[test]
fn a_tie_is_remarked_upon_and_nothing_else() {
    assert_eq!(Duel::remark(&harbor(), Lang::En), None);
    let records = check_golden_records::<Duel>(&[("tie.txt", include_str!("../../records/tie.txt"))]);
    let end = &records[0].state;
    let remark = Duel::remark(&end.view(Viewer::All), Lang::En).unwrap();
    assert!(remark.ends_with("the win goes to the player who moved second."), "{remark}");
}

#[test]
fn holdings_are_buildings_a_hand_and_a_tray() {
    let mut holdings = to_json(&harbor())["holdings"].clone();
    holdings[0] =
        json!({ "obelisk": 2, "temple3": 1, "dark": 1, "tomb4": 1, "tomb9": 1, "tomb10": 1, "take": 2 });
    let view = change(&harbor(), "holdings", holdings);
    let fragment = with_sight(&view, WHITE, |sight| Duel::holdings(sight, Seat::new(0), Lang::En));
    insta::assert_snapshot!(fragment.replace("><", ">\n<"));
}

#[test]
fn what_a_review_points_out_shows_where_its_button_would_be_and_cannot_be_pressed() {
    let marked = |action: &str, part: &str, expected: &str| {
        let view = harbor();
        let marks = [(action.parse().unwrap(), Mark::Better)];
        let sight = Sight::<Duel> {
            view: &view,
            viewer: Viewer::All,
            choices: &[],
            is_lesson: false,
            last: &[],
            marks: &marks,
        };
        let page = format!(
            "{}{}",
            Duel::board(&sight, Lang::En).into_string(),
            Duel::holdings(&sight, Seat::new(0), Lang::En).into_string()
        );
        assert!(!page.contains("name=\"step\""), "{action} can be pressed");
        let tag = element(&page, "better");
        assert!(tag.starts_with(part) && tag.contains(expected), "{action}: {tag}");
    };
    marked("place c3", "button", "cell x2 y2");
    marked("unload 1", "svg", "b-fx over");
    marked("use swap", "span", "deed");
    marked("take a1", "span", "slot");
    marked("swap a12", "span", "slot");
}

/// A position in the middle of a game with A sides: White to move, boats 1, 3, a and b can be unloaded.
pub(crate) fn harbor() -> View {
    serde_json::from_value(json!({
        "options": "sides=AAAA pyramid_b_four=18 hidden_temples=false",
        "turn": { "seat": 0 }, "phase": "choose", "to_act": 0,
        "boats": {
            "1": ["tomb3", "place", "obelisk"], "2": ["obelisk", "obelisk", "swap"],
            "3": ["dark", "obelisk", "tomb11"], "a": ["light", "light", "tomb2"],
            "b": ["tomb6", "light", "temple1"], "c": ["place", "unload", "obelisk"],
        },
        "harbor": { "a1": 1, "b1": 1, "b2": 0, "a3": 0, "b3": 1 },
        "holdings": [
            { "obelisk": 2, "temple3": 2, "dark": 3, "tomb4": 1, "tomb9": 1, "tomb10": 1, "swap": 1, "take": 1 },
            { "obelisk": 3, "temple2": 1, "temple4": 2, "light": 2, "tomb5": 1, "tomb12": 1, "swap": 1 },
        ],
        "hands": [2, 1], "first_to_five": null,
        "unseen": {
            "temple1": 2, "temple2": 1, "temple3": 1, "light": 1, "dark": 1, "tomb1": 1, "tomb7": 1, "tomb8": 1,
            "obelisk": 2, "unload": 1,
        },
        "supply": 9, "reserve": 3,
    }))
    .unwrap()
}

fn to_json(view: &View) -> Value {
    serde_json::to_value(view).unwrap()
}

fn change(view: &View, key: &str, value: Value) -> View {
    let mut json = to_json(view);
    json[key] = value;
    serde_json::from_value(json).unwrap()
}

/// A state of which a viewer sees this.
pub(crate) fn state(view: &View) -> Duel {
    Duel::sample(view, &mut Xoshiro256PlusPlus::seed_from_u64(0))
}

fn with_sight(view: &View, viewer: Viewer, fragment: impl Fn(&Sight<'_, Duel>) -> maud::Markup) -> String {
    draw(&state(view), viewer, fragment)
}

fn board(view: &View, lang: Lang) -> String {
    with_sight(view, WHITE, |sight| Duel::board(sight, lang))
}
