//! The game in words and in the terminal.
