//! The terminal front end: keys in, screens out.

mod clocks;
mod games;
mod keys;
mod lessons;
mod screens;
mod support;
