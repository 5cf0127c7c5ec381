//! Tokens: what programs show instead of signing in. Whether one is good is asked of the store each time, so on every node it ends
//! at the moment at which somebody ends it.
//!
//! A token is `akp_` and 56 of Crockford's digits in small letters: 32 random bytes and three more that follow from them. So
//! whoever looks for lost secrets recognises one without asking, and one that was cut or mistyped costs nobody a question.

use std::sync::LazyLock;

use catalog::Day;
use data_encoding::{Encoding, Specification};
use sha2::{Digest, Sha256};
use store::{GuestId, KeepToken, Kept, StoreError, TokenRow};
use tokio::sync::watch;

use super::{Account, Caller, Denied, People, Proof};
use crate::names::clean_title;
use crate::random;
use crate::refusal::Refusal;

/// How every token begins.
pub const TOKEN_PREFIX: &str = "akp_";

/// How many tokens an account may have.
pub const MOST_TOKENS: i64 = 20;

/// The longest name of a token, in characters.
pub const LONGEST_TOKEN_NAME: usize = 40;

/// The longest time for which a token may be good, in days, if it ends at all.
const MOST_TOKEN_DAYS: u32 = 3_650;

/// Random bytes of a token, and those that follow from them.
const RANDOM: usize = 32;
const CHECKED: usize = 3;

/// Seconds of a day.
const DAY: i64 = 86_400;

/// For how many seconds a token that has ended is still in the list.
const SHOWN_FOR: i64 = 30 * DAY;

/// What a token is good for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Scope {
    /// To see what the account may see.
    Read,
    /// To play for it as well.
    Play,
}

game::named!(Scope { Read => "read", Play => "play" });

/// A token in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedToken {
    /// What it is ended by. It says nothing of the token itself.
    pub handle: String,
    /// For whom it acts.
    pub account: GuestId,
    /// What its owner calls it.
    pub name: String,
    /// What it is good for.
    pub scope: Scope,
    /// When it was made, in seconds since 1970.
    pub created: i64,
    /// When the day began on which it was last used.
    pub used: Option<i64>,
    /// From when on it is worth nothing.
    pub ends: Option<i64>,
}

/// A token that somebody wants.
pub struct NewToken<'a> {
    /// For whom it is to act: the account itself, or one of its programs.
    pub account: &'a GuestId,
    /// What its owner calls it.
    pub name: &'a str,
    /// What it is to be good for.
    pub scope: Scope,
    /// For how many days; `None` for ever.
    pub days: Option<u32>,
}

/// A program that has shown a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// For whom it acts.
    pub account: GuestId,
    /// What that account is called.
    pub called: String,
    /// What the owner of the account is called, if it is a program's own.
    pub owner: Option<String>,
    /// What the token is called.
    pub token: String,
    /// What it is good for.
    pub scope: Scope,
    /// From when on it is worth nothing, in seconds since 1970.
    pub ends: Option<i64>,
    /// Its hash, by which it is looked up again.
    hash: String,
}

/// Why a token opens nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadToken {
    /// It could not be one: it was cut or mistyped.
    Garbled,
    /// Nobody has it, or no longer.
    Unknown,
    /// Whoever it acts for may only look for a while, or whoever answers for that account.
    Suspended,
    /// It could not be looked up.
    Refused(Refusal),
}

impl From<StoreError> for BadToken {
    fn from(error: StoreError) -> BadToken {
        BadToken::Refused(error.into())
    }
}

/// Crockford's digits: no i, l, o or u.
static DIGITS: LazyLock<Encoding> = LazyLock::new(|| {
    let mut digits = Specification::new();
    digits.symbols.push_str("0123456789abcdefghjkmnpqrstvwxyz");
    digits.encoding().expect("there are thirty-two different digits")
});

/// The bytes that follow from the random ones.
fn checked(random: &[u8]) -> [u8; CHECKED] {
    let hash = Sha256::new().chain_update("akhet token ").chain_update(random).finalize();
    *hash.first_chunk().expect("a hash has 32 bytes")
}

fn token_of(random: [u8; RANDOM]) -> String {
    format!("{TOKEN_PREFIX}{}", DIGITS.encode(&[&random[..], &checked(&random)].concat()))
}

/// Whether something could be a token.
fn is_whole(token: &str) -> bool {
    let digits = token.strip_prefix(TOKEN_PREFIX).map(str::as_bytes);
    let bytes = digits.and_then(|digits| DIGITS.decode(digits).ok());
    bytes
        .as_deref()
        .and_then(|bytes| bytes.split_at_checked(RANDOM))
        .is_some_and(|(random, rest)| checked(random) == rest)
}

impl People {
    /// Makes a token for somebody who has shown who they are. It is told this once.
    pub async fn make_token(
        &self,
        owner: &GuestId,
        new: &NewToken<'_>,
        proof: Proof<'_>,
        caller: &Caller,
    ) -> Result<String, Denied> {
        let name = read_token_name(new.name)?;
        let verified = self.check_proof(owner, proof, caller).await?;
        let (token, now) = (token_of(random::bytes()), self.clock.now());
        let row = TokenRow {
            hash: random::hash(&token),
            account: new.account.clone(),
            name,
            scope: new.scope.to_string(),
            created: now,
            used: None,
            ends: new.days.map(|days| now + i64::from(days.clamp(1, MOST_TOKEN_DAYS)) * DAY),
        };
        let kept = KeepToken { token: row, owner: owner.clone(), verified, most: MOST_TOKENS };
        match self.store.keep_token(kept).await? {
            Kept::Yes => Ok(token),
            Kept::Unproved => Err(Denied::Wrong),
            Kept::TooMany => Err(Refusal::TooManyTokens.into()),
        }
    }

    /// The tokens of somebody and of their programs, the latest first.
    pub async fn tokens(&self, owner: &GuestId) -> Result<Vec<ListedToken>, Refusal> {
        let read = |row: TokenRow| {
            Some(ListedToken {
                handle: handle(&row.hash),
                account: row.account,
                name: row.name,
                scope: row.scope.parse().ok()?,
                created: row.created,
                used: row.used,
                ends: row.ends,
            })
        };
        Ok(self.store.tokens_of_owner(owner).await?.into_iter().filter_map(read).collect())
    }

    /// Ends a token of somebody, by what their list calls it.
    pub async fn end_token(&self, owner: &GuestId, called: &str) -> Result<(), Refusal> {
        let tokens = self.store.tokens_of_owner(owner).await?;
        if let Some(row) = tokens.iter().find(|row| handle(&row.hash) == called) {
            self.store.end_token(owner, &row.hash).await?;
            self.note_ended_tokens();
        }
        Ok(())
    }

    /// Whoever shows a token, as the store knows it now.
    pub async fn program(&self, token: &str) -> Result<Program, BadToken> {
        if !is_whole(token) {
            return Err(BadToken::Garbled);
        }
        self.program_by(random::hash(token)).await
    }

    /// The same program as the store knows it now, if its token is still good.
    pub async fn program_again(&self, program: &Program) -> Result<Program, BadToken> {
        self.program_by(program.hash.clone()).await
    }

    async fn program_by(&self, hash: String) -> Result<Program, BadToken> {
        let now = self.clock.now();
        let row = self.store.token_holder(&hash).await?.ok_or(BadToken::Unknown)?;
        let scope = row.scope.parse().map_err(|_| BadToken::Unknown)?;
        if row.ends.is_some_and(|ends| ends <= now) {
            return Err(BadToken::Unknown);
        }
        if row.suspended_until.is_some_and(|until| until > now) {
            return Err(BadToken::Suspended);
        }
        let today = now - now.rem_euclid(DAY);
        if row.used.is_none_or(|used| used < today)
            && let Err(error) = self.store.touch_token(&hash, today).await
        {
            tracing::warn!(%error, "it could not be noted that a token is in use");
        }
        let owner = row.owner.and(row.owner_called);
        let (account, called, token, ends) = (row.account, row.called, row.name, row.ends);
        Ok(Program { account, called, owner, token, scope, ends, hash })
    }

    /// Goes up when tokens may have ended here, so that nobody has to ask the store all the time.
    pub fn ended_tokens(&self) -> watch::Receiver<u64> {
        self.ended_tokens.subscribe()
    }

    pub(super) fn note_ended_tokens(&self) {
        self.ended_tokens.send_modify(|count| *count += 1);
    }

    /// Forgets what is left of tokens and programs whose owners are gone.
    pub(crate) async fn forget_lost_programs(&self) -> Result<(), StoreError> {
        let now = self.clock.now();
        self.store.forget_lost_programs(now, now - SHOWN_FOR).await
    }
}

/// What a list of tokens calls one.
fn handle(hash: &str) -> String {
    random::hash(&format!("listed {hash}"))
}

/// What somebody calls a token; it has to be called something, or nobody knows later which one to end.
fn read_token_name(text: &str) -> Result<String, Denied> {
    let name = clean_title(text);
    let is_name = !name.is_empty() && text.trim().chars().count() <= LONGEST_TOKEN_NAME;
    if is_name { Ok(name) } else { Err(Denied::TokenName) }
}

/// Whether a token from an archive is one that this program could have written.
pub(super) fn is_readable_token(account: &GuestId, row: &TokenRow) -> bool {
    let is_hash = row.hash.len() == 64 && row.hash.bytes().all(|byte| byte.is_ascii_hexdigit());
    row.account == *account
        && is_hash
        && row.scope.parse::<Scope>().is_ok()
        && read_token_name(&row.name).is_ok_and(|name| name == row.name)
}

/// What somebody takes along of a token, as JSON.
pub(super) fn taken(row: &TokenRow) -> serde_json::Value {
    let day = |seconds: i64| Day::at(seconds).to_string();
    serde_json::json!({
        "name": row.name,
        "scope": row.scope,
        "created": row.created,
        "used": row.used.map(day),
        "ends": row.ends,
    })
}

impl Account {
    /// Whether it is the account of a program.
    pub fn is_program(&self) -> bool {
        self.owner.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_known_by_itself_and_whatever_was_done_to_it_shows() {
        let [token, other] = [7, 8].map(|byte| token_of([byte; RANDOM]));
        assert_eq!((token.len(), is_whole(&token)), (60, true), "{token}");
        assert!(token[4..].bytes().all(|byte| b"0123456789abcdefghjkmnpqrstvwxyz".contains(&byte)));
        assert_ne!(token, other);
        for broken in [
            "",
            "akp_",
            &token[4..],
            &token[..59],
            &format!("{token}0"),
            &token.to_uppercase(),
            &token.replace("akp_", "AKP_"),
            &format!(" {token}"),
            &format!("{}{}", &token[..32], &other[32..]),
        ] {
            assert!(!is_whole(broken), "{broken}");
        }
        for place in 4..60 {
            for sign in ["0", "z", "l"] {
                let mut typed = token.clone();
                typed.replace_range(place..=place, sign);
                assert!(typed == token || !is_whole(&typed), "{typed} {token}");
            }
        }
    }
}
