//! Tables of the catalog, and what is said about them.

mod fair_draws;
mod proofs;
mod protocol;
mod sessions;
