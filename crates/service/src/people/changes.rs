//! What people change of their own accounts.

use store::{AccountChange, GuestId, PassRow, StoreError};

use super::attempts::Trying;
use super::names::HELD_FOR;
use super::signing::{check_mail, password_row};
use super::{Caller, Denied, NameProblem, People, Proof, SignedIn, codes, passwords};
use crate::refusal::Refusal;

impl People {
    /// Gives an account another name, once a month at most. Nobody else gets the old one for a year.
    pub async fn rename(&self, signed_in: &SignedIn, name: &str, caller: &Caller) -> Result<(), Denied> {
        let account = &signed_in.account;
        let name = self.check_name(name, &account.id, caller).await?;
        if name.as_str() == account.name {
            return Ok(());
        }
        let now = self.clock.now();
        let is_early = self.account(&account.id).await?.is_some_and(|account| account.renamable_at > now);
        if is_early {
            return Err(Denied::Name(NameProblem::ChangedLately));
        }
        self.give_name(&account.id, &name).await
    }

    pub(super) async fn give_name(&self, account: &GuestId, name: &super::AccountName) -> Result<(), Denied> {
        let now = self.clock.now();
        let renamed =
            self.store.rename_account(name.taken_by(account, now), name.as_str(), now + HELD_FOR).await;
        match renamed {
            Ok(()) => {}
            Err(StoreError::Conflict) => return Err(Denied::Name(NameProblem::Taken)),
            Err(error) => return Err(error.into()),
        }
        self.known.forget();
        Ok(())
    }

    /// Replaces the password of somebody who has shown who they are, or sets the first, and ends all other sessions.
    pub async fn change_password(
        &self,
        signed_in: &SignedIn,
        proof: Proof<'_>,
        next: &str,
        caller: &Caller,
    ) -> Result<(), Denied> {
        let account = &signed_in.account;
        passwords::check_length(next).map_err(Denied::Password)?;
        let verified = self.check_proof(&account.id, proof, caller).await?;
        let row =
            password_row(&account.id, self.hashing.hash_new(next, &account.name).await?, self.clock.now());
        let is_replaced = self.store.replace_password(verified, row, signed_in.session.clone()).await?;
        self.known.forget();
        if is_replaced { Ok(()) } else { Err(Denied::Wrong) }
    }

    /// Makes sure that whoever sits at a browser that is signed in is the owner of the account: a cookie can be stolen. Returns
    /// what is kept of the password or passkey that shows it.
    pub(super) async fn check_proof(
        &self,
        account: &GuestId,
        proof: Proof<'_>,
        caller: &Caller,
    ) -> Result<String, Denied> {
        match proof {
            Proof::Password(password) => self.check_password(account, password, caller).await,
            Proof::Passkey(answer) => self.check_own_passkey(account, answer, caller).await,
        }
    }

    async fn check_password(
        &self,
        account: &GuestId,
        password: &str,
        caller: &Caller,
    ) -> Result<String, Denied> {
        let counted = self.count_attempt(Trying::Own(account), None, caller).await?;
        let kept = self.password_of(account).await?;
        let secret = kept.as_ref().map(|row| row.secret.as_str());
        let is_right = self.hashing.verify(password, secret).await?;
        let (Some(kept), true) = (kept, is_right) else { return Err(Denied::Wrong) };
        self.store.forget_attempts(counted).await?;
        Ok(kept.secret)
    }

    /// Replaces the address for recovery of somebody who has shown who they are; none if it is empty.
    pub async fn change_mail(
        &self,
        account: &GuestId,
        mail: &str,
        proof: Proof<'_>,
        caller: &Caller,
    ) -> Result<(), Denied> {
        let mail = check_mail(mail)?;
        self.check_proof(account, proof, caller).await?;
        self.store.change_account(account, AccountChange::Mail(mail)).await?;
        self.known.forget();
        Ok(())
    }

    /// New recovery codes in place of all that are left, for somebody who has shown who they are.
    pub async fn fresh_codes(
        &self,
        account: &GuestId,
        proof: Proof<'_>,
        caller: &Caller,
    ) -> Result<Vec<String>, Denied> {
        let verified = self.check_proof(account, proof, caller).await?;
        let codes = codes::fresh_recovery_codes();
        let hashes = codes.iter().map(|code| codes::hash(code)).collect();
        let are_replaced = self.store.replace_codes(account, verified, hashes).await?;
        if are_replaced { Ok(codes) } else { Err(Denied::Wrong) }
    }

    /// How many recovery codes are left.
    pub async fn count_codes(&self, account: &GuestId) -> Result<usize, Refusal> {
        Ok(self.store.codes(account).await?.len())
    }

    pub(super) async fn keep_pass(
        &self,
        code: &str,
        account: &GuestId,
        kind: &str,
        session: Option<String>,
        good_for: i64,
    ) -> Result<bool, StoreError> {
        let (hash, expires) = (codes::hash(code), self.clock.now() + good_for);
        let pass = PassRow { hash, account: account.clone(), kind: kind.to_owned(), session, expires };
        self.store.keep_pass(pass).await
    }

    /// Forgets one-time codes, links and answered challenges that are too old.
    pub(crate) async fn forget_old_passes(&self) -> Result<(), StoreError> {
        self.store.delete_old_challenges(self.clock.now()).await?;
        self.store.delete_old_passes(self.clock.now()).await
    }
}
