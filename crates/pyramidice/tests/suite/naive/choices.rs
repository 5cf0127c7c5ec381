//! Ways to choose some of many, by trying them all.

use std::collections::BTreeSet;

/// Every way to take so many of these things, each way sorted, once.
pub(crate) fn some<T: Ord + Clone>(things: &[T], count: usize) -> BTreeSet<Vec<T>> {
    let mut ways = BTreeSet::from([Vec::new()]);
    for _ in 0..count {
        let mut longer = BTreeSet::new();
        for way in &ways {
            for thing in things {
                let mut next: Vec<T> = way.clone();
                next.push(thing.clone());
                next.sort();
                let has = |list: &[T], it: &T| list.iter().filter(|other| *other == it).count();
                if has(&next, thing) <= has(things, thing) {
                    longer.insert(next);
                }
            }
        }
        ways = longer;
    }
    ways
}

/// Whether these dice can be matched one to one to the cost, by trying every order.
pub(crate) fn pays(dice: &[String], cost: &[&str]) -> bool {
    let Some((first, rest)) = cost.split_first() else { return dice.is_empty() };
    (0..dice.len()).any(|index| {
        let (one, mut others) = (&dice[index], dice.to_vec());
        others.remove(index);
        let is_stone = !one.starts_with('p');
        let fits = match *first {
            "*" => true,
            "S*" => is_stone,
            face if face.starts_with('S') => is_stone && one[1..] == face[1..],
            face => one[1..] == *face,
        };
        fits && pays(&others, rest)
    })
}

/// Letters in the order w c s.
pub(crate) fn letters(resources: &[char]) -> String {
    let mut sorted = resources.to_vec();
    sorted.sort_by_key(|letter| "wcs".find(*letter));
    if sorted.is_empty() { "nothing".to_owned() } else { sorted.into_iter().collect() }
}

/// Dice in the order s p v, each by face.
pub(crate) fn names(dice: &[String]) -> String {
    let mut sorted = dice.to_vec();
    sorted.sort_by_key(|die| ("spv".find(&die[..1]), die[1..].to_owned()));
    if sorted.is_empty() { "none".to_owned() } else { sorted.join(" ") }
}

/// Takes one of these out of the list.
pub(crate) fn remove<T: PartialEq + std::fmt::Debug>(list: &mut Vec<T>, thing: &T) {
    let index = list.iter().position(|other| other == thing);
    list.remove(index.unwrap_or_else(|| panic!("{thing:?} is not in {list:?}")));
}
