//! Options and set-up.

use game::{Chosen, Game, Seat, Turn};
use nefertiti::{Character, Kind, Nefertiti};

use crate::support::{Expect, Table, position};

#[test]
fn n63_five_players_need_memphis_and_everything_else_goes_together() {
    let options = |text: &str| Nefertiti::options(&Chosen::parse(Nefertiti::OPTIONS, text).unwrap());
    assert_eq!(
        options("players=5").unwrap_err().to_string(),
        "five players play with Memphis: with `players=5`, `memphis` must be true"
    );
    let [players, setup, characters, memphis] = Nefertiti::OPTIONS else { panic!("there are four options") };
    let mut allowed = 0;
    for (players, memphis) in
        players.values.iter().flat_map(|one| memphis.values.iter().map(move |other| (one, other)))
    {
        for (setup, characters) in
            setup.values.iter().flat_map(|one| characters.values.iter().map(move |other| (one, other)))
        {
            let mix = format!("players={players} setup={setup} characters={characters} memphis={memphis}");
            let is_allowed = *players != "5" || *memphis == "true";
            assert_eq!(options(&mix).is_ok(), is_allowed, "{mix}");
            allowed += usize::from(is_allowed);
        }
    }
    assert_eq!(allowed, 70);
    let unknown = Chosen::parse(Nefertiti::OPTIONS, "players=6").unwrap_err();
    assert_eq!(unknown.to_string(), "`6` is not a value of the option `players`; it can be 2, 3, 4 or 5");
}

#[test]
fn the_money_of_each_number_of_players_is_dealt_by_seat() {
    for (options, deben) in [
        ("players=2", &[10, 11][..]),
        ("players=3", &[9, 10, 10]),
        ("players=4", &[8, 9, 9, 10]),
        ("players=5 memphis=true", &[8, 8, 8, 9, 9]),
    ] {
        let view = Table::new(options).set_up().view();
        let found: Vec<u8> = view.players.iter().map(nefertiti::Player::deben).collect();
        assert_eq!(found, deben);
    }
}

#[test]
fn the_pile_has_the_cards_of_the_number_of_players() {
    for (options, cards) in [
        ("players=2", 38),
        ("players=3", 38),
        ("players=4", 46),
        ("players=2 memphis=true", 40),
        ("players=3 memphis=true", 41),
        ("players=4 memphis=true", 50),
        ("players=5 memphis=true", 55),
    ] {
        let view = Table::new(options).view();
        assert_eq!(view.unseen.cards(), cards, "{options}");
        let senets = view.unseen.count(Kind::Senet) + view.unseen.count(Kind::DoubleSenet);
        assert_eq!(senets > 0, view.settings.players() >= 4, "{options}");
    }
}

#[test]
fn n62_the_seals_of_the_expansion_come_with_any_part_of_it() {
    let seals = |options: &str| Table::new(options).view().seals;
    assert_eq!([seals("players=3"), seals("players=4 setup=advanced")], [12, 12]);
    for options in [
        "players=2",
        "players=5 memphis=true",
        "players=3 memphis=true",
        "players=4 characters=random",
        "players=4 characters=nile",
    ] {
        assert_eq!(seals(options), 14, "{options}");
    }
}

#[test]
fn scribes_are_taken_out_for_two_and_three_players() {
    let scribes = |options: &str| {
        let view = Table::new(options).view();
        view.edition.scribes(view.settings.players()).to_vec()
    };
    assert_eq!(scribes("players=2"), [2, 1]);
    assert_eq!(scribes("players=3"), [3, 2, 1]);
    assert_eq!(scribes("players=4"), [3, 2, 2, 1]);
}

#[test]
fn n63_an_advanced_set_up_draws_each_stall() {
    let table = Table::new("players=4 setup=advanced").weights("left 1, right 1");
    let table = table.play("-: left; -: right; -: left; -: right").chance();
    let sides = nefertiti::Market::BOARD.map(|market| table.view().board(market).side().to_string());
    assert_eq!(sides, ["left", "right", "left", "right"]);
}

#[test]
fn six_of_thirteen_characters_are_dealt_at_random() {
    let table = Table::new("players=4 characters=random").weights(
        "vizier 1, high-priest 1, maid 2, thief 1, treasurer 1, oracle 1, beggar 1, amon-merchant 1, amon-priest 1, \
         royal-scribe 1, wandering-thief 1, trader 1",
    );
    let table = table.play("-: maid").weights(
        "vizier 1, high-priest 1, maid 1, thief 1, treasurer 1, oracle 1, beggar 1, amon-merchant 1, amon-priest 1, \
         royal-scribe 1, wandering-thief 1, trader 1",
    );
    let view = table.play("-: maid; -: oracle; -: trader; -: beggar; -: vizier").view();
    assert_eq!(view.piles.left(Character::Maid), 2);
    assert_eq!(view.piles.left(Character::Thief), 0);
    assert_eq!((view.piles.left(Character::Scribe), view.piles.left(Character::Merchant)), (4, 3));
}

#[test]
fn set_up_puts_four_gifts_and_a_seal_on_each_open_market() {
    position("players=4")
        .table()
        .cards("g", "harp chair mirror statuette")
        .cards("l", "- - - -")
        .seal_on("g", true)
        .seal_on("l", false)
        .open("g k a", "l")
        .reserve("l", 1)
        .supply(9);
}

#[test]
fn n12_akhenaton_cannot_come_up_in_the_set_up() {
    for (options, drawn) in
        [("players=2", 12), ("players=3", 12), ("players=4", 12), ("players=2 memphis=true", 22)]
    {
        let mut table = Table::new(options);
        let pile = table.view().unseen.cards();
        while table.state.turn() == Turn::Chance {
            let possible = table.possible();
            assert!(possible.iter().all(|card| card != "akhenaton"), "{possible:?}");
            // Foreign gifts first, because each of them is one draw more.
            let card = possible.iter().find(|card| card.contains('+')).unwrap_or(&possible[0]);
            table = table.play(&format!("-: {card}"));
        }
        assert_eq!(table.view().unseen.cards(), pile - drawn, "{options}");
    }
}

#[test]
fn n60_everything_but_the_pile_lies_open() {
    let table = position("players=3 memphis=true").gifts(0, "harp chair").deben(0, 7).seals(0, 2).track(0, 5);
    let table = table.port("mirror+1").table();
    for viewer in game::Viewer::all(3) {
        let view = table.state.view(viewer);
        let player = &view.players[Seat::new(0)];
        assert_eq!((player.deben(), player.seals(), player.points()), (7, 2, 5));
        assert_eq!(player.gifts().kinds().iter().collect::<Vec<_>>(), [Kind::Harp, Kind::Chair]);
        assert_eq!(view.memphis.count(Kind::Mirror1), 1);
        // What is in the pile can be worked out; in which order it lies nobody knows.
        assert_eq!(view.unseen, table.view().unseen);
        assert_eq!((view.oracle.last, view.oracle.secret), (0, None));
    }
}

#[test]
fn n82_every_unseen_gift_is_as_likely_as_the_other_and_akhenaton_is_one_of_the_last_five() {
    let closing = |unseen: &str| {
        position("players=4")
            .market("k", "right", 1, "k0 p2, k3 p3")
            .unseen(unseen)
            .table()
            .play("0: place k6; 0: take upper; 2: half; 1: half")
    };
    closing("harp*3 chair*2").weights("harp 3, chair 2");
    closing("harp*2 chair*2").weights("harp 2, chair 2, akhenaton 1");
    closing("harp").weights("harp 1, akhenaton 1");
    closing("").weights("akhenaton 1");
}
