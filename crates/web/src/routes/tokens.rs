//! Tokens for programs, and the accounts of programs.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse, Redirect};
use service::{Account, Denied, GuestId, NewToken, Refusal, Scope};

use super::account::{Answered, refused, shown, signed_in_here, turned};
use super::fields::{Fields, Posted};
use super::passkeys::proof;
use crate::app::App;
use crate::pages::account::{self, Form, Tokens, Turned};
use crate::problem::Problem;
use crate::visitor::Visitor;

const TOKENS: &str = "/account/tokens";

/// The same after a change.
const TOKENS_SAVED: &str = "/account/tokens?said=saved";

pub(super) async fn show(State(app): State<Arc<App>>, visitor: Visitor) -> Answered {
    if visitor.signed_in.is_none() {
        return Ok(visitor.to_sign_in().into_response());
    }
    page(&app, &visitor, &Turned::default()).await.map(shown)
}

/// Makes a token, which is shown this once.
pub(super) async fn make(State(app): State<Arc<App>>, visitor: Visitor, Posted(fields): Posted) -> Answered {
    let (own, site) = (&signed_in_here(&visitor)?.account.id, visitor.site());
    let programs = app.people.programs(own).await?;
    let whom = whom(own, &programs, &fields)?;
    let days = fields.maybe::<u32>("days")?;
    let scope: Scope = fields.read("scope")?;
    let new = NewToken { account: whom, name: fields.get("token").unwrap_or_default(), scope, days };
    let proof = proof(&fields, site.as_ref(), "present-token");
    match app.people.make_token(own, &new, proof, &visitor.caller()).await {
        Ok(token) => Ok(shown(account::fresh_token(&visitor.frame(&app), &token, TOKENS))),
        Err(why) => again(&app, &visitor, &fields, Form::Token, why).await,
    }
}

/// For whom a token is to act: the account itself, or one of its programs.
fn whom<'a>(own: &'a GuestId, programs: &'a [Account], fields: &Fields) -> Result<&'a GuestId, Problem> {
    let wanted = fields.get("for").unwrap_or_default();
    let mut all = programs.iter();
    match wanted {
        "" => Ok(own),
        name => {
            all.find(|program| program.name == name).map(|program| &program.id).ok_or(Problem::BadRequest)
        }
    }
}

pub(super) async fn end(State(app): State<Arc<App>>, visitor: Visitor, Posted(fields): Posted) -> Answered {
    let own = &signed_in_here(&visitor)?.account.id;
    app.people.end_token(own, fields.get("end").ok_or(Problem::BadRequest)?).await?;
    Ok(Redirect::to(TOKENS_SAVED).into_response())
}

pub(super) async fn make_program(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Answered {
    let (signed_in, site) = (signed_in_here(&visitor)?, visitor.site());
    let name = fields.get("name").unwrap_or_default();
    let proof = proof(&fields, site.as_ref(), "present-program");
    match app.people.make_program(&signed_in.account, name, proof, &visitor.caller()).await {
        Ok(_) => Ok(Redirect::to(TOKENS_SAVED).into_response()),
        Err(why) => again(&app, &visitor, &fields, Form::Program, why).await,
    }
}

pub(super) async fn end_program(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Answered {
    let (own, site) = (&signed_in_here(&visitor)?.account.id, visitor.site());
    let programs = app.people.programs(own).await?;
    let wanted = fields.get("program").unwrap_or_default();
    let program = programs.iter().find(|program| program.name == wanted).ok_or(Refusal::NotFound)?;
    let proof = proof(&fields, site.as_ref(), "present-program-end");
    match app.people.end_program(own, &program.id, proof, &visitor.caller()).await {
        Ok(()) => Ok(Redirect::to(TOKENS_SAVED).into_response()),
        Err(why) => again(&app, &visitor, &fields, Form::ProgramEnd, why).await,
    }
}

/// The page again with what is wrong.
async fn again(app: &App, visitor: &Visitor, fields: &Fields, form: Form, why: Denied) -> Answered {
    let turned = turned(fields, form, why)?;
    Ok(refused(page(app, visitor, &turned).await?, why))
}

async fn page(app: &App, visitor: &Visitor, turned: &Turned) -> Result<maud::Markup, Problem> {
    let own = &signed_in_here(visitor)?.account;
    let tokens = Tokens {
        own,
        listed: &app.people.tokens(&own.id).await?,
        programs: &app.people.programs(&own.id).await?,
        ways: &app.people.ways(&own.id).await?,
        now: visitor.now,
    };
    Ok(account::tokens(&visitor.frame(app), &tokens, turned))
}
