//! What computer players need to know.

mod describe;
mod numbers;
mod prospects;

use game::bits::below;
use game::{ActionSet, Describe, Evaluate, PerSeat, Seat, Size};
use rand::Rng;

use self::prospects::{DEBEN, SEAL, WANDERER};
use crate::rules::{
    Action, Card, Choices, Kind, Market, Nefertiti, Oracle, Phase, Pick, Place, SaleStep, TurnStep,
};
use crate::view::View;

/// The share that a seat is already credited with of what it would get if every market closed now.
const SHARE: f32 = 0.6;

impl Evaluate for Nefertiti {
    /// The points as final scoring would give them now, and a part of what the pieces on the markets would bring.
    fn evaluate(&self) -> PerSeat<i32> {
        self.points(&self.standings())
    }

    /// The same result as the outcome's, without working out the breakdown.
    fn won(&self) -> PerSeat<f32> {
        let keys = self.final_keys();
        let players = usize::from(self.settings.players);
        let best = keys[..players].iter().max();
        let winners = keys[..players].iter().filter(|key| Some(*key) == best).count() as f32;
        PerSeat::from_fn(self.settings.players, |seat| {
            if Some(&keys[seat.index()]) == best { 1.0 / winners } else { 0.0 }
        })
    }

    /// The less there is to come, the more a lead counts.
    fn promise(&self) -> PerSeat<f32> {
        self.shares(&self.standings())
    }

    fn stand(&self) -> (PerSeat<f32>, PerSeat<i32>) {
        let standings = self.standings();
        (self.shares(&standings), self.points(&standings))
    }

    const SIZE: Size = describe::SIZE;
    const LEARNT: &'static str = include_str!("learnt.txt");
    const LEVELS: &'static str = include_str!("levels.toml");
    const SKILL_FACTORS: &'static str = include_str!("skill_factors.toml");

    fn describe(&self, to: &mut impl Describe) {
        describe::describe(self, to);
    }

    const ACTIONS: usize = numbers::COUNT;

    fn action_number(action: Action) -> Option<usize> {
        numbers::number(action)
    }

    fn numbered_action(number: usize) -> Option<Action> {
        numbers::numbered(number)
    }

    /// The Oracle's secret is no part of any description.
    fn describe_view(view: &View, to: &mut impl Describe) {
        view.with_oracle(Oracle::default()).describe(to);
    }

    /// Prefers offers it can pay, the gift worth most and the cheapest discard; otherwise anything goes.
    fn playout(&self, seat: Seat, legal: &Choices, rng: &mut impl Rng) -> Option<Action> {
        match self.phase {
            Phase::Turn(TurnStep::Act | TurnStep::Again) => {
                let mut action = legal.choose(rng);
                for _ in 0..3 {
                    if !self.is_rash(action) {
                        break;
                    }
                    action = legal.choose(rng);
                }
                Some(action)
            }
            Phase::Sale(SaleStep::Taking { market, .. } | SaleStep::Buying { market }) => {
                (below(4, rng) > 0).then(|| self.dearest(seat, market, legal))
            }
            Phase::Sale(SaleStep::Shaming { .. }) => {
                let worth = |action: &Action| {
                    if let Action::Discard(kind) = *action {
                        self.edition.highest_value(kind)
                    } else {
                        u8::MAX
                    }
                };
                legal.iter().min_by_key(worth)
            }
            Phase::Turn(TurnStep::Taxing | TurnStep::RollingAgain)
            | Phase::Sale(SaleStep::Leaving { .. })
            | Phase::SetUp(_)
            | Phase::Rolling
            | Phase::Refilling { .. }
            | Phase::Character(_)
            | Phase::Oracle(_)
            | Phase::Over => None,
        }
    }
}

impl Nefertiti {
    fn points(&self, standings: &[f32; 5]) -> PerSeat<i32> {
        PerSeat::from_fn(self.settings.players, |seat| standings[seat.index()].round() as i32)
    }

    fn shares(&self, standings: &[f32; 5]) -> PerSeat<f32> {
        let breadth = if self.out.is_some() { 6.0 } else { 8.0 + f32::from(self.unseen.cards()) * 0.5 };
        let best = standings[..usize::from(self.settings.players)].iter().copied().fold(f32::MIN, f32::max);
        let strength = PerSeat::from_fn(self.settings.players, |seat| {
            ((standings[seat.index()] - best) / breadth).exp()
        });
        let all: f32 = strength.iter().sum();
        strength.map(|strength| strength / all)
    }

    fn standings(&self) -> [f32; 5] {
        let totals = self.totals();
        let prospects = self.prospects();
        std::array::from_fn(|seat| {
            // Money and seals can still be used while gifts are left.
            let player = &self.players[seat];
            let use_of = if self.out.is_some() { 0.0 } else { 1.0 };
            let more =
                use_of * (f32::from(player.deben) * (DEBEN - 0.5) + f32::from(player.seals) * (SEAL - 3.0));
            totals[seat] as f32 + more + SHARE * prospects[seat]
        })
    }

    /// Whether a servant would offer what its owner does not have.
    fn is_rash(&self, action: Action) -> bool {
        matches!(action, Action::Place(space) if space.offer() > self.own().deben)
    }

    fn dearest(&self, seat: Seat, market: Market, legal: &Choices) -> Action {
        let offer = || {
            let rank = self.board(market).stand.best().unwrap_or(0);
            f32::from(self.stall(market).space(rank).offer())
        };
        let price =
            if matches!(self.phase, Phase::Sale(SaleStep::Buying { .. })) { offer() * DEBEN } else { 0.0 };
        let half = f32::from(self.board(market).reserve.div_ceil(2)) * DEBEN;
        let worth = |action: &Action| {
            if let Action::Take(pick) | Action::Buy(pick) = *action {
                return self.picked(seat, market, pick) - price;
            }
            if *action == Action::Half { half } else { 0.0 }
        };
        let best = legal.iter().max_by(|one, other| worth(one).total_cmp(&worth(other)));
        best.unwrap_or_else(|| legal.nth(0))
    }

    fn picked(&self, seat: Seat, market: Market, pick: Pick) -> f32 {
        let kind: Option<Kind> = match pick {
            Pick::Kind(kind) => Some(kind),
            Pick::Place(place) => self.board(market).card(place).and_then(Card::gift),
        };
        let has_seal = pick == Pick::Place(Place::Upper) && self.board(market).has_seal;
        kind.map_or(WANDERER, |kind| self.gain(seat, kind)) + if has_seal { SEAL } else { 0.0 }
    }
}
