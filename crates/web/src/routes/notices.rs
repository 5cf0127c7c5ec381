//! Where somebody wants to hear what waits for them, and what they come back by: feeds, and links in mails.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Redirect, Response};
use post::{Address, Subscriber};
use service::{Channel, ChannelKind, NoticeKind, Refusal, SignedIn};

use super::account::problem as denied;
use super::fields::{Fields, Posted};
use crate::app::App;
use crate::notices::{confirm, frame, try_out};
use crate::pages::account::{NoticesDone, NoticesTold, notices as page, notices_mail, why_not};
use crate::pages::notices::feed as feed_page;
use crate::problem::Problem;
use crate::visitor::Visitor;

type Answered = Result<Response, Problem>;

const OWN: &str = "/account/notices";

pub(super) async fn show(State(app): State<Arc<App>>, visitor: Visitor) -> Answered {
    let Some(signed_in) = &visitor.signed_in else { return Ok(visitor.to_sign_in().into_response()) };
    shown(&app, &visitor, signed_in, None).await
}

async fn shown(app: &App, visitor: &Visitor, signed_in: &SignedIn, said: Option<&str>) -> Answered {
    let id = &signed_in.account.id;
    let channels = app.people.channels(id).await?;
    let account = app.people.account(id).await?.ok_or(Refusal::NotFound)?;
    let frame = visitor.frame(app);
    let key = app.notices.push.as_ref().map(post::PushKey::public);
    let told = NoticesTold {
        channels: &channels,
        mail: account.mail.as_deref(),
        has_mail: app.notices.mailer.is_some(),
        push: key.as_deref().filter(|_| is_trustworthy(frame.origin)),
        said,
        origin: app.notices.outside.origin.as_deref().unwrap_or(frame.origin),
    };
    Ok(Html(page(&frame, &told).into_string()).into_response())
}

/// Whether browsers have workers at an address.
fn is_trustworthy(origin: &str) -> bool {
    let host = origin.strip_prefix("http://").map(|host| host.split(':').next().unwrap_or_default());
    host.is_none_or(|host| host == "localhost" || host == "127.0.0.1" || host.ends_with(".localhost"))
}

fn signed_in(visitor: &Visitor) -> Result<&SignedIn, Problem> {
    visitor.signed_in.as_deref().ok_or(Problem::SignedOut)
}

/// Adds a channel.
pub(super) async fn add(State(app): State<Arc<App>>, visitor: Visitor, Posted(fields): Posted) -> Answered {
    let signed_in = signed_in(&visitor)?;
    let kind: ChannelKind = fields.read("kind")?;
    let (address, secret) = match kind {
        ChannelKind::Feed => (String::new(), None),
        ChannelKind::Webhook | ChannelKind::Ntfy | ChannelKind::Discord => (hook(kind, &fields)?, None),
        ChannelKind::Push => push(&app, &fields)?,
        ChannelKind::Mail => {
            let account = app.people.account(&signed_in.account.id).await?.ok_or(Refusal::NotFound)?;
            let mail = account.mail.filter(|_| app.notices.mailer.is_some());
            (mail.ok_or(Problem::BadRequest)?, None)
        }
    };
    let frame = visitor.frame(&app);
    let origin = app.notices.outside.origin.as_deref().unwrap_or(frame.origin);
    let account = &signed_in.account.id;
    let channel = app.people.add_channel(account, kind, &address, secret, visitor.lang, origin).await?;
    if kind == ChannelKind::Mail && !channel.is_on {
        return ask_to_confirm(&app, &visitor, signed_in, &channel).await;
    }
    Ok(saved())
}

fn saved() -> Response {
    Redirect::to("/account/notices?said=saved").into_response()
}

/// The address of a webhook, if it can be one.
fn hook(kind: ChannelKind, fields: &Fields) -> Result<String, Problem> {
    let address: Address =
        fields.get("address").unwrap_or_default().parse().map_err(|_| Problem::BadAddress)?;
    let is_topic = kind != ChannelKind::Ntfy || address.last_part().is_some();
    if is_topic { Ok(address.to_string()) } else { Err(Problem::BadAddress) }
}

/// The address and the keys of a browser.
fn push(app: &App, fields: &Fields) -> Result<(String, Option<String>), Problem> {
    let field = |name| fields.get(name).unwrap_or_default();
    let (address, public, secret) = (field("address"), field("public"), field("secret"));
    Subscriber::read(address, public, secret, &app.notices.outside.push_to)
        .map_err(|_| Problem::BadAddress)?;
    Ok((address.to_owned(), Some(format!("{public} {secret}"))))
}

/// Sends a mail that asks whether an address is theirs, and says whether it is on its way.
async fn ask_to_confirm(app: &App, visitor: &Visitor, signed_in: &SignedIn, channel: &Channel) -> Answered {
    app.people.count_trial(&signed_in.account.id).await.map_err(denied)?;
    match confirm(app, channel, &signed_in.account.name).await {
        None => Ok(Redirect::to("/account/notices?said=mailed").into_response()),
        Some(failure) => {
            let said = why_not(&visitor.frame(app), &failure);
            Ok((StatusCode::BAD_GATEWAY, shown(app, visitor, signed_in, Some(&said)).await?).into_response())
        }
    }
}

/// Changes a channel, tries it or takes it away.
pub(super) async fn change(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Posted(fields): Posted,
) -> Answered {
    let signed_in = signed_in(&visitor)?;
    let channel = app.people.channel(&signed_in.account.id, &id).await?;
    match fields.get("do") {
        Some("save") => {
            let wants = NoticeKind::ALL.into_iter().filter(|kind| fields.get(kind.name()).is_some());
            let wants: Vec<NoticeKind> = wants.collect();
            let is_always = fields.get("always").is_some();
            app.people.change_wants(&channel, &wants, is_always, visitor.lang).await?;
            Ok(saved())
        }
        Some("renew") if matches!(channel.kind, ChannelKind::Feed | ChannelKind::Webhook) => {
            app.people.renew_channel(&channel).await?;
            Ok(saved())
        }
        Some("remove") => {
            app.people.remove_channel(&channel.account, &channel.id).await?;
            Ok(saved())
        }
        Some("test") if channel.kind == ChannelKind::Mail && !channel.is_on => {
            ask_to_confirm(&app, &visitor, signed_in, &channel).await
        }
        Some("test") if channel.kind != ChannelKind::Feed => {
            app.people.count_trial(&channel.account).await.map_err(denied)?;
            let failure = try_out(&app, &channel).await;
            let to = if failure.is_none() { "/account/notices?said=sent" } else { OWN };
            app.people.note_trial(&channel, failure).await?;
            Ok(Redirect::to(to).into_response())
        }
        _ => Err(Problem::BadRequest),
    }
}

/// What waits for somebody, for whoever knows the secret address.
pub(super) async fn feed(State(app): State<Arc<App>>, Path(secret): Path<String>) -> Answered {
    let (channel, entries) = app.tables.feed(&secret).await?.ok_or(Refusal::NotFound)?;
    let origin = app.notices.origin(&channel);
    let own = format!("{origin}/feed/{}", channel.secret);
    let frame = frame(&app, &channel.account, channel.lang, origin);
    let headers =
        [(CONTENT_TYPE, "application/atom+xml; charset=utf-8"), (CACHE_CONTROL, "private, max-age=60")];
    Ok((headers, feed_page(&frame, &own, &entries)).into_response())
}

pub(super) async fn confirm_page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(secret): Path<String>,
) -> Answered {
    mail_page(&app, &visitor, &secret, "confirm", NoticesDone::No).await
}

pub(super) async fn confirm_mail(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(secret): Path<String>,
) -> Answered {
    let channel = app.people.channel_for_mail(&secret).await?.ok_or(Refusal::UsedLink)?;
    app.people.open_channel(&channel).await?;
    mail_page(&app, &visitor, &secret, "confirm", NoticesDone::Yes).await
}

pub(super) async fn stop_page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(secret): Path<String>,
) -> Answered {
    mail_page(&app, &visitor, &secret, "stop", NoticesDone::No).await
}

/// Stops all mail to an address. Doing so twice is no mistake.
pub(super) async fn stop_mail(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(secret): Path<String>,
) -> Answered {
    if let Some(channel) = app.people.channel_for_mail(&secret).await? {
        app.people.remove_channel(&channel.account, &channel.id).await?;
    }
    mail_page(&app, &visitor, &secret, "stop", NoticesDone::Yes).await
}

async fn mail_page(app: &App, visitor: &Visitor, secret: &str, what: &str, done: NoticesDone) -> Answered {
    if done == NoticesDone::No && app.people.channel_for_mail(secret).await?.is_none() {
        return Err(Refusal::UsedLink.into());
    }
    let action = format!("/mail/{secret}/{what}");
    Ok(Html(notices_mail(&visitor.frame(app), what, &action, done).into_string()).into_response())
}
