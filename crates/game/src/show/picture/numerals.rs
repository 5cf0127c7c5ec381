//! Numerals, and the few letters that stand beside them, as strokes of a broad pen.

use std::fmt::Display;

use maud::{Markup, html};

use super::round;

/// Which part of a numeral lies at the given place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "there is no more to say")]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// How far it is from one sign to the next, and how high they are.
const ADVANCE: f32 = 21.0;
const HEIGHT: f32 = 28.0;

/// A number at a place, which says where its middle is from top to bottom.
pub fn numeral(
    number: impl Display,
    anchor: Anchor,
    (x, y): (f32, f32),
    height: f32,
    colour: &str,
) -> Markup {
    let text = number.to_string();
    let scale = height / HEIGHT;
    let width = (text.chars().count() as f32 * ADVANCE - 1.0) * scale;
    let left = match anchor {
        Anchor::Start => x,
        Anchor::Middle => x - width / 2.0,
        Anchor::End => x - width,
    };
    let [left, top] = [left, y - height / 2.0].map(round);
    html! {
        g transform={ "translate(" (left) " " (top) ") scale(" (format!("{scale:.3}")) ")" } fill="none" stroke=(colour)
            stroke-width="4.6" stroke-linejoin="round" {
            @for (index, sign) in text.chars().enumerate() {
                @let shift = (index > 0).then(|| format!("translate({})", index as f32 * ADVANCE));
                path transform=[shift] d=(path(sign)) {}
            }
        }
    }
}

/// The lines of a sign, 20 wide and 28 high.
fn path(sign: char) -> &'static str {
    match sign {
        '0' => "M10 2.3C14.8 2.3 17.4 6.4 17.4 14S14.8 25.7 10 25.7 2.6 21.6 2.6 14 5.2 2.3 10 2.3Z",
        '1' => "M4 8 11.6 3V27.8",
        '2' => "M3 8.6C3.2 4.7 6 2.3 10.1 2.3S17 4.9 17 8.6C17 11.4 15.6 13.4 13 16L3.6 25.5H17.8",
        '3' => {
            "M3.4 2.5H16L9.6 11.2C14.4 10.9 17.3 13.8 17.3 18.2 17.3 22.7 14.2 25.7 9.9 25.7 6.4 25.7 3.6 23.9 2.6 20.9"
        }
        '4' => "M12.6.8 3 19.4H19M13.8 12.5V27.8",
        '5' => {
            "M16.4 2.5H5.4L4.6 13.2C6 11.9 8 11.2 10.1 11.2 14.3 11.2 17.3 14.1 17.3 18.4S14.2 25.7 9.9 25.7C6.5 25.7 3.8 24 2.7 21.3"
        }
        '6' => "M13.4.6 4.3 14M17.4 18.2A7.4 7.5 0 1 1 2.6 18.2 7.4 7.5 0 1 1 17.4 18.2Z",
        '7' => "M2.6 2.5H16.8L8 27.6",
        '8' => {
            "M15.9 8.2A5.9 5.9 0 1 1 4.1 8.2 5.9 5.9 0 1 1 15.9 8.2ZM17.4 19.6A7.4 6.1 0 1 1 2.6 19.6 7.4 6.1 0 1 1 17.4 19.6Z"
        }
        '9' => "M6.6 27.4 15.7 14M17.4 9.8A7.4 7.5 0 1 1 2.6 9.8 7.4 7.5 0 1 1 17.4 9.8Z",
        '-' => "M3.5 14.5H16.5",
        '+' => "M2.5 14.5H17.5M10 7V22",
        '×' => "M4 8.5 16 20.5M16 8.5 4 20.5",
        'A' => "M1.8 27.4 10 3 18.2 27.4M4.6 19.6H15.4",
        'B' => "M4 14H11A5.8 5.8 0 0 0 11 2.4H4V25.6H11.4A5.8 5.8 0 0 0 11.4 14",
        'C' => {
            "M17.6 20.6C16.3 23.8 13.8 25.7 10.6 25.7 5.8 25.7 2.6 21.3 2.6 14S5.8 2.3 10.6 2.3C13.8 2.3 16.3 4.2 17.6 7.4"
        }
        _ => "",
    }
}
