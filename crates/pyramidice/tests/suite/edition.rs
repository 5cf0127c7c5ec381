//! The numbers as data: what an edition must hold, and games with another one.

use game::testing::{changed, check_edition, check_refused};
use game::{Chosen, Edition, Game, Numbers as _, Printed, Source, Viewer, play_out};
use pyramidice::{Deity, Face, Numbers, Pyramidice, Space};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn shipped() -> &'static str {
    Numbers::shipped().text()
}

#[test]
fn every_value_says_where_it_comes_from() {
    let edition = Numbers::shipped();
    let source = |path: &str| edition.source(path).unwrap_or_else(|| panic!("{path} is not there"));
    for deity in Deity::ALL {
        assert_eq!(source(&format!("deities.{deity}.cost")), Source::Reconstructed);
        assert_eq!(source(&format!("deities.{deity}.symbol")), Source::Rulebook);
    }
    assert_eq!(source("deities.hathor.points"), Source::Rulebook);
    assert_eq!(source("deities.heh.points"), Source::Inferred);
    assert_eq!(source("deities.heh.glory"), Source::Rulebook);
    assert_eq!(source("deities.khnum.faces"), Source::Reconstructed);
    assert_eq!(source("ennead.2.glory"), Source::Rulebook);
    assert_eq!(source("ennead.3.glory"), Source::Inferred);
    assert_eq!(source("scarabs.silver.glory"), Source::Rulebook);
    assert_eq!(source("scarabs.quartz.glory"), Source::Reconstructed);
    assert_eq!(source("projects.project1"), Source::Reconstructed);
    assert_eq!(source("tiles.ww"), Source::Inferred);
    assert_eq!(source("prices.god"), Source::Rulebook);
    assert_eq!(source("players.two.stone_dice"), Source::Rulebook);
    assert_eq!(source("architects.imhotep.spaces"), Source::Reconstructed);
    assert_eq!(source("architects.amenhotep.projects"), Source::Rulebook);
    assert_eq!(source("turn.most_turns"), Source::Reconstructed);
}

#[test]
fn costs_use_every_face_and_symbols_are_as_many_as_the_rulebook_says() {
    use pyramidice::Symbol;
    let numbers = Numbers::shipped();
    let words = || Deity::ALL.iter().flat_map(|deity| numbers.card(*deity).cost.split(' '));
    let count = |word: &str| words().filter(|other| *other == word || *other == format!("S{word}")).count();
    assert_eq!(["1", "2", "3", "4", "5", "6"].map(count), [13, 11, 12, 13, 13, 11]);
    assert_eq!((count("*"), count("c"), count("w")), (14, 4, 5));
    assert_eq!(words().filter(|word| word.starts_with('S')).count(), 6);
    let symbols =
        |symbol: Symbol| Deity::ALL.iter().filter(|deity| numbers.card(**deity).symbol == symbol).count();
    assert_eq!([Symbol::Work, Symbol::Rest, Symbol::Stack, Symbol::None].map(symbols), [19, 2, 10, 7]);
    assert_eq!(numbers.build_workers(Face::new(6), "c3a1".parse::<Space>().unwrap()), 4);
    assert_eq!(numbers.build_glory(Face::new(6), "c3a1".parse::<Space>().unwrap()), 10);
}

#[test]
fn what_is_wrong_is_named() {
    check_refused::<Numbers>(
        r#"
        cost = "1 6" => cost = "1 7" => deities.atum.cost: `7` is none of
        cost = "1 6" => cost = "w" => deities.atum.cost: must ask for a die
        cost = "1 6" => cost = "1 1 1 1 1 1 1" => deities.atum.cost: is more than
        [deities.heh] => [deities.heheh] => the edition cannot be read:
        faces = [1, 4] => faces = [1, 9] => deities.khnum.faces: no die shows 9
        faces = [1, 4] => faces = [] => deities.khnum.faces: must name a face
        project1 = ["1-6" => project1 = ["16" => projects.project1: `16` is not a pair
        ww = "ww" => ww = "wx" => tiles.ww: must be one to three
        sc = "cs" => sc = "sc" => tiles.sc: must be one to three
        spaces = 8 => spaces = 9 => board.spaces: can be at most 8
        \nworkers = 4 => \nworkers = 7 => board.workers: is more than fits
        workers = 21 => workers = 15 => box.workers: is not enough
        cats = 9 => cats = 3 => box.cats: is not enough
        prayer_dice = 4 => prayer_dice = 7 => box.prayer_dice: can be at most 6
        stone_dice = 14 => stone_dice = 15 => players.one.stone_dice: is more than the 14
        stone_dice = 19 => stone_dice = 3 => players.three.stone_dice: leaves none
        pyramids = ["cheops"] => pyramids = [] => players.one.pyramids: must name cheops
        removed_deities = 5 => removed_deities = 35 => players.three.removed_deities: can
        tiles = 8 => tiles = 6 => players.three.tiles: must be 7 to 12
        tiles = 6 => tiles = 5 => players.one.tiles: must be 6
        workers = [0, 0, 1 => workers = [0, 5, 1 => build.workers: can be at most 4
        surcharge = [1, 2] => surcharge = [1, 4] => build.chephren.surcharge: can be
        surcharge = [1, 2] => surcharge = [1] => the edition cannot be read:
        spaces = [0, 1, 1, 2] => spaces = [] => architects.imhotep.spaces: must be one to
        turns = 3 => glory = 3 => architects.imhotep.glory: means nothing
        projects = 3 => projects = 6 => architects.amenhotep.projects: must be 1 to 5
        most_turns = 60 => most_turns = 0 => turn.most_turns: must be 1 to 250
        [scarabs.sapphire]\ndice = 1 => [scarabs.sapphire]\ndice = 3 => scarabs.sapphire.dice: can be at most 1
        cats = 9 => cats = 9\ndogs = 1 => the edition cannot be read: unknown field `dogs`
        god = 2 => god = 21 => prices.god: can be at most 20
        points = 6 => points = 100 => deities.hathor.points: is too much
        points = 0\nglory = 1 => points = 0\nglory = 11 => deities.bes.glory: is too much
        \ndeities = 3\n => \n => deities.anubis.deities: is missing
        "#,
    );
}

#[test]
fn a_power_that_costs_nothing_must_not_be_without_end() {
    check_refused::<Numbers>(
        r#"cost = "5 6"\nsymbol = "work" => cost = "5 6"\nsymbol = "none" => deities.heh.symbol: does not go with"#,
    );
    let hathor = "cost = \"1 1 5 5\"\nsymbol = \"none\"";
    assert!(
        Edition::<Numbers>::read(&changed::<Numbers>(&[(hathor, "cost = \"1 1 5 5\"\nsymbol = \"stack\"")]))
            .is_ok()
    );
}

#[test]
fn a_missing_deity_is_named() {
    let start = shipped().find("[deities.heh]").unwrap();
    let end = shipped().find("[deities.heka]").unwrap();
    let without = format!("{}{}", &shipped()[..start], &shipped()[end..]);
    let error = Edition::<Numbers>::read(&without).unwrap_err().to_string();
    assert_eq!(error, "the edition's entry `deities.heh`: is missing");
}

/// Other costs, other points, other numbers of nearly everything.
fn other() -> String {
    changed::<Numbers>(&[
        ("name = \"Pyramidice, first reading\"", "name = \"Another box\""),
        ("cost = \"1 6\"", "cost = \"S6 w c\""),
        ("prayer_dice = 4", "prayer_dice = 5"),
        ("workers = [0, 0, 1, 1, 2, 2]", "workers = [0, 1, 1, 2, 2, 3]"),
        ("faces = [1, 4]", "faces = [1, 4, 6]"),
        ("most_turns = 60", "most_turns = 20"),
        ("projects = 3", "projects = 4"),
    ])
}

fn chosen(options: &str) -> Chosen {
    Chosen::parse(Pyramidice::OPTIONS, options).unwrap().with_edition(&other())
}

#[test]
fn another_edition_plays_and_its_record_replays_but_not_with_the_shipped_one() {
    for options in ["players=1 architect=amenhotep", "players=2", "players=4"] {
        check_edition::<Pyramidice>(&other(), "Another box", options);
    }
}

#[test]
fn the_numbers_of_another_edition_are_those_that_hold() {
    let mut state = Pyramidice::new(&Pyramidice::options(&chosen("players=2")).unwrap());
    let view = state.view(Viewer::Spectator);
    assert_eq!(view.quarry.prayer, 5);
    assert_eq!(view.options.edition.build_workers(Face::new(6), Space::new(0)), 3);
    assert!(!state.edition().unwrap().is_shipped());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    play_out(&mut state, &mut rng);
    assert!(state.view(Viewer::Spectator).rounds <= 21);
}
