//! What is printed in the box, copied once more by hand.

/// Offer, row, column, and `c`oin, `s`ingle or `x`tra.
pub(crate) type Printed = (u32, i32, i32, char);

pub(crate) fn stall(market: char, side: &str) -> Vec<Printed> {
    let text = match (market, side) {
        ('g', "left") => "1@01 3@02 2c@10 4s@11 5@12 7c@13 6@21 8@22",
        ('g', _) => "5@00 6@01 7@02 11x@03 1c@10 2@11 3s@12 4c@13",
        ('k', "left") => "0@00 1@10 2c@11 3@20 4c@21 5@22 6s@30 7@31 8@32 9@33",
        ('k', _) => "0@00 1c@01 2s@02 3@10 4@11 5c@12 6@20 7@21 8@22",
        ('a', "left") => "8@00 7@10 5c@20 5@21 2c@30 2@31 1@40 1@41 1@42",
        ('a', _) => "12x@00 7@10 6@20 3c@30 3@31 2@40 2@41 1@50 1@51",
        ('l', "left") => "7@00 8@01 11x@02 1s@10 2@11 3c@12 4@13 5@14 6c@15",
        ('l', _) => "1s@00 2s@01 3@02 4c@03 5@04 6@05 7c@06 8@07 9@08",
        _ => "1c@00 2@01 3@02 4c@03 5@04 6@05 8@06",
    };
    let read = |word: &str| {
        let (offer, at) = word.split_once('@').unwrap();
        let symbol = offer.chars().last().filter(|last| !last.is_ascii_digit()).unwrap_or(' ');
        let offer = offer.trim_end_matches(|letter: char| !letter.is_ascii_digit());
        let at: Vec<i32> = at.chars().map(|digit| digit.to_digit(10).unwrap() as i32).collect();
        (offer.parse().unwrap(), at[0], at[1], symbol)
    };
    let mut spaces: Vec<Printed> = text.split(' ').map(read).collect();
    spaces.sort_by_key(|(offer, _, column, _)| (*offer, *column));
    spaces
}

/// The names of the spaces, from the lowest rank to the highest.
pub(crate) fn names(market: char, side: &str) -> Vec<String> {
    let spaces = stall(market, side);
    let name = |index: usize| {
        let offer = spaces[index].0;
        let equals: Vec<usize> = (0..spaces.len()).filter(|other| spaces[*other].0 == offer).collect();
        if equals.len() == 1 {
            return format!("{market}{offer}");
        }
        let letter = ['a', 'b', 'c'][equals.iter().position(|other| *other == index).unwrap()];
        format!("{market}{offer}{letter}")
    };
    (0..spaces.len()).map(name).collect()
}

/// Whether the pieces on these spaces close a stall without dice; `colours` counts what they are.
pub(crate) fn closes(market: char, side: &str, taken: &[usize], colours: usize) -> bool {
    let spaces = stall(market, side);
    let taken: Vec<Printed> = taken.iter().map(|index| spaces[*index]).collect();
    let sum: u32 = taken.iter().map(|space| space.0).sum();
    match (market, side) {
        ('g', "left") => longest(&taken) >= 4,
        ('g', _) => colours >= 3 || taken.len() >= 4,
        ('k', "left") => (0..4).all(|row| taken.iter().any(|space| space.1 == row)),
        ('k', _) => {
            let has =
                |offers: [u32; 3]| offers.iter().all(|offer| taken.iter().any(|space| space.0 == *offer));
            [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
                .into_iter()
                .any(has)
        }
        ('a', "left") => sum == 11 || sum == 14 || sum >= 17,
        ('a', _) => sum >= 17,
        _ => false,
    }
}

pub(crate) fn closes_on(side: &str, taken: &[usize], roll: &str) -> bool {
    let spaces = stall('l', side);
    let taken: Vec<Printed> = taken.iter().map(|index| spaces[*index]).collect();
    if side == "left" {
        roll.split('-').all(|die| taken.iter().any(|space| space.0.to_string() == die))
    } else {
        roll.parse::<usize>().unwrap() <= longest(&taken)
    }
}

/// The largest group of spaces that touch side by side.
fn longest(taken: &[Printed]) -> usize {
    let touch = |one: &Printed, other: &Printed| (one.1 - other.1).abs() + (one.2 - other.2).abs() == 1;
    let group = |first: &Printed| {
        let mut group = vec![*first];
        while let Some(more) = taken
            .iter()
            .find(|space| !group.contains(space) && group.iter().any(|member| touch(member, space)))
        {
            group.push(*more);
        }
        group.len()
    };
    taken.iter().map(group).max().unwrap_or(0)
}

pub(crate) fn type_of(kind: &str) -> &str {
    match kind {
        "double-senet" => "senet",
        _ => kind.split('+').next().unwrap(),
    }
}

pub(crate) fn bonus_of(kind: &str) -> i32 {
    kind.split_once('+').map_or(0, |(_, bonus)| bonus.parse().unwrap())
}

pub(crate) fn gifts_on(kind: &str) -> i32 {
    if kind == "double-senet" { 2 } else { 1 }
}

/// What one card is worth with so many owners of its type.
pub(crate) fn value(kind: &str, owners: usize) -> i32 {
    let row = match (kind, type_of(kind)) {
        ("double-senet", _) => [12, 10, 8],
        (_, "goldwork" | "necklace") => [14, 10, 7],
        (_, "statuette" | "mirror") => [11, 8, 6],
        (_, "harp" | "chair") => [9, 7, 5],
        (_, "senet") => [6, 5, 4],
        (_, "cup") => [9, 9, 9],
        _ => [4, 4, 4],
    };
    row[owners.clamp(1, 3) - 1]
}

pub(crate) fn highest(kind: &str) -> i32 {
    value(kind, 1)
}

pub(crate) const KINDS: [&str; 18] = [
    "goldwork",
    "necklace",
    "statuette",
    "mirror",
    "harp",
    "chair",
    "senet",
    "double-senet",
    "cup",
    "papyrus",
    "goldwork+1",
    "necklace+1",
    "statuette+1",
    "mirror+1",
    "harp+1",
    "harp+2",
    "chair+1",
    "chair+2",
];

/// The pile before anything is drawn.
pub(crate) fn pile(players: usize, memphis: bool) -> Vec<String> {
    let mut pile = Vec::new();
    let mut add = |kind: &str, count: usize| pile.extend(std::iter::repeat_n(kind.to_owned(), count));
    let less = |count: usize, foreign: usize| if memphis { count - foreign } else { count };
    add("goldwork", less(5, 1));
    add("necklace", less(5, 1));
    add("statuette", less(6, 2));
    add("mirror", less(6, 2));
    add("harp", less(8, 2));
    add("chair", less(8, 2));
    if players >= 4 {
        add("senet", 5);
        add("double-senet", 3);
    }
    if players == 5 {
        add("cup", 4);
    }
    if memphis {
        add("papyrus", players);
        for kind in ["goldwork+1", "necklace+1", "harp+1", "harp+2", "chair+1", "chair+2"] {
            add(kind, 1);
        }
        add("statuette+1", 2);
        add("mirror+1", 2);
    }
    pile
}

/// The characters of a set besides Scribes and Merchants.
pub(crate) fn cast(name: &str) -> Vec<&'static str> {
    match name {
        "base" => vec!["vizier", "high-priest", "maid", "maid", "thief", "treasurer"],
        "amon" => vec!["amon-priest", "amon-merchant", "vizier", "treasurer", "beggar", "trader"],
        "palace" => vec!["maid", "maid", "royal-scribe", "amon-merchant", "wandering-thief", "oracle"],
        "nile" => vec!["high-priest", "treasurer", "beggar", "wandering-thief", "thief", "trader"],
        _ => Vec::new(),
    }
}

pub(crate) fn all_dealt() -> Vec<&'static str> {
    let mut cards = cast("base");
    cards.extend([
        "oracle",
        "beggar",
        "amon-merchant",
        "amon-priest",
        "royal-scribe",
        "wandering-thief",
        "trader",
    ]);
    cards
}
