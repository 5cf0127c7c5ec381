//! Who of those that wait for an opponent plays with whom.
