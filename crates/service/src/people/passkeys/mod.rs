//! Passkeys: a device keeps a secret for this place and shows by a signature that it has it, once its owner has let it. The
//! server knows only what is public of it.
//!
//! A passkey is for the host under which it was made. The host is the visitor's claim, and it gains nothing to claim another:
//! what is asked for one host is answered by passkeys of that host, and only those open anything.

mod kept;
mod sealed;
#[cfg(feature = "passkeys")]
#[path = "webauthn.rs"]
mod verify;
#[cfg(not(feature = "passkeys"))]
#[path = "without.rs"]
mod verify;

use serde_json::Value;
use store::{
    AddPasskey, CredentialRow, GuestId, PasskeyRemoved, RemovePasskey, SessionRow, StoreError, UsePasskey,
};

use super::attempts::Trying;
use super::sessions::short_label;
use super::signing::check_mail;
use super::{Caller, Denied, Operator, People, Proof, SignedIn};
use crate::refusal::Refusal;
use kept::Kept;
use sealed::Purpose;
use verify::Claimed;

pub(super) use kept::{PASSKEY, is_readable};
pub use verify::Site;

/// The most passkeys of an account.
const MOST: usize = 20;

/// What a browser is to hand to a passkey.
pub struct Asked {
    /// The options of the browser's interface for that, as JSON.
    pub options: Value,
    /// What it has to send back with the answer.
    pub state: String,
}

/// What a browser sends after a passkey was used or made.
#[derive(Clone, Copy)]
pub struct PasskeyAnswer<'a> {
    /// Where it was used.
    pub site: &'a Site,
    /// The state that it was given.
    pub state: &'a str,
    /// The answer, as JSON.
    pub answer: &'a str,
}

/// A passkey in the list of an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnPasskey {
    /// What the store calls it.
    pub id: String,
    /// The browser in which it was made.
    pub label: String,
    /// When, in seconds since 1970.
    pub created: i64,
    /// The host that it is for.
    pub host: String,
}

/// How somebody can sign in, besides recovery codes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ways {
    /// Whether there is a password.
    pub has_password: bool,
    /// All passkeys, the oldest first.
    pub passkeys: Vec<OwnPasskey>,
}

/// What is wrong with a passkey.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PasskeyProblem {
    /// There are none at this address.
    Elsewhere,
    /// The challenge was answered already, or is too old.
    Late,
    /// It is not one that opens this. It is not said why.
    Wrong,
    /// It has counted less often than before, so there are two of it.
    Copied,
    /// It is the last credential of its account.
    Last,
    /// The account has as many as it may.
    Many,
}

impl From<PasskeyProblem> for Denied {
    fn from(problem: PasskeyProblem) -> Denied {
        Denied::Passkey(problem)
    }
}

impl People {
    /// How somebody can sign in.
    pub async fn ways(&self, account: &GuestId) -> Result<Ways, Refusal> {
        let mut ways = Ways::default();
        for row in self.store.credentials(account).await? {
            match Kept::read(&row) {
                Some(kept) => {
                    let CredentialRow { id, label, created, .. } = row;
                    ways.passkeys.push(OwnPasskey { id, label, created, host: kept.host });
                }
                None => ways.has_password |= row.kind != PASSKEY,
            }
        }
        Ok(ways)
    }

    /// Asks for a passkey that makes an account of a guest.
    pub async fn ask_to_sign_up(
        &self,
        site: &Site,
        guest: &GuestId,
        name: &str,
        mail: &str,
        caller: &Caller,
    ) -> Result<Asked, Denied> {
        if self.is_adopted(guest).await? {
            return Err(Denied::HasAccount);
        }
        let name = self.check_name(name, guest, caller).await?;
        check_mail(mail)?;
        let begun = site.begin_making(guest, name.as_str(), &[])?;
        Ok(self.sealed(Purpose::SignUp(guest), site, begun))
    }

    /// The first credential of an account, by a passkey.
    pub(super) fn first_passkey(
        &self,
        guest: &GuestId,
        answer: PasskeyAnswer<'_>,
        caller: &Caller,
    ) -> Result<CredentialRow, Denied> {
        // A guest makes one account, so nobody answers this twice.
        let opened = self.opened(Purpose::SignUp(guest), &answer).ok_or(PasskeyProblem::Late)?;
        let kept = answer.site.finish_making(&opened.state, answer.answer).ok_or(PasskeyProblem::Wrong)?;
        let row = kept.row(guest, &short_label(&caller.label), self.clock.now());
        Ok(row.ok_or(PasskeyProblem::Wrong)?)
    }

    /// Asks for any passkey, to sign in by it.
    pub fn ask_to_sign_in(&self, site: &Site) -> Result<Asked, Refusal> {
        Ok(self.sealed(Purpose::SignIn, site, site.begin_showing(&[])?))
    }

    /// Signs a browser in by a passkey. Returns what its cookie is to hold.
    pub async fn sign_in_by_passkey(
        &self,
        answer: PasskeyAnswer<'_>,
        caller: &Caller,
    ) -> Result<String, Denied> {
        self.count_attempt(Trying::Code, None, caller).await?;
        let claimed = Claimed::read(answer.answer);
        let (row, claimed) = self.claimed(&answer, claimed).await?;
        if !claimed.is_for(&row.account) {
            return Err(PasskeyProblem::Wrong.into());
        }
        let (session, token) = self.fresh_session(&row.account, &caller.label);
        self.use_passkey(Purpose::SignIn, row, answer, Some(session)).await?;
        Ok(token)
    }

    /// Asks for a passkey of an account, to show who somebody is.
    pub async fn ask_for_proof(&self, site: &Site, account: &GuestId) -> Result<Asked, Denied> {
        let known = self.kept_passkeys(account, site).await?;
        if known.is_empty() {
            return Err(PasskeyProblem::Wrong.into());
        }
        let begun = site.begin_showing(&known.iter().collect::<Vec<_>>())?;
        Ok(self.sealed(Purpose::Proof(account), site, begun))
    }

    /// Makes sure that somebody has a passkey of this account. Returns what is kept of it.
    pub(super) async fn check_own_passkey(
        &self,
        account: &GuestId,
        answer: PasskeyAnswer<'_>,
        caller: &Caller,
    ) -> Result<String, Denied> {
        self.count_attempt(Trying::Code, None, caller).await?;
        let claimed = Claimed::read(answer.answer);
        let (row, _) = self.claimed(&answer, claimed).await?;
        if row.account != *account {
            return Err(PasskeyProblem::Wrong.into());
        }
        self.use_passkey(Purpose::Proof(account), row, answer, None).await
    }

    /// Asks somebody who has shown who they are for a passkey to add.
    pub async fn ask_to_add(
        &self,
        site: &Site,
        signed_in: &SignedIn,
        proof: Proof<'_>,
        caller: &Caller,
    ) -> Result<Asked, Denied> {
        let account = &signed_in.account;
        self.check_proof(&account.id, proof, caller).await?;
        let known = self.kept_passkeys(&account.id, site).await?;
        let begun = site.begin_making(&account.id, &account.name, &known.iter().collect::<Vec<_>>())?;
        // Whoever replaces the password or removes a passkey ends this session, if it is not their own.
        Ok(self.sealed(Purpose::Adding(&signed_in.session), site, begun))
    }

    /// Adds a passkey to an account.
    pub async fn add_passkey(
        &self,
        signed_in: &SignedIn,
        answer: PasskeyAnswer<'_>,
        caller: &Caller,
    ) -> Result<(), Denied> {
        let account = &signed_in.account.id;
        let opened = self.opened(Purpose::Adding(&signed_in.session), &answer).ok_or(PasskeyProblem::Late)?;
        let kept = answer.site.finish_making(&opened.state, answer.answer).ok_or(PasskeyProblem::Wrong)?;
        if self.ways(account).await?.passkeys.len() >= MOST {
            return Err(PasskeyProblem::Many.into());
        }
        let passkey = kept.row(account, &short_label(&caller.label), self.clock.now());
        let passkey = passkey.ok_or(PasskeyProblem::Wrong)?;
        let session = signed_in.session.clone();
        match self.store.add_passkey(AddPasskey { challenge: opened.spent, session, passkey }).await {
            Ok(true) => Ok(()),
            Ok(false) => Err(PasskeyProblem::Late.into()),
            Err(StoreError::Conflict) => Err(PasskeyProblem::Wrong.into()),
            Err(error) => Err(error.into()),
        }
    }

    /// Removes a passkey of somebody who has shown who they are, and ends all other sessions. The last credential stays.
    pub async fn remove_passkey(
        &self,
        signed_in: &SignedIn,
        id: &str,
        proof: Proof<'_>,
        caller: &Caller,
    ) -> Result<(), Denied> {
        let account = signed_in.account.id.clone();
        let verified = self.check_proof(&account, proof, caller).await?;
        let session = signed_in.session.clone();
        let removed = RemovePasskey { account, id: id.to_owned(), verified, session };
        let removed = self.store.remove_passkey(removed).await?;
        self.known.forget();
        match removed {
            PasskeyRemoved::Yes => Ok(()),
            PasskeyRemoved::IsLast => Err(PasskeyProblem::Last.into()),
            PasskeyRemoved::NotVerified => Err(Denied::Wrong),
        }
    }

    /// The passkey from which an answer claims to come. One that nobody has is as wrong as any other.
    async fn claimed(
        &self,
        answer: &PasskeyAnswer<'_>,
        claimed: Option<Claimed>,
    ) -> Result<(CredentialRow, Claimed), Denied> {
        let claimed = claimed.ok_or(PasskeyProblem::Wrong)?;
        let row = self.store.credential(&kept::row_id(answer.site.host(), &claimed.id)).await?;
        Ok((row.ok_or(PasskeyProblem::Wrong)?, claimed))
    }

    /// Checks an answer and notes that it was given. Returns what is kept of the passkey from now on.
    async fn use_passkey(
        &self,
        purpose: Purpose<'_>,
        mut row: CredentialRow,
        answer: PasskeyAnswer<'_>,
        session: Option<SessionRow>,
    ) -> Result<String, Denied> {
        let opened = self.opened(purpose, &answer).ok_or(PasskeyProblem::Late)?;
        // The same form sent twice is not a copy of a passkey.
        if self.store.is_challenge_spent(&opened.spent.hash).await? {
            return Err(PasskeyProblem::Late.into());
        }
        let kept = Kept::read(&row).ok_or(PasskeyProblem::Wrong)?;
        let next = match answer.site.finish_showing(&opened.state, answer.answer, &kept) {
            Ok(next) => next,
            Err(PasskeyProblem::Copied) => {
                if !self.store.spend_challenge(opened.spent).await? {
                    return Err(PasskeyProblem::Late.into());
                }
                self.note(&Operator::AtMachine, "copied passkey refused", row.account.as_str(), &row.label)
                    .await?;
                return Err(PasskeyProblem::Copied.into());
            }
            Err(problem) => return Err(problem.into()),
        };
        let after = serde_json::to_string(&next).map_err(|_| PasskeyProblem::Wrong)?;
        let before = std::mem::replace(&mut row.secret, after.clone());
        let used = UsePasskey { challenge: opened.spent, passkey: row, before, session };
        if self.store.use_passkey(used).await? { Ok(after) } else { Err(PasskeyProblem::Late.into()) }
    }

    /// What is kept of the passkeys of an account that are for a site.
    async fn kept_passkeys(&self, account: &GuestId, site: &Site) -> Result<Vec<Kept>, StoreError> {
        let rows = self.store.credentials(account).await?;
        Ok(rows.iter().filter_map(Kept::read).filter(|kept| kept.host == site.host()).collect())
    }
}
