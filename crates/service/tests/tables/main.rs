//! The service, asked as the web asks it.

mod broken;
mod house;
mod lists;
