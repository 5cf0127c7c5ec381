//! What nobody decides: the outcomes that can come up, with their weights.

use game::bits::below;
use rand::Rng;

use crate::rules::{
    Character, Condition, Gifts, Kind, Market, Nefertiti, OracleStep, Phase, PileCard, SetUpStep, Side,
};

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

impl Nefertiti {
    pub(crate) fn list_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::SetUp(SetUpStep::ShowingStall { .. }) => {
                out.extend(Side::ALL.map(|side| (Chance::Show(side), 1)));
            }
            Phase::SetUp(SetUpStep::Dealing { .. }) => {
                let characters = Character::ALL.into_iter().map(|one| (Chance::Deal(one), self.undealt(one)));
                out.extend(characters.filter(|(_, weight)| *weight > 0));
            }
            Phase::SetUp(SetUpStep::SettingOut { .. }) | Phase::Refilling { .. } => {
                if let Some(card) = self.next_laid() {
                    out.push((Chance::Draw(card), 1));
                    return;
                }
                list_gifts(&self.top(), out);
                if self.may_draw_akhenaton() {
                    out.push((Chance::Draw(PileCard::Akhenaton), 1));
                }
            }
            Phase::Oracle(OracleStep::Foreseeing { .. }) => list_gifts(&self.unforeseen(), out),
            Phase::Rolling if self.rolls_two() => {
                let rolls = (1..=6).flat_map(|lower| (lower..=6).map(move |higher| (lower, higher)));
                out.extend(rolls.map(|(lower, higher)| {
                    (Chance::Dice(lower, higher), if lower == higher { 1 } else { 2 })
                }));
            }
            Phase::Rolling => out.extend((1..=6).map(|number| (Chance::Die(number), 1))),
            Phase::Turn(_) | Phase::Sale(_) | Phase::Character(_) | Phase::Oracle(_) | Phase::Over => {}
        }
    }

    #[inline]
    pub(crate) fn draw_outcome(&self, rng: &mut impl Rng) -> Chance {
        match self.phase {
            Phase::SetUp(SetUpStep::SettingOut { .. }) | Phase::Refilling { .. } => {
                Chance::Draw(self.draw_card(rng))
            }
            Phase::Rolling if self.rolls_two() => {
                let dice = below(36, rng) as u8;
                let (one, other) = (dice / 6 + 1, dice % 6 + 1);
                Chance::Dice(one.min(other), one.max(other))
            }
            Phase::Rolling => Chance::Die(below(6, rng) as u8 + 1),
            Phase::Oracle(OracleStep::Foreseeing { .. }) => {
                let gifts = self.unforeseen();
                Chance::Draw(PileCard::Gift(gifts.nth(below(u32::from(gifts.cards()), rng) as u8)))
            }
            Phase::SetUp(SetUpStep::ShowingStall { .. }) => Chance::Show(Side::ALL[below(2, rng) as usize]),
            Phase::SetUp(SetUpStep::Dealing { .. }) => self.draw_character(rng),
            Phase::Turn(_) | Phase::Sale(_) | Phase::Character(_) | Phase::Oracle(_) | Phase::Over => {
                unreachable!("{:?} is no draw", self.phase)
            }
        }
    }

    #[inline]
    pub(crate) fn draw_card(&self, rng: &mut impl Rng) -> PileCard {
        if self.oracle.laid.is_empty() {
            let gifts = u32::from(self.unseen.cards());
            let number = below(gifts + u32::from(self.may_draw_akhenaton()), rng);
            return if number < gifts {
                PileCard::Gift(self.unseen.nth(number as u8))
            } else {
                PileCard::Akhenaton
            };
        }
        self.next_laid().unwrap_or_else(|| {
            let top = self.top();
            PileCard::Gift(top.nth(below(u32::from(top.cards()), rng) as u8))
        })
    }

    fn draw_character(&self, rng: &mut impl Rng) -> Chance {
        let mut outcomes = Vec::new();
        self.list_outcomes(&mut outcomes);
        let total = outcomes.iter().map(|(_, weight)| weight).sum();
        game::pick_by_weight(&outcomes, below(total, rng))
    }

    /// How many cards of a character were not dealt yet.
    #[inline]
    fn undealt(&self, character: Character) -> u32 {
        let cards = self.edition.character_cards(character);
        u32::from(cards.saturating_sub(self.piles.left(character)))
    }

    fn rolls_two(&self) -> bool {
        *self.stall(Market::Louqsor).condition() == Condition::Dice
    }
}

fn list_gifts(gifts: &Gifts, out: &mut Vec<(Chance, u32)>) {
    let weight = |kind: Kind| (Chance::Draw(PileCard::Gift(kind)), u32::from(gifts.count(kind)));
    out.extend(gifts.kinds().iter().map(weight));
}
