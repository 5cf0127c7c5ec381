//! Tables in the browser: pages, forms, event streams, and an API for programs.
//!
//! A request finds its table in the service, which is a snapshot that never changes. Pages (`pages`) are drawn from a
//! snapshot and whoever looks; what belongs to a game is drawn by the game. Nothing here names one. What the service
//! refuses becomes an answer in `problem`.

mod app;
mod assets;
mod drawn;
mod frame;
mod limits;
mod pages;
mod problem;
mod routes;
mod serve;
mod visitor;
mod words;

pub use app::{Config, StartError};
pub use serve::{Running, router, start};
pub use service::{Durability, Offered};
