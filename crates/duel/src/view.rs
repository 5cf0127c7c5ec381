//! What a viewer may know, and its JSON.

use std::collections::BTreeMap;

use game::{Game, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::fleet::{Fleet, Space};
use crate::harbor::{Boat, Cell, Harbor, MEEPLES};
use crate::holdings::Holdings;
use crate::options::Options;
use crate::score::Standing;
use crate::state::{Duel, Phase};
use crate::token::Token;
use crate::unseen::Unseen;

/// What anybody may know: all but which of the unseen tokens lie where (R25). Built by naming fields, so that a new
/// field of the state is secret until it is named here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Json", into = "Json")]
pub struct View {
    /// The options of the game.
    pub options: Options,
    /// Where in the turn overview the game is.
    pub phase: Phase,
    /// Whose turn it is; a draw belongs to somebody's turn too.
    pub to_act: Seat,
    /// The boats and their cargo.
    pub fleet: Fleet,
    /// The meeples.
    pub harbor: Harbor,
    /// What each player has gained.
    pub holdings: [Holdings; 2],
    /// Who had five obelisks first.
    pub first_to_five: Option<Seat>,
    /// The tokens in supply and reserve together.
    pub unseen: Unseen,
    /// How many of them are in the reserve.
    pub reserve: u8,
}

impl View {
    pub(crate) fn of(state: &Duel) -> View {
        View {
            options: state.options,
            phase: state.phase,
            to_act: state.to_act,
            fleet: state.fleet,
            harbor: state.harbor,
            holdings: state.holdings,
            first_to_five: state.first_to_five,
            unseen: state.unseen,
            reserve: state.reserve,
        }
    }

    pub(crate) fn state(&self) -> Duel {
        Duel {
            unseen: self.unseen,
            holdings: self.holdings,
            fleet: self.fleet,
            harbor: self.harbor,
            phase: self.phase,
            to_act: self.to_act,
            reserve: self.reserve,
            first_to_five: self.first_to_five,
            options: self.options,
        }
    }

    /// How many tokens are left to refill boats with.
    pub fn supply(&self) -> u32 {
        self.unseen.len() - u32::from(self.reserve)
    }

    pub(crate) fn standing(&self) -> Standing {
        self.state().standing()
    }
}

/// The view as other programs read it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Json {
    options: String,
    turn: Turn,
    phase: Phase,
    to_act: Seat,
    /// Spaces 1 to 3 of each boat; `null` for one that left.
    boats: BTreeMap<String, Option<[Option<Token>; 3]>>,
    /// Who stands where.
    harbor: BTreeMap<String, Seat>,
    /// The number of tokens of each kind that each player has.
    holdings: [BTreeMap<String, u32>; 2],
    /// Meeples in hand.
    hands: [u8; 2],
    first_to_five: Option<Seat>,
    unseen: BTreeMap<String, u32>,
    supply: u32,
    reserve: u8,
}

impl From<View> for Json {
    fn from(view: View) -> Json {
        let cargo = |boat| [1, 2, 3].map(|number| view.fleet.token(Space::new(boat, number)));
        let boat = |boat: Boat| (boat.to_string(), view.fleet.is_in_play(boat).then(|| cargo(boat)));
        let meeple = |cell: Cell| view.harbor.owner(cell).map(|seat| (cell.to_string(), seat));
        Json {
            options: view.options.text(),
            turn: view.state().turn(),
            phase: view.phase,
            to_act: view.to_act,
            boats: Boat::all().map(boat).collect(),
            harbor: Cell::all().filter_map(meeple).collect(),
            holdings: view.holdings.map(|holdings| counts(|token| holdings.count(token))),
            hands: [0, 1].map(|seat| view.harbor.hand(Seat::new(seat))),
            first_to_five: view.first_to_five,
            unseen: counts(|token| view.unseen.count(token)),
            supply: view.supply(),
            reserve: view.reserve,
        }
    }
}

fn counts(count: impl Fn(Token) -> u32) -> BTreeMap<String, u32> {
    let all = Token::ALL.into_iter().map(|token| (token.to_string(), count(token)));
    all.filter(|(_, count)| *count > 0).collect()
}

/// A view may come from anywhere, so that every number is checked before a state is made of it.
impl TryFrom<Json> for View {
    type Error = String;

    fn try_from(json: Json) -> Result<View, String> {
        let chosen =
            game::Chosen::parse(crate::options::SPECS, &json.options).map_err(|error| error.to_string())?;
        let unseen = read_counts(&json.unseen)?;
        let [white, black] = [&json.holdings[0], &json.holdings[1]].map(read_counts);
        let holdings = [white?, black?].map(|counts| {
            let mut holdings = Holdings::default();
            for (token, count) in counts {
                (0..count).for_each(|_| holdings.gain(token));
            }
            holdings
        });
        let count_unseen =
            |token| unseen.iter().filter(|(other, _)| *other == token).map(|(_, count)| count).sum();
        let view = View {
            options: Options::new(&chosen),
            phase: json.phase,
            to_act: json.to_act,
            fleet: read_fleet(&json.boats)?,
            harbor: read_harbor(&json.harbor)?,
            holdings,
            first_to_five: json.first_to_five,
            unseen: Unseen::from_counts(count_unseen),
            reserve: json.reserve,
        };
        view.check()?;
        if json.hands != [0, 1].map(|seat| view.harbor.hand(Seat::new(seat))) {
            return Err("the meeples in hand and those in the harbour are not four of each player".to_owned());
        }
        if json.supply != view.supply() {
            return Err("the supply is not what the reserve leaves of the unseen tokens".to_owned());
        }
        if json.turn != view.state().turn() {
            return Err("the turn is not the one that follows from the phase".to_owned());
        }
        Ok(view)
    }
}

fn read_counts(counts: &BTreeMap<String, u32>) -> Result<Vec<(Token, u32)>, String> {
    let read = |(text, count): (&String, &u32)| {
        let token: Token = text.parse().map_err(|_| format!("there is no token `{text}`"))?;
        let most = token.copies();
        if *count <= most { Ok((token, *count)) } else { Err(format!("there are only {most} of {token}")) }
    };
    counts.iter().map(read).collect()
}

fn read_fleet(boats: &BTreeMap<String, Option<[Option<Token>; 3]>>) -> Result<Fleet, String> {
    let mut fleet = Fleet::EMPTY;
    for boat in Boat::all() {
        match boats.get(&boat.to_string()) {
            None => return Err(format!("boat {boat} is missing")),
            Some(None) => fleet.leave(boat),
            Some(Some(cargo)) => {
                for (number, token) in (1..).zip(cargo) {
                    if let Some(token) = token {
                        fleet.load(Space::new(boat, number), *token);
                    }
                }
            }
        }
    }
    if boats.len() > 6 { Err("there are six boats".to_owned()) } else { Ok(fleet) }
}

fn read_harbor(meeples: &BTreeMap<String, Seat>) -> Result<Harbor, String> {
    let mut harbor = Harbor::default();
    for (text, seat) in meeples {
        let cell = text.parse().map_err(|_| format!("there is no cell `{text}`"))?;
        if seat.number() > 1 || harbor.standing(*seat) == MEEPLES {
            return Err(format!("seat {seat} has no meeple for {cell}"));
        }
        harbor.place(*seat, cell);
    }
    Ok(harbor)
}

impl View {
    /// Whether the parts fit together well enough for every step from here to be possible.
    fn check(&self) -> Result<(), String> {
        if self.to_act.number() > 1 || self.first_to_five.is_some_and(|seat| seat.number() > 1) {
            return Err("there are two seats".to_owned());
        }
        for token in Token::ALL {
            let aboard = Space::all().filter(|space| self.fleet.token(*space) == Some(token)).count() as u32;
            let held: u32 = self.holdings.iter().map(|holdings| holdings.count(token)).sum();
            if self.unseen.count(token) + aboard + held > token.copies() {
                return Err(format!("there are only {} of {token}", token.copies()));
            }
        }
        if u32::from(self.reserve) > self.unseen.len() || self.reserve > 3 {
            return Err("the reserve is part of the unseen tokens, and at most three".to_owned());
        }
        if self.takes_to_come() > u32::from(self.reserve) {
            return Err("the reserve has a token for every Take that is still to come".to_owned());
        }
        self.check_cargo()?;
        let decides = matches!(self.state().turn(), Turn::Seat(_));
        if decides && self.state().legal_actions().is_empty() {
            return Err(format!("seat {} has nothing to decide in this phase", self.to_act));
        }
        self.check_under_way()?;
        let has_five = |seat: Seat| self.holdings[seat.index()].obelisks() >= 5;
        let first_fits = match self.first_to_five {
            Some(first) => has_five(first),
            None => !Seat::all(2).any(has_five),
        };
        if first_fits {
            Ok(())
        } else {
            Err("the first to five obelisks has five, and there is one if somebody has".to_owned())
        }
    }

    /// Whether what must still be done in this turn can be (R3, R4, R7).
    fn check_under_way(&self) -> Result<(), String> {
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
        if is_possible {
            Ok(())
        } else {
            Err(format!("seat {} cannot carry out what is under way in this phase", self.to_act))
        }
    }

    /// Take tokens that can still be played, and the one that is being played.
    fn takes_to_come(&self) -> u32 {
        let pending = matches!(self.phase, Phase::Taking | Phase::Replacing { .. });
        let aboard =
            Space::all().filter(|space| self.fleet.token(*space) == Some(Token::Take)).count() as u32;
        let held: u32 = self.holdings.iter().map(|holdings| holdings.count(Token::Take)).sum();
        self.unseen.count(Token::Take) + aboard + held + u32::from(pending)
    }

    /// Boats are full but for the spaces that the phase is about to fill, and the supply is right for those.
    fn check_cargo(&self) -> Result<(), String> {
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
        if cargo_fits && supply_fits && boats_fit {
            Ok(())
        } else {
            Err("the cargo of the boats, the supply and the phase do not fit together".to_owned())
        }
    }
}
