//! What computer players need to know.

use game::bits::below;
use game::{ActionSet, Evaluate, PerSeat, Seat};
use rand::Rng;

use crate::actions::{Action, number};
use crate::deities::Deity;
use crate::legal::Legal;
use crate::options::Architect;
use crate::scarabs::Scarab;
use crate::state::{Dismissal, Exchange, Owner, Phase, Player, Purpose, Pyramidice, Reward, Then};

/// What a player gains in a turn that goes as turns go, in points.
const POINTS_A_TURN: f32 = 2.3;

/// What a die in hand is worth: with another it is a point at least, and a Stone die may be built.
const PRAYER: f32 = 0.4;
const STONE: f32 = 0.8;
/// A die that is still to be rolled may show what one needs.
const UNROLLED: f32 = 0.8;
const UNROLLED_STONE: f32 = 1.4;

/// What it brings to replace a card of the row.
const REPLACED: f32 = -0.6;

impl Evaluate for Pyramidice {
    /// The points as they would be counted here, and what the rest of the game may bring. A game that is over has its
    /// final points.
    fn evaluate(&self) -> PerSeat<i32> {
        if self.phase == Phase::Over {
            return PerSeat::from_fn(self.options.players, |seat| self.total_at_the_end(seat));
        }
        self.worths().map(|worth| worth.round() as i32)
    }

    fn won(&self) -> PerSeat<f32> {
        let ranks = self.ranks();
        let winners = ranks.iter().filter(|rank| **rank == 0).count();
        ranks.map(|rank| if *rank == 0 { 1.0 / winners as f32 } else { 0.0 })
    }

    /// Each lead counts the more, the less of the game is left.
    fn promise(&self) -> PerSeat<f32> {
        let worths = self.worths();
        let spread = 5.0 + 0.8 * self.turns_left();
        if let Some(architect) = self.opponent() {
            let lead = worths[Seat::new(0)] + POINTS_A_TURN * self.turns_left() - self.projected(architect);
            return PerSeat::from_fn(1, |_| 1.0 / (1.0 + (-lead / spread).exp()));
        }
        let best = worths.iter().copied().fold(f32::MIN, f32::max);
        let weights = worths.map(|worth| ((worth - best) / spread).exp());
        let sum: f32 = weights.iter().sum();
        weights.map(|weight| weight / sum)
    }

    /// Builds, buys and uses what it can, and mostly spends dice before it ends.
    fn playout(&self, _seat: Seat, legal: &Legal, rng: &mut impl Rng) -> Action {
        let sensible = match self.phase {
            _ if below(8, rng) == 0 => None,
            Phase::Menu => menu_choice(legal, rng),
            Phase::Choosing if self.player().board.workers >= 3 => Some(Action::Work),
            Phase::Choosing => legal.choose_between(number::REST, number::HAPY, rng),
            _ => None,
        };
        sensible.unwrap_or_else(|| legal.choose(rng))
    }
}

/// The first of these sorts that there is.
fn menu_choice(legal: &Legal, rng: &mut impl Rng) -> Option<Action> {
    legal
        .choose_between(number::BUILD, number::BUY, rng)
        .or_else(|| legal.choose_between(number::BUY, number::CAT, rng))
        .or_else(|| legal.choose_between(number::USE, number::GOLD, rng))
        .or_else(|| legal.choose_between(number::LEND, number::REROLL, rng))
        .or_else(|| legal.choose_between(number::REROLL, number::END, rng))
        .or_else(|| legal.contains(Action::End).then_some(Action::End))
}

impl Pyramidice {
    fn worths(&self) -> PerSeat<f32> {
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
            Phase::TakingDice => UNROLLED * f32::from(self.dice_to_take()),
            Phase::Rolling { stone, prayer } => {
                UNROLLED_STONE * f32::from(stone) + UNROLLED * f32::from(prayer)
            }
            Phase::PayingDice { purpose } => {
                let dice = PRAYER * f32::from(self.bill(purpose).size);
                self.gain_of(player, purpose, turns) - dice - f32::from(self.price(purpose).len())
            }
            Phase::PayingResources { purpose } => {
                self.gain_of(player, purpose, turns) - f32::from(self.price(purpose).len())
            }
            Phase::PayingBuild { face, space } => {
                let tables = self.numbers().tables();
                let workers = 1.2 * f32::from(tables.build_cost(face, space));
                f32::from(face.value() + tables.bonus(space)) - STONE - workers
            }
            Phase::Gaining {
                reward: Reward::Exchanged { exchange: Exchange::Hapy, .. } | Reward::Triple,
            } => 3.0,
            Phase::Gaining { reward: Reward::Exchanged { .. } | Reward::Gift } | Phase::TakingDeity => 2.0,
            // A Work turn follows.
            Phase::Gaining { reward: Reward::Labour } => 1.0 + UNROLLED * f32::from(player.board.workers),
            Phase::Gaining { reward: Reward::Khepri } => 1.0,
            Phase::Giving { exchange: Exchange::Hapy } => 2.0,
            Phase::Giving { exchange: Exchange::Swap } => 1.0,
            Phase::Dismissing { reason: Dismissal::Aten } => 2.0,
            Phase::Dismissing { reason: Dismissal::Support } => -1.0,
            Phase::KeepingEight { .. } => -f32::from(self.surplus(self.seat())),
            // Another card is seldom worth a die, and brings the end nearer.
            Phase::Drawing { then: Then::Menu, .. } => REPLACED,
            Phase::Drawing { .. } => 0.0,
            Phase::NamingStone | Phase::NamingPrayer { .. } | Phase::Setting { .. } => 0.3,
            Phase::LayingTile
            | Phase::DealingProject
            | Phase::DealingScarab { .. }
            | Phase::KeepingScarab { .. }
            | Phase::Choosing
            | Phase::Menu
            | Phase::Copying { .. }
            | Phase::Placing { .. }
            | Phase::ArchitectRolling
            | Phase::Over => 0.0,
        }
    }

    /// What a purpose brings when it is paid.
    fn gain_of(&self, player: &Player, purpose: Purpose, turns: f32) -> f32 {
        let tables = self.numbers().tables();
        match purpose {
            Purpose::Buy(deity) => {
                let stack = player.deities.and(tables.ennead()).len();
                let points = if tables.ennead().contains(deity) {
                    self.worth_of_ennead(stack + 1, turns) - self.worth_of_ennead(stack, turns)
                } else {
                    f32::from(tables.points(deity))
                };
                points + power(deity) * 0.5 * turns
            }
            Purpose::Glory => f32::from(self.numbers().turn.glory_for_dice),
            Purpose::Power(deity) => {
                let gains = match deity {
                    Deity::Min | Deity::Sopdet | Deity::Heka | Deity::Montu | Deity::Khepri => 1.0,
                    Deity::Meretseger => UNROLLED_STONE,
                    _ => 0.0,
                };
                f32::from(tables.glory(deity)) + gains
            }
            Purpose::Replace(_) => REPLACED,
            Purpose::Cat(..) => 0.2,
        }
    }

    /// What would be counted if the game ended here, but for the Ennead and what Obsidian makes of the board.
    fn points_so_far(&self, player: &Player) -> i32 {
        let tables = self.numbers().tables();
        let singles = player.deities.without(tables.ennead());
        let deities: i32 = singles.iter().map(|deity| i32::from(tables.points(deity))).sum();
        let pairs = player
            .project
            .map_or(0, |project| i32::from(crate::projects::pairs(project, &self.pyramids, self.numbers())));
        let scarab = match player.scarab {
            Some(Scarab::Obsidian) => 0,
            _ => i32::from(self.scarab_points(player)),
        };
        i32::from(player.glory) + deities + i32::from(self.numbers().projects.glory) * pairs + scarab
    }

    /// What so many cards of the Ennead count, and that more may follow; an architect would have taken each of them.
    fn worth_of_ennead(&self, cards: u32, turns: f32) -> f32 {
        let kept_from_him = if self.opponent().is_some() { 2.5 } else { 0.0 };
        let promise = (0.1 * turns).min(1.0) + kept_from_him;
        f32::from(self.numbers().tables().ennead_points(cards)) + promise * cards as f32
    }

    /// How many turns everybody may still have.
    fn turns_left(&self) -> f32 {
        if self.pharaoh.is_some() {
            return 1.0;
        }
        // Stone dice that leave the supply in a round, as players of all sorts take them.
        let dice_a_round = [0.7, 0.7, 1.0, 1.3][usize::from(self.options.players) - 1];
        let by_dice = f32::from(self.supply.stones) / dice_a_round;
        let cards_a_round = 0.7 * f32::from(self.options.players + u8::from(self.opponent().is_some()));
        let by_cards = f32::from(self.pile) / cards_a_round;
        1.0 + by_dice.min(by_cards)
    }

    /// What the architect will have at the end if he goes on as he does.
    fn projected(&self, architect: Architect) -> f32 {
        let a_turn = match architect {
            Architect::Snefru => 2.7,
            Architect::Hemiunu => 3.1,
            Architect::Amenhotep => 3.4,
            Architect::Imhotep => 3.9,
        };
        self.architect_total() as f32 + a_turn * self.turns_left()
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

#[cfg(test)]
mod tests {
    use game::{Chosen, Game, Pending, play_out, settle};
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    fn start(options: &str) -> Pyramidice {
        let chosen = Chosen::parse(Pyramidice::OPTIONS, options).unwrap();
        Pyramidice::new(&Pyramidice::options(&chosen).unwrap())
    }

    #[test]
    fn a_game_that_is_over_is_worth_its_points_and_a_loss_against_an_architect_nothing() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for options in ["players=1", "players=1 architect=imhotep", "players=2", "players=3", "players=4"] {
            for _ in 0..50 {
                let mut state = start(options);
                play_out(&mut state, &mut rng);
                let outcome = state.outcome().unwrap();
                let totals = outcome.score.totals();
                for (seat, points) in state.evaluate().by_seat() {
                    assert_eq!(*points, totals[seat.index()]);
                }
                let won: f32 = state.won().iter().sum();
                let lost = state.opponent().is_some() && totals[0] <= totals[1];
                assert!((won - f32::from(u8::from(!lost))).abs() < 1e-6, "{won} with {totals:?}");
            }
        }
    }

    #[test]
    fn promises_are_parts_of_one_win_and_playouts_are_legal() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
        for options in ["players=1", "players=2", "players=3", "players=4"] {
            let mut state = start(options);
            loop {
                let promise: f32 = state.promise().iter().sum();
                let fits = if state.seats() == 1 {
                    (0.0..=1.0).contains(&promise)
                } else {
                    (promise - 1.0).abs() < 1e-3
                };
                assert!(fits, "{promise} with {options}");
                match settle(&mut state, &mut ()) {
                    Pending::Decision(seat, legal) => {
                        let action = state.playout(seat, &legal, &mut rng);
                        assert!(legal.contains(action), "{action}");
                        state.act(action, &mut ());
                    }
                    Pending::Chance => {
                        let outcome = state.sample_chance(&mut rng);
                        state.resolve(outcome, &mut ());
                    }
                    Pending::Over => break,
                }
            }
        }
    }
}
