//! Words that are not used, because the rulebooks or the people who play have better ones.

use super::texts::{Lang, Piece, Text};

/// A word that is not used in a language, within a crate or, if none is named, anywhere.
struct Unused {
    lang: Lang,
    krate: &'static str,
    word: &'static str,
    /// What to write, and why.
    better: &'static str,
}

const fn unused(lang: Lang, krate: &'static str, word: &'static str, better: &'static str) -> Unused {
    Unused { lang, krate, word, better }
}

const UNUSED: &[Unused] = &[
    unused(Lang::En, "", "so many", "`N`, or `a number of`: it reads as too many"),
    unused(Lang::En, "", "a blank", "`a space`: a blank is a form to fill in"),
    unused(Lang::En, "", "who plays alone", "`solo`"),
    unused(Lang::En, "", "leave it at that", "`Stop here`, the one phrase for it"),
    unused(Lang::En, "", "leaves it at that", "`stops here`, the one phrase for it"),
    unused(Lang::En, "web", "chair", "`seat`: one thing, one word"),
    unused(Lang::En, "duel", "quay", "`harbour`, where the meeples stand"),
    unused(Lang::En, "duel", "on the harbour", "`in the harbour`"),
    unused(Lang::En, "duel", "symbols", "`suns`, which is what the tokens show"),
    unused(Lang::En, "nefertiti", "the least gift", "`the lowest-valued gift`: gifts have no size"),
    unused(Lang::En, "nefertiti", "a goldwork", "`a piece of goldwork`: it cannot be counted"),
    unused(Lang::En, "nefertiti", "highest value", "`maximum value`, the term of the rules"),
    unused(Lang::En, "pyramidice", "invoke", "`use`: the powers are used"),
    unused(Lang::Fr, "web", "chaise", "`place`: one thing, one word"),
    unused(Lang::Fr, "web", "partie notée", "`notation`: it reads as a game that was graded"),
    unused(Lang::Fr, "duel", "tombeau", "`chambre funéraire`, the name in the box"),
    unused(Lang::Fr, "duel", "soleil", "`symbole`, the word of the rulebook"),
    unused(Lang::Fr, "duel", "soleils", "`symboles`, the word of the rulebook"),
    unused(Lang::Fr, "duel", "série", "`lot`, the word of the rulebook"),
    unused(Lang::Fr, "duel", "quai", "`port`: a quay is where a boat is moored"),
    unused(Lang::Fr, "duel", "quitte le jeu", "`est retiré de la partie`, as the rulebook says"),
    unused(Lang::Fr, "nefertiti", "carte en plus", "`carte supplémentaire`, the name in the box"),
    unused(
        Lang::Fr,
        "nefertiti",
        "moindre cadeau",
        "`cadeau de moindre valeur`: this one means any gift at all",
    ),
    unused(Lang::Fr, "nefertiti", "demander", "`prendre`: nobody is asked"),
    unused(Lang::Fr, "nefertiti", "course sur le Nil", "`course au Nil`, the name in the box"),
    unused(Lang::Fr, "pyramidice", "bâtir", "`construire` or `poser`, as the rulebook says"),
    unused(Lang::Fr, "pyramidice", "bâtit", "`construit` or `pose`, as the rulebook says"),
    unused(Lang::Fr, "pyramidice", "invoquer", "`activer`, as the rulebook says"),
    unused(Lang::Hu, "web", "szék", "`hely`: one thing, one word"),
    unused(Lang::Hu, "web", "egál", "`egyenlő`"),
    unused(Lang::Hu, "duel", "nap", "`szimbólum`: `nap` reads as a day"),
    unused(Lang::Hu, "duel", "nappal", "`szimbólummal`: it reads as by day"),
    unused(Lang::Hu, "duel", "napszám", "`szimbólumszám`: it reads as day labour"),
    unused(Lang::Hu, "duel", "rakparton", "`kikötőben`, where the workers stand"),
    unused(Lang::Hu, "duel", "sorozat", "`kollekció`, the word of the rulebook"),
    unused(Lang::Hu, "duel", "lánc", "`csoport`, the word of the rulebook"),
    unused(Lang::Hu, "nefertiti", "elkérése", "`elvétele`: nobody is asked"),
    unused(Lang::Hu, "nefertiti", "legkisebb ajándéka", "`legkevesebbet érő ajándéka`: gifts have no size"),
    unused(Lang::Hu, "pyramidice", "munkánként", "`munkafordulónként`: work cannot be counted"),
    unused(Lang::Hu, "pyramidice", "fohász", "`használat`: the powers are used"),
];

pub(super) fn problems(text: &Text<'_>) -> Vec<String> {
    let is_here = |unused: &&Unused| {
        let folder = format!("crates/{}/", unused.krate);
        unused.lang == text.lang && (unused.krate.is_empty() || text.path.starts_with(&folder))
    };
    let words = text.pieces.iter().filter_map(|piece| match piece {
        Piece::Words(words) => Some(words.replace('\n', " ").to_lowercase()),
        Piece::Value { .. } => None,
    });
    let words: Vec<String> = words.collect();
    let found = UNUSED.iter().filter(is_here).filter(|unused| {
        let word = unused.word.to_lowercase();
        words.iter().any(|words| has_word(words, &word))
    });
    found.map(|unused| format!("`{}` is not used: write {}", unused.word, unused.better)).collect()
}

/// Whether a word stands there on its own, not as part of another.
fn has_word(words: &str, word: &str) -> bool {
    words.match_indices(word).any(|(start, _)| {
        let before = words[..start].chars().next_back();
        let after = words[start + word.len()..].chars().next();
        [before, after].into_iter().flatten().all(|sign| !sign.is_alphanumeric())
    })
}

#[cfg(test)]
mod tests {
    use crate::tidy::words::check;

    #[test]
    fn a_word_is_not_used_where_there_is_a_better_one() {
        let problem = "`nap` is not used: write `szimbólum`: `nap` reads as a day";
        check("crates/duel/locales/hu.ftl", "a = 7 nap", &[problem]);
        check("crates/duel/locales/hu.ftl", "a = napló", &[]);
        check("crates/toy/locales/hu.ftl", "a = 7 nap", &[]);
    }
}
