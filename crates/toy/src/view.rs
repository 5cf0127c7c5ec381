//! What a viewer may know, and the states that look like it.

use game::{Seat, Step, StepOf, Viewer};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

use crate::rules::{Action, Cards, Phase, Side, Toy};

/// What a viewer may know. Built by naming fields, so that a new field of the state is secret until it is named here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    pub(crate) cards: u8,
    pub(crate) phase: Phase,
    pub(crate) sides: [SeenSide; 2],
}

/// What can be seen of one seat: counts for everyone, the cards themselves for their owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct SeenSide {
    pub(crate) taken: Cards,
    pub(crate) hand_size: u32,
    pub(crate) buried_size: u32,
    pub(crate) hand: Option<Cards>,
    pub(crate) buried: Option<Cards>,
}

impl View {
    pub(crate) fn of(state: &Toy, viewer: Viewer) -> View {
        let see = |seat| {
            let side = state.side(Seat::new(seat));
            let own = viewer.knows(Seat::new(seat));
            SeenSide {
                taken: side.taken,
                hand_size: side.hand.len(),
                buried_size: side.buried.len(),
                hand: own.then_some(side.hand),
                buried: own.then_some(side.buried),
            }
        };
        View { cards: state.cards, phase: state.phase, sides: [see(0), see(1)] }
    }

    /// The cards that the viewer has not seen.
    pub(crate) fn unseen(&self) -> Cards {
        let mut unseen = Cards::up_to(self.cards);
        for side in &self.sides {
            for known in [Some(side.taken), side.hand, side.buried].into_iter().flatten() {
                unseen = unseen.without(known);
            }
        }
        if let Phase::Answering { lead, .. } = self.phase {
            unseen.remove(lead);
        }
        unseen
    }

    /// How many cards were not dealt.
    pub(crate) fn deck_size(&self) -> u32 {
        let dealt = |side: &SeenSide| side.taken.len() + side.hand_size + side.buried_size;
        let on_the_table = u32::from(matches!(self.phase, Phase::Answering { .. }));
        u32::from(self.cards) - self.sides.iter().map(dealt).sum::<u32>() - on_the_table
    }

    /// What the viewer knows, with nothing in place of what it does not.
    pub(crate) fn known(&self) -> Toy {
        let sides = self.sides.map(|side| Side {
            taken: side.taken,
            hand: side.hand.unwrap_or_default(),
            buried: side.buried.unwrap_or_default(),
        });
        Toy { cards: self.cards, deck: Cards::default(), sides, phase: self.phase }
    }

    /// Deals what the viewer does not know at random to the places where it must be.
    pub(crate) fn complete(&self, rng: &mut impl Rng) -> Toy {
        let mut unknown = self.unseen();
        let sides = self.sides.map(|side| Side {
            taken: side.taken,
            hand: side.hand.unwrap_or_else(|| draw(&mut unknown, side.hand_size, rng)),
            buried: side.buried.unwrap_or_else(|| draw(&mut unknown, side.buried_size, rng)),
        });
        Toy { cards: self.cards, deck: unknown, sides, phase: self.phase }
    }
}

fn draw(from: &mut Cards, count: u32, rng: &mut impl Rng) -> Cards {
    let mut drawn = Cards::default();
    for _ in 0..count {
        let index = rng.random_range(0..from.len()) as usize;
        let card = from.iter().nth(index).expect("the index is below the number of cards");
        from.remove(card);
        drawn.insert(card);
    }
    drawn
}

/// How the viewer may read a step: a dealt card is its owner's secret, and so is a buried one.
pub(crate) fn shown(state: &Toy, step: &StepOf<Toy>, viewer: Viewer) -> String {
    let (owner, hidden) = match (step, state.phase) {
        (Step::Chance(_), Phase::Dealing { to }) => (to, "a card"),
        (Step::Action(seat, Action::Bury(_)), _) => (*seat, "bury a card"),
        (Step::Action(..) | Step::Chance(_), _) => return step.to_string(),
    };
    if viewer.knows(owner) { step.to_string() } else { hidden.to_owned() }
}

/// A card that is played was hidden until then.
pub(crate) fn reveals(step: &StepOf<Toy>) -> bool {
    match step {
        Step::Chance(_) | Step::Action(_, Action::Play(_)) => true,
        Step::Action(_, Action::Bury(_)) => false,
    }
}
