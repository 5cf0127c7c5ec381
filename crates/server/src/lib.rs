//! Tables in the browser: pages, forms, event streams, an API for programs, and the store behind them.
//!
//! A request finds its table (`tables`), which is a snapshot that never changes. A change makes the next snapshot, stores
//! it (`store`), and only then shows it to anybody. Pages (`pages`) are drawn from a snapshot and whoever looks; what
//! belongs to a game is drawn by the game. Nothing here names one.

mod app;
mod archive;
mod assets;
mod clock;
mod editions;
mod frame;
mod guests;
mod limits;
pub mod load;
mod pages;
mod random;
mod refusal;
mod routes;
mod serve;
mod store;
mod tables;
mod visitor;
mod words;

pub use app::{Config, StartError};
pub use archive::{Archived, export, import};
pub use editions::Offered;
pub use serve::{Running, router, start};
pub use store::Durability;
