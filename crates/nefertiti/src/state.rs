//! The state: everything true at the table.

use game::{
    Chosen, Edition, Events, Game, OptionSpec, OptionsError, Outcome, Printed, Score, Seat, Step, StepOf,
    Turn, Viewer,
};
use rand::Rng;

use crate::actions::{Action, Holder};
use crate::chance::Chance;
use crate::character::Piles;
use crate::choices::Choices;
use crate::edition::Numbers;
use crate::events::Event;
use crate::gift::GiftType;
use crate::gifts::Gifts;
use crate::market::{Board, Market, Markets};
use crate::options::{Options, SPECS, Settings};
use crate::oracle::Oracle;
use crate::phase::{Phase, Stage};
use crate::stall::Stall;
use crate::view::View;

/// Everything true at the table: flat, without heap but for the edition that all states of a game share.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Nefertiti {
    pub(crate) phase: Phase,
    pub(crate) this_turn: ThisTurn,
    pub(crate) active: Seat,
    /// The markets that are open, and Memphis until its last award.
    pub(crate) open: Markets,
    /// Where the closed tile lies.
    pub(crate) tile: Market,
    /// Where Akhenaton was drawn: this market is out for good, and none reopens.
    pub(crate) out: Option<Market>,
    /// Who holds the dice of Louqsor.
    pub(crate) dice: Option<Seat>,
    /// Who has the Priest of Amon.
    pub(crate) amon_priest: Option<Seat>,
    /// The royal seals that nobody has.
    pub(crate) seals: u8,
    /// How many turns were finished.
    pub(crate) turns: u16,
    pub(crate) settings: Settings,
    pub(crate) boards: [Board; 5],
    pub(crate) players: [Player; 5],
    /// What collectors set aside.
    pub(crate) neutral: Gifts,
    /// The foreign gifts above Memphis.
    pub(crate) memphis: Gifts,
    /// The gifts of the pile. Nobody has shuffled them: what is drawn is chance (N82).
    pub(crate) unseen: Gifts,
    pub(crate) piles: Piles,
    pub(crate) oracle: Oracle,
    pub(crate) edition: Edition<Numbers>,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    pub(crate) gifts: Gifts,
    pub(crate) points: u16,
    pub(crate) deben: u8,
    pub(crate) seals: u8,
    pub(crate) servants: u8,
    pub(crate) collectors: u8,
}

impl Player {
    /// The gifts in front of the player.
    pub const fn gifts(&self) -> &Gifts {
        &self.gifts
    }

    /// Where the marker stands on the track.
    pub const fn points(&self) -> u16 {
        self.points
    }

    /// The player's money.
    pub const fn deben(&self) -> u8 {
        self.deben
    }

    /// The royal seals that the player has not used.
    pub const fn seals(&self) -> u8 {
        self.seals
    }

    /// The servants in hand.
    pub const fn servants(&self) -> u8 {
        self.servants
    }

    /// The collectors in hand.
    pub const fn collectors(&self) -> u8 {
        self.collectors
    }
}

/// What has happened in the turn under way, as far as the rest of it depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub struct ThisTurn {
    /// What is being carried out.
    pub stage: Stage,
    /// Whether a character was recruited.
    pub has_recruited: bool,
    /// Whether the High Priest gives a second step.
    pub has_extra_step: bool,
    /// Where the player has put a servant.
    pub servants: Markets,
    /// Where the player has put a piece of either sort.
    pub pieces: Markets,
}

impl ThisTurn {
    pub(crate) const NEW: ThisTurn = ThisTurn {
        stage: Stage::Act,
        has_recruited: false,
        has_extra_step: false,
        servants: Markets::NONE,
        pieces: Markets::NONE,
    };
}

impl Nefertiti {
    /// The stall that shows on a market.
    #[inline]
    pub(crate) fn stall(&self, market: Market) -> &Stall {
        self.edition.stall(market, self.boards[market.index()].side)
    }

    #[inline]
    pub(crate) fn board(&self, market: Market) -> &Board {
        &self.boards[market.index()]
    }

    #[inline]
    pub(crate) fn board_mut(&mut self, market: Market) -> &mut Board {
        &mut self.boards[market.index()]
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn own(&self) -> &Player {
        self.player(self.active)
    }

    /// What a player or the neutral one owns.
    pub(crate) fn gifts_of(&self, holder: Holder) -> &Gifts {
        match holder {
            Holder::Seat(seat) => &self.player(seat).gifts,
            Holder::Neutral => &self.neutral,
        }
    }

    pub(crate) fn gifts_of_mut(&mut self, holder: Holder) -> &mut Gifts {
        match holder {
            Holder::Seat(seat) => &mut self.player_mut(seat).gifts,
            Holder::Neutral => &mut self.neutral,
        }
    }

    /// Everybody who can own gifts.
    pub(crate) fn holders(&self) -> impl Iterator<Item = Holder> + use<> {
        let neutral = self.settings.has_neutral().then_some(Holder::Neutral);
        Seat::all(self.settings.players).map(Holder::Seat).chain(neutral)
    }

    /// How many own a gift of this type, the neutral player included.
    pub(crate) fn owners(&self, gift_type: GiftType) -> u8 {
        let players = &self.players[..usize::from(self.settings.players)];
        let seats = players.iter().filter(|player| player.gifts.has_type(gift_type)).count() as u8;
        seats + u8::from(self.neutral.has_type(gift_type))
    }

    /// The markets of the board that are not out for good.
    pub(crate) fn in_reach(&self) -> Markets {
        match self.out {
            Some(market) => Markets::BOARD.without(market.set()),
            None => Markets::BOARD,
        }
    }

    /// Whose piece is dealt with in a sale.
    pub(crate) fn asked_at(&self, market: Market) -> Seat {
        let stand = &self.board(market).stand;
        let piece = stand.best().and_then(|space| stand.piece(space));
        piece.expect("a sale asks pieces that stand there").owner()
    }
}

impl Game for Nefertiti {
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Legal = Choices;
    type Event = Event;
    type View = View;

    const ID: &'static str = "nefertiti";
    const RULES: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=5;
    const OPTIONS: &'static [OptionSpec] = SPECS;

    fn options(chosen: &Chosen) -> Result<Options, OptionsError> {
        Options::new(chosen)
    }

    fn new(options: &Options) -> Nefertiti {
        Nefertiti::set_up(options)
    }

    fn edition(&self) -> Option<&dyn Printed> {
        Some(&self.edition)
    }

    fn seats(&self) -> u8 {
        self.settings.players
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::ShowingStall { .. }
            | Phase::Dealing { .. }
            | Phase::SettingOut { .. }
            | Phase::Rolling
            | Phase::Refilling { .. }
            | Phase::Foreseeing { .. } => Turn::Chance,
            Phase::Turn
            | Phase::Again
            | Phase::Taxing
            | Phase::RollingAgain
            | Phase::Wandering { bought: None, .. }
            | Phase::Scribing { .. }
            | Phase::RoyalScribing { .. }
            | Phase::Offering { .. }
            | Phase::Calling
            | Phase::Yielding { holder: Holder::Neutral, .. }
            | Phase::Wanting { .. }
            | Phase::Giving { .. }
            | Phase::Stealing
            | Phase::Collecting
            | Phase::Begging { .. }
            | Phase::Trading { .. }
            | Phase::TradingFor { .. }
            | Phase::Divining
            | Phase::DiviningFor { .. }
            | Phase::Ordering => Turn::Seat(self.active),
            Phase::Yielding { holder: Holder::Seat(seat), .. } => Turn::Seat(seat),
            Phase::Taking { market, .. }
            | Phase::Shaming { market }
            | Phase::Buying { market }
            | Phase::Leaving { market }
            | Phase::Wandering { bought: Some(market), .. } => Turn::Seat(self.asked_at(market)),
            Phase::Over => Turn::Over,
        }
    }

    #[inline]
    fn legal(&self) -> Choices {
        self.legal_actions()
    }

    fn chance_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        self.list_outcomes(out);
    }

    fn act(&mut self, action: Action, events: &mut impl Events<Event>) {
        self.carry_out(action, events);
    }

    fn resolve(&mut self, outcome: Chance, events: &mut impl Events<Event>) {
        self.come_up(outcome, events);
    }

    /// Points, money and gifts all lie open (N60), so that everyone sees the same.
    fn score(&self, _viewer: Viewer) -> Score {
        self.breakdown()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn sample(view: &View, rng: &mut impl Rng) -> Nefertiti {
        view.complete(rng)
    }

    fn sample_chance(&self, rng: &mut impl Rng) -> Chance {
        self.draw_outcome(rng)
    }

    /// What the Oracle sees and lays is his alone; others are not even told how many decisions the laying took, because
    /// equal cards leave fewer (N70).
    fn shown(&self, step: &StepOf<Nefertiti>, viewer: Viewer) -> Option<String> {
        let text = step.to_string();
        match (step, self.phase) {
            (Step::Chance(_), Phase::Foreseeing { .. }) if !viewer.knows(self.active) => {
                Some("-: a card".to_owned())
            }
            (Step::Action(seat, Action::Next(_)), _) => viewer.knows(*seat).then_some(text),
            (Step::Action(..) | Step::Chance(_), _) => Some(text),
        }
    }

    /// A gift that the Oracle wants is one that only he had seen.
    fn reveals(&self, step: &StepOf<Nefertiti>) -> bool {
        matches!(step, Step::Chance(_) | Step::Action(_, Action::Want(_)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_state_is_small_enough_to_be_cloned_millions_of_times_a_second() {
        assert!(size_of::<Nefertiti>() <= 448, "{} bytes", size_of::<Nefertiti>());
    }
}
