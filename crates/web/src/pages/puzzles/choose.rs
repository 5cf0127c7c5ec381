//! Where a game is chosen.

use catalog::GAMES;
use maud::{Markup, html};

use super::Solver;
use super::history::draw_games;
use crate::frame::Frame;
use crate::pages::shell::{Here, Shell, page as shell_page};

pub(crate) fn page(frame: &Frame<'_>, solvers: &[Solver]) -> Markup {
    let title = frame.say("nav-puzzles", &[]);
    let shell = Shell { drawn: GAMES, ..Shell::plain(&title, Here::Puzzles) };
    let body = html! {
        main #main.text.lessons tabindex="-1" {
            h1 { (title) }
            p { (frame.say("puzzles-about", &[])) }
            p { (frame.say("puzzle-how-tries", &[])) }
            (draw_games(frame, solvers, None))
        }
    };
    shell_page(frame, &shell, &body)
}
