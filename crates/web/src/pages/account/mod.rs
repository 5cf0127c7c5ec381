//! Accounts: signing up and in, what belongs to an account, and what the place keeps of people.

mod blocks;
mod bring;
mod codes;
mod decisions;
mod notices;
mod own;
pub(super) mod passkeys;
mod privacy;
mod sign_in;
mod sign_up;
mod time;
mod tokens;

use catalog::Day;
use game::Lang;
use maud::{Markup, html};
use service::{Denied, NameProblem, PasskeyProblem, PasswordProblem};

use super::daily::{name_day, name_month_of};
use super::shell::{Here, Shell, page as shell_page};
use crate::frame::Frame;
use crate::words::say;

pub(crate) use blocks::page as blocks;
pub(crate) use bring::page as bring;
pub(crate) use codes::page as codes;
pub(super) use decisions::lines;
pub(crate) use decisions::page as decisions;
pub(crate) use notices::{
    Done as NoticesDone, Told as NoticesTold, mail as notices_mail, page as notices, why as why_not,
};
pub(crate) use own::{Own, page as own};
pub(crate) use privacy::page as privacy;
pub(crate) use sign_in::{device, page as sign_in, reset};
pub(crate) use sign_up::{Along, page as sign_up};
pub(crate) use time::page as time;
pub(crate) use tokens::{Tokens, fresh as fresh_token, page as tokens};

/// What was typed and turned down, to be shown beside its field.
#[derive(Clone, Debug, Default)]
pub(crate) struct Turned {
    /// Why, and which form it was.
    pub(crate) down: Option<(Form, Denied)>,
    /// The name as it was typed.
    pub(crate) name: String,
    /// The address as it was typed.
    pub(crate) mail: String,
    /// The name of a token as it was typed.
    pub(crate) token: String,
    /// Where whoever signs in wanted to go.
    pub(crate) back: Option<String>,
}

/// The forms about accounts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    SignUp,
    SignIn,
    /// Signing in by passkey.
    Passkey,
    /// One's own passkeys.
    Passkeys,
    Code,
    Codes,
    Device,
    Reset,
    Name,
    Password,
    Mail,
    End,
    /// A token for a program.
    Token,
    /// The account of a program.
    Program,
    /// The end of one.
    ProgramEnd,
}

/// Where a sentence stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Field {
    Name,
    Password,
    Mail,
    Code,
    Token,
    /// At the whole form.
    Whole,
}

impl Turned {
    /// An empty form, on the way to somewhere.
    pub(crate) fn on_the_way(back: Option<&str>) -> Turned {
        Turned { back: back.map(str::to_owned), ..Turned::default() }
    }

    pub(crate) fn down(form: Form, why: Denied) -> Turned {
        Turned { down: Some((form, why)), ..Turned::default() }
    }

    /// Why this form was turned down, if it was.
    fn why(&self, form: Form) -> Option<Denied> {
        self.down.filter(|(which, _)| *which == form).map(|(_, why)| why)
    }
}

/// The field that says where somebody is on the way to.
fn way_back(back: Option<&str>) -> Markup {
    html! { @if let Some(back) = back { input type="hidden" name="back" value=(back); } }
}

/// Whether a reason stands beside a field rather than at the whole form.
pub(crate) fn is_of_field(why: Denied) -> bool {
    field(why) != Field::Whole
}

fn field(why: Denied) -> Field {
    match why {
        Denied::Name(_) => Field::Name,
        Denied::Password(_) => Field::Password,
        Denied::Mail => Field::Mail,
        Denied::TokenName => Field::Token,
        Denied::Passkey(_)
        | Denied::Wrong
        | Denied::TooOften
        | Denied::UsedPass
        | Denied::HasAccount
        | Denied::Refused(_) => Field::Whole,
    }
}

/// The sentence for a reason.
pub(crate) fn tell(lang: Lang, why: Denied) -> String {
    let key = match why {
        Denied::Name(NameProblem::Length) => "denied-name-length",
        Denied::Name(NameProblem::Signs) => "denied-name-signs",
        Denied::Name(NameProblem::Scripts) => "denied-name-scripts",
        Denied::Name(NameProblem::Reserved) => "denied-name-reserved",
        Denied::Name(NameProblem::Unwanted) => "denied-name-unwanted",
        Denied::Name(NameProblem::Taken) => "denied-name-taken",
        Denied::Name(NameProblem::ChangedLately) => "denied-name-lately",
        Denied::Password(PasswordProblem::Short) => "denied-password-short",
        Denied::Password(PasswordProblem::Long) => "denied-password-long",
        Denied::Password(PasswordProblem::Common) => "denied-password-common",
        Denied::Mail => "denied-mail",
        Denied::TokenName => "denied-token-name",
        Denied::Passkey(PasskeyProblem::Elsewhere) => "denied-passkey-elsewhere",
        Denied::Passkey(PasskeyProblem::Late) => "denied-passkey-late",
        Denied::Passkey(PasskeyProblem::Wrong) => "denied-passkey-wrong",
        Denied::Passkey(PasskeyProblem::Copied) => "denied-passkey-copied",
        Denied::Passkey(PasskeyProblem::Last) => "denied-passkey-last",
        Denied::Passkey(PasskeyProblem::Many) => "denied-passkey-many",
        Denied::Wrong => "denied-wrong",
        Denied::TooOften => "denied-too-often",
        Denied::UsedPass => "denied-used-pass",
        Denied::HasAccount => "denied-has-account",
        Denied::Refused(refusal) => return crate::problem::Problem::from(refusal).tell(lang),
    };
    say(lang, key, &[])
}

/// What is said beside a field of a form, if it is what the form was turned down for.
fn beside(frame: &Frame<'_>, turned: &Turned, form: Form, here: Field) -> Option<Markup> {
    let why = turned.why(form).filter(|why| field(*why) == here)?;
    let id = format!("why-{}", id(here));
    let sentence = match (form, why) {
        (Form::Code, Denied::Wrong) => frame.say("denied-code", &[]),
        _ => tell(frame.lang, why),
    };
    Some(html! { p.bad id=(id) role="alert" { (sentence) } })
}

fn id(field: Field) -> &'static str {
    match field {
        Field::Name => "name",
        Field::Password => "password",
        Field::Mail => "mail",
        Field::Code => "code",
        Field::Token => "token",
        Field::Whole => "form",
    }
}

/// A field with a line of text, and what is wrong with what was typed.
struct Line<'a> {
    field: Field,
    /// What the form calls it.
    name: &'a str,
    label: String,
    about: Option<String>,
    kind: &'a str,
    value: &'a str,
    complete: &'a str,
    longest: usize,
    is_needed: Need,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Need {
    Yes,
    No,
}

fn line(frame: &Frame<'_>, turned: &Turned, form: Form, line: &Line<'_>) -> Markup {
    let why = beside(frame, turned, form, line.field);
    let about = format!("about-{}", line.name);
    let described = why.as_ref().map(|_| format!("why-{}", id(line.field)));
    let described: Vec<String> =
        described.into_iter().chain(line.about.as_ref().map(|_| about.clone())).collect();
    html! {
        div.field {
            label for={ "f-" (line.name) } { (line.label) }
            input id={ "f-" (line.name) } type=(line.kind) name=(line.name) value=(line.value)
                autocomplete=(line.complete) maxlength=(line.longest) required[line.is_needed == Need::Yes]
                aria-invalid=[why.as_ref().map(|_| "true")]
                aria-describedby=[(!described.is_empty()).then(|| described.join(" "))];
            @if let Some(why) = why { (why) }
            @if let Some(text) = &line.about { p.mut id=(about) { (text) } }
        }
    }
}

/// What somebody wants to be called.
fn name_line(frame: &Frame<'_>, turned: &Turned, form: Form, value: &str) -> Markup {
    let name = Line {
        field: Field::Name,
        name: "name",
        label: frame.say("account-name", &[]),
        about: Some(frame.say("account-name.about", &[])),
        kind: "text",
        value,
        complete: "username",
        longest: 40,
        is_needed: Need::Yes,
    };
    line(frame, turned, form, &name)
}

/// An address for mail, which nobody needs to give.
fn mail_line(frame: &Frame<'_>, turned: &Turned, form: Form, value: &str) -> Markup {
    let mail = Line {
        field: Field::Mail,
        name: "mail",
        label: frame.say("account-mail", &[]),
        about: Some(frame.say("account-mail.about", &[])),
        kind: "email",
        value,
        complete: "email",
        longest: 254,
        is_needed: Need::No,
    };
    line(frame, turned, form, &mail)
}

/// A new password, typed once: it can be looked at.
fn new_password(frame: &Frame<'_>, turned: &Turned, form: Form) -> Markup {
    // On the page with both, the other one is the present password.
    let is_beside = form == Form::Code;
    let label = if form == Form::SignUp { "account-password" } else { "reset" };
    let password = Line {
        field: Field::Password,
        name: if is_beside { "next" } else { "password" },
        label: frame.say(label, &[]),
        about: Some(frame.say("account-password.about", &[])),
        kind: "password",
        value: "",
        complete: "new-password",
        longest: 256,
        is_needed: Need::Yes,
    };
    line(frame, turned, form, &password)
}

/// A present password.
fn present_password(
    frame: &Frame<'_>,
    turned: &Turned,
    form: Form,
    name: &str,
    label: &str,
    is_needed: Need,
) -> Markup {
    let password = Line {
        field: Field::Password,
        name,
        label: frame.say(label, &[]),
        about: (is_needed == Need::No).then(|| frame.say("passkey-instead", &[])),
        kind: "password",
        value: "",
        complete: "current-password",
        longest: 256,
        is_needed,
    };
    line(frame, turned, form, &password)
}

/// A page of narrow text.
pub(in crate::pages) fn narrow(frame: &Frame<'_>, title: &str, body: &Markup) -> Markup {
    let body = html! { main #main.narrow tabindex="-1" { (body) } };
    shell_page(frame, &Shell::plain(title, Here::Elsewhere), &body)
}

/// A day in words.
pub(super) fn date(frame: &Frame<'_>, seconds: i64) -> String {
    name_day(frame, Day::at(seconds))
}

/// A month in words.
pub(in crate::pages) fn month(frame: &Frame<'_>, seconds: i64) -> String {
    name_month_of(frame, Day::at(seconds))
}
