//! What surrounds every page.

use catalog::{Entry, GAMES};
use game::Lang;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use service::Search;

use super::account::date;
use super::icons::{icon, mark, sprite};
use super::names::name_game;
use super::{crowns, dares, path, people};
use crate::frame::{Frame, ThemeChoice};

/// What a page tells its shell.
pub(super) struct Shell<'a> {
    /// The title of the page, without the name of the program.
    pub(super) title: &'a str,
    /// Which link in the bar leads here.
    pub(super) here: Here,
    /// The game that the page is about.
    pub(super) entry: Option<&'static Entry>,
    /// The games whose drawings are on the page.
    pub(super) drawn: &'a [Entry],
    /// The games of which only the signs of players are on the page.
    pub(super) crowned: &'a [Entry],
    /// What the middle of the bar says.
    pub(super) crumb: Markup,
    /// What else goes into the head.
    pub(super) head: Markup,
    /// The kind of page, for the style sheet.
    pub(super) class: &'static str,
    /// The id of its `main` element, which the skip link leads to.
    pub(super) main: &'static str,
}

impl<'a> Shell<'a> {
    /// A page of text about no game.
    pub(super) fn plain(title: &'a str, here: Here) -> Shell<'a> {
        Shell {
            title,
            here,
            entry: None,
            drawn: &[],
            crowned: &[],
            crumb: html! {},
            head: html! {},
            class: "text-page",
            main: "main",
        }
    }

    /// A page about a game.
    pub(super) fn of_game(frame: &Frame<'_>, title: &'a str, here: Here, entry: &'static Entry) -> Shell<'a> {
        let crumb = html! { b { (name_game(frame, entry)) } };
        let drawn = std::slice::from_ref(entry);
        Shell {
            title,
            here,
            entry: Some(entry),
            drawn,
            crowned: &[],
            crumb,
            head: html! {},
            class: "text-page",
            main: "main",
        }
    }
}

/// The kinds of pages that are read: nothing on them has to keep its place.
const READ: [&str; 5] = ["text-page", "list-page", "home-page", "day-page", "rules-page"];

/// The links of the bar.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Here {
    Play,
    Lobby,
    Learn,
    Puzzles,
    Daily,
    Tables,
    Rules,
    Pad,
    Elsewhere,
}

/// A whole page.
pub(super) fn page(frame: &Frame<'_>, shell: &Shell<'_>, body: &Markup) -> Markup {
    let theme = Some(frame.theme).filter(|theme| *theme != ThemeChoice::System);
    html! {
        (DOCTYPE)
        html lang=(frame.lang) data-theme=[theme] {
            (head(frame, shell))
            body.(shell.class) {
                a.skip href={ "#" (shell.main) } { (frame.say("skip", &[])) }
                (sprite())
                @for entry in shell.drawn { (PreEscaped(entry.sprite)) }
                @for entry in shell.crowned { (crowns::draw(entry)) }
                (bar(frame, shell))
                (suspended(frame))
            (news(frame))
            (said(frame))
                @if READ.contains(&shell.class) { (people::invitations(frame)) }
                @if READ.contains(&shell.class) && shell.here != Here::Lobby { (dares::bar(frame)) }
                (body)
                footer.foot { p { (frame.say("unofficial", &[])) " " a href="/privacy" { (frame.say("privacy", &[])) } } }
                p #note.toast role="status" {}
            }
        }
    }
}

fn head(frame: &Frame<'_>, shell: &Shell<'_>) -> Markup {
    let title = frame.say("title", &[("page", shell.title.into())]);
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
            title { (title) }
            meta name="description" content=(frame.say("description", &[]));
            meta property="og:title" content=(shell.title);
            meta property="og:site_name" content="Akhet";
            meta name="theme-color" media="(prefers-color-scheme: light)" content="#FCF9F1";
            meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1B2028";
            link rel="icon" type="image/svg+xml" href=(frame.assets.address("icon.svg"))
                data-badge=(frame.assets.address("icon-turn.svg"));
            link rel="stylesheet" href=(frame.assets.address("akhet.css"));
            @for entry in shell.drawn.iter().chain(shell.crowned) {
                link rel="stylesheet" href=(frame.assets.address(&format!("{}.css", entry.id)));
            }
            // Where things stand at a table is not for the games to say, so it comes after them.
            @if !(shell.drawn.is_empty() && shell.crowned.is_empty()) { link rel="stylesheet" href=(frame.assets.address("table.css")); }
            // The table calls what makes sounds, so that comes first.
            script type="module" src=(frame.assets.address("sound.js")) {}
            script type="module" src=(frame.assets.address("akhet.js")) {}
            (shell.head)
        }
    }
}

/// What was just done, as the address says after it.
fn said(frame: &Frame<'_>) -> Markup {
    let key = match frame.path.split_once("?said=") {
        Some((_, "saved")) => Some("said-saved"),
        Some((_, "sent")) => Some("notices-sent"),
        Some((_, "mailed")) => Some("notices-mailed"),
        Some((_, "password")) => Some("said-password"),
        Some((_, "out")) => Some("said-out"),
        Some((_, "invited")) => Some("said-invited"),
        Some((_, "challenged")) => Some("said-challenged"),
        _ => None,
    };
    html! { @if let Some(key) = key { p.said role="status" { (icon("check")) (frame.say(key, &[])) } } }
}

/// That the reader may only look for a while, and until when.
fn suspended(frame: &Frame<'_>) -> Markup {
    let until = frame.suspended.filter(|_| frame.path != "/account/decisions");
    html! {
        @if let Some(until) = until {
            p.decided.suspended {
                a href="/account/decisions" {
                    (icon("info")) (frame.say("account-suspended", &[("date", date(frame, until).into())]))
                }
            }
        }
    }
}

/// What leads to a decision about the reader, until they say that they have read it.
fn news(frame: &Frame<'_>) -> Markup {
    html! {
        @if frame.has_news && frame.path != "/account/decisions" {
            p.decided { a href="/account/decisions" { (icon("info")) (frame.say("decisions-new", &[])) } }
        }
    }
}

fn bar(frame: &Frame<'_>, shell: &Shell<'_>) -> Markup {
    html! {
        header.top {
            a.brand href="/" aria-label=(frame.say("brand", &[])) { (mark()) span { "Akhet" } }
            (links(frame, shell))
            div.crumb { (shell.crumb) }
            div.tools {
                @if shell.main == "table" { (watching(frame)) }
                (seeking(frame))
                (dares::sign(frame))
                (waiting(frame, shell))
                (languages(frame))
                (themes(frame))
                (speaker(frame))
                (avatar(frame))
            }
        }
    }
}

/// How many look on at a table, once the script is told.
fn watching(frame: &Frame<'_>) -> Markup {
    let words = frame.say("watching-count", &[]);
    html! {
        span #watching.looking-on hidden title=(words) {
            (icon("eye")) span.sr { (words) (frame.lang.colon()) } b {}
        }
    }
}

/// That the reader looks for others to play with, and the way there. The script listens as long as this is here.
fn seeking(frame: &Frame<'_>) -> Markup {
    let (address, key) = match frame.seeking {
        Some(Search::Waiting) => ("/lobby".to_owned(), "seeking"),
        Some(Search::Asking) => ("/lobby".to_owned(), "dare-asking"),
        Some(Search::Found(table)) => (path(table, ""), "seek-found"),
        Some(Search::Called(table)) => (path(table, ""), "tournament-called"),
        None => return html! {},
    };
    let found = address.starts_with("/t/").then_some(&address);
    let words = frame.say(key, &[]);
    html! {
        a.waits.seeks #seeks href=(address) data-found=[found] title=(words) {
            (icon("user")) span { (words) }
        }
        @let is_called = key == "tournament-called";
        template #meeting-words data-found=(frame.say(if is_called { key } else { "seek-found" }, &[]))
            data-arrived=[(!is_called).then(|| frame.say("seek-arrived", &[]))] {}
    }
}

/// How many decisions others wait for, and the way to the next. At a table the script is told when that changes.
fn waiting(frame: &Frame<'_>, shell: &Shell<'_>) -> Markup {
    let here = frame.path.strip_prefix("/t/").and_then(|rest| rest.split(['/', '?']).next());
    let address = here.map_or_else(|| "/next".to_owned(), |table| format!("/next?from={table}"));
    let count = frame.waiting.len();
    let is_followed = shell.main == "table";
    let words = |count: usize| frame.say("waits", &[("count", count.into())]);
    html! {
        @if count > 0 || is_followed {
            a.waits #waits href=(address) title=(frame.say("waits-key", &[])) hidden[count == 0]
                data-one=[is_followed.then(|| words(1))] data-two=[is_followed.then(|| words(2))] {
                (icon("clock")) b aria-hidden="true" { (count) } span { @if count > 0 { (words(count)) } }
            }
        }
    }
}

fn links(frame: &Frame<'_>, shell: &Shell<'_>) -> Markup {
    let game = shell.entry.or(GAMES.first()).map(|entry| entry.id).unwrap_or_default();
    let taught = |entry: &&Entry| !entry.lessons.is_empty();
    let lessons =
        shell.entry.filter(taught).or(GAMES.iter().find(taught)).map(|entry| entry.id).unwrap_or_default();
    let links = [
        (Here::Play, "/".to_owned(), frame.say("nav-play", &[])),
        (Here::Lobby, "/lobby".to_owned(), frame.say("lobby", &[])),
        (Here::Learn, format!("/learn/{lessons}"), frame.say("nav-learn", &[])),
        (Here::Puzzles, "/puzzles".to_owned(), frame.say("nav-puzzles", &[])),
        (Here::Daily, "/daily".to_owned(), frame.say("nav-daily", &[])),
        (Here::Tables, "/tables".to_owned(), frame.say("nav-tables", &[])),
        (Here::Rules, format!("/rules/{game}"), frame.say("nav-rules", &[])),
        (Here::Pad, format!("/pad/{game}"), frame.say("nav-pad", &[])),
    ];
    html! {
        nav aria-label=(frame.say("nav", &[])) {
            @for (here, address, name) in links {
                a href=(address) aria-current=[(here == shell.here).then_some("page")] { (name) }
            }
        }
    }
}

/// Every language, in its own words.
pub(super) fn languages(frame: &Frame<'_>) -> Markup {
    let name = |lang| match lang {
        Lang::En => "English",
        Lang::Fr => "Français",
        Lang::Hu => "Magyar",
    };
    html! {
        form.choose.lang method="post" action="/settings" role="group" aria-label=(frame.say("language", &[])) {
            input type="hidden" name="back" value=(frame.path);
            @for lang in Lang::ALL {
                @let code = lang.code().to_uppercase();
                button name="lang" value=(lang) lang=(lang) aria-label={ (name(lang)) " (" (code) ")" }
                    aria-pressed=(lang == frame.lang) { span.short { (code) } span.long { (name(lang)) } }
            }
        }
    }
}

pub(super) fn themes(frame: &Frame<'_>) -> Markup {
    let choices = [
        (ThemeChoice::Light, "light", "sun", frame.say("theme-light", &[])),
        (ThemeChoice::Dark, "dark", "moon", frame.say("theme-dark", &[])),
        (ThemeChoice::System, "system", "auto", frame.say("theme-system", &[])),
    ];
    html! {
        form.choose.themes method="post" action="/settings" role="group" aria-label=(frame.say("theme", &[])) {
            input type="hidden" name="back" value=(frame.path);
            @for (choice, value, sign, name) in choices {
                button name="theme" value=(value) aria-label=(name) title=(name)
                    aria-pressed=(choice == frame.theme) { (icon(sign)) span.long { (name) } }
            }
        }
    }
}

/// The switch for sounds, which the script keeps on this device.
fn speaker(frame: &Frame<'_>) -> Markup {
    let label = frame.say("sound", &[]);
    html! {
        button.ib.speaker.js-only type="button" data-speaker aria-pressed="false" aria-label=(label) title=(label) {
            (icon("speaker")) (icon("muted"))
        }
    }
}

/// The link to the reader's settings, with the initial of their name.
fn avatar(frame: &Frame<'_>) -> Markup {
    let initial =
        frame.name.and_then(|name| name.chars().next()).map(|letter| letter.to_uppercase().to_string());
    let label = match frame.name {
        Some(name) => frame.say("me-named", &[("name", name.into())]),
        None => frame.say("me", &[]),
    };
    html! {
        a.ib.av href="/me" aria-label=(label) title=(label) {
            span aria-hidden="true" {
                @if let Some(initial) = initial {
                    // A drawing, because nobody would say just this letter to a page.
                    svg viewBox="0 0 24 24" width="24" height="24" {
                        text x="12" y="17.5" text-anchor="middle" fill="currentColor" { (initial) }
                    }
                } @else { (icon("user")) }
            }
        }
    }
}
