//! Challenges. What the server has to know when the answer comes travels with it, sealed, so that nothing piles up for whoever
//! only asks, and any node may take the answer.

use store::{GuestId, SpentChallenge};

use super::verify::{Begun, Site};
use super::{Asked, PasskeyAnswer};
use crate::people::People;
use crate::random;

/// How many seconds a challenge is good.
const GOOD_FOR: i64 = 300;

/// What a challenge is for. An answer to one is none to another.
#[derive(Clone, Copy)]
pub(super) enum Purpose<'a> {
    /// Signing in, whoever it is.
    SignIn,
    /// Making an account of a guest.
    SignUp(&'a GuestId),
    /// Showing that one is the owner of an account.
    Proof(&'a GuestId),
    /// Adding a passkey in a session whose owner has shown that.
    Adding(&'a str),
}

/// A challenge of ours that is not too old.
pub(super) struct Opened {
    /// What is needed to check the answer.
    pub(super) state: String,
    /// What to note so that nobody answers it again.
    pub(super) spent: SpentChallenge,
}

impl People {
    pub(super) fn sealed(&self, purpose: Purpose<'_>, site: &Site, begun: Begun) -> Asked {
        let expires = self.clock.now() + GOOD_FOR;
        let seal = self.seal_of(purpose, site, expires, &begun.state);
        Asked { options: begun.options, state: format!("{expires}.{seal}.{}", begun.state) }
    }

    pub(super) fn opened(&self, purpose: Purpose<'_>, answer: &PasskeyAnswer<'_>) -> Option<Opened> {
        let (expires, rest) = answer.state.split_once('.')?;
        let (seal, state) = rest.split_once('.')?;
        let (expires, now): (i64, i64) = (expires.parse().ok()?, self.clock.now());
        let right = self.seal_of(purpose, answer.site, expires, state);
        let is_ours = random::hash(&right) == random::hash(seal);
        // One that is good for longer was made before a clock was set back.
        let is_fresh = expires > now && expires <= now + GOOD_FOR;
        let spent = SpentChallenge { hash: random::hash(seal), expires };
        (is_ours && is_fresh).then(|| Opened { state: state.to_owned(), spent })
    }

    fn seal_of(&self, purpose: Purpose<'_>, site: &Site, expires: i64, state: &str) -> String {
        let purpose = match purpose {
            Purpose::SignIn => "sign in".to_owned(),
            Purpose::SignUp(guest) => format!("sign up {guest}"),
            Purpose::Proof(account) => format!("proof {account}"),
            Purpose::Adding(session) => format!("adding {session}"),
        };
        self.key.seal("passkey", &format!("{purpose}\n{}\n{expires}\n{state}", site.origin()))
    }
}
