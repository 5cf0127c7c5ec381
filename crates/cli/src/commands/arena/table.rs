//! The table that is printed.

use std::io::Write;

use bots::arena::{Elo, Kind, Sprt, Standing, Standings, Tested, Verdict, Versus};

use super::Report;
use crate::failure::Failure;

/// Longer names are cut.
const LONGEST_NAME: usize = 30;

pub(super) fn print(report: &Report<'_>, out: &mut impl Write) -> Result<(), Failure> {
    let standings = report.standings;
    writeln!(out, "{}\n", report.title())?;
    let rows: Vec<Vec<String>> = rows(standings);
    let widths: Vec<usize> = (0..rows[0].len())
        .map(|column| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0))
        .collect();
    for row in &rows {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| match column {
            0 => format!("{cell:<width$}"),
            _ => format!("   {cell:>width$}"),
        });
        writeln!(out, "{}", cells.collect::<String>().trim_end())?;
    }
    writeln!(out)?;
    for versus in &standings.versus {
        writeln!(out, "{}", meeting(standings, versus))?;
    }
    for standing in standings.contestants.iter().filter(|standing| standing.failures() > 0) {
        writeln!(out, "\n{}", failures(standing))?;
        for reason in &standing.reasons {
            writeln!(out, "  {reason}")?;
        }
    }
    Ok(())
}

/// The cross table, its heading first.
pub(super) fn rows(standings: &Standings) -> Vec<Vec<String>> {
    let contestants = &standings.contestants;
    let mut heading: Vec<String> =
        ["", "games", "share, 95% interval", "Elo, 95% interval"].map(str::to_owned).into();
    let has_firsts = contestants.iter().any(|standing| standing.first.is_some());
    if has_firsts {
        heading.push("came first".to_owned());
    }
    heading.extend((1..=contestants.len()).map(|number| number.to_string()));
    heading.extend(["nodes/move", "ms/move"].map(str::to_owned));
    let mut rows = vec![heading];
    for (number, standing) in contestants.iter().enumerate() {
        let mut row = vec![
            format!("{} {}", number + 1, cut(&standing.contestant)),
            standing.games.to_string(),
            standing.share.map_or_else(nothing, |share| share.percent(1)),
            standing.elo.map_or_else(nothing, |elo| show_elo(&elo)),
        ];
        if has_firsts {
            row.push(standing.first.map_or_else(nothing, |first| first.percent(1)));
        }
        row.extend((0..contestants.len()).map(|other| share_against(standings, number, other)));
        let per_move = |sum: u64| sum as f64 / standing.effort.moves.max(1) as f64;
        row.push(format!("{:.0}", per_move(standing.effort.nodes)));
        row.push(format!("{:.3}", per_move(standing.effort.nanoseconds) / 1e6));
        rows.push(row);
    }
    rows
}

fn nothing() -> String {
    "–".to_owned()
}

/// One contestant's share against another.
fn share_against(standings: &Standings, own: usize, other: usize) -> String {
    let of = |versus: &Versus| match (versus.first, versus.second) {
        (first, second) if (first, second) == (own, other) => versus.share.map(|share| share.share),
        (first, second) if (second, first) == (own, other) => versus.share.map(|share| 1.0 - share.share),
        _ => None,
    };
    standings.versus.iter().find_map(of).map_or_else(nothing, |share| format!("{:.1}%", 100.0 * share))
}

/// The result of two against each other, as a sentence.
pub(super) fn meeting(standings: &Standings, versus: &Versus) -> String {
    let name = |number: usize| cut(&standings.contestants[number].contestant);
    let Versus { wins, draws, losses, .. } = versus;
    let mut sentence = format!(
        "{} {} against {} {}: {wins} won, {draws} shared, {losses} lost",
        versus.first + 1,
        name(versus.first),
        versus.second + 1,
        name(versus.second)
    );
    // With single games the counts add nothing.
    if versus.deals.len() > 3 {
        let points = (0..versus.deals.len()).map(half_points).collect::<Vec<String>>().join(" ");
        let counts = versus.deals.iter().map(u64::to_string).collect::<Vec<String>>().join(" ");
        sentence += &format!("; deals that brought {points}: {counts}");
    }
    if let Some(elo) = &versus.elo {
        sentence += &format!("; Elo {}", show_elo(elo));
    }
    if let Some(tested) = &versus.test {
        sentence += &format!(". {}", show_test(tested));
    }
    sentence
}

fn half_points(halves: usize) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

fn show_test(tested: &Tested) -> String {
    let Tested { sprt, ratio, bound, verdict } = tested;
    let verdict = match verdict {
        Verdict::H0 => "H0, the first of them or less",
        Verdict::H1 => "H1, the second of them or more",
        Verdict::Undecided => "undecided",
    };
    format!("The test of {}: {verdict} (ratio {ratio:+.2}, bounds ±{bound:.2})", show_sprt(sprt))
}

fn show_sprt(sprt: &Sprt) -> String {
    sprt.to_string().replace(',', " and ") + " Elo"
}

/// How often somebody failed, as a sentence.
pub(super) fn failures(standing: &Standing) -> String {
    let kinds = standing.faults.iter().map(|(kind, count)| format!("{count} {}", name_kind(*kind)));
    let kinds = kinds.collect::<Vec<String>>().join(", ");
    format!(
        "{} lost {} games by failing ({kinds}). The last reasons:",
        cut(&standing.contestant),
        standing.failures()
    )
}

fn name_kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Crashed => "crashed",
        Kind::Late => "too late",
        Kind::Garbled => "not understood",
        Kind::Illegal => "illegal",
    }
}

pub(super) fn show_elo(elo: &Elo) -> String {
    let show = |value: f64| match value {
        f64::INFINITY => "+∞".to_owned(),
        f64::NEG_INFINITY => "-∞".to_owned(),
        _ if value.abs() < 0.5 => "0".to_owned(),
        _ => format!("{value:+.0}"),
    };
    format!("{} ({} to {})", show(elo.difference), show(elo.low), show(elo.high))
}

/// A name that fits: the beginning and the end of a command identify it.
pub(super) fn cut(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    if letters.len() <= LONGEST_NAME {
        return name.to_owned();
    }
    let (head, tail) = (LONGEST_NAME / 3, LONGEST_NAME - LONGEST_NAME / 3 - 1);
    letters[..head].iter().chain(&['…']).chain(&letters[letters.len() - tail..]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_keep_both_ends() {
        assert_eq!(cut("greedy"), "greedy");
        assert_eq!(cut("cmd:python3 /some/long/folder/of/bots/bot.py"), "cmd:python…lder/of/bots/bot.py");
        assert_eq!(cut(&"ä".repeat(31)).chars().count(), 30);
    }

    #[test]
    fn elo_is_shown_with_its_sign_and_its_ends() {
        let show = |difference, low, high| show_elo(&Elo { difference, low, high });
        assert_eq!(show(12.4, -0.3, 30.0), "+12 (0 to +30)");
        assert_eq!(show(f64::INFINITY, 120.0, f64::INFINITY), "+∞ (+120 to +∞)");
        assert_eq!(show(-200.0, f64::NEG_INFINITY, -100.6), "-200 (-∞ to -101)");
    }

    #[test]
    fn points_are_shown_in_halves() {
        let shown: Vec<String> = (0..6).map(half_points).collect();
        assert_eq!(shown, ["0", "½", "1", "1½", "2", "2½"]);
    }
}
