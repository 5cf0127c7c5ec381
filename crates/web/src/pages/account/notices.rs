//! Where somebody wants to hear what waits for them while they do not look.

use maud::{Markup, html};
use service::{Channel, ChannelKind, MOST_CHANNELS, NoticeKind};

use super::narrow;
use crate::frame::Frame;

/// What the page shows.
pub(crate) struct Told<'a> {
    pub(crate) channels: &'a [Channel],
    /// The address for mail of the account, if it has one.
    pub(crate) mail: Option<&'a str>,
    /// Whether this place sends mail.
    pub(crate) has_mail: bool,
    /// What browsers are to know pushes by, if this place and this page can have them.
    pub(crate) push: Option<&'a str>,
    /// What came of what the reader has just done.
    pub(crate) said: Option<&'a str>,
    /// Scheme and host for the address of a feed.
    pub(crate) origin: &'a str,
}

pub(crate) fn page(frame: &Frame<'_>, told: &Told<'_>) -> Markup {
    let title = frame.say("notices", &[]);
    let path = if frame.path.starts_with("/account/notices?") { frame.path } else { "/account/notices" };
    let frame = &Frame { path, ..*frame };
    let body = html! {
        section.card.prose {
            h1 { (title) }
            @if let Some(said) = told.said { p.problem role="status" { (said) } }
            p { (frame.say("notices.about", &[])) }
            p.mut { (frame.say("notices-rest", &[])) }
        }
        @for channel in told.channels {
            section.card.prose { (one(frame, told, channel)) }
        }
        @if told.channels.len() < MOST_CHANNELS {
            section.card.prose { (add(frame, told)) }
        } @else {
            section.card.prose { p { (frame.say("problem-too-many-channels", &[])) } }
        }
    };
    narrow(frame, &title, &body)
}

/// What a channel is called, with what tells it from others of its kind.
fn name(frame: &Frame<'_>, channel: &Channel) -> String {
    let kind = frame.say(&format!("notices-{}", channel.kind), &[]);
    match about(channel) {
        Some(about) => frame.say("notices-named", &[("kind", kind.into()), ("name", about.into())]),
        None => kind,
    }
}

fn about(channel: &Channel) -> Option<String> {
    match channel.kind {
        ChannelKind::Feed => None,
        ChannelKind::Mail => Some(channel.address.clone()),
        // What comes after the host is as good as a password there.
        ChannelKind::Webhook | ChannelKind::Ntfy | ChannelKind::Discord | ChannelKind::Push => {
            let host = channel.address.split_once("://").map_or("", |(_, rest)| rest);
            Some(host.split(['/', '?']).next().unwrap_or_default().to_owned())
        }
    }
}

fn one(frame: &Frame<'_>, told: &Told<'_>, channel: &Channel) -> Markup {
    let action = format!("/account/notices/{}", channel.id);
    let name = name(frame, channel);
    html! {
        h2 { (name) }
        @if let Some(failure) = failure(frame, channel) { p.problem { (failure) } }
        @if channel.kind == ChannelKind::Feed {
            @let link = format!("{}/feed/{}", told.origin, channel.secret);
            p { (frame.say("notices-feed.about", &[])) }
            p.big-code { code { a href=(link) { (link) } } }
        }
        @if channel.kind == ChannelKind::Webhook {
            p { (frame.say("notices-secret", &[])) }
            p.big-code { code { (channel.secret) } }
        }
        form.fields method="post" action=(action) {
            fieldset {
                legend { (frame.say("notices-wants", &[])) }
                @for kind in NoticeKind::ALL {
                    label.check {
                        input type="checkbox" name=(kind) value="yes" checked[channel.wants.contains(&kind)];
                        span { (frame.say(&format!("notices-wants-{kind}"), &[])) }
                    }
                }
            }
            @if channel.kind != ChannelKind::Feed {
                label.check {
                    input type="checkbox" name="always" value="yes" checked[channel.is_always];
                    span { (frame.say("notices-always", &[])) }
                }
            }
            div.bt2 {
                (press(frame, "save", "save", &name, "btn pri"))
                @if channel.kind == ChannelKind::Feed || channel.kind == ChannelKind::Webhook {
                    (press(frame, "renew", "notices-renew", &name, "btn"))
                }
                @if channel.kind != ChannelKind::Feed {
                    @let key = if is_unconfirmed(channel) { "notices-confirm-again" } else { "notices-test" };
                    (press(frame, "test", key, &name, "btn"))
                }
                (press(frame, "remove", "notices-remove", &name, "btn"))
            }
        }
    }
}

fn press(frame: &Frame<'_>, what: &str, key: &str, name: &str, class: &str) -> Markup {
    let label = frame.say(key, &[]);
    html! {
        button class=(class) name="do" value=(what) aria-label={ (label) (frame.lang.colon()) (name) } { (label) }
    }
}

/// Whether an address for mail was never confirmed.
fn is_unconfirmed(channel: &Channel) -> bool {
    channel.kind == ChannelKind::Mail && !channel.is_on && channel.failures == 0
}

/// What is wrong with a channel, in a sentence.
fn failure(frame: &Frame<'_>, channel: &Channel) -> Option<String> {
    if is_unconfirmed(channel) {
        return Some(frame.say("notices-unconfirmed", &[]));
    }
    if channel.failure.is_empty() {
        return None;
    }
    let why = why(frame, &channel.failure);
    Some(if channel.is_on { why } else { format!("{why} {}", frame.say("notices-given-up", &[])) })
}

/// The sentence for a reason as it was noted.
pub(crate) fn why(frame: &Frame<'_>, failure: &str) -> String {
    let (what, status) = failure.split_once(' ').unwrap_or((failure, ""));
    let key = match what {
        "unknown" => "notices-failed-unknown",
        "private" => "notices-failed-private",
        "unreachable" => "notices-failed-unreachable",
        "late" => "notices-failed-late",
        "refused" => "notices-failed-refused",
        "off" => "notices-failed-off",
        "bad" => "problem-bad-address",
        _ => "notices-failed-unclear",
    };
    frame.say(key, &[("status", status.into())])
}

fn add(frame: &Frame<'_>, told: &Told<'_>) -> Markup {
    let has = |kind| told.channels.iter().any(|channel| channel.kind == kind);
    html! {
        h2 { (frame.say("notices-add", &[])) }
        @if !has(ChannelKind::Feed) {
            form.fields method="post" action="/account/notices" {
                p { (frame.say("notices-feed-add.about", &[])) }
                button.btn name="kind" value="feed" { (frame.say("notices-feed-add", &[])) }
            }
        }
        @if told.has_mail { (add_mail(frame, told)) }
        @if let Some(key) = told.push {
            script type="module" src=(frame.assets.address("push.js")) {}
            form.fields.js-only data-push=(key) data-worker="/worker.js" method="post" action="/account/notices" {
                p { (frame.say("notices-push-add.about", &[])) }
                p.bad hidden role="alert" { (frame.say("notices-push-denied", &[])) }
                button.btn { (frame.say("notices-push-add", &[])) }
            }
        }
        form.fields method="post" action="/account/notices" {
            p { (frame.say("notices-hook-add.about", &[])) }
            div.field {
                label for="kind" { (frame.say("notices-hook-kind", &[])) }
                select #kind name="kind" {
                    @for kind in [ChannelKind::Ntfy, ChannelKind::Discord, ChannelKind::Webhook] {
                        option value=(kind) { (frame.say(&format!("notices-{kind}"), &[])) }
                    }
                }
            }
            div.field {
                label for="address" { (frame.say("notices-hook-address", &[])) }
                input #address type="url" name="address" required maxlength="1000" autocomplete="off"
                    placeholder="https://ntfy.sh/…";
            }
            button.btn { (frame.say("notices-hook-add", &[])) }
        }
    }
}

fn add_mail(frame: &Frame<'_>, told: &Told<'_>) -> Markup {
    let is_there = |mail: &str| {
        told.channels.iter().any(|channel| channel.kind == ChannelKind::Mail && channel.address == mail)
    };
    html! {
        @match told.mail {
            Some(mail) if is_there(mail) => {}
            Some(mail) => form.fields method="post" action="/account/notices" {
                p { (frame.say("notices-mail-add.about", &[("mail", mail.into())])) }
                button.btn name="kind" value="mail" { (frame.say("notices-mail-add", &[])) }
            },
            None => p {
                (frame.say("notices-mail-none", &[])) " "
                a href="/account" { (frame.say("account", &[])) }
            },
        }
    }
}

/// The page behind a link in a mail: a button, because programs that look at links press none.
pub(crate) fn mail(frame: &Frame<'_>, what: &str, action: &str, is_done: Done) -> Markup {
    let title = frame.say(&format!("mail-{what}"), &[]);
    let body = html! {
        section.card.prose {
            h1 { (title) }
            @match is_done {
                Done::No => form method="post" action=(action) {
                    p { (frame.say(&format!("mail-{what}.about"), &[])) }
                    button.btn.pri { (frame.say(&format!("mail-{what}.press"), &[])) }
                },
                Done::Yes => p role="status" { (frame.say(&format!("mail-{what}.done"), &[])) },
            }
        }
    };
    narrow(frame, &title, &body)
}

/// Whether the button was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Done {
    No,
    Yes,
}
