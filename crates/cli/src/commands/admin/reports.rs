//! What people have reported, in the terminal.

use std::io::Write;

use game::notation::visible;
use service::{People, Report, Verdict};

use super::refused;
use crate::failure::Failure;

/// One line for each report that nobody has decided, or whose answer nobody has read.
pub(super) async fn list(people: &People, out: &mut impl Write) -> Result<(), Failure> {
    let mut pages = 0;
    loop {
        let page = people.open_reports(pages).await.map_err(refused)?;
        for report in &page.lines {
            line(report, out)?;
        }
        if !page.has_more {
            return Ok(());
        }
        pages += 1;
    }
}

fn line(report: &Report, out: &mut impl Write) -> Result<(), Failure> {
    let answered = if report.ruling.is_some() { ", answered" } else { "" };
    let name = visible(report.seen.name());
    let line = format!("{}  {}  {}{answered}  {name}", report.id, report.at, report.reason);
    Ok(writeln!(out, "{}", line.trim_end())?)
}

/// Everything of a report, and that it was read.
pub(super) async fn show(people: &People, id: &str, out: &mut impl Write) -> Result<(), Failure> {
    let report = people.find_report(id).await.map_err(refused)?;
    let account = people.account(&report.about).await.map_err(refused)?;
    let about = account.map_or_else(|| "a guest".to_owned(), |account| visible(&account.name));
    writeln!(out, "about:   {about}, at the table called {}", visible(report.seen.name()))?;
    writeln!(out, "reason:  {}", report.reason)?;
    if let Some(table) = &report.table {
        writeln!(out, "table:   {table}")?;
    }
    tell(&report, out)?;
    if report.answer.is_some() && !report.is_heard {
        people.note_heard(&report, &service::Operator::AtMachine).await.map_err(refused)?;
    }
    Ok(())
}

fn tell(report: &Report, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "names:   {}", names(&report.seen.names))?;
    for (place, phrase) in &report.seen.phrases {
        writeln!(out, "said:    {place}: {}", visible(phrase))?;
    }
    if !report.note.is_empty() {
        writeln!(out, "note:    {}", visible(&report.note))?;
    }
    if let Some(ruling) = &report.ruling {
        writeln!(out, "decided: {} {}", ruling.decision, visible(&ruling.words))?;
    }
    if let Some(answer) = &report.answer {
        writeln!(out, "answer:  {}", visible(answer))?;
    }
    Ok(())
}

fn names(names: &[String]) -> String {
    let name = |name: &String| if name.is_empty() { "-".to_owned() } else { visible(name) };
    names.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// What the arguments decide. They allow nothing else.
pub(super) fn verdict<'a>(verdict: &str, to: &'a str, days: u32) -> Verdict<'a> {
    match verdict {
        "warn" => Verdict::Warn,
        "rename" => Verdict::Rename(to),
        "suspend" => Verdict::Suspend(days),
        _ => Verdict::Dismiss,
    }
}
