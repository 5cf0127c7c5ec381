//! Whether a deity of the row can be paid, and how many Cats it would take.

use game::Seat;

use crate::rules::{Bill, Deity, Dice, Die, Face, Kind};
use crate::view::View;

/// How near a deity is to being paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reach {
    /// As the dice lie.
    Now,
    /// With this many Cats to turn dice, all of which are there.
    WithCats(u8),
    /// This many Cats are missing.
    CatsShort(u8),
    /// This many Workers or Cats that the card asks for are missing.
    ResourcesShort(u8),
    /// This many dice are missing; no Cat helps.
    DiceShort(u8),
}

/// What the dice in hand and the board of a seat say about a deity.
pub(super) fn reach(view: &View, seat: Seat, deity: Deity) -> Reach {
    let cost = view.options.edition.cost(deity);
    let Some(turns) = turns_needed(view.hand, cost.dice) else {
        return Reach::DiceShort(cost.dice.size.saturating_sub(view.hand.len()).max(1));
    };
    let player = &view.players[seat];
    let board = player.board;
    let has_bastet = player.deities.contains(Deity::Bastet) || view.work.loan == Some(Deity::Bastet);
    let (price, price_in_cats) = (cost.resources, cost.resources.cats);
    let missing = if has_bastet {
        (price.workers + price_in_cats).saturating_sub(board.workers + board.cats)
    } else {
        price.workers.saturating_sub(board.workers) + price_in_cats.saturating_sub(board.cats)
    };
    if missing > 0 {
        return Reach::ResourcesShort(missing);
    }
    let to_spare =
        if has_bastet { board.workers + board.cats - price.len() } else { board.cats - price_in_cats };
    match turns {
        0 => Reach::Now,
        _ if turns <= to_spare => Reach::WithCats(turns),
        _ => Reach::CatsShort(turns - to_spare),
    }
}

/// One die that a price asks for.
#[derive(Clone, Copy)]
struct Wanted {
    face: Option<Face>,
    stone_only: bool,
}

/// The fewest turns by one after which these dice hold a payment; `None` if no turns help.
fn turns_needed(hand: Dice, bill: Bill) -> Option<u8> {
    let mut wanted = Vec::new();
    for face in Face::ALL {
        let stones = bill.stone.count(face);
        for index in 0..bill.faces.count(face) {
            wanted.push(Wanted { face: Some(face), stone_only: index < stones });
        }
    }
    wanted.resize(usize::from(bill.size), Wanted { face: None, stone_only: false });
    let mut dice: Vec<(Die, u8)> = hand.iter().collect();
    fewest(&wanted, &mut dice)
}

/// Tries every die for the first that is wanted. Dice of one name are one case, and prices are short.
fn fewest(wanted: &[Wanted], hand: &mut [(Die, u8)]) -> Option<u8> {
    let Some((first, rest)) = wanted.split_first() else { return Some(0) };
    let mut best = None;
    for index in 0..hand.len() {
        let (die, count) = hand[index];
        let Some(turns) = turns(die, *first).filter(|_| count > 0) else { continue };
        hand[index].1 -= 1;
        if let Some(others) = fewest(rest, hand) {
            let all = turns + others;
            best = Some(best.map_or(all, |best: u8| best.min(all)));
        }
        hand[index].1 += 1;
    }
    best
}

/// How often a die must be turned by one to be what is wanted. Nobody can turn a virtual die.
fn turns(die: Die, wanted: Wanted) -> Option<u8> {
    if wanted.stone_only && die.kind == Kind::Prayer {
        return None;
    }
    let turns = wanted.face.map_or(0, |face| face.value().abs_diff(die.face.value()));
    (turns == 0 || die.kind != Kind::Virtual).then_some(turns)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Faces, Rule};

    #[track_caller]
    fn check(hand: &str, faces: &[u8], stone: &[u8], size: u8, expected: Option<u8>) {
        let add = |all: Faces, value: &u8| all.plus(Faces::of(Face::new(*value), 1));
        let [faces, stone] = [faces, stone].map(|values| values.iter().fold(Faces::default(), add));
        let bill = Bill { size, faces, stone, rule: Rule::Free };
        assert_eq!(turns_needed(hand.parse().unwrap(), bill), expected, "{hand}");
    }

    #[test]
    fn the_fewest_cats_are_found() {
        check("s1 p2 p5 p6", &[1, 1, 5, 5], &[], 4, Some(2));
        check("s2 s5 p4", &[2, 4], &[], 2, Some(0));
        check("p1 p6", &[6, 1], &[6], 2, None);
        check("s5 p1", &[6, 1], &[6], 2, Some(1));
        check("p1 v4", &[5], &[], 1, Some(4));
        check("p1", &[1], &[], 2, None);
    }
}
