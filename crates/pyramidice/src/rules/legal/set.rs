//! Sets of legal actions.

use game::ActionSet;
use game::bits::{Ranked, below};
use rand::Rng;

use crate::rules::actions::{ACTIONS, number};
use crate::rules::{Action, Bill, Dice, DiceNames, DicePairs, Enough, Faces, Kind};

/// The legal actions of one decision, never written out as a list: bits where actions have numbers, and otherwise the
/// dice that can be named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Legal(Inner);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Inner {
    /// The bit `n` is the action with the number `first + n`: enough for most decisions.
    Word { first: u32, bits: u64 },
    /// The same, for Work step 3 and for builds that can be paid in several ways.
    Words { first: u32, words: [u64; WORDS] },
    /// Any of these dice, which are all of one kind, and perhaps none of them.
    Rolls { dice: Faces, kind: Kind, fewest: u32, count: u32 },
    /// Any one of these dice is paid.
    OneDie { names: DiceNames },
    /// Any two of these dice are paid.
    TwoDice { pairs: DicePairs },
    /// Every payment of this bill.
    Payments { hand: Dice, bill: Bill, count: u32 },
}

/// The longest group of numbers that can stand in one list, in words.
const WORDS: usize = 6;

/// Numbered actions of several words that are being collected, of those from `FIRST` on. With a first number that the
/// compiler knows, it knows the word of each group too, and no word has to go to memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Collected<const FIRST: u32> {
    words: [u64; WORDS],
}

impl<const FIRST: u32> Collected<FIRST> {
    pub(crate) const NONE: Collected<FIRST> = Collected { words: [0; WORDS] };

    /// Adds the actions of a group: bit `n` for the one with the number `group + n`. Groups do not cross words.
    #[inline]
    pub(crate) fn add(&mut self, group: u32, bits: u64) {
        let offset = group - FIRST;
        self.words[offset as usize / 64] |= bits << (offset % 64);
    }

    /// Adds one action.
    #[inline]
    pub(crate) fn add_one(&mut self, action: u32) {
        self.add(action, 1);
    }

    /// One of them, each equally likely; `None` if there is no choice.
    #[inline]
    pub(crate) fn choose_of_several(self, rng: &mut impl Rng) -> Option<Action> {
        let words = self.words.map(Ranked::new);
        let count = words.iter().map(|word| word.count()).sum();
        (count > 1).then(|| find(FIRST, words, below(count, rng)))
    }
}

impl<const FIRST: u32> From<Collected<FIRST>> for Legal {
    #[inline]
    fn from(collected: Collected<FIRST>) -> Legal {
        Legal(Inner::Words { first: FIRST, words: collected.words })
    }
}

impl Legal {
    /// There is nothing to decide.
    pub(crate) const NONE: Legal = Legal::word(number::KEEP, 0);

    /// Bit `n` for the action with the number `first + n`.
    #[inline]
    pub(crate) const fn word(first: u32, bits: u64) -> Legal {
        Legal(Inner::Word { first, bits })
    }

    /// Any of these dice; whether none of them is a choice is for `fewest` to say.
    pub(crate) fn rolls(dice: Faces, kind: Kind, fewest: u32) -> Legal {
        Legal(Inner::Rolls { dice, kind, fewest, count: dice.choices() - fewest })
    }

    #[inline]
    pub(crate) fn payments(hand: Dice, bill: Bill) -> Legal {
        if bill == Bill::any(1) {
            return Legal(Inner::OneDie { names: hand.names() });
        }
        if bill == Bill::any(2) {
            return Legal(Inner::TwoDice { pairs: hand.pairs() });
        }
        Legal::larger_payments(hand, bill)
    }

    #[inline(never)]
    fn larger_payments(hand: Dice, bill: Bill) -> Legal {
        let mut count = 0;
        bill.each(hand, &mut |_| {
            count += 1;
            Enough::No
        });
        Legal(Inner::Payments { hand, bill, count })
    }

    /// One of the legal actions with numbers from `first` up to, not including, `end`, if there is one.
    pub(crate) fn choose_between(&self, first: u32, end: u32, rng: &mut impl Rng) -> Option<Action> {
        match self.0 {
            Inner::Word { first: start, bits } => {
                let bits = bits & between(first.saturating_sub(start), end.saturating_sub(start));
                (bits != 0).then(|| Legal::word(start, bits).choose(rng))
            }
            Inner::Words { first: start, words } => {
                let (from, to) = (first.saturating_sub(start), end.saturating_sub(start));
                let mut wanted = [0; WORDS];
                let mut any = 0;
                // Only a word or two hold any of them.
                for index in from / 64..to.div_ceil(64).min(WORDS as u32) {
                    let bits = between(from.saturating_sub(64 * index), to - 64 * index);
                    wanted[index as usize] = words[index as usize] & bits;
                    any |= wanted[index as usize];
                }
                (any != 0).then(|| Legal(Inner::Words { first: start, words: wanted }).choose(rng))
            }
            Inner::Rolls { .. } | Inner::OneDie { .. } | Inner::TwoDice { .. } | Inner::Payments { .. } => {
                None
            }
        }
    }
}

/// The `n`-th of the actions whose bits are set, where the lowest bit is the action with the number `first`.
#[expect(clippy::inline_always, reason = "a call costs random games several percent")]
#[inline(always)]
fn find(first: u32, words: [Ranked; WORDS], n: u32) -> Action {
    // Which word it is cannot be predicted, so it is counted rather than searched for.
    let (mut word, mut before, mut sum) = (0, 0, 0);
    for ranked in &words[..WORDS - 1] {
        sum += ranked.count();
        let is_behind = u32::from(sum <= n);
        word += is_behind;
        before += is_behind * ranked.count();
    }
    ACTIONS[(first + 64 * word + words[word as usize].nth(n - before)) as usize]
}

/// The one action whose bit is set, unless there are several.
#[inline]
fn only_of(first: u32, words: [u64; WORDS]) -> Option<Action> {
    let (mut one, mut more) = (0_u64, 0);
    for word in words {
        more |= word & word.wrapping_sub(1) | if one == 0 { 0 } else { word };
        one |= word;
    }
    if more != 0 {
        return None;
    }
    let word = words.iter().position(|word| *word != 0)? as u32;
    Some(ACTIONS[(first + 64 * word + one.trailing_zeros()) as usize])
}

/// The bits from one place up to, not including, another.
const fn between(from: u32, to: u32) -> u64 {
    below_bit(to) & !below_bit(from)
}

/// All bits below this one.
const fn below_bit(bit: u32) -> u64 {
    if bit >= 64 { u64::MAX } else { (1 << bit) - 1 }
}

impl ActionSet<Action> for Legal {
    #[inline]
    fn len(&self) -> usize {
        match self.0 {
            Inner::Word { bits, .. } => bits.count_ones() as usize,
            Inner::Words { words, .. } => words.iter().map(|word| word.count_ones()).sum::<u32>() as usize,
            Inner::OneDie { names } => names.len() as usize,
            Inner::TwoDice { pairs } => pairs.len() as usize,
            Inner::Rolls { count, .. } | Inner::Payments { count, .. } => count as usize,
        }
    }

    #[inline]
    fn nth(&self, n: usize) -> Action {
        match self.0 {
            Inner::Word { first, bits } => ACTIONS[(first + Ranked::new(bits).nth(n as u32)) as usize],
            Inner::Words { first, words } => find(first, words.map(Ranked::new), n as u32),
            Inner::OneDie { names } => Action::PayDice(names.nth(n as u32)),
            Inner::TwoDice { pairs } => Action::PayDice(pairs.nth(n as u32)),
            Inner::Rolls { dice, kind, fewest, .. } => {
                let faces = dice.choice(n as u32 + fewest);
                Action::Roll(match kind {
                    Kind::Stone => Dice { stone: faces, ..Dice::default() },
                    Kind::Prayer => Dice { prayer: faces, ..Dice::default() },
                    Kind::Virtual => unreachable!("virtual dice are never rerolled"),
                })
            }
            Inner::Payments { hand, bill, .. } => {
                let mut left = n;
                let mut found = Dice::default();
                bill.each(hand, &mut |dice| {
                    found = dice;
                    if left == 0 {
                        return Enough::Yes;
                    }
                    left -= 1;
                    Enough::No
                });
                Action::PayDice(found)
            }
        }
    }

    #[inline]
    fn number(action: Action) -> Option<usize> {
        action.number().map(|number| number as usize)
    }

    #[inline]
    fn only(&self) -> Option<Action> {
        // Most decisions have several actions, and that shows without counting them.
        match self.0 {
            Inner::Word { first, bits } => {
                bits.is_power_of_two().then(|| ACTIONS[(first + bits.trailing_zeros()) as usize])
            }
            Inner::Words { first, words } => only_of(first, words),
            Inner::Rolls { .. } | Inner::OneDie { .. } | Inner::TwoDice { .. } | Inner::Payments { .. } => {
                (self.len() == 1).then(|| self.nth(0))
            }
        }
    }

    #[inline]
    fn choose(&self, rng: &mut impl Rng) -> Action {
        match self.0 {
            Inner::Word { first, bits } => {
                let bits = Ranked::new(bits);
                ACTIONS[(first + bits.nth(below(bits.count(), rng))) as usize]
            }
            Inner::Words { first, words } => {
                let words = words.map(Ranked::new);
                find(first, words, below(words.iter().map(|word| word.count()).sum(), rng))
            }
            Inner::OneDie { names } => Action::PayDice(names.nth(below(names.len(), rng))),
            Inner::TwoDice { pairs } => Action::PayDice(pairs.nth(below(pairs.len(), rng))),
            Inner::Rolls { count, .. } | Inner::Payments { count, .. } => {
                self.nth(below(count, rng) as usize)
            }
        }
    }

    #[inline]
    fn contains(&self, action: Action) -> bool {
        match (self.0, action) {
            (Inner::Word { first, bits }, _) => action.number().is_some_and(|number| {
                let offset = number.wrapping_sub(first);
                offset < 64 && bits >> offset & 1 == 1
            }),
            (Inner::Words { first, words }, _) => action.number().is_some_and(|number| {
                let offset = number.wrapping_sub(first) as usize;
                offset < 64 * WORDS && words[offset / 64] >> (offset % 64) & 1 == 1
            }),
            (Inner::Rolls { dice, kind, fewest, .. }, Action::Roll(named)) => {
                let faces = named.kind(kind);
                named.len() == faces.len() && dice.covers(faces) && u32::from(faces.len()) >= fewest
            }
            (Inner::OneDie { names }, Action::PayDice(dice)) => names.contains(dice),
            (Inner::TwoDice { pairs }, Action::PayDice(dice)) => pairs.contains(dice),
            (Inner::Payments { hand, bill, .. }, Action::PayDice(dice)) => {
                let is_there = Kind::ALL.into_iter().all(|kind| hand.kind(kind).covers(dice.kind(kind)));
                is_there && bill.is_paid_by(dice)
            }
            (
                Inner::Rolls { .. } | Inner::OneDie { .. } | Inner::TwoDice { .. } | Inner::Payments { .. },
                _,
            ) => false,
        }
    }

    #[inline]
    fn iter(&self) -> impl Iterator<Item = Action> {
        let (first, mut words, named) = match self.0 {
            Inner::Word { first, bits } => (first, [bits, 0, 0, 0, 0, 0], 0),
            Inner::Words { first, words } => (first, words, 0),
            Inner::Rolls { .. } | Inner::OneDie { .. } | Inner::TwoDice { .. } | Inner::Payments { .. } => {
                (0, [0; WORDS], self.len())
            }
        };
        let (mut word, mut n) = (0, 0);
        std::iter::from_fn(move || {
            while word < WORDS && words[word] == 0 {
                word += 1;
            }
            if word < WORDS {
                let bit = words[word].trailing_zeros();
                words[word] &= words[word] - 1;
                return Some(ACTIONS[(first + 64 * word as u32 + bit) as usize]);
            }
            n += 1;
            (n <= named).then(|| self.nth(n - 1))
        })
    }
}
