//! Whom somebody follows and who follows them. Those who do both are friends.

use maud::{Markup, html};
use service::{Circle, Followed, LastHere};

use super::address;
use crate::frame::Frame;
use crate::pages::account::narrow;
use crate::pages::names::isolated;
use crate::pages::paging::links;

/// A name that cannot be followed, and the sentence that says why.
pub(crate) type Refused<'a> = Option<(&'a str, &'static str)>;

pub(crate) fn page(frame: &Frame<'_>, circle: &Circle, refused: Refused<'_>) -> Markup {
    let title = frame.say("friends", &[]);
    let Circle { followed: own, followers: others } = circle;
    let [heading, heading_of_others] = ["followed", "followers"].map(|key| frame.say(key, &[]));
    let at = |own: u32, others: u32| format!("/friends?page={own}&followers={others}");
    let frame = &Frame { path: "/friends", ..*frame };
    let body = html! {
        section.card.prose {
            h1 { (title) }
            p { (frame.say("friends-about", &[])) }
            p { (frame.say("friends-invite", &[])) }
            (form(frame, refused))
        }
        section.card.prose {
            h2 { (heading) }
            @if own.lines.is_empty() && own.number == 0 { p.mut { (frame.say("followed-none", &[])) } }
            ul.sessions { @for person in &own.lines { (followed(frame, person)) } }
            (links(frame, own, &heading, |page| at(page, others.number)))
        }
        @if !others.lines.is_empty() || others.number > 0 {
            section.card.prose {
                h2 { (heading_of_others) }
                ul.sessions { @for person in &others.lines { (follower(frame, person)) } }
                (links(frame, others, &heading_of_others, |page| at(own.number, page)))
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
