//! Building: every space of every pyramid, what it costs and what it gives.

use std::fmt::Write;

use pyramidice::{Face, Pyramid, Space};

use crate::support::{Expect, Table, menu, position};

/// All spaces below this one, built, so that it can be built on.
fn foundation(space: Space) -> String {
    let lower =
        Space::all().filter(|other| other.pyramid() == space.pyramid() && other.level() < space.level());
    lower.fold(String::new(), |mut text, space| {
        write!(text, "{space}=1 ").unwrap();
        text
    })
}

#[test]
fn every_space_costs_and_gives_what_its_level_says() {
    for space in Space::all() {
        let (surcharge, bonus) = match (space.pyramid(), space.level()) {
            (Pyramid::Cheops, 1) => (0, 0),
            (Pyramid::Cheops, 2) | (Pyramid::Chephren, 1) => (1, 2),
            _ => (2, 4),
        };
        for face in Face::ALL {
            let workers = [0, 0, 1, 1, 2, 2][face.index()] + surcharge;
            let table = position("players=4").board(0, "wwwwww").board(1, "w").built(&foundation(space));
            let built = table.hand(&format!("s{face}")).table().play(&format!("0: build s{face} {space}"));
            let left = "w".repeat(6 - workers);
            built.has_board(0, &left).has_glory(0, 5 + u16::from(face.value()) + bonus);
        }
    }
}

#[test]
fn without_enough_workers_a_space_cannot_be_built_on() {
    let ground = "c1a1=1 c1b1=1 c1a2=1 c1b2=1";
    menu("s5").board(0, "w").built(ground).table().cannot("build s5 c1c1");
    let two = menu("s5").board(0, "ww").built(ground).table();
    two.can("build s5 c1c1").cannot("build s5 c2a1");
    menu("s5").board(0, "www").built(ground).table().can("build s5 c2a1");
    menu("s2").board(0, "cc").built(ground).table().can("build s2 c1c1").cannot("build s2 c2a1");
}

#[test]
fn an_upper_space_needs_the_square_below_and_no_more() {
    let square = "c1a1=1 c1b1=1 c1a2=1 c1b2=1";
    let table = menu("s1").board(0, "wwww").built(square).table();
    table
        .can("build s1 c2a1")
        .cannot("build s1 c2b1")
        .cannot("build s1 c2a2")
        .can("build s1 c1c3")
        .cannot("build s1 c1a1");
    menu("s1").board(0, "wwww").built("c1a1=1 c1b1=1 c1a2=1").table().cannot("build s1 c2a1");
    let level = foundation("c3a1".parse().unwrap());
    check_builds(menu("s1").board(0, "wwww").built(&level).table(), &["c3a1"]);
}

#[test]
fn smaller_pyramids_are_for_more_players() {
    let open = |players: &str| {
        let table = position(players).hand("s1").board(0, "wwww").table();
        ["k1a1", "m1a1"].map(|space| table.possible().contains(&format!("build s1 {space}")))
    };
    assert_eq!(open("players=1"), [false, false]);
    assert_eq!(open("players=2"), [false, false]);
    assert_eq!(open("players=3"), [true, false]);
    assert_eq!(open("players=4"), [true, true]);
}

#[test]
fn only_stone_dice_are_built() {
    menu("p1 v1").owns(0, "khnum").used("khnum").table().cannot("build");
}

#[test]
fn a_built_die_stays_and_dice_of_one_name_are_interchangeable() {
    let table =
        menu("s1 s1").board(0, "").table().play("0: build s1 c1a1").has_hand("s1").has_stock(0, 4, 12);
    assert_eq!(table.view().pyramids.face("c1a1".parse().unwrap()), Some(Face::new(1)));
}

#[test]
fn p14_serket_counts_on_squares_of_four_dice_only() {
    let glory = |built: &str, space: &str| {
        let table =
            position("players=4").owns(0, "serket").board(0, "wwww").board(1, "w").built(built).hand("s1");
        let table = table.table().play(&format!("0: build s1 {space}"));
        table.view().players[game::Seat::new(0)].glory - 5
    };
    assert_eq!(glory("", "c1a1"), 1);
    assert_eq!(glory("", "k1a1"), 1 + 2);
    assert_eq!(glory("", "m1a1"), 1 + 4);
    assert_eq!(glory(&foundation("c2a1".parse().unwrap()), "c2a1"), 1 + 2 + 3);
    assert_eq!(glory(&foundation("c3a1".parse().unwrap()), "c3a1"), 1 + 4 + 3);
    assert_eq!(glory(&foundation("k2a1".parse().unwrap()), "k2a1"), 1 + 4 + 3);
}

#[test]
fn p13_thoth_counts_workers_discarded_for_the_build() {
    let table = menu("s6 s1").owns(0, "thoth").table().play("0: build s6 c1a1").has_glory(0, 5 + 6 + 2);
    table.play("0: build s1 c1b1").has_glory(0, 5 + 6 + 2 + 1);
    let with_cats = menu("s6").owns(0, "thoth bastet").board(0, "wcc").table();
    with_cats.play("0: build s6 c1a1; 0: pay cc").has_glory(0, 5 + 6 + 2);
    let both = menu("s1").owns(0, "thoth serket").built(&foundation("c2a1".parse().unwrap())).table();
    both.play("0: build s1 c2a1").has_glory(0, 5 + 1 + 2 + 3 + 1);
    let seshat = menu("s6").owns(0, "thoth seshat").table().play("0: build s6 c1a1; 0: pay seshat w");
    seshat.has_glory(0, 5 + 6 + 1);
}

#[test]
fn p15_seshat_is_offered_where_the_plain_cost_is_more() {
    let square = "c1a1=1 c1b1=1 c1a2=1 c1b2=1";
    let table = menu("s6").owns(0, "seshat").built(square).table().play("0: build s6 c2a1");
    table.legal("pay www, pay seshat w").play("0: pay seshat w").has_board(0, "wwwc").has_glory(0, 5 + 6 + 2);
    // A cost of one Worker is the same as hers, and is not asked for.
    menu("s3").owns(0, "seshat").table().play("0: build s3 c1a1").has_board(0, "wwwc");
    // She makes possible what could not be paid.
    menu("s6").owns(0, "seshat").board(0, "w").table().play("0: build s6 c1a1").has_board(0, "nothing");
    menu("s6").owns(0, "seshat").board(0, "c").table().cannot("build");
}

#[test]
fn p15_turquoise_takes_a_worker_off_a_surcharge_once_in_a_turn() {
    let square = "c1a1=1 c1b1=1 c1a2=1 c1b2=1 c1c1=1 c1c2=1";
    let table = menu("s1 s2 s4").scarab(0, "turquoise").built(square).table().play("0: build s4 c2a1");
    let paid = table.legal("pay ww, pay turquoise w").play("0: pay turquoise w");
    paid.has_board(0, "wwwc").play("0: build s1 c2b1").has_board(0, "wwc").can("build s2 c1a3");
    // It may be kept for another build.
    let kept = menu("s1 s4").scarab(0, "turquoise").built(square).table().play("0: build s4 c2a1; 0: pay ww");
    kept.play("0: build s1 c2b1").legal("pay w, pay turquoise nothing");
    // On the ground there is no surcharge.
    menu("s4").scarab(0, "turquoise").built(square).board(0, "").table().cannot("build s4 c1a3");
}

#[test]
fn p15_seshat_and_turquoise_do_not_combine_and_equal_ways_are_offered_once() {
    let square = "c1a1=1 c1b1=1 c1a2=1 c1b2=1";
    let both = menu("s4").owns(0, "seshat").scarab(0, "turquoise").built(square).table();
    both.play("0: build s4 c2a1").legal("pay ww, pay seshat w");
    let both = menu("s6").owns(0, "seshat").scarab(0, "turquoise").built(square).table();
    both.play("0: build s6 c2a1").legal("pay www, pay seshat w, pay turquoise ww");
}

/// Exactly these spaces can be built on with a die of 1.
#[track_caller]
fn check_builds(table: Table, spaces: &[&str]) {
    let builds: Vec<String> = spaces.iter().map(|space| format!("build s1 {space}")).collect();
    table.legal_of("build", &builds.join(", "));
}
