//! What tests start around the program: the real servers that it may be connected with, each in a folder of its own on a
//! free port, and wires to them that can be cut, stalled and slowed down.

mod child;
mod nats;
mod postgres;
mod wire;

use std::thread::sleep;
use std::time::Duration;

pub use child::is_installed;
pub use nats::Nats;
pub use postgres::{Postgres, SHARED, STORIES, Schema};
pub use wire::Wire;

/// Lets time pass: a fault has to last, and somebody who plays takes a moment. What can be waited for is waited for instead.
pub fn let_pass(time: Duration) {
    sleep(time);
}
