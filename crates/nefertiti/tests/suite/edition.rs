//! The numbers of the box: those shipped, wrong ones, and a game with others.

use game::testing::{changed, check_edition, check_refused};
use game::{Edition, Numbers as _, Printed, Source};
use nefertiti::{Kind, Market, Nefertiti, Numbers, Side};

#[track_caller]
fn refuse(from: &str, to: &str, expected: &str) {
    check_refused::<Numbers>(from, to, expected);
}

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
    let at = |entry: &str, problem: &str| format!("the edition's entry `{entry}`: {problem}");
    refuse(
        "{ offer = 1, row = 0, column = 1",
        "{ offer = 16, row = 0, column = 1",
        &at("gizeh.left.spaces.0.offer", "must be at most 15"),
    );
    refuse(
        "{ offer = 3, row = 0, column = 2",
        "{ offer = 3, row = 0, column = 1",
        &at("gizeh.left.spaces.1", "lies where another space lies"),
    );
    refuse(
        "{ offer = 3, row = 0, column = 2",
        "{ offer = 1, row = 2, column = 1",
        &at("gizeh.left.spaces.1.column", "of two equal offers, one must be further right"),
    );
    refuse(
        "{ group = 4 }",
        "{ group = 9 }",
        &at("gizeh.left.closes", "must hold at the latest when all spaces are taken"),
    );
    refuse(
        "{ group = 4 }",
        "\"dice\"",
        &at("gizeh.left.closes", "dice are rolled at Louqsor, and nowhere else"),
    );
    refuse(
        "closes = \"chain\"",
        "closes = { line = 3 }",
        &at("louqsor.right.closes", "dice are rolled at Louqsor, and nowhere else"),
    );
    refuse(
        "{ offer = 6, row = 1, column = 5",
        "{ offer = 9, row = 1, column = 5",
        &at("louqsor.left.closes", "must hold at the latest"),
    );
    refuse("count = 4 }", "count = 4, size = 2 }", "the edition cannot be read: unknown field `size`");
    refuse(
        "{ offer = 8, row = 0, column = 6",
        "{ offer = 8, row = 0, column = 6, symbol = \"extra\"",
        &at("memphis.spaces.6.symbol", "must be a coin"),
    );
    refuse(
        "    { offer = 8, row = 0, column = 6",
        "    { offer = 7, row = 0, column = 7, source = \"inferred\" },\n    { offer = 8, row = 0, column = 6",
        &at("memphis.spaces", "must be fewer than the 8 servants of a game"),
    );
    refuse("award = 4", "award = 0", &at("memphis.award", "must be at least 1"));
}

#[test]
fn too_many_spaces_and_copies_are_refused() {
    let copies = |many: u32| {
        let space = |column: u32| {
            format!("    {{ offer = 9, row = 9, column = {column}, source = \"inferred\" }},\n")
        };
        let more: String = (0..many).map(space).collect();
        format!(
            "[gizeh.right]\ncloses = {{ pieces = {{ colours = 3, count = 4 }} }}\nsource = {{ closes = \"rulebook\" }}\nspaces = [\n{more}"
        )
    };
    let head = "[gizeh.right]\ncloses = { pieces = { colours = 3, count = 4 } }\nsource = { closes = \"rulebook\" }\nspaces = [\n";
    refuse(head, &copies(5), "the edition's entry `gizeh.right.spaces`: must be 1 to 12");
    let text = changed::<Numbers>(&[(head, &copies(4))]);
    assert!(Edition::<Numbers>::read(&text).is_ok(), "four equal offers are allowed");
    let text = text.replacen("{ offer = 5, row = 0, column = 0", "{ offer = 9, row = 0, column = 9", 1);
    let error = Edition::<Numbers>::read(&text).unwrap_err().to_string();
    assert!(error.contains("is there more than 4 times"), "{error}");
}

#[test]
fn wrong_gifts_are_refused() {
    refuse(
        "values = [14, 10, 7]",
        "values = [7, 10, 14]",
        "the edition's entry `gifts.goldwork.values`: must not rise",
    );
    refuse("[gifts.senet]", "[gifts.\"chair+1\"]", "the edition's entry `gifts.senet`: is missing");
    refuse(
        "\"goldwork+1\" = 1",
        "\"goldwork+1\" = 6",
        "the edition's entry `foreign.goldwork+1`: there are not so many ordinary ones",
    );
    refuse("cards = 8\n", "cards = 90\n", "the edition's entry `gifts`: must be at most 120 cards");
    refuse(
        "[gifts.papyrus]\ncards = 5",
        "[gifts.papyrus]\ncards = 4",
        "the edition's entry `gifts.papyrus.cards`: must be one for each player",
    );
    let all =
        "left_out = [\"senet\", \"double-senet\", \"cup\", \"harp\", \"chair\", \"mirror\", \"statuette\"]";
    refuse(
        "left_out = [\"senet\", \"double-senet\", \"cup\"]",
        all,
        "the edition's entry `players.2.left_out`: twelve gifts",
    );
    refuse(
        "left_out = []",
        "left_out = [\"papyrus\"]",
        "the edition's entry `players.5.left_out`: must not name",
    );
}

#[test]
fn wrong_players_and_characters_are_refused() {
    refuse("deben = [10, 11]", "deben = [10]", "the edition's entry `players.2.deben`: must be 2 numbers");
    refuse(
        "deben = [10, 11]",
        "deben = [100, 110]",
        "the edition's entry `players.2.deben`: must be at most 200",
    );
    refuse("servants = 3", "servants = 0", "the edition's entry `players.5.servants`: must be 1 to 8");
    refuse(
        "collectors = 0",
        "collectors = 1",
        "the edition's entry `players.3.collectors`: must be at most 0",
    );
    refuse(
        "scribes = [2, 1]",
        "scribes = [2, 50]",
        "the edition's entry `players.2.scribes`: must be at most 20 each",
    );
    refuse("merchants = [2, 1, 1]", "merchants = [3]", "the edition's entry `characters.merchants`");
    refuse("dealt = 6", "dealt = 14", "the edition's entry `characters.dealt`: there are only 13 cards");
    refuse(
        "\nmaid = 2",
        "\nmaid = 1",
        "the edition's entry `characters.base`: there are not so many cards of maid",
    );
    refuse(
        "\noracle = 1",
        "\noracle = 2",
        "the edition's entry `characters.cards.oracle`: must be at most 1",
    );
    refuse(
        "\nvizier = 1",
        "\nscribe = 1\nvizier = 1",
        "the edition's entry `characters.cards.scribe`: is listed for each",
    );
    refuse(
        "treasurer = 4",
        "treasurer = 0",
        "the edition's entry `characters.treasurer`: must be at least 1",
    );
    refuse("base = 12", "base = 0", "the edition's entry `seals.base`: must be 1 to 60");
    refuse(
        "deben_per_point = 2",
        "deben_per_point = 0",
        "the edition's entry `scoring.deben_per_point`: must be at least 1",
    );
    refuse("reserve = 1", "reserve = 21", "the edition's entry `money.reserve`: must be at most 20");
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
