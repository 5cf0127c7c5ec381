//! A number that is filled in chooses the form of what it counts: nobody wins with "1 points".

use super::texts::{Lang, NAMES, Piece, Text};

/// What texts count, in the plural. Hungarian has no plural after a number.
const COUNTED: [(Lang, &[&str]); 2] = [
    (
        Lang::En,
        &[
            "cards",
            "cats",
            "collectors",
            "colours",
            "decisions",
            "deities",
            "dice",
            "draws",
            "games",
            "gifts",
            "hours",
            "levels",
            "loads",
            "meeples",
            "mistakes",
            "moves",
            "obelisks",
            "owners",
            "pairs",
            "pieces",
            "players",
            "points",
            "positions",
            "resources",
            "seals",
            "senets",
            "servants",
            "slips",
            "spaces",
            "steps",
            "stones",
            "suns",
            "tiles",
            "tokens",
            "types",
            "values",
            "workers",
        ],
    ),
    (
        Lang::Fr,
        &[
            "cadeaux",
            "cartes",
            "cases",
            "chargements",
            "chats",
            "coups",
            "couleurs",
            "décisions",
            "divinités",
            "dés",
            "erreurs",
            "gaffes",
            "heures",
            "imprécisions",
            "jetons",
            "joueurs",
            "minutes",
            "niveaux",
            "obélisques",
            "ouvriers",
            "paires",
            "parties",
            "percepteurs",
            "pierres",
            "pions",
            "places",
            "points",
            "possesseurs",
            "ressources",
            "sceaux",
            "serviteurs",
            "symboles",
            "tirages",
            "tuiles",
            "types",
            "valeurs",
            "étapes",
        ],
    ),
];

/// Beginnings of keys whose numbers count nothing that follows, or are never one, and why.
const NEVER_ONE: [(&str, &str); 11] = [
    ("balance-about", "thousands of games were measured"),
    ("closes-", "stalls close at three or more"),
    ("closing-", "stalls close at three or more"),
    ("count-suns", "the sum is spelt out, and chosen by what it comes to"),
    ("effect-amon-priest", "a list of points by rank"),
    ("meets-", "stalls close at three or more"),
    ("players-range", "the most that can play"),
    ("points-between", "a pair of numbers"),
    ("problem-no-such-seat", "a player alone has every seat there is"),
    ("scarab-", "the numbers of the box, all above one"),
    ("sum-", "points from what is named, not how many there are"),
];

pub(super) fn problems(text: &Text<'_>) -> Vec<String> {
    let counted = COUNTED.iter().find(|(lang, _)| *lang == text.lang).map_or(&[][..], |(_, counted)| counted);
    if NEVER_ONE.iter().any(|(key, _)| text.key.starts_with(key)) {
        return Vec::new();
    }
    let problem = |(index, pair): (usize, &[Piece<'_>])| {
        let [Piece::Value { name, is_chosen: false }, Piece::Words(after)] = pair else { return None };
        let is_part =
            index > 0 && matches!(text.pieces[index - 1], Piece::Words(before) if is_of_all(before));
        if is_part || NAMES.contains(name) {
            return None;
        }
        // What is counted comes next, or after an adjective.
        let bare = |word: &str| word.trim_matches(|sign: char| !sign.is_alphanumeric()).to_lowercase();
        let mut next = after.strip_prefix(' ')?.split(' ').take(2).map(bare);
        let what = next.find(|word| counted.contains(&word.as_str()))?;
        Some(format!("`{name}` may be one, so it must choose the form of `{what}`"))
    };
    text.pieces.windows(2).enumerate().filter_map(problem).collect()
}

/// Whether what follows is the whole that something is part of: `1 of 5 servants`.
fn is_of_all(before: &str) -> bool {
    before.ends_with(" of ") || before.ends_with(" sur ") || before.ends_with(" of your ")
}

#[cfg(test)]
mod tests {
    use crate::tidy::words::check;

    #[test]
    fn what_is_counted_follows_its_number() {
        let file = "crates/x/locales/en.ftl";
        check(file, "a = { $n ->\n    [one] 1 point\n   *[other] { $n } points\n}", &[]);
        check(file, "a = { $n } of { $all } servants", &[]);
        check(file, "a = { $seat } takes the points", &[]);
        check(file, "a = { $n } royal seals", &["`n` may be one, so it must choose the form of `seals`"]);
        let problem = "`n` may be one, so it must choose the form of `serviteurs`";
        check("crates/x/locales/fr.ftl", "a = { $n } serviteurs en main", &[problem]);
    }
}
