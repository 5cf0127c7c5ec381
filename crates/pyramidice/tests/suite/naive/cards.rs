//! What is printed on the cards, once more.

/// Name, cost and points of every deity; those of the Ennead have no points of their own.
pub(crate) const DEITIES: [(&str, &str, i32); 38] = [
    ("atum", "1 6", 0),
    ("shu", "2 5", 0),
    ("tefnut", "3 4", 0),
    ("geb", "2 6", 0),
    ("nut", "1 3", 0),
    ("osiris", "4 5", 0),
    ("set", "3 6", 0),
    ("isis", "2 4", 0),
    ("nephthys", "1 5", 0),
    ("horus", "* * c", 0),
    ("khnum", "1 1 *", 0),
    ("satis", "2 2 *", 0),
    ("anuket", "3 3 *", 0),
    ("amun", "1 4 *", 2),
    ("anubis", "3 5", 0),
    ("aten", "4 6 *", 1),
    ("bastet", "3 c", 0),
    ("bes", "1 2", 0),
    ("hapy", "3 5 w", 1),
    ("hathor", "1 1 5 5", 6),
    ("heh", "5 6", 0),
    ("heka", "2 * c", 0),
    ("khepri", "4 4 4", 1),
    ("khonsu", "2 4 c", 0),
    ("maat", "2 3 4", 3),
    ("meretseger", "6 6 *", 2),
    ("min", "1 4", 2),
    ("montu", "5 5 w", 0),
    ("mut", "S2 *", 0),
    ("neith", "3 * *", 0),
    ("ptah", "1 2 3", 2),
    ("ra", "6 6 w", 0),
    ("sekhmet", "S4 5 w", 0),
    ("serket", "S3 4", 0),
    ("seshat", "S5 5 w", 0),
    ("sobek", "S1 *", 0),
    ("sopdet", "6 *", 1),
    ("thoth", "S6 1", 0),
];

pub(crate) const ENNEAD: [&str; 10] =
    ["atum", "shu", "tefnut", "geb", "nut", "osiris", "set", "isis", "nephthys", "horus"];

/// Powers that are used once in a Work turn, with the dice and the resources they take.
pub(crate) const POWERS: [(&str, &str, &str); 16] = [
    ("amun", "", ""),
    ("aten", "", ""),
    ("heh", "", ""),
    ("heka", "", "cc"),
    ("khonsu", "", "wc"),
    ("maat", "", ""),
    ("meretseger", "* *", ""),
    ("min", "* *", ""),
    ("montu", "", "ww"),
    ("mut", "", ""),
    ("neith", "", "c"),
    ("ptah", "*", ""),
    ("ra", "", "w"),
    ("sekhmet", "S*", "wc"),
    ("sobek", "S* S*", ""),
    ("sopdet", "*", ""),
];

pub(crate) const TRIAD: [(&str, [u8; 2]); 3] = [("khnum", [1, 4]), ("satis", [2, 5]), ("anuket", [3, 6])];

pub(crate) const SCARABS: [&str; 12] = [
    "quartz",
    "obsidian",
    "amethyst",
    "silver",
    "pearl",
    "emerald",
    "gold",
    "ruby",
    "sapphire",
    "turquoise",
    "lapis",
    "carnelian",
];

pub(crate) const TILES: [&str; 12] =
    ["ww", "ws", "wc", "ss", "sc", "cc", "swap", "trio", "god", "gift", "triple", "labour"];

pub(crate) const PROJECTS: [&[&str]; 6] = [
    &["16", "25", "34"],
    &["26", "13", "45"],
    &["36", "24", "15"],
    &["46", "35", "12"],
    &["56", "14", "23"],
    &["11", "22", "33", "44", "55", "66"],
];

pub(crate) fn cost(deity: &str) -> &'static str {
    DEITIES.iter().find(|(name, _, _)| *name == deity).unwrap().1
}

pub(crate) fn points(deity: &str) -> i32 {
    DEITIES.iter().find(|(name, _, _)| *name == deity).unwrap().2
}

/// The spaces of the pyramids for so many players.
pub(crate) fn spaces(players: usize) -> Vec<String> {
    let mut spaces = Vec::new();
    let pyramids = [('c', 3, 1), ('k', 2, 3), ('m', 1, 4)];
    for (pyramid, levels, from) in pyramids {
        for level in 1..=levels {
            let width = levels + 1 - level;
            for row in 1..=width {
                for column in &["a", "b", "c"][..width] {
                    if players >= from {
                        spaces.push(format!("{pyramid}{level}{column}{row}"));
                    }
                }
            }
        }
    }
    spaces
}

/// Pyramid, level, column and row of a space.
pub(crate) fn parts(space: &str) -> (char, u8, u8, u8) {
    let bytes = space.as_bytes();
    (char::from(bytes[0]), bytes[1] - b'0', bytes[2] - b'a' + 1, bytes[3] - b'0')
}

/// What a space adds in Workers; in Glory it is twice as much.
pub(crate) fn surcharge(space: &str) -> usize {
    match &space[..2] {
        "c1" => 0,
        "c2" | "k1" => 1,
        _ => 2,
    }
}

/// The four spaces below, or none on the ground.
pub(crate) fn below(space: &str) -> Vec<String> {
    let (pyramid, level, column, row) = parts(space);
    if level == 1 {
        return Vec::new();
    }
    let cell =
        |x: u8, y: u8| format!("{pyramid}{}{}{}", level - 1, char::from(b'a' - 1 + column + x), row + y);
    vec![cell(0, 0), cell(1, 0), cell(0, 1), cell(1, 1)]
}

pub(crate) fn are_neighbours(one: &str, other: &str) -> bool {
    let (a, b) = (parts(one), parts(other));
    (a.0, a.1) == (b.0, b.1) && a.2.abs_diff(b.2) + a.3.abs_diff(b.3) == 1
}
