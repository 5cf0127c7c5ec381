//! How a game appears to people: its words, drawings, pages, pictures and score pads, all made from views.

pub mod balance;
mod change;
pub mod drawing;
pub mod example;
pub mod lang;
pub mod layout;
pub mod lesson;
pub mod numbers;
pub mod pad;
pub mod page;
pub mod picture;
pub mod present;
pub mod sentence;
pub mod speak;
