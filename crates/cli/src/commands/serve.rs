//! `akhet serve`.

use std::env;
use std::fs;
use std::future::Future;
use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use serde::Deserialize;
use tokio::runtime::Runtime;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use web::{
    Config, Durability, Offered, Outside, OutsideSettings, Place, Proxies, Timeouts, network_addresses,
};

use crate::arguments::Serve;
use crate::failure::Failure;
use crate::files::{read, server_data};

pub(crate) fn run(arguments: &Serve, out: &mut impl Write) -> Result<(), Failure> {
    let file = match &arguments.config {
        Some(path) => read_file(path)?,
        None => File::default(),
    };
    start_logging(arguments, &file)?;
    if arguments.bot_pause.or(file.bot_pause).is_some() {
        tracing::warn!(
            "bot_pause has no effect: computer players move at once, and each browser paces what it shows"
        );
    }
    let config = choose(arguments, &file)?;
    let runtime = runtime()?;
    let served = runtime.block_on(async {
        let running = web::start(&config).await.map_err(Failure::failed)?;
        announce(running.address(), &config.place, out)?;
        running.run(stopped()?).await;
        Ok(())
    });
    // Nobody waits for what computer players are still thinking about.
    runtime.shutdown_background();
    served
}

/// The settings in a file, all optional.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct File {
    bind: Option<SocketAddr>,
    data: Option<PathBuf>,
    database: Option<String>,
    bus: Option<String>,
    metrics: Option<SocketAddr>,
    durability: Option<String>,
    bot_pause: Option<u64>,
    requests_per_second: Option<u32>,
    tables_per_hour: Option<u32>,
    streams: Option<u32>,
    connections: Option<u32>,
    #[serde(default)]
    trusted_proxy: Vec<String>,
    bot_tables: Option<u32>,
    tables_per_day: Option<u32>,
    keep_days: Option<u32>,
    contact: Option<String>,
    origin: Option<String>,
    #[serde(default)]
    webhooks_to: Vec<String>,
    #[serde(default)]
    push_to: Vec<String>,
    mail: Option<String>,
    #[serde(rename = "mail_password_file")]
    mail_password: Option<PathBuf>,
    mail_from: Option<String>,
    review_nodes: Option<u32>,
    #[serde(default)]
    edition: Vec<String>,
    log: Option<String>,
    log_format: Option<String>,
}

fn read_file(path: &Path) -> Result<File, Failure> {
    let problem = |error: &dyn std::fmt::Display| {
        Failure::failed(format!("{} cannot be used: {error}", path.display()))
    };
    let text = fs::read_to_string(path).map_err(|error| problem(&error))?;
    toml::from_str(&text).map_err(|error| problem(&error))
}

/// Arguments and environment first, then the file, then the defaults.
fn choose(arguments: &Serve, file: &File) -> Result<Config, Failure> {
    let usual = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);
    let editions = if arguments.edition.is_empty() { &file.edition } else { &arguments.edition };
    let proxies =
        if arguments.trusted_proxy.is_empty() { &file.trusted_proxy } else { &arguments.trusted_proxy };
    Ok(Config {
        editions: editions.iter().map(|named| read_edition(named)).collect::<Result<_, _>>()?,
        bind: arguments.bind.or(file.bind).unwrap_or(usual),
        place: choose_place(arguments, file)?,
        bus: arguments.bus.clone().or_else(|| file.bus.clone()),
        metrics: arguments.metrics.or(file.metrics),
        requests_per_second: arguments.requests_per_second.or(file.requests_per_second).unwrap_or(40),
        tables_per_hour: arguments.tables_per_hour.or(file.tables_per_hour).unwrap_or(60),
        streams: arguments.streams.or(file.streams).unwrap_or(30),
        connections: arguments.connections.or(file.connections).unwrap_or(200),
        proxies: Proxies::read(proxies).map_err(Failure::arguments)?,
        timeouts: Timeouts::default(),
        bot_tables: arguments.bot_tables.or(file.bot_tables).unwrap_or(8),
        tables_per_day: arguments.tables_per_day.or(file.tables_per_day).unwrap_or(200),
        keep_days: arguments.keep_days.or(file.keep_days).filter(|days| *days > 0),
        contact: arguments.contact.clone().or_else(|| file.contact.clone()),
        review_nodes: arguments.review_nodes.or(file.review_nodes).unwrap_or(10_000),
        outside: read_outside(arguments, file)?,
    })
}

/// The variable that may hold the password of the server for mail. An argument could be read by everybody on the machine.
const MAIL_PASSWORD: &str = "AKHET_MAIL_PASSWORD";

/// What the server may say to the outside.
fn read_outside(arguments: &Serve, file: &File) -> Result<Outside, Failure> {
    let text = |given: &Option<String>, kept: &Option<String>| given.clone().or_else(|| kept.clone());
    let list = |given: &[String], kept: &[String]| {
        if given.is_empty() { kept.to_vec() } else { given.to_vec() }
    };
    let password = match arguments.mail_password_file.as_ref().or(file.mail_password.as_ref()) {
        Some(path) => Some(read(path)?.trim_end_matches(['\r', '\n']).to_owned()),
        None => env::var(MAIL_PASSWORD).ok(),
    };
    let settings = OutsideSettings {
        origin: text(&arguments.origin, &file.origin),
        webhooks_to: list(&arguments.webhooks_to, &file.webhooks_to),
        push_to: list(&arguments.push_to, &file.push_to),
        mail: text(&arguments.mail, &file.mail),
        mail_password: password,
        mail_from: text(&arguments.mail_from, &file.mail_from),
    };
    Outside::read(&settings).map_err(Failure::arguments)
}

/// A database if one is named, by the arguments before the file, and otherwise a folder.
fn choose_place(arguments: &Serve, file: &File) -> Result<Place, Failure> {
    let durability = arguments.durability.as_deref().or(file.durability.as_deref());
    let durability = match durability {
        None | Some("full") => Durability::Full,
        Some("normal") => Durability::Normal,
        Some(other) => {
            let problem = format!("durability cannot be `{other}`; it can be full or normal");
            return Err(Failure::arguments(problem));
        }
    };
    let named = |database: &Option<String>, data: &Option<PathBuf>| match (database, data) {
        (Some(address), _) => Some(Place::Database(address.clone())),
        (None, Some(folder)) => Some(Place::Folder(folder.clone(), durability)),
        (None, None) => None,
    };
    match named(&arguments.database, &arguments.data).or_else(|| named(&file.database, &file.data)) {
        Some(place) => Ok(place),
        None => Ok(Place::Folder(server_data()?, durability)),
    }
}

/// Reads the file of `GAME=FILE`.
fn read_edition(named: &str) -> Result<Offered, Failure> {
    let Some((game, file)) = named.split_once('=') else {
        return Err(Failure::arguments(format!("`{named}` is not an edition; it is written game=file")));
    };
    let entry = catalog::find(game).map_err(Failure::arguments)?;
    let text = read(Path::new(file))?;
    Offered::new(entry, &text).map_err(|error| Failure::arguments(format!("{file}: {error}")))
}

/// Logs go to standard error, so that the address can be read from standard output.
fn start_logging(arguments: &Serve, file: &File) -> Result<(), Failure> {
    let level = arguments.log.as_deref().or(file.log.as_deref()).unwrap_or("warn");
    let filter: Targets = level
        .parse()
        .map_err(|error| Failure::arguments(format!("`{level}` does not say what to log: {error}")))?;
    let format = arguments.log_format.as_deref().or(file.log_format.as_deref());
    let logs = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    let registry = tracing_subscriber::registry().with(filter);
    match format {
        Some("json") => registry.with(logs.json()).init(),
        _ => registry.with(logs.with_ansi(io::stderr().is_terminal())).init(),
    }
    Ok(())
}

/// The threads that tasks run on.
pub(crate) fn runtime() -> Result<Runtime, Failure> {
    Runtime::new().map_err(|error| Failure::failed(format!("no threads can be started: {error}")))
}

/// Prints the addresses as links that terminals make clickable; on a network, also as a QR code for phones.
fn announce(address: SocketAddr, place: &Place, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "Akhet is ready. The tables are in {place}.")?;
    if !address.ip().is_unspecified() {
        writeln!(out, "\n  http://{address}\n\nCtrl+C stops it.")?;
        return Ok(out.flush()?);
    }
    writeln!(out, "\n  http://localhost:{}", address.port())?;
    let network = network_addresses();
    for ip in &network {
        writeln!(out, "  http://{}", SocketAddr::new(*ip, address.port()))?;
    }
    if let Some(ip) = network.first() {
        let link = format!("http://{}", SocketAddr::new(*ip, address.port()));
        let code = QrCode::new(&link)
            .map_err(|error| Failure::failed(format!("{link} cannot be drawn: {error}")))?;
        let drawn = code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build();
        writeln!(out, "\n{drawn}\n\nA phone on the same network opens {link} by this code.")?;
    }
    writeln!(out, "Ctrl+C stops it.")?;
    Ok(out.flush()?)
}

/// Completes when somebody presses Ctrl+C or the system asks the program to stop.
pub(crate) fn stopped() -> Result<impl Future<Output = ()> + Send + 'static, Failure> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let refuse = |error: io::Error| Failure::failed(format!("signals cannot be heard: {error}"));
        let mut interrupt = signal(SignalKind::interrupt()).map_err(refuse)?;
        let mut terminate = signal(SignalKind::terminate()).map_err(refuse)?;
        Ok(async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        // If Ctrl+C cannot be caught, the program can be ended in other ways.
        let _ = tokio::signal::ctrl_c().await;
    })
}
