//! What those who run the place do here. For everybody else there is nothing at these addresses.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::Markup;
use service::{Account, Act, Denied, GuestId, Operator, Page, Refusal, Report, SignedIn, TableId, Verdict};

use super::fields::{Asked, Fields, Posted};
use super::passkeys::proof;
use crate::app::App;
use crate::pages::operator::{self, Done, Found, Told};
use crate::problem::Problem;
use crate::visitor::Visitor;

type Answered = Result<Response, Problem>;

/// How many acts are shown beside the reports.
const LAST: i64 = 5;

/// Somebody who runs the place and is signed in. The store is asked each time: what a session was worth half a minute ago is
/// not enough here.
pub(super) struct AsOperator {
    app: Arc<App>,
    visitor: Visitor,
    signed_in: Arc<SignedIn>,
    who: Operator,
}

impl FromRequestParts<Arc<App>> for AsOperator {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<AsOperator, Problem> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let signed_in = visitor.signed_in.clone().ok_or(Refusal::NotFound)?;
        let who = app.people.operator(&signed_in).await?;
        Ok(AsOperator { app: app.clone(), visitor, signed_in, who })
    }
}

pub(super) async fn queue(by: AsOperator, Asked(asked): Asked) -> Answered {
    let reports = by.app.people.open_reports(asked.page("page")?).await?;
    let acts = by.name_all(by.app.people.acts(LAST).await?).await?;
    Ok(shown(&operator::queue(&by.visitor.frame(&by.app), &reports, &acts)))
}

pub(super) async fn log(by: AsOperator, Asked(asked): Asked) -> Answered {
    let Page { lines, number, has_more } = by.app.people.acts_on(asked.page("page")?).await?;
    let acts = Page { lines: by.name_all(lines).await?, number, has_more };
    Ok(shown(&operator::log(&by.visitor.frame(&by.app), &acts)))
}

pub(super) async fn report(by: AsOperator, Path(id): Path<String>, Asked(asked): Asked) -> Answered {
    let report = by.app.people.find_report(&id).await?;
    Ok(shown(&by.report_page(&report, asked.page("page")?, None).await?))
}

pub(super) async fn decide(by: AsOperator, Path(id): Path<String>, Posted(fields): Posted) -> Answered {
    let report = by.app.people.find_report(&id).await?;
    let to = Redirect::to(&format!("/operator/reports/{}", report.id)).into_response();
    if fields.get("heard").is_some() {
        by.app.people.note_heard(&report, &by.who).await?;
        return Ok(to);
    }
    let words = fields.get("words").unwrap_or_default();
    let verdict = verdict(fields.get("verdict"), &fields)?;
    match by.app.people.decide(&report, verdict, words, &by.who).await {
        Ok(()) => {
            by.spread_name(&report.about, verdict).await?;
            Ok(to)
        }
        Err(why) => {
            let report = by.app.people.find_report(&id).await?;
            Ok(refused(&by.report_page(&report, 0, Some(why)).await?, why))
        }
    }
}

/// What a form decides.
fn verdict<'a>(what: Option<&str>, fields: &'a Fields) -> Result<Verdict<'a>, Problem> {
    Ok(match what {
        Some("dismiss") => Verdict::Dismiss,
        Some("warn") => Verdict::Warn,
        Some("rename") => Verdict::Rename(fields.get("to").unwrap_or_default()),
        Some("suspend") => Verdict::Suspend(fields.read("days")?),
        _ => return Err(Problem::BadRequest),
    })
}

pub(super) async fn people(by: AsOperator, Asked(asked): Asked) -> Answered {
    let account = match (asked.get("id"), asked.get("name")) {
        (Some(id), _) => by.account(id).await?,
        (None, Some(name)) => by.app.people.account_called(name).await?,
        (None, None) => None,
    };
    let page = asked.page("page")?;
    let asked = asked.get("name").or(asked.get("id").map(|_| ""));
    let found = account.as_ref().map(|account| (account, page));
    Ok(shown(&by.people_page(asked, found, None, None).await?))
}

pub(super) async fn act(by: AsOperator, Posted(fields): Posted) -> Answered {
    let account = by.account(&fields.read::<String>("id")?).await?.ok_or(Refusal::NotFound)?;
    let people = &by.app.people;
    let words = fields.get("words").unwrap_or_default();
    let done = match fields.get("act") {
        Some("lift") => people.lift_suspension(&account, &by.who).await.map_err(Denied::from),
        Some("reset") => return by.reset(&account, &fields).await,
        what @ Some("rename" | "suspend") => {
            let verdict = verdict(what, &fields)?;
            let done = people.decide_alone(&account, verdict, words, &by.who).await;
            if done.is_ok() {
                by.spread_name(&account.id, verdict).await?;
            }
            done
        }
        _ => return Err(Problem::BadRequest),
    };
    match done {
        Ok(()) => Ok(Redirect::to(&format!("/operator/people?id={}", account.id)).into_response()),
        Err(why) => Ok(refused(&by.people_page(Some(""), Some((&account, 0)), None, Some(why)).await?, why)),
    }
}

pub(super) async fn tables(by: AsOperator) -> Answered {
    Ok(shown(&operator::tables(&by.visitor.frame(&by.app), None)))
}

pub(super) async fn end_table(by: AsOperator, Posted(fields): Posted) -> Answered {
    match by.end(fields.get("table").unwrap_or_default()).await {
        Ok(_) => Ok(Redirect::to("/operator/log").into_response()),
        Err(refusal) => {
            let problem = Problem::from(refusal);
            let sentence = problem.tell(by.visitor.lang);
            let page = operator::tables(&by.visitor.frame(&by.app), Some(&sentence));
            Ok((problem.status(), shown(&page)).into_response())
        }
    }
}

impl AsOperator {
    /// Ends the table at an address, which may be all of it or just its last part.
    async fn end(&self, address: &str) -> Result<TableId, Refusal> {
        let last = address.trim().rsplit_once("/t/").map_or(address.trim(), |(_, last)| last);
        let id = last.split(['/', '?', '#']).next().unwrap_or_default();
        let id: TableId = id.parse().map_err(|_| Refusal::NotFound)?;
        let live = self.app.tables.find(&id).await?;
        self.app.tables.end(&live).await?;
        self.app.people.note(&self.who, "end", id.as_str(), "").await?;
        Ok(id)
    }

    /// Shows a new name at once wherever its owner sits.
    async fn spread_name(&self, account: &GuestId, verdict: Verdict<'_>) -> Result<(), Refusal> {
        match verdict {
            Verdict::Rename(_) => self.app.tables.spread_name(account).await,
            Verdict::Dismiss | Verdict::Warn | Verdict::Suspend(_) => Ok(()),
        }
    }

    async fn account(&self, id: &str) -> Result<Option<Account>, Refusal> {
        let id: GuestId = id.parse().map_err(|_| Refusal::NotFound)?;
        self.app.people.account(&id).await
    }

    /// Makes a link to a new password for somebody else, if whoever sits here shows that they are the operator.
    async fn reset(&self, account: &Account, fields: &Fields) -> Answered {
        let (caller, site) = (self.visitor.caller(), self.visitor.site());
        let proof = proof(fields, site.as_ref(), "present");
        match self.app.people.offer_reset_by(&self.signed_in, proof, &caller, account).await {
            Ok(code) => {
                let link = format!("{}/sign-in/reset/{code}", self.visitor.frame(&self.app).origin);
                Ok(shown(&self.people_page(Some(""), Some((account, 0)), Some(&link), None).await?))
            }
            Err(why) => {
                Ok(refused(&self.people_page(Some(""), Some((account, 0)), None, Some(why)).await?, why))
            }
        }
    }

    async fn report_page(&self, report: &Report, page: u32, why: Option<Denied>) -> Result<Markup, Problem> {
        let people = &self.app.people;
        let account = people.account(&report.about).await?;
        let reporter = match &report.reporter {
            Some(reporter) => people.account(reporter).await?,
            None => None,
        };
        let mut others = people.reports_about(&report.about, page).await?;
        others.lines.retain(|other| other.id != report.id);
        let told = Told {
            report,
            account: account.as_ref(),
            reporter: reporter.as_ref().map(|account| account.name.as_str()),
            others: &others,
            why,
            now: self.visitor.now,
        };
        Ok(operator::report(&self.visitor.frame(&self.app), &told))
    }

    async fn people_page(
        &self,
        asked: Option<&str>,
        found: Option<(&Account, u32)>,
        link: Option<&str>,
        why: Option<Denied>,
    ) -> Result<Markup, Problem> {
        let frame = self.visitor.frame(&self.app);
        let Some((account, page)) = found else {
            return Ok(operator::people(&frame, asked, None, why, self.visitor.now));
        };
        let sessions = self.app.people.sessions(&account.id).await?.len();
        let reports = self.app.people.reports_about(&account.id, page).await?;
        let ways = self.app.people.ways(&self.signed_in.account.id).await?;
        let found = Found { account, sessions, reports: &reports, ways: &ways, link };
        Ok(operator::people(&frame, asked, Some(&found), why, self.visitor.now))
    }

    /// Acts with the names of those whom they concern.
    async fn name_all(&self, acts: Vec<Act>) -> Result<Vec<Done>, Refusal> {
        let mut done = Vec::new();
        for act in acts {
            let actor = match &act.actor {
                Operator::AtMachine => None,
                Operator::Account(id) => self.app.people.account(id).await?,
            };
            let about = match act.about.parse::<GuestId>() {
                Ok(id) => self.app.people.account(&id).await?,
                Err(_) => None,
            };
            let name = |account: Option<Account>| account.map(|account| account.name);
            done.push(Done { act, actor: name(actor), about: name(about) });
        }
        Ok(done)
    }
}

fn shown(page: &Markup) -> Response {
    Html(page.0.clone()).into_response()
}

/// The page again. Its status says that nothing was done.
fn refused(page: &Markup, why: Denied) -> Response {
    (super::account::status(why), shown(page)).into_response()
}
