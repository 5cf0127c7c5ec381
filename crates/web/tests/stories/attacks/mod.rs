//! Attacks that must fail: one file for each claim of `docs/security.md`.

mod connections;
mod cookies;
mod floods;
mod links;
mod names;
mod proxies;
mod silence;
