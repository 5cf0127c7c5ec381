//! How good players are, and how surely that is known.
