//! No sentence is taken from a rulebook. What is kept of the rulebooks are the hashes of every six words in a row, from
//! which no text can be read; `cargo xtask rulebooks FOLDER` makes them from files that are named like `game.fr.txt`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::texts::{Lang, Piece, Text};

/// Where the hashes are kept.
const FOLDER: &str = "xtask/src/tidy/words";

/// How many words in a row nobody writes by chance.
const RUN: usize = 6;

/// How many bytes are kept of a hash: enough that two runs hardly ever have the same.
const KEPT: usize = 5;

/// Runs that are in a rulebook and may be said, and why.
const ALLOWED: [(&str, &str); 7] = [
    ("gizeh akhet aton abou simbel et", "names, in the order of the box"),
    ("akhet aton abou simbel et louqsor", "names, in the order of the box"),
    ("pretre damon marchand damon vizir tresorier", "names, in the order of the box"),
    ("damon marchand damon vizir tresorier mendiant", "names, in the order of the box"),
    ("une fois par tour de travail", "a term of the game"),
    ("une fois par tour de repos", "a term of the game"),
    ("a la fin de la partie", "everybody says so"),
];

pub(super) fn problems(text: &Text<'_>) -> Vec<String> {
    let known = known(text.lang);
    let words = text.pieces.iter().filter_map(|piece| match piece {
        Piece::Words(words) => Some(*words),
        Piece::Value { .. } => None,
    });
    let taken = words.flat_map(runs).filter(|run| known.contains(&hash(run)[..]));
    let taken = taken.filter(|run| ALLOWED.iter().all(|(allowed, _)| allowed != run));
    taken.map(|run| format!("`{run}` is in a rulebook: say it in other words")).collect()
}

/// Makes the hashes anew from the rulebooks in a folder.
pub fn run(root: &Path, folder: &Path) -> Result<String, String> {
    let mut count = 0;
    for lang in Lang::ALL {
        let mut hashes = BTreeSet::new();
        for entry in fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))? {
            let path = entry.map_err(|error| error.to_string())?.path();
            if path.to_string_lossy().ends_with(&format!(".{}.txt", lang.code())) {
                let text =
                    fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
                hashes.extend(runs(&text).iter().map(|run| hash(run)));
            }
        }
        count += hashes.len();
        let bytes: Vec<u8> = hashes.into_iter().flatten().collect();
        let file = root.join(FOLDER).join(format!("{}.runs", lang.code()));
        fs::write(&file, bytes).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    Ok(format!("{count} runs of {RUN} words"))
}

/// The hashes of the rulebooks in a language.
struct Known(&'static [u8]);

fn known(lang: Lang) -> Known {
    Known(match lang {
        Lang::En => include_bytes!("en.runs"),
        Lang::Fr => include_bytes!("fr.runs"),
        Lang::Hu => include_bytes!("hu.runs"),
    })
}

impl Known {
    fn contains(&self, hash: &[u8]) -> bool {
        let (hashes, _) = self.0.as_chunks::<KEPT>();
        hashes.binary_search_by(|known| known[..].cmp(hash)).is_ok()
    }
}

/// Every six words in a row within a sentence, without signs, accents and capitals. Numbers end a run: they are facts.
fn runs(text: &str) -> Vec<String> {
    let folded: String = text.replace("\n\n", "|").chars().flat_map(char::to_lowercase).map(fold).collect();
    let joined = folded.replace(['*', '_', '`', '#', '\'', '’'], "");
    let sentences = joined.split(|sign: char| !sign.is_alphabetic() && !" \n\u{a0}\t,-/&".contains(sign));
    let words = sentences.map(|sentence| {
        let words = sentence.split(|sign: char| !sign.is_alphabetic()).filter(|word| !word.is_empty());
        words.collect::<Vec<&str>>()
    });
    let runs = words.flat_map(|words| words.windows(RUN).map(|run| run.join(" ")).collect::<Vec<String>>());
    runs.collect()
}

/// A letter without its accent: scanned rulebooks lose them.
const fn fold(letter: char) -> char {
    match letter {
        'à' | 'á' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ò' | 'ó' | 'ô' | 'ö' | 'ő' | 'œ' => 'o',
        'ù' | 'ú' | 'û' | 'ü' | 'ű' => 'u',
        other => other,
    }
}

/// FNV-1a, cut short.
fn hash(run: &str) -> [u8; KEPT] {
    let hash = run.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    *hash.to_be_bytes().first_chunk().expect("eight bytes are more than are kept")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_stay_within_a_sentence_and_know_neither_signs_nor_accents() {
        assert_eq!(
            runs("L’un et **l’autre**, à côté\nde lui. Et"),
            ["lun et lautre a cote de", "et lautre a cote de lui"]
        );
        assert!(runs("one two three 4 five six seven").is_empty());
        assert!(runs("one two three. four five six").is_empty());
    }

    #[test]
    fn hashes_are_made_of_every_rulebook_of_a_language_and_found_again() {
        let root = tempfile::tempdir().unwrap();
        let folder = root.path().join("books");
        fs::create_dir_all(root.path().join(FOLDER)).unwrap();
        fs::create_dir(&folder).unwrap();
        fs::write(folder.join("duel.en.txt"), "One two three four five six seven.").unwrap();
        assert_eq!(run(root.path(), &folder).unwrap(), "2 runs of 6 words");
        let bytes = fs::read(root.path().join(FOLDER).join("en.runs")).unwrap();
        let known = Known(bytes.leak());
        assert!(known.contains(&hash("two three four five six seven")));
        assert!(!known.contains(&hash("two three four five six eight")));
    }

    #[test]
    fn the_rulebooks_of_every_language_are_known() {
        for lang in Lang::ALL {
            let Known(bytes) = known(lang);
            assert!(bytes.len() > 3000 && bytes.len().is_multiple_of(KEPT), "{}", bytes.len());
        }
    }
}
