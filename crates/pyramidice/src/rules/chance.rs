//! What nobody decides: draws and rolls.

use game::bits::{Ranked, below};
use rand::Rng;

use crate::rules::{
    Dealing, Deities, Deity, Die, Face, Kind, Phase, Project, Projects, Pyramidice, Scarab, Scarabs, Tile,
    Tiles, Working,
};

/// One outcome that nobody decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// A rest tile for the display.
    Tile(Tile),
    /// A deity for the row.
    Deity(Deity),
    /// A project.
    Project(Project),
    /// A scarab.
    Scarab(Scarab),
    /// A rolled die, which is never virtual.
    Die(Die),
}

/// What the next chance step draws from.
enum Draw {
    Tiles(Tiles),
    Deities(Deities),
    Projects(Projects),
    Scarabs(Scarabs),
    Die(Kind),
    /// Nothing is drawn.
    Nothing,
}

impl Pyramidice {
    pub(crate) fn list_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        match self.next_draw() {
            Draw::Tiles(left) => out.extend(left.iter().map(|tile| (Chance::Tile(tile), 1))),
            Draw::Deities(left) => out.extend(left.iter().map(|deity| (Chance::Deity(deity), 1))),
            Draw::Projects(left) => out.extend(left.iter().map(|project| (Chance::Project(project), 1))),
            Draw::Scarabs(left) => out.extend(left.iter().map(|scarab| (Chance::Scarab(scarab), 1))),
            Draw::Die(kind) => out.extend(Face::ALL.map(|face| (Chance::Die(Die::new(kind, face)), 1))),
            Draw::Nothing => {}
        }
    }

    #[inline]
    pub(crate) fn draw_at_random(&self, rng: &mut impl Rng) -> Chance {
        match self.next_draw() {
            Draw::Die(kind) => Chance::Die(Die::new(kind, Face::roll(rng))),
            Draw::Deities(left) => Chance::Deity(Deity::ALL[pick(left.0, rng)]),
            Draw::Tiles(left) => Chance::Tile(Tile::ALL[pick(left.0.into(), rng)]),
            Draw::Projects(left) => Chance::Project(Project::new(pick(left.0.into(), rng) as u8 + 1)),
            Draw::Scarabs(left) => Chance::Scarab(Scarab::ALL[pick(left.0.into(), rng)]),
            Draw::Nothing => unreachable!("{:?} is no draw", self.phase),
        }
    }

    /// Stone dice are rolled before Prayer dice.
    #[inline]
    fn next_draw(&self) -> Draw {
        match self.phase {
            Phase::Work(Working::Rolling { stone: 0, .. }) => Draw::Die(Kind::Prayer),
            Phase::Work(Working::Rolling { .. }) | Phase::ArchitectRolling => Draw::Die(Kind::Stone),
            Phase::Drawing { .. } => Draw::Deities(self.unseen),
            Phase::SetUp(dealing) => self.next_deal(dealing),
            Phase::Choosing
            | Phase::Gaining { .. }
            | Phase::KeepingEight { .. }
            | Phase::Rest(_)
            | Phase::Work(_)
            | Phase::Payment(_)
            | Phase::Over => Draw::Nothing,
        }
    }

    #[cold]
    #[inline(never)]
    fn next_deal(&self, dealing: Dealing) -> Draw {
        match dealing {
            Dealing::Tile => Draw::Tiles(Tiles::ALL.without(self.display.tiles)),
            Dealing::Project => Draw::Projects(self.projects_left()),
            Dealing::Scarab { .. } => Draw::Scarabs(self.scarabs_left()),
            Dealing::Keeping { .. } => Draw::Nothing,
        }
    }
}

/// The place of one of the set bits, all equally likely.
#[inline]
fn pick(bits: u64, rng: &mut impl Rng) -> usize {
    let bits = Ranked::new(bits);
    bits.nth(below(bits.count(), rng)) as usize
}
