//! Tables in the browser.

mod assets;
mod clock;
mod frame;
mod pages;
mod random;
mod refusal;
mod store;
mod tables;
mod words;
