//! The board: pyramids and the clock of the game, the row, the rest tiles, and the tray.

use game::Lang;
use maud::{Markup, html};

use super::steps::Seen;
use super::{clock, pyramids, row, tiles, tray};

pub(super) fn draw(sight: &Seen<'_>, lang: Lang) -> Markup {
    let players = sight.view.options.players;
    html! {
        div.{ "board pyr p" (players) } {
            (clock::banner(sight.view, lang))
            div.plateau {
                svg.sky viewBox="0 0 640 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
                    rect width="640" height="440" fill="url(#dune)" {}
                }
                (pyramids::draw(sight, lang))
                (clock::draw(sight.view, lang))
            }
            div.side {
                (row::draw(sight, lang))
                (tiles::draw(sight, lang))
            }
            (tray::draw(sight, lang))
        }
    }
}
