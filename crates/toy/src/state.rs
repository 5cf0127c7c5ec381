//! The state, and the places in the turn overview.

use game::{
    Chosen, Events, Game, OptionSpec, OptionsError, Outcome, Score, Seat, Step, StepOf, Turn, Viewer,
};
use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::actions::Action;
use crate::events::Event;
use crate::notation::{Card, Cards};
use crate::view::View;
use game::ActionList;

/// How many cards each seat gets, which is also the number of tricks.
pub(crate) const HAND: u32 = 3;

/// Everything true at the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Toy {
    pub(crate) cards: u8,
    pub(crate) deck: Cards,
    pub(crate) sides: [Side; 2],
    pub(crate) phase: Phase,
}

/// What belongs to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Side {
    pub(crate) hand: Cards,
    pub(crate) taken: Cards,
    pub(crate) buried: Cards,
}

/// Where in the game we are, with what is pending.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    Dealing { to: Seat },
    Leading { leader: Seat },
    Answering { leader: Seat, lead: Card },
    Over,
}

/// What was chosen before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The highest card.
    pub cards: u8,
}

impl Toy {
    pub(crate) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }
}

/// The seat opposite.
pub(crate) fn other(seat: Seat) -> Seat {
    Seat::new(1 - seat.number())
}

impl Game for Toy {
    type Options = Options;
    type Action = Action;
    type Chance = Card;
    type Legal = ActionList<Action>;
    type Event = Event;
    type View = View;

    const ID: &'static str = "toy";
    const RULES: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=2;
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec { key: "cards", values: &["7", "9"], default: "7", when: None }];

    fn options(chosen: &Chosen) -> Result<Options, OptionsError> {
        Ok(Options { cards: if chosen.get("cards") == "9" { 9 } else { 7 } })
    }

    fn new(options: &Options) -> Toy {
        Toy {
            cards: options.cards,
            deck: Cards::up_to(options.cards),
            sides: [Side::default(); 2],
            phase: Phase::Dealing { to: Seat::new(0) },
        }
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Dealing { .. } => Turn::Chance,
            Phase::Leading { leader } => Turn::Seat(leader),
            Phase::Answering { leader, .. } => Turn::Seat(other(leader)),
            Phase::Over => Turn::Over,
        }
    }

    fn legal(&self) -> ActionList<Action> {
        self.legal_actions()
    }

    fn chance_outcomes(&self, out: &mut Vec<(Card, u32)>) {
        out.extend(self.deck.iter().map(|card| (card, 1)));
    }

    fn act(&mut self, action: Action, events: &mut impl Events<Event>) {
        self.carry_out(action, events);
    }

    fn resolve(&mut self, card: Card, events: &mut impl Events<Event>) {
        self.deal(card, events);
    }

    fn score(&self, _viewer: Viewer) -> Score {
        Score(self.sides.iter().map(Side::tally).collect())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn sample(view: &View, rng: &mut impl Rng) -> Toy {
        view.complete(rng)
    }

    /// A dealt card is its owner's secret, and so is a buried one.
    fn shown(&self, step: &StepOf<Toy>, viewer: Viewer) -> Option<String> {
        let (owner, hidden) = match (step, self.phase) {
            (Step::Chance(_), Phase::Dealing { to }) => (to, "a card"),
            (Step::Action(seat, Action::Bury(_)), _) => (*seat, "bury a card"),
            (Step::Action(..) | Step::Chance(_), _) => return Some(step.to_string()),
        };
        Some(if viewer.knows(owner) { step.to_string() } else { hidden.to_owned() })
    }

    /// A card that is played was hidden until then.
    fn reveals(&self, step: &StepOf<Toy>) -> bool {
        matches!(step, Step::Chance(_) | Step::Action(_, Action::Play(_)))
    }
}
