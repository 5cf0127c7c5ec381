//! The form that makes a tournament.

use std::collections::HashMap;

use catalog::{Entry, GAMES};
use game::OptionSpec;
use maud::{Markup, html};
use service::{FormatName, LONGEST_TITLE, MOST_PACED_ROUND, Pace};

use super::format_key;
use crate::frame::Frame;
use crate::pages::account::narrow;
use crate::pages::names::name_game;
use crate::pages::paces;
use crate::pages::watched;

/// How many rounds can have another pace than the others.
pub(crate) const OWN_PACES: usize = 9;

/// The numbers of rounds that can be chosen.
const MOST_ROUNDS: usize = 13;

/// In how many minutes a tournament may begin by itself.
const BEGINS: [i64; 8] = [5, 15, 30, 60, 180, 1_440, 4_320, 10_080];

/// What the form shows.
pub(crate) struct NewForm {
    pub(crate) entry: &'static Entry,
    /// What was chosen before.
    pub(crate) wanted: HashMap<String, String>,
    /// Why there cannot be such a tournament.
    pub(crate) problem: Option<String>,
}

impl NewForm {
    fn value<'a>(&'a self, field: &str, usual: &'a str) -> &'a str {
        self.wanted.get(field).map_or(usual, String::as_str)
    }

    /// A box is as it was left; at first it is as usual.
    fn is_on(&self, field: &str, usual: &str) -> bool {
        if self.wanted.contains_key("format") { self.wanted.contains_key(field) } else { usual == "on" }
    }
}

pub(crate) fn page(frame: &Frame<'_>, form: &NewForm) -> Markup {
    let heading = frame.say("tournament-new", &[]);
    let entry = form.entry;
    let body = html! {
        section.card.prose {
            h1 { (heading) }
            @if let Some(problem) = &form.problem { p.problem role="alert" { (problem) } }
            nav.pick.seek-games aria-label=(frame.say("choose-game", &[])) {
                @for other in GAMES {
                    a href={ "/tournaments/new?game=" (other.id) } aria-current=[(other.id == entry.id).then_some("true")] {
                        span { (name_game(frame, other)) }
                    }
                }
            }
            form.fields method="post" action="/tournaments" {
                input type="hidden" name="game" value=(entry.id);
                div.field {
                    label for="tournament-name" { (frame.say("tournament-name", &[])) }
                    input #tournament-name type="text" name="name" required maxlength=(LONGEST_TITLE)
                        autocomplete="off" value=(form.value("name", ""));
                }
                @for spec in entry.options { (option(frame, form, spec)) }
                @if entry.seats.1 > 2 { (check(frame, form, ("smaller", "on"), ["tournament-smaller", "tournament-smaller.help"])) }
                (formats(frame, form))
                (rounds(frame, form))
                (time(frame, form))
                (begins(frame, form))
                (check(frame, form, ("rated", "off"), ["tournament-rated", "tournament-rated.help"]))
                (check(frame, form, ("open", "on"), ["tournament-listed", "tournament-listed.help"]))
                button.btn.pri.lg { (frame.say("tournament-make", &[])) }
                p.mut { (frame.say("tournament-make.about", &[])) }
            }
            p { a.btn href="/tournaments" { (frame.say("tournaments", &[])) } }
        }
    };
    narrow(frame, &heading, &body)
}

fn option(frame: &Frame<'_>, form: &NewForm, spec: &OptionSpec) -> Markup {
    let field = format!("option-{}", spec.key);
    let chosen = form.value(&field, spec.default);
    // Nobody plays a tournament alone.
    let values = spec.values.iter().filter(|value| spec.key != "players" || **value != "1");
    html! {
        div.field data-when=[spec.when.map(watched)] {
            label for=(field) { ((form.entry.say)(&field, frame.lang)) }
            select #(field) name=(field) aria-describedby={ (field) "-help" } {
                @for value in values {
                    option value=(value) selected[*value == chosen] { ((form.entry.name_value)(spec.key, value, frame.lang)) }
                }
            }
            p.mut id={ (field) "-help" } { ((form.entry.say)(&format!("{field}.help"), frame.lang)) }
        }
    }
}

fn formats(frame: &Frame<'_>, form: &NewForm) -> Markup {
    let chosen = form.value("format", FormatName::Swiss.name());
    html! {
        fieldset.opt aria-describedby="format-help" {
            legend { (frame.say("tournament-format", &[])) }
            div.pick {
                @for format in FormatName::ALL {
                    label {
                        input.sr type="radio" name="format" value=(format) checked[format.name() == chosen];
                        span { (frame.say(format_key(format), &[])) }
                    }
                }
            }
            p.help #format-help { (frame.say("tournament-format.help", &[])) }
        }
    }
}

fn rounds(frame: &Frame<'_>, form: &NewForm) -> Markup {
    let chosen = form.value("rounds", "");
    html! {
        div.field data-when={ "format " (FormatName::Swiss) } {
            label for="rounds" { (frame.say("tournament-rounds", &[])) }
            select #rounds name="rounds" {
                option value="" { (frame.say("tournament-rounds-auto", &[])) }
                @for number in 1..=MOST_ROUNDS {
                    option value=(number) selected[number.to_string() == chosen] { (number) }
                }
            }
        }
    }
}

fn time(frame: &Frame<'_>, form: &NewForm) -> Markup {
    let usual = Pace::Live { bank: 600, increment: 30 }.to_string();
    let chosen = form.value("clock", &usual);
    let [minutes, seconds] = paces::USUAL_OWN;
    let own = |number: usize| format!("clock-{number}");
    let is_used = (1..=OWN_PACES).any(|number| !form.value(&own(number), "").is_empty());
    html! {
        div.field {
            label for="clock" { (frame.say("tournament-clock", &[])) }
            select #clock name="clock" aria-describedby="clock-help" {
                (paces::entries(frame, chosen))
                (paces::own_entry(frame, chosen))
            }
            (paces::own(frame, form.value("minutes", minutes), form.value("seconds", seconds)))
            p.mut #clock-help { (frame.say("tournament-clock.help", &[])) }
        }
        details.each open[is_used] {
            summary { (frame.say("tournament-clocks", &[])) }
            div.opts {
                @for number in 1..=OWN_PACES {
                    @let (field, round) = (own(number), format!("round-{number}"));
                    div.own-pace {
                        label {
                            (frame.say("tournament-clock-round", &[]))
                            input type="number" name=(round) min="1" max=(MOST_PACED_ROUND) value=(form.value(&round, &number.to_string()));
                        }
                        label {
                            (frame.say("tempo", &[]))
                            select name=(field) {
                                option value="" { (frame.say("tournament-clock-same", &[])) }
                                (paces::entries(frame, form.value(&field, "")))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn begins(frame: &Frame<'_>, form: &NewForm) -> Markup {
    let chosen = form.value("begins", "");
    html! {
        div.field {
            label for="begins" { (frame.say("tournament-begins", &[])) }
            select #begins name="begins" {
                option value="" { (frame.say("tournament-begins-maker", &[])) }
                @for minutes in BEGINS {
                    @let time = super::tell_wait(frame, minutes * 60_000);
                    option value=(minutes) selected[minutes.to_string() == chosen] {
                        (frame.say("tournament-begins-in", &[("time", time.into())]))
                    }
                }
            }
        }
    }
}

fn check(
    frame: &Frame<'_>,
    form: &NewForm,
    (field, usual): (&str, &str),
    [about, help]: [&str; 2],
) -> Markup {
    html! {
        label.check {
            input type="checkbox" name=(field) value="true" checked[form.is_on(field, usual)];
            span { (frame.say(about, &[])) span.help { (frame.say(help, &[])) } }
        }
    }
}
