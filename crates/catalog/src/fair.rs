//! Draws that neither the host of a table nor its players can choose. `docs/fair-draws.md` describes the construction.

use std::fmt;
use std::str::FromStr;

use data_encoding::HEXLOWER;
use game::{Record, RecordError};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::deal::{Dealt, Seal};
use crate::gathering::Gathering;

/// Everything that the draws of one table follow from.
#[derive(Clone, PartialEq, Eq)]
pub struct Fair {
    /// The id of the table.
    pub table: String,
    /// The deal that is played at it, if it is one that others play, too.
    pub deal: Option<Dealt>,
    /// What the host drew before anyone sat down.
    pub secret: Secret,
    /// What each player added, in the order of their places.
    pub entropy: Vec<Entropy>,
    /// How places became seats.
    pub seating: Seating,
    /// How the places were taken; `None` for draws of the first version.
    pub gathering: Option<Gathering>,
}

/// Who could have chosen the draws, by what is known of the entropy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Choosers {
    /// Nobody: some player was bound to entropy that nobody else knew before everything else was settled.
    Nobody,
    /// The host together with the last who put something in.
    HostAndLast,
    /// The host alone: nobody put anything in, or the host put in words of its own.
    Host,
}

/// What the host keeps to itself until the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// What one player added to the draws.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entropy {
    /// Bytes that came from the player.
    Given(Vec<u8>),
    /// Bytes that the host drew because the player gave none. It could try them until it liked the draws, so they are only
    /// read in records of the first version.
    Hosted(Vec<u8>),
    /// Nothing: a computer player, or somebody who gave nothing.
    Absent,
}

/// How the places that people took became seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seating {
    /// The place is the seat.
    Chosen,
    /// The seat of each place was drawn, before the first draw of the game.
    Drawn,
}

/// The most bytes from one player.
const MOST_ENTROPY: usize = 64;

/// The number of the draw that seats people; those of the game come after it.
const SEATING_DRAW: u64 = 0;

impl Fair {
    /// What is published of the secret before anyone sits down.
    pub fn commitment(&self) -> String {
        self.secret.commitment(&self.place())
    }

    /// What the draws are bound to: the deal, so that they are the same at each of its tables, or else the table.
    fn place(&self) -> String {
        self.deal.as_ref().map_or_else(|| self.table.clone(), |dealt| dealt.deal.to_string())
    }

    /// A number below `bound`: the draw with this number, where the first draw of the game is 1.
    pub fn draw(&self, number: u64, bound: u64) -> u64 {
        let end_of_last_round = u64::MAX - (u64::MAX % bound + 1) % bound;
        let blocks = (0_u64..).flat_map(|block| self.block(number, block));
        let mut fitting = blocks.filter(|value| *value <= end_of_last_round);
        fitting.next().expect("there is always another block") % bound
    }

    /// The seat of each place.
    pub fn seats(&self) -> Vec<u8> {
        let places = self.entropy.len();
        let mut free: Vec<u8> = (0..places as u8).collect();
        if self.seating == Seating::Chosen {
            return free;
        }
        let mut arrangements: u64 = (1..=places as u64).product();
        let mut rest = self.draw(SEATING_DRAW, arrangements);
        let mut seats = Vec::with_capacity(places);
        for left in (1..=places as u64).rev() {
            arrangements /= left;
            seats.push(free.remove((rest / arrangements) as usize));
            rest %= arrangements;
        }
        seats
    }

    /// Who could have chosen the draws, as far as the entropy tells.
    pub fn choosers(&self) -> Choosers {
        let is_hosted = self.entropy.iter().any(|entropy| matches!(entropy, Entropy::Hosted(_)));
        if is_hosted || self.given() == 0 {
            Choosers::Host
        } else if self.committed() == 0 {
            Choosers::HostAndLast
        } else {
            Choosers::Nobody
        }
    }

    /// How many places something was put in from.
    pub fn given(&self) -> usize {
        self.entropy.iter().filter(|entropy| matches!(entropy, Entropy::Given(_))).count()
    }

    /// How many of those were committed to it before anybody showed anything.
    pub fn committed(&self) -> usize {
        self.gathering.iter().flat_map(|gathering| &gathering.commits).flatten().count()
    }

    /// The versions differ in their first line, so that a record of one cannot be passed off as the other.
    fn block(&self, number: u64, block: u64) -> [u64; 4] {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.secret.0).expect("a key may have any length");
        let version = if self.gathering.is_some() { 2 } else { 1 };
        let (place, entropy) = (self.place(), self.entropy_text());
        mac.update(format!("akhet draw {version}\n{place}\n{entropy}\n{number}\n{block}\n").as_bytes());
        let bytes: [u8; 32] = mac.finalize().into_bytes().into();
        std::array::from_fn(|index| {
            let word = bytes[8 * index..8 * index + 8].try_into().expect("eight bytes are a word");
            u64::from_be_bytes(word)
        })
    }

    fn entropy_text(&self) -> String {
        let words: Vec<String> = self.entropy.iter().map(ToString::to_string).collect();
        words.join(" ")
    }

    /// Writes the headers about the draws; the secret only if the game is over, and that of a deal only if its seal is open.
    pub(crate) fn write(&self, record: &mut Record, is_over: bool) {
        record.set("chance", "fair");
        record.set("table", &self.table);
        record.set("deal", &self.deal.as_ref().map(|dealt| dealt.deal.to_string()).unwrap_or_default());
        record.set("commitment", &self.commitment());
        record.set("entropy", &self.entropy_text());
        record.set("seating", &self.seating_text());
        if let Some(gathering) = &self.gathering {
            gathering.write(record);
        }
        let is_told = is_over && self.deal.as_ref().is_none_or(|dealt| dealt.seal == Seal::Open);
        record.set("secret", &if is_told { self.secret.to_hex() } else { String::new() });
    }

    /// Reads what [`Fair::write`] wrote; `None` while the secret is not published.
    pub(crate) fn read(record: &Record) -> Result<Option<Fair>, RecordError> {
        let Some(secret) = record.get("secret") else { return Ok(None) };
        let wrong = |key: &str, problem: String| RecordError::new(record.line_of_header(key), problem);
        let header = |key: &str| {
            record
                .get(key)
                .ok_or_else(|| wrong("chance", format!("the draws are fair, but there is no header `{key}`")))
        };
        let entropy = header("entropy")?.split(' ').map(str::parse).collect::<Result<_, BadFair>>();
        let seating = header("seating")?;
        let deal = record.get("deal").map(str::parse).transpose();
        let deal = deal.map_err(|error: BadFair| wrong("deal", error.to_string()))?;
        let fair = Fair {
            table: header("table")?.to_owned(),
            deal: deal.map(|deal| Dealt { deal, seal: Seal::Open }),
            secret: secret.parse().map_err(|error: BadFair| wrong("secret", error.to_string()))?,
            entropy: entropy.map_err(|error| wrong("entropy", error.to_string()))?,
            seating: if seating.starts_with("drawn") { Seating::Drawn } else { Seating::Chosen },
            gathering: Gathering::read(record)?,
        };
        let seats = header("seats")?;
        if fair.entropy.len().to_string() != seats {
            let problem = format!("there are {seats} seats, but {} put something in", fair.entropy.len());
            return Err(wrong("entropy", problem));
        }
        if let Some((key, problem)) = fair.problem_of_deal(record.get("game").unwrap_or_default()) {
            return Err(wrong(key, problem));
        }
        if header("commitment")? != fair.commitment() {
            let problem = "this is not the commitment to the secret that is given below";
            return Err(wrong("commitment", problem.to_owned()));
        }
        let gathering = fair.gathering.as_ref();
        let problem =
            gathering.and_then(|gathering| gathering.problem(&fair.table, &fair.commitment(), &fair.entropy));
        if let Some((key, problem)) = problem {
            return Err(wrong(key, problem));
        }
        if seating != fair.seating_text() {
            let problem =
                format!("the header `seating` says {seating}, but it must be {}", fair.seating_text());
            return Err(wrong("seating", problem));
        }
        Ok(Some(fair))
    }

    /// A deal is that of its game, and the same for everybody: nobody puts anything in.
    fn problem_of_deal(&self, game: &str) -> Option<(&'static str, String)> {
        let deal = &self.deal.as_ref()?.deal;
        if deal.game != game {
            return Some(("deal", format!("this is a deal of {}, but the game is {game}", deal.game)));
        }
        let place = self.entropy.iter().position(|entropy| *entropy != Entropy::Absent)?;
        Some(("entropy", format!("nobody puts anything into a deal, but somebody did from place {place}")))
    }

    fn seating_text(&self) -> String {
        match self.seating {
            Seating::Chosen => "chosen".to_owned(),
            Seating::Drawn => {
                let seats: Vec<String> = self.seats().iter().map(ToString::to_string).collect();
                format!("drawn {}", seats.join(" "))
            }
        }
    }
}

/// Never shows the secret.
impl fmt::Debug for Fair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fair")
            .field("table", &self.table)
            .field("deal", &self.deal)
            .field("entropy", &self.entropy)
            .finish_non_exhaustive()
    }
}

impl Secret {
    /// Wraps bytes that were drawn for this.
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// What is published of it for a table. It says nothing about the draws, because its domain is different.
    pub fn commitment(&self, table: &str) -> String {
        HEXLOWER.encode(&Sha256::digest(format!("akhet commitment 1\n{table}\n{}\n", self.to_hex())))
    }

    /// Its digits, for the store and for the record of a finished game.
    pub fn to_hex(&self) -> String {
        HEXLOWER.encode(&self.0)
    }
}

impl FromStr for Secret {
    type Err = BadFair;

    fn from_str(text: &str) -> Result<Secret, BadFair> {
        let bytes = HEXLOWER.decode(text.as_bytes()).ok().and_then(|bytes| bytes.try_into().ok());
        bytes.map(Secret).ok_or(BadFair("a secret is 64 hexadecimal digits in small letters"))
    }
}

impl Entropy {
    /// What a player gave, truncated to the length that is used.
    pub fn given(bytes: &[u8]) -> Entropy {
        Entropy::Given(bytes[..bytes.len().min(MOST_ENTROPY)].to_vec())
    }

    /// The same without what a host put in.
    #[must_use]
    pub fn without_host(self) -> Entropy {
        match self {
            Entropy::Given(_) => self,
            Entropy::Hosted(_) | Entropy::Absent => Entropy::Absent,
        }
    }
}

impl fmt::Display for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entropy::Given(bytes) => f.write_str(&HEXLOWER.encode(bytes)),
            Entropy::Hosted(bytes) => write!(f, "host:{}", HEXLOWER.encode(bytes)),
            Entropy::Absent => f.write_str("-"),
        }
    }
}

impl FromStr for Entropy {
    type Err = BadFair;

    fn from_str(text: &str) -> Result<Entropy, BadFair> {
        if text == "-" {
            return Ok(Entropy::Absent);
        }
        let (digits, make): (_, fn(Vec<u8>) -> Entropy) = match text.strip_prefix("host:") {
            Some(digits) => (digits, Entropy::Hosted),
            None => (text, Entropy::Given),
        };
        let bytes = HEXLOWER.decode(digits.as_bytes()).ok();
        let bytes = bytes.filter(|bytes| (1..=MOST_ENTROPY).contains(&bytes.len()));
        bytes.map(make).ok_or(BadFair("entropy is 2 to 128 hexadecimal digits, perhaps after `host:`, or -"))
    }
}

/// A secret or entropy that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadFair(pub(crate) &'static str);

impl fmt::Display for BadFair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for BadFair {}

#[cfg(test)]
mod tests {
    use super::*;

    fn fair(seating: Seating) -> Fair {
        let secret = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff".parse().unwrap();
        let entropy = ["c0ffee", "-"].map(|text| text.parse().unwrap()).to_vec();
        Fair { table: "somewhere".to_owned(), deal: None, secret, entropy, seating, gathering: None }
    }

    #[test]
    fn draws_are_below_their_bound_and_spread_evenly() {
        let fair = fair(Seating::Chosen);
        for bound in [1, 2, 6, 60, 1 << 63, u64::MAX] {
            assert!((1..100).all(|number| fair.draw(number, bound) < bound));
        }
        let mut counts = [0_u32; 6];
        (1..6_001).for_each(|number| counts[fair.draw(number, 6) as usize] += 1);
        assert!(counts.iter().all(|count| (850..1_150).contains(count)), "{counts:?}");
    }

    #[test]
    fn every_arrangement_of_seats_can_be_drawn() {
        let mut fair = fair(Seating::Drawn);
        fair.entropy = vec![Entropy::Absent; 3];
        let mut seen = std::collections::BTreeSet::new();
        for table in 0..200 {
            fair.table = table.to_string();
            let mut seats = fair.seats();
            seen.insert(seats.clone());
            seats.sort_unstable();
            assert_eq!(seats, [0, 1, 2]);
        }
        assert_eq!(seen.len(), 6);
    }

    #[test]
    fn the_secret_is_in_the_record_only_when_the_game_is_over() {
        let mut record = Record::default();
        record.set("seats", "2");
        fair(Seating::Drawn).write(&mut record, false);
        assert_eq!(record.get("secret"), None);
        assert_eq!(Fair::read(&record).unwrap(), None);
        fair(Seating::Drawn).write(&mut record, true);
        assert_eq!(Fair::read(&record).unwrap(), Some(fair(Seating::Drawn)));
        record.set("commitment", &"0".repeat(64));
        let error = Fair::read(&record).unwrap_err();
        assert_eq!(error.to_string(), "line 4: this is not the commitment to the secret that is given below");
    }

    #[test]
    fn a_deal_stands_for_its_table_and_keeps_its_secret_until_its_seal_is_open() {
        let deal = "imhotep-duel-2026-11-16".parse::<crate::DealId>().unwrap();
        let dealt = |table: &str, seal| Fair {
            table: table.to_owned(),
            deal: Some(Dealt { deal: deal.clone(), seal }),
            entropy: vec![Entropy::Absent; 2],
            gathering: Some(Gathering::new(2)),
            ..fair(Seating::Drawn)
        };
        let (one, other) = (dealt("one", Seal::Closed), dealt("other", Seal::Closed));
        assert!((0..60).all(|number| one.draw(number, 1 << 40) == other.draw(number, 1 << 40)));
        assert_eq!(one.commitment(), one.secret.commitment("imhotep-duel-2026-11-16"));
        let mut record = Record::default();
        record.set("seats", "2");
        record.set("game", "imhotep-duel");
        one.write(&mut record, true);
        assert_eq!((record.get("secret"), record.get("deal")), (None, Some("imhotep-duel-2026-11-16")));
        dealt("one", Seal::Open).write(&mut record, true);
        assert_eq!(Fair::read(&record).unwrap(), Some(dealt("one", Seal::Open)));
        let check = |key: &str, value: &str, problem: &str| {
            let mut changed = record.clone();
            changed.set(key, value);
            let error = Fair::read(&changed).unwrap_err().to_string();
            assert!(error.contains(problem), "{error}");
        };
        check("deal", "pyramidice-2026-11-16", "the game is imhotep-duel");
        check("deal", "imhotep-duel-2026-11-17", "not the commitment");
        check("deal", "tuesday", "a deal is");
        check("deal", "", "not the commitment");
        check("entropy", "- c0ffee", "nobody puts anything into a deal, but somebody did from place 1");
    }

    #[test]
    fn what_is_printed_for_debugging_has_no_secret_in_it() {
        assert!(!format!("{:?}", fair(Seating::Chosen)).contains("112233"));
    }
}
