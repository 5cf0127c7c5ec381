//! What a seat can decide, and the numbers by which sets of actions are held.

use crate::rules::{
    DEITIES, Deity, Dice, Die, Dismissed, Face, Place, Resources, SPACES, Scarab, Shift, Space, Spaces, Tile,
};

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Build a Stone die that shows this face.
    Build(Face, Space),
    /// Buy a deity of the row.
    Buy(Deity),
    /// Turn a die by one with a Cat.
    Cat(Shift, Die),
    /// Use a deity.
    Use(Deity),
    /// Turn a die by one with the Golden Cat.
    Gold(Shift, Die),
    /// Replace a card of the row.
    Replace(Deity),
    /// Let a deity of the triad lend a virtual die of this face.
    Lend(Deity, Face),
    /// Reroll dice.
    Reroll,
    /// Return two dice for Glory.
    Glory,
    /// End Work step 3.
    End,
    /// Borrow a deity of the row.
    Amethyst(Deity),
    /// Keep a scarab.
    Keep(Scarab),
    /// A Work turn.
    Work,
    /// A Rest turn with a tile of the display.
    Rest(Tile),
    /// A Rest turn with Hapy.
    Hapy,
    /// A Rest turn with a tile before a player.
    Emerald(Tile),
    /// Give resources away.
    Discard(Resources),
    /// Take resources.
    Gain(Resources),
    /// Take a deity without paying.
    Choose(Deity),
    /// Take this many Stone and Prayer dice from the Quarry.
    Take {
        /// Stone dice.
        stone: u8,
        /// Prayer dice.
        prayer: u8,
    },
    /// Set a die to another face.
    Set(Die, Face),
    /// Pay Workers and Cats; a build in the plain way.
    Pay(Resources),
    /// Pay for a build what Seshat asks.
    PaySeshat(Resources),
    /// Pay for a build with the help of the Turquoise scarab.
    PayTurquoise(Resources),
    /// Give a deity up.
    Dismiss(Dismissed),
    /// Copy a build.
    Copy,
    /// Do not copy it.
    Pass,
    /// Put a tile back on a place.
    Place(Tile, Place),
    /// Reroll these dice, all of one kind; none at all is a choice too.
    Roll(Dice),
    /// Pay these dice.
    PayDice(Dice),
}

/// Numbers of actions. Those that can stand in one list lie together, so that a list is a few words of bits that begin at
/// a first number; groups are pushed apart so that none crosses a word.
pub(crate) mod number {
    pub(crate) const BUILD: u32 = 0;
    /// Three faces a word.
    pub(crate) const BUILD_WORD: u32 = 64;
    pub(crate) const BUY: u32 = 128;
    pub(crate) const CAT: u32 = BUY + 38;
    pub(crate) const USE: u32 = 192;
    pub(crate) const GOLD: u32 = USE + 38;
    pub(crate) const REPLACE: u32 = 256;
    pub(crate) const LEND: u32 = REPLACE + 38;
    pub(crate) const REROLL: u32 = LEND + 18;
    pub(crate) const GLORY: u32 = REROLL + 1;
    pub(crate) const END: u32 = GLORY + 1;
    pub(crate) const AMETHYST: u32 = 320;
    /// What begins a turn, or the game.
    pub(crate) const KEEP: u32 = 384;
    pub(crate) const WORK: u32 = 448;
    pub(crate) const REST: u32 = WORK + 1;
    pub(crate) const HAPY: u32 = REST + 12;
    pub(crate) const EMERALD: u32 = HAPY + 1;
    /// Two bits each for Workers, Cats and Stone dice.
    pub(crate) const DISCARD: u32 = 512;
    pub(crate) const GAIN: u32 = 576;
    pub(crate) const CHOOSE: u32 = 640;
    /// Stone dice times eight, and Prayer dice.
    pub(crate) const TAKE: u32 = 704;
    /// Six faces for each of twelve dice.
    pub(crate) const SET: u32 = 832;
    /// Three bits each for Workers and Cats.
    pub(crate) const PAY: u32 = 960;
    pub(crate) const PAY_SESHAT: u32 = 1024;
    pub(crate) const PAY_TURQUOISE: u32 = 1088;
    pub(crate) const DISMISS: u32 = 1152;
    pub(crate) const ENNEAD: u32 = DISMISS + 38;
    pub(crate) const COPY: u32 = 1216;
    pub(crate) const PASS: u32 = COPY + 1;
    /// Six places for each tile.
    pub(crate) const PLACE: u32 = 1280;
    pub(crate) const COUNT: usize = 1408;
}

use number::{
    AMETHYST, BUILD, BUILD_WORD, BUY, CAT, CHOOSE, COPY, COUNT, DISCARD, DISMISS, EMERALD, END, ENNEAD, GAIN,
    GLORY, GOLD, HAPY, KEEP, LEND, PASS, PAY, PAY_SESHAT, PAY_TURQUOISE, PLACE, REPLACE, REROLL, REST, SET,
    TAKE, USE, WORK,
};

/// Every numbered action by its number; numbers between the groups stand for nothing and are never set.
pub(crate) static ACTIONS: [Action; COUNT] = actions();

impl Action {
    /// Its number, unless it names dice: then there are too many to number.
    pub(crate) fn number(self) -> Option<u32> {
        Some(match self {
            Action::Build(face, space) => build(face) + space.index() as u32,
            Action::Buy(deity) => BUY + deity as u32,
            Action::Cat(shift, die) => CAT + shifted(shift, die),
            Action::Use(deity) => USE + deity as u32,
            Action::Gold(shift, die) => GOLD + shifted(shift, die),
            Action::Replace(deity) => REPLACE + deity as u32,
            Action::Lend(deity, face) => {
                let member = deity as u32 - Deity::TRIAD[0] as u32;
                LEND + 6 * member + face.index() as u32
            }
            Action::Reroll => REROLL,
            Action::Glory => GLORY,
            Action::End => END,
            Action::Amethyst(deity) => AMETHYST + deity as u32,
            Action::Keep(scarab) => KEEP + scarab as u32,
            Action::Work => WORK,
            Action::Rest(tile) => REST + tile as u32,
            Action::Hapy => HAPY,
            Action::Emerald(tile) => EMERALD + tile as u32,
            Action::Discard(resources) => DISCARD + resource_bits(resources),
            Action::Gain(resources) => GAIN + resource_bits(resources),
            Action::Choose(deity) => CHOOSE + deity as u32,
            Action::Take { stone, prayer } => TAKE + 8 * u32::from(stone) + u32::from(prayer),
            Action::Set(die, face) => SET + 6 * die.index() as u32 + face.index() as u32,
            Action::Pay(resources) => PAY + payment_bits(resources),
            Action::PaySeshat(resources) => PAY_SESHAT + payment_bits(resources),
            Action::PayTurquoise(resources) => PAY_TURQUOISE + payment_bits(resources),
            Action::Dismiss(Dismissed::Deity(deity)) => DISMISS + deity as u32,
            Action::Dismiss(Dismissed::Ennead) => ENNEAD,
            Action::Copy => COPY,
            Action::Pass => PASS,
            Action::Place(tile, place) => PLACE + 6 * tile as u32 + place.index() as u32,
            Action::Roll(_) | Action::PayDice(_) => return None,
        })
    }
}

/// The number of the first build with this face.
const fn build(face: Face) -> u32 {
    let face = face.index() as u32;
    BUILD + BUILD_WORD * (face / 3) + SPACES as u32 * (face % 3)
}

/// A set of builds: a bit for each by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Builds(pub(crate) [u64; 2]);

/// The lowest space of each of the three faces in a word.
const EVERY_FACE: u64 = 1 | 1 << SPACES | 1 << (2 * SPACES);

impl Builds {
    pub(crate) const ALL: Builds = Builds([OF_FACES[7]; 2]);

    pub(crate) const fn insert(&mut self, face: Face, space: Space) {
        let number = build(face) + space.index() as u32 - BUILD;
        self.0[(number / BUILD_WORD) as usize] |= 1 << (number % BUILD_WORD);
    }

    /// Those of these faces, one bit each, on these spaces.
    #[inline]
    #[must_use]
    pub(crate) const fn with(self, faces: u32, spaces: Spaces) -> Builds {
        let spaces = spaces.0 as u64 * EVERY_FACE;
        let [low, high] = self.0;
        Builds([
            low & spaces & OF_FACES[faces as usize & 7],
            high & spaces & OF_FACES[faces as usize >> 3 & 7],
        ])
    }
}

/// Every space of each set of three faces.
const OF_FACES: [u64; 8] = {
    let mut table = [0; 8];
    let mut faces = 0;
    while faces < 8 {
        let mut face = 0;
        while face < 3 {
            if faces >> face & 1 == 1 {
                table[faces] |= ((1 << SPACES) - 1) << (SPACES * face);
            }
            face += 1;
        }
        faces += 1;
    }
    table
};

/// Twelve dice up, then twelve dice down.
const fn shifted(shift: Shift, die: Die) -> u32 {
    12 * shift as u32 + die.index() as u32
}

/// Where these resources stand among all of up to three of a sort.
pub(crate) const fn resource_bits(resources: Resources) -> u32 {
    16 * resources.workers as u32 + 4 * resources.cats as u32 + resources.stones as u32
}

/// Where these Workers and Cats stand among all of up to seven of a sort.
pub(crate) const fn payment_bits(resources: Resources) -> u32 {
    8 * resources.workers as u32 + resources.cats as u32
}

#[expect(clippy::large_stack_arrays, reason = "it is filled by the compiler and lies in the program")]
const fn actions() -> [Action; COUNT] {
    let mut table = [Action::End; COUNT];
    let mut number = 0;
    while number < COUNT {
        table[number] =
            if number < KEEP as usize { on_the_menu(number as u32) } else { elsewhere(number as u32) };
        number += 1;
    }
    table
}

/// The action of Work step 3 with this number.
const fn on_the_menu(number: u32) -> Action {
    match number {
        BUILD..BUY => {
            let (face, space) =
                (3 * (number / BUILD_WORD) + number % BUILD_WORD / 20, number % BUILD_WORD % 20);
            if number % BUILD_WORD >= 60 {
                return Action::End;
            }
            Action::Build(Face::ALL[face as usize], Space::new(space as u8))
        }
        BUY..CAT => Action::Buy(deity(number - BUY)),
        CAT..USE => match dice_shift(number - CAT) {
            Some((shift, die)) => Action::Cat(shift, die),
            None => Action::End,
        },
        USE..GOLD => Action::Use(deity(number - USE)),
        GOLD..REPLACE => match dice_shift(number - GOLD) {
            Some((shift, die)) => Action::Gold(shift, die),
            None => Action::End,
        },
        REPLACE..LEND => Action::Replace(deity(number - REPLACE)),
        LEND..REROLL => {
            let (member, face) = ((number - LEND) / 6, (number - LEND) % 6);
            Action::Lend(Deity::TRIAD[member as usize], Face::ALL[face as usize])
        }
        REROLL => Action::Reroll,
        GLORY => Action::Glory,
        AMETHYST..KEEP => Action::Amethyst(deity(number - AMETHYST)),
        _ => Action::End,
    }
}

/// The action of any other question with this number.
const fn elsewhere(number: u32) -> Action {
    match number {
        KEEP..WORK => Action::Keep(Scarab::ALL[at_most(number - KEEP, 11)]),
        WORK => Action::Work,
        REST..HAPY => Action::Rest(Tile::ALL[(number - REST) as usize]),
        HAPY => Action::Hapy,
        EMERALD..DISCARD => Action::Emerald(Tile::ALL[at_most(number - EMERALD, 11)]),
        DISCARD..GAIN => Action::Discard(resources(number - DISCARD)),
        GAIN..CHOOSE => Action::Gain(resources(number - GAIN)),
        CHOOSE..TAKE => Action::Choose(deity(number - CHOOSE)),
        TAKE..SET => Action::Take { stone: ((number - TAKE) / 8) as u8, prayer: ((number - TAKE) % 8) as u8 },
        SET..PAY => {
            let (die, face) = (at_most((number - SET) / 6, 11), (number - SET) % 6);
            Action::Set(Die::from_index(die), Face::ALL[face as usize])
        }
        PAY..PAY_SESHAT => Action::Pay(payment(number - PAY)),
        PAY_SESHAT..PAY_TURQUOISE => Action::PaySeshat(payment(number - PAY_SESHAT)),
        PAY_TURQUOISE..DISMISS => Action::PayTurquoise(payment(number - PAY_TURQUOISE)),
        DISMISS..ENNEAD => Action::Dismiss(Dismissed::Deity(deity(number - DISMISS))),
        ENNEAD => Action::Dismiss(Dismissed::Ennead),
        COPY => Action::Copy,
        PLACE.. => {
            let (tile, place) = (at_most((number - PLACE) / 6, 11), (number - PLACE) % 6);
            Action::Place(Tile::ALL[tile], Place::new(place as u8 + 1))
        }
        _ => Action::Pass,
    }
}

const fn deity(index: u32) -> Deity {
    Deity::ALL[at_most(index, DEITIES - 1)]
}

const fn dice_shift(index: u32) -> Option<(Shift, Die)> {
    if index >= 24 {
        return None;
    }
    Some((Shift::ALL[(index / 12) as usize], Die::from_index((index % 12) as usize)))
}

/// The resources that stand at this place.
pub(crate) const fn resources(bits: u32) -> Resources {
    Resources::new((bits / 16) as u8, (bits / 4 % 4) as u8, (bits % 4) as u8)
}

const fn payment(bits: u32) -> Resources {
    Resources::new((bits / 8) as u8, (bits % 8) as u8, 0)
}

/// Numbers after the last of a group stand for nothing; the table repeats the last.
const fn at_most(index: u32, last: usize) -> usize {
    if index as usize > last { last } else { index as usize }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_numbered_in_their_order() {
        let mut last = None;
        let mut count = 0;
        for (number, action) in ACTIONS.into_iter().enumerate() {
            if action.number() == Some(number as u32) {
                assert!(last < Some(action), "{action:?} comes after {last:?}");
                last = Some(action);
                count += 1;
            }
        }
        let menu = 120 + 38 + 24 + 38 + 24 + 38 + 18 + 3 + 38;
        let elsewhere = 12 + 26 + 2 * 64 + 38 + 128 + 72 + 3 * 64 + 39 + 2 + 72;
        assert_eq!(count, menu + elsewhere);
    }
}
