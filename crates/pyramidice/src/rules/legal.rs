//! The only definition of what is legal: the possible answers to each question.

mod menu;
mod set;

use game::{ActionSet, Seat};

use crate::rules::actions::{number, resource_bits};
use crate::rules::{
    Action, Dealing, Deities, Deity, Dismissal, Exchange, Kind, Owner, Paying, Phase, Purpose, Pyramidice,
    Resource, Resources, Resting, Reward, Scarab, Tile, Tiles, Working,
};

use self::set::Collected;
pub use self::set::Legal;

impl Pyramidice {
    /// The one definition of what is legal.
    #[inline]
    pub(crate) fn legal_actions(&self) -> Legal {
        match self.phase {
            Phase::Work(working) => self.answers_in_work(working),
            Phase::Payment(paying) => self.payments(paying),
            Phase::Choosing => self.turns(),
            Phase::Gaining { reward } => self.gains(reward),
            Phase::KeepingEight { seat, .. } => self.discards(seat),
            Phase::Rest(resting) => self.answers_in_rest(resting),
            Phase::SetUp(dealing) => self.answers_in_set_up(dealing),
            Phase::Drawing { .. } | Phase::ArchitectRolling | Phase::Over => Legal::NONE,
        }
    }

    #[inline]
    pub(crate) fn forced_action(&self) -> Option<Action> {
        // In most decisions of a game, a die can be spent to replace a card, or the dice can be left alone.
        let is_menu = matches!(self.phase, Phase::Work(Working::Menu));
        let has_choice = is_menu && !self.hand.is_empty() && !self.row.is_empty();
        if has_choice { None } else { self.legal_actions().only() }
    }

    #[inline]
    fn answers_in_work(&self, working: Working) -> Legal {
        match working {
            Working::Menu => self.menu(),
            Working::NamingStone => {
                Legal::rolls(self.hand.stone, Kind::Stone, u32::from(self.hand.prayer.is_empty()))
            }
            Working::NamingPrayer { stone } => {
                Legal::rolls(self.hand.prayer, Kind::Prayer, u32::from(stone.is_empty()))
            }
            Working::TakingDice => self.takes(),
            Working::Setting { kind } => self.settings(kind),
            Working::Dismissing { reason } => self.dismissals(reason),
            Working::Copying { .. } => group(number::COPY, 0b11),
            Working::Rolling { .. } => Legal::NONE,
        }
    }

    #[inline]
    fn payments(&self, paying: Paying) -> Legal {
        match paying {
            Paying::Dice { purpose } => Legal::payments(self.hand, self.bill(purpose)),
            Paying::Build { face, space } => self.ways_to_build(face, space),
            Paying::Resources { purpose } => self.mixes_for(purpose),
        }
    }

    // What follows is out of line, because it is asked more rarely.

    #[inline(never)]
    fn answers_in_set_up(&self, dealing: Dealing) -> Legal {
        match dealing {
            Dealing::Keeping { seat } => group(number::KEEP, u64::from(self.players[seat.index()].dealt.0)),
            Dealing::Tile | Dealing::Project | Dealing::Scarab { .. } => Legal::NONE,
        }
    }

    #[inline(never)]
    fn answers_in_rest(&self, resting: Resting) -> Legal {
        match resting {
            Resting::Giving { .. } => one_of(self.player().board),
            Resting::TakingDeity => group(number::CHOOSE, self.row.set().0),
            Resting::Placing { owner } => self.places(owner),
        }
    }

    #[inline(never)]
    fn discards(&self, seat: Seat) -> Legal {
        choices(number::DISCARD, self.players[seat.index()].board, self.surplus(seat))
    }

    /// What a turn can begin with.
    #[inline(never)]
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

    /// Those of these tiles whose cost can be paid, Bes's point counted (P33).
    fn payable(&self, tiles: Tiles) -> Tiles {
        let player = self.player();
        let bes =
            if player.deities.contains(Deity::Bes) { self.numbers().tables().glory(Deity::Bes) } else { 0 };
        let glory = player.glory + u16::from(bes);
        let mut payable = tiles;
        for tile in [Tile::Trio, Tile::God, Tile::Triple, Tile::Labour] {
            if glory < u16::from(self.numbers().tile_price(tile)) {
                payable.remove(tile);
            }
        }
        if self.row.is_empty() {
            payable.remove(Tile::God);
        }
        if player.board.is_empty() {
            payable.remove(Tile::Swap);
        }
        payable
    }

    /// The face-up tiles before all players (P25).
    fn tiles_before_players(&self) -> Tiles {
        self.players.iter().fold(Tiles::default(), |tiles, player| tiles.or(player.tiles.face_up()))
    }

    /// Every split of the dice that must be taken.
    #[inline(never)]
    fn takes(&self) -> Legal {
        let dice = self.dice_to_take();
        let mut legal = Collected::from(number::TAKE);
        for stone in dice.saturating_sub(self.quarry.prayer)..=dice.min(self.quarry.stone) {
            legal.add_one(number::TAKE + 8 * u32::from(stone) + u32::from(dice - stone));
        }
        legal.into()
    }

    /// With Bastet a price is a sum, in every mix (P12).
    #[inline(never)]
    fn mixes_for(&self, purpose: Purpose) -> Legal {
        group(number::PAY, self.mixes(self.price(purpose).len()))
    }

    #[inline(never)]
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
    #[inline(never)]
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
    #[inline(never)]
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
        let tile = self.laid_before(owner).first().expect("a tile waits for a place");
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

/// Every choice of this many, at most three, from what is there.
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
