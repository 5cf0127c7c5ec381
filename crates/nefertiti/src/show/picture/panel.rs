//! What one player has, in a panel of a picture: servant, points, money, seals, and the gifts.

use game::{Present, Seat, Viewer};
use maud::{Markup, html};

use super::{Anchor, numeral, piece, round, symbol};
use crate::rules::{Nefertiti, Phase, Piece};
use crate::show::board::pieces::face;
use crate::view::View;

const WIDTH: f32 = 362.0;

pub(crate) fn draw(view: &View, viewer: Viewer, seat: Seat, height: f32) -> Markup {
    let player = &view.players[seat];
    let totals = Nefertiti::shown_score(view, viewer).totals();
    let points = totals[seat.index()];
    let best = totals.iter().copied().max();
    let (frame, pen) = if view.phase == Phase::Over && best == Some(points) {
        ("var(--gold)", 4)
    } else if view.phase != Phase::Over && view.active == seat {
        ("var(--lapis)", 3)
    } else {
        ("var(--line)", 1)
    };
    let gifts: Vec<_> = player.gifts().kinds().iter().collect();
    let pitch = 46.0_f32.min((WIDTH - 20.0) / gifts.len().max(1) as f32);
    let size = (height - 62.0).clamp(20.0, 44.0);
    html! {
        rect width=(WIDTH) height=(round(height)) rx="14" fill="var(--panel)" stroke=(frame) stroke-width=(pen) {}
        rect x="10" y="8" width="42" height="42" rx="11" fill="var(--stone-2)" {}
        (piece(Piece::Servant(seat), 15.0, 9.0, 40.0))
        (symbol("deben", 62.0, 17.0, 24.0, 24.0))
        (numeral(player.deben(), Anchor::Start, (91.0, 29.0), 20.0, "var(--ink)"))
        (symbol("seal", 130.0, 15.0, 18.0, 27.0))
        (numeral(player.seals(), Anchor::Start, (154.0, 29.0), 20.0, "var(--ink)"))
        @for number in 0..player.servants() { (piece(Piece::Servant(seat), 184.0 + 20.0 * f32::from(number), 15.0, 27.0)) }
        (numeral(points, Anchor::End, (WIDTH - 12.0, 29.0), 30.0, "var(--ink)"))
        @for (index, kind) in gifts.into_iter().enumerate() {
            @let x = 10.0 + pitch * index as f32;
            (symbol(&format!("gi-{}", face(kind)), x, 56.0, size * 0.8, size * 0.88))
            @if kind.is_foreign() { (symbol(&format!("sea-{}", kind.bonus()), x, 56.0, size * 0.8, size * 0.88)) }
            @if player.gifts().count(kind) > 1 {
                @let (right, below) = (x + size * 0.8 - 2.0, 58.0 + size * 0.08);
                circle cx=(round(right)) cy=(round(below)) r="8" fill="var(--panel)" stroke="var(--line-2)" {}
                (numeral(player.gifts().count(kind), Anchor::Middle, (right, below), 9.0, "var(--ink)"))
            }
        }
    }
}
