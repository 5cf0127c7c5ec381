//! What happens to dice.

use super::{Said, Tale};
use crate::dice::{Dice, Die, Face};
use crate::events::{Event, Reason};
use crate::state::Owner;
use crate::text::{names, say};

pub(super) fn tell(event: &Event, tale: &Tale<'_>) -> String {
    let lang = tale.lang;
    match *event {
        Event::StonesMoved { stones, .. } => say(lang, "stones-moved", &[("count", stones.into())]),
        Event::DiceTaken { seat, dice } => {
            let values =
                [names::seat(seat, lang), ("stone", dice.stone.into()), ("prayer", dice.prayer.into())];
            say(lang, "dice-taken", &values)
        }
        Event::Rerolled { seat, dice } => say(lang, "rerolled", &[names::seat(seat, lang), tale.dice(dice)]),
        Event::Rolled { die, .. } => say(lang, "rolled", &[tale.die(die)]),
        Event::StoneGained { seat } => say(lang, "stone-gained", &[names::seat(seat, lang)]),
        Event::DieChanged { from, to, reason, .. } => tale.die_changed(from, to, reason),
        Event::DicePaid { seat, dice } => say(lang, "dice-paid", &[names::seat(seat, lang), tale.dice(dice)]),
        Event::VirtualDie { seat, deity, face } => {
            say(lang, "virtual-die", &[names::seat(seat, lang), tale.deity(deity), value(face)])
        }
        Event::DiceReturned { dice, .. } => say(lang, "dice-returned", &[tale.dice(dice)]),
        Event::Built { owner: Owner::Seat(seat), face, space, glory } => {
            let values = [
                names::seat(seat, lang),
                value(face),
                ("space", names::space(space, lang).into()),
                ("glory", names::glory(glory, lang).into()),
            ];
            say(lang, "built", &values)
        }
        _ => unreachable!("it is told elsewhere: {event:?}"),
    }
}

impl Tale<'_> {
    fn die_changed(&self, from: Die, to: Face, reason: Reason) -> String {
        let values = [self.die(from), value(to)];
        match reason {
            Reason::Deity(deity) => {
                say(self.lang, "changed-deity", &[&values[..], &[self.deity(deity)]].concat())
            }
            Reason::Scarab(_) => say(self.lang, "changed-gold", &values),
            Reason::Cat | Reason::Tile(_) | Reason::Build | Reason::Dice | Reason::ArchitectSpace => {
                say(self.lang, "changed-cat", &values)
            }
        }
    }

    fn die(&self, die: Die) -> Said {
        ("die", names::die(die, self.lang).into())
    }

    fn dice(&self, dice: Dice) -> Said {
        ("dice", names::dice(dice, self.lang).into())
    }
}

pub(super) fn value(face: Face) -> Said {
    ("value", face.value().into())
}
