//! Whether a view from outside can come from a game: every step from it must be possible.

use game::checked::{Checked, demand, demand_choice, demand_seats};

use super::{OracleView, View};
use crate::rules::{
    Card, Character, CharacterStep, Gifts, Holder, Kind, LAST_GIFTS, MOST_TURNS, Market, Markets, Oracle,
    OracleStep, Phase, Piece, PileCard, SaleStep, SetUpStep, Take, TurnStep,
};

impl View {
    /// Whether the parts fit together well enough for every step from here to be possible.
    pub(super) fn check(&self) -> Checked {
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
        demand(self.players.seats() == seats, format!("there are {seats} players"))?;
        let named = [Some(self.active), self.dice, self.amon_priest, self.oracle.seat];
        demand_seats(seats, named.into_iter().flatten().chain(self.standing().map(Piece::owner)))?;
        if let Phase::Character(CharacterStep::Yielding { holder: Holder::Seat(seat), .. }) = self.phase {
            demand_seats(seats, [seat])?;
        }
        Ok(())
    }

    fn standing(&self) -> impl Iterator<Item = Piece> {
        self.boards.iter().flat_map(|board| board.stand.iter()).map(|(_, piece)| piece)
    }

    fn check_cards(&self) -> Checked {
        let deck = self.edition.deck(self.settings);
        let lying: Vec<Card> = self.boards.iter().flat_map(|board| board.cards).flatten().collect();
        let count = |card: Card| lying.iter().filter(|other| **other == card).count();
        for kind in Kind::ALL {
            let piles = [&self.unseen, &self.neutral, &self.memphis].into_iter();
            let held = piles.chain(self.players.iter().map(|player| &player.gifts));
            let held: usize = held.map(|gifts| usize::from(gifts.count(kind))).sum();
            let most = deck.count(kind);
            let is_right = held + count(Card::Gift(kind)) <= usize::from(most);
            demand(is_right, format!("there are only {most} of {kind}"))?;
        }
        demand(self.memphis.kinds().iter().all(Kind::is_foreign), "only foreign gifts lie at Memphis")?;
        demand(self.neutral.is_empty() || self.settings.has_neutral(), "there is no neutral player")?;
        let wanderer = Character::WanderingThief;
        let wanderers = count(Card::WanderingThief) + usize::from(self.piles.left(wanderer));
        let all = usize::from(self.edition.character_cards(wanderer));
        demand(wanderers <= all, "there is one Wandering Thief at most")
    }

    fn check_pieces(&self) -> Checked {
        let table = self.edition.table(self.settings.players);
        for (seat, player) in self.players.by_seat() {
            let standing = |wanted: Piece| self.standing().filter(|piece| *piece == wanted).count();
            let servants = usize::from(player.servants) + standing(Piece::Servant(seat));
            let collectors = usize::from(player.collectors) + standing(Piece::Collector(seat));
            let (most, others) = (table.servants, table.collectors);
            let is_right = servants == usize::from(most) && collectors == usize::from(others);
            demand(is_right, format!("seat {seat} has {most} servants and {others} collectors"))?;
        }
        Ok(())
    }

    fn check_counts(&self) -> Checked {
        let (players, boards) = (self.players.iter(), self.boards.iter());
        let seals = players.map(|player| player.seals).chain(boards.map(|board| u8::from(board.has_seal)));
        let seals = u32::from(self.seals) + seals.map(u32::from).sum::<u32>();
        let most = u32::from(self.edition.seals) + u32::from(self.edition.expansion_seals);
        demand(seals <= most, format!("there are {most} seals at most"))?;
        let (players, boards) = (self.players.iter(), self.boards.iter());
        let money = players.map(|player| player.deben).chain(boards.map(|board| board.reserve));
        let money = money.map(u32::from).sum::<u32>();
        demand(money <= 200, "there are not so many Deben")?;
        demand(self.players.iter().all(|player| player.points <= 10_000), "nobody has so many points")?;
        demand(self.turns < MOST_TURNS * u16::from(self.settings.players), "the game has ended by now")?;
        for character in Character::ALL {
            let most = self.edition.pile(character, self.settings.players);
            let is_right = self.piles.left(character) <= most;
            demand(is_right, format!("there are {most} cards of {character} at most"))?;
        }
        Ok(())
    }

    fn check_markets(&self) -> Checked {
        let open = self.open.and(Markets::BOARD);
        demand(self.tile != Market::Memphis, "the closed tile never lies on Memphis")?;
        demand(self.out != Some(Market::Memphis), "Memphis is not filled from the pile")?;
        demand(!open.has(self.tile), "the market with the closed tile is closed")?;
        let out_fits = self.out.is_none_or(|out| !open.has(out) && out != self.tile);
        demand(out_fits, "a market that is out is closed")?;
        demand(self.settings.memphis || !self.open.has(Market::Memphis), "Memphis is not in play")?;
        demand(!open.is_empty() || self.phase == Phase::Over, "a market is open until the end")?;
        let port = self.board(Market::Memphis);
        demand(port.cards == [None; 4] && !port.has_seal, "Memphis has no gift places")?;
        let in_use = self.in_use();
        for market in Market::ALL {
            let (board, is_open) = (self.board(market), self.open.has(market));
            let is_empty = is_open || board.stand.is_empty();
            demand(is_empty, format!("{market} is closed, and nobody stands there"))?;
            let has_gaps = open.without(in_use).has(market) && board.gap().is_some();
            demand(!has_gaps || self.out.is_some(), format!("{market} is open and has four cards"))?;
        }
        let is_refilling = matches!(self.phase, Phase::Refilling { .. });
        let number_fits = match self.out {
            Some(_) => open.len() <= 2,
            None => open.len() == 3 - u32::from(is_refilling),
        };
        demand(number_fits, "the number of open markets does not fit")?;
        let dice_fit = self.dice.is_none() || !self.board(Market::Louqsor).stand.is_empty();
        demand(dice_fit, "whoever holds the dice has a piece at Louqsor")
    }

    /// The markets whose cards are just being taken or filled in.
    fn in_use(&self) -> Markets {
        match self.phase {
            Phase::SetUp(_) => Markets::BOARD,
            Phase::Sale(step) => step.market().set(),
            Phase::Refilling { market, .. }
            | Phase::Character(CharacterStep::Wandering { bought: Some(market), .. }) => market.set(),
            Phase::Character(_) | Phase::Turn(_) | Phase::Oracle(_) | Phase::Rolling | Phase::Over => {
                Markets::NONE
            }
        }
    }

    fn check_oracle(&self) -> Checked {
        let oracle = &self.oracle;
        let problem = "what is known of the last cards does not fit";
        demand(oracle.given.len() <= LAST_GIFTS && oracle.given.is_sorted(), problem)?;
        demand(usize::from(oracle.last) <= LAST_GIFTS + 1, problem)?;
        demand(oracle.seat.is_some() || *oracle == OracleView::default(), problem)?;
        let gifts = oracle.last.saturating_sub(1);
        let mut known: Gifts = oracle.given.iter().copied().collect();
        demand(oracle.last == 0 || (gifts <= self.unseen.cards() && self.out.is_none()), problem)?;
        let is_hidden = oracle.last > 0 && gifts < self.unseen.cards();
        demand(!is_hidden || (known.cards() <= gifts && is_part(&known, &self.unseen)), problem)?;
        if let Phase::Oracle(step) = self.phase {
            if let OracleStep::DiviningFor { kind } = step {
                known.add(kind);
            }
            let is_part = usize::from(known.cards()) <= LAST_GIFTS && is_part(&known, &self.unseen);
            demand(oracle.last == 0 && is_part, problem)?;
        }
        demand(self.secret_fits(), problem)
    }

    fn secret_fits(&self) -> bool {
        let oracle = &self.oracle;
        let Some(secret) = &oracle.secret else { return true };
        let akhenatons = secret.laid.iter().filter(|card| **card == PileCard::Akhenaton).count();
        let laid: Gifts = secret.laid.iter().filter_map(|card| card.gift()).collect();
        let Phase::Oracle(step) = self.phase else {
            let is_whole =
                usize::from(oracle.last) == secret.laid.len() && akhenatons == usize::from(oracle.last > 0);
            return is_whole && secret.seen.is_empty() && is_part(&laid, &self.unseen);
        };
        let bottom: Gifts = secret.seen.iter().chain(&oracle.given).copied().collect();
        let is_seen = secret.seen.is_sorted()
            && secret.seen.len() == self.unknown_gifts()
            && is_part(&bottom, &self.unseen);
        is_seen
            && match step {
                OracleStep::Ordering => {
                    akhenatons <= 1
                        && secret.laid.len() <= usize::from(bottom.cards())
                        && is_part(&laid, &bottom)
                }
                OracleStep::DiviningFor { kind } => secret.laid.is_empty() && secret.seen.contains(&kind),
                OracleStep::Foreseeing { .. } | OracleStep::Divining => secret.laid.is_empty(),
            }
    }

    /// Whether what is pending can be done.
    fn check_phase(&self) -> Checked {
        demand(self.phase_fits(), "the phase does not fit what lies on the table")?;
        let is_at_work = matches!(self.phase, Phase::Oracle(_));
        let is_his = self.oracle.seat == Some(self.active) && self.out.is_none();
        demand(!is_at_work || is_his, "the Oracle is at work in nobody's turn")?;
        // What the Oracle can choose from is his secret.
        if is_at_work { Ok(()) } else { demand_choice(&self.with_oracle(Oracle::default())) }
    }

    fn phase_fits(&self) -> bool {
        let is_in_reach = |market: Market| market != Market::Memphis;
        match self.phase {
            Phase::SetUp(SetUpStep::ShowingStall { market }) => is_in_reach(market),
            Phase::SetUp(SetUpStep::Dealing { left }) => {
                (1..=self.edition.dealt).contains(&left) && self.out.is_none()
            }
            Phase::SetUp(SetUpStep::SettingOut { market, place }) => {
                self.open.has(market) && self.board(market).gap() == Some(place) && self.unseen.cards() > 4
            }
            Phase::Turn(step) => step != TurnStep::RollingAgain || self.dice == Some(self.active),
            Phase::Rolling => !self.board(Market::Louqsor).stand.is_empty(),
            Phase::Sale(SaleStep::Leaving { market }) => self.best_is_servant(market) == Some(false),
            Phase::Sale(SaleStep::Taking { market: Market::Memphis, take: Take::Extra }) => false,
            Phase::Sale(step) => self.best_is_servant(step.market()) == Some(true),
            Phase::Refilling { market, place, .. } => {
                let is_waiting = is_in_reach(market) && !self.open.has(market) && market != self.tile;
                is_waiting && self.out.is_none() && self.board(market).gap() == Some(place)
            }
            Phase::Character(step) => self.character_fits(step),
            Phase::Oracle(OracleStep::Foreseeing { left }) => {
                (1..=LAST_GIFTS as u8).contains(&left) && usize::from(self.unseen.cards()) > LAST_GIFTS
            }
            Phase::Oracle(OracleStep::DiviningFor { kind }) => self.unseen.count(kind) > 0,
            Phase::Oracle(OracleStep::Divining | OracleStep::Ordering) | Phase::Over => true,
        }
    }

    fn character_fits(&self, step: CharacterStep) -> bool {
        match step {
            CharacterStep::Scribing { bonus } => bonus <= 20,
            CharacterStep::Yielding { owners, .. } => owners > 0,
            CharacterStep::Wanting { swaps, .. } => (1..=2).contains(&swaps),
            CharacterStep::Giving { swaps, partner, kind } => {
                let gifts = match partner {
                    Holder::Seat(seat) => self.players.iter().nth(seat.index()).map(|player| &player.gifts),
                    Holder::Neutral => Some(&self.neutral),
                };
                (1..=2).contains(&swaps) && gifts.is_some_and(|gifts| gifts.count(kind) > 0)
            }
            CharacterStep::Begging { market } => market != Market::Memphis,
            CharacterStep::TradingFor { market, place, .. } => {
                market != Market::Memphis && self.board(market).open_gift(place).is_some()
            }
            CharacterStep::Wandering { bought, .. } => bought
                .is_none_or(|market| market != Market::Memphis && self.best_is_servant(market) == Some(true)),
            CharacterStep::RoyalScribing { .. }
            | CharacterStep::Offering { .. }
            | CharacterStep::Calling
            | CharacterStep::Stealing
            | CharacterStep::Collecting
            | CharacterStep::Trading { .. } => true,
        }
    }

    /// Whether the piece that is dealt with first is a servant, if there is one.
    fn best_is_servant(&self, market: Market) -> Option<bool> {
        let stand = &self.board(market).stand;
        stand.best().and_then(|rank| stand.piece(rank)).map(|piece| matches!(piece, Piece::Servant(_)))
    }
}

/// Whether all cards of one set are in the other.
fn is_part(part: &Gifts, whole: &Gifts) -> bool {
    part.kinds().iter().all(|kind| part.count(kind) <= whole.count(kind))
}
