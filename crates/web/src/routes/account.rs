//! Accounts: signing up, in and out, and what people change of their own.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::Markup;
use service::{
    Denied, LISTED, NameProblem, NewPerson, Page, PasskeyProblem, PasswordProblem, Proof, Refusal, SignedIn,
};

use super::fields::{Asked, Fields, Posted};
use super::passkeys::proof;
use crate::app::App;
use crate::back::with_way_back;
use crate::cookies;
use crate::pages::account::{self, Along, Form, Own, Turned};
use crate::problem::Problem;
use crate::visitor::{SigningIn, Visitor};

pub(super) type Answered = Result<Response, Problem>;

/// Where somebody who is signed in sees to the account.
pub(super) const OWN: &str = "/account";

/// The same after a change, and after a new password took the place of a lost one.
const OWN_SAVED: &str = "/account?said=saved";
const OWN_OPENED: &str = "/account?said=password";

pub(super) async fn new(State(app): State<Arc<App>>, visitor: Visitor, Asked(fields): Asked) -> Answered {
    if visitor.signed_in.is_some() {
        return Ok(Redirect::to(OWN).into_response());
    }
    let along = along(&app, &visitor).await?;
    Ok(shown(account::sign_up(&visitor.frame(&app), along, &Turned::on_the_way(fields.back()))))
}

/// What an account would take over from a guest, as far as lists go.
async fn along(app: &App, visitor: &Visitor) -> Result<Along, Problem> {
    let guest = &visitor.guest;
    let mut along = Along::default();
    for table in app.tables.of_guest(guest).await? {
        match table.progress {
            service::Progress::Gathering | service::Progress::Playing => along.running += 1,
            service::Progress::Over | service::Progress::CalledOff => along.over += 1,
        }
    }
    for entry in catalog::GAMES {
        along.puzzles += app.tables.puzzled(guest, entry).await?.solved();
        along.steps += app.tables.learnt(guest, entry.id).await?.len();
    }
    Ok(along)
}

pub(super) async fn sign_up(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Answered {
    let password = fields.get("password").unwrap_or_default();
    make_account(&app, &visitor, &fields, Ok(Proof::Password(password))).await
}

/// Makes an account of a guest, or shows the form again with what is wrong.
pub(super) async fn make_account(
    app: &App,
    visitor: &Visitor,
    fields: &Fields,
    proof: Result<Proof<'_>, Denied>,
) -> Answered {
    let [name, mail] = ["name", "mail"].map(|name| fields.get(name).unwrap_or_default());
    if visitor.signed_in.is_some() {
        return Ok(Redirect::to(OWN).into_response());
    }
    let made = match proof {
        Ok(proof) => {
            let new = NewPerson { guest: visitor.guest.clone(), name, proof, mail };
            app.people.sign_up(new, &visitor.caller()).await
        }
        // What is wrong with the name is told first.
        Err(why) => {
            let name = app.people.check_name(name, &visitor.guest, &visitor.caller()).await;
            Err(name.err().unwrap_or(why))
        }
    };
    match made {
        Ok(signed_up) => {
            let frame = visitor.frame(app);
            let page = shown(account::codes(&frame, &signed_up.codes, fields.back().unwrap_or("/")));
            let mut response = signed_in(app, visitor, &signed_up.token, &visitor.guest, page);
            for cookie in cookies::forgotten() {
                cookies::set(&mut response, &cookie);
            }
            Ok(response)
        }
        // The same form sent twice: by the second time the account is there, and whoever made it knows the password.
        Err(why @ Denied::Name(NameProblem::Taken)) => {
            let password = fields.get("password").unwrap_or_default();
            match app.people.sign_in(name, password, &visitor.caller()).await {
                Ok(token) => enter(app, visitor, Ok(token), fields, Form::SignUp).await,
                Err(_) => sign_up_again(app, visitor, fields, why).await,
            }
        }
        Err(why) => sign_up_again(app, visitor, fields, why).await,
    }
}

async fn sign_up_again(app: &App, visitor: &Visitor, fields: &Fields, why: Denied) -> Answered {
    let turned = turned(fields, Form::SignUp, why)?;
    let along = along(app, visitor).await?;
    Ok(refused(account::sign_up(&visitor.frame(app), along, &turned), why))
}

pub(super) async fn sign_in_page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Asked(fields): Asked,
) -> Answered {
    if visitor.signed_in.is_some() {
        return Ok(Redirect::to(fields.back().unwrap_or(OWN)).into_response());
    }
    Ok(shown(account::sign_in(&visitor.frame(&app), &Turned::on_the_way(fields.back()))))
}

pub(super) async fn sign_in(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Answered {
    let [name, password] = ["name", "password"].map(|name| fields.get(name).unwrap_or_default());
    let token = app.people.sign_in(name, password, &visitor.caller()).await;
    enter(&app, &visitor, token, &fields, Form::SignIn).await
}

pub(super) async fn recover(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Answered {
    let [name, code, next] =
        ["who", "recovery-code", "next"].map(|name| fields.get(name).unwrap_or_default());
    let token = app.people.recover(name, code, next, &visitor.caller()).await;
    enter(&app, &visitor, token, &fields, Form::Code).await
}

pub(super) async fn device_page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Answered {
    Ok(shown(account::device(&visitor.frame(&app), &code, &Turned::default())))
}

pub(super) async fn sign_in_by_device(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Answered {
    let code = fields.get("code").or(fields.get("device-code")).unwrap_or_default();
    let token = app.people.sign_in_by_device(code, &visitor.caller()).await;
    enter(&app, &visitor, token, &fields, Form::Device).await
}

pub(super) async fn reset_page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Answered {
    match app.people.may_reset(&code).await {
        Ok(true) => Ok(shown(account::reset(&visitor.frame(&app), &code, &Turned::default()))),
        Ok(false) => Err(Refusal::UsedLink.into()),
        Err(why) => Err(problem(why)),
    }
}

pub(super) async fn reset(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(code): Path<String>,
    Posted(fields): Posted,
) -> Answered {
    let password = fields.get("password").unwrap_or_default();
    match app.people.reset(&code, password, &visitor.caller()).await {
        Err(Denied::UsedPass) => Err(Refusal::UsedLink.into()),
        Err(why) => {
            let turned = turned(&fields, Form::Reset, why)?;
            Ok(refused(account::reset(&visitor.frame(&app), &code, &turned), why))
        }
        Ok(token) => enter(&app, &visitor, Ok(token), &fields, Form::Reset).await,
    }
}

/// Signs the browser in, or shows the form again with what is wrong.
pub(super) async fn enter(
    app: &App,
    visitor: &Visitor,
    token: Result<String, Denied>,
    fields: &Fields,
    form: Form,
) -> Answered {
    let token = match token {
        Ok(token) => token,
        Err(why) => {
            let turned = turned(fields, form, why)?;
            return Ok(refused(account::sign_in(&visitor.frame(app), &turned), why));
        }
    };
    let found = app.people.signed_in(&token).await?.ok_or(Refusal::Internal)?;
    if let Some(before) = &visitor.signed_in {
        app.people.end_session(&before.account.id, &before.session).await?;
    }
    let account = &found.account.id;
    // The guest that this browser was until now may have games of its own.
    let before = visitor.guest_before.as_ref().unwrap_or(&visitor.guest);
    let has_games = before != account && app.tables.has_anything_of(before).await?;
    let to = match form {
        _ if has_games => with_way_back("/account/bring", fields.back()),
        // Whoever had to recover an account sees by what else it can be opened.
        Form::Code | Form::Reset => OWN_OPENED.to_owned(),
        _ => fields.back().unwrap_or("/").to_owned(),
    };
    Ok(signed_in(app, visitor, &token, account, Redirect::to(&to).into_response()))
}

fn signed_in(
    app: &App,
    visitor: &Visitor,
    token: &str,
    account: &service::GuestId,
    mut response: Response,
) -> Response {
    for cookie in cookies::signed_in(visitor.scheme, token, account, &app.key) {
        cookies::set(&mut response, &cookie);
    }
    response.extensions_mut().insert(SigningIn);
    response
}

pub(super) async fn sign_out(State(app): State<Arc<App>>, visitor: Visitor) -> Answered {
    if let Some(signed_in) = &visitor.signed_in {
        app.people.end_session(&signed_in.account.id, &signed_in.session).await?;
    }
    let mut response = Redirect::to("/?said=out").into_response();
    for cookie in cookies::signed_out() {
        cookies::set(&mut response, &cookie);
    }
    response.extensions_mut().insert(SigningIn);
    Ok(response)
}

pub(super) async fn bring_page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Asked(fields): Asked,
) -> Answered {
    let Some(guest) = visitor.signed_in.as_ref().and(visitor.guest_before.as_ref()) else {
        return Ok(Redirect::to(OWN).into_response());
    };
    let tables = app.tables.count_of_guest(guest).await?;
    Ok(shown(account::bring(&visitor.frame(&app), tables, fields.back())))
}

pub(super) async fn bring(State(app): State<Arc<App>>, visitor: Visitor, Posted(fields): Posted) -> Answered {
    let mut response = Redirect::to(fields.back().unwrap_or("/")).into_response();
    let Some(guest) = visitor.signed_in.as_ref().and(visitor.guest_before.as_ref()) else {
        return Ok(response);
    };
    if fields.get("bring") == Some("yes") {
        app.tables.bring_along(guest, &visitor.guest).await?;
        for cookie in cookies::forgotten() {
            cookies::set(&mut response, &cookie);
        }
    }
    Ok(response)
}

pub(super) async fn own(State(app): State<Arc<App>>, visitor: Visitor, Asked(asked): Asked) -> Answered {
    let page = asked.page("page")?;
    match &visitor.signed_in {
        Some(signed_in) => {
            Ok(shown(own_page(&app, &visitor, signed_in, page, None, &Turned::default()).await?))
        }
        None => Ok(visitor.to_sign_in().into_response()),
    }
}

async fn own_page(
    app: &App,
    visitor: &Visitor,
    signed_in: &SignedIn,
    page: u32,
    device: Option<&str>,
    turned: &Turned,
) -> Result<Markup, Problem> {
    let id = &signed_in.account.id;
    let account = app.people.account(id).await?.ok_or(Refusal::NotFound)?;
    let sessions = Page::of(app.people.sessions(id).await?, page, LISTED as usize);
    let ways = app.people.ways(id).await?;
    let codes = app.people.count_codes(id).await?;
    let this = &signed_in.session;
    let own =
        Own { account: &account, ways: &ways, sessions: &sessions, this, codes, device, now: visitor.now };
    Ok(account::own(&visitor.frame(app), &own, turned))
}

/// The account of whoever sends a form about it. A session may have ended since the page was shown.
pub(super) fn signed_in_here(visitor: &Visitor) -> Result<&SignedIn, Problem> {
    visitor.signed_in.as_deref().ok_or(Problem::SignedOut)
}

/// Shows the account after a change, or the form again with what is wrong.
pub(super) async fn changed(
    app: &App,
    visitor: &Visitor,
    changed: Result<(), Denied>,
    fields: &Fields,
    form: Form,
) -> Answered {
    match changed {
        Ok(()) => Ok(Redirect::to(OWN_SAVED).into_response()),
        Err(why) => {
            let turned = turned(fields, form, why)?;
            let page = own_page(app, visitor, signed_in_here(visitor)?, 0, None, &turned).await?;
            Ok(refused(page, why))
        }
    }
}

pub(super) async fn name(State(app): State<Arc<App>>, visitor: Visitor, Posted(fields): Posted) -> Answered {
    let signed_in = signed_in_here(&visitor)?;
    let renamed =
        app.people.rename(signed_in, fields.get("name").unwrap_or_default(), &visitor.caller()).await;
    if renamed.is_ok() {
        app.tables.spread_name(&signed_in.account.id).await?;
    }
    changed(&app, &visitor, renamed, &fields, Form::Name).await
}

pub(super) async fn password(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Answered {
    let (signed_in, site) = (signed_in_here(&visitor)?, visitor.site());
    let next = fields.get("password").unwrap_or_default();
    let proof = proof(&fields, site.as_ref(), "present");
    let replaced = app.people.change_password(signed_in, proof, next, &visitor.caller()).await;
    changed(&app, &visitor, replaced, &fields, Form::Password).await
}

pub(super) async fn mail(State(app): State<Arc<App>>, visitor: Visitor, Posted(fields): Posted) -> Answered {
    let (account, site) = (&signed_in_here(&visitor)?.account.id, visitor.site());
    let mail = fields.get("mail").unwrap_or_default();
    let proof = proof(&fields, site.as_ref(), "present-mail");
    let replaced = app.people.change_mail(account, mail, proof, &visitor.caller()).await;
    changed(&app, &visitor, replaced, &fields, Form::Mail).await
}

pub(super) async fn codes(State(app): State<Arc<App>>, visitor: Visitor, Posted(fields): Posted) -> Answered {
    let (account, site) = (&signed_in_here(&visitor)?.account.id, visitor.site());
    let proof = proof(&fields, site.as_ref(), "present-codes");
    match app.people.fresh_codes(account, proof, &visitor.caller()).await {
        Ok(codes) => Ok(shown(account::codes(&visitor.frame(&app), &codes, OWN))),
        Err(why) => changed(&app, &visitor, Err(why), &fields, Form::Codes).await,
    }
}

pub(super) async fn device(State(app): State<Arc<App>>, visitor: Visitor) -> Answered {
    let signed_in = signed_in_here(&visitor)?;
    let code = app.people.offer_device(signed_in).await.map_err(problem)?;
    Ok(shown(own_page(&app, &visitor, signed_in, 0, Some(&code), &Turned::default()).await?))
}

pub(super) async fn sessions(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Answered {
    let signed_in = signed_in_here(&visitor)?;
    match fields.get("end") {
        Some("others") => app.people.end_other_sessions(signed_in).await?,
        Some(session) => app.people.end_session(&signed_in.account.id, session).await?,
        None => return Err(Problem::BadRequest),
    }
    Ok(Redirect::to(OWN).into_response())
}

pub(super) async fn end(State(app): State<Arc<App>>, visitor: Visitor, Posted(fields): Posted) -> Answered {
    let (signed_in, site) = (signed_in_here(&visitor)?, visitor.site());
    let proof = proof(&fields, site.as_ref(), "present-end");
    let asked = app.people.ask_to_end(signed_in, proof, &visitor.caller()).await;
    changed(&app, &visitor, asked, &fields, Form::End).await
}

pub(super) async fn stay(State(app): State<Arc<App>>, visitor: Visitor) -> Answered {
    app.people.go_on(&signed_in_here(&visitor)?.account.id).await?;
    Ok(Redirect::to(OWN).into_response())
}

pub(super) async fn privacy(State(app): State<Arc<App>>, visitor: Visitor) -> Html<String> {
    let page = account::privacy(&visitor.frame(&app), app.contact.as_deref(), app.keep_days);
    Html(page.into_string())
}

pub(super) fn shown(page: Markup) -> Response {
    Html(page.into_string()).into_response()
}

/// The form again. Its status says that nothing was done.
pub(super) fn refused(page: Markup, why: Denied) -> Response {
    (status(why), shown(page)).into_response()
}

pub(super) fn status(why: Denied) -> StatusCode {
    match why {
        Denied::Name(_)
        | Denied::Password(_)
        | Denied::Mail
        | Denied::TokenName
        | Denied::Passkey(PasskeyProblem::Elsewhere | PasskeyProblem::Last | PasskeyProblem::Many) => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        Denied::Wrong | Denied::Passkey(PasskeyProblem::Wrong | PasskeyProblem::Copied) => {
            StatusCode::FORBIDDEN
        }
        Denied::TooOften => StatusCode::TOO_MANY_REQUESTS,
        Denied::UsedPass | Denied::Passkey(PasskeyProblem::Late) => StatusCode::NOT_FOUND,
        Denied::HasAccount => StatusCode::CONFLICT,
        Denied::Refused(refusal) => Problem::from(refusal).status(),
    }
}

/// What was typed, to be shown again; a refusal that has nothing to do with the form is a page of its own.
pub(super) fn turned(fields: &Fields, form: Form, why: Denied) -> Result<Turned, Problem> {
    if let Denied::Refused(refusal) = why {
        return Err(refusal.into());
    }
    let typed = |names: [&str; 2]| names.into_iter().find_map(|name| fields.get(name)).unwrap_or_default();
    let shorten = |text: &str| text.chars().take(300).collect();
    Ok(Turned {
        name: shorten(typed(["name", "who"])),
        mail: shorten(typed(["mail", "mail"])),
        token: shorten(typed(["token", "token"])),
        back: fields.back().map(str::to_owned),
        ..Turned::down(form, why)
    })
}

/// A reason where there is no form to show again.
pub(super) fn problem(why: Denied) -> Problem {
    match why {
        Denied::Refused(refusal) => refusal.into(),
        Denied::TooOften => Problem::Busy,
        Denied::UsedPass => Refusal::UsedLink.into(),
        Denied::Name(_)
        | Denied::Password(PasswordProblem::Short | PasswordProblem::Long | PasswordProblem::Common)
        | Denied::Mail
        | Denied::TokenName
        | Denied::Passkey(_)
        | Denied::Wrong
        | Denied::HasAccount => Problem::BadRequest,
    }
}
