//! The Rest turn.

use game::{Events, Seat};

use crate::events::{Event, Reason};
use crate::rules::{
    Deity, Exchange, Laid, Owner, Phase, Place, Pyramidice, Resource, Resources, Resting, Reward, Row,
    Scarab, Then, Tile, Tiles,
};

/// With this many tiles before a player, all of them go back.
const TILES_BEFORE_A_PLAYER: usize = 3;

impl Pyramidice {
    pub(crate) fn rest(&mut self, tile: Tile, events: &mut impl Events<Event>) {
        events.push(Event::TileTaken { seat: self.seat(), tile });
        self.receive_bes(events);
        self.display.take(tile);
        self.player_mut().tiles.push(tile);
        self.use_tile(tile, events);
    }

    pub(crate) fn rest_with_hapy(&mut self, events: &mut impl Events<Event>) {
        events.push(Event::HapyUsed { seat: self.seat() });
        self.receive_bes(events);
        self.phase = Phase::Rest(Resting::Giving { exchange: Exchange::Hapy });
    }

    pub(crate) fn rest_with_emerald(&mut self, tile: Tile, events: &mut impl Events<Event>) {
        let has_it = |seat: &Seat| self.players[seat.index()].tiles.face_up().contains(tile);
        let owner = self.seats_in_play().find(has_it).expect("the tile lies before somebody");
        events.push(Event::TileBorrowed { seat: self.seat(), owner, tile });
        self.receive_bes(events);
        self.players[owner.index()].tiles.turn_down(tile);
        self.use_tile(tile, events);
    }

    fn receive_bes(&mut self, events: &mut impl Events<Event>) {
        if self.player().deities.contains(Deity::Bes) {
            self.gain_glory_of(Deity::Bes, events);
        }
    }

    fn use_tile(&mut self, tile: Tile, events: &mut impl Events<Event>) {
        let price = self.numbers().tile_price(tile);
        if price > 0 {
            self.player_mut().glory -= u16::from(price);
            let points = -(price as i8);
            events.push(Event::Glory { owner: self.active, points, reason: Reason::Tile(tile) });
        }
        match tile {
            Tile::Ww | Tile::Ws | Tile::Wc | Tile::Ss | Tile::Sc | Tile::Cc => {
                let resources = self.numbers().tables().plain_tile(tile).expect("it is a plain tile");
                self.gain(self.seat(), resources, events);
                self.keep_eight(self.seat(), Then::FinishRest, events);
            }
            Tile::Trio => {
                self.gain(self.seat(), Resources::new(1, 1, 1), events);
                self.keep_eight(self.seat(), Then::FinishRest, events);
            }
            Tile::Swap => self.phase = Phase::Rest(Resting::Giving { exchange: Exchange::Swap }),
            Tile::God => self.phase = Phase::Rest(Resting::TakingDeity),
            Tile::Gift => self.offer(Reward::Gift, events),
            Tile::Triple => self.offer(Reward::Triple, events),
            Tile::Labour => self.offer(Reward::Labour, events),
        }
    }

    /// A resource is given for others.
    pub(crate) fn give(&mut self, exchange: Exchange, given: Resources, events: &mut impl Events<Event>) {
        self.discard(self.seat(), given, events);
        let sort = Resource::ALL.into_iter().find(|sort| given.count(*sort) > 0);
        let given = sort.expect("one resource is given");
        self.offer(Reward::Exchanged { exchange, given }, events);
    }

    /// Asks for a choice of resources, unless there is nothing to choose from (P1).
    pub(crate) fn offer(&mut self, reward: Reward, events: &mut impl Events<Event>) {
        if self.on_offer(reward).is_empty() {
            self.receive(reward, Resources::NONE, events);
        } else {
            self.phase = Phase::Gaining { reward };
        }
    }

    /// What the supply has of the types that may be chosen.
    pub(crate) fn on_offer(&self, reward: Reward) -> Resources {
        match reward {
            Reward::Exchanged { given, .. } => self.supply.without(given),
            Reward::Gift | Reward::Labour | Reward::Triple | Reward::Khepri => self.supply,
        }
    }

    /// Resources that were chosen, or none where there was nothing to choose from.
    pub(crate) fn receive(&mut self, reward: Reward, resources: Resources, events: &mut impl Events<Event>) {
        if reward == Reward::Khepri && resources.stones > 0 {
            return self.gain_rolled_stone(events);
        }
        self.gain(self.seat(), resources, events);
        let then = match reward {
            Reward::Exchanged { .. } | Reward::Triple => Then::FinishRest,
            Reward::Gift => Then::GiveCats { to: self.next_seat(self.seat()) },
            Reward::Labour => Then::StartWork,
            Reward::Khepri => Then::Menu,
        };
        self.keep_eight(self.seat(), then, events);
    }

    /// The gift tile: this seat and those after it gain a Cat each while there are any.
    pub(crate) fn give_cats(&mut self, to: Seat, events: &mut impl Events<Event>) {
        if Owner::Seat(to) == self.active {
            return self.finish_rest(events);
        }
        self.gain(to, Resources::of(Resource::Cat, 1), events);
        self.keep_eight(to, Then::GiveCats { to: self.next_seat(to) }, events);
    }

    pub(crate) fn take_deity(&mut self, deity: Deity, events: &mut impl Events<Event>) {
        self.row.remove(deity);
        self.player_mut().deities.insert(deity);
        events.push(Event::DeityChosen { seat: self.seat(), deity });
        self.draw(Row::FULL as u8, Then::FinishRest, events);
    }

    /// Rest step 3.
    pub(crate) fn finish_rest(&mut self, events: &mut impl Events<Event>) {
        if self.player().tiles.len() < TILES_BEFORE_A_PLAYER {
            return self.finish_turn(events);
        }
        if self.opponent().is_some() {
            events.push(Event::TilesReturned { owner: self.active, tiles: Tiles::default() });
            self.phase = Phase::Rest(Resting::Placing { owner: self.active });
            return;
        }
        let tiles = self.player().tiles.all();
        events.push(Event::TilesReturned { owner: self.active, tiles });
        self.display.tiles = self.display.tiles.or(tiles);
        self.player_mut().tiles = Laid::default();
        self.tiles_are_back(self.active, events);
    }

    /// A tile goes back to a numbered place.
    pub(crate) fn place(&mut self, owner: Owner, tile: Tile, place: Place, events: &mut impl Events<Event>) {
        self.display.lay(tile, Some(place));
        events.push(Event::TilePlaced { owner, tile, place });
        let laid = match owner {
            Owner::Seat(seat) => &mut self.players[seat.index()].tiles,
            Owner::Architect => &mut self.architect.tiles,
        };
        laid.shift();
        if laid.is_empty() {
            self.tiles_are_back(owner, events);
        }
    }

    /// Ruby counts (P34), the rightmost card goes, and a player draws one where the architect fills the row.
    fn tiles_are_back(&mut self, owner: Owner, events: &mut impl Events<Event>) {
        if owner != Owner::Architect && self.has_scarab(Scarab::Ruby) {
            let glory = self.numbers().scarabs.ruby.glory;
            self.add_glory(owner, glory, Reason::Scarab(Scarab::Ruby), events);
        }
        if let Some(deity) = self.row.rightmost() {
            self.discard_card(deity, events);
        }
        let cards = if owner == Owner::Architect { Row::FULL as u8 } else { 1 };
        self.draw(cards, Then::FinishTurn, events);
    }
}
