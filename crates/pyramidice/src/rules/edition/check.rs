//! Whether numbers make a game.

use game::EditionError;

use super::{ArchitectNumbers, Card, Numbers, SetUp, Symbol};
use crate::rules::{
    Ability, Architect, DEITIES, Deity, Effect, Laid, Place, Project, Pyramid, Row, Spaces, Tile,
};

type Checked = Result<(), EditionError>;

pub(super) fn check(numbers: &Numbers) -> Checked {
    check_board(numbers)?;
    for (name, seats, set_up) in [
        ("one", 1, &numbers.players.one),
        ("two", 2, &numbers.players.two),
        ("three", 3, &numbers.players.three),
        ("four", 4, &numbers.players.four),
    ] {
        check_set_up(numbers, &format!("players.{name}"), seats, set_up)?;
    }
    check_build(numbers)?;
    for deity in Deity::ALL {
        let entry = format!("deities.{deity}");
        match numbers.deities.get(&deity) {
            Some(card) => check_card(deity, card, &entry)?,
            None => return Err(EditionError::new(entry, "is missing")),
        }
    }
    expect(!numbers.ennead.is_empty(), "ennead", "must say what one card gives")?;
    expect(numbers.scarabs.sapphire.dice <= 1, "scarabs.sapphire.dice", "can be at most 1")?;
    expect(numbers.scarabs.lapis.rerolls <= 3, "scarabs.lapis.rerolls", "can be at most 3")?;
    expect(numbers.scarabs.pearl.workers <= 7, "scarabs.pearl.workers", "can be at most 7")?;
    for project in Project::ALL {
        let has_pairs = !numbers.projects.pairs(project).is_empty();
        expect(has_pairs, &format!("projects.{project}"), "must name a pair")?;
    }
    for architect in Architect::ALL {
        let entry = format!("architects.{architect}");
        check_architect(architect, numbers.architect(architect), &entry, &numbers.players.one)?;
    }
    check_glory(numbers)?;
    let turns = numbers.turn.most_turns;
    expect((1..=250).contains(&turns), "turn.most_turns", "must be 1 to 250")
}

fn expect(holds: bool, entry: &str, problem: &str) -> Checked {
    if holds { Ok(()) } else { Err(EditionError::new(entry, problem)) }
}

/// Glory is gained and paid in small numbers.
fn check_glory(numbers: &Numbers) -> Checked {
    let scarabs = &numbers.scarabs;
    let entries = [
        ("prices.trio", numbers.prices.trio),
        ("prices.god", numbers.prices.god),
        ("prices.triple", numbers.prices.triple),
        ("prices.labour", numbers.prices.labour),
        ("turn.glory_for_dice", numbers.turn.glory_for_dice),
        ("projects.glory", numbers.projects.glory),
        ("scarabs.quartz.glory", scarabs.quartz.glory),
        ("scarabs.silver.glory", scarabs.silver.glory),
        ("scarabs.ruby.glory", scarabs.ruby.glory),
        ("scarabs.lapis.glory", scarabs.lapis.glory),
        ("scarabs.carnelian.glory", scarabs.carnelian.glory),
        ("scarabs.obsidian.extra", scarabs.obsidian.extra),
    ];
    entries.into_iter().try_for_each(|(entry, glory)| expect(glory <= 20, entry, "can be at most 20"))
}

fn check_board(numbers: &Numbers) -> Checked {
    let board = &numbers.board;
    expect(numbers.contents.prayer_dice <= 6, "box.prayer_dice", "can be at most 6")?;
    expect(board.spaces <= 8, "board.spaces", "can be at most 8")?;
    let kit = [board.workers, board.cats, board.stones].map(u32::from).iter().sum::<u32>();
    let kit_fits = kit <= u32::from(board.spaces);
    expect(kit_fits, "board.workers", "is more than fits on the board with what else lies there")?;
    let enough = |in_box: u8, each: u8| u32::from(in_box) >= 4 * u32::from(each);
    expect(enough(numbers.contents.workers, board.workers), "box.workers", "is not enough for four players")?;
    expect(enough(numbers.contents.cats, board.cats), "box.cats", "is not enough for four players")?;
    let most = numbers.contents.workers.max(numbers.contents.cats);
    let entry = if most == numbers.contents.workers { "box.workers" } else { "box.cats" };
    expect(most <= 99, entry, "can be at most 99")
}

fn check_set_up(numbers: &Numbers, entry: &str, seats: u8, set_up: &SetUp) -> Checked {
    let at = |key: &str| format!("{entry}.{key}");
    expect(set_up.pyramids.contains(&Pyramid::Cheops), &at("pyramids"), "must name cheops")?;
    let spaces = Spaces::of(&set_up.pyramids).len();
    let dice = u32::from(set_up.stone_dice);
    expect(dice <= spaces, &at("stone_dice"), &format!("is more than the {spaces} spaces"))?;
    let kits = u32::from(seats) * u32::from(numbers.board.stones);
    expect(dice > kits, &at("stone_dice"), "leaves none when everybody has theirs")?;
    let most_removed = DEITIES - Row::FULL - 1;
    let removed_fit = usize::from(set_up.removed_deities) <= most_removed;
    expect(removed_fit, &at("removed_deities"), &format!("can be at most {most_removed}"))?;
    let tiles = usize::from(set_up.tiles);
    if seats == 1 {
        let problem = "must be 6, one for each face of the architect's die";
        return expect(tiles == Place::COUNT, &at("tiles"), problem);
    }
    let fewest = 2 * usize::from(seats) + 1;
    let tiles_fit = (fewest..=Tile::ALL.len()).contains(&tiles);
    expect(tiles_fit, &at("tiles"), &format!("must be {fewest} to {}", Tile::ALL.len()))
}

fn check_build(numbers: &Numbers) -> Checked {
    let build = &numbers.build;
    let by_level = [
        ("cheops", &build.cheops.surcharge[..], &build.cheops.glory[..]),
        ("chephren", &build.chephren.surcharge, &build.chephren.glory),
        ("mycerinus", &build.mycerinus.surcharge, &build.mycerinus.glory),
    ];
    for workers in build.workers {
        expect(workers <= 4, "build.workers", "can be at most 4 for a face")?;
    }
    for (pyramid, surcharge, glory) in by_level {
        let surcharge_fits = surcharge.iter().all(|workers| *workers <= 3);
        expect(surcharge_fits, &format!("build.{pyramid}.surcharge"), "can be at most 3 for a level")?;
        let glory_fits = glory.iter().all(|points| *points <= 20);
        expect(glory_fits, &format!("build.{pyramid}.glory"), "can be at most 20 for a level")?;
    }
    Ok(())
}

/// Symbols that go with a power: what costs nothing must not be used endlessly.
fn symbols(deity: Deity) -> &'static [Symbol] {
    match deity.ability() {
        Ability::Points => &[Symbol::Stack, Symbol::None],
        Ability::Rest => &[Symbol::Rest],
        Ability::Always => &[Symbol::None],
        Ability::Lend => &[Symbol::Work],
        Ability::Use(power) => match power.effect {
            Effect::Set(_) | Effect::Reroll | Effect::Straighten => &[Symbol::Work],
            Effect::Glory if power.dice.size == 0 && power.resources.is_empty() => &[Symbol::Work],
            Effect::GiveUp
            | Effect::Stone
            | Effect::Gain(_)
            | Effect::Glory
            | Effect::GloryAnd(_)
            | Effect::GloryAndChoice => &[Symbol::Work, Symbol::None],
        },
    }
}

fn gives_glory(deity: Deity) -> bool {
    use Deity::{Aten, Bes, Heh, Heka, Khepri, Khonsu, Montu, Neith, Ra, Sekhmet, Serket, Sobek, Thoth};
    [Aten, Bes, Heh, Heka, Khepri, Khonsu, Montu, Neith, Ra, Sekhmet, Serket, Sobek, Thoth].contains(&deity)
}

fn check_card(deity: Deity, card: &Card, entry: &str) -> Checked {
    expect(symbols(deity).contains(&card.symbol), &format!("{entry}.symbol"), "does not go with this power")?;
    let numbers = [
        ("glory", card.glory.is_some(), gives_glory(deity)),
        ("faces", card.faces.is_some(), Deity::TRIAD.contains(&deity)),
        ("deities", card.deities.is_some(), deity == Deity::Anubis),
        ("workers", card.workers.is_some(), deity == Deity::Seshat),
    ];
    for (key, is_there, is_needed) in numbers {
        let problem = if is_needed { "is missing" } else { "means nothing for this power" };
        expect(is_there == is_needed, &format!("{entry}.{key}"), problem)?;
    }
    let small = card.points <= 99 && card.glory.is_none_or(|glory| glory <= 10);
    expect(small, &format!("{entry}.{}", if card.points > 99 { "points" } else { "glory" }), "is too much")?;
    expect(card.workers.is_none_or(|workers| workers <= 7), &format!("{entry}.workers"), "can be at most 7")?;
    let has_faces = card.faces.as_ref().is_none_or(|faces| !faces.is_empty());
    expect(has_faces, &format!("{entry}.faces"), "must name a face")
}

fn check_architect(architect: Architect, board: &ArchitectNumbers, entry: &str, solo: &SetUp) -> Checked {
    let at = |key: &str| format!("{entry}.{key}");
    // He keeps all spaces but one full and the player two tiles, and one must be left for him to take.
    let most = Laid::MOST.min(usize::from(solo.tiles) - 2);
    let fits =
        |spaces: &Vec<u8>| (1..=most).contains(&spaces.len()) && spaces.iter().all(|glory| *glory <= 20);
    let problem = format!("must be one to {most} numbers, none above 20");
    expect(fits(&board.spaces), &at("spaces"), &problem)?;
    expect(board.gentle_spaces.as_ref().is_none_or(fits), &at("gentle_spaces"), &problem)?;
    let needs = [
        ("gentle_spaces", board.gentle_spaces.is_some(), architect == Architect::Snefru),
        ("glory", board.glory.is_some(), architect != Architect::Imhotep),
        ("turns", board.turns.is_some(), architect == Architect::Imhotep),
    ];
    for (key, is_there, is_needed) in needs {
        let problem = if is_needed { "is missing" } else { "means nothing for this architect" };
        expect(is_there == is_needed, &at(key), problem)?;
    }
    expect(board.glory.is_none_or(|glory| glory <= 20), &at("glory"), "can be at most 20")?;
    expect(board.turns.is_none_or(|face| face <= 6), &at("turns"), "is no face of a die")?;
    expect((1..=5).contains(&board.projects), &at("projects"), "must be 1 to 5, so that one is left")
}
