//! The Great Architect's turn.

use game::Events;

use crate::events::{Event, Reason};
use crate::rules::{
    Architect, Deity, Face, Owner, Phase, Place, Pyramidice, Resting, Row, Space, Then, Tile, Tiles,
};

impl Pyramidice {
    /// He takes a deity, then a die, from the Quarry or else from the supply; if there is none, he takes a tile.
    pub(crate) fn begin_architect(&mut self, events: &mut impl Events<Event>) {
        if let Some(deity) = self.best_of_row() {
            self.row.remove(deity);
            self.architect.deities.insert(deity);
            events.push(Event::ArchitectTookDeity { deity });
        }
        if self.quarry.stone > 0 {
            self.quarry.stone -= 1;
            events.push(Event::ArchitectTookDie { from_supply: false });
            self.phase = Phase::ArchitectRolling;
        } else if self.supply.stones > 0 {
            self.supply.stones -= 1;
            events.push(Event::ArchitectTookDie { from_supply: true });
            self.phase = Phase::ArchitectRolling;
        } else {
            events.push(Event::ArchitectHasNoDie);
            let lowest = Place::all().find_map(|place| Some((self.display.at(place)?, place)));
            let (tile, place) = lowest.expect("neither of the two keeps so many tiles that none is left");
            self.architect_takes(tile, place, events);
        }
    }

    /// The card with the most points, any of the Ennead before all others; of equals the rightmost (P44).
    fn best_of_row(&self) -> Option<Deity> {
        let tables = self.numbers().tables();
        let value = |deity: Deity| (tables.ennead().contains(deity), tables.points(deity));
        let rated = |deity: Deity| {
            let (is_stacked, points) = value(deity);
            if is_stacked { u16::MAX } else { u16::from(points) }
        };
        // Of equals the last is taken, and the row is listed from left to right.
        self.row.iter().max_by_key(|deity| rated(*deity))
    }

    pub(crate) fn architect_rolls(&mut self, face: Face, events: &mut impl Events<Event>) {
        events.push(Event::ArchitectRolled { face });
        let place = Place::new(face.value());
        match self.display.at(place) {
            Some(tile) => {
                self.quarry.stone += 1;
                self.architect_takes(tile, place, events);
            }
            None => self.architect_builds(face, events),
        }
    }

    fn architect_takes(&mut self, tile: Tile, place: Place, events: &mut impl Events<Event>) {
        let space = self.architect.tiles.len();
        let spaces = self.options.architect_spaces();
        let (glory, is_last) = (spaces[space], space + 1 == spaces.len());
        self.display.take(tile);
        self.architect.tiles.push(tile);
        events.push(Event::ArchitectTookTile { tile, place, space: space as u8 });
        self.add_glory(Owner::Architect, glory, Reason::ArchitectSpace, events);
        if is_last {
            events.push(Event::TilesReturned { owner: Owner::Architect, tiles: Tiles::default() });
            self.phase = Phase::Rest(Resting::Placing { owner: Owner::Architect });
        } else {
            self.draw(Row::FULL as u8, Then::FinishTurn, events);
        }
    }

    fn architect_builds(&mut self, rolled: Face, events: &mut impl Events<Event>) {
        let face = self.turned(rolled);
        if face != rolled {
            events.push(Event::ArchitectTurnedDie { from: rolled, to: face });
        }
        let mut open = self.pyramids.open().iter();
        let first = open.next().expect("there are as many spaces as dice");
        let pair = self.pyramids.open().iter().find(|space| self.completes_a_pair(face, *space));
        let space = pair.unwrap_or(first);
        let glory = face.value() + self.numbers().tables().bonus(space) + self.bonus_of_power(face, space);
        self.pyramids.build(space, face, self.options.edition.tables().pairs());
        events.push(Event::Built { owner: Owner::Architect, face, space, glory });
        self.add_glory(Owner::Architect, glory, Reason::Build, events);
        self.draw(Row::FULL as u8, Then::FinishTurn, events);
    }

    /// Whether a die on this space would lie beside one with which it makes a pair of his projects.
    fn completes_a_pair(&self, face: Face, space: Space) -> bool {
        let beside = self.pyramids.faces_beside(space);
        let tables = self.numbers().tables();
        self.architect.projects.iter().any(|project| tables.partners(project)[face.index()] & beside != 0)
    }

    /// Imhotep turns low dice over, but only to build with them (P44).
    fn turned(&self, face: Face) -> Face {
        let imhotep = self.opponent().filter(|architect| *architect == Architect::Imhotep);
        let turns = imhotep.and_then(|architect| self.numbers().architect(architect).turns).unwrap_or(0);
        if face.value() <= turns { face.opposite() } else { face }
    }

    fn bonus_of_power(&self, face: Face, space: Space) -> u8 {
        let Some(architect) = self.opponent() else { return 0 };
        let applies = match architect {
            Architect::Snefru => space.level() >= 2,
            Architect::Hemiunu => true,
            Architect::Amenhotep => self.completes_a_pair(face, space),
            Architect::Imhotep => false,
        };
        if applies { self.numbers().architect(architect).glory.unwrap_or(0) } else { 0 }
    }
}
