//! What computer players need to know.

use game::{Column, Describe, Evaluate, Game, PerSeat, Seat, Size, Viewer};

use crate::rules::Toy;

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
}
