//! The service, asked as the web asks it.

mod bot_tables;
mod broken;
mod daily;
mod dumps;
mod handovers;
mod house;
mod leaving;
mod lists;
mod reveals;
mod reviews;
