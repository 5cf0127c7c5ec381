//! How often sign-in may be tried. Whoever guesses runs out of tries; whom they guess about is not locked out by that.
//!
//! An address has few tries. An account has more, from all addresses together, so that a guesser with many addresses does not
//! get far, either; but a browser in which its owner was signed in before has tries of its own, which nobody else can use up.
//! Recovery codes, one-time codes and passkeys cannot be guessed, so what others tried is nothing to them.

use std::net::IpAddr;

use store::GuestId;

use super::{Caller, Denied, People};
use crate::work::client_network;

/// How many seconds are looked back.
const WINDOW: i64 = 900;

/// How often an address may try.
const OF_ADDRESS: i64 = 20;

/// How often one browser that its owner has used before may try.
const OF_KNOWN: i64 = 20;

/// How often all others may try the same name.
const OF_NAME: i64 = 30;

/// For how many seconds a count is kept.
const KEPT: i64 = 86_400;

/// What somebody tries.
#[derive(Clone, Copy)]
pub(super) enum Trying<'a> {
    /// A name with a password, by the account or by how the name looks.
    Name(&'a str),
    /// The password of one's own account, in a browser that is signed in.
    Own(&'a GuestId),
    /// A code that cannot be guessed.
    Code,
    /// To make an account, or anything else that costs a hash.
    Effort,
}

impl People {
    /// Counts an attempt before it is made, so that many at once are no more than one after the other. Returns what to forget
    /// if it succeeds: not those of the address, or whoever has an account could go on guessing about others.
    pub(super) async fn count_attempt(
        &self,
        trying: Trying<'_>,
        account: Option<&GuestId>,
        caller: &Caller,
    ) -> Result<Vec<String>, Denied> {
        let address = self.counted("address", &network(caller.address));
        let known = caller.known_as.as_ref().filter(|known| Some(&known.account) == account);
        let counted = match (trying, known) {
            (Trying::Name(_), Some(known)) => vec![(self.counted("known", &known.browser), OF_KNOWN)],
            (Trying::Own(account), _) => {
                vec![(address.clone(), OF_ADDRESS), (self.counted("own", account.as_str()), OF_NAME)]
            }
            (Trying::Name(whom), None) => {
                vec![(address.clone(), OF_ADDRESS), (self.counted("name", whom), OF_NAME)]
            }
            (Trying::Code | Trying::Effort, _) => vec![(address.clone(), OF_ADDRESS)],
        };
        let who: Vec<String> = counted.iter().map(|(who, _)| who.clone()).collect();
        let counts = self.store.count_attempts(who.clone(), self.clock.now(), WINDOW).await?;
        let is_too_much = counts.iter().zip(&counted).any(|(count, (_, most))| count > most);
        if is_too_much {
            return Err(Denied::TooOften);
        }
        Ok(who.into_iter().filter(|who| *who != address).collect())
    }

    /// Forgets counts that are too old to matter.
    pub(crate) async fn forget_old_attempts(&self) -> Result<(), store::StoreError> {
        self.store.delete_old_attempts(self.clock.now() - KEPT).await
    }

    /// Who is counted, as something that says nothing to whoever steals the store.
    pub(super) fn counted(&self, kind: &str, who: &str) -> String {
        self.key.seal("attempts", &format!("{kind} {who}"))
    }
}

fn network(address: IpAddr) -> String {
    client_network(address).to_string()
}
