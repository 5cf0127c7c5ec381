//! What people who do not look are told, in words: titles, mails and the feed. Nothing of it says more than a link to the table
//! and the list of its players do.

use data_encoding::HEXLOWER;
use maud::{Markup, PreEscaped, html};
use service::{Due, News, NoticeKind, Sitter};
use sha2::{Digest, Sha256};

use super::names::{isolated, name_game, name_others};
use super::table::name_moment;
use crate::frame::Frame;

/// Something in words.
pub(crate) struct Told {
    /// What has happened, in a line.
    pub(crate) title: String,
    /// With whom, and until when.
    pub(crate) text: String,
    /// Where to go.
    pub(crate) link: String,
}

/// What somebody is told.
pub(crate) fn tell(frame: &Frame<'_>, news: &News) -> Told {
    let entry = match news {
        News::Challenge { entry, .. } => entry,
        News::Turn(table)
        | News::Time(table, _)
        | News::Ended(table)
        | News::Invitation { table, .. }
        | News::Round(table) => table.entry,
    };
    let game = ("game", name_game(frame, entry).into());
    let title = match news {
        News::Turn(_) => frame.say("notice-turn", &[game]),
        News::Time(..) => frame.say("notice-time", &[game]),
        News::Ended(_) => frame.say("notice-ended", &[game]),
        News::Challenge { from, .. } => {
            frame.say("notice-challenge", &[("name", isolated(from).into()), game])
        }
        News::Invitation { from, .. } => {
            frame.say("notice-invitation", &[("name", isolated(from).into()), game])
        }
        News::Round(_) => frame.say("notice-round", &[game]),
    };
    let with = news.table().filter(|_| news.kind() != NoticeKind::Invitation).map(|table| {
        let own = table.seats_of(&Sitter::Guest(frame.guest.clone()));
        frame.say("notice-with", &[("names", name_others(frame, table, &own).into())])
    });
    let until = match news {
        News::Time(_, until) => Some(*until),
        News::Turn(table) => table.until.filter(|_| table.timed.is_some_and(|timed| !timed.pace.is_live())),
        News::Ended(_) | News::Challenge { .. } | News::Invitation { .. } | News::Round(_) => None,
    };
    let until =
        until.map(|until| frame.say("notice-until", &[("time", name_moment(frame, None, until).into())]));
    let text = with.into_iter().chain(until).collect::<Vec<_>>().join(" ");
    let path = match news.table() {
        Some(table) => format!("/t/{}", table.id),
        None => "/lobby".to_owned(),
    };
    Told { title, text, link: format!("{}{path}", frame.origin) }
}

/// The subject and the text of a mail with all that waits.
pub(crate) fn letter(frame: &Frame<'_>, told: &[Told], stop: &str) -> (String, String) {
    let subject = match told {
        [only] => only.title.clone(),
        _ => frame.say("mail-several", &[("count", told.len().into())]),
    };
    let lines = told.iter().map(|told| {
        let text = if told.text.is_empty() { String::new() } else { format!("{}\n", told.text) };
        format!("{}\n{text}{}\n", told.title, told.link)
    });
    let end = frame.say("mail-end", &[("origin", frame.origin.into()), ("stop", stop.into())]);
    let text = lines.chain([format!("-- \n{end}\n")]).collect::<Vec<_>>().join("\n");
    (subject, text)
}

/// The feed of somebody, as Atom.
pub(crate) fn feed(frame: &Frame<'_>, own: &str, entries: &[Due]) -> String {
    let told: Vec<(&Due, Told)> = entries.iter().map(|due| (due, tell(frame, &due.news))).collect();
    let updated = entries.iter().map(Due::written).max().unwrap_or(0);
    let host = frame.origin.split_once("://").map_or(frame.origin, |(_, host)| host);
    let host = host.rsplit_once(':').map_or(host, |(host, _)| host);
    let id = |what: &str| format!("tag:{host},2026:notices/{what}");
    let name = own.rsplit_once('/').map_or(own, |(_, name)| name);
    // Whoever sees an entry must not see by it where the feed is.
    let secretless = fingerprint(name);
    let body: Markup = html! {
        (PreEscaped("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"))
        feed xmlns="http://www.w3.org/2005/Atom" xml:lang=(frame.lang.code()) {
            title { (frame.say("notices-feed-title", &[])) }
            id { (id(&secretless)) }
            updated { (instant(updated)) }
            author { name { "Akhet" } }
            link rel="self" type="application/atom+xml" href=(own) {}
            link rel="alternate" type="text/html" href={ (frame.origin) "/" } {}
            @for (due, told) in &told {
                entry {
                    title { (told.title) }
                    id { (id(&due.key())) }
                    updated { (instant(due.written())) }
                    link rel="alternate" type="text/html" href=(told.link) {}
                    category term=(due.news.kind()) {}
                    summary { (told.text) }
                }
            }
        }
    };
    body.into_string()
}

/// A part of a hash.
fn fingerprint(text: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(text)[..8])
}

/// A time as feeds write it.
fn instant(milliseconds: i64) -> String {
    let (day, second) =
        (milliseconds.div_euclid(86_400_000), milliseconds.div_euclid(1_000).rem_euclid(86_400));
    let day = catalog::Day::at(day * 86_400);
    format!("{day}T{:02}:{:02}:{:02}Z", second / 3_600, second / 60 % 60, second % 60)
}
