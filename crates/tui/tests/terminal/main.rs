//! The terminal front end: keys in, screens out.

mod games;
mod keys;
mod screens;
mod support;
