//! What those who run the place decide about people. Whether somebody may is asked of the store each time: whoever has lost
//! the right does nothing more with it.

use catalog::Day;
use store::{ActRow, Decide, Effect, GuestId, Renaming, ReportRow, StoreError};

use super::names::{AccountName, HELD_FOR};
use super::reports::{Report, Ruled, SeenThere, check_text, fresh, read};
use super::{Account, Caller, Denied, NameProblem, Operator, People, Proof, SignedIn};
use crate::paging::{LISTED, Page};
use crate::random;
use crate::refusal::Refusal;

/// Seconds of a day.
const DAY: i64 = 86_400;

/// The most days for which somebody may only look.
const MOST_DAYS: u32 = 3_650;

/// What is decided about a report, or about somebody without one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict<'a> {
    /// There is nothing to do.
    Dismiss,
    /// The person concerned is told something.
    Warn,
    /// The account gets this name.
    Rename(&'a str),
    /// The person concerned may only look for so many days.
    Suspend(u32),
}

impl Verdict<'_> {
    fn decision(self) -> Ruled {
        match self {
            Verdict::Dismiss => Ruled::Dismissed,
            Verdict::Warn => Ruled::Warned,
            Verdict::Rename(_) => Ruled::Renamed,
            Verdict::Suspend(_) => Ruled::Suspended,
        }
    }

    /// What the log calls it.
    fn act(self) -> &'static str {
        match self {
            Verdict::Dismiss => "dismiss",
            Verdict::Warn => "warn",
            Verdict::Rename(_) => "rename",
            Verdict::Suspend(_) => "suspend",
        }
    }
}

impl People {
    /// Who acts, if somebody may who is signed in: as the store says now, not as it was believed a moment ago. For everybody
    /// else there is nothing here.
    pub async fn operator(&self, signed_in: &SignedIn) -> Result<Operator, Refusal> {
        let session = self.store.session(&signed_in.session).await?.ok_or(Refusal::NotFound)?;
        let account = self.store.account(&session.account).await?.ok_or(Refusal::NotFound)?;
        let is_suspended = account.suspended_until.is_some_and(|until| until > self.clock.now());
        if account.is_operator && !is_suspended {
            Ok(Operator::Account(account.id))
        } else {
            Err(Refusal::NotFound)
        }
    }

    /// A page of the reports that somebody who runs the place has yet to read, the oldest first.
    pub async fn open_reports(&self, page: u32) -> Result<Page<Report>, Refusal> {
        let rows = async |most, first| self.store.open_reports(most, first).await;
        Ok(Page::read(page, LISTED, rows).await?.filter_map(read))
    }

    /// One report.
    pub async fn find_report(&self, id: &str) -> Result<Report, Refusal> {
        self.store.report(id).await?.and_then(read).ok_or(Refusal::NotFound)
    }

    /// A page of what was said against somebody, the latest first.
    pub async fn reports_about(&self, about: &GuestId, page: u32) -> Result<Page<Report>, Refusal> {
        let rows = async |most, first| self.store.reports_about(about, most, first).await;
        Ok(Page::read(page, LISTED, rows).await?.filter_map(read))
    }

    /// Decides about a report, with everything that follows from it. Of several who decide at once, one does.
    pub async fn decide(
        &self,
        report: &Report,
        verdict: Verdict<'_>,
        words: &str,
        actor: &Operator,
    ) -> Result<(), Denied> {
        self.rule(&report.id, None, &report.about, verdict, words, actor).await
    }

    /// Decides something about somebody of whom nobody has said anything, and tells them.
    pub async fn decide_alone(
        &self,
        account: &Account,
        verdict: Verdict<'_>,
        words: &str,
        actor: &Operator,
    ) -> Result<(), Denied> {
        let seen = SeenThere { names: vec![account.name.clone()], ..SeenThere::default() };
        let seen = serde_json::to_string(&seen).expect("what was seen is made of names and phrases");
        let report = ReportRow { seen, ..fresh(account.id.clone(), self.clock.now()) };
        self.rule(&report.id.clone(), Some(report), &account.id, verdict, words, actor).await
    }

    async fn rule(
        &self,
        id: &str,
        opens: Option<ReportRow>,
        about: &GuestId,
        verdict: Verdict<'_>,
        words: &str,
        actor: &Operator,
    ) -> Result<(), Denied> {
        let words = check_text(words)?;
        let now = self.clock.now();
        let (effect, note) = self.effect(about, verdict).await?;
        let decider = match actor {
            Operator::AtMachine => String::new(),
            Operator::Account(id) => id.to_string(),
        };
        let act = ActRow {
            id: random::name(),
            at: now,
            actor: decider.clone(),
            what: verdict.act().to_owned(),
            about: about.to_string(),
            note: noted(id, &note, &words),
        };
        let decision = verdict.decision().to_string();
        let id = id.to_owned();
        let decide = Decide { id, opens, at: now, decider, decision, words, effect, act };
        match self.store.decide(decide).await {
            Ok(true) => {}
            Ok(false) => return Err(Denied::Refused(Refusal::Decided)),
            Err(StoreError::Conflict) => return Err(Denied::Name(NameProblem::Taken)),
            Err(error) => return Err(error.into()),
        }
        self.known.forget();
        self.note_ended_tokens();
        Ok(())
    }

    /// What a verdict does to an account, and how the log tells it.
    async fn effect(&self, about: &GuestId, verdict: Verdict<'_>) -> Result<(Effect, String), Denied> {
        let now = self.clock.now();
        let account = async || self.account(about).await?.ok_or(Refusal::NoAccount);
        match verdict {
            Verdict::Dismiss | Verdict::Warn => Ok((Effect::Nothing, String::new())),
            Verdict::Rename(name) => {
                let account = account().await?;
                let name = AccountName::read(name, &self.reserved).map_err(Denied::Name)?;
                if account.is_program() != name.is_of_program() {
                    return Err(Denied::Name(NameProblem::Reserved));
                }
                let taken = name.taken_by(about, now);
                if !self.store.is_name_free(&taken).await? {
                    return Err(Denied::Name(NameProblem::Taken));
                }
                let text = name.as_str().to_owned();
                let note = format!("{} is {text} now", account.name);
                Ok((Effect::Rename(Renaming { name: taken, text, held_until: now + HELD_FOR }), note))
            }
            Verdict::Suspend(days) => {
                account().await?;
                let until = now + i64::from(days.clamp(1, MOST_DAYS)) * DAY;
                Ok((Effect::Suspend(until), format!("until {}", Day::at(until))))
            }
        }
    }

    /// Notes that somebody who runs the place has read what the person concerned answered.
    pub async fn note_heard(&self, report: &Report, actor: &Operator) -> Result<(), Refusal> {
        self.store.note_heard(&report.id, self.clock.now()).await?;
        self.note(actor, "read", report.about.as_str(), &format!("report {}", report.id)).await
    }

    /// The same link as [`People::offer_reset`], for an operator who shows who they are: whoever has only their browser
    /// gets into nobody's account by it.
    pub async fn offer_reset_by(
        &self,
        signed_in: &SignedIn,
        proof: Proof<'_>,
        caller: &Caller,
        account: &Account,
    ) -> Result<String, Denied> {
        let actor = self.operator(signed_in).await?;
        self.check_proof(&signed_in.account.id, proof, caller).await?;
        Ok(self.offer_reset(account, &actor).await?)
    }
}

/// What the log says of a decision about a report.
fn noted(report: &str, effect: &str, words: &str) -> String {
    let report = format!("report {report}");
    [report.as_str(), effect, words]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" · ")
}
