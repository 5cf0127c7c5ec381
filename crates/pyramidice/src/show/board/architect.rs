//! The Great Architect's board: his power, the spaces for tiles, his deities and his open projects.

use game::Lang;
use maud::{Markup, html};

use super::pieces::{back, eye, glory, owner, pairs as draw_pairs};
use super::tiles;
use super::words::{name_architect, name_deity, name_project, number, say, word};
use crate::rules::{Architect, ArchitectBoard, Owner, pairs};
use crate::view::View;

pub(super) fn draw(view: &View, architect: Architect, board: ArchitectBoard, lang: Lang) -> Markup {
    html! {
        section.card.arch data-what="architect" aria-label=(name_architect(architect, lang)) {
            header {
                span.av2 { (owner(Owner::Architect)) }
                div {
                    h3 { (name_architect(architect, lang)) span.lv { @for _ in 0..=architect as u8 { (eye()) } } }
                    p.pw { (word(lang, &format!("architect-{architect}.help"))) }
                }
                span.gpn { (board.glory) (glory()) }
            }
            (spaces(view, board, lang))
            (deities(board, lang))
            @for project in board.projects.iter() {
                @let points = view.options.edition.projects.glory * pairs(project, &view.pyramids, &view.options.edition);
                div.prj data-what={ "project-" (project.number()) } {
                    span.nm { b { (name_project(project, lang)) } small { (say(lang, "board-architect-pairs", &[("glory", number(view.options.edition.projects.glory))])) } }
                    (draw_pairs(view, project))
                    b { "+" (points) (glory()) }
                }
            }
        }
    }
}

/// The last of them sends all tiles back.
fn spaces(view: &View, board: ArchitectBoard, lang: Lang) -> Markup {
    let mut laid = board.tiles.iter();
    html! {
        div.asp {
            @for (index, points) in view.options.architect_spaces().iter().enumerate() {
                div data-what={ "architect-space-" (index) } {
                    @match laid.next() {
                        Some(tile) => {
                            @let label = tiles::describe(tile.tile, lang);
                            span.tp data-at=(tiles::place_of(tile.tile)) data-piece data-what=(tiles::place_of(tile.tile)) { span.rt role="img" aria-label=(label) { (tiles::face(view, tile.tile)) } }
                        },
                        None => span.te {},
                    }
                    @let values = [("space", (index as u32 + 1).into()), ("points", number(*points))];
                    small {
                        span.sr { (say(lang, "board-architect-space", &values)) }
                        span aria-hidden="true" { (say(lang, "board-architect-tile", &values)) (glory()) }
                    }
                }
            }
        }
    }
}

/// They have no powers; everybody saw who they are.
fn deities(board: ArchitectBoard, lang: Lang) -> Markup {
    let names: Vec<String> = board.deities.iter().map(|deity| name_deity(deity, lang)).collect();
    let values = [("count", board.deities.len().into()), ("names", names.join(", ").into())];
    let label = say(lang, "board-architect-deities", &values);
    html! {
        div.fdn data-at="gods-architect" data-what="architect-deities" {
            @for _ in 0..board.deities.len().clamp(1, 6) { (back()) }
            small { (label) }
        }
    }
}
