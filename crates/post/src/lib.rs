//! What speaks to the outside: requests to addresses that strangers give, mail, and pushes to browsers. It knows nothing of
//! games or people.
//!
//! Whoever may name an address must not reach by it what only this machine or its network can reach. So a name is looked up
//! here, what it leads to is checked, and the very address that was checked is connected to: nobody can give another answer in
//! between. No redirect is followed, and everything together has five seconds.

mod address;
mod guard;
mod mail;
mod push;
mod signature;
mod web;

use std::fmt;

pub use address::{Address, BadAddress};
pub use guard::{BadNetwork, Guard};
pub use mail::{BadMailer, Letter, Mailer};
pub use push::{BadKeys, PushKey, Pushed, Subscriber, Urgency};
pub use signature::sign;
pub use web::Client;

/// Why something did not get there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undelivered {
    /// The name of the host leads nowhere.
    Unknown,
    /// It leads to a network that nothing is sent to.
    Private,
    /// Nobody listens there.
    Unreachable,
    /// Whoever listens there cannot show who they are, or does not speak as they should.
    Unclear,
    /// There was no answer in time.
    Late,
    /// They answered with this status.
    Refused(u16),
}

impl fmt::Display for Undelivered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Undelivered::Unknown => f.write_str("unknown"),
            Undelivered::Private => f.write_str("private"),
            Undelivered::Unreachable => f.write_str("unreachable"),
            Undelivered::Unclear => f.write_str("unclear"),
            Undelivered::Late => f.write_str("late"),
            Undelivered::Refused(status) => write!(f, "refused {status}"),
        }
    }
}

impl std::error::Error for Undelivered {}
