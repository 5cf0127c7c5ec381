//! Addresses as QR codes.

use std::fmt::Write;

use maud::{Markup, html};
use qrcode::{Color, QrCode};

/// White modules around the code, which cameras need.
const MARGIN: usize = 3;

/// The QR code of an address; nothing if the address is too long.
pub(super) fn code(address: &str, name: &str) -> Markup {
    let Ok(code) = QrCode::new(address) else { return html! {} };
    let side = code.width() + 2 * MARGIN;
    html! {
        svg.qr viewBox=(format!("0 0 {side} {side}")) role="img" aria-label=(name) shape-rendering="crispEdges" {
            rect width=(side) height=(side) fill="#fff" {}
            path d=(path(&code)) fill="#14100a" {}
        }
    }
}

/// Every run of dark modules in a row as one rectangle.
fn path(code: &QrCode) -> String {
    let mut path = String::new();
    for (row, modules) in code.to_colors().chunks(code.width()).enumerate() {
        let mut column = 0;
        for run in modules.chunk_by(|one, other| one == other) {
            if run[0] == Color::Dark {
                let (x, y, width) = (column + MARGIN, row + MARGIN, run.len());
                write!(path, "M{x} {y}h{width}v1h-{width}z").expect("writing to a string does not fail");
            }
            column += run.len();
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_one_path_without_style_and_has_a_name() {
        let code = code("https://example.org/t/abc", "The table as a code").into_string();
        assert!(code.contains("aria-label=\"The table as a code\""), "{code}");
        assert!(code.contains("M3 3h7v1h-7z") && !code.contains("style="), "{code}");
    }
}
