//! A list that grows at its end, and whose copies share almost all of it.

use std::sync::Arc;

/// A list in pieces. Full pieces are shared between copies, of which a server makes one for every move.
#[derive(Clone, Debug)]
pub(crate) struct History<T> {
    full: Vec<Arc<[T]>>,
    /// Shorter than a piece.
    last: Vec<T>,
}

/// The length of a piece: longer ones are shared later, and shorter ones make the list of pieces longer.
const PIECE: usize = 16;

impl<T> History<T> {
    pub(crate) fn new() -> History<T> {
        History { full: Vec::new(), last: Vec::new() }
    }

    pub(crate) fn push(&mut self, item: T) {
        self.last.push(item);
        if self.last.len() == PIECE {
            self.full.push(std::mem::take(&mut self.last).into());
        }
    }

    pub(crate) fn len(&self) -> usize {
        PIECE * self.full.len() + self.last.len()
    }

    pub(crate) fn get(&self, index: usize) -> Option<&T> {
        match self.full.get(index / PIECE) {
            Some(piece) => piece.get(index % PIECE),
            None => self.last.get(index.checked_sub(PIECE * self.full.len())?),
        }
    }

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.full.iter().flat_map(|piece| piece.iter()).chain(&self.last)
    }

    /// The items from this index on, without visiting those before.
    pub(crate) fn from(&self, first: usize) -> impl Iterator<Item = &T> {
        (first..self.len()).filter_map(|index| self.get(index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_history_is_the_list_of_what_was_pushed() {
        for length in [0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 3 * PIECE + 5] {
            let mut history = History::new();
            (0..length).for_each(|item| history.push(item));
            assert_eq!(history.len(), length);
            assert!(history.iter().copied().eq(0..length));
            assert!(history.iter().rev().copied().eq((0..length).rev()));
            assert!((0..=length).all(|first| history.from(first).copied().eq(first..length)));
            assert_eq!(history.get(length), None);
        }
    }

    #[test]
    fn a_copy_goes_its_own_way() {
        let mut history = History::new();
        (0..PIECE - 1).for_each(|item| history.push(item));
        let mut copy = history.clone();
        copy.push(100);
        history.push(200);
        assert_eq!(copy.get(PIECE - 1), Some(&100));
        assert_eq!(history.get(PIECE - 1), Some(&200));
    }
}
