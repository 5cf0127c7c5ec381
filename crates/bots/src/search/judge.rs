//! What a position is worth to each seat, between 0 and 1.

use std::sync::Arc;

use game::{Evaluate, PerSeat, Seat, Turn, pass_forced};

use crate::net::{Net, Sight};
use crate::style::Style;

/// How much of the value is the lead in points rather than the win: so little that a win is never given away for points,
/// and enough to play sensibly when the game is decided.
const POINTS: f32 = 0.05;
/// A lead of this many points counts for most of that.
const LARGE_LEAD: f32 = 12.0;

/// Says what positions are worth.
#[derive(Clone)]
pub(super) struct Judge {
    net: Option<Arc<Net>>,
    sharpness: f32,
    /// Whether priors go by what was learnt.
    is_learnt_first: bool,
    rank: f32,
}

impl Judge {
    /// One who values positions as a style does: by what was learnt of the game, or by the game's own evaluation.
    pub(super) fn in_style<G: Evaluate>(style: Style) -> Judge {
        Judge::with_net::<G>(style, (style.net > 0).then(Net::of::<G>).flatten())
    }

    /// One who values positions by this net.
    pub(super) fn with_net<G: Evaluate>(style: Style, net: Option<Arc<Net>>) -> Judge {
        Judge {
            net,
            sharpness: f32::from(style.sharp) / 100.0,
            is_learnt_first: style.guess == 1 || style.guess == 2 && !G::IS_QUICK,
            rank: f32::from(style.rank) / 100.0,
        }
    }

    /// What a game that is over is worth.
    pub(super) fn end<G: Evaluate>(&self, state: &G) -> PerSeat<f32> {
        let (won, points) = (state.won(), state.evaluate());
        if state.seats() <= 2 || self.rank == 0.0 {
            return with_points(&won, &points);
        }
        let ranks = state.outcome().expect("the game is over").ranks;
        let last = f32::from(state.seats() - 1);
        let placed =
            |seat: Seat| (1.0 - self.rank) * won[seat] + self.rank * (1.0 - f32::from(ranks[seat]) / last);
        with_points(&PerSeat::from_fn(state.seats(), placed), &points)
    }

    /// What an unfinished game is worth.
    pub(super) fn promise<G: Evaluate>(&self, state: &G) -> PerSeat<f32> {
        if let Some(net) = &self.net {
            return net.value(state).map(|value| without_points(*value));
        }
        let (promise, points) = state.stand();
        with_points(&promise, &points)
    }

    /// How much each action is tried at first, by how good its seat's prospects look right after it.
    pub(super) fn priors<'a, G: Evaluate>(
        &'a self,
        state: &'a G,
        seat: Seat,
    ) -> impl FnMut(G::Action) -> f32 + 'a {
        let mut sight = None;
        move |action| self.prior(state, seat, action, &mut sight)
    }

    /// That of one action. The position itself is looked at when it is first asked for.
    fn prior<'a, G: Evaluate>(
        &'a self,
        state: &G,
        seat: Seat,
        action: G::Action,
        sight: &mut Option<Sight<'a>>,
    ) -> f32 {
        if self.sharpness == 0.0 {
            return 1.0;
        }
        let mut after = state.clone();
        after.act(action, &mut ());
        let prospects = match pass_forced(&mut after, &mut ()) {
            Turn::Over => self.end(&after)[seat],
            Turn::Seat(_) | Turn::Chance => match &self.net {
                Some(net) if self.is_learnt_first => {
                    let sight = sight.get_or_insert_with(|| net.sight(state));
                    without_points(sight.value(&after)[seat])
                }
                _ => {
                    let (promise, points) = after.stand();
                    with_points_of(seat, &promise, &points)
                }
            },
        };
        (self.sharpness * prospects).exp()
    }
}

/// What a position is worth in which nobody knows who leads.
fn without_points(value: f32) -> f32 {
    (1.0 - POINTS) * value + POINTS * 0.5
}

fn with_points(value: &PerSeat<f32>, points: &PerSeat<i32>) -> PerSeat<f32> {
    PerSeat::from_fn(points.seats(), |seat| with_points_of(seat, value, points))
}

fn with_points_of(seat: Seat, value: &PerSeat<f32>, points: &PerSeat<i32>) -> f32 {
    let others = points.by_seat().filter(|(other, _)| *other != seat).map(|(_, points)| *points).max();
    let lead = (points[seat] - others.unwrap_or(0)) as f32 / LARGE_LEAD;
    (1.0 - POINTS) * value[seat] + POINTS * (0.5 + 0.5 * lead / (1.0 + lead.abs()))
}
