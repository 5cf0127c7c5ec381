//! How near a stall is to closing its market, in a few words.

use game::Lang;

use crate::rules::{Condition, Stall, Stand};
use crate::show::words::say;

pub(super) fn read(stall: &Stall, stand: &Stand, lang: Lang) -> String {
    match stall.condition() {
        Condition::Group(goal) => {
            say(lang, "meets-group", &[("now", stall.largest_group(stand).into()), ("goal", (*goal).into())])
        }
        Condition::Pieces { colours, count } => {
            let values = [
                ("colours", stand.colours().into()),
                ("goal", (*colours).into()),
                ("now", stand.iter().count().into()),
                ("count", (*count).into()),
            ];
            say(lang, "meets-pieces", &values)
        }
        Condition::EveryLevel => {
            let [now, goal] = stall.levels(stand);
            say(lang, "meets-levels", &[("now", now.into()), ("goal", goal.into())])
        }
        Condition::Line(goal) => {
            let now = stall.fullest_line(stand, *goal);
            say(lang, "meets-line", &[("now", now.into()), ("goal", (*goal).into())])
        }
        Condition::Sum { exactly, at_least } => {
            let sum: u32 = stand.iter().map(|(rank, _)| u32::from(stall.space(rank).offer())).sum();
            let exactly: String = exactly.iter().map(|number| format!("{number}, ")).collect();
            format!("{sum} → {exactly}{at_least}+")
        }
        Condition::Dice => say(lang, "meets-dice", &[("now", stall.odds(stand).0.into())]),
        Condition::Chain => {
            let (chain, (now, _)) = (stall.largest_group(stand), stall.odds(stand));
            say(lang, "meets-chain", &[("chain", chain.into()), ("now", now.into())])
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{Numbers as _, Seat};

    use super::*;
    use crate::rules::{Numbers, Piece, Side, Space};

    /// The examples of the rules pages.
    #[track_caller]
    fn check(side: Side, spaces: &str, expected: &str) {
        let spaces: Vec<Space> = spaces.split(' ').map(|space| space.parse().unwrap()).collect();
        let stall = Numbers::shipped().stall(spaces[0].market(), side);
        let mut stand = Stand::EMPTY;
        for space in spaces {
            stand.put(stall.rank(space).unwrap(), Piece::Servant(Seat::new(0)));
        }
        assert_eq!(read(stall, &stand, Lang::En), expected);
    }

    #[test]
    fn every_condition_says_how_near_it_is() {
        check(Side::Left, "g2 g6 g8", "2/4 connected");
        check(Side::Left, "g2 g6 g8 g4", "4/4 connected");
        check(Side::Right, "g2 g6", "1/3 colours or 2/4");
        check(Side::Left, "k0 k2 k9", "3/4 levels");
        check(Side::Right, "k0 k8", "2/3 in a row");
        check(Side::Left, "a8 a1a", "9 → 11, 14, 17+");
        check(Side::Right, "a12 a3b", "15 → 17+");
        check(Side::Left, "l1 l4 l8", "4 in 36 to close");
        check(Side::Right, "l1 l2 l4 l5", "chain 2: 2 in 6");
        check(Side::Right, "l1 l2 l3 l4 l5", "chain 5: 5 in 6");
    }
}
