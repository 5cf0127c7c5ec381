//! The powers of deities: when they work, what they take, and what they do.

use super::{Bill, DEITIES, Deities, Deity, Kind, Resource, Resources};

/// What a deity is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ability {
    /// Nothing but what it counts at the end.
    Points,
    /// It works in a Rest.
    Rest,
    /// It works all the time.
    Always,
    /// It lends a virtual die.
    Lend,
    /// It is used by a step of its own in a Work turn.
    Use(Power),
}

/// What a deity that is used by a step of its own costs and does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Power {
    /// The dice that are returned for it.
    pub(crate) dice: Bill,
    /// The Workers and Cats that it takes.
    pub(crate) resources: Resources,
    pub(crate) effect: Effect,
}

/// What a power does once it is paid. The card says how much Glory it gives.
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

impl Deity {
    /// What it is good for.
    pub(crate) const fn ability(self) -> Ability {
        const NO_DICE: Bill = Bill::any(0);
        const NOTHING: Resources = Resources::NONE;
        const fn used(dice: Bill, resources: Resources, effect: Effect) -> Ability {
            Ability::Use(Power { dice, resources, effect })
        }
        match self {
            Deity::Amun => used(NO_DICE, NOTHING, Effect::Set(Kind::Prayer)),
            Deity::Aten => used(NO_DICE, NOTHING, Effect::GiveUp),
            Deity::Heh => used(NO_DICE, NOTHING, Effect::Glory),
            Deity::Heka => used(NO_DICE, Resources::new(0, 2, 0), Effect::GloryAnd(Resource::Worker)),
            Deity::Khepri => used(Bill::alike(3), NOTHING, Effect::GloryAndChoice),
            Deity::Khonsu => used(NO_DICE, Resources::new(1, 1, 0), Effect::Glory),
            Deity::Maat => used(NO_DICE, NOTHING, Effect::Reroll),
            Deity::Meretseger => used(Bill::any(2), NOTHING, Effect::Stone),
            Deity::Min => used(Bill::any(2), NOTHING, Effect::Gain(Resource::Worker)),
            Deity::Montu => used(NO_DICE, Resources::new(2, 0, 0), Effect::GloryAnd(Resource::Cat)),
            Deity::Mut => used(NO_DICE, NOTHING, Effect::Set(Kind::Stone)),
            Deity::Neith => used(NO_DICE, Resources::new(0, 1, 0), Effect::Glory),
            Deity::Ptah => used(Bill::any(1), NOTHING, Effect::Straighten),
            Deity::Ra => used(NO_DICE, Resources::new(1, 0, 0), Effect::Glory),
            Deity::Sekhmet => used(Bill::stone(1), Resources::new(1, 1, 0), Effect::Glory),
            Deity::Sobek => used(Bill::stone(2), NOTHING, Effect::Glory),
            Deity::Sopdet => used(Bill::any(1), NOTHING, Effect::Gain(Resource::Cat)),
            Deity::Khnum | Deity::Satis | Deity::Anuket => Ability::Lend,
            Deity::Bes | Deity::Hapy => Ability::Rest,
            Deity::Anubis | Deity::Bastet | Deity::Serket | Deity::Seshat | Deity::Thoth => Ability::Always,
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
            | Deity::Hathor => Ability::Points,
        }
    }

    /// Its power, if it is used by a step of its own.
    #[inline]
    pub(crate) fn power(self) -> Option<&'static Power> {
        if let Ability::Use(power) = &ABILITIES[self.index()] { Some(power) } else { None }
    }
}

impl Deities {
    /// Those that are used by a step of their own.
    pub(crate) const USED: Deities = {
        let mut bits = 0;
        let mut index = 0;
        while index < DEITIES {
            if let Ability::Use(_) = Deity::ALL[index].ability() {
                bits |= 1 << index;
            }
            index += 1;
        }
        Deities(bits)
    };
}

/// Worked out by the compiler, because rules ask for powers all the time.
static ABILITIES: [Ability; DEITIES] = {
    let mut abilities = [Ability::Points; DEITIES];
    let mut index = 0;
    while index < DEITIES {
        abilities[index] = Deity::ALL[index].ability();
        index += 1;
    }
    abilities
};
