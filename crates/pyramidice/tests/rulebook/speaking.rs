//! What the table asks and explains in a position, with its numbers as they stand.

use std::cell::RefCell;

use game::testing::fragments::draw;
use game::{Ask, Explained, Game, Lang, Now, Page, Present, Seat, Sight, Viewer};
use pyramidice::Pyramidice;

use crate::support::{Position, Table, menu, position};

/// What a player is given of the page.
fn look<T>(table: &Table, seat: u8, ask: impl Fn(&Sight<'_, Pyramidice>) -> T) -> T {
    let found = RefCell::new(None);
    draw(&table.state, Viewer::Seat(Seat::new(seat)), |sight| {
        found.replace(Some(ask(sight)));
        maud::Markup::default()
    });
    found.into_inner().expect("the page was drawn")
}

fn ask(position: Position) -> Ask {
    look(&position.table(), 0, |sight| Pyramidice::ask(sight, Lang::En))
}

/// The sentence of a kind of action: its fact, or why it is not possible.
#[track_caller]
fn check_offer(position: Position, kind: &str, expected: &str) {
    let ask = ask(position);
    let offer = ask.kinds.iter().find(|offer| offer.kind == kind);
    let offer = offer.unwrap_or_else(|| panic!("there is no {kind}"));
    assert_eq!(offer.not_now.as_ref().unwrap_or(&offer.fact), expected);
}

/// Name, then each number as `of: value`, a star at the best one, then whether it can be used.
#[track_caller]
fn check_thing(table: &Table, thing: &str, expected: &[&str]) {
    let found = look(table, 0, |sight| Pyramidice::explain(sight, thing, Lang::En));
    let Explained { name, numbers, now, .. } = found.unwrap_or_else(|| panic!("nobody explains {thing}"));
    let mut told = vec![name];
    for number in numbers {
        let of: String =
            number.of.into_string().split('<').map(|part| part.rsplit('>').next().unwrap()).collect();
        let best = if number.is_best { "*" } else { "" };
        told.push(format!("{}: {}{best}", of.trim(), number.value));
    }
    told.extend(now.map(|now| match now {
        Now::May(what) => format!("may: {what}"),
        Now::NotNow(why) => format!("not now: {why}"),
    }));
    assert_eq!(told, expected);
}

#[test]
fn a_turn_asks_for_work_or_rest_with_numbers() {
    let start = || position("players=2").board(0, "wwwwcs").stones(1, 5);
    let asked = ask(start());
    assert_eq!(asked.question, "Your turn: Work or Rest?");
    assert_eq!(asked.note.unwrap(), "You have 4 Workers, 1 Cat and 1 Stone die: 6 of 8 spaces.");
    check_offer(
        start(),
        "work",
        "Roll 4 dice and use them to build and to worship. In the Quarry then: 2 Stone, 4 Prayer.",
    );
    check_offer(
        start().board(0, "wwwwwwwc"),
        "work",
        "The Quarry has only 5 dice for your 7 Workers: roll all of them to build and to worship (1 Stone, 4 Prayer).",
    );
    check_offer(
        start(),
        "rest",
        "Take a rest tile for resources (6 to choose from). You have 2 free spaces.",
    );
}

#[test]
fn every_kind_of_a_work_turn_says_what_it_is_good_for() {
    let turn = || menu("s2 s5 p4").row("isis thoth hathor").project(0, "project1");
    check_offer(turn(), "build", "Best now: the 5 on Cheops, level 1: 5 Glory for 2 Workers.");
    check_offer(
        turn().built("c1a1=2"),
        "build",
        "Best now: the 5 on Cheops, level 1: 5 Glory for 2 Workers, and 2 at the end for your project.",
    );
    check_offer(turn(), "buy", "Payable now: Isis.");
    check_offer(turn().board(0, "wwwwcccc"), "cat", "2 Cats are enough to worship Thoth; you have 4.");
    check_offer(turn().board(0, "wwww"), "cat", "You have no Cat left.");
    check_offer(turn(), "glory", "Return any two dice: 1 Glory.");
    check_offer(turn().scarab(0, "carnelian"), "glory", "Return any two dice: 2 Glory.");
    check_offer(turn(), "end", "3 dice go back unused.");
    check_offer(menu("p1 p2"), "build", "You have no Stone die left. Prayer dice are never built.");
    check_offer(menu("s6").board(0, "w"), "build", "The cheapest free space takes 2 Workers; you have 1.");
    check_offer(menu("p2 p3").board(0, "ww"), "buy", "Nearest: Isis, 1 Cat short.");
}

#[test]
fn the_way_of_a_work_turn_shows_where_one_is_and_what_threatens() {
    let safe = ask(menu("s2 p4").owns(0, "bes heh").board(0, "wwc")).way.unwrap();
    assert_eq!((safe.now, safe.danger), (2, None));
    let parts: Vec<String> = safe.parts.iter().map(|(name, state)| format!("{name}: {state}")).collect();
    assert_eq!(
        parts,
        [
            "Quarry: 0 Stone, 3 Prayer",
            "Roll: 1 reroll left",
            "Use: 2 dice left",
            "Support: 2 deities are safe"
        ]
    );
    let at_risk = ask(menu("s2 p4").owns(0, "bes heh ra").board(0, "wc"));
    let way = at_risk.way.unwrap();
    assert_eq!((way.danger, way.parts[3].1.as_str()), (Some(3), "a deity at risk"));
    let warning = at_risk.detail.into_string();
    assert!(
        warning.contains("3 deities, 2 resources. When the Work turn ends, a deity is lost."),
        "{warning}"
    );
}

#[test]
fn a_warning_knows_what_would_help() {
    let warning = |owned: &str| ask(menu("s2 p4").owns(0, owned).board(0, "wc")).detail.into_string();
    assert!(warning("bes heh ra").contains("A Rest turn never costs a deity."));
    let with_sopdet = warning("bes heh sopdet");
    assert!(with_sopdet.contains("This would help: Use Sopdet."), "{with_sopdet}");
}

#[test]
fn a_build_that_costs_a_deity_names_one_that_does_not() {
    let table = menu("s2 s5").owns(0, "bes heh ra").board(0, "www").table();
    let preview = |text: &str| {
        look(&table, 0, |sight| {
            let choice = sight.choices.iter().find(|choice| choice.action.to_string() == text).unwrap();
            Pyramidice::preview(sight, choice, Lang::En).into_string()
        })
    };
    let costly = preview("build s5 c1a1");
    assert!(costly.contains("When the Work turn ends, 2 deities are lost."), "{costly}");
    assert!(costly.contains("Without a loss: Build a 2 on Cheops, level 1"), "{costly}");
    assert!(!preview("build s2 c1a1").contains("lost"));
}

#[test]
fn the_first_question_comes_with_enough_to_answer_it() {
    let table = Table::new("players=2")
        .play("-: ww; -: ws; -: wc; -: ss; -: sc; -: cc; -: hathor; -: ra; -: min")
        .play("-: project1; -: project2; -: quartz; -: gold; -: ruby; -: silver");
    let ask = look(&table, 0, |sight| Pyramidice::ask(sight, Lang::En));
    assert_eq!(ask.question, "First decision: which scarab do you keep?");
    let cards = ask.detail.into_string();
    for told in [
        "At the end, 2 Glory for each of your deities",
        "3 deities bring 6 Glory, 5 bring 10.",
        "helps every Work turn",
        "being off by one",
    ] {
        assert!(cards.contains(told), "{told} is not in {cards}");
    }
    let lots = cards.split("class=\"lot\"").nth(1).unwrap().split("class=\"scbs\"").next().unwrap();
    assert!(lots.contains("value=\"keep quartz\"") ^ lots.contains("value=\"keep gold\""), "{lots}");
}

#[test]
fn equal_dice_are_as_good_as_each_other() {
    let table = menu("p2 p2 p4 s4").row("isis bes heh").table().play("0: buy isis");
    let board = look(&table, 0, |sight| Pyramidice::board(sight, Lang::En).into_string());
    let dice: Vec<&str> =
        board.split("<button").filter(|button| button.contains("data-pick=\"p2\"")).collect();
    assert_eq!(dice.len(), 2, "both can be clicked");
    let picks = look(&table, 0, |sight| {
        let actions = sight.choices.iter().map(|choice| choice.action);
        actions.map(|action| Pyramidice::picks(action).join(" ")).collect::<Vec<_>>()
    });
    assert_eq!(picks, ["p2 p4", "s4 p2"]);
}

#[test]
fn deities_tell_cost_points_and_what_one_more_counts() {
    let table = menu("s6 p1 p2").row("isis thoth hathor").owns(0, "atum shu").board(0, "wwww").table();
    check_thing(
        &table,
        "deity-isis",
        &[
            "Isis",
            "Cost: a 2, a 4",
            "2 cards: 2 Glory",
            "One more: 6 Glory*",
            "not now: Not payable: 2 Cats short.",
        ],
    );
    check_thing(
        &table,
        "deity-thoth",
        &["Thoth", "Cost: a Stone die showing 6, a 1", "At the end: 0 Glory", "may: You can worship it now."],
    );
    check_thing(
        &table,
        "ennead-0",
        &["The Ennead", "2 cards: 2 Glory", "One more: 6 Glory*", "not now: It belongs to White."],
    );
    let used = menu("p1").owns(0, "heh ra").used("heh").row("isis thoth hathor").table();
    check_thing(
        &used,
        "deity-heh",
        &["Heh", "Cost: a 5, a 6", "At the end: 0 Glory", "not now: Used in this turn already."],
    );
}

#[test]
fn tiles_tell_price_and_why_not() {
    let table = position("players=2").glory(0, 1).display("god ww").tiles(0, "ss").tiles(1, "cc").table();
    let board = ["Free spaces on your board: 3", "Rest tiles in front of you: 1 of 3"];
    check_thing(
        &table,
        "tile-ww",
        &["Two Workers", board[0], board[1], "may: Take it to begin a Rest turn."],
    );
    check_thing(
        &table,
        "tile-god",
        &["God", board[0], "Price: 2 Glory", board[1], "not now: It costs 2 Glory; you have 1."],
    );
    check_thing(
        &table,
        "tile-cc",
        &[
            "Two Cats",
            board[0],
            board[1],
            "not now: It lies in front of Black. Three of them go back together.",
        ],
    );
}

#[test]
fn spaces_tell_what_a_build_costs_and_gives() {
    let table = menu("s2 s5 p1").built("c1a1=3 c1b1=4 c1a2=1").project(0, "project2").table();
    check_thing(
        &table,
        "space-c1b2",
        &["Cheops, level 1, b2", ": free, 2 Glory", ": 2 Workers, 5 Glory*", "may: You can build here now."],
    );
    check_thing(
        &table,
        "space-c2a1",
        &[
            "Cheops, level 2, a1",
            ": 1 Worker, 4 Glory",
            ": 3 Workers, 7 Glory",
            "not now: 1 die is missing underneath.",
        ],
    );
    check_thing(
        &table,
        "space-c1a1",
        &["Cheops, level 1, a1", "It shows: 3", "Pairs of your project: 1", "not now: What lies here stays."],
    );
    check_thing(
        &table,
        "die-s5",
        &[
            "Stone die 5",
            "Workers to build it on the ground: 2",
            "Spaces it can be built on: 6*",
            "With a Cat: 6 / 4",
            "may: Choose it, then a gold space.",
        ],
    );
}

/// What a die says about being used in this position.
#[track_caller]
fn check_now(table: &Table, thing: &str, expected: &str) {
    let found = look(table, 0, |sight| Pyramidice::explain(sight, thing, Lang::En)).unwrap();
    let told = match found.now {
        Some(Now::May(what)) => format!("may: {what}"),
        Some(Now::NotNow(why)) => format!("not now: {why}"),
        None => "nothing".to_owned(),
    };
    assert_eq!(told, expected);
}

#[test]
fn a_reroll_says_which_dice_come_first_and_which_next() {
    let named = |table: &Table| {
        look(table, 0, |sight| {
            let label = |action| Pyramidice::name_choice(action, sight.view, Lang::En);
            sight.choices.iter().map(|choice| label(choice.action)).collect::<Vec<String>>()
        })
    };
    let stone = menu("s2 p4 p6").table().play("0: reroll");
    check_now(&stone, "die-s2", "may: Mark it to roll it again.");
    check_now(
        &stone,
        "die-p4",
        "not now: Stone dice come first: choose those to reroll. The Prayer dice are next.",
    );
    assert!(named(&stone).contains(&"Keep all Stone dice".to_owned()));
    let board = |table: &Table| look(table, 0, |sight| Pyramidice::board(sight, Lang::En).into_string());
    assert!(board(&stone).contains("<small>Next</small>"), "nothing is rolled yet");
    let prayer = stone.play("0: roll s2");
    check_now(
        &prayer,
        "die-s2",
        "not now: You have chosen among the Stone dice already; now it is the turn of the Prayer dice.",
    );
    check_now(&prayer, "die-p4", "may: Mark it to roll it again.");
    assert!(named(&prayer).contains(&"Keep all Prayer dice".to_owned()));
    assert!(board(&prayer).contains("<small>Roll</small>"));
    let rolling = prayer.play("0: roll p4 p6");
    assert!(!board(&rolling).contains("No dice in hand"), "they are being rolled");
}

#[test]
fn dice_that_do_not_pay_say_so() {
    let table = menu("p2 p2 p4 s4 s6").row("isis bes heh").table().play("0: buy isis");
    check_now(&table, "die-p4", "may: Mark it to pay with it.");
    check_now(&table, "die-s6", "not now: It does not fit what you are paying for.");
}

#[test]
fn levels_tell_what_they_add() {
    let level = |number: u8| format!("Level\u{a0}{number}");
    check_thing(
        &menu("s2").table(),
        "levels-c",
        &[
            "Cheops",
            &format!("{}: nothing extra", level(1)),
            &format!("{}: +1 Worker, +2 Glory", level(2)),
            &format!("{}: +2 Workers, +4 Glory", level(3)),
            "Dice built: 0 of 14",
        ],
    );
}

#[test]
fn a_single_card_of_the_ennead_is_said_to_count_nothing() {
    let table = menu("s6 p1").row("isis thoth hathor").board(0, "wwww").table();
    check_thing(
        &table,
        "deity-isis",
        &[
            "Isis",
            "Cost: a 2, a 4",
            "0 cards: nothing yet",
            "One more: nothing yet*",
            "Two more: 2 Glory",
            "not now: Not payable: 3 Cats short.",
        ],
    );
    let board = |table: &Table| look(table, 0, |sight| Pyramidice::board(sight, Lang::En).into_string());
    let told = "Ennead: a single card counts nothing, 2 are worth 2 Glory at the end.";
    assert!(board(&table).contains(told));
    let second = menu("s6 p1").row("isis thoth hathor").owns(0, "atum").board(0, "wwww").table();
    assert!(board(&second).contains("Ennead: with this card you would have 2, worth 2 Glory at the end."));
}

#[test]
fn the_goal_of_a_game_alone_is_to_beat_the_architect() {
    let goal = |options: &str| {
        let chosen = game::Chosen::parse(Pyramidice::OPTIONS, options).unwrap();
        Pyramidice::goal(&Pyramidice::options(&chosen).unwrap(), Lang::En).join(" ")
    };
    let alone = goal("players=1");
    assert!(alone.contains("more Glory than the Great Architect"), "{alone}");
    assert!(alone.contains("rolls a Stone die"), "{alone}");
    assert!(!goal("players=2").contains("rchitect"));
}

#[test]
fn what_lies_before_the_architect_has_names_in_sight() {
    let solo = position("players=1 architect=hemiunu").architect_has("ra", "ww", "project1 project2").table();
    let page = look(&solo, 0, |sight| {
        let board = Pyramidice::board(sight, Lang::En).into_string();
        board + &Pyramidice::automatons_holdings(sight, Lang::En).unwrap().into_string()
    });
    for told in [
        ">Rest tile 1: +0<",
        ">Rest tile 2: +1<",
        "<b>Project 2</b><small>2 Glory a pair at the end<",
        ">The architect rolls for these numbers.<",
        "His deity: Ra. It counts at the end.",
    ] {
        assert!(page.contains(told), "{told} is not in {page}");
    }
}

#[test]
fn every_spot_of_a_pyramid_says_what_it_is_and_why_not_now() {
    let table = position("players=2").table();
    let board = look(&table, 0, |sight| Pyramidice::board(sight, Lang::En).into_string());
    assert!(board.contains("class=\"plate w3\" data-what=\"levels-c\""), "{board}");
    assert!(board.contains("data-what=\"space-c1b2\""));
    check_now(
        &table,
        "space-c1b2",
        "not now: Choose Work first: you build with the Stone dice that you roll then.",
    );
}

/// Numbers of what was told stand in the same corner as the mark of the last build.
#[test]
fn the_mark_of_the_last_build_gives_way_to_a_number() {
    assert!(!Pyramidice::STYLE.contains(".last::after"));
}

#[test]
fn counters_and_cards_tell_how_they_stand() {
    let table = menu("p1")
        .owns(0, "bes heh")
        .board(0, "wwwc")
        .scarab(0, "quartz")
        .project(0, "project1")
        .built("c1a1=3 c1b1=4")
        .table();
    check_thing(
        &table,
        "support-0",
        &["Cult support", "Deities: 2", "Resources: 4", "Can still be paid: 2*"],
    );
    check_thing(
        &table,
        "resources-0",
        &["Resources", "Workers: 3", "Cats: 1", "Stone dice: 0", "Free spaces: 4*"],
    );
    check_thing(&table, "stones", &["Stone dice in the supply", "Left: 12*"]);
    let scarab = look(&table, 0, |sight| Pyramidice::explain(sight, "scarab-quartz", Lang::En)).unwrap();
    assert_eq!(scarab.numbers[0].value, "4 Glory", "two deities");
    let project = look(&table, 0, |sight| Pyramidice::explain(sight, "project-1", Lang::En)).unwrap();
    let values: Vec<&str> = project.numbers.iter().map(|number| number.value.as_str()).collect();
    assert_eq!(values, ["0 pairs", "0 pairs", "1 pair", "2 Glory"]);
    let solo = position("players=1 architect=hemiunu").architect_has("ra", "ww", "project1 project2").table();
    check_thing(
        &solo,
        "architect",
        &[
            "Hemiunu",
            "On the Glory track: 5 Glory",
            "Projects so far: 0 Glory",
            "Deities: 1",
            "Tile spaces filled: 1 of 3",
        ],
    );
}

#[test]
fn what_ended_the_game_is_told() {
    let over = |position: Position| {
        position.pharaoh(crate::support::seat(1)).phase(serde_json::json!("over")).table()
    };
    let why = |table: &Table| {
        look(table, 0, |sight| Pyramidice::why_over(sight.view, Lang::En).unwrap().to_string())
    };
    let ended = "Black took the Pharaoh and has had the last turn.";
    assert_eq!(
        why(&over(position("players=2").stones(2, 0))),
        format!("The last Stone die left the supply: {ended}")
    );
    assert_eq!(why(&over(position("players=2").pile(0))), format!("The last deity left the pile: {ended}"));
}
