//! How long tests go on that could go on for hours.

use std::env;

/// Set by `cargo xtask endure`.
const ENDURE: &str = "AKHET_ENDURE";

/// How many times to try something: a few times in the suite, many when somebody asks for a long run.
pub fn times(in_the_suite: u64, in_a_long_run: u64) -> u64 {
    if env::var_os(ENDURE).is_some_and(|value| !value.is_empty()) { in_a_long_run } else { in_the_suite }
}
