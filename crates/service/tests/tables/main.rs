//! The service, asked as the web asks it.

mod house;
mod lists;
mod reveals;
