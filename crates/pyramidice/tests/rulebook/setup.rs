//! What lies on the table before the first turn.

use game::{Game, Turn, Viewer};

use crate::support::{Expect, Table};

/// The table when the last scarab is kept, or the last project dealt.
fn set_up(options: &str) -> Table {
    let mut table = Table::new(options);
    while table.view().rounds == 0 && !table.possible().contains(&"work".to_owned()) {
        table = match table.state.turn() {
            Turn::Chance => table.draw(),
            Turn::Seat(seat) => {
                let first = table.possible().remove(0);
                table.play(&format!("{seat}: {first}"))
            }
            Turn::Over => panic!("a game does not end in its set-up"),
        };
    }
    table
}

#[track_caller]
fn check(options: &str, stones: u8, workers: u8, cats: u8, pile: u8, tiles: u32, spaces: u32) {
    let view = set_up(options).view();
    assert_eq!((view.supply.stones, view.supply.workers, view.supply.cats), (stones, workers, cats));
    assert_eq!((view.pile, view.row.len(), view.display.tiles().len()), (pile, 3, tiles));
    assert_eq!(view.pyramids.in_play().len(), spaces);
    assert_eq!((view.quarry.stone, view.quarry.prayer), (0, 4));
    for player in view.players.iter() {
        assert_eq!((player.board.to_string().as_str(), player.glory), ("wwwwcs", 5));
        assert!(player.has_project);
    }
}

#[test]
fn every_number_of_players_has_its_own_set_up() {
    check("players=1", 13, 17, 8, 25, 6, 14);
    check("players=2", 12, 13, 7, 25, 6, 14);
    check("players=3", 16, 9, 6, 30, 8, 19);
    check("players=4", 16, 5, 5, 32, 10, 20);
}

#[test]
fn p29_seat_0_begins() {
    for options in ["players=1", "players=2", "players=3", "players=4"] {
        set_up(options).turn(0).can("work");
    }
}

#[test]
fn p45_tiles_deities_projects_and_scarabs_are_drawn_in_this_order() {
    let table = Table::new("players=2")
        .play("-: ww; -: ws; -: wc; -: ss; -: sc; -: cc; -: hathor; -: ra; -: min")
        .play("-: project1; -: project2; -: pearl; -: gold; -: ruby; -: silver")
        .turn(0)
        .legal("keep pearl, keep gold")
        .play("0: keep gold")
        .turn(1)
        .legal("keep silver, keep ruby");
    let seen = table.state.view(Viewer::Seat(game::Seat::new(1)));
    assert_eq!(
        seen.players[game::Seat::new(0)].scarab,
        Some(pyramidice::Scarab::Gold),
        "seat 1 sees what was kept"
    );
    table.play("1: keep ruby").turn(0).can("work");
}

#[test]
fn p45_against_an_architect_his_projects_come_first_and_there_are_no_scarabs() {
    let tiles = "-: ww; -: ws; -: wc; -: ss; -: sc; -: cc; -: hathor; -: ra; -: min";
    let table = Table::new("players=1 architect=amenhotep")
        .play(tiles)
        .play("-: project3; -: project1; -: project5; -: project6")
        .turn(0)
        .can("work");
    let view = table.view();
    let his: Vec<u8> = view.architect.unwrap().projects.iter().map(pyramidice::Project::number).collect();
    assert_eq!(his, [1, 3, 5]);
    assert_eq!(view.players[game::Seat::new(0)].project.unwrap().number(), 6);
    let two = Table::new("players=1").play(tiles).play("-: project3; -: project1; -: project5");
    assert_eq!(two.turn(0).view().architect.unwrap().projects.len(), 2);
}

#[test]
fn p45_only_against_an_architect_places_have_numbers() {
    let tiles = "-: cc; -: ws; -: wc; -: ss; -: sc; -: ww";
    let solo = Table::new("players=1").play(tiles).view();
    let places: Vec<String> =
        pyramidice::Place::all().map(|place| solo.display.at(place).unwrap().to_string()).collect();
    assert_eq!(places.join(" "), "cc ws wc ss sc ww");
    let two = Table::new("players=2").play(tiles).view();
    assert!(pyramidice::Place::all().all(|place| two.display.at(place).is_none()));
}

#[test]
fn p37_of_several_cards_the_first_lies_furthest_right() {
    let tiles = "-: ww; -: ws; -: wc; -: ss; -: sc; -: cc";
    Table::new("players=2").play(tiles).play("-: hathor; -: ra; -: min").has_row("min ra hathor");
}

#[test]
fn every_draw_of_the_set_up_is_from_what_is_left() {
    let outcomes = |table: &Table| {
        let mut outcomes = Vec::new();
        table.state.chance_outcomes(&mut outcomes);
        assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
        outcomes.len()
    };
    let table = Table::new("players=2");
    assert_eq!(outcomes(&table), 12);
    let table = table.play("-: ww; -: ws; -: wc; -: ss; -: sc; -: cc");
    assert_eq!(outcomes(&table), 38);
    let table = table.play("-: hathor; -: ra; -: min");
    assert_eq!(outcomes(&table), 6);
    let table = table.play("-: project1; -: project2");
    assert_eq!(outcomes(&table), 12);
    let table = table.play("-: pearl; -: gold; -: ruby");
    assert_eq!(outcomes(&table), 9);
}
