//! Every rule by name: the rulebook's examples, and each ruling with its number.

mod closings;
mod end;
mod expansion;
mod memphis;
mod oracle;
mod people;
mod speech;
mod stalls;
mod start;
mod support;
mod turns;
mod two;
