//! Signing up and signing in.

use store::{AccountRow, CredentialRow, GuestId, NewAccount, StoreError, UsePass};

use super::attempts::Trying;
use super::{
    AccountName, Caller, Denied, NameProblem, PasskeyProblem, People, Proof, SignedIn, codes, names,
    passwords,
};
use crate::random;

/// Somebody who wants an account.
pub struct NewPerson<'a> {
    /// Whose games it takes over.
    pub guest: GuestId,
    /// The name as it was typed.
    pub name: &'a str,
    /// What will show who they are.
    pub proof: Proof<'a>,
    /// An address for recovery and notices; may be empty.
    pub mail: &'a str,
}

/// Somebody who has an account now.
pub struct SignedUp {
    /// What the cookie of the browser is to hold.
    pub token: String,
    /// The recovery codes, which are shown this once.
    pub codes: Vec<String>,
}

/// The longest address for mail, in bytes.
const LONGEST_MAIL: usize = 254;

/// How a one-time code for another device is told from others.
pub(super) const DEVICE: &str = "device";

/// How a one-time link that replaces a password is told from others.
pub(super) const RESET: &str = "reset";

/// How many seconds a code for another device is good.
const DEVICE_GOOD_FOR: i64 = 300;

impl People {
    /// Makes an account that takes over a guest, and signs the browser in.
    pub async fn sign_up(&self, new: NewPerson<'_>, caller: &Caller) -> Result<SignedUp, Denied> {
        if self.is_adopted(&new.guest).await? {
            return Err(Denied::HasAccount);
        }
        let name = self.check_name(new.name, &new.guest, caller).await?;
        if let Proof::Password(password) = new.proof {
            passwords::check_length(password).map_err(Denied::Password)?;
        }
        let mail = check_mail(new.mail)?;
        let credential = self.first_credential(&new, &name, caller).await?;
        let (codes, now) = (codes::fresh_recovery_codes(), self.clock.now());
        let (session, token) = self.fresh_session(&new.guest, &caller.label);
        let account = AccountRow {
            id: new.guest.clone(),
            name: name.as_str().to_owned(),
            created: now,
            renamed: None,
            mail,
            is_operator: false,
            suspended_until: None,
            ends: None,
            owner: None,
        };
        let credential_id = credential.id.clone();
        let made = NewAccount {
            account,
            name: name.taken_by(&new.guest, now),
            credentials: vec![credential],
            codes: codes.iter().map(|code| codes::hash(code)).collect(),
            session: Some(session),
        };
        match self.store.make_account(made).await {
            Ok(()) => {}
            Err(StoreError::Conflict) if self.store.is_adopted(&new.guest).await? => {
                return Err(Denied::HasAccount);
            }
            Err(StoreError::Conflict) if self.store.credential(&credential_id).await?.is_some() => {
                return Err(PasskeyProblem::Wrong.into());
            }
            Err(StoreError::Conflict) => return Err(Denied::Name(NameProblem::Taken)),
            Err(error) => return Err(error.into()),
        }
        self.known.forget();
        Ok(SignedUp { token, codes })
    }

    async fn first_credential(
        &self,
        new: &NewPerson<'_>,
        name: &AccountName,
        caller: &Caller,
    ) -> Result<CredentialRow, Denied> {
        match new.proof {
            Proof::Password(password) => {
                let hash = self.hashing.hash_new(password, name.as_str()).await?;
                Ok(password_row(&new.guest, hash, self.clock.now()))
            }
            Proof::Passkey(answer) => self.first_passkey(&new.guest, answer, caller),
        }
    }

    /// Signs a browser in by name and password. Returns what its cookie is to hold.
    pub async fn sign_in(&self, name: &str, password: &str, caller: &Caller) -> Result<String, Denied> {
        let account = self.find_called(name).await?;
        // By the account, however its name is spelt; of nobody, by how the name looks.
        let form = || names::forms(name).into_iter().next().unwrap_or_default();
        let whom = account.as_ref().map_or_else(form, ToString::to_string);
        let counted = self.count_attempt(Trying::Name(&whom), account.as_ref(), caller).await?;
        let kept = match &account {
            Some(account) => self.password_of(account).await?,
            None => None,
        };
        let secret = kept.as_ref().map(|row| row.secret.as_str());
        let is_right = self.hashing.verify(password, secret).await?;
        let (Some(kept), true) = (kept, is_right) else { return Err(Denied::Wrong) };
        let (session, token) = self.fresh_session(&kept.account, &caller.label);
        if !self.store.keep_session(session, kept.secret).await? {
            return Err(Denied::Wrong);
        }
        self.store.forget_attempts(counted).await?;
        Ok(token)
    }

    /// Gives somebody who has lost the password a new one by a recovery code, which is used up, and ends all sessions but the
    /// one of this browser. Returns what its cookie is to hold.
    pub async fn recover(
        &self,
        name: &str,
        code: &str,
        password: &str,
        caller: &Caller,
    ) -> Result<String, Denied> {
        passwords::check_length(password).map_err(Denied::Password)?;
        self.count_attempt(Trying::Code, None, caller).await?;
        let account = self.find_called(name).await?.ok_or(Denied::Wrong)?;
        let hash = codes::hash(code);
        if !self.store.codes(&account).await?.contains(&hash) {
            return Err(Denied::Wrong);
        }
        let row = password_row(&account, self.hashing.hash_new(password, name).await?, self.clock.now());
        let (session, token) = self.fresh_session(&account, &caller.label);
        let is_good = self.store.use_code(&hash, row, session).await?;
        self.known.forget();
        if is_good { Ok(token) } else { Err(Denied::Wrong) }
    }

    /// A code by which another device can sign in once, within a few minutes.
    pub async fn offer_device(&self, signed_in: &SignedIn) -> Result<String, Denied> {
        let code = codes::fresh_device_code();
        let session = Some(signed_in.session.clone());
        let is_kept = self.keep_pass(&code, &signed_in.account.id, DEVICE, session, DEVICE_GOOD_FOR).await?;
        if is_kept { Ok(code) } else { Err(Denied::Wrong) }
    }

    /// Signs a browser in by a code from another device. Returns what its cookie is to hold.
    pub async fn sign_in_by_device(&self, code: &str, caller: &Caller) -> Result<String, Denied> {
        self.count_attempt(Trying::Code, None, caller).await?;
        self.take_pass(code, DEVICE, None, caller).await
    }

    /// Whether a link to replace a password is good. Looking does not use it up.
    pub async fn may_reset(&self, code: &str) -> Result<bool, Denied> {
        let found = self.store.find_pass(&codes::hash(code), RESET, self.clock.now()).await?;
        Ok(found.is_some())
    }

    /// Replaces a password by a link, which is used up, removes all passkeys, and ends all sessions but the one of this browser.
    /// Returns what its cookie is to hold.
    pub async fn reset(&self, code: &str, password: &str, caller: &Caller) -> Result<String, Denied> {
        self.count_attempt(Trying::Code, None, caller).await?;
        self.take_pass(code, RESET, Some(password), caller).await
    }

    async fn take_pass(
        &self,
        code: &str,
        kind: &'static str,
        password: Option<&str>,
        caller: &Caller,
    ) -> Result<String, Denied> {
        let (hash, now) = (codes::hash(code), self.clock.now());
        let account = self.store.find_pass(&hash, kind, now).await?.ok_or(Denied::UsedPass)?;
        let password = match password {
            Some(password) => {
                let name = self.account(&account).await?.map(|account| account.name).unwrap_or_default();
                passwords::check_length(password).map_err(Denied::Password)?;
                Some(password_row(&account, self.hashing.hash_new(password, &name).await?, now))
            }
            None => None,
        };
        let (session, token) = self.fresh_session(&account, &caller.label);
        let is_good = self.store.use_pass(UsePass { hash, kind, now, session, password }).await?;
        self.known.forget();
        if is_good { Ok(token) } else { Err(Denied::UsedPass) }
    }

    pub(super) async fn password_of(&self, account: &GuestId) -> Result<Option<CredentialRow>, StoreError> {
        self.store.credential(&password_id(account)).await
    }
}

/// What a password is found by. It follows from the account, so there is one at most, and nobody who steals the store learns
/// an id from it that they would not find beside it.
fn password_id(account: &GuestId) -> String {
    random::hash(&format!("password of {account}"))
}

pub(super) fn password_row(account: &GuestId, hash: String, now: i64) -> CredentialRow {
    CredentialRow {
        id: password_id(account),
        account: account.clone(),
        kind: "password".to_owned(),
        secret: hash,
        label: String::new(),
        created: now,
    }
}

/// An address as far as anybody can tell without writing to it: something, one `@`, and a host with a full stop in it.
pub(super) fn check_mail(mail: &str) -> Result<Option<String>, Denied> {
    let mail = mail.trim();
    if mail.is_empty() {
        return Ok(None);
    }
    let is_plain = |text: &str| {
        text.chars().all(|sign| !sign.is_whitespace() && !sign.is_control() && !"<>,;\"".contains(sign))
    };
    let is_address = mail.split_once('@').is_some_and(|(who, host)| {
        !who.is_empty()
            && host.contains('.')
            && !host.contains('@')
            && !host.starts_with('.')
            && !host.ends_with('.')
    });
    if is_address && is_plain(mail) && mail.len() <= LONGEST_MAIL {
        Ok(Some(mail.to_owned()))
    } else {
        Err(Denied::Mail)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::clock::SteadyClock;
    use crate::guests::Key;
    use crate::{Durability, Place, data};

    #[tokio::test]
    async fn a_name_that_nobody_has_costs_as_much_hashing_as_one_that_somebody_has() {
        let folder = tempfile::tempdir().unwrap();
        let place = Place::Folder(folder.path().to_owned(), Durability::Normal);
        let store = Arc::new(data::open(&place).await.unwrap());
        let people = People::new(store, Key::new(&Key::fresh()), Arc::new(SteadyClock::new()), &[]);
        let caller = Caller { address: [203, 0, 113, 1].into(), label: String::new(), known_as: None };
        let password = "hálóing a fogason";
        let new = NewPerson {
            guest: "zsofi".parse().unwrap(),
            name: "Zsófi",
            proof: Proof::Password(password),
            mail: "",
        };
        people.sign_up(new, &caller).await.map(|_| ()).unwrap();
        for (name, password, is_in) in [
            ("Zsófi", password, true),
            ("Zsófi", "a wrong password", false),
            ("Nobody Here", "a wrong password", false),
            ("", "", false),
        ] {
            let before = people.hashing.count();
            let token = people.sign_in(name, password, &caller).await;
            assert_eq!((token.is_ok(), people.hashing.count() - before), (is_in, 1), "{name}");
        }
        people.close().await;
    }

    #[test]
    fn an_address_for_mail_may_be_left_out_and_looks_like_one() {
        assert_eq!(check_mail("  "), Ok(None));
        assert_eq!(check_mail(" zsofi@example.org "), Ok(Some("zsofi@example.org".to_owned())));
        let long = format!("{}@example.org", "x".repeat(250));
        for wrong in
            ["zsofi", "@example.org", "a@b", "a@b@c.d", "a b@c.d", "a@b.c\r\nBcc: x@y.z", "<a@b.c>", &long]
        {
            assert_eq!(check_mail(wrong), Err(Denied::Mail), "{wrong}");
        }
    }
}
