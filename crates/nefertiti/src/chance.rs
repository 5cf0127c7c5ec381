//! What nobody decides.

use crate::actions::PileCard;
use crate::character::Character;
use crate::market::Side;

/// One outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// Set-up: the stall that shows.
    Show(Side),
    /// Set-up: a character that takes part.
    Deal(Character),
    /// A card of the pile, drawn for a market or seen by the Oracle.
    Draw(PileCard),
    /// One die.
    Die(u8),
    /// Two dice, the lower one first.
    Dice(u8, u8),
}
