//! The pyramids from above, level by level, with what can be built where.

use game::{Foreseen, Lang};
use maud::{Markup, html};

use super::pieces::{glory, icon, resource, stone};
use super::steps::{Seen, all_of, find, near_seat, press};
use super::words::{name_pyramid, name_space, number, say, word};
use crate::events::Event;
use crate::rules::{Action, Face, Project, Pyramid, Pyramidice, Resource, Space};
use crate::view::View;

/// All pyramids in play, the largest first.
pub(super) fn draw(sight: &Seen<'_>, lang: Lang) -> Markup {
    let in_play = sight.view.pyramids.in_play();
    let pyramids = Pyramid::ALL
        .into_iter()
        .filter(|pyramid| Space::at(*pyramid, 1, 0, 0).is_some_and(|space| in_play.contains(space)));
    html! { @for pyramid in pyramids { (plate(sight, pyramid, lang)) } }
}

fn plate(sight: &Seen<'_>, pyramid: Pyramid, lang: Lang) -> Markup {
    let spaces = Space::all().filter(|space| space.pyramid() == pyramid);
    html! {
        section.{ "plate w" (pyramid.levels()) } data-what={ "levels-" (pyramid.letter()) } aria-label=(name_pyramid(pyramid, lang)) {
            header {
                h3 { (name_pyramid(pyramid, lang)) }
                (surcharges(sight.view, pyramid, lang))
            }
            div.fld { @for space in spaces { (draw_space(sight, space, lang)) } }
            @if pyramid == Pyramid::Cheops { (prices(sight.view, lang)) }
        }
    }
}

/// What each level adds, as it is printed beside the pyramid.
fn surcharges(view: &View, pyramid: Pyramid, lang: Lang) -> Markup {
    let added = |level: u8| {
        let space = Space::at(pyramid, level, 0, 0)?;
        let tables = view.options.edition.tables();
        let (workers, bonus) = (tables.surcharge(space), tables.bonus(space));
        (workers + bonus > 0).then_some((level, workers, bonus))
    };
    html! {
        span.lvs {
            @for (level, workers, bonus) in (1..=pyramid.levels()).filter_map(added) {
                @let values = [("level", number(level)), ("workers", number(workers)), ("glory", number(bonus))];
                @let label = say(lang, "board-level-adds", &values);
                span role="img" aria-label=(label) {
                    i { (level) } "+" (workers) (resource(Resource::Worker)) " +" (bonus) (glory())
                }
            }
        }
    }
}

/// Workers by the face of the die.
fn prices(view: &View, lang: Lang) -> Markup {
    let workers = view.options.edition.build.workers;
    html! {
        div.prices data-what="prices" role="img" aria-label=(word(lang, "board-prices")) {
            @for most in 0..3 {
                @let of_price = Face::ALL.into_iter().filter(|face| workers[face.index()] == most);
                @let of_price: Vec<Face> = of_price.collect();
                @if !of_price.is_empty() {
                    span { @for face in of_price { (stone(face)) } b { (most) } (resource(Resource::Worker)) }
                }
            }
        }
    }
}

/// Levels are shifted by half a space each; the classes say where.
fn draw_space(sight: &Seen<'_>, space: Space, lang: Lang) -> Markup {
    let view = sight.view;
    let (x, y) = (2 * space.column() + space.level() - 1, 2 * space.row() + space.level() - 1);
    let class = format!("spc l{} x{x} y{y}", space.level());
    let was_built = |event: &Event| matches!(*event, Event::Built { space: built, .. } if built == space);
    let last = if sight.last.iter().any(was_built) { "last" } else { "old" };
    let builds = builds(sight, space, lang);
    // Pyramids lie side by side for the arrow keys.
    let grid = format!("{y} {}", 8 * space.pyramid() as u8 + x);
    html! {
        @if let Some(face) = view.pyramids.face(space) {
            @let values = [("space", name_space(space, lang).into()), ("face", number(face.value()))];
            @let label = say(lang, "board-built", &values);
            span.(class).dd.(last) data-at=(space) data-what={ "space-" (space) } data-grid=(grid) role="img" aria-label=(label) { (stone(face)) }
        } @else if !builds.is_empty() {
            span.(class).open data-at=(space) data-what={ "space-" (space) } { @for build in builds { (build) } }
        } @else {
            @let state = if view.pyramids.open().contains(space) { "open" } else { "joint" };
            span.(class).(state) data-at=(space) data-what={ "space-" (space) } data-grid=(grid) role="img" aria-label=(name_space(space, lang)) {}
        }
    }
}

/// A button for every Stone die of the hand; the tray decides which of them show.
fn builds(sight: &Seen<'_>, space: Space, lang: Lang) -> Vec<Markup> {
    let face = |action: Action| {
        let Action::Build(face, at) = action else { return None };
        (at == space).then_some(face)
    };
    let faces = all_of(sight, |action| face(action).is_some()).into_iter().filter_map(face);
    faces.filter_map(|face| build(sight, face, space, lang)).collect()
}

fn build(sight: &Seen<'_>, face: Face, space: Space, lang: Lang) -> Option<Markup> {
    let view = sight.view;
    let action = Action::Build(face, space);
    let (workers, points) = outcome(view, find(sight, action), face, space);
    let at_the_end = at_the_end(sight, face, space);
    let values = [
        ("space", name_space(space, lang).into()),
        ("face", number(face.value())),
        ("workers", number(workers)),
        ("glory", number(points)),
        ("pairs", number(at_the_end)),
    ];
    let label = say(lang, if at_the_end > 0 { "board-build-pairs" } else { "board-build" }, &values);
    let content = html! {
        b { "+" (points) }
        span { (workers) (resource(Resource::Worker)) }
        @if at_the_end > 0 { em.pr { "+" (at_the_end) (icon("lock")) } }
    };
    press(sight, action, &format!("bs f{face}"), &label, &content)
}

/// Workers and Glory: as foreseen where there is one way to pay, and as printed where the way is asked for.
pub(super) fn outcome(
    view: &View,
    foreseen: Option<&Foreseen<Pyramidice>>,
    face: Face,
    space: Space,
) -> (u8, u8) {
    let numbers = &view.options.edition;
    let events = foreseen.map_or(&[][..], |foreseen| &foreseen.events);
    let built = |event: &Event| if let Event::Built { glory, .. } = *event { Some(glory) } else { None };
    match events.iter().find_map(built) {
        Some(points) => {
            let spent =
                |event: &Event| if let Event::Spent { resources, .. } = *event { resources.len() } else { 0 };
            (events.iter().map(spent).sum(), points)
        }
        None => (numbers.build_workers(face, space), numbers.build_glory(face, space)),
    }
}

/// What a die would bring at the end by the pairs of the viewer's own project.
pub(super) fn at_the_end(sight: &Seen<'_>, face: Face, space: Space) -> u8 {
    let view = sight.view;
    let project = view.players[near_seat(view, sight.viewer)].project;
    let pairs = project.map_or(0, |project| pairs_here(view, project, face, space));
    pairs * view.options.edition.projects.glory
}

/// How many pairs of a project a die makes here, or would make.
pub(super) fn pairs_here(view: &View, project: Project, face: Face, space: Space) -> u8 {
    let partners = view.options.edition.tables().partners(project)[face.index()];
    let beside = space.neighbours().iter().filter_map(|beside| view.pyramids.face(beside));
    beside.filter(|other| partners & 1 << other.index() != 0).count() as u8
}
