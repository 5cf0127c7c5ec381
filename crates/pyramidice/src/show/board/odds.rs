//! What a reroll is likely to bring: the chance that each deity of the row can then be paid with the dice.

use crate::rules::{Bill, Deity, Dice, Face, Faces};
use crate::view::View;

/// For each deity of the row the chance, from 0 to 100, that its dice lie there once these dice are rolled again. Cats
/// and powers are left out.
pub(super) fn after_roll(view: &View, rolled: Dice) -> Vec<(Deity, u32)> {
    let kept = view.hand.minus(rolled);
    let bills: Vec<(Deity, Bill)> =
        view.row.iter().map(|deity| (deity, view.options.edition.cost(deity).dice)).collect();
    let mut hits = vec![0; bills.len()];
    let (stones, prayers) = (rolls(rolled.stone.len()), rolls(rolled.prayer.len()));
    for (stone, stone_ways) in &stones {
        for (prayer, prayer_ways) in &prayers {
            let rolled = Dice { stone: *stone, prayer: *prayer, ..Dice::default() };
            let hand = kept.plus(rolled);
            for ((_, bill), hits) in bills.iter().zip(&mut hits) {
                if bill.is_payable(hand) {
                    *hits += stone_ways * prayer_ways;
                }
            }
        }
    }
    let all = 6_u64.pow(u32::from(rolled.len()));
    bills.into_iter().zip(hits).map(|((deity, _), hits)| (deity, percent(hits, all))).collect()
}

/// Rounded, except that only certainty is 100 and only impossibility is 0.
fn percent(hits: u64, all: u64) -> u32 {
    let rounded = (200 * hits + all) / (2 * all);
    let bounded = if hits == all { 100 } else { rounded.clamp(u64::from(hits > 0), 99) };
    bounded as u32
}

/// Everything that this many dice can show, each with the number of ways it comes up.
fn rolls(count: u8) -> Vec<(Faces, u64)> {
    let mut rolls = Vec::new();
    collect(&Face::ALL, count, Faces::default(), 1, &mut rolls);
    rolls
}

/// The dice that are left show the faces that are left; `ways` counts the orders of those before.
fn collect(faces: &[Face], left: u8, shown: Faces, ways: u64, rolls: &mut Vec<(Faces, u64)>) {
    let Some((face, rest)) = faces.split_first() else {
        if left == 0 {
            rolls.push((shown, ways));
        }
        return;
    };
    for count in 0..=left {
        let shown = shown.plus(Faces::of(*face, count));
        collect(rest, left - count, shown, ways * choose(left, count), rolls);
    }
}

fn choose(from: u8, count: u8) -> u64 {
    (0..u64::from(count)).fold(1, |ways, step| ways * (u64::from(from) - step) / (step + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_roll_is_counted() {
        for count in 0..=9 {
            let all: u64 = rolls(count).iter().map(|(_, ways)| ways).sum();
            assert_eq!(all, 6_u64.pow(u32::from(count)));
        }
    }

    #[test]
    fn a_chance_is_neither_nothing_nor_certain() {
        assert_eq!(percent(0, 6), 0);
        assert_eq!(percent(1, 7776), 1);
        assert_eq!(percent(7775, 7776), 99);
        assert_eq!(percent(7776, 7776), 100);
        assert_eq!(percent(1, 6), 17);
    }
}
