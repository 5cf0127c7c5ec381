//! What a position is worth: points as they stand, and what the rest of the game may bring.

use game::{PerSeat, Seat};

use crate::rules::{
    Architect, Deity, Dismissal, Effect, Exchange, Owner, Paying, Phase, Player, Purpose, Pyramidice,
    Resting, Reward, Scarab, Then, Working,
};

/// What a die in hand is worth: with another it is a point at least, and a Stone die may be built.
const PRAYER: f32 = 0.4;
const STONE: f32 = 0.8;
/// A die that is still to be rolled may show what is needed.
const UNROLLED: f32 = 0.8;
const UNROLLED_STONE: f32 = 1.4;

/// What it brings to replace a card of the row.
const REPLACED: f32 = -0.6;

/// What a card of the Ennead brings an architect.
const KEPT_FROM_HIM: f32 = 2.5;

impl Pyramidice {
    /// What each seat's position is worth, in points.
    pub(super) fn worths(&self) -> PerSeat<f32> {
        let turns = self.turns_left();
        PerSeat::from_fn(self.options.players, |seat| self.worth(seat, turns))
    }

    fn worth(&self, seat: Seat, turns: f32) -> f32 {
        let player = &self.players[seat.index()];
        let stack = player.deities.and(self.numbers().tables().ennead()).len();
        let mut worth = self.points_so_far(player) as f32 + self.worth_of_ennead(stack, turns);
        // Powers are used in about every second turn.
        let powers: f32 = player.deities.iter().map(power).sum();
        worth += powers * 0.5 * turns;
        // What lies on the board is worth nothing when no turn is left to use it.
        let use_of_resources = (0.4 * turns).min(1.0);
        let board = player.board;
        let resources =
            1.2 * f32::from(board.workers) + f32::from(board.cats) + 0.8 * f32::from(board.stones);
        worth += resources * use_of_resources;
        worth -= 0.4 * player.tiles.len() as f32;
        if self.active == Owner::Seat(seat) {
            worth += STONE * f32::from(self.hand.stone.len());
            worth += PRAYER * f32::from(self.hand.len() - self.hand.stone.len());
            worth += self.under_way(player, turns);
        }
        worth
    }

    /// What the answers to come will change, so that a question is worth as much as what it leads to.
    fn under_way(&self, player: &Player, turns: f32) -> f32 {
        match self.phase {
            Phase::Work(working) => self.work_under_way(working),
            Phase::Payment(paying) => self.payment_under_way(paying, player, turns),
            Phase::Gaining { reward } => match reward {
                Reward::Exchanged { exchange: Exchange::Hapy, .. } | Reward::Triple => 3.0,
                Reward::Exchanged { exchange: Exchange::Swap, .. } | Reward::Gift => 2.0,
                // A Work turn follows.
                Reward::Labour => 1.0 + UNROLLED * f32::from(player.board.workers),
                Reward::Khepri => 1.0,
            },
            Phase::Rest(Resting::TakingDeity | Resting::Giving { exchange: Exchange::Hapy }) => 2.0,
            Phase::Rest(Resting::Giving { exchange: Exchange::Swap }) => 1.0,
            Phase::KeepingEight { .. } => -f32::from(self.surplus(self.seat())),
            // Another card is seldom worth a die, and brings the end nearer.
            Phase::Drawing { then: Then::Menu, .. } => REPLACED,
            Phase::SetUp(_)
            | Phase::Choosing
            | Phase::Drawing { .. }
            | Phase::Rest(Resting::Placing { .. })
            | Phase::ArchitectRolling
            | Phase::Over => 0.0,
        }
    }

    fn work_under_way(&self, working: Working) -> f32 {
        match working {
            Working::TakingDice => UNROLLED * f32::from(self.dice_to_take()),
            Working::Rolling { stone, prayer } => {
                UNROLLED_STONE * f32::from(stone) + UNROLLED * f32::from(prayer)
            }
            Working::Dismissing { reason: Dismissal::Aten } => 2.0,
            Working::Dismissing { reason: Dismissal::Support } => -1.0,
            Working::NamingStone | Working::NamingPrayer { .. } | Working::Setting { .. } => 0.3,
            Working::Menu | Working::Copying { .. } => 0.0,
        }
    }

    fn payment_under_way(&self, paying: Paying, player: &Player, turns: f32) -> f32 {
        match paying {
            Paying::Dice { purpose } => {
                let dice = PRAYER * f32::from(self.bill(purpose).size);
                self.gain_of(player, purpose, turns) - dice - f32::from(self.price(purpose).len())
            }
            Paying::Resources { purpose } => {
                self.gain_of(player, purpose, turns) - f32::from(self.price(purpose).len())
            }
            Paying::Build { face, space } => {
                let tables = self.numbers().tables();
                let workers = 1.2 * f32::from(tables.build_cost(face, space));
                f32::from(face.value() + tables.bonus(space)) - STONE - workers
            }
        }
    }

    /// What a purpose brings when it is paid.
    fn gain_of(&self, player: &Player, purpose: Purpose, turns: f32) -> f32 {
        let tables = self.numbers().tables();
        match purpose {
            Purpose::Buy(deity) => {
                let stack = player.deities.and(tables.ennead()).len();
                let points = if tables.ennead().contains(deity) {
                    let gain = self.worth_of_ennead(stack + 1, turns) - self.worth_of_ennead(stack, turns);
                    gain + self.kept_from_him(1)
                } else {
                    f32::from(tables.points(deity))
                };
                points + power(deity) * 0.5 * turns
            }
            Purpose::Glory => f32::from(self.numbers().turn.glory_for_dice),
            Purpose::Power(deity) => {
                let gains = deity.power().map_or(0.0, |power| match power.effect {
                    Effect::Gain(_) | Effect::GloryAnd(_) | Effect::GloryAndChoice => 1.0,
                    Effect::Stone => UNROLLED_STONE,
                    Effect::Set(_) | Effect::Reroll | Effect::Straighten | Effect::GiveUp | Effect::Glory => {
                        0.0
                    }
                });
                f32::from(tables.glory(deity)) + gains
            }
            Purpose::Replace(_) => REPLACED,
            Purpose::Cat(..) => 0.2,
        }
    }

    /// What would be counted if the game ended here, apart from the Ennead and Obsidian's share of the board.
    pub(super) fn points_so_far(&self, player: &Player) -> i32 {
        let tables = self.numbers().tables();
        let singles = player.deities.without(tables.ennead());
        let deities: i32 = singles.iter().map(|deity| i32::from(tables.points(deity))).sum();
        let pairs = self.pyramids.counted_pairs();
        let pairs = player.project.map_or(0, |project| i32::from(pairs.of(project)));
        let is_obsidian = player.scarab == Some(Scarab::Obsidian);
        let scarab = if is_obsidian { 0 } else { i32::from(self.scarab_points(player)) };
        i32::from(player.glory) + deities + i32::from(self.numbers().projects.glory) * pairs + scarab
    }

    /// What a number of cards of the Ennead count, and the chance that more follow.
    fn worth_of_ennead(&self, cards: u32, turns: f32) -> f32 {
        let promise = (0.1 * turns).min(1.0);
        f32::from(self.numbers().tables().ennead_points(cards)) + promise * cards as f32
    }

    /// What a player's cards of the Ennead, this many of them, would have brought the architect.
    fn kept_from_him(&self, cards: u32) -> f32 {
        if self.opponent().is_some() { KEPT_FROM_HIM * cards as f32 } else { 0.0 }
    }

    /// The same for all the player's cards, where only the player's own points are compared.
    pub(super) fn all_kept_from_him(&self) -> f32 {
        self.kept_from_him(self.players[0].deities.and(self.numbers().tables().ennead()).len())
    }

    /// How many turns everybody may still have.
    pub(super) fn turns_left(&self) -> f32 {
        if self.pharaoh.is_some() {
            return 1.0;
        }
        // Stone dice that leave the supply in a round, averaged over all sorts of players.
        let dice_a_round = [0.7, 0.7, 1.0, 1.3][usize::from(self.options.players) - 1];
        let by_dice = f32::from(self.supply.stones) / dice_a_round;
        // The architect takes one each time, and his opponent has reasons to run the pile out.
        let cards_a_round =
            if self.opponent().is_some() { 2.0 } else { 0.7 * f32::from(self.options.players) };
        let by_cards = f32::from(self.pile) / cards_a_round;
        1.0 + by_dice.min(by_cards)
    }

    /// What the architect will have at the end at his present rate: dice and tiles bring him about the same in every
    /// turn, but each card of the Ennead counts more than the one before.
    pub(super) fn projected(&self, architect: Architect) -> f32 {
        let a_turn = match architect {
            Architect::Snefru => 2.7,
            Architect::Hemiunu => 3.1,
            Architect::Amenhotep => 3.4,
            Architect::Imhotep => 3.9,
        };
        self.architect_total() as f32 + a_turn * self.turns_left() + self.ennead_to_come()
    }

    /// He takes most of the Ennead that lies in the row, and half of what will come from the pile.
    fn ennead_to_come(&self) -> f32 {
        let ennead = self.numbers().tables().ennead();
        let [unseen, hidden, shown, own] = [
            self.unseen,
            self.unseen.and(ennead),
            self.row.set().and(ennead),
            self.architect.deities.and(ennead),
        ]
        .map(|cards| cards.len() as f32);
        let in_pile = hidden * f32::from(self.pile) / unseen.max(1.0);
        let more = 0.8 * shown + 0.5 * in_pile;
        // n cards count n (n − 1).
        more * (2.0 * own + more - 1.0).max(0.5)
    }
}

/// What a power brings in a turn in which it is used, in points.
fn power(deity: Deity) -> f32 {
    match deity {
        Deity::Sekhmet => 2.5,
        Deity::Ra | Deity::Khonsu | Deity::Montu | Deity::Heka => 1.4,
        Deity::Neith | Deity::Sobek | Deity::Serket | Deity::Bes | Deity::Heh | Deity::Bastet => 1.0,
        Deity::Khnum | Deity::Satis | Deity::Anuket | Deity::Seshat | Deity::Hapy | Deity::Khepri => 0.8,
        Deity::Amun | Deity::Mut | Deity::Maat | Deity::Meretseger | Deity::Min | Deity::Thoth => 0.6,
        Deity::Anubis | Deity::Aten | Deity::Ptah | Deity::Sopdet => 0.4,
        Deity::Atum
        | Deity::Shu
        | Deity::Tefnut
        | Deity::Geb
        | Deity::Nut
        | Deity::Osiris
        | Deity::Set
        | Deity::Isis
        | Deity::Nephthys
        | Deity::Horus
        | Deity::Hathor => 0.0,
    }
}
