//! The picture of the game in a list of games.

use maud::{Markup, html};

use super::{BLUE, GREEN, RED, servant, symbol};

/// Servants in front of a market at dusk. Its colours are those of the hour, not of a theme.
pub(crate) fn emblem() -> Markup {
    html! {
        svg.scene viewBox="0 0 420 168" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            defs {
                linearGradient id="nefertiti-sky" x1="0" y1="0" x2="0" y2="1" {
                    stop offset="0" stop-color="#F7D9A8" {}
                    stop offset="1" stop-color="#E59A62" {}
                }
            }
            rect width="420" height="168" fill="url(#nefertiti-sky)" {}
            circle cx="96" cy="70" r="34" fill="#F3E2B0" {}
            path d="M-10 118 62 46 134 118ZM86 118 138 66 190 118Z" fill="#C98250" {}
            path d="M62 46 134 118H88ZM138 66 190 118H156Z" fill="#A9653A" {}
            rect y="116" width="420" height="52" fill="#E6CF9F" {}
            path d="M0 132H420M0 150H420" stroke="#CDB27C" stroke-width="1.5" {}
            (stall())
            @for (x, gift) in [(226.0, "gi-goldwork"), (270.0, "gi-harp"), (314.0, "gi-mirror"), (358.0, "gi-necklace")] {
                (symbol(gift, x, 74.0, 34.0, 37.6))
            }
            (symbol("seal", 250.0, 66.0, 17.0, 25.5))
            (servant(RED, 60.0, 86.0, 66.0))
            (servant(GREEN, 112.0, 92.0, 66.0))
            (servant(BLUE, 166.0, 88.0, 66.0))
            (symbol("deben", 238.0, 132.0, 22.0, 22.0))
            (symbol("deben", 264.0, 137.0, 22.0, 22.0))
        }
    }
}

/// Posts, a table and an awning in stripes.
fn stall() -> Markup {
    html! {
        path d="M222 40V140M398 40V140" stroke="#6B4324" stroke-width="7" {}
        rect x="212" y="112" width="198" height="24" rx="4" fill="#8A5A32" {}
        path d="M212 120H410" stroke="#6B4324" stroke-width="2" {}
        @for stripe in 0..8_u8 {
            @let x = 206.0 + 26.0 * f32::from(stripe);
            @let colour = if stripe % 2 == 0 { "#1F4C8A" } else { "#F7EDD6" };
            path d={ "M" (x) " 22h26v26a13 11 0 0 1-26 0Z" } fill=(colour) stroke="#15345F" stroke-width="1" {}
        }
        rect x="204" y="16" width="212" height="9" rx="4" fill="#15345F" {}
    }
}
