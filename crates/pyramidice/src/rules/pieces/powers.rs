//! The powers of deities that are used in a Work turn: what they take, and what they do.

use super::{Bill, DEITIES, Deity, Kind, Resource, Resources};

/// What a deity that is used by a step of its own takes and does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Power {
    /// The dice that are returned for it.
    pub(crate) dice: Bill,
    /// The Workers and Cats that it takes.
    pub(crate) resources: Resources,
    pub(crate) effect: Effect,
}

/// What a power does once it is paid. How much Glory it gives, the card says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    /// Sets a die of this kind.
    Set(Kind),
    /// Rerolls dice.
    Reroll,
    /// Straightens the other cards.
    Straighten,
    /// Gives up a deity for Glory.
    GiveUp,
    /// Gains a Stone die that is rolled at once.
    Stone,
    /// Gains a resource.
    Gain(Resource),
    /// Gives Glory.
    Glory,
    /// Gives Glory and a resource, if there is one.
    GloryAnd(Resource),
    /// Gives Glory and a resource to choose.
    GloryAndChoice,
}

impl Power {
    const fn new(dice: Bill, resources: Resources, effect: Effect) -> Power {
        Power { dice, resources, effect }
    }
}

impl Deity {
    /// Its power, if it is used by a step of its own; the triad, which lends dice, is left out.
    #[inline]
    pub(crate) fn power(self) -> Option<&'static Power> {
        POWERS[self.index()].as_ref()
    }

    const fn printed_power(self) -> Option<Power> {
        const NO_DICE: Bill = Bill::any(0);
        const NOTHING: Resources = Resources::NONE;
        Some(match self {
            Deity::Amun => Power::new(NO_DICE, NOTHING, Effect::Set(Kind::Prayer)),
            Deity::Aten => Power::new(NO_DICE, NOTHING, Effect::GiveUp),
            Deity::Heh => Power::new(NO_DICE, NOTHING, Effect::Glory),
            Deity::Heka => Power::new(NO_DICE, Resources::new(0, 2, 0), Effect::GloryAnd(Resource::Worker)),
            Deity::Khepri => Power::new(Bill::alike(3), NOTHING, Effect::GloryAndChoice),
            Deity::Khonsu => Power::new(NO_DICE, Resources::new(1, 1, 0), Effect::Glory),
            Deity::Maat => Power::new(NO_DICE, NOTHING, Effect::Reroll),
            Deity::Meretseger => Power::new(Bill::any(2), NOTHING, Effect::Stone),
            Deity::Min => Power::new(Bill::any(2), NOTHING, Effect::Gain(Resource::Worker)),
            Deity::Montu => Power::new(NO_DICE, Resources::new(2, 0, 0), Effect::GloryAnd(Resource::Cat)),
            Deity::Mut => Power::new(NO_DICE, NOTHING, Effect::Set(Kind::Stone)),
            Deity::Neith => Power::new(NO_DICE, Resources::new(0, 1, 0), Effect::Glory),
            Deity::Ptah => Power::new(Bill::any(1), NOTHING, Effect::Straighten),
            Deity::Ra => Power::new(NO_DICE, Resources::new(1, 0, 0), Effect::Glory),
            Deity::Sekhmet => Power::new(Bill::stone(1), Resources::new(1, 1, 0), Effect::Glory),
            Deity::Sobek => Power::new(Bill::stone(2), NOTHING, Effect::Glory),
            Deity::Sopdet => Power::new(Bill::any(1), NOTHING, Effect::Gain(Resource::Cat)),
            Deity::Atum
            | Deity::Shu
            | Deity::Tefnut
            | Deity::Geb
            | Deity::Nut
            | Deity::Osiris
            | Deity::Set
            | Deity::Isis
            | Deity::Nephthys
            | Deity::Horus
            | Deity::Khnum
            | Deity::Satis
            | Deity::Anuket
            | Deity::Anubis
            | Deity::Bastet
            | Deity::Bes
            | Deity::Hapy
            | Deity::Hathor
            | Deity::Serket
            | Deity::Seshat
            | Deity::Thoth => return None,
        })
    }
}

/// Worked out by the compiler, because rules ask for powers all the time.
static POWERS: [Option<Power>; DEITIES] = {
    let mut powers = [None; DEITIES];
    let mut index = 0;
    while index < DEITIES {
        powers[index] = Deity::ALL[index].printed_power();
        index += 1;
    }
    powers
};
