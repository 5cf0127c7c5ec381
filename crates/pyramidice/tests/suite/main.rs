//! Everything but the rulebook, in one binary, because each one links the whole crate again.

mod frozen;
