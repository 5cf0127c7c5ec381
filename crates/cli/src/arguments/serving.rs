//! A server and its data.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Subcommand, ValueHint};
use service::Month;

/// Every setting can be given as an argument, as an environment variable, or in a file; the first one that is set
/// counts.
#[derive(Args, Default)]
#[command(after_help = "\
The file of --config is TOML; its keys are the names of the arguments with _ for -:
  bind = \"0.0.0.0:8080\"
  data = \"/var/lib/akhet\"
  durability = \"full\"
  review_nodes = 20000
  edition = [\"nefertiti=/srv/akhet/printed.toml\"]
  trusted_proxy = [\"127.0.0.1\"]

Examples:
  akhet                                   on this machine, at http://127.0.0.1:8080
  akhet serve --bind 0.0.0.0:8080         for everyone on the local network, with a QR code for phones
  AKHET_DATA=/srv/akhet akhet serve       with the tables in another folder
  akhet serve --database postgres://akhet@localhost/akhet   with the tables in PostgreSQL")]
pub(crate) struct Serve {
    /// Where to listen [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS:PORT", env = "AKHET_BIND")]
    pub(crate) bind: Option<SocketAddr>,
    /// The folder with the tables; created if missing [default: in the user's data directory]
    #[arg(long, value_name = "DIR", env = "AKHET_DATA", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
    /// A PostgreSQL database instead of the folder, which several nodes may share, such as
    /// postgres://akhet@localhost/akhet
    #[expect(clippy::doc_markdown, reason = "the program says it as it stands")]
    #[arg(long, value_name = "ADDRESS", env = "AKHET_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
    /// A NATS server by which nodes with the same database tell each other of changes, such as nats://localhost
    #[expect(clippy::doc_markdown, reason = "the program says it as it stands")]
    #[arg(long, value_name = "ADDRESS", env = "AKHET_BUS", hide_env_values = true)]
    pub(crate) bus: Option<String>,
    /// Where Prometheus may ask how the server is doing, at /metrics; for nobody else to reach
    #[arg(long, value_name = "ADDRESS:PORT", env = "AKHET_METRICS")]
    pub(crate) metrics: Option<SocketAddr>,
    /// How durable a move is before anyone is told of it: with full, a power cut loses nothing; with normal, it may lose
    /// the last moments [default: full]
    #[arg(long, value_name = "HOW", env = "AKHET_DURABILITY", value_parser = ["full", "normal"])]
    pub(crate) durability: Option<String>,
    /// Once the milliseconds a computer player waited before its step; still accepted, without effect
    #[arg(long, value_name = "MS", env = "AKHET_BOT_PAUSE", hide = true)]
    pub(crate) bot_pause: Option<u64>,
    /// Requests per second that one client may make [default: 40]
    #[arg(long, value_name = "N", env = "AKHET_REQUESTS_PER_SECOND")]
    pub(crate) requests_per_second: Option<u32>,
    /// Tables per hour that one client may make [default: 60]
    #[arg(long, value_name = "N", env = "AKHET_TABLES_PER_HOUR")]
    pub(crate) tables_per_hour: Option<u32>,
    /// Event streams that one client may have open [default: 30]
    #[arg(long, value_name = "N", env = "AKHET_STREAMS")]
    pub(crate) streams: Option<u32>,
    /// Connections that one client may have open [default: 200]
    #[arg(long, value_name = "N", env = "AKHET_CONNECTIONS")]
    pub(crate) connections: Option<u32>,
    /// Believe this proxy about where requests come from: an address or a network; may be given several times
    #[arg(long, value_name = "ADDRESS", env = "AKHET_TRUSTED_PROXY", value_delimiter = ',')]
    pub(crate) trusted_proxy: Vec<String>,
    /// Tables without people that one client may have at a time [default: 8]
    #[arg(long, value_name = "N", env = "AKHET_BOT_TABLES")]
    pub(crate) bot_tables: Option<u32>,
    /// Tables per day that one guest may make, at all nodes together [default: 200]
    #[arg(long, value_name = "N", env = "AKHET_TABLES_PER_DAY")]
    pub(crate) tables_per_day: Option<u32>,
    /// Remove finished tables at which nobody has an account this many days after the last change; 0 keeps them [default: 0]
    #[arg(long, value_name = "DAYS", env = "AKHET_KEEP_DAYS")]
    pub(crate) keep_days: Option<u32>,
    /// How to reach whoever runs the server, for the page about privacy, such as an address for mail
    #[arg(long, value_name = "TEXT", env = "AKHET_CONTACT")]
    pub(crate) contact: Option<String>,
    /// Where people reach the server, without a path, such as `https://games.example.org`; for links in mails
    #[arg(long, value_name = "ADDRESS", env = "AKHET_ORIGIN")]
    pub(crate) origin: Option<String>,
    /// Let people have notices sent to this network, too, by webhook: an address or a network; may be given several times
    #[arg(long, value_name = "ADDRESS", env = "AKHET_WEBHOOKS_TO", value_delimiter = ',')]
    pub(crate) webhooks_to: Vec<String>,
    /// Push notices to this host, too, besides the services of browser vendors; may be given several times
    #[arg(long, value_name = "HOST", env = "AKHET_PUSH_TO", value_delimiter = ',')]
    pub(crate) push_to: Vec<String>,
    /// The server that sends mail, such as smtps://user@mail.example.org or smtp://user@mail.example.org:587
    #[expect(clippy::doc_markdown, reason = "the program says it as it stands")]
    #[arg(long, value_name = "ADDRESS", env = "AKHET_MAIL", hide_env_values = true)]
    pub(crate) mail: Option<String>,
    /// A file with the password of that; the environment variable AKHET_MAIL_PASSWORD may hold it instead
    #[expect(clippy::doc_markdown, reason = "the program says it as it stands")]
    #[arg(long, value_name = "FILE", env = "AKHET_MAIL_PASSWORD_FILE", value_hint = ValueHint::FilePath)]
    pub(crate) mail_password_file: Option<PathBuf>,
    /// Who mail comes from, such as "Akhet <akhet@example.org>"
    #[arg(long, value_name = "ADDRESS", env = "AKHET_MAIL_FROM")]
    pub(crate) mail_from: Option<String>,
    /// Iterations that a review spends on each decision; a hint takes three times as many [default: 10000]
    #[arg(long, value_name = "N", env = "AKHET_REVIEW_NODES", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) review_nodes: Option<u32>,
    /// Also offer the numbers of this file, if the game has editions (see docs/editions.md); may be given several times
    #[arg(long, value_name = "GAME=FILE", env = "AKHET_EDITION", value_delimiter = ',')]
    pub(crate) edition: Vec<String>,
    /// What to log: error, warn, info, debug or trace [default: warn]
    #[arg(long, value_name = "LEVEL", env = "AKHET_LOG")]
    pub(crate) log: Option<String>,
    /// Log as text or as JSON, one object per line [default: text]
    #[arg(long, value_name = "FORM", env = "AKHET_LOG_FORMAT", value_parser = ["text", "json"])]
    pub(crate) log_format: Option<String>,
    /// A TOML file with settings
    #[arg(long, value_name = "FILE", env = "AKHET_CONFIG", value_hint = ValueHint::FilePath)]
    pub(crate) config: Option<PathBuf>,
}

/// Accounts, reports and tables of a server: everything here is noted, and can be done while the server runs.
#[derive(Args)]
pub(crate) struct Admin {
    #[command(subcommand)]
    pub(crate) what: AdminWhat,
    /// The server's folder with the tables [default: in the user's data directory]
    #[arg(long, global = true, value_name = "DIR", env = "AKHET_DATA", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
    /// The server's PostgreSQL database instead of the folder
    #[expect(clippy::doc_markdown, reason = "the program says it as it stands")]
    #[arg(long, global = true, value_name = "ADDRESS", env = "AKHET_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
}

#[derive(Subcommand)]
pub(crate) enum AdminWhat {
    /// List all accounts
    List,
    /// Print a link by which somebody who cannot sign in any more gets a new password, once within a day
    Reset {
        /// The name of the account
        name: String,
        /// Where people reach the server, without a path
        #[arg(long, value_name = "ADDRESS", default_value = "http://127.0.0.1:8080")]
        origin: String,
    },
    /// Give an account another name; its owner is told, and may answer once
    Rename {
        /// The name of the account
        name: String,
        /// Its new name
        to: String,
        /// What its owner is told besides
        #[arg(long, value_name = "TEXT", default_value = "")]
        words: String,
    },
    /// Let somebody only look for a number of days, of which they are told and may answer once; 0 ends that
    Suspend {
        /// The name of the account
        name: String,
        /// How many days
        #[arg(value_parser = clap::value_parser!(u32).range(..=3_650))]
        days: u32,
        /// What its owner is told besides
        #[arg(long, value_name = "TEXT", default_value = "")]
        words: String,
        /// Why, for those who run the server alone
        #[arg(long, value_name = "TEXT", default_value = "")]
        why: String,
    },
    /// Let somebody run the place in the browser as well, at /operator
    Operator {
        /// The name of the account
        name: String,
        /// Take the right away again
        #[arg(long)]
        take_back: bool,
    },
    /// End a table: a game is abandoned, and a table that still gathers is called off
    End {
        /// Its address, or the last part of it
        table: String,
    },
    /// List the reports that nobody has decided, and the answers that nobody has read
    Reports,
    /// Show a report
    Report {
        /// Its id, as listed
        id: String,
    },
    /// Decide about a report; the person concerned is told, and may answer once
    Decide {
        /// Its id, as listed
        id: String,
        /// What to do
        #[arg(value_parser = ["dismiss", "warn", "rename", "suspend"])]
        verdict: String,
        /// What the person concerned is told
        #[arg(long, value_name = "TEXT", default_value = "")]
        words: String,
        /// The new name, to rename
        #[arg(long, value_name = "NAME", default_value = "")]
        to: String,
        /// How many days, to suspend
        #[arg(long, value_name = "N", default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..))]
        days: u32,
    },
    /// Print what was done last
    Log {
        /// How many lines
        #[arg(long, value_name = "N", default_value_t = 100)]
        most: u32,
    },
}

/// People are numbers in a dump, guests are guests, and nothing says which tables these were. It reads as of one moment, also while
/// the server runs.
#[derive(Args)]
#[command(after_help = "\
Example:
  akhet dump --data /var/lib/akhet --month 2026-11 --out akhet-2026-11")]
pub(crate) struct Dump {
    /// The month, such as 2026-11
    #[arg(long, value_name = "YYYY-MM")]
    pub(crate) month: Month,
    /// The folder for the files
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) out: PathBuf,
    /// The server's folder with the tables [default: in the user's data directory]
    #[arg(long, value_name = "DIR", env = "AKHET_DATA", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
    /// The server's PostgreSQL database instead of the folder
    #[expect(clippy::doc_markdown, reason = "the program says it as it stands")]
    #[arg(long, value_name = "ADDRESS", env = "AKHET_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
}

#[derive(Args)]
pub(crate) struct Archive {
    /// The folder with the records; to read a dump, its file .txt.gz
    #[arg(value_hint = ValueHint::AnyPath)]
    pub(crate) folder: PathBuf,
    /// The server's folder with the tables [default: in the user's data directory]
    #[arg(long, value_name = "DIR", env = "AKHET_DATA", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
    /// The server's PostgreSQL database instead of the folder
    #[expect(clippy::doc_markdown, reason = "the program says it as it stands")]
    #[arg(long, value_name = "ADDRESS", env = "AKHET_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
}
