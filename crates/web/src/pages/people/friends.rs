//! Whom somebody follows and who follows them. Those who do both are friends.

use maud::{Markup, html};
use service::{Circle, Followed, LastHere};

use super::address;
use crate::frame::Frame;
use crate::pages::account::narrow;
use crate::pages::names::isolated;

/// A name that cannot be followed, and the sentence that says why.
pub(crate) type Refused<'a> = Option<(&'a str, &'static str)>;

pub(crate) fn page(frame: &Frame<'_>, circle: &Circle, refused: Refused<'_>) -> Markup {
    let title = frame.say("friends", &[]);
    let frame = &Frame { path: "/friends", ..*frame };
    let body = html! {
        section.card.prose {
            h1 { (title) }
            p { (frame.say("friends-about", &[])) }
            p { (frame.say("friends-invite", &[])) }
            (form(frame, refused))
        }
        section.card.prose {
            h2 { (frame.say("followed", &[])) }
            @if circle.followed.is_empty() { p.mut { (frame.say("followed-none", &[])) } }
            ul.sessions { @for person in &circle.followed { (followed(frame, person)) } }
        }
        @if !circle.followers.is_empty() {
            section.card.prose {
                h2 { (frame.say("followers", &[])) }
                ul.sessions { @for person in &circle.followers { (follower(frame, person)) } }
            }
        }
    };
    narrow(frame, &title, &body)
}

fn form(frame: &Frame<'_>, refused: Refused<'_>) -> Markup {
    html! {
        form.fields method="post" action="/friends" {
            div.field {
                label for="f-follow" { (frame.say("follow-name", &[])) }
                div.with-button {
                    input #f-follow type="text" name="follow" value=[refused.map(|(name, _)| name)] maxlength="40" required
                        autocomplete="off" aria-invalid=[refused.map(|_| "true")]
                        aria-describedby=[refused.map(|_| "why-follow")];
                    button.btn.pri { (frame.say("follow", &[])) }
                }
                @if let Some((_, why)) = refused { p.bad #why-follow role="alert" { (frame.say(why, &[])) } }
            }
        }
    }
}

fn followed(frame: &Frame<'_>, person: &Followed) -> Markup {
    html! {
        li {
            (name(frame, person, "followed-alone"))
            div.row-of {
                @if person.is_shown {
                    a.btn.sm href={ (address(&person.name)) "/challenge" }
                        aria-label=(frame.say("dare-named", &[("name", isolated(&person.name).into())])) {
                        (frame.say("dare", &[]))
                    }
                }
                (button(frame, "unfollow", "unfollow-named", person))
            }
        }
    }
}

fn follower(frame: &Frame<'_>, person: &Followed) -> Markup {
    html! {
        li {
            (name(frame, person, "follower-alone"))
            div.row-of {
                @if !person.is_friend { (button(frame, "follow", "follow-named", person)) }
                (button(frame, "remove", "remove-named", person))
            }
        }
    }
}

/// `key` says what they are if they are no friend.
fn name(frame: &Frame<'_>, person: &Followed, key: &str) -> Markup {
    let here = match person.here {
        LastHere::Now => Some(frame.say("here-now", &[])),
        LastHere::Today => Some(frame.say("here-today", &[])),
        LastHere::Unknown => None,
    };
    let friend = frame.say(if person.is_friend { "friend" } else { key }, &[]);
    let about: Vec<String> = [friend].into_iter().chain(here).collect();
    html! {
        div {
            @if person.is_shown { a href=(address(&person.name)) { (isolated(&person.name)) } }
            @else { b { (isolated(&person.name)) } }
            span.mut { (about.join(" · ")) }
        }
    }
}

fn button(frame: &Frame<'_>, field: &str, label: &str, person: &Followed) -> Markup {
    let label = frame.say(label, &[("name", isolated(&person.name).into())]);
    html! {
        form method="post" action="/friends" {
            button.btn.sm name=(field) value=(person.name) aria-label=(label) { (frame.say(field, &[])) }
        }
    }
}
