//! What computer players need to know.

use game::{Column, Describe, Evaluate, Game, PerSeat, Seat, Size, Viewer};

use crate::rules::{Action, Card, Toy};
use crate::view::View;

/// The highest card.
const CARDS: usize = 9;

impl Evaluate for Toy {
    const SIZE: Size = Size { seat: 1 + 2 * CARDS, table: CARDS };

    const LEVELS: &'static str = include_str!("evaluate/levels.toml");

    fn evaluate(&self) -> PerSeat<i32> {
        let score = self.score(Viewer::Spectator);
        PerSeat::from_fn(2, |seat| score.of(seat).total())
    }

    fn promise(&self) -> PerSeat<f32> {
        let points = self.evaluate();
        let lead = points[Seat::new(0)] - points[Seat::new(1)];
        let first = 1.0 / (1.0 + (-lead as f32 / 3.0).exp());
        PerSeat::from_fn(2, |seat| if seat.number() == 0 { first } else { 1.0 - first })
    }

    fn describe(&self, to: &mut impl Describe) {
        for (seat, points) in self.evaluate().by_seat() {
            let mut column = Column::of(seat, to);
            column.number(*points as f32 / 10.0);
            column.bits(CARDS, self.side(seat).hand.bits());
            column.bits(CARDS, self.side(seat).buried.bits());
        }
        Column::of_table(to).bits(CARDS, self.deck.bits());
    }

    /// The cards that can be played, then those that can be buried.
    const ACTIONS: usize = 2 * CARDS;

    fn action_number(action: Action) -> Option<usize> {
        let index = |card: Card| usize::from(u8::from(card)) - 1;
        Some(match action {
            Action::Play(card) => index(card),
            Action::Bury(card) => CARDS + index(card),
        })
    }

    fn numbered_action(number: usize) -> Option<Action> {
        let action = if number < CARDS { Action::Play } else { Action::Bury };
        let is_one = number < Self::ACTIONS;
        let card = is_one.then(|| Card::try_from((number % CARDS) as u8 + 1).ok())?;
        card.map(action)
    }

    /// Cards that the viewer has not seen are left out.
    fn describe_view(view: &View, to: &mut impl Describe) {
        view.known().describe(to);
    }
}
