//! The only definition of what is legal: the possible answers to each question.

mod menu;
mod set;

use game::{ActionSet, Seat};

use crate::rules::actions::{number, resource_bits, resources};
use crate::rules::{
    Action, Dealing, Deities, Deity, Dismissal, Exchange, Kind, Owner, Paying, Phase, Purpose, Pyramidice,
    Resource, Resources, Resting, Reward, Scarab, Tile, Tiles, Working,
};

pub use self::set::Legal;

/// Every seventh bit of a word.
const EVERY_SEVENTH: u64 = 0x8102_0408_1020_4081;

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
            Working::Copying { .. } => Legal::word(number::COPY, 0b11),
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
            Dealing::Keeping { seat } => {
                Legal::word(number::KEEP, u64::from(self.players[seat.index()].dealt.0))
            }
            Dealing::Tile | Dealing::Project | Dealing::Scarab { .. } => Legal::NONE,
        }
    }

    #[inline(never)]
    fn answers_in_rest(&self, resting: Resting) -> Legal {
        match resting {
            Resting::Giving { .. } => one_of(self.player().board),
            Resting::TakingDeity => Legal::word(number::CHOOSE, self.row.set().0),
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
        let rest = number::REST - number::WORK;
        let mut bits = 1 | u64::from(self.payable(self.display.tiles).0) << rest;
        let player = self.player();
        if player.deities.contains(Deity::Hapy) && !player.board.is_empty() {
            bits |= 1 << (number::HAPY - number::WORK);
        }
        if player.scarab == Some(Scarab::Emerald) {
            let borrowed = self.payable(self.tiles_before_players());
            bits |= u64::from(borrowed.0) << (number::EMERALD - number::WORK);
        }
        Legal::word(number::WORK, bits)
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
        let dice = u32::from(self.dice_to_take());
        let fewest = dice.saturating_sub(self.quarry.prayer.into());
        let most = dice.min(self.quarry.stone.into());
        // A Stone die more and a Prayer die less is the seventh number after, and there are at most six Prayer dice.
        let splits = EVERY_SEVENTH & (u64::MAX >> (63 - 7 * (most - fewest)));
        Legal::word(number::TAKE + 7 * fewest + dice, splits)
    }

    /// With Bastet a price is a sum, in every mix (P12).
    #[inline(never)]
    fn mixes_for(&self, purpose: Purpose) -> Legal {
        Legal::word(number::PAY, self.mixes(self.price(purpose).len()))
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
        let mut bits = 0;
        let mut faces = self.hand.kind(kind).present();
        while faces != 0 {
            let face = faces.trailing_zeros();
            faces &= faces - 1;
            bits |= (0b11_1111 & !(1 << face)) << (6 * face);
        }
        Legal::word(number::SET + 36 * kind as u32, bits)
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
        let has_ennead = u64::from(!owned.and(ennead).is_empty());
        Legal::word(
            number::DISMISS,
            owned.without(ennead).0 | has_ennead << (number::ENNEAD - number::DISMISS),
        )
    }

    fn places(&self, owner: Owner) -> Legal {
        let tile = self.laid_before(owner).first().expect("a tile waits for a place");
        let bits = self.display.free().fold(0, |bits, place| bits | 1 << place.index());
        Legal::word(number::PLACE + 6 * tile as u32, bits)
    }
}

/// One of each sort that is there.
fn one_of(board: Resources) -> Legal {
    let sorts = Resource::ALL.into_iter().filter(|sort| board.count(*sort) > 0);
    Legal::word(
        number::DISCARD,
        sorts.fold(0, |bits, sort| bits | 1 << resource_bits(Resources::of(sort, 1))),
    )
}

/// Up to three alike, as many as there are.
fn triples(offer: Resources) -> Legal {
    let sorts = Resource::ALL.into_iter().filter(|sort| offer.count(*sort) > 0);
    let triple = |sort| Resources::of(sort, offer.count(sort).min(3));
    Legal::word(number::GAIN, sorts.fold(0, |bits, sort| bits | 1 << resource_bits(triple(sort))))
}

/// Every choice of this many, at most three, from what is there.
fn choices(first: u32, from: Resources, count: u8) -> Legal {
    let at_most = |sort: Resource| AT_MOST[sort as usize][usize::from(from.count(sort).min(3))];
    let within = at_most(Resource::Worker) & at_most(Resource::Cat) & at_most(Resource::Stone);
    Legal::word(first, OF_COUNT[usize::from(count)] & within)
}

/// For each number up to three, the choices of that many resources.
const OF_COUNT: [u64; 4] = {
    let mut table = [0; 4];
    let mut bits = 0;
    while bits < 64 {
        let count = resources(bits).len() as usize;
        if count < 4 {
            table[count] |= 1 << bits;
        }
        bits += 1;
    }
    table
};

/// For each sort and each number up to three, the choices with no more of it.
const AT_MOST: [[u64; 4]; 3] = {
    let mut table = [[0; 4]; 3];
    let mut entry = 0;
    while entry < 12 {
        let (sort, most) = (entry / 4, entry % 4);
        let mut bits = 0;
        while bits < 64 {
            if resources(bits).count(Resource::ALL[sort]) as usize <= most {
                table[sort][most] |= 1 << bits;
            }
            bits += 1;
        }
        entry += 1;
    }
    table
};
