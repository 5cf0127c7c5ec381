//! Setting up the table.

use game::{Events, Seat};

use crate::events::Event;
use crate::rules::{
    Board, Card, Character, Gifts, Market, Markets, Nefertiti, Options, Oracle, Phase, PileCard, Place,
    Player, SetUpStep, Setup, Side, ThisTurn,
};

impl Nefertiti {
    /// The table before anything is drawn. Seat 0 starts (N61).
    pub(crate) fn set_up(options: &Options) -> Nefertiti {
        let (edition, settings) = (&options.edition, options.settings);
        let table = edition.table(settings.players);
        let mut players = [Player::default(); 5];
        for (player, deben) in players.iter_mut().zip(&table.deben) {
            *player = Player {
                deben: *deben,
                servants: table.servants,
                collectors: table.collectors,
                ..Player::default()
            };
        }
        let reserve =
            |market| if market == Market::Memphis && !settings.memphis { 0 } else { edition.reserve };
        let mut open = Markets::BOARD.without(Market::Louqsor.set());
        if settings.memphis {
            open.add(Market::Memphis);
        }
        let expansion = if settings.uses_expansion() { edition.expansion_seals } else { 0 };
        let mut state = Nefertiti {
            phase: Phase::SetUp(SetUpStep::ShowingStall { market: Market::Gizeh }),
            this_turn: ThisTurn::NEW,
            active: Seat::new(0),
            open,
            tile: Market::Louqsor,
            out: None,
            dice: None,
            amon_priest: None,
            seals: edition.seals + expansion,
            turns: 0,
            settings,
            boards: Market::ALL.map(|market| Board::new(edition.beginner_side(market), reserve(market))),
            players,
            neutral: Gifts::default(),
            memphis: Gifts::default(),
            unseen: edition.deck(settings),
            piles: edition.piles(settings),
            oracle: Oracle::default(),
            edition: edition.clone(),
        };
        if settings.setup == Setup::Beginner {
            state.begin_dealing();
        }
        state
    }

    pub(crate) fn show_stall(&mut self, side: Side, events: &mut impl Events<Event>) {
        let Phase::SetUp(SetUpStep::ShowingStall { market }) = self.phase else {
            unreachable!("no stall is drawn here")
        };
        self.board_mut(market).side = side;
        events.push(Event::StallShown { market, side });
        match market.next_on_board() {
            Some(market) => self.phase = Phase::SetUp(SetUpStep::ShowingStall { market }),
            None => self.begin_dealing(),
        }
    }

    fn begin_dealing(&mut self) {
        self.deal_more(self.edition.to_deal(self.settings));
    }

    fn deal_more(&mut self, left: u8) {
        self.phase = match left {
            0 => Phase::SetUp(SetUpStep::SettingOut { market: Market::Gizeh, place: Place::Upper }),
            left => Phase::SetUp(SetUpStep::Dealing { left }),
        };
    }

    pub(crate) fn deal(&mut self, character: Character, events: &mut impl Events<Event>) {
        let Phase::SetUp(SetUpStep::Dealing { left }) = self.phase else {
            unreachable!("no character is dealt here")
        };
        self.piles.add(character, 1);
        events.push(Event::Dealt { character });
        self.deal_more(left - 1);
    }

    /// The first gifts: four for each market that is open. Akhenaton cannot be among them (N12).
    pub(crate) fn set_out(&mut self, card: PileCard, events: &mut impl Events<Event>) {
        let (Phase::SetUp(SetUpStep::SettingOut { market, place }), PileCard::Gift(kind)) =
            (self.phase, card)
        else {
            unreachable!("set-up draws gifts")
        };
        if kind.is_foreign() {
            self.memphis.add(kind);
            events.push(Event::Landed { kind });
            return;
        }
        self.board_mut(market).lay(place, Card::Gift(kind));
        events.push(Event::Drawn { market, place, kind });
        if let Some(place) = self.board(market).gap() {
            self.phase = Phase::SetUp(SetUpStep::SettingOut { market, place });
            return;
        }
        self.put_seal(market, events);
        self.phase = match market.next_on_board().filter(|next| self.open.has(*next)) {
            Some(market) => Phase::SetUp(SetUpStep::SettingOut { market, place: Place::Upper }),
            None => Phase::TURN,
        };
    }
}
