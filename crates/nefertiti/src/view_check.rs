//! Whether a view that comes from outside can be one of a game: every step from it must be possible.

use game::{ActionSet, Game, Seat, Turn};

use crate::actions::{Holder, PileCard};
use crate::character::Character;
use crate::gift::Kind;
use crate::gifts::Gifts;
use crate::market::{Card, Market, Markets, Place};
use crate::oracle::{LAST_GIFTS, Oracle};
use crate::phase::{Phase, Take};
use crate::stand::Piece;
use crate::view::View;

type Checked = Result<(), String>;

fn demand(holds: bool, problem: impl Into<String>) -> Checked {
    if holds { Ok(()) } else { Err(problem.into()) }
}

impl View {
    /// Whether the parts fit together well enough for every step from here to be possible.
    pub(crate) fn check(&self) -> Checked {
        self.check_seats()?;
        self.check_cards()?;
        self.check_pieces()?;
        self.check_counts()?;
        self.check_markets()?;
        self.check_oracle()?;
        self.check_phase()
    }

    fn check_seats(&self) -> Checked {
        let seats = self.settings.players;
        let mut named = vec![self.active];
        named.extend([self.dice, self.amon_priest, self.oracle.seat].into_iter().flatten());
        named.extend(self.boards.iter().flat_map(|board| board.stand.iter().map(|(_, piece)| piece.owner())));
        if let Phase::Yielding { holder: Holder::Seat(seat), .. } = self.phase {
            named.push(seat);
        }
        demand(named.iter().all(|seat| seat.number() < seats), format!("there are {seats} seats"))
    }

    fn check_cards(&self) -> Checked {
        let deck = self.edition.deck(self.settings);
        let lying = || self.boards.iter().flat_map(|board| board.cards).flatten();
        for kind in Kind::ALL {
            let piles = [&self.unseen, &self.neutral, &self.memphis].into_iter();
            let held = piles.chain(self.players.iter().map(|player| &player.gifts));
            let cards = held.map(|gifts| u32::from(gifts.count(kind))).sum::<u32>()
                + lying().filter(|card| *card == Card::Gift(kind)).count() as u32;
            let most = deck.count(kind);
            demand(cards <= u32::from(most), format!("there are only {most} of {kind}"))?;
        }
        demand(self.memphis.kinds().iter().all(Kind::is_foreign), "only foreign gifts lie at Memphis")?;
        demand(self.neutral.is_empty() || self.settings.has_neutral(), "there is no neutral player")?;
        let wanderers = lying().filter(|card| *card == Card::WanderingThief).count();
        let left = usize::from(self.piles.left(Character::WanderingThief));
        let all = usize::from(self.edition.character_cards(Character::WanderingThief));
        demand(wanderers + left <= all, "there is one Wandering Thief at most")
    }

    fn check_pieces(&self) -> Checked {
        let table = self.edition.table(self.settings.players);
        for seat in Seat::all(self.settings.players) {
            let standing = |wanted: Piece| {
                let pieces = self.boards.iter().flat_map(|board| board.stand.iter());
                pieces.filter(|(_, piece)| *piece == wanted).count()
            };
            let player = &self.players[seat];
            let servants = usize::from(player.servants) + standing(Piece::Servant(seat));
            let collectors = usize::from(player.collectors) + standing(Piece::Collector(seat));
            let is_right =
                servants == usize::from(table.servants) && collectors == usize::from(table.collectors);
            let problem =
                format!("seat {seat} has {} servants and {} collectors", table.servants, table.collectors);
            demand(is_right, problem)?;
        }
        Ok(())
    }

    fn check_counts(&self) -> Checked {
        let lying = self.boards.iter().filter(|board| board.has_seal).count() as u32;
        let held: u32 = self.players.iter().map(|player| u32::from(player.seals)).sum();
        let most = u32::from(self.edition.seals) + u32::from(self.edition.expansion_seals);
        demand(lying + held + u32::from(self.seals) <= most, format!("there are {most} seals at most"))?;
        let reserves: u32 = self.boards.iter().map(|board| u32::from(board.reserve)).sum();
        let money = reserves + self.players.iter().map(|player| u32::from(player.deben)).sum::<u32>();
        demand(money <= 200, "there are not so many Deben")?;
        demand(self.players.iter().all(|player| player.points <= 10_000), "nobody has so many points")?;
        demand(self.turns < 60 * u16::from(self.settings.players), "the game has ended by now")?;
        let merchants = self.edition.merchants().len();
        let scribes = self.edition.scribes(self.settings.players).len();
        for character in Character::ALL {
            let most = match character {
                Character::Scribe => scribes,
                Character::Merchant => merchants,
                _ => usize::from(self.edition.character_cards(character)),
            };
            let is_right = usize::from(self.piles.left(character)) <= most;
            demand(is_right, format!("there are {most} cards of {character} at most"))?;
        }
        Ok(())
    }

    fn check_markets(&self) -> Checked {
        let open = self.open.and(Markets::BOARD);
        demand(self.tile != Market::Memphis, "the closed tile never lies on Memphis")?;
        demand(self.out != Some(Market::Memphis), "Memphis is not filled from the pile")?;
        demand(!open.has(self.tile), "the market with the closed tile is closed")?;
        demand(
            self.out.is_none_or(|out| !open.has(out) && out != self.tile),
            "a market that is out is closed",
        )?;
        demand(self.settings.memphis || !self.open.has(Market::Memphis), "Memphis is not in play")?;
        demand(!open.is_empty() || self.phase == Phase::Over, "a market is open until the end")?;
        let port = self.board(Market::Memphis);
        demand(port.cards == [None; 4] && !port.has_seal, "Memphis has no gift places")?;
        for market in Market::ALL {
            let board = self.board(market);
            let is_open = self.open.has(market);
            demand(
                is_open || board.stand.is_empty(),
                format!("{market} is closed, and nobody stands there"),
            )?;
            let is_whole = Place::ALL.into_iter().all(|place| board.card(place).is_some());
            let is_in_use = self.phase.market() == Some(market) || self.is_setting_out();
            let needs_cards = is_open && market != Market::Memphis && !is_in_use;
            demand(
                !needs_cards || is_whole || self.out.is_some(),
                format!("{market} is open and has four cards"),
            )?;
        }
        let closed = if self.out.is_some() { 2.. } else { 1.. };
        let refilling = matches!(self.phase, Phase::Refilling { .. });
        let expected = if self.out.is_some() { open.len() } else { 3 - u32::from(refilling) };
        let is_right = closed.contains(&(4 - open.len())) && open.len() == expected;
        demand(is_right, "the number of open markets does not fit")?;
        let dice_fit = self.dice.is_none() || !self.board(Market::Louqsor).stand.is_empty();
        demand(dice_fit, "whoever holds the dice has a piece at Louqsor")
    }

    fn is_setting_out(&self) -> bool {
        matches!(self.phase, Phase::ShowingStall { .. } | Phase::Dealing { .. } | Phase::SettingOut { .. })
    }

    fn check_oracle(&self) -> Checked {
        let oracle = &self.oracle;
        let problem = "what is known of the last cards does not fit";
        demand(oracle.given.len() <= LAST_GIFTS && oracle.given.is_sorted(), problem)?;
        demand(usize::from(oracle.last) <= LAST_GIFTS + 1, problem)?;
        demand(oracle.seat.is_some() || *oracle == crate::view::OracleView::default(), problem)?;
        let gifts = oracle.last.saturating_sub(1);
        let bottom: Gifts = oracle.given.iter().copied().collect();
        demand(oracle.last == 0 || (gifts <= self.unseen.cards() && self.out.is_none()), problem)?;
        let is_hidden = oracle.last > 0 && gifts < self.unseen.cards();
        demand(!is_hidden || (bottom.cards() <= gifts && is_part(&bottom, &self.unseen)), problem)?;
        let is_at_work = self.is_oracle_at_work();
        let mut known = oracle.given.clone();
        if let Phase::DiviningFor { kind } = self.phase {
            known.push(kind);
        }
        let known: Gifts = known.into_iter().collect();
        let is_begun =
            oracle.last == 0 && usize::from(known.cards()) <= LAST_GIFTS && is_part(&known, &self.unseen);
        demand(!is_at_work || is_begun, problem)?;
        self.check_secret(problem)
    }

    fn check_secret(&self, problem: &str) -> Checked {
        let oracle = &self.oracle;
        let Some(secret) = &oracle.secret else { return Ok(()) };
        let gifts = secret.laid.iter().filter_map(|card| match card {
            PileCard::Gift(kind) => Some(*kind),
            PileCard::Akhenaton => None,
        });
        let laid: Gifts = gifts.collect();
        let akhenatons = secret.laid.len() - usize::from(laid.cards());
        demand(akhenatons <= 1 && secret.seen.is_sorted(), problem)?;
        if !self.is_oracle_at_work() {
            let is_whole =
                secret.laid.len() == usize::from(oracle.last) && (oracle.last == 0 || akhenatons == 1);
            return demand(is_whole && secret.seen.is_empty() && is_part(&laid, &self.unseen), problem);
        }
        let bottom: Gifts = secret.seen.iter().chain(&oracle.given).copied().collect();
        demand(secret.seen.len() == self.unknown_gifts() && is_part(&bottom, &self.unseen), problem)?;
        if self.phase == Phase::Ordering {
            let is_unfinished = secret.laid.len() <= usize::from(bottom.cards());
            return demand(is_unfinished && is_part(&laid, &bottom), problem);
        }
        let has_wanted =
            |phase| !matches!(phase, Phase::DiviningFor { kind } if !secret.seen.contains(&kind));
        demand(secret.laid.is_empty() && has_wanted(self.phase), problem)
    }

    fn is_oracle_at_work(&self) -> bool {
        matches!(
            self.phase,
            Phase::Foreseeing { .. } | Phase::Divining | Phase::DiviningFor { .. } | Phase::Ordering
        )
    }

    /// Whether what is pending can be done.
    fn check_phase(&self) -> Checked {
        let state = self.with_oracle(self.known_oracle());
        let servant_at =
            |market: Market| self.best_piece(market).is_some_and(|piece| matches!(piece, Piece::Servant(_)));
        let fits = match self.phase {
            Phase::Taking { market, take } => {
                servant_at(market) && (market != Market::Memphis || take != Take::Extra)
            }
            Phase::Shaming { market } | Phase::Buying { market } => servant_at(market),
            Phase::Leaving { market } => matches!(self.best_piece(market), Some(Piece::Collector(_))),
            Phase::Wandering { bought, .. } => {
                bought.is_none_or(|market| market != Market::Memphis && servant_at(market))
            }
            Phase::ShowingStall { market } | Phase::Begging { market } => market != Market::Memphis,
            Phase::Dealing { left } => (1..=self.edition.dealt).contains(&left) && self.out.is_none(),
            Phase::SettingOut { market, place } => {
                self.open.has(market) && self.board(market).gap() == Some(place) && self.unseen.cards() > 4
            }
            Phase::Refilling { market, place, .. } => {
                let is_waiting = market != Market::Memphis && !self.open.has(market) && market != self.tile;
                is_waiting && self.out.is_none() && self.board(market).gap() == Some(place)
            }
            Phase::Rolling => !self.board(Market::Louqsor).stand.is_empty(),
            Phase::RollingAgain => self.dice == Some(self.active),
            Phase::Scribing { bonus } => bonus <= 20,
            Phase::Yielding { owners, .. } => owners > 0,
            Phase::Wanting { swaps, .. } => (1..=2).contains(&swaps),
            Phase::Giving { swaps, partner, kind } => {
                (1..=2).contains(&swaps) && state.gifts_of(partner).count(kind) > 0
            }
            Phase::TradingFor { market, place, .. } => {
                market != Market::Memphis && self.board(market).open_gift(place).is_some()
            }
            Phase::Foreseeing { left } => {
                (1..=LAST_GIFTS as u8).contains(&left) && usize::from(self.unseen.cards()) > LAST_GIFTS
            }
            Phase::DiviningFor { kind } => self.unseen.count(kind) > 0,
            Phase::Turn
            | Phase::Again
            | Phase::Taxing
            | Phase::RoyalScribing { .. }
            | Phase::Offering { .. }
            | Phase::Calling
            | Phase::Stealing
            | Phase::Collecting
            | Phase::Trading { .. }
            | Phase::Divining
            | Phase::Ordering
            | Phase::Over => true,
        };
        demand(fits, "the phase does not fit what lies on the table")?;
        let is_his = self.oracle.seat == Some(self.active);
        demand(
            !self.is_oracle_at_work() || (is_his && self.out.is_none()),
            "the Oracle is at work in nobody's turn",
        )?;
        let decides = matches!(state.turn(), Turn::Seat(_)) && !self.is_oracle_at_work();
        let has_choice = !decides || state.legal().len() > 0;
        demand(has_choice, format!("seat {} has nothing to decide in this phase", self.active))
    }

    fn best_piece(&self, market: Market) -> Option<Piece> {
        let stand = &self.board(market).stand;
        stand.best().and_then(|rank| stand.piece(rank))
    }

    /// The last cards as far as the view tells them.
    fn known_oracle(&self) -> Oracle {
        Oracle { seat: self.oracle.seat, ..Oracle::default() }
    }
}

/// Whether all cards of one set are in the other.
fn is_part(part: &Gifts, whole: &Gifts) -> bool {
    part.kinds().iter().all(|kind| part.count(kind) <= whole.count(kind))
}
