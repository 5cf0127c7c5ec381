//! A market reopens: its cards close ranks, gaps are filled, a seal is put on the upper card.

use game::Events;

use crate::events::Event;
use crate::rules::{Card, Market, Nefertiti, Phase, PileCard, Place};

impl Nefertiti {
    pub(crate) fn reopen(&mut self, market: Market, events: &mut impl Events<Event>) {
        self.board_mut(market).turned = 0;
        self.slide(market, events);
        self.fill(market, false, events);
    }

    /// The leftmost lower card moves to an empty upper place, and the others to the left.
    fn slide(&mut self, market: Market, events: &mut impl Events<Event>) {
        let board = self.board_mut(market);
        for to in Place::ALL {
            if board.card(to).is_some() {
                continue;
            }
            let Some(from) = Place::ALL.into_iter().find(|from| *from > to && board.card(*from).is_some())
            else {
                return;
            };
            let card = board.lift(from).expect("it was found");
            board.lay(to, card);
            events.push(Event::Slid { market, from, to, card });
        }
    }

    /// Draws for the next gap, or opens the market if it has none.
    fn fill(&mut self, market: Market, fed: bool, events: &mut impl Events<Event>) {
        if let Some(place) = self.board(market).gap() {
            self.phase = Phase::Refilling { market, place, fed };
            return;
        }
        self.put_seal(market, events);
        self.open.add(market);
        events.push(Event::Reopened { market });
        self.feed(fed, events);
    }

    pub(crate) fn refill(&mut self, card: PileCard, events: &mut impl Events<Event>) {
        let Phase::Refilling { market, place, fed } = self.phase else {
            unreachable!("nothing is refilled here")
        };
        match card {
            // This market is out for good as it is, and none reopens (N13, N81).
            PileCard::Akhenaton => {
                self.out = Some(market);
                events.push(Event::AkhenatonDrawn { market });
                self.award_for_the_last_time(events);
            }
            // Another card is drawn for the same place.
            PileCard::Gift(kind) if kind.is_foreign() => {
                self.memphis.add(kind);
                events.push(Event::Landed { kind });
                self.fill(market, true, events);
            }
            PileCard::Gift(kind) => {
                self.board_mut(market).lay(place, Card::Gift(kind));
                events.push(Event::Drawn { market, place, kind });
                self.fill(market, fed, events);
            }
        }
    }

    /// A seal for the upper card, if it has none and there is one left (N38).
    pub(crate) fn put_seal(&mut self, market: Market, events: &mut impl Events<Event>) {
        if self.seals > 0 && !self.board(market).has_seal {
            self.seals -= 1;
            self.board_mut(market).has_seal = true;
            events.push(Event::SealPlaced { market });
        }
    }
}
