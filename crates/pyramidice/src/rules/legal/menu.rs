//! Work step 3: what can be built, bought, used and changed, and the ways to pay for a build.

use super::set::Collected;
use crate::rules::actions::{Builds, number, payment_bits};
use crate::rules::{
    Deities, Deity, Effect, Face, HasTurquoise, Legal, Pyramidice, Resource, Resources, Scarab, Space, Tables,
};

/// The ones and the sixes among Stone dice and Prayer dice, six bits each.
const ONES: u64 = 1 | 1 << 6;
const SIXES: u64 = ONES << 5;

const TRIAD: Deities = Deities(1 << Deity::Khnum as u8 | 1 << Deity::Satis as u8 | 1 << Deity::Anuket as u8);

/// What can be done in Work step 3.
type Menu = Collected<{ number::BUILD }>;

impl Pyramidice {
    /// Work step 3.
    #[inline]
    pub(super) fn menu(&self) -> Legal {
        self.on_the_menu().into()
    }

    #[expect(clippy::inline_always, reason = "a call costs random games several percent")]
    #[inline(always)]
    pub(crate) fn on_the_menu(&self) -> Menu {
        let tables = self.numbers().tables();
        let mut legal = Menu::NONE;
        legal.add_one(number::END);
        let dice = self.hand.len();
        let row = self.row.set();
        if !self.hand.stone.is_empty() {
            self.add_builds(&mut legal, tables);
        }
        if dice > 0 {
            legal.add(number::BUY, self.affordable_deities(tables).0);
            legal.add(number::REPLACE, row.0);
            legal.add(number::GLORY, u64::from(dice > 1));
            self.add_changes(&mut legal);
        }
        legal.add(number::USE, self.usable());
        legal.add(number::LEND, self.lent());
        if self.has_scarab(Scarab::Amethyst) && !self.work.scarab_is_used {
            legal.add(number::AMETHYST, row.0);
        }
        legal
    }

    #[inline]
    fn add_builds(&self, legal: &mut Menu, tables: &Tables) {
        let budget = self.purse().for_build();
        let pays_seshat = self.seshat_workers().is_some_and(|workers| workers <= budget);
        let affordable =
            if pays_seshat { Builds::ALL } else { tables.affordable(budget, self.has_turquoise()) };
        let [low, high] = affordable.with(self.hand.stone.present(), self.pyramids.open()).0;
        legal.add(number::BUILD, low);
        legal.add(number::BUILD + number::BUILD_WORD, high);
    }

    /// The deities of the row whose dice and resources can be paid.
    #[inline]
    fn affordable_deities(&self, tables: &Tables) -> Deities {
        let purse = self.purse();
        let is_affordable = |deity: &Deity| {
            let cost = tables.cost(*deity);
            cost.dice.is_payable(self.hand) && purse.can_pay(cost.resources)
        };
        self.row.iter().filter(is_affordable).collect()
    }

    /// Rerolls and Cats, for dice that can be touched.
    #[inline]
    fn add_changes(&self, legal: &mut Menu) {
        let present = u64::from(self.hand.stone.present()) | u64::from(self.hand.prayer.present()) << 6;
        if present == 0 {
            return;
        }
        // No die is turned beyond 6 or 1.
        let shifts = (present & !SIXES) | (present & !ONES) << 12;
        if self.can_spend(Resources::of(Resource::Cat, 1)) {
            legal.add(number::CAT, shifts);
        }
        if self.has_scarab(Scarab::Gold) && !self.work.scarab_is_used {
            legal.add(number::GOLD, shifts);
        }
        legal.add(number::REROLL, u64::from(self.work.rerolls < self.rerolls()));
    }

    /// How many rerolls a Work turn has, not counting Maat's.
    fn rerolls(&self) -> u8 {
        if self.has_scarab(Scarab::Lapis) { 1 + self.numbers().scarabs.lapis.rerolls } else { 1 }
    }

    #[inline]
    fn has_turquoise(&self) -> HasTurquoise {
        if self.has_scarab(Scarab::Turquoise) && !self.work.scarab_is_used {
            HasTurquoise::Yes
        } else {
            HasTurquoise::No
        }
    }

    /// What Seshat asks for a build, if she is there.
    #[inline]
    fn seshat_workers(&self) -> Option<u8> {
        if !self.has(Deity::Seshat) {
            return None;
        }
        self.numbers().card(Deity::Seshat).workers
    }

    /// Every way to pay: plain, then Seshat where she is cheaper, then Turquoise, each in every mix of Workers and Cats.
    /// A way that takes the same as an earlier one is left out (P15).
    pub(super) fn ways_to_build(&self, face: Face, space: Space) -> Legal {
        let tables = self.numbers().tables();
        let plain = tables.build_cost(face, space);
        let seshat = self.seshat_workers().filter(|workers| plain > *workers);
        if seshat.is_none() && self.has_turquoise() == HasTurquoise::No {
            return Legal::word(number::PAY, self.mixes(plain));
        }
        let mut legal = Collected::<{ number::PAY }>::NONE;
        legal.add(number::PAY, self.mixes(plain));
        if let Some(workers) = seshat {
            legal.add(number::PAY_SESHAT, self.mixes(workers));
        }
        let reduction = self.numbers().scarabs.turquoise.workers.min(tables.surcharge(space));
        let reduced = plain - reduction;
        if self.has_turquoise() == HasTurquoise::Yes && reduction > 0 && seshat != Some(reduced) {
            legal.add(number::PAY_TURQUOISE, self.mixes(reduced));
        }
        legal.into()
    }

    /// This many Workers, or with Bastet every mix of Workers and Cats that the board has.
    pub(super) fn mixes(&self, count: u8) -> u64 {
        let board = self.player().board;
        let most_cats = if self.has(Deity::Bastet) { board.cats.min(count) } else { 0 };
        let mut mixes = 0;
        for cats in 0..=most_cats {
            if count - cats <= board.workers {
                mixes |= 1 << payment_bits(Resources::new(count - cats, cats, 0));
            }
        }
        mixes
    }

    /// What the player whose turn it is has: owned deities and a borrowed one.
    #[inline]
    fn at_hand(&self) -> Deities {
        let owned = self.player().deities;
        self.work.loan.map_or(owned, |loan| owned.or(loan.into()))
    }

    /// The deities whose power can be carried out now.
    #[inline]
    fn usable(&self) -> u64 {
        let ready = self.at_hand().and(Deities::USED).without(self.work.used);
        ready.iter().filter(|deity| self.is_usable(*deity)).fold(0, |bits, deity| bits | 1 << deity as u8)
    }

    /// What the members of the triad can lend now, six faces each.
    #[inline]
    fn lent(&self) -> u64 {
        let lenders = self.at_hand().and(TRIAD).without(self.work.used);
        lenders.iter().fold(0, |bits, deity| {
            let member = deity as u32 - Deity::TRIAD[0] as u32;
            bits | u64::from(self.numbers().tables().lent(deity)) << (6 * member)
        })
    }

    fn is_usable(&self, deity: Deity) -> bool {
        let Some(power) = deity.power() else { return false };
        let is_possible = match power.effect {
            Effect::Set(kind) => !self.hand.kind(kind).is_empty(),
            Effect::Reroll => !self.hand.tangible().is_empty(),
            // Only cards at hand can be straightened (P11).
            Effect::Straighten => !self.work.used.and(self.at_hand()).without(deity.into()).is_empty(),
            Effect::GiveUp => !self.player().deities.without(deity.into()).is_empty(),
            Effect::Stone => self.supply.stones > 0,
            Effect::Gain(resource) => self.supply.count(resource) > 0,
            Effect::Glory | Effect::GloryAnd(_) | Effect::GloryAndChoice => true,
        };
        is_possible && power.dice.is_payable(self.hand) && self.can_spend(power.resources)
    }
}
