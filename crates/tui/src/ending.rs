//! The end: who won, and the score sheet that shows why.

use game::{EarlyEnd, Outcome, Part, Tally};
use ratatui::text::{Line, Span, Text};

use crate::app::App;
use crate::board::width;
use crate::words::say;

/// Spaces between the columns of the sheet.
const GAP: &str = "    ";

/// How much of a sum is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Detail {
    /// What is added up.
    Terms,
    /// The sum alone.
    Points,
}

impl App<'_> {
    pub(crate) fn draw_ending(&self, columns: u16) -> Text<'static> {
        let Some(outcome) = self.table.outcome() else { return self.draw_early_end() };
        let mut lines =
            vec![Line::default(), Line::from(self.strong(self.verdict(&outcome))), Line::default()];
        let detailed = self.sheet(&outcome, Detail::Terms);
        let fits = detailed.iter().all(|line| line.width() <= usize::from(columns));
        lines.extend(if fits { detailed } else { self.sheet(&outcome, Detail::Points) });
        lines.into()
    }

    /// Who has run out of time, if that was the end.
    fn draw_early_end(&self) -> Text<'static> {
        match self.table.stopped() {
            Some(EarlyEnd::TimedOut(seat)) => {
                let sentence = say(self.lang, "time-up", &[("seat", self.name(seat).into())]);
                vec![Line::default(), Line::from(self.strong(sentence))].into()
            }
            Some(EarlyEnd::Resigned(_) | EarlyEnd::Abandoned) | None => Text::default(),
        }
    }

    fn verdict(&self, outcome: &Outcome) -> String {
        let mut winners: Vec<usize> =
            outcome.ranks.by_seat().filter(|(_, rank)| **rank == 0).map(|(seat, _)| seat.index()).collect();
        // If no seat has won, the automaton has, whose points come last.
        if winners.is_empty() {
            winners.push(outcome.score.0.len() - 1);
        }
        let points = outcome.score.0[winners[0]].total();
        let scorers = self.table.name_scorers(self.lang);
        let names: Vec<&str> = winners.iter().map(|winner| scorers[*winner].as_str()).collect();
        if let [winner] = &names[..] {
            return say(self.lang, "won", &[("seat", (*winner).into()), ("points", points.into())]);
        }
        let seats = self.lang.list(&names);
        say(self.lang, "shared", &[("seats", seats.into()), ("points", points.into())])
    }

    /// A line for each part and one for the totals, under the names of those who score.
    fn sheet(&self, outcome: &Outcome, detail: Detail) -> Vec<Line<'static>> {
        let tallies: &[Tally] = &outcome.score.0;
        let name_part = self.table.entry().name_part;
        let mut rows = vec![row(String::new(), self.table.name_scorers(self.lang).into_iter())];
        for part in outcome.score.parts() {
            let cells = tallies.iter().map(|tally| cell(tally.part(part), detail));
            rows.push(row(name_part(part, self.lang), cells));
        }
        let totals = tallies.iter().map(|tally| tally.total().to_string());
        rows.push(row(say(self.lang, "total", &[]), totals));
        self.align(&rows)
    }

    fn align(&self, rows: &[Vec<String>]) -> Vec<Line<'static>> {
        let columns = rows.first().map_or(0, Vec::len);
        let widths: Vec<u16> = (0..columns)
            .map(|column| rows.iter().map(|row| width(&row[column])).max().unwrap_or_default())
            .collect();
        let last = rows.len() - 1;
        let line = |(index, row): (usize, &Vec<String>)| {
            let text = align_row(row, &widths);
            let is_strong = index == 0 || index == last;
            Line::from(if is_strong { self.strong(text) } else { Span::raw(text) })
        };
        rows.iter().enumerate().map(line).collect()
    }
}

fn row(name: String, cells: impl Iterator<Item = String>) -> Vec<String> {
    std::iter::once(name).chain(cells).collect()
}

/// `6 + 6 = 12`.
fn cell(part: Option<&Part>, detail: Detail) -> String {
    let Some(part) = part else { return "–".to_owned() };
    if detail == Detail::Points || part.terms.len() < 2 {
        return part.points().to_string();
    }
    let terms: Vec<String> = part.terms.iter().map(i32::to_string).collect();
    format!("{} = {}", terms.join(" + "), part.points())
}

/// Names are left-aligned in their column, numbers right-aligned.
fn align_row(row: &[String], widths: &[u16]) -> String {
    let align = |(index, (cell, column)): (usize, (&String, &u16))| {
        let blanks = " ".repeat(usize::from(column - width(cell)));
        if index == 0 { format!("  {cell}{blanks}") } else { format!("{GAP}{blanks}{cell}") }
    };
    let cells: Vec<String> = row.iter().zip(widths).enumerate().map(align).collect();
    cells.concat()
}
