//! Sentences with the signs of what they name.

use catalog::Entry;
use game::{Piece, Seat, Sentence};
use maud::{Markup, html};

/// A sentence with its signs. What a seat is called here takes the place of its name.
pub(super) fn draw(entry: &Entry, sentence: &Sentence, call: impl Fn(Seat) -> Option<String>) -> Markup {
    let signed = |sign: &str, words: &str| {
        if let Some((seat, name)) = seat_signed(sign).and_then(|seat| Some((seat, call(seat)?))) {
            html! { b.sg { ((entry.crown)(seat)) (name) } }
        } else {
            html! { span.sg { ((entry.sign)(sign)) (words) } }
        }
    };
    html! {
        @for piece in sentence.pieces() {
            @match piece {
                Piece::Words(words) => (words),
                Piece::Signed { sign, words } => (signed(sign, words)),
            }
        }
    }
}

/// The seat that a sign stands for.
pub(super) fn seat_signed(sign: &str) -> Option<Seat> {
    let seat: u8 = sign.strip_prefix("seat-")?.parse().ok()?;
    Seat::try_from(seat).ok()
}
