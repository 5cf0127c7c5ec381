//! Turns the fields of the form into points.

use catalog::Entry;
use game::show::pad::{Question, Sheet};
use game::{Chosen, Lang, OptionsError, Score, Seat};

use crate::words::say;

/// Adds up what was entered, or says what is wrong with it. `None` if nothing was entered.
///
/// The fields are `option-KEY`, `KEY` for a question about the table and `KEY.SEAT` for one about a seat. A question about
/// numbered things has a field `KEY.SEAT.NUMBER` for each number, with how many of it there are.
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
    let incompatible = |_| say(lang, "problem-options", &[]);
    let chosen = chosen(entry, answers).map_err(incompatible)?;
    let seats = (entry.count_seats)(&chosen).map_err(incompatible)?;
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

pub(super) fn chosen(entry: &Entry, answers: &[(String, String)]) -> Result<Chosen, OptionsError> {
    let pairs = entry.options.iter().filter_map(|spec| {
        let value = answer(answers, &format!("option-{}", spec.key));
        (!value.is_empty()).then(|| format!("{}={value}", spec.key))
    });
    let chosen = Chosen::parse(entry.options, &pairs.collect::<Vec<_>>().join(" "));
    chosen.map(|chosen| chosen.without_the_hidden(entry.options))
}

/// Everything entered in fields of this name, with counted numbers repeated.
pub(super) fn answer(answers: &[(String, String)], field: &str) -> String {
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

/// No number occurs more often on a table.
const MOST_TIMES: u8 = 30;

pub(super) fn field(question: &Question, seat: Seat) -> String {
    format!("{}.{seat}", question.key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(fields: &[(&str, &str)], field: &str, expected: &str) {
        let fields: Vec<(String, String)> =
            fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        assert_eq!(answer(&fields, field), expected);
    }

    #[test]
    fn fields_become_answers() {
        check(&[("obelisks.0", "5"), ("obelisks.1", "2")], "obelisks.1", "2");
        check(&[("tombs.0.3", "1"), ("tombs.0.12", "1"), ("tombs.1.4", "1")], "tombs.0", "3 12");
        check(&[("temples.0.2", "3"), ("temples.0.4", "")], "temples.0", "2 2 2");
        check(&[("temples.0.2", "200")], "temples.0", &["2"; MOST_TIMES as usize].join(" "));
        check(&[], "temples.0", "");
    }

    #[test]
    fn an_empty_pad_is_not_counted_and_nonsense_is_told() {
        let entry = &catalog::GAMES[0];
        assert!(count(entry, &[], Lang::En).is_none());
        let field = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let key = entry.pad.seat[0].key;
        let zero = count(entry, &[field(&format!("{key}.0"), "")], Lang::En);
        assert_eq!(zero.and_then(Result::ok).map(|score| score.0.len()), Some(usize::from(entry.seats.1)));
        let nonsense = count(entry, &[field(&format!("{key}.0"), "many")], Lang::En);
        assert!(nonsense.is_some_and(|result| result.is_err_and(|problem| problem.contains("many"))));
    }
}
