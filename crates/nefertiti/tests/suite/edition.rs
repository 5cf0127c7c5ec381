//! The numbers of the box: those shipped, wrong ones, and a game with others.

use game::testing::{changed, check_edition, check_refused};
use game::{Edition, Numbers as _, Printed, Source};
use nefertiti::{Kind, Market, Nefertiti, Numbers, Side};

#[test]
fn the_shipped_edition_says_where_each_value_comes_from() {
    let edition = Numbers::shipped();
    for (path, source) in [
        ("gizeh.left.spaces.0.offer", Source::Rulebook),
        ("gizeh.left.spaces.0.row", Source::Inferred),
        ("gizeh.right.spaces.0.offer", Source::Reconstructed),
        ("abou_simbel.beginner", Source::Review),
        ("players.4.deben", Source::Review),
        ("gifts.goldwork.values", Source::Inferred),
        ("gifts.senet.values", Source::Rulebook),
        ("foreign.harp+2", Source::Inferred),
        ("foreign.chair+2", Source::Rulebook),
        ("memphis.spaces.3.offer", Source::Reconstructed),
        ("abou_simbel.left.closes.sum.at_least", Source::Review),
    ] {
        assert_eq!(edition.source(path), Some(source), "{path}");
    }
    let of = |source| edition.values().values().filter(|listed| listed.source == source).count();
    assert!(of(Source::Rulebook) > 100 && of(Source::Reconstructed) > 50 && of(Source::Review) > 3);
}

#[test]
fn the_shipped_numbers_are_those_of_the_box() {
    let edition = Numbers::shipped();
    let cards = |kinds: &[Kind]| kinds.iter().map(|kind| u32::from(edition.cards(*kind))).sum::<u32>();
    let (foreign, plain): (Vec<Kind>, Vec<Kind>) = Kind::ALL.into_iter().partition(|kind| kind.is_foreign());
    assert_eq!(cards(&plain) - cards(&[Kind::Cup, Kind::Papyrus]), 46);
    assert_eq!(cards(&foreign), 10);
    assert_eq!(
        foreign.iter().filter(|kind| kind.bonus() == 1).map(|kind| edition.cards(*kind)).sum::<u8>(),
        8
    );
    let spaces = |market, side| edition.stall(market, side).len();
    assert_eq!(Market::BOARD.map(|market| spaces(market, Side::Left)), [8, 10, 9, 9]);
    assert_eq!(Market::BOARD.map(|market| spaces(market, Side::Right)), [8, 9, 9, 9]);
    assert_eq!(spaces(Market::Memphis, Side::Left), 7);
}

#[test]
fn equal_offers_exist_at_abou_simbel_alone() {
    let edition = Numbers::shipped();
    for market in Market::ALL {
        for side in Side::ALL {
            let stall = edition.stall(market, side);
            let letters = (0..stall.len()).filter(|rank| stall.space(*rank).letter().is_some()).count();
            assert_eq!(letters > 0, market == Market::AbouSimbel, "{market} {side}");
        }
    }
}

#[test]
fn wrong_stalls_are_refused() {
    check_refused::<Numbers>(
        r#"
        offer = 1, row = 0, column = 1 => offer = 16, row = 0, column = 1 => gizeh.left.spaces.0.offer: must be at most 15
        { offer = 3, row = 0, column = 2 => { offer = 3, row = 0, column = 1 => gizeh.left.spaces.1: lies where another
        { offer = 3, row = 0, column = 2 => { offer = 1, row = 2, column = 1 => gizeh.left.spaces.1.column: of two equal offers
        { group = 4 } => { group = 9 } => gizeh.left.closes: must hold at the latest when all spaces are taken
        { group = 4 } => "dice" => gizeh.left.closes: dice are rolled at Louqsor, and nowhere else
        closes = "chain" => closes = { line = 3 } => louqsor.right.closes: dice are rolled at Louqsor, and nowhere else
        { offer = 6, row = 1, column = 5 => { offer = 9, row = 1, column = 5 => louqsor.left.closes: must hold at the latest
        count = 4 } => count = 4, size = 2 } => the edition cannot be read: unknown field `size`
        8, row = 0, column = 6 => 8, row = 0, column = 6, symbol = "extra" => memphis.spaces.6.symbol: must be a coin
        { offer = 8, row = 0, column = 6 => { offer = 7, row = 0, column = 7, source = "inferred" }, { offer = 8, row = 0, column = 6 => memphis.spaces: must be fewer than the 8 servants of a game
        award = 4 => award = 0 => memphis.award: must be at least 1
        "#,
    );
}

#[test]
fn too_many_spaces_and_copies_are_refused() {
    let head = "[gizeh.right]\ncloses = { pieces = { colours = 3, count = 4 } }\nsource = { closes = \"rulebook\" }\nspaces = [\n";
    let space =
        |column: u32| format!("    {{ offer = 9, row = 9, column = {column}, source = \"inferred\" }},\n");
    let copies = |many: u32| head.to_owned() + &(0..many).map(space).collect::<String>();
    let error = Edition::<Numbers>::read(&changed::<Numbers>(&[(head, &copies(5))])).unwrap_err().to_string();
    assert_eq!(error, "the edition's entry `gizeh.right.spaces`: must be 1 to 12");
    let text = changed::<Numbers>(&[(head, &copies(4))]);
    assert!(Edition::<Numbers>::read(&text).is_ok(), "four equal offers are allowed");
    let text = text.replacen("{ offer = 5, row = 0, column = 0", "{ offer = 9, row = 0, column = 9", 1);
    let error = Edition::<Numbers>::read(&text).unwrap_err().to_string();
    assert!(error.contains("is there more than 4 times"), "{error}");
}

#[test]
fn wrong_gifts_are_refused() {
    check_refused::<Numbers>(
        r#"
        values = [14, 10, 7] => values = [7, 10, 14] => gifts.goldwork.values: must not rise
        [gifts.senet] => [gifts."chair+1"] => gifts.senet: is missing
        "goldwork+1" = 1 => "goldwork+1" = 6 => foreign.goldwork+1: there are not so many ordinary ones
        cards = 8\n => cards = 90\n => gifts: must be at most 120 cards
        [gifts.papyrus]\ncards = 5 => [gifts.papyrus]\ncards = 4 => gifts.papyrus.cards: must be one for each player
        "double-senet", "cup"] => "double-senet", "cup", "harp", "chair", "mirror", "statuette"] => players.2.left_out: twelve gifts
        left_out = [] => left_out = ["papyrus"] => players.5.left_out: must not name
        "#,
    );
}

#[test]
fn wrong_players_and_characters_are_refused() {
    check_refused::<Numbers>(
        r"
        deben = [10, 11] => deben = [10] => players.2.deben: must be 2 numbers
        deben = [10, 11] => deben = [100, 110] => players.2.deben: must be at most 200
        servants = 3 => servants = 0 => players.5.servants: must be 1 to 8
        collectors = 0 => collectors = 1 => players.3.collectors: must be at most 0
        scribes = [2, 1] => scribes = [2, 50] => players.2.scribes: must be at most 20 each
        merchants = [2, 1, 1] => merchants = [3] => characters.merchants:
        dealt = 6 => dealt = 14 => characters.dealt: there are only 13 cards
        \nmaid = 2 => \nmaid = 1 => characters.base: there are not so many cards of maid
        \noracle = 1 => \noracle = 2 => characters.cards.oracle: must be at most 1
        \nvizier = 1 => \nscribe = 1\nvizier = 1 => characters.cards.scribe: is listed for each
        treasurer = 4 => treasurer = 0 => characters.treasurer: must be at least 1
        base = 12 => base = 0 => seals.base: must be 1 to 60
        deben_per_point = 2 => deben_per_point = 0 => scoring.deben_per_point: must be at least 1
        reserve = 1 => reserve = 21 => money.reserve: must be at most 20
        ",
    );
}

/// The stalls of Gizeh changed places, and a harp is worth more.
fn other_text() -> String {
    changed::<Numbers>(&[
        ("[gizeh.left]", "[gizeh.swap]"),
        ("[gizeh.right]", "[gizeh.left]"),
        ("[gizeh.swap]", "[gizeh.right]"),
        ("cards = 8\nvalues = [9, 7, 5]", "cards = 8\nvalues = [10, 7, 5]"),
        ("Reconstruction of 2026", "Another box"),
    ])
}

#[test]
fn another_edition_plays_and_its_record_replays_with_it_alone() {
    for options in ["players=2", "players=3 characters=palace", "players=5 memphis=true"] {
        check_edition::<Nefertiti>(&other_text(), "Another box", options);
    }
}
