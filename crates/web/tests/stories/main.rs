//! The server without a socket: what people and programs do at its tables, from the first page to the last.

mod archive;
mod attacks;
mod browser;
mod checks;
mod defences;
mod document;
mod editions;
mod ends;
mod faults;
mod frozen;
mod fuzz;
mod games;
mod html;
mod leaks;
mod limits;
mod moving;
mod processes;
mod program;
mod refusals;
mod restart;
mod review;
mod settings;
mod several;
mod solo;
mod stores;
mod undo;
