//! Accounts of programs. Each has an owner, who answers for it, and a name that says what it is, so that nobody takes it for a
//! person wherever the name is shown: at tables, in lists, in records, and by nodes of a version before.
//!
//! It has no password and no session. Whoever has one of its tokens acts for it, and only its owner makes those.

use store::{AccountRow, GuestId, Kept, MakeProgram, StoreError};

use super::names::{forms, words};
use super::{Account, Caller, Denied, NameProblem, People, Proof};
use crate::random;
use crate::refusal::Refusal;

/// How many programs somebody may have.
pub const MOST_PROGRAMS: i64 = 3;

/// What the name of every program ends with, and that of nobody else.
pub const PROGRAM_SUFFIX: &str = "bot";

impl People {
    /// Makes the account of a program for somebody who has shown who they are. The end of its name may be left out.
    pub async fn make_program(
        &self,
        owner: &Account,
        name: &str,
        proof: Proof<'_>,
        caller: &Caller,
    ) -> Result<Account, Denied> {
        if owner.is_program() {
            return Err(Refusal::OfProgram.into());
        }
        let (id, now): (GuestId, i64) = (random::id(), self.clock.now());
        let name = self.check_any_name(&with_suffix(name), &id, caller).await?;
        let verified = self.check_proof(&owner.id, proof, caller).await?;
        let account = AccountRow {
            id: id.clone(),
            name: name.as_str().to_owned(),
            created: now,
            renamed: None,
            mail: None,
            is_operator: false,
            suspended_until: None,
            ends: None,
            owner: Some(owner.id.clone()),
        };
        let made = Account::from(account.clone());
        let program = MakeProgram { account, name: name.taken_by(&id, now), verified, most: MOST_PROGRAMS };
        match self.store.make_program(program).await {
            Ok(Kept::Yes) => {}
            Ok(Kept::Unproved) => return Err(Denied::Wrong),
            Ok(Kept::TooMany) => return Err(Refusal::TooManyPrograms.into()),
            Err(StoreError::Conflict) => return Err(Denied::Name(NameProblem::Taken)),
            Err(error) => return Err(error.into()),
        }
        self.known.forget();
        Ok(made)
    }

    /// The programs of somebody, in the order in which they were made.
    pub async fn programs(&self, owner: &GuestId) -> Result<Vec<Account>, Refusal> {
        Ok(self.store.programs_of(owner).await?.into_iter().map(Account::from).collect())
    }

    /// Ends a program of somebody who has shown who they are. Its tokens end at once; its account is deleted soon.
    pub async fn end_program(
        &self,
        owner: &GuestId,
        program: &GuestId,
        proof: Proof<'_>,
        caller: &Caller,
    ) -> Result<(), Denied> {
        let verified = self.check_proof(owner, proof, caller).await?;
        let is_ended = self.store.end_program(owner, program, verified, self.clock.now()).await?;
        self.known.forget();
        self.note_ended_tokens();
        if is_ended { Ok(()) } else { Err(Refusal::NotFound.into()) }
    }
}

/// A name as it was typed, with the end that says what it is.
fn with_suffix(name: &str) -> String {
    let name = name.trim();
    if is_name_of_program(name) { name.to_owned() } else { format!("{name}-{PROGRAM_SUFFIX}") }
}

/// Whether a name says that it is a program's: by its last word, however that is written.
pub fn is_name_of_program(name: &str) -> bool {
    let suffix = forms(PROGRAM_SUFFIX);
    let mut all = words(name);
    let last = all.next_back();
    last.is_some_and(|last| forms(last).iter().any(|form| suffix.contains(form)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_says_what_it_is_however_it_is_written() {
        for name in ["Deep-bot", "Deep Bot", "deep_B0T", "Deep.ＢＯＴ", "bot", "Zsófi-bót"] {
            assert!(is_name_of_program(name), "{name}");
        }
        for name in ["Abbot", "Botond", "Bot Zsófi", "Deep-bots", "robot"] {
            assert!(!is_name_of_program(name), "{name}");
        }
        assert_eq!([" Deep ", "Deep BOT"].map(with_suffix), ["Deep-bot", "Deep BOT"]);
    }
}
