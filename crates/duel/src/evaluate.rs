//! What computer players need to know.

use game::{Evaluate, PerSeat};

use crate::score::total;
use crate::state::Duel;

impl Evaluate for Duel {
    /// The points as they stand.
    fn evaluate(&self) -> PerSeat<i32> {
        let standing = self.standing();
        PerSeat::from_fn(2, |seat| total(&standing, seat))
    }
}
