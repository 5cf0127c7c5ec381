//! Making an account out of a guest.

use maud::{Markup, html};

use super::{Field, Form, Turned, beside, mail_line, name_line, new_password, passkeys, way_back};
use crate::back::with_way_back;
use crate::frame::Frame;
use crate::pages::icons::icon;
use crate::pages::shell::{Here, Shell, page as shell_page};

/// What an account takes over from the guest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Along {
    pub(crate) running: usize,
    pub(crate) over: usize,
    pub(crate) puzzles: usize,
    pub(crate) steps: usize,
}

pub(crate) fn page(frame: &Frame<'_>, along: Along, turned: &Turned) -> Markup {
    let title = frame.say("sign-up", &[]);
    let body = html! {
        main #main.side-by-side tabindex="-1" {
            section.card.prose {
                h1 { (title) }
                p { (frame.say("sign-up-about", &[])) }
                @if let Some(why) = beside(frame, turned, Form::SignUp, Field::Whole) { (why) }
                form.fields method="post" action="/account/new" { (fields(frame, turned)) }
                p.mut { (frame.say("sign-up-kept", &[])) " " a href="/privacy" { (frame.say("privacy", &[])) } }
            }
            section.prose {
                h2 { (frame.say("sign-up-along", &[])) }
                (list(frame, along))
                p.mut { (frame.say("sign-up-none", &[])) }
                p { (frame.say("sign-up-has-one", &[])) " " a href=(with_way_back("/sign-in", turned.back.as_deref())) { (frame.say("sign-in", &[])) } }
            }
        }
    };
    shell_page(frame, &Shell::plain(&title, Here::Elsewhere), &body)
}

fn fields(frame: &Frame<'_>, turned: &Turned) -> Markup {
    let own = if turned.name.is_empty() { frame.name.unwrap_or_default() } else { &turned.name };
    html! {
        (way_back(turned.back.as_deref()))
        (name_line(frame, turned, Form::SignUp, own))
        (mail_line(frame, turned, Form::SignUp, &turned.mail))
        (passkeys::sign_up(frame))
        (new_password(frame, turned, Form::SignUp))
        button.btn.pri.lg { (frame.say("sign-up-do", &[])) }
    }
}

fn list(frame: &Frame<'_>, along: Along) -> Markup {
    let say = |key: &str, count: usize| (count > 0).then(|| frame.say(key, &[("count", count.into())]));
    let found = [
        say("along-running", along.running),
        say("along-over", along.over),
        say("along-puzzles", along.puzzles),
        say("along-steps", along.steps),
        Some(frame.say("along-settings", &[])),
    ];
    html! {
        ul.ticked { @for sentence in found.into_iter().flatten() { li { (icon("check")) span { (sentence) } } } }
    }
}
