//! The form, filled with what was entered.

use catalog::Entry;
use game::show::pad::{Kind, Question};
use game::{OptionSpec, Seat};
use maud::{Markup, html};

use super::fields::{answer, field};
use crate::frame::Frame;
use crate::pages::watched;

/// The form, filled with what was entered.
pub(super) struct Form<'a> {
    pub(super) frame: &'a Frame<'a>,
    pub(super) entry: &'static Entry,
    pub(super) answers: &'a [(String, String)],
    pub(super) seats: u8,
}

impl Form<'_> {
    pub(super) fn draw(&self) -> Markup {
        html! {
            section.card.pad-table {
                @for spec in self.entry.options.iter().filter(|spec| self.entry.pad.options.contains(&spec.key)) {
                    (self.option(spec))
                }
                @for question in self.entry.pad.table { (self.ask(question, question.key)) }
            }
            div.pad-seats {
                @for seat in Seat::all(self.seats) {
                    fieldset.card.pad-seat {
                        legend.h2 { span.chip { ((self.entry.crown)(seat)) } ((self.entry.name_seat)(seat, self.frame.lang)) }
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
            div.field data-when=[spec.when.map(watched)] {
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
        let asked = self.ask_always(question, field);
        match question.when {
            Some(when) => html! { div data-when=(watched(when)) { (asked) } },
            None => asked,
        }
    }

    fn ask_always(&self, question: &Question, field: &str) -> Markup {
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

/// Numbers that occur at most once.
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

/// Numbers that may occur several times.
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
