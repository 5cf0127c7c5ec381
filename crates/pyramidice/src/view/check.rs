//! Whether a view that comes from outside can be true: a state is made of it, and no step from there may fail.

use game::checked::{Checked, demand, demand_choice, demand_seats};

use super::View;
use crate::rules::{
    DEITIES, Dealing, Deity, Faces, Kind, Owner, Paying, Phase, Place, Purpose, Pyramidice, Resource,
    Resting, Reward, Row, Scarab, Then, Tiles, Work, Working,
};

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
        demand(self.can_be_under_way(&state), "what is under way in this phase cannot be")?;
        // The scarabs to keep may be secret; that there are two of them was checked.
        if let Phase::SetUp(_) = self.phase { Ok(()) } else { demand_choice(&state) }
    }

    fn check_seats(&self) -> Checked {
        let players = self.options.players;
        demand(self.players.seats() == players, "there is not one player for each seat")?;
        let fits = self.architect.is_some() == self.options.architect.is_some();
        demand(fits, "an architect plays with one player and with no more")?;
        let owners = || [Some(self.active), self.pharaoh].into_iter().flatten().chain(self.asked());
        let has_his = owners().any(|owner| owner == Owner::Architect);
        demand(self.architect.is_some() || !has_his, "no architect is at this table")?;
        demand_seats(players, owners().map(Owner::seat))?;
        demand(self.players.iter().all(|player| player.glory < 10_000), "nobody has so much Glory")
    }

    /// Everybody whom the phase names.
    fn asked(&self) -> Vec<Owner> {
        let next = |then: Then| if let Then::GiveCats { to } = then { Some(to) } else { None };
        let seats = match self.phase {
            Phase::KeepingEight { seat, then } => [Some(seat), next(then)],
            Phase::Drawing { then, .. } => [next(then), None],
            Phase::SetUp(Dealing::Scarab { to: seat } | Dealing::Keeping { seat })
            | Phase::Work(Working::Copying { seat, .. }) => [Some(seat), None],
            Phase::Rest(Resting::Placing { owner }) => return vec![owner],
            Phase::Choosing
            | Phase::Gaining { .. }
            | Phase::ArchitectRolling
            | Phase::Over
            | Phase::SetUp(Dealing::Tile | Dealing::Project)
            | Phase::Rest(_)
            | Phase::Work(_)
            | Phase::Payment(_) => [None, None],
        };
        seats.into_iter().flatten().map(Owner::Seat).collect()
    }

    /// Dice, Workers and Cats are all somewhere, and nowhere twice.
    fn check_pieces(&self) -> Checked {
        let box_of = &self.options.edition.contents;
        let (stone, prayer) = self.dice_under_way();
        let on_boards = |sort: Resource| {
            let boards = self.players.iter().map(|player| u32::from(player.board.count(sort)));
            boards.sum::<u32>() + u32::from(self.supply.count(sort))
        };
        let stones = [self.hand.stone.len(), stone, self.quarry.stone, self.pyramids.built()];
        let prayers = [self.hand.prayer.len(), prayer, self.quarry.prayer];
        let sum = |dice: &[u8]| dice.iter().map(|count| u32::from(*count)).sum::<u32>();
        let set_up = self.options.edition.set_up(self.options.players);
        for (found, expected, what) in [
            (on_boards(Resource::Worker), box_of.workers, "Workers"),
            (on_boards(Resource::Cat), box_of.cats, "Cats"),
            (on_boards(Resource::Stone) + sum(&stones), set_up.stone_dice, "Stone dice"),
            (sum(&prayers), box_of.prayer_dice, "Prayer dice"),
        ] {
            demand(found == u32::from(expected), format!("there are not {expected} {what}"))?;
        }
        let together = sum(&[self.hand.len(), stone, prayer]);
        demand(together <= Faces::MOST, "nobody has so many dice")
    }

    fn check_deities(&self) -> Checked {
        let owned = self.players.iter().map(|player| player.deities);
        let places = owned.chain(self.architect.map(|board| board.deities)).chain([self.unseen]);
        let cards = places.map(|deities| deities.0).chain(self.row.iter().map(|deity| 1 << deity as u8));
        demand(union(cards).is_some(), "a deity is in two places")?;
        let removed = u32::from(self.options.edition.set_up(self.options.players).removed_deities);
        let pile_fits = self.unseen.len() == u32::from(self.pile) + removed;
        demand(pile_fits && usize::from(self.pile) <= DEITIES, "the pile is not what was not removed")
    }

    fn check_tiles(&self) -> Checked {
        let boards = self.players.iter().map(|player| player.tiles);
        let laid: Vec<u64> = boards
            .chain(self.architect.map(|board| board.tiles))
            .flat_map(|laid| laid.iter().map(|laid| 1 << laid.tile as u8))
            .collect();
        let all = union(laid.iter().copied().chain([self.display.tiles.0.into()]));
        let count = all.ok_or("a tile is in two places")?.count_ones();
        let expected = u32::from(self.options.edition.set_up(self.options.players).tiles);
        let fits = if self.is_set_up() { count == expected } else { laid.is_empty() && count < expected };
        demand(fits, format!("there are not {expected} tiles"))?;
        let numbered = Place::all().filter_map(|place| self.display.at(place)).map(|tile| 1 << tile as u8);
        let expected = if self.architect.is_some() { self.display.tiles } else { Tiles::NONE };
        demand(union(numbered) == Some(expected.0.into()), "the tiles are not on their places")?;
        let spaces = self.options.architect_spaces().len();
        let is_full = self.phase == Phase::Rest(Resting::Placing { owner: Owner::Architect });
        let his = self.architect.map_or(0, |board| board.tiles.len());
        let fits = his == 0 || his < spaces + usize::from(is_full);
        // A third tile may have begun a Rest.
        let is_resting = self.work.is_labour || part_of(self.phase) == Part::Rest;
        let most = |owner: Owner| if is_resting && self.active == owner { 3 } else { 2 };
        let fit = self.players.by_seat().all(|(seat, player)| player.tiles.len() <= most(Owner::Seat(seat)));
        demand(fits && fit, "more tiles lie before somebody than can")
    }

    fn check_boards(&self, state: &Pyramidice) -> Checked {
        for seat in state.seats_in_play() {
            let is_asked = matches!(self.phase, Phase::KeepingEight { seat: asked, .. } if asked == seat);
            let surplus = if is_asked { 1..=3 } else { 0..=0 };
            let fits = surplus.contains(&state.surplus(seat));
            demand(fits, format!("seat {seat} has another number of resources than can be"))?;
        }
        let in_work = part_of(self.phase) == Part::Work;
        let idle = self.hand.is_empty() && self.work == Work::default();
        demand(in_work || idle, "dice are in hand, or cards turned, outside of a Work turn")?;
        demand(!in_work || state.player().board.stones == 0, "Stone dice lie on the board in a Work turn")?;
        let rounds = self.options.edition.turn.most_turns.saturating_add(1);
        demand(self.rounds <= rounds, "nobody has played so many turns")?;
        demand(self.work.rerolls <= 9, "nobody has rerolled so often")
    }

    /// The architect decides nothing, so few phases are his.
    fn check_turn(&self) -> Checked {
        let is_his = matches!(
            self.phase,
            Phase::ArchitectRolling | Phase::Rest(Resting::Placing { owner: Owner::Architect })
        );
        let is_anybodys = matches!(self.phase, Phase::Drawing { then: Then::FinishTurn, .. } | Phase::Over);
        let fits = is_anybodys || is_his == (self.active == Owner::Architect);
        demand(fits, "it is not the turn of whoever is asked")?;
        let has_end = self.phase != Phase::Over || self.pharaoh.is_some();
        demand(has_end, "a game ends with somebody who made it end")
    }

    fn can_be_under_way(&self, state: &Pyramidice) -> bool {
        match self.phase {
            Phase::Drawing { cards, .. } => {
                cards > 0 && cards <= self.pile && usize::from(cards) + self.row.len() <= Row::FULL
            }
            Phase::KeepingEight { then, .. } => then != Then::DealProjects,
            Phase::Rest(Resting::Placing { owner }) => {
                self.architect.is_some() && !state.laid_before(owner).is_empty()
            }
            Phase::Work(working) => self.can_be_worked_at(working, state),
            Phase::Payment(Paying::Dice { purpose }) => {
                let takes_dice = !matches!(purpose, Purpose::Cat(..)) && state.bill(purpose).size > 0;
                self.is_due(state, purpose) && takes_dice
            }
            Phase::Payment(Paying::Resources { purpose }) => {
                self.is_due(state, purpose) && state.has(Deity::Bastet) && !state.price(purpose).is_empty()
            }
            Phase::Payment(Paying::Build { face, space }) => {
                self.hand.stone.count(face) > 0 && self.pyramids.open().contains(space)
            }
            Phase::Choosing
            | Phase::Gaining { .. }
            | Phase::ArchitectRolling
            | Phase::Over
            | Phase::SetUp(_)
            | Phase::Rest(_) => true,
        }
    }

    fn can_be_worked_at(&self, working: Working, state: &Pyramidice) -> bool {
        match working {
            Working::Rolling { stone, prayer } => stone + prayer > 0,
            Working::NamingPrayer { stone } => self.hand.stone.covers(stone),
            Working::Setting { kind } => kind != Kind::Virtual,
            Working::Copying { seat, glory } => {
                let player = &state.players[seat.index()];
                let workers = self.options.edition.scarabs.pearl.workers;
                player.scarab == Some(Scarab::Pearl) && player.board.workers >= workers && glory < 100
            }
            Working::TakingDice | Working::Menu | Working::NamingStone | Working::Dismissing { .. } => true,
        }
    }

    /// Whether this can be what is being paid for.
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

/// The part of a turn that a phase belongs to.
#[derive(PartialEq, Eq)]
enum Part {
    Rest,
    Work,
    Neither,
}

fn part_of(phase: Phase) -> Part {
    match phase {
        Phase::Work(_) | Phase::Payment(_) | Phase::Gaining { reward: Reward::Khepri } => Part::Work,
        Phase::Rest(_) | Phase::Gaining { .. } => Part::Rest,
        Phase::Drawing { then, .. } | Phase::KeepingEight { then, .. } => match then {
            Then::GiveCats { .. } | Then::FinishRest | Then::StartWork => Part::Rest,
            Then::Menu | Then::FinishWork => Part::Work,
            Then::DealProjects | Then::FinishTurn => Part::Neither,
        },
        Phase::Choosing | Phase::ArchitectRolling | Phase::Over | Phase::SetUp(_) => Part::Neither,
    }
}

/// All of these sets together, unless two of them share something.
pub(super) fn union(sets: impl IntoIterator<Item = u64>) -> Option<u64> {
    sets.into_iter().try_fold(0, |all, set| (all & set == 0).then_some(all | set))
}
