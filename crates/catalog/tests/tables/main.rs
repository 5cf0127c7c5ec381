//! Tables of the catalog, and what is said about them.

mod batches;
mod choosing;
mod fair_draws;
mod lessons;
mod levels;
mod nonsense;
mod positions;
mod proofs;
mod protocol;
mod puzzles;
mod reviews;
mod sessions;
mod stories;
mod thinking;
