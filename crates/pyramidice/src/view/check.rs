//! Whether a view that comes from outside can be true: a state is made of it, and no step from there may fail.

use game::{ActionSet, Seat, Turn};

use super::View;
use crate::deities::{DEITIES, Deities, Deity};
use crate::dice::{Faces, Kind};
use crate::resources::Resources;
use crate::scarabs::Scarab;
use crate::state::{Owner, Phase, Purpose, Pyramidice, Reward, Then};
use crate::tiles::{Place, Tiles};

pub(super) type Checked = Result<(), String>;

pub(super) fn expect(holds: bool, otherwise: &str) -> Checked {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}

impl View {
    pub(super) fn check(&self) -> Checked {
        self.check_seats()?;
        self.check_pieces()?;
        self.check_deities()?;
        self.check_tiles()?;
        self.check_dealt()?;
        let state = self.known();
        self.check_boards(&state)?;
        self.check_turn()?;
        self.check_phase(&state)
    }

    fn has_seat(&self, seat: Seat) -> bool {
        seat.number() < self.options.players
    }

    fn has_owner(&self, owner: Owner) -> bool {
        match owner {
            Owner::Seat(seat) => self.has_seat(seat),
            Owner::Architect => self.architect.is_some(),
        }
    }

    fn check_seats(&self) -> Checked {
        expect(self.players.seats() == self.options.players, "there is not one player for each seat")?;
        let fits = self.architect.is_some() == self.options.architect.is_some();
        expect(fits, "an architect plays with one player and with no more")?;
        let owners = [Some(self.active), self.pharaoh];
        expect(
            owners.into_iter().flatten().all(|owner| self.has_owner(owner)),
            "somebody is not at this table",
        )?;
        let mut glory = self.players.iter().map(|player| player.glory);
        expect(glory.all(|glory| glory < 10_000), "nobody has so much Glory")
    }

    /// Dice, Workers and Cats are all somewhere, and nowhere twice.
    fn check_pieces(&self) -> Checked {
        let numbers = &self.options.edition;
        let sum = |count: fn(&Resources) -> u8| {
            let boards = self.players.iter().map(|player| u32::from(count(&player.board)));
            boards.sum::<u32>() + u32::from(count(&self.supply))
        };
        let workers = u32::from(numbers.contents.workers);
        expect(sum(|it| it.workers) == workers, &format!("there are not {workers} Workers"))?;
        let cats = u32::from(numbers.contents.cats);
        expect(sum(|it| it.cats) == cats, &format!("there are not {cats} Cats"))?;
        let (stone, prayer) = self.dice_under_way();
        let in_hand = [self.hand.stone.len(), stone, self.quarry.stone, self.pyramids.built()];
        let stones = sum(|it| it.stones) + in_hand.map(u32::from).iter().sum::<u32>();
        let expected = u32::from(numbers.set_up(self.options.players).stone_dice);
        expect(stones == expected, &format!("there are not {expected} Stone dice"))?;
        let prayers = [self.hand.prayer.len(), prayer, self.quarry.prayer].map(u32::from).iter().sum::<u32>();
        let expected = u32::from(numbers.contents.prayer_dice);
        expect(prayers == expected, &format!("there are not {expected} Prayer dice"))?;
        let together = u32::from(self.hand.len()) + u32::from(stone) + u32::from(prayer);
        expect(together <= Faces::MOST, "nobody has so many dice")
    }

    fn check_deities(&self) -> Checked {
        let mut places = vec![self.unseen, self.row.set()];
        places.extend(self.players.iter().map(|player| player.deities));
        places.extend(self.architect.map(|board| board.deities));
        let all = places.iter().fold(Deities::NONE, |all, place| all.or(*place));
        let count: u32 = places.iter().map(|place| place.len()).sum();
        let row = self.row.iter().count() as u32;
        expect(all.len() == count && row == self.row.set().len(), "a deity is in two places")?;
        let removed = u32::from(self.options.edition.set_up(self.options.players).removed_deities);
        let pile_fits = self.unseen.len() == u32::from(self.pile) + removed;
        expect(pile_fits && usize::from(self.pile) <= DEITIES, "the pile is not what was not removed")
    }

    fn check_tiles(&self) -> Checked {
        let mut places = vec![self.display.tiles];
        places.extend(self.players.iter().map(|player| player.tiles.all()));
        places.extend(self.architect.map(|board| board.tiles.all()));
        let all = places.iter().fold(Tiles::default(), |all, place| all.or(*place));
        let laid: usize = self.players.iter().map(|player| player.tiles.len()).sum();
        let laid = laid + self.architect.map_or(0, |board| board.tiles.len());
        let count = laid + self.display.tiles.len() as usize;
        expect(all.len() as usize == count, "a tile is in two places")?;
        let expected = usize::from(self.options.edition.set_up(self.options.players).tiles);
        let count_fits =
            if self.phase == Phase::LayingTile { laid == 0 && count < expected } else { count == expected };
        expect(count_fits, &format!("there are not {expected} tiles"))?;
        let numbered: Tiles = Place::all().filter_map(|place| self.display.at(place)).collect();
        let on_places = Place::all().filter(|place| self.display.at(*place).is_some()).count() as u32;
        let expected = if self.architect.is_some() { self.display.tiles } else { Tiles::default() };
        expect(numbered == expected && on_places == numbered.len(), "the tiles are not on their places")?;
        let most = self.options.architect_spaces().len();
        let is_full = self.phase == (Phase::Placing { owner: Owner::Architect });
        let most = if is_full { most } else { most.saturating_sub(1) };
        let fits = self.architect.is_none_or(|board| board.tiles.len() <= most);
        let is_resting = |seat: Seat| self.active == Owner::Seat(seat) && self.is_in_rest();
        let kept = |seat: Seat| if is_resting(seat) { 3 } else { 2 };
        let fits = fits && self.players.by_seat().all(|(seat, player)| player.tiles.len() <= kept(seat));
        expect(fits, "more tiles lie before somebody than can")
    }

    fn check_boards(&self, state: &Pyramidice) -> Checked {
        for seat in state.seats_in_play() {
            let surplus = state.surplus(seat);
            let fits = match self.phase {
                Phase::KeepingEight { seat: asked, .. } if asked == seat => (1..=3).contains(&surplus),
                _ => surplus == 0,
            };
            expect(fits, &format!("seat {seat} has another number of resources than can be"))?;
        }
        let in_work = self.is_in_work();
        let idle = self.hand.is_empty() && self.work == crate::state::Work::default();
        expect(in_work || idle, "dice are in hand, or cards turned, outside of a Work turn")?;
        expect(!in_work || state.player().board.stones == 0, "Stone dice lie on the board in a Work turn")?;
        let rounds = self.options.edition.turn.most_turns.saturating_add(1);
        expect(self.rounds <= rounds, "nobody has played so many turns")?;
        expect(self.work.rerolls <= 9, "nobody has rerolled so often")
    }

    /// Whether the turn is a Rest, which a third tile may have begun.
    fn is_in_rest(&self) -> bool {
        match self.phase {
            Phase::Gaining { reward } => reward != Reward::Khepri || self.work.is_labour,
            Phase::Giving { .. } | Phase::TakingDeity | Phase::Placing { .. } => true,
            Phase::Drawing { then, .. } | Phase::KeepingEight { then, .. } => match then {
                Then::GiveCats { .. } | Then::FinishRest | Then::StartWork => true,
                Then::Menu | Then::FinishWork => self.work.is_labour,
                Then::DealProjects | Then::FinishTurn => false,
            },
            _ => self.work.is_labour,
        }
    }

    fn is_in_work(&self) -> bool {
        match self.phase {
            Phase::TakingDice
            | Phase::Rolling { .. }
            | Phase::Menu
            | Phase::NamingStone
            | Phase::NamingPrayer { .. }
            | Phase::Setting { .. }
            | Phase::PayingDice { .. }
            | Phase::PayingResources { .. }
            | Phase::PayingBuild { .. }
            | Phase::Dismissing { .. }
            | Phase::Copying { .. }
            | Phase::Gaining { reward: Reward::Khepri } => true,
            Phase::Drawing { then, .. } | Phase::KeepingEight { then, .. } => {
                matches!(then, Then::Menu | Then::FinishWork)
            }
            Phase::LayingTile
            | Phase::DealingProject
            | Phase::DealingScarab { .. }
            | Phase::KeepingScarab { .. }
            | Phase::Choosing
            | Phase::Giving { .. }
            | Phase::Gaining { .. }
            | Phase::TakingDeity
            | Phase::Placing { .. }
            | Phase::ArchitectRolling
            | Phase::Over => false,
        }
    }

    /// The architect decides nothing, so that few phases are his.
    fn check_turn(&self) -> Checked {
        let is_his = match self.phase {
            Phase::ArchitectRolling | Phase::Placing { owner: Owner::Architect } => Some(true),
            Phase::Drawing { then: Then::FinishTurn, .. } | Phase::Over => None,
            _ => Some(false),
        };
        let fits = is_his.is_none_or(|is_his| is_his == (self.active == Owner::Architect));
        expect(fits, "it is not the turn of whoever is asked")?;
        match self.phase {
            Phase::KeepingEight { then: Then::GiveCats { to }, .. }
            | Phase::DealingScarab { to }
            | Phase::KeepingScarab { seat: to }
            | Phase::KeepingEight { seat: to, .. }
            | Phase::Copying { seat: to, .. } => expect(self.has_seat(to), "somebody is not at this table"),
            Phase::Over => expect(self.pharaoh.is_some(), "a game ends with somebody who made it end"),
            _ => Ok(()),
        }
    }

    /// Whether what is under way can be carried out.
    fn check_phase(&self, state: &Pyramidice) -> Checked {
        let fits = match self.phase {
            Phase::Drawing { cards, .. } => {
                cards > 0 && cards <= self.pile && usize::from(cards) + self.row.len() <= 3
            }
            Phase::Rolling { stone, prayer } => stone + prayer > 0,
            Phase::NamingPrayer { stone } => self.hand.stone.covers(stone),
            Phase::Setting { kind } => kind != Kind::Virtual,
            Phase::PayingDice { purpose } => {
                self.is_due(state, purpose)
                    && !matches!(purpose, Purpose::Cat(..))
                    && state.bill(purpose).size > 0
            }
            Phase::PayingResources { purpose } => {
                self.is_due(state, purpose) && state.has(Deity::Bastet) && !state.price(purpose).is_empty()
            }
            Phase::PayingBuild { face, space } => {
                self.hand.stone.count(face) > 0 && self.pyramids.open().contains(space)
            }
            Phase::Copying { seat, glory } => {
                let player = &state.players[seat.index()];
                let workers = self.options.edition.scarabs.pearl.workers;
                player.scarab == Some(Scarab::Pearl) && player.board.workers >= workers && glory < 100
            }
            Phase::Placing { owner } => {
                let laid = match owner {
                    Owner::Seat(seat) => state.players[seat.index()].tiles,
                    Owner::Architect => state.architect.tiles,
                };
                self.architect.is_some() && !laid.is_empty()
            }
            Phase::KeepingEight { then, .. } => then != Then::DealProjects,
            _ => true,
        };
        expect(fits, "what is under way in this phase cannot be")?;
        let is_secret = matches!(self.phase, Phase::KeepingScarab { .. });
        let decides = matches!(self.turn(), Turn::Seat(_)) && !is_secret;
        expect(!decides || state.legal_actions().len() > 0, "there is nothing to decide in this phase")
    }

    /// Whether this can be being paid for.
    fn is_due(&self, state: &Pyramidice, purpose: Purpose) -> bool {
        let is_there = match purpose {
            Purpose::Buy(deity) | Purpose::Replace(deity) => self.row.set().contains(deity),
            Purpose::Glory => true,
            Purpose::Power(deity) => state.has(deity),
            Purpose::Cat(shift, die) => self.hand.count(die) > 0 && die.face.shifted(shift).is_some(),
        };
        is_there && state.can_spend(state.price(purpose))
    }
}
