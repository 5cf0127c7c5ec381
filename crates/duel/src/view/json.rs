//! The view as other programs read it, and what is refused of what they write.

use game::checked::{Checked, demand, demand_choice, demand_same, demand_seats};
use game::{Game, Seat, Turn};
use serde::{Deserialize, Serialize};

use super::View;
use crate::rules::{Fleet, Harbor, Holdings, Options, Phase, Space, Token, Unseen};

/// What stands in a view, and what follows from it: the turn, the meeples in hand, the supply.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Json {
    options: Options,
    turn: Turn,
    phase: Phase,
    to_act: Seat,
    boats: Fleet,
    harbor: Harbor,
    holdings: [Holdings; 2],
    hands: [u8; 2],
    first_to_five: Option<Seat>,
    unseen: Unseen,
    supply: u32,
    reserve: u8,
}

impl From<View> for Json {
    fn from(view: View) -> Json {
        Json {
            options: view.options,
            turn: view.state().turn(),
            phase: view.phase,
            to_act: view.to_act,
            boats: view.fleet,
            harbor: view.harbor,
            holdings: view.holdings,
            hands: [0, 1].map(|seat| view.harbor.hand(Seat::new(seat))),
            first_to_five: view.first_to_five,
            unseen: view.unseen,
            supply: view.supply(),
            reserve: view.reserve,
        }
    }
}

/// A view may come from anywhere, so everything is checked before a state is made of it.
impl TryFrom<Json> for View {
    type Error = String;

    fn try_from(json: Json) -> Result<View, String> {
        let view = View {
            options: json.options,
            phase: json.phase,
            to_act: json.to_act,
            fleet: json.boats,
            harbor: json.harbor,
            holdings: json.holdings,
            first_to_five: json.first_to_five,
            unseen: json.unseen,
            reserve: json.reserve,
        };
        view.check()?;
        demand_same(&json, &view)?;
        Ok(view)
    }
}

impl View {
    /// Whether the parts fit together well enough for every step from here to be possible.
    fn check(&self) -> Checked {
        demand_seats(2, self.first_to_five.into_iter().chain([self.to_act]))?;
        self.check_tokens()?;
        self.check_cargo()?;
        demand_choice(&self.state())?;
        self.check_under_way()?;
        let has_five = |seat: Seat| self.holdings[seat.index()].obelisks() >= 5;
        let first_fits = match self.first_to_five {
            Some(first) => has_five(first),
            None => !Seat::all(2).any(has_five),
        };
        demand(first_fits, "the first to five obelisks has five, and there is one if somebody has")
    }

    /// Whether there are no more tokens than in the box, and enough in the reserve.
    fn check_tokens(&self) -> Checked {
        for token in Token::ALL {
            let copies = token.copies();
            demand(self.count(token) <= copies, format!("there are only {copies} of {token}"))?;
        }
        let reserve = u32::from(self.reserve);
        let is_part = reserve <= self.unseen.len().min(3);
        demand(is_part, "the reserve is part of the unseen tokens, and at most three")?;
        let is_being_played = matches!(self.phase, Phase::Taking | Phase::Replacing { .. });
        let takes_to_come = self.count(Token::Take) + u32::from(is_being_played);
        demand(takes_to_come <= reserve, "the reserve has a token for every Take that is still to come")
    }

    /// How many of a token are unseen, on boats and with the players.
    fn count(&self, token: Token) -> u32 {
        let aboard = Space::all().filter(|space| self.fleet.token(*space) == Some(token)).count() as u32;
        let held: u32 = self.holdings.iter().map(|holdings| holdings.count(token)).sum();
        self.unseen.count(token) + aboard + held
    }

    /// Boats are full but for the spaces that the phase is about to fill, and the supply is right for those.
    fn check_cargo(&self) -> Checked {
        let is_empty =
            |space: &Space| self.fleet.is_in_play(space.boat()) && self.fleet.token(*space).is_none();
        let to_fill = |space: &Space| match self.phase {
            Phase::Loading { space: next } => *space >= next,
            Phase::Refilling { space: next, .. } => space.boat() == next.boat() && *space >= next,
            Phase::Replacing { space: gap } => *space == gap,
            Phase::Choose
            | Phase::Placing { .. }
            | Phase::PlacingToUnload
            | Phase::Unloading { .. }
            | Phase::UnloadingAgain
            | Phase::Taking
            | Phase::Swapping
            | Phase::Over => false,
        };
        let cargo_fits = Space::all().all(|space| is_empty(&space) == to_fill(&space));
        let is_from_reserve = matches!(self.phase, Phase::Replacing { .. });
        let from_supply = if is_from_reserve { 0 } else { Space::all().filter(is_empty).count() as u32 };
        let supply_fits = self.supply() >= from_supply && (self.supply() - from_supply).is_multiple_of(3);
        let boats_fit = (self.fleet.boats() >= 2) == (self.phase != Phase::Over);
        demand(
            cargo_fits && supply_fits && boats_fit,
            "the cargo of the boats, the supply and the phase do not fit together",
        )
    }

    /// Whether what must still be done in this turn can be (R3, R4, R7).
    fn check_under_way(&self) -> Checked {
        let hand = self.harbor.hand(self.to_act);
        let is_possible = match self.phase {
            Phase::Placing { placed } => placed <= 2 && hand + placed >= 2,
            Phase::PlacingToUnload => hand >= 1,
            Phase::Swapping => self.harbor.ready() & self.fleet.in_play() != 0,
            Phase::Loading { .. } => self.harbor == Harbor::default(),
            Phase::Choose
            | Phase::Unloading { .. }
            | Phase::UnloadingAgain
            | Phase::Taking
            | Phase::Refilling { .. }
            | Phase::Replacing { .. }
            | Phase::Over => true,
        };
        demand(is_possible, format!("seat {} cannot carry out what is under way in this phase", self.to_act))
    }
}
