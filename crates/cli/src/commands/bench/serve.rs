//! `akhet bench serve`.

use std::future::Future;
use std::io::Write;
use std::path::Path;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use load::{Plan, Report, SHARES, STAGES, Site, Stage};
use serde::Serialize;
use tempfile::TempDir;

use super::child;
use crate::arguments::BenchServe;
use crate::commands::serve::runtime;
use crate::failure::Failure;
use crate::files::server_data;

pub(super) fn run(arguments: &BenchServe, out: &mut impl Write) -> Result<(), Failure> {
    let folder = make_folder(arguments)?;
    raise_file_limit(arguments)?;
    let found = runtime()?.block_on(unless_stopped(measure(arguments, folder.path())))?;
    if arguments.json {
        let json = serde_json::to_string_pretty(&found).expect("figures are numbers and names");
        return Ok(writeln!(out, "{json}")?);
    }
    print(&found, out)
}

/// What was found, in this process and in one of its own.
#[derive(Serialize)]
struct Found {
    #[serde(flatten)]
    report: Report,
    /// Moves in a second beside changes by the database alone.
    ratio: f64,
    /// What that should be.
    #[serde(skip)]
    wanted_ratio: &'static str,
    /// How long each figure was measured.
    seconds: f64,
    cold_start_milliseconds: f64,
    memory_bytes: Option<u64>,
    memory_bytes_per_table: Option<u64>,
    idle_streams: usize,
    memory_bytes_per_idle_stream: Option<u64>,
}

/// A folder on the disk that a server would use, not on one that is kept in memory. It is removed at the end.
fn make_folder(arguments: &BenchServe) -> Result<TempDir, Failure> {
    let parent = arguments.data.clone().map_or_else(server_data, Ok)?;
    let made = std::fs::create_dir_all(&parent)
        .and_then(|()| tempfile::Builder::new().prefix("bench-").tempdir_in(&parent));
    made.map_err(|error| Failure::failed(format!("{} cannot be used: {error}", parent.display())))
}

/// Each connection has two ends in this process. Some systems allow only a few hundred files at first.
fn raise_file_limit(arguments: &BenchServe) -> Result<(), Failure> {
    let connections =
        [arguments.players, arguments.tables, arguments.clocks].into_iter().max().map_or(0, u64::from)
            + u64::from(arguments.streams);
    let needed = 2 * connections + 200;
    let allowed = rlimit::increase_nofile_limit(needed).unwrap_or(needed);
    if allowed >= needed {
        return Ok(());
    }
    Err(Failure::failed(format!(
        "the system lets this program open {allowed} files, but {needed} are needed; raise the limit, as with \
         `ulimit -n {needed}`, or use fewer --tables and --streams"
    )))
}

async fn measure(arguments: &BenchServe, folder: &Path) -> Result<Found, Failure> {
    let plan = Plan {
        time: arguments.seconds,
        players: arguments.players.into(),
        tables: arguments.tables.into(),
        streams: arguments.streams.into(),
        viziers: arguments.viziers.into(),
        clocks: arguments.clocks.into(),
    };
    let bar = ProgressBar::new(STAGES + 1).with_style(
        ProgressStyle::with_template("{bar:30} {elapsed:>4} {msg}").expect("the template is right"),
    );
    bar.enable_steady_tick(Duration::from_millis(200));
    let mut stages = 0;
    let tell = |stage| {
        bar.set_position(stages);
        stages += 1;
        bar.set_message(name(stage));
    };
    let site = Site {
        folder: folder.to_owned(),
        database: arguments.database.clone(),
        bus: arguments.bus.clone(),
        nodes: arguments.nodes.into(),
    };
    let report = load::measure(&plan, &site, tell).await.map_err(Failure::failed)?;
    bar.set_position(STAGES);
    bar.set_message("the program as a server of its own");
    let child = child::measure(arguments, &folder.join("child")).await?;
    bar.finish_and_clear();
    Ok(Found {
        ratio: report.games.moves_per_second / report.commits_per_second,
        wanted_ratio: if arguments.database.is_some() { "at least 0.5" } else { "at least 0.4" },
        seconds: arguments.seconds.as_secs_f64(),
        report,
        cold_start_milliseconds: 1000.0 * child.cold_start.as_secs_f64(),
        memory_bytes: child.memory.map(|memory| memory.all),
        memory_bytes_per_table: child.memory.map(|memory| memory.table),
        idle_streams: child.idle,
        memory_bytes_per_idle_stream: child.memory.map(|memory| memory.stream),
    })
}

fn name(stage: Stage) -> &'static str {
    match stage {
        Stage::Baseline => "the database alone",
        Stage::Games => "whole games through the API",
        Stage::Pages => "board pages",
        Stage::Gathering => "tables and streams for the latency",
        Stage::Load(100) => "as many moves as possible while everybody listens",
        Stage::Load(10) => "latency at a tenth of the load",
        Stage::Load(50) => "latency at half of the load",
        Stage::Load(_) => "latency near the whole load",
        Stage::Clocks => "latency without clocks, and with them",
        Stage::Viziers => "latency while computer players think",
        Stage::SignIns => "latency while people sign in",
    }
}

/// Ctrl+C ends it as anything else does: the folder is removed, and the server that was started is ended.
async fn unless_stopped<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    tokio::select! {
        done = work => done,
        _ = tokio::signal::ctrl_c() => Err(Failure::failed("stopped before everything was measured")),
    }
}

fn print(found: &Found, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{:<52}{:>12}   wanted", "", "found")?;
    for Line(what, found, wanted) in rates(found).into_iter().chain(delays(found)).chain(sizes(found)) {
        writeln!(out, "{}", format!("{what:<52}{found:>12}   {wanted}").trim_end())?;
    }
    let Report { games, loads, .. } = &found.report;
    let (tables, streams) = loads.first().map_or((0, 0), |load| (load.tables, load.streams));
    writeln!(
        out,
        "\n{} games were played at {} tables at once, each to its end; all {} steps are in the store, and all draws \
         verify.\nUnder load: {tables} live tables with {streams} open event streams. Server and clients share the cores.",
        games.games, games.at_once, games.steps
    )?;
    Ok(())
}

/// A figure: what it is, what was found, and what is wanted.
struct Line(String, String, &'static str);

fn rates(found: &Found) -> Vec<Line> {
    let Report { commits_per_second: commits, batch, games, pages, .. } = &found.report;
    let rate = |what: &str, rate: f64| Line(format!("{what}, a second"), format!("{rate:.0}"), "");
    let beside =
        |ratio: f64, wanted| Line("  beside the database alone".to_owned(), format!("{ratio:.2}"), wanted);
    let processor = "  processor time of server and clients for each";
    vec![
        rate("changes by the database alone", *commits),
        rate("moves of whole games through the API", games.moves_per_second),
        Line("  in each transaction of the server".to_owned(), batch.to_string(), ""),
        beside(found.ratio, found.wanted_ratio),
        Line(processor.to_owned(), format!("{:.0} µs", games.microseconds_per_move), ""),
        rate("board pages, drawn for each reader", pages.drawn_per_second),
        beside(pages.drawn_per_second / commits, ""),
        rate("board pages that all who look on share", pages.pages_per_second),
        Line(
            "  beside those drawn for each".to_owned(),
            format!("{:.1}", pages.pages_per_second / pages.drawn_per_second),
            "at least 5",
        ),
    ]
}

fn delays(found: &Found) -> Vec<Line> {
    let Report { whole, loads, clocks, viziers, sign_ins, .. } = &found.report;
    let decisions = viziers.decisions as f64 / found.seconds;
    let delay = |what: &str, time: f64, wanted| Line(format!("  {what}"), format!("{time:.2} ms"), wanted);
    let mut lines = vec![Line("moves while others listen, a second".to_owned(), format!("{whole:.0}"), "")];
    for (share, load) in SHARES.iter().zip(loads) {
        let rate = format!("{:.0} of {:.0}", load.moves_per_second, load.wanted_per_second);
        lines.extend([
            Line(format!("moves at {share}% of the load, a second"), rate, ""),
            delay("post to answer, median", load.answer.median, ""),
            delay("post to answer, 99th percentile", load.answer.percentile_99, ""),
            delay("post to the other's event, median", load.event.median, ""),
            delay("post to the other's event, 99th percentile", load.event.percentile_99, ""),
        ]);
    }
    lines.extend([
        Line(
            format!("moves at {} tables with clocks, a second", clocks.tables),
            format!("{:.0}", clocks.moves_per_second),
            "",
        ),
        delay("post to answer, median", clocks.with.median, "under 1.1 times the next"),
        delay("the same without clocks and strangers", clocks.without.median, ""),
        Line(
            "  strangers brought together, a second".to_owned(),
            format!("{:.0}", clocks.met_per_second),
            "",
        ),
        Line(format!("decisions of {} viziers, a second", viziers.tables), format!("{decisions:.0}"), ""),
        delay("post of a person to the answer, median", viziers.answer.median, "under 50 ms"),
        delay("post of a person to the other's event, median", viziers.event.median, "under 50 ms"),
        delay("the same, 99th percentile", viziers.event.percentile_99, ""),
        Line(
            format!("sign-ins of {} people at once, a second", sign_ins.accounts),
            format!("{:.0}", sign_ins.per_second),
            "",
        ),
        delay("post of a player to the answer, median", sign_ins.busy.median, "under 50 ms"),
        delay("the same while nobody signs in", sign_ins.calm.median, ""),
    ]);
    lines
}

fn sizes(found: &Found) -> Vec<Line> {
    let page = found.report.pages.first_view_bytes as f64 / 1e3;
    let unknown = || "unknown".to_owned();
    let memory = found.memory_bytes.map(|bytes| format!("{:.0} MB", bytes as f64 / 1e6));
    let small =
        |bytes: Option<u64>| bytes.map_or_else(unknown, |bytes| format!("{:.1} kB", bytes as f64 / 1e3));
    let tables = found.report.loads.first().map_or(0, |load| load.tables);
    let live = format!("memory with {tables} live tables");
    vec![
        Line("table page over the wire, first view".to_owned(), format!("{page:.1} kB"), "at most 150 kB"),
        Line(
            "cold start to first answer".to_owned(),
            format!("{:.0} ms", found.cold_start_milliseconds),
            "under 1000 ms",
        ),
        Line(live, memory.unwrap_or_else(unknown), "under 150 MB"),
        Line("  for each, with its streams".to_owned(), small(found.memory_bytes_per_table), ""),
        Line("idle streams held by a process".to_owned(), found.idle_streams.to_string(), "at least 15000"),
        Line("  memory for each".to_owned(), small(found.memory_bytes_per_idle_stream), ""),
    ]
}
