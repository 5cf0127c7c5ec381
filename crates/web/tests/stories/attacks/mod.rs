//! Attacks that must fail: one file for each claim of `docs/security.md`.

mod archives;
mod connections;
mod cookies;
mod draws;
mod fair_shares;
mod files;
mod floods;
mod hanging_up;
mod links;
mod names;
mod proxies;
mod saving;
mod silence;
