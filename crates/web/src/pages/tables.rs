//! A guest's tables, and those that anybody may join or watch.

use maud::{Markup, html};
use service::{Progress, Reviewed};

use super::names::name_game;
use super::review::draw_skills;
use super::shell::{Here, Shell, page as shell_page};
use super::{Line, lists};
use crate::frame::Frame;

pub(crate) fn page(frame: &Frame<'_>, mine: &[Line], open: &[Line], reviewed: &[Reviewed]) -> Markup {
    let title = frame.say("nav-tables", &[]);
    let shell = Shell { crowned: catalog::GAMES, class: "list-page", ..Shell::plain(&title, Here::Tables) };
    let (away, kept): (Vec<&Line>, Vec<&Line>) = mine.iter().partition(|line| line.is_away);
    let (over, mut going): (Vec<&Line>, Vec<&Line>) =
        kept.into_iter().partition(|line| line.table.progress == Progress::Over);
    lists::by_urgency(&mut going);
    let body = html! {
        main #main.lists tabindex="-1" {
            h1 { (title) }
            p.row-of {
                a.btn href="/leaders" { (frame.say("leaders", &[])) }
                a.btn href="/games" { (frame.say("games", &[])) }
            }
            (section(frame, &frame.say("tables-going", &[]), &frame.say("tables-none", &[]), &going, lists::own))
            (section(frame, &frame.say("tables-over", &[]), &frame.say("tables-none-over", &[]), &over, lists::finished))
            (skills(frame, reviewed))
            (section(frame, &frame.say("open-tables", &[]), &frame.say("open-none", &[]), &all(open), lists::open))
            @if !away.is_empty() { (section(frame, &frame.say("tables-away", &[]), "", &away, lists::away)) }
        }
    };
    shell_page(frame, &shell, &body)
}

/// Where the reader's decisions cost most, game by game.
fn skills(frame: &Frame<'_>, reviewed: &[Reviewed]) -> Markup {
    html! {
        @if !reviewed.is_empty() {
            section.card.lst.skills {
                header { h2.h2 { (frame.say("skills", &[])) } }
                p.mut { (frame.say("skills-about", &[])) }
                @for Reviewed { entry, tables, costs } in reviewed {
                    @let id = format!("skills-{}", entry.id);
                    h3 #(id) {
                        (name_game(frame, entry)) " "
                        span.mut { (frame.say("skills-games", &[("count", (*tables).into())])) }
                    }
                    (draw_skills(frame, entry, costs, &id))
                }
            }
        }
    }
}

/// A heading with its lines, or a sentence if there are none.
pub(super) fn section(
    frame: &Frame<'_>,
    heading: &str,
    nothing: &str,
    lines: &[&Line],
    draw: fn(&Frame<'_>, &Line) -> Markup,
) -> Markup {
    html! {
        section.card.lst {
            header { h2.h2 { (heading) } }
            @if lines.is_empty() { p.mut { (nothing) } } @else {
                ul { @for line in lines { (draw(frame, line)) } }
            }
        }
    }
}

pub(super) fn all(lines: &[Line]) -> Vec<&Line> {
    lines.iter().collect()
}
