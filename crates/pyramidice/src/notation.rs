//! The one text form of every decision and every outcome.

use std::fmt;
use std::str::FromStr;

use game::UnknownNotation;

use crate::rules::{Action, Chance, Deity, Dice, Die, Face, Kind, Resources, Space};

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Tile(tile) => tile.fmt(f),
            Chance::Deity(deity) => deity.fmt(f),
            Chance::Project(project) => project.fmt(f),
            Chance::Scarab(scarab) => scarab.fmt(f),
            Chance::Die(die) => die.fmt(f),
        }
    }
}

impl FromStr for Chance {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Chance, UnknownNotation> {
        let tile = text.parse().map(Chance::Tile);
        let deity = || text.parse().map(Chance::Deity);
        let project = || text.parse().map(Chance::Project);
        let scarab = || text.parse().map(Chance::Scarab);
        let die = || match text.parse() {
            Ok(Die { kind: Kind::Virtual, .. }) => Err(UnknownNotation::new(text)),
            die => die.map(Chance::Die),
        };
        tile.or_else(|_| deity()).or_else(|_| project()).or_else(|_| scarab()).or_else(|_| die())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Build(face, space) => write!(f, "build s{face} {space}"),
            Action::Buy(deity) => write!(f, "buy {deity}"),
            Action::Cat(shift, die) => write!(f, "cat {die} {shift}"),
            Action::Use(deity) => write!(f, "use {deity}"),
            Action::Gold(shift, die) => write!(f, "gold {die} {shift}"),
            Action::Replace(deity) => write!(f, "replace {deity}"),
            Action::Lend(deity, face) => write!(f, "use {deity} {face}"),
            Action::Reroll => f.write_str("reroll"),
            Action::Glory => f.write_str("glory"),
            Action::End => f.write_str("end"),
            Action::Amethyst(deity) => write!(f, "amethyst {deity}"),
            Action::Keep(scarab) => write!(f, "keep {scarab}"),
            Action::Work => f.write_str("work"),
            Action::Rest(tile) => write!(f, "rest {tile}"),
            Action::Hapy => f.write_str("rest hapy"),
            Action::Emerald(tile) => write!(f, "emerald {tile}"),
            Action::Discard(resources) => write!(f, "discard {resources}"),
            Action::Gain(resources) => write!(f, "gain {resources}"),
            Action::Choose(deity) => write!(f, "choose {deity}"),
            Action::Take { stone, prayer } => write!(f, "take {stone}s {prayer}p"),
            Action::Set(die, face) => write!(f, "set {die} {face}"),
            Action::Pay(resources) => write!(f, "pay {resources}"),
            Action::PaySeshat(resources) => write!(f, "pay seshat {resources}"),
            Action::PayTurquoise(resources) => write!(f, "pay turquoise {resources}"),
            Action::Dismiss(dismissed) => write!(f, "dismiss {dismissed}"),
            Action::Copy => f.write_str("copy"),
            Action::Pass => f.write_str("pass"),
            Action::Place(tile, place) => write!(f, "place {tile} {place}"),
            Action::Roll(dice) => write!(f, "roll {dice}"),
            Action::PayDice(dice) => write!(f, "pay {dice}"),
        }
    }
}

impl FromStr for Action {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Action, UnknownNotation> {
        read(text).ok_or_else(|| UnknownNotation::new(text))
    }
}

fn read(text: &str) -> Option<Action> {
    let Some((verb, object)) = text.split_once(' ') else {
        return match text {
            "reroll" => Some(Action::Reroll),
            "glory" => Some(Action::Glory),
            "end" => Some(Action::End),
            "work" => Some(Action::Work),
            "copy" => Some(Action::Copy),
            "pass" => Some(Action::Pass),
            _ => None,
        };
    };
    Some(match verb {
        "build" => {
            let (die, space) = two::<Die, Space>(object)?;
            (die.kind == Kind::Stone).then_some(Action::Build(die.face, space))?
        }
        "buy" => Action::Buy(object.parse().ok()?),
        "cat" => {
            let (die, shift) = two(object)?;
            is_tangible(die).then_some(Action::Cat(shift, die))?
        }
        "gold" => {
            let (die, shift) = two(object)?;
            is_tangible(die).then_some(Action::Gold(shift, die))?
        }
        "use" => match two::<Deity, Face>(object) {
            Some((deity, face)) => Deity::TRIAD.contains(&deity).then_some(Action::Lend(deity, face))?,
            None => Action::Use(object.parse().ok()?),
        },
        "replace" => Action::Replace(object.parse().ok()?),
        "amethyst" => Action::Amethyst(object.parse().ok()?),
        "keep" => Action::Keep(object.parse().ok()?),
        "rest" if object == "hapy" => Action::Hapy,
        "rest" => Action::Rest(object.parse().ok()?),
        "emerald" => Action::Emerald(object.parse().ok()?),
        "discard" => Action::Discard(few(object)?),
        "gain" => Action::Gain(few(object)?),
        "choose" => Action::Choose(object.parse().ok()?),
        "take" => read_take(object)?,
        "set" => {
            let (die, face) = two(object)?;
            is_tangible(die).then_some(Action::Set(die, face))?
        }
        "pay" => read_payment(object)?,
        "dismiss" => Action::Dismiss(object.parse().ok()?),
        "place" => {
            let (tile, place) = two(object)?;
            Action::Place(tile, place)
        }
        "roll" => Action::Roll(object.parse().ok().filter(|dice: &Dice| dice.imagined.is_empty())?),
        _ => return None,
    })
}

fn two<A: FromStr, B: FromStr>(text: &str) -> Option<(A, B)> {
    let (first, second) = text.split_once(' ')?;
    Some((first.parse().ok()?, second.parse().ok()?))
}

fn is_tangible(die: Die) -> bool {
    die.kind != Kind::Virtual
}

/// Resources with at most three of each sort.
fn few(text: &str) -> Option<Resources> {
    let resources: Resources = text.parse().ok()?;
    Resources::new(3, 3, 3).covers(resources).then_some(resources)
}

fn read_take(text: &str) -> Option<Action> {
    let (stone, prayer) = text.split_once(' ')?;
    let (stone, prayer) = (stone.strip_suffix('s')?.parse().ok()?, prayer.strip_suffix('p')?.parse().ok()?);
    let action = (stone <= 15 && prayer <= 7).then_some(Action::Take { stone, prayer })?;
    (action.to_string().strip_prefix("take ") == Some(text)).then_some(action)
}

fn read_payment(text: &str) -> Option<Action> {
    if let Some(resources) = text.strip_prefix("seshat ") {
        return Some(Action::PaySeshat(payment(resources)?));
    }
    if let Some(resources) = text.strip_prefix("turquoise ") {
        return Some(Action::PayTurquoise(payment(resources)?));
    }
    match payment(text) {
        Some(resources) => Some(Action::Pay(resources)),
        None => Some(Action::PayDice(text.parse().ok().filter(|dice: &Dice| !dice.is_empty())?)),
    }
}

/// Workers and Cats.
fn payment(text: &str) -> Option<Resources> {
    text.parse().ok().filter(|resources: &Resources| resources.stones == 0)
}
