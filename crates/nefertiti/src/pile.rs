//! What chance can bring, and drawing from the pile.
//!
//! Nobody has shuffled until somebody draws: the pile is the set of unseen gifts, four of which lie with Akhenaton at
//! its bottom without anyone knowing which (N82).

use game::bits::below;
use rand::Rng;

use crate::actions::PileCard;
use crate::chance::Chance;
use crate::character::Character;
use crate::condition::Condition;
use crate::gift::Kind;
use crate::gifts::Gifts;
use crate::market::{Market, Side};
use crate::oracle::LAST_GIFTS;
use crate::phase::Phase;
use crate::state::Nefertiti;

impl Nefertiti {
    pub(crate) fn list_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::ShowingStall { .. } => out.extend(Side::ALL.map(|side| (Chance::Show(side), 1))),
            Phase::Dealing { .. } => {
                let characters = Character::ALL.into_iter().map(|one| (Chance::Deal(one), self.undealt(one)));
                out.extend(characters.filter(|(_, weight)| *weight > 0));
            }
            Phase::SettingOut { .. } | Phase::Refilling { .. } => {
                if let Some(card) = self.next_laid() {
                    out.push((Chance::Draw(card), 1));
                    return;
                }
                list_gifts(&self.top(), out);
                if self.may_draw_akhenaton() {
                    out.push((Chance::Draw(PileCard::Akhenaton), 1));
                }
            }
            Phase::Foreseeing { .. } => list_gifts(&self.unforeseen(), out),
            Phase::Rolling if self.rolls_two() => {
                let rolls = (1..=6).flat_map(|lower| (lower..=6).map(move |higher| (lower, higher)));
                out.extend(rolls.map(|(lower, higher)| {
                    (Chance::Dice(lower, higher), if lower == higher { 1 } else { 2 })
                }));
            }
            Phase::Rolling => out.extend((1..=6).map(|number| (Chance::Die(number), 1))),
            Phase::Turn
            | Phase::Again
            | Phase::Taxing
            | Phase::RollingAgain
            | Phase::Taking { .. }
            | Phase::Shaming { .. }
            | Phase::Buying { .. }
            | Phase::Leaving { .. }
            | Phase::Wandering { .. }
            | Phase::Scribing { .. }
            | Phase::RoyalScribing { .. }
            | Phase::Offering { .. }
            | Phase::Calling
            | Phase::Yielding { .. }
            | Phase::Wanting { .. }
            | Phase::Giving { .. }
            | Phase::Stealing
            | Phase::Collecting
            | Phase::Begging { .. }
            | Phase::Trading { .. }
            | Phase::TradingFor { .. }
            | Phase::Divining
            | Phase::DiviningFor { .. }
            | Phase::Ordering
            | Phase::Over => {}
        }
    }

    pub(crate) fn draw_outcome(&self, rng: &mut impl Rng) -> Chance {
        match self.phase {
            Phase::SettingOut { .. } | Phase::Refilling { .. } => Chance::Draw(self.draw_card(rng)),
            Phase::Rolling if self.rolls_two() => {
                let dice = below(36, rng) as u8;
                let (one, other) = (dice / 6 + 1, dice % 6 + 1);
                Chance::Dice(one.min(other), one.max(other))
            }
            Phase::Rolling => Chance::Die(below(6, rng) as u8 + 1),
            Phase::Foreseeing { .. } => {
                let gifts = self.unforeseen();
                Chance::Draw(PileCard::Gift(gifts.nth(below(u32::from(gifts.cards()), rng) as u8)))
            }
            Phase::ShowingStall { .. } => Chance::Show(Side::ALL[below(2, rng) as usize]),
            Phase::Dealing { .. } => self.draw_character(rng),
            Phase::Turn
            | Phase::Again
            | Phase::Taxing
            | Phase::RollingAgain
            | Phase::Taking { .. }
            | Phase::Shaming { .. }
            | Phase::Buying { .. }
            | Phase::Leaving { .. }
            | Phase::Wandering { .. }
            | Phase::Scribing { .. }
            | Phase::RoyalScribing { .. }
            | Phase::Offering { .. }
            | Phase::Calling
            | Phase::Yielding { .. }
            | Phase::Wanting { .. }
            | Phase::Giving { .. }
            | Phase::Stealing
            | Phase::Collecting
            | Phase::Begging { .. }
            | Phase::Trading { .. }
            | Phase::TradingFor { .. }
            | Phase::Divining
            | Phase::DiviningFor { .. }
            | Phase::Ordering
            | Phase::Over => unreachable!("{:?} is no draw", self.phase),
        }
    }

    fn draw_card(&self, rng: &mut impl Rng) -> PileCard {
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

    /// Takes a card from the pile, wherever it goes.
    pub(crate) fn take_from_pile(&mut self, card: PileCard) {
        match card {
            // Nothing is drawn any more, so that the order of what is left is no matter.
            PileCard::Akhenaton => self.oracle.laid.clear(),
            PileCard::Gift(kind) => {
                if self.next_laid().is_some() {
                    self.oracle.laid.remove(0);
                }
                self.unseen.remove(kind);
            }
        }
    }

    /// With four gifts left or fewer, all of them are among the last five cards.
    fn may_draw_akhenaton(&self) -> bool {
        self.oracle.laid.is_empty() && usize::from(self.unseen.cards()) <= LAST_GIFTS
    }

    /// The next card, if the Oracle has laid it.
    fn next_laid(&self) -> Option<PileCard> {
        let first = *self.oracle.laid.first()?;
        (usize::from(self.unseen.cards()) < self.oracle.laid.len()).then_some(first)
    }

    /// The gifts above the cards that the Oracle has laid.
    fn top(&self) -> Gifts {
        let mut top = self.unseen;
        for card in &self.oracle.laid {
            if let PileCard::Gift(kind) = card {
                top.remove(*kind);
            }
        }
        top
    }

    /// The gifts that the Oracle has not seen yet.
    fn unforeseen(&self) -> Gifts {
        let mut gifts = self.unseen;
        self.oracle.seen.iter().for_each(|kind| gifts.remove(*kind));
        gifts
    }

    /// How many cards of a character were not dealt yet.
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
