//! Passkeys. A browser asks twice: first what the passkey has to answer, by its script, and then with the answer, by a form.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect};
use serde_json::json;
use service::{Asked, Denied, PasskeyAnswer, PasskeyProblem, Proof, Site};

use super::account::{Answered, OWN, changed, enter, make_account, signed_in_here, status};
use super::fields::{Fields, Posted};
use crate::app::App;
use crate::pages::account::{Form, is_of_field, tell};
use crate::visitor::Visitor;

/// What the browser does with a passkey.
#[derive(Clone, Copy)]
enum How {
    /// Makes one, and sends the form.
    Make,
    /// Uses one, and sends the form.
    Use,
    /// Uses one, and asks again.
    UseBefore,
}

/// What a form gives to show who sends it: the answer of a passkey, or else a password.
pub(super) fn proof<'a>(fields: &'a Fields, site: Option<&'a Site>, present: &str) -> Proof<'a> {
    match answer(fields, site) {
        Ok(answer) => Proof::Passkey(answer),
        Err(_) => Proof::Password(fields.get(present).unwrap_or_default()),
    }
}

/// The answer of a passkey in a form.
fn answer<'a>(fields: &'a Fields, site: Option<&'a Site>) -> Result<PasskeyAnswer<'a>, Denied> {
    let site = site.ok_or(Denied::Passkey(PasskeyProblem::Elsewhere))?;
    let text = |name| fields.get(name).filter(|text| !text.is_empty());
    let given = text("passkey").zip(text("state"));
    let (answer, state) = given.ok_or(Denied::Passkey(PasskeyProblem::Late))?;
    Ok(PasskeyAnswer { site, state, answer })
}

fn site(visitor: &Visitor) -> Result<Site, Denied> {
    visitor.site().ok_or(Denied::Passkey(PasskeyProblem::Elsewhere))
}

pub(super) async fn ask_to_sign_in(State(app): State<Arc<App>>, visitor: Visitor) -> Answered {
    let asked = site(&visitor).and_then(|site| Ok(app.people.ask_to_sign_in(&site)?));
    told(&visitor, asked, How::Use)
}

pub(super) async fn sign_in(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Answered {
    let site = visitor.site();
    let token = match answer(&fields, site.as_ref()) {
        Ok(answer) => app.people.sign_in_by_passkey(answer, &visitor.caller()).await,
        Err(why) => Err(why),
    };
    enter(&app, &visitor, token, &fields, Form::Passkey).await
}

pub(super) async fn ask_to_sign_up(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Answered {
    let [name, mail] = ["name", "mail"].map(|name| fields.get(name).unwrap_or_default());
    let asked = match site(&visitor) {
        Ok(site) => app.people.ask_to_sign_up(&site, &visitor.guest, name, mail, &visitor.caller()).await,
        Err(why) => Err(why),
    };
    told(&visitor, asked, How::Make)
}

pub(super) async fn sign_up(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Answered {
    let site = visitor.site();
    let proof = answer(&fields, site.as_ref()).map(Proof::Passkey);
    make_account(&app, &visitor, &fields, proof).await
}

pub(super) async fn ask_for_proof(State(app): State<Arc<App>>, visitor: Visitor) -> Answered {
    let account = &signed_in_here(&visitor)?.account.id;
    let asked = match site(&visitor) {
        Ok(site) => app.people.ask_for_proof(&site, account).await,
        Err(why) => Err(why),
    };
    told(&visitor, asked, How::Use)
}

/// Whoever gives neither a password nor a passkey is asked for a passkey first, if there is one.
pub(super) async fn ask_to_add(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Answered {
    let signed_in = signed_in_here(&visitor)?;
    let site = match site(&visitor) {
        Ok(site) => site,
        Err(why) => return told(&visitor, Err(why), How::Make),
    };
    let proof = proof(&fields, Some(&site), "present-add");
    if matches!(proof, Proof::Password(""))
        && let Ok(asked) = app.people.ask_for_proof(&site, &signed_in.account.id).await
    {
        return told(&visitor, Ok(asked), How::UseBefore);
    }
    let asked = app.people.ask_to_add(&site, signed_in, proof, &visitor.caller()).await;
    told(&visitor, asked, How::Make)
}

pub(super) async fn add(State(app): State<Arc<App>>, visitor: Visitor, Posted(fields): Posted) -> Answered {
    let (signed_in, site) = (signed_in_here(&visitor)?, visitor.site());
    let added = match answer(&fields, site.as_ref()) {
        Ok(answer) => app.people.add_passkey(signed_in, answer, &visitor.caller()).await,
        Err(why) => Err(why),
    };
    changed(&app, &visitor, added, &fields, Form::Passkeys).await
}

pub(super) async fn remove(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Answered {
    let (signed_in, site) = (signed_in_here(&visitor)?, visitor.site());
    let Some(passkey) = fields.get("remove") else { return Ok(Redirect::to(OWN).into_response()) };
    let proof = proof(&fields, site.as_ref(), "present-remove");
    let removed = app.people.remove_passkey(signed_in, passkey, proof, &visitor.caller()).await;
    changed(&app, &visitor, removed, &fields, Form::Passkeys).await
}

/// What the script is told: what to ask the passkey, or a sentence.
fn told(visitor: &Visitor, asked: Result<Asked, Denied>, how: How) -> Answered {
    let (how, is_last) = match how {
        How::Make => ("create", true),
        How::Use => ("get", true),
        How::UseBefore => ("get", false),
    };
    match asked {
        Ok(Asked { options, state }) => {
            let told = json!({ "how": how, "isLast": is_last, "options": options, "state": state });
            Ok(Json(told).into_response())
        }
        Err(Denied::Refused(refusal)) => Err(refusal.into()),
        Err(why) => {
            let told = json!({ "sentence": tell(visitor.lang, why), "isField": is_of_field(why) });
            Ok((status(why), Json(told)).into_response())
        }
    }
}
