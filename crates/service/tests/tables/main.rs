//! The service, asked as the web asks it.

mod handovers;
mod house;
mod lists;
