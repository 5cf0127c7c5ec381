//! The one text form of every decision and every outcome.

use std::fmt;
use std::str::FromStr;

use game::UnknownNotation;

use crate::rules::{Action, Chance, Deity, Dice, Die, Face, Kind, Resources};

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
        f.write_str(self.verb())?;
        match self {
            Action::Reroll | Action::Glory | Action::End | Action::Work | Action::Copy | Action::Pass => {
                Ok(())
            }
            Action::Build(face, space) => write!(f, " s{face} {space}"),
            Action::Buy(deity)
            | Action::Use(deity)
            | Action::Replace(deity)
            | Action::Amethyst(deity)
            | Action::Choose(deity) => write!(f, " {deity}"),
            Action::Lend(deity, face) => write!(f, " {deity} {face}"),
            Action::Cat(shift, die) | Action::Gold(shift, die) => write!(f, " {die} {shift}"),
            Action::Set(die, face) => write!(f, " {die} {face}"),
            Action::Keep(scarab) => write!(f, " {scarab}"),
            Action::Rest(tile) | Action::Emerald(tile) => write!(f, " {tile}"),
            Action::Hapy => f.write_str(" hapy"),
            Action::Discard(resources) | Action::Gain(resources) | Action::Pay(resources) => {
                write!(f, " {resources}")
            }
            Action::PaySeshat(resources) => write!(f, " seshat {resources}"),
            Action::PayTurquoise(resources) => write!(f, " turquoise {resources}"),
            Action::Take { stone, prayer } => write!(f, " {stone}s {prayer}p"),
            Action::Dismiss(dismissed) => write!(f, " {dismissed}"),
            Action::Place(tile, place) => write!(f, " {tile} {place}"),
            Action::Roll(dice) | Action::PayDice(dice) => write!(f, " {dice}"),
        }
    }
}

impl Action {
    /// The first word of its notation, which tells the kinds of actions apart.
    pub(crate) const fn verb(self) -> &'static str {
        match self {
            Action::Build(..) => "build",
            Action::Buy(_) => "buy",
            Action::Cat(..) => "cat",
            Action::Gold(..) => "gold",
            Action::Use(_) | Action::Lend(..) => "use",
            Action::Replace(_) => "replace",
            Action::Reroll => "reroll",
            Action::Glory => "glory",
            Action::End => "end",
            Action::Amethyst(_) => "amethyst",
            Action::Keep(_) => "keep",
            Action::Work => "work",
            Action::Rest(_) | Action::Hapy => "rest",
            Action::Emerald(_) => "emerald",
            Action::Discard(_) => "discard",
            Action::Gain(_) => "gain",
            Action::Choose(_) => "choose",
            Action::Take { .. } => "take",
            Action::Set(..) => "set",
            Action::Pay(_) | Action::PaySeshat(_) | Action::PayTurquoise(_) | Action::PayDice(_) => "pay",
            Action::Dismiss(_) => "dismiss",
            Action::Copy => "copy",
            Action::Pass => "pass",
            Action::Place(..) => "place",
            Action::Roll(_) => "roll",
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
        let alone = [Action::Reroll, Action::Glory, Action::End, Action::Work, Action::Copy, Action::Pass];
        return alone.into_iter().find(|action| action.verb() == text);
    };
    Some(match verb {
        "build" => {
            let (die, space) = two::<Die, _>(object).filter(|(die, _)| die.kind == Kind::Stone)?;
            Action::Build(die.face, space)
        }
        "buy" => Action::Buy(object.parse().ok()?),
        "cat" => tangible(object).map(|(die, shift)| Action::Cat(shift, die))?,
        "gold" => tangible(object).map(|(die, shift)| Action::Gold(shift, die))?,
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
        "set" => tangible(object).map(|(die, face)| Action::Set(die, face))?,
        "pay" => read_payment(object)?,
        "dismiss" => Action::Dismiss(object.parse().ok()?),
        "place" => two(object).map(|(tile, place)| Action::Place(tile, place))?,
        "roll" => Action::Roll(object.parse().ok().filter(|dice: &Dice| dice.imagined.is_empty())?),
        _ => return None,
    })
}

fn two<A: FromStr, B: FromStr>(text: &str) -> Option<(A, B)> {
    let (first, second) = text.split_once(' ')?;
    Some((first.parse().ok()?, second.parse().ok()?))
}

/// A die that lies on the table, and something else.
fn tangible<T: FromStr>(text: &str) -> Option<(Die, T)> {
    two(text).filter(|(die, _): &(Die, T)| die.kind != Kind::Virtual)
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
    match text.split_once(' ') {
        Some(("seshat", resources)) => payment(resources).map(Action::PaySeshat),
        Some(("turquoise", resources)) => payment(resources).map(Action::PayTurquoise),
        Some(_) | None => {
            let dice = || text.parse().ok().filter(|dice: &Dice| !dice.is_empty()).map(Action::PayDice);
            payment(text).map(Action::Pay).or_else(dice)
        }
    }
}

/// Workers and Cats.
fn payment(text: &str) -> Option<Resources> {
    text.parse().ok().filter(|resources: &Resources| resources.stones == 0)
}
