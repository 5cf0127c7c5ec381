//! One notice on its way: what each kind of channel is sent.

use std::time::{SystemTime, UNIX_EPOCH};

use post::{Address, Letter, Pushed, Subscriber, Undelivered, Urgency, sign};
use serde_json::{Value, json};
use service::{Channel, ChannelKind, Delivery, Due, News};

use super::frame;
use crate::app::App;
use crate::pages::notices::{Told, letter, tell};
use crate::words::say;

/// What is noted of a channel for which this place has nothing that sends, and of one whose address is none.
const OFF: &str = "off";
const BAD: &str = "bad";

/// Sends what goes to one channel: one notice, or several in a mail.
pub(super) async fn deliver(app: &App, due: &[Due]) -> Delivery {
    let Some(first) = due.first() else { return Delivery::Sent };
    let channel = &first.channel;
    let origin = app.notices.origin(channel);
    let frame = frame(app, &channel.account, channel.lang, origin);
    let told: Vec<Told> = due.iter().map(|one| tell(&frame, &one.news)).collect();
    if channel.kind == ChannelKind::Mail {
        let (subject, text) = letter(&frame, &told, &stop_link(origin, channel));
        return send_mail(app, channel, subject, text).await;
    }
    let sent = Sent { told: &told[0], key: first.key(), written: first.written(), news: Some(&first.news) };
    send(app, channel, &sent).await
}

/// Something to be sent.
struct Sent<'a> {
    told: &'a Told,
    key: String,
    written: i64,
    news: Option<&'a News>,
}

/// Sends something only to see whether it works. Returns why it did not, as it is noted.
pub(crate) async fn try_out(app: &App, channel: &Channel) -> Option<String> {
    let title = say(channel.lang, "notice-trial", &[]);
    let text = say(channel.lang, "notice-trial.about", &[]);
    let link = format!("{}/account/notices", app.notices.origin(channel));
    let told = Told { title, text, link };
    let delivery = if channel.kind == ChannelKind::Mail {
        let origin = app.notices.origin(channel);
        let frame = frame(app, &channel.account, channel.lang, origin);
        let (subject, text) = letter(&frame, std::slice::from_ref(&told), &stop_link(origin, channel));
        send_mail(app, channel, subject, text).await
    } else {
        let written = now() * 1_000;
        send(app, channel, &Sent { told: &told, key: format!("test-{written}"), written, news: None }).await
    };
    match delivery {
        Delivery::Sent => None,
        Delivery::Failed(failure) => Some(failure),
        Delivery::Gone => Some(Undelivered::Refused(410).to_string()),
        Delivery::Waits => Some(Undelivered::Late.to_string()),
    }
}

/// Asks somebody by mail whether an address is theirs. Nothing else goes there before they say so.
pub(crate) async fn confirm(app: &App, channel: &Channel, name: &str) -> Option<String> {
    let link = format!("{}/mail/{}/confirm", app.notices.origin(channel), channel.secret);
    let subject = say(channel.lang, "mail-confirm", &[]);
    let text = say(channel.lang, "mail-confirm.letter", &[("name", name.into()), ("link", link.into())]);
    match send_mail(app, channel, subject, text).await {
        Delivery::Failed(failure) => Some(failure),
        Delivery::Sent | Delivery::Gone | Delivery::Waits => None,
    }
}

fn stop_link(origin: &str, channel: &Channel) -> String {
    format!("{origin}/mail/{}/stop", channel.secret)
}

async fn send_mail(app: &App, channel: &Channel, subject: String, text: String) -> Delivery {
    let Some(mailer) = &app.notices.mailer else { return Delivery::Failed(OFF.to_owned()) };
    let stop = Some(stop_link(app.notices.origin(channel), channel));
    let letter = Letter { to: channel.address.clone(), subject, text, stop };
    became(mailer.send(&letter).await)
}

async fn send(app: &App, channel: &Channel, sent: &Sent<'_>) -> Delivery {
    if channel.kind == ChannelKind::Push {
        return push(app, channel, sent).await;
    }
    let Ok(address) = channel.address.parse::<Address>() else { return Delivery::Failed(BAD.to_owned()) };
    let Told { title, text, link } = sent.told;
    let (address, body) = match channel.kind {
        ChannelKind::Ntfy => {
            let Some((server, topic)) = address.last_part() else { return Delivery::Failed(BAD.to_owned()) };
            (server, json!({ "topic": topic, "title": title, "message": text, "click": link }))
        }
        ChannelKind::Discord => {
            let content = format!("**{}**\n{}\n{link}", plain(title), plain(text));
            // Nobody is called by a name that looks like a call, and no link is opened.
            (address, json!({ "content": content, "allowed_mentions": { "parse": [] }, "flags": 4 }))
        }
        ChannelKind::Webhook | ChannelKind::Feed | ChannelKind::Mail | ChannelKind::Push => {
            (address, hook(channel, sent))
        }
    };
    let (body, time) = (body.to_string().into_bytes(), now());
    let headers = match channel.kind {
        ChannelKind::Webhook => {
            vec![("akhet-time", time.to_string()), ("akhet-signature", sign(&channel.secret, time, &body))]
        }
        ChannelKind::Ntfy
        | ChannelKind::Discord
        | ChannelKind::Feed
        | ChannelKind::Mail
        | ChannelKind::Push => Vec::new(),
    };
    became(app.notices.client.post(&address, "application/json", &headers, body).await)
}

/// What a webhook gets.
fn hook(channel: &Channel, sent: &Sent<'_>) -> Value {
    let Told { title, text, link } = sent.told;
    let table = sent.news.and_then(News::table);
    let game = match sent.news {
        Some(News::Challenge { entry, .. }) => Some(entry.id),
        _ => table.map(|table| table.entry.id),
    };
    let until = match sent.news {
        Some(News::Time(_, until)) => Some(*until),
        Some(news) => news.table().and_then(|table| table.until),
        None => None,
    };
    json!({
        "id": sent.key,
        "kind": sent.news.map_or("test", |news| news.kind().name()),
        "at": sent.written,
        "language": channel.lang.code(),
        "title": title,
        "text": text,
        "link": link,
        "game": game,
        "table": table.map(|table| &table.id),
        "until": until,
    })
}

/// A text in which nothing stands for something else.
fn plain(text: &str) -> String {
    text.chars().fold(String::new(), |mut plain, sign| {
        if sign.is_ascii_punctuation() {
            plain.push('\\');
        }
        plain.push(sign);
        plain
    })
}

async fn push(app: &App, channel: &Channel, sent: &Sent<'_>) -> Delivery {
    let Some(key) = &app.notices.push else { return Delivery::Failed(OFF.to_owned()) };
    let keys = channel.secret.split_once(' ');
    let subscriber = keys.and_then(|(public, secret)| {
        Subscriber::read(&channel.address, public, secret, &app.notices.outside.push_to).ok()
    });
    let Some(subscriber) = subscriber else { return Delivery::Failed(BAD.to_owned()) };
    let Told { title, text, link } = sent.told;
    let body = json!({ "title": title, "text": text, "link": link, "tag": sent.key }).to_string();
    let subject = match &app.notices.mailer {
        Some(mailer) => format!("mailto:{}", mailer.address()),
        None => app.notices.origin(channel).to_owned(),
    };
    let urgency = match sent.news {
        Some(News::Ended(_)) => Urgency::Normal,
        Some(
            News::Turn(_)
            | News::Time(..)
            | News::Challenge { .. }
            | News::Invitation { .. }
            | News::Round(_),
        )
        | None => Urgency::High,
    };
    match subscriber.push(&app.notices.client, key, &subject, urgency, &body).await {
        Ok(Pushed::Sent) => Delivery::Sent,
        Ok(Pushed::Gone) => Delivery::Gone,
        Err(undelivered) => Delivery::Failed(undelivered.to_string()),
    }
}

fn became(sent: Result<(), Undelivered>) -> Delivery {
    sent.map_or_else(|undelivered| Delivery::Failed(undelivered.to_string()), |()| Delivery::Sent)
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}
