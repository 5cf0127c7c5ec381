//! What a seat can decide.

use super::pieces::Card;

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Play a card face up.
    Play(Card),
    /// Answer with a card face down: the leader takes the trick, and the card stays with its owner.
    Bury(Card),
}
