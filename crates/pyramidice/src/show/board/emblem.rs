//! The picture of the game in a list of games: three pyramids of dice under the sun.

use maud::{Markup, html};

/// A die of a pyramid: its symbol, and where it lies.
const DICE: [(&str, u16, u16); 11] = [
    ("ds4", 96, 92),
    ("ds2", 142, 92),
    ("ds6", 188, 92),
    ("ds3", 119, 55),
    ("ds5", 165, 55),
    ("ds1", 142, 18),
    ("ds5", 262, 100),
    ("ds3", 302, 100),
    ("ds2", 282, 66),
    ("dp4", 20, 108),
    ("dp6", 366, 112),
];

pub(super) fn draw() -> Markup {
    html! {
        svg viewBox="0 0 420 161" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect width="420" height="161" fill="var(--water-1)" {}
            circle cx="330" cy="42" r="26" fill="var(--gold)" {}
            path d="M0 132C90 112 180 116 250 126S370 134 420 120V161H0Z" fill="var(--stone-2)" {}
            @for (id, x, y) in DICE {
                @let size = if x > 240 { 38 } else { 44 };
                use href={ "#" (id) } x=(x) y=(y) width=(size) height=(size) {}
            }
        }
    }
}
