//! A position as numbers, for what is learnt from games.

use game::{Column, Describe, Seat, Size};

use crate::rules::{
    Architect, DEITIES, Face, Faces, Owner, Paying, Phase, Player, Purpose, Pyramidice, Resting, Scarab,
    Tile, Working,
};

pub(super) const SIZE: Size = Size { seat: 130, table: 102 };

const PHASES: usize = 24;

pub(super) fn describe(state: &Pyramidice, to: &mut impl Describe) {
    let worths = state.worths();
    for seat in state.seats_in_play() {
        let mut column = Column::of(seat, to);
        let player = &state.players[seat.index()];
        column.number(worths[seat] / 40.0);
        describe_player(state, player, &mut column);
        describe_turn(state, seat, &mut column);
    }
    let mut column = Column::of_table(to);
    describe_table(state, &mut column);
    describe_architect(state, &mut column);
}

fn describe_player(state: &Pyramidice, player: &Player, column: &mut Column<'_, impl Describe>) {
    let tables = state.numbers().tables();
    column.number(state.points_so_far(player) as f32 / 40.0);
    column.number(f32::from(player.glory) / 40.0);
    column.number(state.turns_left() * player.deities.len() as f32 / 50.0);
    column.one_of(7, Some(player.deities.and(tables.ennead()).len().min(6) as usize));
    column.bits(DEITIES, player.deities.0);
    column.one_of(12, player.scarab.map(Scarab::index));
    let pairs = player.project.map_or(0, |project| state.pyramids.counted_pairs().of(project));
    column.number(f32::from(pairs) / 4.0);
    let board = player.board;
    column.number(f32::from(board.workers) / 4.0);
    column.number(f32::from(board.cats) / 3.0);
    column.number(f32::from(board.stones) / 3.0);
    column.flag(board.workers == 0);
    column.flag(board.workers >= 3);
    column.number(f32::from(board.len()) / 8.0);
    column.number(player.tiles.len() as f32 / 3.0);
    column.bits(Tile::ALL.len(), u64::from(player.tiles.face_up().0));
    column.flag(player.has_copied);
}

fn describe_turn(state: &Pyramidice, seat: Seat, column: &mut Column<'_, impl Describe>) {
    let acts = state.active == Owner::Seat(seat);
    let players = state.options.players;
    let after = (seat.number() + players - state.seat().number()) % players;
    column.one_of(4, Some(usize::from(after)));
    column.flag(state.pharaoh == Some(Owner::Seat(seat)));
    column.one_of(PHASES, Some(phase(state)).filter(|_| acts));
    for face in Face::ALL {
        let [stone, other] = if acts {
            [state.hand.stone.count(face), state.hand.prayer.count(face) + state.hand.imagined.count(face)]
        } else {
            [0, 0]
        };
        column.number(f32::from(stone) / 2.0);
        column.number(f32::from(other) / 3.0);
    }
    let hand = if acts { state.hand.all() } else { Faces::default() };
    let most = Face::ALL.into_iter().map(|face| hand.count(face)).max().unwrap_or(0);
    column.number(f32::from(hand.len()) / 6.0);
    column.number(f32::from(most) / 4.0);
    column.number(hand.present().count_ones() as f32 / 5.0);
    column.number(if acts { f32::from(state.work.rerolls) / 2.0 } else { 0.0 });
    column.flag(acts && state.work.is_labour);
    column.flag(acts && state.work.scarab_is_used);
    let unused = state.players[seat.index()].deities.without(state.work.used).len();
    column.number(if acts { unused as f32 / 6.0 } else { 0.0 });
}

fn phase(state: &Pyramidice) -> usize {
    match state.phase {
        Phase::Choosing => 0,
        Phase::Gaining { .. } => 1,
        Phase::KeepingEight { .. } => 2,
        Phase::Drawing { .. } => 3,
        Phase::ArchitectRolling => 4,
        Phase::Over | Phase::SetUp(_) => 5,
        Phase::Rest(Resting::Giving { .. }) => 6,
        Phase::Rest(Resting::TakingDeity) => 7,
        Phase::Rest(Resting::Placing { .. }) => 8,
        Phase::Work(Working::TakingDice) => 9,
        Phase::Work(Working::Rolling { .. }) => 10,
        Phase::Work(Working::Menu) => 11,
        Phase::Work(Working::NamingStone | Working::NamingPrayer { .. }) => 12,
        Phase::Work(Working::Setting { .. }) => 13,
        Phase::Work(Working::Dismissing { .. }) => 14,
        Phase::Work(Working::Copying { .. }) => 15,
        Phase::Payment(Paying::Build { .. }) => 16,
        Phase::Payment(Paying::Dice { purpose } | Paying::Resources { purpose }) => match purpose {
            Purpose::Buy(_) => 17,
            Purpose::Replace(_) => 18,
            Purpose::Glory => 19,
            Purpose::Power(_) => 20,
            Purpose::Cat(..) => 21,
        },
    }
}

fn describe_table(state: &Pyramidice, column: &mut Column<'_, impl Describe>) {
    column.one_of(5, Some(usize::from(state.options.players)));
    column.number(state.turns_left() / 10.0);
    column.number(1.0 / (1.0 + state.turns_left()));
    column.flag(state.pharaoh.is_some());
    column.number(f32::from(state.supply.stones) / 10.0);
    column.number(f32::from(state.supply.workers) / 10.0);
    column.number(f32::from(state.supply.cats) / 10.0);
    column.number(f32::from(state.pile) / 20.0);
    column.number(f32::from(state.quarry.stone) / 10.0);
    column.number(f32::from(state.quarry.prayer) / 10.0);
    column.number(f32::from(state.pyramids.built()) / 20.0);
    column.number(state.pyramids.open().len() as f32 / 10.0);
    column.bits(DEITIES, state.row.set().0);
    column.bits(Tile::ALL.len(), u64::from(state.display.tiles().0));
}

fn describe_architect(state: &Pyramidice, column: &mut Column<'_, impl Describe>) {
    let Some(architect) = state.opponent() else { return };
    column.one_of(4, Some(Architect::ALL.iter().position(|other| *other == architect).unwrap_or(0)));
    column.flag(state.options.gentle);
    column.number(state.architect_total() as f32 / 40.0);
    column.number(state.projected(architect) / 60.0);
    column.flag(state.active == Owner::Architect);
    let ennead = state.numbers().tables().ennead();
    let own = state.architect.deities.and(ennead).len();
    column.one_of(10, Some(own.min(9) as usize));
    column.number(state.unseen.and(ennead).len() as f32 / 5.0);
    column.number(state.row.set().and(ennead).len() as f32 / 3.0);
    column.number(state.row.set().and(ennead).len() as f32 * own as f32 / 6.0);
    column.number(state.architect.tiles.len() as f32 / 4.0);
    column.bits(Tile::ALL.len(), u64::from(state.architect.tiles.all().0));
    let pairs = state.architect.projects.iter().map(|project| state.pyramids.counted_pairs().of(project));
    column.number(f32::from(pairs.sum::<u8>()) / 6.0);
    column.flag(state.pharaoh == Some(Owner::Architect));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_is_described_by_numbers_of_the_right_size() {
        game::testing::check_descriptions::<Pyramidice>(
            &[
                "players=1",
                "players=1 architect=hemiunu",
                "players=1 architect=amenhotep",
                "players=1 architect=imhotep",
                "players=2",
                "players=3",
                "players=4",
            ],
            20,
        );
    }
}
