//! Tokens for programs, and the accounts of programs.

use maud::{Markup, html};
use service::{
    Account, LONGEST_TOKEN_NAME, ListedToken, MOST_PROGRAMS, MOST_TOKENS, PROGRAM_SUFFIX, Scope, Ways,
};

use super::passkeys::{are_here, proof, proof_start, script};
use super::{Field, Form, Line, Need, Turned, beside, date, line, narrow};
use crate::frame::Frame;
use crate::pages::names::isolated;
use crate::pages::people::address;

/// What the page shows.
pub(crate) struct Tokens<'a> {
    pub(crate) own: &'a Account,
    pub(crate) listed: &'a [ListedToken],
    pub(crate) programs: &'a [Account],
    pub(crate) ways: &'a Ways,
    /// The present, in seconds since 1970.
    pub(crate) now: i64,
}

/// For how many days a token can be good.
const DAYS: [u32; 3] = [30, 90, 365];

pub(crate) fn page(frame: &Frame<'_>, shown: &Tokens<'_>, turned: &Turned) -> Markup {
    let title = frame.say("tokens", &[]);
    let path = if frame.path.starts_with("/account/tokens?") { frame.path } else { "/account/tokens" };
    let frame = &Frame { path, ..*frame };
    let body = html! {
        section.card.prose {
            h1 { (title) }
            p { (frame.say("tokens-about", &[])) }
            @if shown.listed.is_empty() { p { (frame.say("tokens-none", &[])) } } @else {
                ul.sessions { @for token in shown.listed { (one(frame, shown, token)) } }
            }
        }
        section.card.prose { (token_form(frame, shown, turned)) }
        section.card.prose { (programs(frame, shown, turned)) }
        @if are_here(frame) { (script(frame)) }
    };
    narrow(frame, &title, &body)
}

fn one(frame: &Frame<'_>, shown: &Tokens<'_>, token: &ListedToken) -> Markup {
    let program = shown.programs.iter().find(|program| program.id == token.account);
    let mut parts = vec![frame.say(scope_key(token.scope), &[])];
    parts.extend(program.map(|program| isolated(&program.name)));
    parts.push(frame.say("token-made", &[("date", date(frame, token.created).into())]));
    parts.push(match token.used {
        Some(used) => frame.say("token-used", &[("date", date(frame, used).into())]),
        None => frame.say("token-unused", &[]),
    });
    parts.extend(token.ends.map(|ends| {
        let key = if ends <= shown.now { "token-ended" } else { "token-ends" };
        frame.say(key, &[("date", date(frame, ends).into())])
    }));
    html! {
        li {
            div { b { (token.name) } span.mut { (parts.join(" · ")) } }
            form method="post" action="/account/tokens/end" {
                button.btn.sm name="end" value=(token.handle)
                    aria-label=(frame.say("token-end-named", &[("name", token.name.as_str().into())])) {
                    (frame.say("token-end", &[]))
                }
            }
        }
    }
}

fn scope_key(scope: Scope) -> &'static str {
    match scope {
        Scope::Read => "token-read",
        Scope::Play => "token-play",
    }
}

fn token_form(frame: &Frame<'_>, shown: &Tokens<'_>, turned: &Turned) -> Markup {
    let start = proof_start(frame, shown.ways);
    let name = Line {
        field: Field::Token,
        name: "token",
        label: frame.say("token-name", &[]),
        about: Some(frame.say("token-name.about", &[])),
        kind: "text",
        value: &turned.token,
        complete: "off",
        longest: LONGEST_TOKEN_NAME,
        is_needed: Need::Yes,
    };
    html! {
        h2 { (frame.say("token-new", &[])) }
        @if let Some(why) = beside(frame, turned, Form::Token, Field::Whole) { (why) }
        form.fields method="post" action="/account/tokens" data-passkey=[start] data-proof=[start] {
            (line(frame, turned, Form::Token, &name))
            @if !shown.programs.is_empty() { (whom(frame, shown)) }
            fieldset.opt {
                legend { (frame.say("token-scope", &[])) }
                @for scope in Scope::ALL {
                    label.check {
                        input type="radio" name="scope" value=(scope) checked[scope == Scope::Play];
                        span { (frame.say(scope_key(scope), &[])) }
                    }
                }
            }
            div.field {
                label for="f-days" { (frame.say("token-days", &[])) }
                select #f-days name="days" {
                    @for days in DAYS {
                        option value=(days) selected[days == DAYS[1]] { (frame.say("token-days-count", &[("count", days.into())])) }
                    }
                    option value="" { (frame.say("token-days-none", &[])) }
                }
            }
            (proof(frame, shown.ways, Form::Token, "present-token"))
            button.btn.pri { (frame.say("token-make", &[])) }
            p.mut { (frame.say("token-most", &[("count", MOST_TOKENS.into())])) }
        }
    }
}

/// For whom a token is to act.
fn whom(frame: &Frame<'_>, shown: &Tokens<'_>) -> Markup {
    html! {
        div.field {
            label for="f-for" { (frame.say("token-for", &[])) }
            select #f-for name="for" {
                option value="" { (isolated(&shown.own.name)) }
                @for program in shown.programs { option value=(program.name) { (isolated(&program.name)) } }
            }
        }
    }
}

fn programs(frame: &Frame<'_>, shown: &Tokens<'_>, turned: &Turned) -> Markup {
    let start = proof_start(frame, shown.ways);
    let name = Line {
        field: Field::Name,
        name: "name",
        label: frame.say("program-name", &[]),
        about: Some(frame.say("program-name.about", &[("end", PROGRAM_SUFFIX.into())])),
        kind: "text",
        value: if turned.why(Form::Program).is_some() { &turned.name } else { "" },
        complete: "off",
        longest: 40,
        is_needed: Need::Yes,
    };
    html! {
        h2 { (frame.say("programs", &[])) }
        p { (frame.say("programs-about", &[])) }
        @if !shown.programs.is_empty() { (own_programs(frame, shown, turned)) }
        @if (shown.programs.len() as i64) < MOST_PROGRAMS {
            h3 { (frame.say("program-new", &[])) }
            @if let Some(why) = beside(frame, turned, Form::Program, Field::Whole) { (why) }
            form.fields method="post" action="/account/programs" data-passkey=[start] data-proof=[start] {
                (line(frame, turned, Form::Program, &name))
                (proof(frame, shown.ways, Form::Program, "present-program"))
                button.btn { (frame.say("program-make", &[])) }
            }
        }
    }
}

fn own_programs(frame: &Frame<'_>, shown: &Tokens<'_>, turned: &Turned) -> Markup {
    let start = proof_start(frame, shown.ways);
    html! {
        ul.sessions {
            @for program in shown.programs {
                li {
                    div {
                        a href=(address(&program.name)) { b { (isolated(&program.name)) } }
                        span.mut {
                            (frame.say("token-made", &[("date", date(frame, program.created).into())]))
                            @if program.ends.is_some() { " · " (frame.say("program-ending", &[])) }
                        }
                    }
                }
            }
        }
        details.resign open[turned.why(Form::ProgramEnd).is_some()] {
            summary.btn { (frame.say("program-end-ask", &[])) }
            @if let Some(why) = beside(frame, turned, Form::ProgramEnd, Field::Whole) { (why) }
            form.fields method="post" action="/account/programs/end" data-passkey=[start] data-proof=[start] {
                div.field {
                    label for="f-program" { (frame.say("program-which", &[])) }
                    select #f-program name="program" {
                        @for program in shown.programs { option value=(program.name) { (isolated(&program.name)) } }
                    }
                }
                p.mut { (frame.say("program-end.about", &[])) }
                (proof(frame, shown.ways, Form::ProgramEnd, "present-program-end"))
                button.btn.bad { (frame.say("program-end", &[])) }
            }
        }
    }
}

/// A token that was just made, which is shown this once.
pub(crate) fn fresh(frame: &Frame<'_>, token: &str, on: &str) -> Markup {
    let title = frame.say("token-fresh", &[]);
    // This page is the answer to a form, so nobody can come back to it.
    let frame = &Frame { path: on, ..*frame };
    let body = html! {
        section.card.prose {
            h1 { (title) }
            p { (frame.say("token-fresh.about", &[])) }
            p.token { code { (token) } }
            p { button.btn.js-only type="button" data-copy=(token) { (frame.say("token-copy", &[])) } }
            p { a.btn.pri.lg href=(on) { (frame.say("token-done", &[])) } }
        }
    };
    narrow(frame, &title, &body)
}
