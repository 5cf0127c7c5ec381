//! What can be answered to each question.

use crate::actions::{self, number, resource_bits};
use crate::deities::{Deities, Deity};
use crate::dice::{Face, Kind};
use crate::legal::{Collected, Legal};
use crate::resources::{Resource, Resources};
use crate::scarabs::Scarab;
use crate::state::{Dismissal, Exchange, Owner, Phase, Purpose, Pyramidice, Reward};

/// The ones and the sixes among Stone dice and Prayer dice, six bits each.
const ONES: u64 = 1 | 1 << 6;
const SIXES: u64 = ONES << 5;

impl Pyramidice {
    /// The one definition of what is legal.
    #[inline]
    pub(crate) fn legal_actions(&self) -> Legal {
        match self.phase {
            Phase::Menu => self.menu(),
            Phase::PayingDice { purpose } => Legal::payments(self.hand, self.bill(purpose)),
            Phase::PayingBuild { face, space } => self.ways_to_build(face, space),
            Phase::NamingStone => {
                Legal::rolls(self.hand.stone, Kind::Stone, u32::from(self.hand.prayer.is_empty()))
            }
            Phase::NamingPrayer { stone } => {
                Legal::rolls(self.hand.prayer, Kind::Prayer, u32::from(stone.is_empty()))
            }
            _ => self.legal_elsewhere(),
        }
    }

    /// Out of line, because these questions are rarer.
    #[inline(never)]
    fn legal_elsewhere(&self) -> Legal {
        match self.phase {
            Phase::Choosing => self.turns(),
            Phase::TakingDice => self.takes(),
            Phase::PayingResources { purpose } => self.mixes_for(purpose),
            Phase::Giving { .. } => one_of(self.player().board),
            Phase::Gaining { reward } => self.gains(reward),
            Phase::KeepingEight { seat, .. } => {
                let board = self.players[seat.index()].board;
                choices(number::DISCARD, board, self.surplus(seat))
            }
            Phase::TakingDeity => group(number::CHOOSE, self.row.set().0),
            Phase::Setting { kind } => self.settings(kind),
            Phase::Dismissing { reason } => self.dismissals(reason),
            Phase::Copying { .. } => group(number::COPY, 0b11),
            Phase::Placing { owner } => self.places(owner),
            Phase::KeepingScarab { seat } => {
                group(number::KEEP, u64::from(self.players[seat.index()].dealt.0))
            }
            Phase::LayingTile
            | Phase::DealingProject
            | Phase::DealingScarab { .. }
            | Phase::Drawing { .. }
            | Phase::Rolling { .. }
            | Phase::Menu
            | Phase::NamingStone
            | Phase::NamingPrayer { .. }
            | Phase::PayingDice { .. }
            | Phase::PayingBuild { .. }
            | Phase::ArchitectRolling
            | Phase::Over => Legal::NONE,
        }
    }

    /// Work step 3.
    #[inline]
    fn menu(&self) -> Legal {
        let mut legal = Collected::from(number::BUILD);
        legal.add_one(number::END);
        let dice = self.hand.len();
        let row = self.row.set();
        if !self.hand.stone.is_empty() {
            self.add_builds(&mut legal);
        }
        if dice > 0 {
            legal.add(number::BUY, self.affordable_deities(row).0);
            legal.add(number::REPLACE, row.0);
            legal.add(number::GLORY, u64::from(dice > 1));
            self.add_changes(&mut legal);
        }
        legal.add(number::USE, self.usable());
        for deity in self.lenders().iter() {
            let member = deity as u32 - Deity::TRIAD[0] as u32;
            legal.add(number::LEND + 6 * member, u64::from(self.numbers().tables().lent(deity)));
        }
        if self.has_scarab(Scarab::Amethyst) && !self.work.scarab_is_used {
            legal.add(number::AMETHYST, row.0);
        }
        legal.into()
    }

    #[inline]
    fn add_builds(&self, legal: &mut Collected) {
        let open = self.pyramids.open().0;
        let budget = self.build_budget();
        let pays_seshat = self.seshat_workers().is_some_and(|workers| workers <= budget);
        let has_turquoise = self.has_turquoise();
        let mut faces = self.hand.stone.present();
        while faces != 0 {
            let face = Face::ALL[faces.trailing_zeros() as usize];
            faces &= faces - 1;
            let affordable = self.numbers().tables().affordable(face, budget, has_turquoise);
            let spaces = if pays_seshat { open } else { open & affordable };
            legal.add(actions::build(face), u64::from(spaces));
        }
    }

    /// The deities of the row whose dice and resources can be paid.
    #[inline]
    fn affordable_deities(&self, row: Deities) -> Deities {
        let tables = self.numbers().tables();
        let is_affordable = |deity: &Deity| {
            let cost = tables.cost(*deity);
            cost.dice.is_payable(self.hand) && self.can_spend(cost.resources)
        };
        Deities(row.iter().filter(is_affordable).fold(0, |bits, deity| bits | 1 << deity as u8))
    }

    /// Rerolls and Cats, for dice that can be touched.
    #[inline]
    fn add_changes(&self, legal: &mut Collected) {
        let present = u64::from(self.hand.stone.present()) | u64::from(self.hand.prayer.present()) << 6;
        if present == 0 {
            return;
        }
        // No die is turned beyond 6 or 1.
        let shifts = (present & !SIXES) | (present & !ONES) << 12;
        if self.can_spend(Resources::of(Resource::Cat, 1)) {
            legal.add(number::CAT, shifts);
        }
        match self.player().scarab {
            Some(Scarab::Gold) if !self.work.scarab_is_used => legal.add(number::GOLD, shifts),
            _ => {}
        }
        legal.add(number::REROLL, u64::from(self.work.rerolls < self.rerolls()));
    }

    /// How many rerolls of one's own a Work turn has.
    fn rerolls(&self) -> u8 {
        if self.has_scarab(Scarab::Lapis) { 1 + self.numbers().scarabs.lapis.rerolls } else { 1 }
    }

    /// What a turn can begin with.
    fn turns(&self) -> Legal {
        let mut legal = Collected::from(number::WORK);
        legal.add_one(number::WORK);
        legal.add(number::REST, u64::from(self.payable(self.display.tiles).0));
        let player = self.player();
        if player.deities.contains(Deity::Hapy) && !player.board.is_empty() {
            legal.add_one(number::HAPY);
        }
        if player.scarab == Some(Scarab::Emerald) {
            legal.add(number::EMERALD, u64::from(self.payable(self.tiles_before_players()).0));
        }
        legal.into()
    }

    /// Every split of the dice that must be taken.
    fn takes(&self) -> Legal {
        let dice = self.dice_to_take();
        let mut legal = Collected::from(number::TAKE);
        for stone in dice.saturating_sub(self.quarry.prayer)..=dice.min(self.quarry.stone) {
            legal.add_one(number::TAKE + 8 * u32::from(stone) + u32::from(dice - stone));
        }
        legal.into()
    }

    /// With Bastet a price is a sum, in every mix (P12).
    fn mixes_for(&self, purpose: Purpose) -> Legal {
        group(number::PAY, self.mixes(self.price(purpose).len()))
    }

    fn gains(&self, reward: Reward) -> Legal {
        let offer = self.on_offer(reward);
        let count = match reward {
            Reward::Exchanged { exchange: Exchange::Hapy, .. } => 3,
            Reward::Exchanged { exchange: Exchange::Swap, .. } | Reward::Gift => 2,
            Reward::Labour | Reward::Khepri => 1,
            Reward::Triple => return triples(offer),
        };
        choices(number::GAIN, offer, count.min(offer.len()))
    }

    /// Every die of the kind, and every other face (P38).
    fn settings(&self, kind: Kind) -> Legal {
        let mut legal = Collected::from(number::SET);
        let mut faces = self.hand.kind(kind).present();
        while faces != 0 {
            let face = faces.trailing_zeros();
            faces &= faces - 1;
            for other in (0..6).filter(|other| *other != face) {
                legal.add_one(number::SET + 36 * kind as u32 + 6 * face + other);
            }
        }
        legal.into()
    }

    /// What is owned, the Ennead as one (P16).
    fn dismissals(&self, reason: Dismissal) -> Legal {
        let ennead = self.numbers().tables().ennead();
        let kept = match reason {
            Dismissal::Aten => Deity::Aten.into(),
            Dismissal::Support => Deities::NONE,
        };
        let owned = self.player().deities.without(kept);
        let mut legal = Collected::from(number::DISMISS);
        legal.add(number::DISMISS, owned.without(ennead).0);
        legal.add(number::ENNEAD, u64::from(!owned.and(ennead).is_empty()));
        legal.into()
    }

    fn places(&self, owner: Owner) -> Legal {
        let laid = match owner {
            Owner::Seat(seat) => self.players[seat.index()].tiles,
            Owner::Architect => self.architect.tiles,
        };
        let tile = laid.first().expect("a tile waits for a place");
        let mut legal = Collected::from(number::PLACE);
        for place in self.display.free() {
            legal.add_one(number::PLACE + 6 * tile as u32 + place.index() as u32);
        }
        legal.into()
    }
}

fn group(first: u32, bits: u64) -> Legal {
    let mut legal = Collected::from(first);
    legal.add(first, bits);
    legal.into()
}

/// One of each sort that is there.
fn one_of(board: Resources) -> Legal {
    let sorts = Resource::ALL.into_iter().filter(|sort| board.count(*sort) > 0);
    group(number::DISCARD, sorts.fold(0, |bits, sort| bits | 1 << resource_bits(Resources::of(sort, 1))))
}

/// Up to three alike, as many as there are.
fn triples(offer: Resources) -> Legal {
    let sorts = Resource::ALL.into_iter().filter(|sort| offer.count(*sort) > 0);
    let triple = |sort| Resources::of(sort, offer.count(sort).min(3));
    group(number::GAIN, sorts.fold(0, |bits, sort| bits | 1 << resource_bits(triple(sort))))
}

/// Every choice of so many, at most three, from what is there.
fn choices(first: u32, from: Resources, count: u8) -> Legal {
    let mut bits = 0;
    for workers in 0..=count.min(from.workers) {
        for cats in 0..=(count - workers).min(from.cats) {
            let stones = count - workers - cats;
            if stones <= from.stones {
                bits |= 1 << resource_bits(Resources::new(workers, cats, stones));
            }
        }
    }
    group(first, bits)
}
