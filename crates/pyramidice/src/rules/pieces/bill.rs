//! What dice a price takes, and every way to pay it.

use crate::rules::{Dice, Die, Face, Faces, Kind};

/// A price in dice.
///
/// A die that must be a Stone die of a face is also a die of that face, which is also just a die: so it is enough to
/// compare counts, and no matching has to be searched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bill {
    /// How many dice it takes.
    pub size: u8,
    /// The faces asked for among them, whatever their kind.
    pub faces: Faces,
    /// Those of these faces that must be Stone dice.
    pub stone: Faces,
    /// What holds for all of the dice.
    pub rule: Rule,
}

/// What holds for all the dice of a price.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rule {
    /// Nothing.
    Free,
    /// They are Stone dice.
    Stone,
    /// They show the same face.
    Alike,
}

impl Bill {
    /// This many dice of any kind and face.
    pub const fn any(size: u8) -> Bill {
        Bill { size, faces: NONE, stone: NONE, rule: Rule::Free }
    }

    /// This many Stone dice.
    pub const fn stone(size: u8) -> Bill {
        Bill { size, faces: NONE, stone: NONE, rule: Rule::Stone }
    }

    /// This many dice that show the same face.
    pub const fn alike(size: u8) -> Bill {
        Bill { size, faces: NONE, stone: NONE, rule: Rule::Alike }
    }

    /// Whether these dice hold a payment.
    #[inline]
    pub fn is_payable(self, hand: Dice) -> bool {
        match self.rule {
            Rule::Free => {
                let lacking = hand.all().lacking(self.faces) | hand.as_stone().lacking(self.stone);
                lacking == 0 && hand.len() >= self.size
            }
            Rule::Stone => hand.as_stone().len() >= self.size,
            Rule::Alike => {
                let all = hand.all();
                Face::ALL.into_iter().any(|face| all.count(face) >= self.size)
            }
        }
    }

    /// Whether these dice are a payment, all of them and no more.
    #[inline]
    pub fn is_paid_by(self, dice: Dice) -> bool {
        dice.len() == self.size && self.accepts(dice)
    }

    /// The same, for dice of the right number.
    #[inline]
    fn accepts(self, dice: Dice) -> bool {
        match self.rule {
            Rule::Free => dice.all().covers(self.faces) && dice.as_stone().covers(self.stone),
            Rule::Stone => dice.prayer.is_empty(),
            Rule::Alike => dice.all().present().is_power_of_two(),
        }
    }

    /// Shows every payment from this hand to `visit`, in the order of the dice, until it has seen enough.
    #[inline]
    pub(crate) fn each(self, hand: Dice, visit: &mut impl FnMut(Dice) -> Enough) {
        let mut names = [(Dice::default(), 0, 0); 18];
        let mut count = 0;
        let mut left = 0;
        // The order compares 6 before 1, and Stone dice first. It is built from the end, so that each name knows
        // how many dice come after it.
        for kind in Kind::ALL.into_iter().rev() {
            let dice = hand.kind(kind);
            let mut faces = dice.present();
            while faces != 0 {
                let face = Face::ALL[faces.trailing_zeros() as usize];
                names[count] = (Dice::of(Die::new(kind, face), 1), dice.count(face), left);
                left += dice.count(face);
                count += 1;
                faces &= faces - 1;
            }
        }
        if left >= self.size {
            self.walk(&names[..count], self.size, Dice::default(), visit);
        }
    }

    fn walk(
        self,
        names: &[(Dice, u8, u8)],
        missing: u8,
        mut taken: Dice,
        visit: &mut impl FnMut(Dice) -> Enough,
    ) -> Enough {
        let (Some((&(one, count, behind), rest)), 1..) = (names.split_last(), missing) else {
            return if self.accepts(taken) { visit(taken) } else { Enough::No };
        };
        for of_it in 0..=count.min(missing) {
            if missing - of_it <= behind && self.walk(rest, missing - of_it, taken, visit) == Enough::Yes {
                return Enough::Yes;
            }
            taken = taken.plus(one);
        }
        Enough::No
    }
}

const NONE: Faces = Faces::of(Face::ALL[0], 0);

/// Whether a visitor has seen enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Enough {
    No,
    Yes,
}
