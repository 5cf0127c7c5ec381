//! The pieces as drawings: each is an outer `<svg>` that shows a symbol of the sprite.

use game::Seat;
use maud::{Markup, html};

use crate::rules::{
    Cost, Deity, Dice, Die, Face, Kind, Numbers, Owner, Project, Resource, Resources, Scarab, Symbol,
};
use crate::view::View;

fn draw(class: &str, size: &str, id: &str) -> Markup {
    html! { svg.(class) viewBox=(size) aria-hidden="true" { use href={ "#" (id) } {} } }
}

pub(super) fn icon(name: &str) -> Markup {
    let id = match name {
        "work" => "i-hammer".to_owned(),
        "ankh" => "i-ankh".to_owned(),
        _ => format!("n-{name}"),
    };
    draw("ico", "0 0 24 24", &id)
}

pub(super) fn die(die: Die) -> Markup {
    draw("die", "0 0 64 64", &format!("d{die}"))
}

pub(super) fn stone(face: Face) -> Markup {
    die(Die::new(Kind::Stone, face))
}

/// A die that has not been rolled yet.
pub(super) fn blank(kind: Kind) -> Markup {
    draw("die", "0 0 64 64", if kind == Kind::Prayer { "dp0" } else { "ds0" })
}

pub(super) fn dice(dice: Dice) -> Markup {
    html! { @for (one, count) in dice.iter() { @for _ in 0..count { (die(one)) } } }
}

/// A die of a price that may be of either kind; without a face, any will do.
pub(super) fn either(face: Option<Face>) -> Markup {
    draw("die", "0 0 64 64", &format!("da{}", face.map_or(0, Face::value)))
}

/// What a deity costs, one sign for each die, Worker and Cat.
pub(super) fn cost(cost: Cost) -> Markup {
    let free = cost.dice.size - cost.dice.faces.len();
    html! {
        @for face in Face::ALL {
            @let stones = cost.dice.stone.count(face);
            @for _ in 0..stones { (stone(face)) }
            @for _ in stones..cost.dice.faces.count(face) { (either(Some(face))) }
        }
        @for _ in 0..free { (either(None)) }
        (resources(cost.resources))
    }
}

pub(super) fn resource(resource: Resource) -> Markup {
    draw("rs", "0 0 64 64", resource_symbol(resource))
}

pub(crate) fn resource_symbol(resource: Resource) -> &'static str {
    match resource {
        Resource::Worker => "r-W",
        Resource::Cat => "r-C",
        Resource::Stone => "ds0",
    }
}

pub(super) fn resources(resources: Resources) -> Markup {
    html! { @for sort in Resource::ALL { @for _ in 0..resources.count(sort) { (resource(sort)) } } }
}

pub(super) fn golden_cat() -> Markup {
    draw("rs", "0 0 64 64", "r-G")
}

pub(super) fn glory() -> Markup {
    draw("gly", "0 0 24 24", "glory")
}

pub(super) fn deity(deity: Deity) -> Markup {
    draw("gph", "0 0 64 64", &deity_symbol(deity))
}

/// The sign that says how often a power can be used.
pub(super) fn symbol(symbol: Symbol) -> Markup {
    draw("sy", "0 0 24 24", power_symbol(symbol))
}

pub(crate) fn power_symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Work => "s-w1",
        Symbol::Rest => "s-r1",
        Symbol::Stack => "s-st",
        Symbol::None => "s-no",
    }
}

/// The class of the band that tells the Ennead and the triad from the others.
pub(super) fn family(numbers: &Numbers, deity: Deity) -> &'static str {
    if numbers.ennead().contains(deity) {
        "enn"
    } else if Deity::TRIAD.contains(&deity) {
        "tri"
    } else {
        "oth"
    }
}

/// The colour of that band.
pub(crate) fn band(numbers: &Numbers, deity: Deity) -> String {
    format!("var(--{})", family(numbers, deity))
}

pub(super) fn scarab(scarab: Scarab) -> Markup {
    draw("scb", "0 0 64 64", &scarab_symbol(scarab))
}

pub(super) fn back() -> Markup {
    draw("bk", "0 0 50 70", "back")
}

pub(super) fn pharaoh() -> Markup {
    draw("phr", "0 0 64 64", "pharaoh")
}

pub(super) fn eye() -> Markup {
    draw("eye", "0 0 32 30", "eye")
}

pub(super) fn crown(seat: Seat) -> Markup {
    owner(Owner::Seat(seat))
}

pub(super) fn owner(owner: Owner) -> Markup {
    draw("mee", "0 0 48 60", &owner_symbol(owner))
}

pub(crate) fn owner_symbol(owner: Owner) -> String {
    match owner {
        Owner::Seat(seat) => format!("p-{seat}"),
        Owner::Architect => "p-A".to_owned(),
    }
}

/// The pairs of a project.
pub(super) fn pairs(view: &View, project: Project) -> Markup {
    html! { span.pjs { @for (one, other) in each_pair(view, project) { (pair(one, other)) } } }
}

pub(super) fn pair(one: Face, other: Face) -> Markup {
    html! { span.pair { (either(Some(one))) i {} (either(Some(other))) } }
}

/// The values of each pair.
pub(super) fn each_pair(view: &View, project: Project) -> Vec<(Face, Face)> {
    let faces = |pair: &String| {
        let (one, other) = pair.split_once('-')?;
        Some((one.parse::<Face>().ok()?, other.parse::<Face>().ok()?))
    };
    view.options.edition.projects.pairs(project).iter().filter_map(faces).collect()
}

/// The symbol for a part of a cost as an edition writes it.
pub(crate) fn cost_symbol(part: &str) -> String {
    match part {
        "*" => "da0".to_owned(),
        "w" => "r-W".to_owned(),
        "c" => "r-C".to_owned(),
        _ => match part.strip_prefix('S') {
            Some(face) => format!("ds{face}"),
            None => format!("da{part}"),
        },
    }
}

/// The symbols of people and stones bear their names as these are written.
pub(crate) fn deity_symbol(deity: Deity) -> String {
    format!("g-{}", capital(deity.name()))
}

pub(crate) fn scarab_symbol(scarab: Scarab) -> String {
    format!("sc-{}", capital(scarab.name()))
}

fn capital(name: &str) -> String {
    let (first, rest) = name.split_at(1);
    format!("{}{rest}", first.to_ascii_uppercase())
}
