//! The state, and the places in the turn overview.

use game::{Chosen, Events, Game, OptionSpec, OptionsError, Outcome, Score, Seat, StepOf, Turn, Viewer};
use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::actions::{Action, ActionMask};
use crate::events::Event;
use crate::fleet::{Fleet, Space};
use crate::harbor::{Boat, Harbor};
use crate::holdings::Holdings;
use crate::options::{Options, SPECS};
use crate::token::Token;
use crate::unseen::Unseen;
use crate::view::View;

/// Everything true at the table: small, flat, without heap.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Duel {
    pub(crate) unseen: Unseen,
    pub(crate) holdings: [Holdings; 2],
    pub(crate) fleet: Fleet,
    pub(crate) harbor: Harbor,
    pub(crate) phase: Phase,
    pub(crate) to_act: Seat,
    /// How many of the unseen tokens lie in the reserve; the others are the supply.
    pub(crate) reserve: u8,
    pub(crate) first_to_five: Option<Seat>,
    pub(crate) options: Options,
}

/// Where in the turn overview we are, with what is pending.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Phase {
    /// Set-up: a token is drawn for this space.
    Loading {
        /// Boats 1 2 3 a b c, spaces 1 2 3 of each.
        space: Space,
    },
    /// A turn begins.
    Choose,
    /// Place 2–3.
    Placing {
        /// How many were placed so far.
        placed: u8,
    },
    /// The placement of Place & unload.
    PlacingToUnload,
    /// The unload of Swap & unload, or the first of Place & unload.
    Unloading {
        /// What follows it.
        then: Then,
    },
    /// The second unload of Place & unload, which may be left out.
    UnloadingAgain,
    /// The token of Take.
    Taking,
    /// The swap of Swap & unload.
    Swapping,
    /// A token is drawn for this space of the boat that was just unloaded.
    Refilling {
        /// The next space to fill.
        space: Space,
        /// What follows when the boat is full.
        then: Then,
    },
    /// The top of the reserve fills the gap that Take left.
    Replacing {
        /// The gap.
        space: Space,
    },
    /// The fifth boat has left.
    Over,
}

/// What follows an unload.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// The other player's turn.
    NextTurn,
    /// Perhaps a second unload (R6).
    UnloadAgain,
}

impl Duel {
    /// How many tokens are left to refill boats with (R13).
    pub(crate) fn supply(&self) -> u32 {
        self.unseen.len() - u32::from(self.reserve)
    }
}

/// The player opposite.
pub(crate) fn other(seat: Seat) -> Seat {
    Seat::new(1 - seat.number())
}

impl Game for Duel {
    type Options = Options;
    type Action = Action;
    type Chance = Token;
    type Legal = ActionMask;
    type Event = Event;
    type View = View;

    const ID: &'static str = "imhotep-duel";
    const RULES: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=2;
    const OPTIONS: &'static [OptionSpec] = SPECS;

    fn options(chosen: &Chosen) -> Result<Options, OptionsError> {
        Ok(Options::new(chosen))
    }

    fn new(options: &Options) -> Duel {
        Duel {
            unseen: Unseen::ALL,
            holdings: [Holdings::default(); 2],
            fleet: Fleet::EMPTY,
            harbor: Harbor::default(),
            phase: Phase::Loading { space: Space::new(Boat::new(0), 1) },
            to_act: Seat::new(0),
            reserve: 3,
            first_to_five: None,
            options: *options,
        }
    }

    fn seats(&self) -> u8 {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Loading { .. } | Phase::Refilling { .. } | Phase::Replacing { .. } => Turn::Chance,
            Phase::Choose
            | Phase::Placing { .. }
            | Phase::PlacingToUnload
            | Phase::Unloading { .. }
            | Phase::UnloadingAgain
            | Phase::Taking
            | Phase::Swapping => Turn::Seat(self.to_act),
            Phase::Over => Turn::Over,
        }
    }

    #[inline]
    fn legal(&self) -> ActionMask {
        self.legal_actions()
    }

    fn chance_outcomes(&self, out: &mut Vec<(Token, u32)>) {
        let counts = Token::ALL.into_iter().map(|token| (token, self.unseen.count(token)));
        out.extend(counts.filter(|(_, count)| *count > 0));
    }

    #[expect(
        clippy::inline_always,
        reason = "the inner loop of every search, which compilers make a call of"
    )]
    #[inline(always)]
    fn act(&mut self, action: Action, events: &mut impl Events<Event>) {
        self.carry_out(action, events);
    }

    #[inline]
    fn resolve(&mut self, token: Token, events: &mut impl Events<Event>) {
        self.draw(token, events);
    }

    /// Every point on the table is open (R25), so all viewers see the same.
    fn score(&self, _viewer: Viewer) -> Score {
        crate::score::score(&self.standing())
    }

    fn outcome(&self) -> Option<Outcome> {
        crate::score::outcome(self)
    }

    fn view(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    /// There is nothing to deal: draws are chance, and what was not drawn is an open set (R25).
    fn sample(view: &View, _rng: &mut impl Rng) -> Duel {
        view.state()
    }

    #[inline]
    fn sample_chance(&self, rng: &mut impl Rng) -> Token {
        self.unseen.draw(rng)
    }

    fn shown(&self, step: &StepOf<Duel>, _viewer: Viewer) -> Option<String> {
        Some(step.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_state_fits_into_two_cache_lines() {
        assert!(size_of::<Duel>() <= 128, "{} bytes", size_of::<Duel>());
        assert!(!std::mem::needs_drop::<Duel>(), "the state has no heap");
    }
}
