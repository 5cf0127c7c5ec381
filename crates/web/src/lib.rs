//! Tables in the browser: pages, forms, event streams, and an API for programs.
//!
//! A request gets its table from the service, as a snapshot that never changes. Pages (`pages`) are drawn from a snapshot
//! for a reader; a game draws what belongs to it, and nothing here names one. What the service refuses becomes an answer
//! in `problem`.

mod app;
mod assets;
mod back;
mod browser;
mod connections;
mod cookies;
mod drawn;
mod frame;
mod limits;
mod metrics;
mod network;
mod notices;
mod outside;
mod pages;
mod patient;
mod pictures;
mod problem;
mod routes;
mod serve;
mod source;
mod visitor;
mod watched;
mod words;
mod zip;

pub use app::{Config, StartError, Timeouts};
pub use network::network_addresses;
pub use outside::{Outside, OutsideSettings};
pub use routes::openapi;
pub use serve::{Running, mount, router, start};
pub use service::{Durability, Offered, Place};
pub use source::{BadProxy, Proxies};

/// What no account may be called: what stands for something else at some table, and the place itself.
pub fn reserved_names() -> Vec<String> {
    pages::reserved_names()
}
