//! How the places of a table were taken: who sat down when, and who was bound to their entropy before anybody showed any.

use std::fmt;
use std::str::FromStr;

use data_encoding::HEXLOWER;
use game::{Record, RecordError};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::fair::{BadFair, Entropy};

/// What is known about how people sat down. None of it has a say in the draws: whatever a host may claim once it knows
/// the entropy, it could try again and again until it likes the draws.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gathering {
    /// The places of people, in the order in which they were taken.
    pub order: Vec<u8>,
    /// What each place was committed to; `None` where nothing was, or the entropy was told at once.
    pub commits: Vec<Option<Commit>>,
    /// How often the table has gathered, with a new secret each time.
    pub round: u32,
}

/// A player's commitment to entropy that is told later: lower-case hexadecimal digits of a SHA-256.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commit(String);

/// The fewest bytes that may be committed to: fewer could be found by trying them all.
const LEAST_COMMITTED: usize = 16;

impl Gathering {
    /// A table at which nobody sits yet.
    pub fn new(places: usize) -> Gathering {
        Gathering { order: Vec::new(), commits: vec![None; places], round: 1 }
    }

    /// What does not go together, if anything: the header, and what is wrong with it.
    pub fn problem(
        &self,
        table: &str,
        commitment: &str,
        entropy: &[Entropy],
    ) -> Option<(&'static str, String)> {
        if self.commits.len() != entropy.len() {
            let problem = format!("there are {} places, but {} commits", entropy.len(), self.commits.len());
            return Some(("commits", problem));
        }
        if let Some(place) = entropy.iter().position(|word| matches!(word, Entropy::Hosted(_))) {
            return Some((
                "entropy",
                format!("in draws of version 2 no host puts in words, as at place {place}"),
            ));
        }
        self.problem_of_order(entropy).map(|problem| ("order", problem)).or_else(|| {
            self.problem_of_commits(table, commitment, entropy).map(|problem| ("commits", problem))
        })
    }

    fn problem_of_order(&self, entropy: &[Entropy]) -> Option<String> {
        let sat = |place: usize| self.order.iter().filter(|sat| usize::from(**sat) == place).count();
        if let Some(place) = self.order.iter().find(|place| usize::from(**place) >= entropy.len()) {
            return Some(format!("there is no place {place}"));
        }
        if let Some(place) = (0..entropy.len()).find(|place| sat(*place) > 1) {
            return Some(format!("place {place} was taken twice"));
        }
        let gave = |place: &usize| matches!(entropy[*place], Entropy::Given(_));
        let standing = (0..entropy.len()).filter(gave).find(|place| sat(*place) == 0)?;
        Some(format!("something was put in from place {standing}, but nobody sat down there"))
    }

    fn problem_of_commits(&self, table: &str, commitment: &str, entropy: &[Entropy]) -> Option<String> {
        let is_kept = |(commit, entropy): (&Option<Commit>, &Entropy)| match (commit, entropy) {
            (None, _) => true,
            (Some(commit), Entropy::Given(bytes)) => commit.is_kept_by(table, commitment, bytes),
            (Some(_), Entropy::Hosted(_) | Entropy::Absent) => false,
        };
        let place = self.commits.iter().zip(entropy).position(|pair| !is_kept(pair))?;
        Some(format!("what was put in from place {place} is not what was committed to"))
    }

    pub(crate) fn write(&self, record: &mut Record) {
        let order: Vec<String> = self.order.iter().map(ToString::to_string).collect();
        let commit = |commit: &Option<Commit>| commit.as_ref().map_or("-".to_owned(), ToString::to_string);
        let commits: Vec<String> = self.commits.iter().map(commit).collect();
        record.set("draws", "2");
        record.set("order", &if order.is_empty() { "-".to_owned() } else { order.join(" ") });
        record.set("commits", &commits.join(" "));
        record.set("round", &self.round.to_string());
    }

    /// Reads what [`Gathering::write`] wrote; `None` for draws of the first version, which said nothing about it.
    pub(crate) fn read(record: &Record) -> Result<Option<Gathering>, RecordError> {
        let wrong = |key: &str, problem: String| RecordError::new(record.line_of_header(key), problem);
        match record.get("draws") {
            None => return Ok(None),
            Some("2") => {}
            Some(other) => {
                let problem = format!(
                    "the header `draws` says {other}; this program knows version 2, and 1 without it"
                );
                return Err(wrong("draws", problem));
            }
        }
        let header = |key: &str| {
            record
                .get(key)
                .ok_or_else(|| wrong("draws", format!("for draws of version 2, there is no header `{key}`")))
        };
        let numbers = |text: &str| text.split(' ').map(plain).collect::<Option<Vec<u8>>>();
        let order = match header("order")? {
            "-" => Some(Vec::new()),
            places => numbers(places),
        };
        let commit = |word: &str| if word == "-" { Ok(None) } else { word.parse().map(Some) };
        let commits = header("commits")?.split(' ').map(commit).collect::<Result<_, BadFair>>();
        let round = plain(header("round")?).filter(|round| *round > 0);
        Ok(Some(Gathering {
            order: order
                .ok_or_else(|| wrong("order", "the header `order` is a list of places, or -".to_owned()))?,
            commits: commits.map_err(|error| wrong("commits", error.to_string()))?,
            round: round
                .ok_or_else(|| wrong("round", "the header `round` is a number from 1 on".to_owned()))?,
        }))
    }
}

/// A number as it is written: without a sign or leading zeros.
fn plain<T: FromStr + ToString>(text: &str) -> Option<T> {
    text.parse().ok().filter(|number: &T| number.to_string() == text)
}

impl Commit {
    /// What a player sends instead of the entropy itself.
    pub fn new(table: &str, commitment: &str, entropy: &[u8]) -> Commit {
        let digits = HEXLOWER.encode(entropy);
        Commit(
            HEXLOWER.encode(&Sha256::digest(format!("akhet entropy 2\n{table}\n{commitment}\n{digits}\n"))),
        )
    }

    /// Whether this is what was committed to, and too long to be found by trying.
    pub fn is_kept_by(&self, table: &str, commitment: &str, entropy: &[u8]) -> bool {
        entropy.len() >= LEAST_COMMITTED && *self == Commit::new(table, commitment, entropy)
    }
}

impl FromStr for Commit {
    type Err = BadFair;

    fn from_str(text: &str) -> Result<Commit, BadFair> {
        let is_hash = HEXLOWER.decode(text.as_bytes()).is_ok_and(|bytes| bytes.len() == 32);
        if is_hash {
            Ok(Commit(text.to_owned()))
        } else {
            Err(BadFair("a commit is 64 hexadecimal digits in small letters"))
        }
    }
}

impl TryFrom<String> for Commit {
    type Error = BadFair;

    fn try_from(text: String) -> Result<Commit, BadFair> {
        text.parse()
    }
}

impl From<Commit> for String {
    fn from(commit: Commit) -> String {
        commit.0
    }
}

impl fmt::Display for Commit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
