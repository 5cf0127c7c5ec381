//! Attacks that must fail: one file for each claim of `docs/security.md`.

mod draws;
