//! What a position is worth to each seat, between 0 and 1.

use game::{Evaluate, PerSeat, Seat};

/// How much of the value is the lead in points rather than the win: so little that a win is never given away for points,
/// and enough to play sensibly when the game is decided.
const POINTS: f32 = 0.05;
/// A lead of this many points counts for most of that.
const LARGE_LEAD: f32 = 12.0;
/// With three or more seats, how much of the rest is the rank rather than the win alone.
const RANK: f32 = 0.5;

/// What a game that is over is worth.
pub(super) fn end<G: Evaluate>(state: &G) -> PerSeat<f32> {
    let (won, points) = (state.won(), state.evaluate());
    if state.seats() <= 2 {
        return with_points(&won, &points);
    }
    let ranks = state.outcome().expect("the game is over").ranks;
    let last = f32::from(state.seats() - 1);
    let placed = |seat: Seat| (1.0 - RANK) * won[seat] + RANK * (1.0 - f32::from(ranks[seat]) / last);
    with_points(&PerSeat::from_fn(state.seats(), placed), &points)
}

/// What an unfinished game is worth by the game's evaluation.
pub(super) fn promise<G: Evaluate>(state: &G) -> PerSeat<f32> {
    let (promise, points) = state.stand();
    with_points(&promise, &points)
}

/// The same for one seat.
pub(super) fn promise_to<G: Evaluate>(seat: Seat, state: &G) -> f32 {
    let (promise, points) = state.stand();
    with_points_of(seat, &promise, &points)
}

fn with_points(value: &PerSeat<f32>, points: &PerSeat<i32>) -> PerSeat<f32> {
    PerSeat::from_fn(points.seats(), |seat| with_points_of(seat, value, points))
}

fn with_points_of(seat: Seat, value: &PerSeat<f32>, points: &PerSeat<i32>) -> f32 {
    let others = points.by_seat().filter(|(other, _)| *other != seat).map(|(_, points)| *points).max();
    let lead = (points[seat] - others.unwrap_or(0)) as f32 / LARGE_LEAD;
    (1.0 - POINTS) * value[seat] + POINTS * (0.5 + 0.5 * lead / (1.0 + lead.abs()))
}
