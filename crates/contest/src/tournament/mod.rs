//! Tournaments: who meets whom in each round, and how all of them stand.
