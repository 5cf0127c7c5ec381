//! The score pad for the boxed game: what everybody has goes in, the points come out.

use catalog::Entry;
use game::pad::{Kind, Question, Sheet};
use game::{Chosen, Lang, OptionSpec, Score, Seat};
use maud::{Markup, html};

use super::icons::icon;
use super::names::name_game;
use super::shell::{Here, Shell, page as shell_page};
use super::table::parts;
use crate::frame::Frame;

/// Adds up what was entered, or says what is wrong with it; `None` if nothing was entered.
///
/// The fields are `option-KEY`, `KEY` for a question to the table and `KEY.SEAT` for one to a seat. A question for
/// numbers has a field `KEY.SEAT.NUMBER` for each, with how often it is there.
pub(crate) fn count(
    entry: &Entry,
    answers: &[(String, String)],
    lang: Lang,
) -> Option<Result<Score, String>> {
    (!answers.is_empty()).then(|| {
        let sheet = fill(entry, answers, lang)?;
        (entry.pad_score)(&sheet, lang)
    })
}

fn fill(entry: &Entry, answers: &[(String, String)], lang: Lang) -> Result<Sheet, String> {
    let chosen = chosen(entry, answers)?;
    let seats = (entry.count_seats)(&chosen).map_err(|error| error.to_string())?;
    let mut sheet = Sheet::new(&entry.pad, chosen, seats);
    for question in entry.pad.table {
        sheet.set(None, question, question.kind.read(&answer(answers, question.key), seats, lang)?);
    }
    for seat in Seat::all(seats) {
        for question in entry.pad.seat {
            let text = answer(answers, &field(question, seat));
            let read = question.kind.read(&text, seats, lang);
            let name = || (entry.name_seat)(seat, lang);
            sheet.set(Some(seat), question, read.map_err(|problem| format!("{}: {problem}", name()))?);
        }
    }
    Ok(sheet)
}

fn chosen(entry: &Entry, answers: &[(String, String)]) -> Result<Chosen, String> {
    let pairs = entry.options.iter().filter_map(|spec| {
        let value = answer(answers, &format!("option-{}", spec.key));
        (!value.is_empty()).then(|| format!("{}={value}", spec.key))
    });
    Chosen::parse(entry.options, &pairs.collect::<Vec<_>>().join(" ")).map_err(|error| error.0)
}

/// Everything that was entered in fields of this name, and numbers that were counted.
fn answer(answers: &[(String, String)], field: &str) -> String {
    let mut words: Vec<String> = Vec::new();
    for (name, value) in answers {
        if name == field {
            words.push(value.clone());
        } else if let Some(number) = name.strip_prefix(field).and_then(|rest| rest.strip_prefix('.')) {
            let times = value.trim().parse::<u8>().unwrap_or(0).min(MOST_TIMES);
            words.extend(std::iter::repeat_n(number.to_owned(), times.into()));
        }
    }
    words.join(" ")
}

/// No number is on a table more often.
const MOST_TIMES: u8 = 30;

fn field(question: &Question, seat: Seat) -> String {
    format!("{}.{seat}", question.key)
}

pub(crate) fn page(
    frame: &Frame<'_>,
    entry: &'static Entry,
    answers: &[(String, String)],
    result: Option<&Result<Score, String>>,
) -> Markup {
    let title = frame.say("pad-of", &[("game", name_game(frame, entry).into())]);
    let seats = chosen(entry, answers).ok().and_then(|chosen| (entry.count_seats)(&chosen).ok());
    let pad = Form { frame, entry, answers, seats: seats.unwrap_or(entry.seats.1) };
    let body = html! {
        main #main.pad tabindex="-1" {
            h1 { (title) }
            p.mut { (frame.say("pad-about", &[])) }
            form #pad method="get" action={ "/pad/" (entry.id) } {
                (pad.draw())
                div.go { button.btn.pri.lg { (frame.say("pad-count", &[])) } }
            }
            (outcome(frame, entry, result))
        }
        template #copied { (frame.say("copied", &[])) }
    };
    let shell = Shell { class: "pad-page", ..Shell::of_game(frame, &title, Here::Pad, entry) };
    shell_page(frame, &shell, &body)
}

/// The form with what was entered.
struct Form<'a> {
    frame: &'a Frame<'a>,
    entry: &'static Entry,
    answers: &'a [(String, String)],
    seats: u8,
}

impl Form<'_> {
    fn draw(&self) -> Markup {
        html! {
            section.card.pad-table {
                @for spec in self.entry.options { (self.option(spec)) }
                @for question in self.entry.pad.table { (self.ask(question, question.key)) }
            }
            div.pad-seats {
                @for seat in Seat::all(self.seats) {
                    fieldset.card.pad-seat {
                        legend.h2 { ((self.entry.crown)(seat)) ((self.entry.name_seat)(seat, self.frame.lang)) }
                        @for question in self.entry.pad.seat { (self.ask(question, &field(question, seat))) }
                    }
                }
            }
        }
    }

    fn say(&self, key: &str) -> String {
        (self.entry.say)(key, self.frame.lang)
    }

    fn option(&self, spec: &OptionSpec) -> Markup {
        let field = format!("option-{}", spec.key);
        let given = answer(self.answers, &field);
        let now = if given.is_empty() { spec.default } else { given.as_str() };
        html! {
            div.field {
                label for=(field) { (self.say(&field)) }
                select #(field) name=(field) {
                    @for value in spec.values {
                        option value=(value) selected[*value == now] {
                            ((self.entry.name_value)(spec.key, value, self.frame.lang))
                        }
                    }
                }
            }
        }
    }

    fn ask(&self, question: &Question, field: &str) -> Markup {
        let label = self.say(&format!("pad-{}", question.key));
        let given = answer(self.answers, field);
        match question.kind {
            Kind::Count { most } => html! {
                div.field.count {
                    label for=(field) { (label) }
                    input #(field) type="number" inputmode="numeric" name=(field) min="0" max=(most) value=(given) placeholder="0";
                }
            },
            Kind::Values { from, to, each: 1 } => ticks(&label, field, from, to, &given),
            Kind::Values { from, to, each } => counts(&label, field, from, to, each, &given),
            Kind::Owner => self.owner(&label, field, &given),
        }
    }

    fn owner(&self, label: &str, field: &str, given: &str) -> Markup {
        let nobody = ("none".to_owned(), self.frame.say("nobody", &[]));
        let seats = Seat::all(self.seats);
        let seats = seats.map(|seat| (seat.to_string(), (self.entry.name_seat)(seat, self.frame.lang)));
        let now = if given.is_empty() { "none" } else { given };
        html! {
            fieldset.field {
                legend { (label) }
                div.pick {
                    @for (value, name) in [nobody].into_iter().chain(seats) {
                        label {
                            input.sr type="radio" name=(field) value=(value) checked[value == now];
                            span { (name) }
                        }
                    }
                }
            }
        }
    }
}

/// Numbers that are there once at most.
fn ticks(label: &str, field: &str, from: u8, to: u8, given: &str) -> Markup {
    let has = |number: u8| given.split([' ', ',']).any(|word| word.parse() == Ok(number));
    html! {
        fieldset.field {
            legend { (label) }
            div.ticks {
                @for number in from..=to {
                    label {
                        input.sr type="checkbox" name={ (field) "." (number) } value="1" checked[has(number)];
                        span { (number) }
                    }
                }
            }
        }
    }
}

/// Numbers that may be there several times.
fn counts(label: &str, field: &str, from: u8, to: u8, each: u8, given: &str) -> Markup {
    let times = |number: u8| given.split([' ', ',']).filter(|word| word.parse() == Ok(number)).count();
    html! {
        fieldset.field {
            legend { (label) }
            div.counts {
                @for number in from..=to {
                    label {
                        span { (number) " ×" }
                        input type="number" inputmode="numeric" name={ (field) "." (number) } min="0" max=(each)
                            value=[Some(times(number)).filter(|times| *times > 0)] placeholder="0";
                    }
                }
            }
        }
    }
}

/// The points by part, and the same as a text to take along.
fn outcome(frame: &Frame<'_>, entry: &'static Entry, result: Option<&Result<Score, String>>) -> Markup {
    html! {
        section #result.card.pad-result aria-live="polite" aria-label=(frame.say("score", &[])) {
            @match result {
                None => p.mut { (frame.say("pad-empty", &[])) },
                Some(Err(problem)) => p.problem { (problem) },
                Some(Ok(score)) => {
                    (sheet(frame, entry, score))
                    label for="text" { (frame.say("pad-text", &[])) }
                    textarea #text readonly rows="6" { (text(frame, entry, score)) }
                    button.btn.js-only type="button" data-copy="text" { (icon("copy")) (frame.say("copy", &[])) }
                },
            }
        }
    }
}

fn sheet(frame: &Frame<'_>, entry: &'static Entry, score: &Score) -> Markup {
    let points = |seat: Seat, part| score.of(seat).part(part).map_or(0, game::Part::points);
    let seats = || Seat::all(score.0.len() as u8);
    html! {
        table.stab {
            thead {
                tr {
                    th scope="col" { (frame.say("score", &[])) }
                    @for seat in seats() {
                        th scope="col" {
                            span.chip { ((entry.crown)(seat)) }
                            span.sr { ((entry.name_seat)(seat, frame.lang)) }
                        }
                    }
                }
            }
            tbody {
                @for part in parts(score) {
                    tr {
                        th scope="row" { ((entry.name_part)(part, frame.lang)) }
                        @for seat in seats() { td { (points(seat, part)) } }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (frame.say("total", &[])) }
                    @for seat in seats() { td { (score.of(seat).total()) } }
                }
            }
        }
    }
}

/// A line for each seat.
fn text(frame: &Frame<'_>, entry: &'static Entry, score: &Score) -> String {
    let mut lines = vec![name_game(frame, entry)];
    for (seat, tally) in Seat::all(score.0.len() as u8).zip(&score.0) {
        let parts = tally.0.iter().filter(|part| part.points() != 0);
        let parts =
            parts.map(|part| format!("{} {}", (entry.name_part)(part.name, frame.lang), part.points()));
        let parts: Vec<String> = parts.collect();
        lines.push(format!(
            "{}: {} ({})",
            (entry.name_seat)(seat, frame.lang),
            tally.total(),
            parts.join(", ")
        ));
    }
    lines.join("\n")
}
