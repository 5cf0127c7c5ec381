//! Ratings as they are shown everywhere.

use maud::{Markup, html};
use service::Rating;

use crate::frame::Frame;

/// `1480 ± 90`, and in words whether it is provisional.
pub(super) fn show(frame: &Frame<'_>, rating: Rating) -> Markup {
    html! {
        span.rating {
            b { (format!("{:.0}", rating.mean())) } " "
            span { "±\u{a0}" (format!("{:.0}", 2.0 * rating.deviation())) }
            @if rating.is_provisional() { " " span.mut { "(" (frame.say("provisional", &[])) ")" } }
        }
    }
}

/// A change as it is shown.
pub(super) fn points(change: f64) -> String {
    signed(change.round() as i32)
}

/// A number with its sign, as it is printed.
pub(super) fn signed(number: i32) -> String {
    match number {
        1.. => format!("+{number}"),
        0 => "0".to_owned(),
        _ => format!("−{}", number.unsigned_abs()),
    }
}
