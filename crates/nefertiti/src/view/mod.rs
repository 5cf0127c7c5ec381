//! What a viewer may know, and the states that look like it.

mod check;
mod json;
mod steps;

use arrayvec::ArrayVec;
use game::bits::below;
use game::{Edition, PerSeat, Score, Seat, Turn, Viewer};
use rand::Rng;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};

use self::json::Json;
pub(crate) use self::steps::{reveals, shown};
use crate::rules::{
    Board, CharacterStep, GiftType, Gifts, Holder, Kind, LAST_GIFTS, Market, Markets, Nefertiti, Numbers,
    Oracle, OracleStep, Phase, PileCard, Piles, Player, Settings, Stall, ThisTurn,
};

/// What a viewer may know: everything but what the Oracle alone saw (N60, N70). It is built by naming fields, so a new
/// field of the state is secret until it is named here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Json", into = "Json")]
pub struct View {
    /// The numbers of the box.
    pub edition: Edition<Numbers>,
    /// The options of the game.
    pub settings: Settings,
    /// Where in the rules the game is.
    pub phase: Phase,
    /// What has happened in the current turn.
    pub this_turn: ThisTurn,
    /// Whose turn it is; others may be asked in it, and draws belong to it too.
    pub active: Seat,
    /// The markets that are open, and Memphis until its last award.
    pub open: Markets,
    /// Where the closed tile lies.
    pub tile: Market,
    /// Where Akhenaton was drawn: this market is out for good, and none reopens.
    pub out: Option<Market>,
    /// Who holds the dice of Louqsor.
    pub dice: Option<Seat>,
    /// Who has the Priest of Amon.
    pub amon_priest: Option<Seat>,
    /// The royal seals that nobody has.
    pub seals: u8,
    /// How many turns are over.
    pub turns: u16,
    /// What lies on each market; [`Market::Memphis`] has its Reserve and pieces here, and its gifts apart.
    pub boards: [Board; 5],
    /// What belongs to each player.
    pub players: PerSeat<Player>,
    /// What collectors set aside, in a game for two.
    pub neutral: Gifts,
    /// The foreign gifts above Memphis.
    pub memphis: Gifts,
    /// The gifts of the pile.
    pub unseen: Gifts,
    /// The characters that can still be recruited.
    pub piles: Piles,
    /// The last cards of the pile, as far as the viewer knows them.
    pub oracle: OracleView,
}

/// The last cards of the pile, as far as a viewer knows them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OracleView {
    /// Who looked at them.
    pub seat: Option<Seat>,
    /// The gifts that were put in by swaps.
    pub given: Vec<Kind>,
    /// How many cards lie in the order that the Oracle chose; 0 while he has not finished, and after Akhenaton.
    pub last: u8,
    /// What only the Oracle knows.
    pub secret: Option<Secret>,
}

/// What only the Oracle knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secret {
    /// The gifts seen and not yet swapped or laid.
    pub seen: Vec<Kind>,
    /// The cards that were laid, the next one to be drawn first.
    pub laid: Vec<PileCard>,
}

impl View {
    #[inline]
    pub(crate) fn of(state: &Nefertiti, viewer: Viewer) -> View {
        View {
            edition: state.edition.clone(),
            settings: state.settings,
            phase: state.phase,
            this_turn: state.this_turn,
            active: state.active,
            open: state.open,
            tile: state.tile,
            out: state.out,
            dice: state.dice,
            amon_priest: state.amon_priest,
            seals: state.seals,
            turns: state.turns,
            boards: state.boards,
            players: PerSeat::from_fn(state.settings.players, |seat| *state.player(seat)),
            neutral: state.neutral,
            memphis: state.memphis,
            unseen: state.unseen,
            piles: state.piles,
            oracle: OracleView::of(state, viewer),
        }
    }

    /// A state that looks like this, with what the viewer does not know drawn by chance.
    #[inline]
    pub(crate) fn complete(&self, rng: &mut impl Rng) -> Nefertiti {
        self.with_oracle(self.complete_oracle(rng))
    }

    /// The state with these last cards.
    #[inline]
    pub(crate) fn with_oracle(&self, oracle: Oracle) -> Nefertiti {
        let mut players = [Player::default(); 5];
        for (player, seen) in players.iter_mut().zip(self.players.iter()) {
            *player = *seen;
        }
        Nefertiti {
            phase: self.phase,
            this_turn: self.this_turn,
            active: self.active,
            open: self.open,
            tile: self.tile,
            out: self.out,
            dice: self.dice,
            amon_priest: self.amon_priest,
            seals: self.seals,
            turns: self.turns,
            settings: self.settings,
            boards: self.boards,
            players,
            neutral: self.neutral,
            memphis: self.memphis,
            unseen: self.unseen,
            piles: self.piles,
            oracle,
            edition: self.edition.clone(),
        }
    }

    fn complete_oracle(&self, rng: &mut impl Rng) -> Oracle {
        let view = &self.oracle;
        let mut oracle = Oracle {
            seat: view.seat,
            seen: ArrayVec::new(),
            given: view.given.iter().copied().collect(),
            laid: ArrayVec::new(),
        };
        if let Some(secret) = &view.secret {
            oracle.seen.extend(secret.seen.iter().copied());
            oracle.laid.extend(secret.laid.iter().copied());
            return oracle;
        }
        let mut others = self.unseen;
        if let Some(gifts) = view.last.checked_sub(1) {
            let mut laid = oracle.laid.clone();
            // Once only the last cards are left, they are all that is unseen.
            let known = if gifts < others.cards() { &view.given[..] } else { &[] };
            laid.extend(known.iter().map(|kind| PileCard::Gift(*kind)));
            for kind in known {
                others.remove(*kind);
            }
            while laid.len() < usize::from(gifts) {
                laid.push(PileCard::Gift(draw(&mut others, rng)));
            }
            laid.push(PileCard::Akhenaton);
            laid.shuffle(rng);
            oracle.laid = laid;
            return oracle;
        }
        let unknown = self.unknown_gifts();
        if unknown == 0 {
            return oracle;
        }
        view.given.iter().for_each(|kind| others.remove(*kind));
        if let Phase::Oracle(OracleStep::DiviningFor { kind }) = self.phase {
            others.remove(kind);
            oracle.see(kind);
        }
        while oracle.seen.len() < unknown {
            oracle.see(draw(&mut others, rng));
        }
        oracle
    }

    /// How many gifts the Oracle has seen and not yet swapped or laid; everybody knows the number.
    #[inline]
    pub(crate) fn unknown_gifts(&self) -> usize {
        let all = usize::from(self.unseen.cards()).min(LAST_GIFTS);
        match self.phase {
            Phase::Oracle(OracleStep::Foreseeing { left }) => LAST_GIFTS.saturating_sub(usize::from(left)),
            Phase::Oracle(_) => all.saturating_sub(self.oracle.given.len()),
            Phase::SetUp(_)
            | Phase::Turn(_)
            | Phase::Sale(_)
            | Phase::Character(_)
            | Phase::Rolling
            | Phase::Refilling { .. }
            | Phase::Over => 0,
        }
    }

    /// Who decides the next step.
    pub fn turn(&self) -> Turn {
        self.with_oracle(Oracle::default()).asked()
    }

    /// Whose gifts are asked for: those of the player who decides, or the neutral player's.
    pub(crate) fn giver(&self) -> Option<Holder> {
        if let Phase::Character(CharacterStep::Yielding { holder, .. }) = self.phase {
            return Some(holder);
        }
        match self.turn() {
            Turn::Seat(seat) => Some(Holder::Seat(seat)),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// The points as they stand: nothing that is hidden counts.
    pub fn score(&self) -> Score {
        self.with_oracle(Oracle::default()).breakdown()
    }

    /// What lies on a market.
    pub fn board(&self, market: Market) -> &Board {
        &self.boards[market as usize]
    }

    /// The stall that shows on a market.
    pub fn stall(&self, market: Market) -> &Stall {
        self.edition.stall(market, self.board(market).side)
    }

    /// How many own a gift of this type, the neutral player included.
    pub fn owners(&self, gift_type: GiftType) -> u8 {
        let seats = self.players.iter().filter(|player| player.gifts.has_type(gift_type)).count() as u8;
        seats + u8::from(self.neutral.has_type(gift_type))
    }
}

impl OracleView {
    fn of(state: &Nefertiti, viewer: Viewer) -> OracleView {
        let oracle = &state.oracle;
        let Some(seat) = oracle.seat else { return OracleView::default() };
        let is_laid = state.phase != Phase::Oracle(OracleStep::Ordering);
        OracleView {
            seat: Some(seat),
            given: oracle.given.to_vec(),
            last: if is_laid { oracle.laid.len() as u8 } else { 0 },
            secret: viewer
                .knows(seat)
                .then(|| Secret { seen: oracle.seen.to_vec(), laid: oracle.laid.to_vec() }),
        }
    }
}

fn draw(from: &mut Gifts, rng: &mut impl Rng) -> Kind {
    let kind = from.nth(below(u32::from(from.cards()), rng) as u8);
    from.remove(kind);
    kind
}
