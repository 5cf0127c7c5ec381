//! The report as one self-contained page.

use bots::arena::Standing;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::Report;
use super::table::{cut, failures, meeting, rows};
use crate::plot::{Bar, Plot};

const STYLE: &str = "\
body{font:16px/1.5 system-ui,sans-serif;max-width:84rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fbf8f1}\
h1{font-size:1.5rem}h2{font-size:1.2rem}table{border-collapse:collapse;display:block;overflow-x:auto}\
th,td{padding:.3rem .7rem;border-bottom:1px solid #d8cdb4;text-align:right;white-space:nowrap}\
th:first-child,td:first-child{text-align:left}\
figure{margin:1.5rem 0}figure svg{max-width:100%;height:auto;border:1px solid #d8cdb4}\
@media(prefers-color-scheme:dark){body{color:#eee;background:#1d1a15}th,td{border-color:#4a4232}}";

/// The page, or why there is none.
pub(super) fn write(report: &Report<'_>) -> Result<String, String> {
    let standings = report.standings;
    let plot = plot(&standings.contestants).draw();
    let plot = plot.map_err(|error| format!("the plot cannot be drawn: {error}"))?;
    let title = report.title();
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (title) }
                p { "Options: " (report.arena.chosen.to_string()) }
                @if !standings.is_finished { p { "Not everything was played yet." } }
                (cross_table(&rows(standings)))
                figure role="img" aria-label="The Elo of everybody, as in the table" { (PreEscaped(plot)) }
                h2 { "Meetings" }
                ul { @for versus in &standings.versus { li { (meeting(standings, versus)) } } }
                (all_failures(&standings.contestants))
            }
        }
    };
    Ok(page.into_string())
}

/// Beyond this, a bar only shows that it is long.
const FURTHEST: f64 = 1200.0;

/// The Elo of everybody.
fn plot(contestants: &[Standing]) -> Plot<'static> {
    let figure = |standing: &Standing| standing.elo.map(|elo| [elo.low, elo.difference, elo.high]);
    let ends = contestants.iter().filter_map(figure).flatten();
    let furthest = ends.map(|end| if end.is_finite() { end.abs() } else { 600.0 }).fold(50.0, f64::max);
    let reach = (1.1 * furthest).min(FURTHEST);
    let bar = |standing: &Standing| Bar { name: cut(&standing.contestant), figure: figure(standing) };
    Plot {
        axis: "Elo against all the others it met, with the 95% interval",
        label: &|elo| format!("{elo:+.0}"),
        origin: 0.0,
        range: -reach..reach,
        bars: contestants.iter().map(bar).collect(),
    }
}

fn cross_table(rows: &[Vec<String>]) -> Markup {
    html! {
        table {
            @for (index, row) in rows.iter().enumerate() {
                tr { @for cell in row { @if index == 0 { th scope="col" { (cell) } } @else { td { (cell) } } } }
            }
        }
    }
}

fn all_failures(contestants: &[Standing]) -> Markup {
    let failed: Vec<&Standing> = contestants.iter().filter(|standing| standing.failures() > 0).collect();
    html! {
        @if !failed.is_empty() {
            h2 { "Failures" }
            @for standing in failed {
                p { (failures(standing)) }
                ul { @for reason in &standing.reasons { li { (reason) } } }
            }
        }
    }
}
