//! Long lists, a page at a time.

/// How many lines of a list are on a page.
pub const LISTED: i64 = 30;

/// A page of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page<T> {
    /// What is on it.
    pub lines: Vec<T>,
    /// From 0.
    pub number: u32,
    /// Whether there is another one after it.
    pub has_more: bool,
}

impl<T> Page<T> {
    /// A page with at most so many lines. `read` is told how many lines to read and how many come before them: one more than
    /// are shown says whether there are more.
    pub(crate) async fn read<E>(
        number: u32,
        most: i64,
        read: impl AsyncFnOnce(i64, i64) -> Result<Vec<T>, E>,
    ) -> Result<Page<T>, E> {
        let mut lines = read(most + 1, i64::from(number) * most).await?;
        let has_more = lines.len() as i64 > most;
        lines.truncate(most as usize);
        Ok(Page { lines, number, has_more })
    }

    /// A page of a list that was read as a whole.
    pub fn of(all: impl IntoIterator<Item = T>, number: u32, most: usize) -> Page<T> {
        let mut lines = all.into_iter().skip(number as usize * most);
        let shown = lines.by_ref().take(most).collect();
        Page { lines: shown, number, has_more: lines.next().is_some() }
    }

    /// The same page with something else in each line, or without a line that says nothing.
    pub(crate) fn filter_map<U>(self, read: impl FnMut(T) -> Option<U>) -> Page<U> {
        let Page { lines, number, has_more } = self;
        Page { lines: lines.into_iter().filter_map(read).collect(), number, has_more }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_follow_each_other_and_the_last_one_says_so() {
        let page = |number| Page::of(1..=5, number, 2);
        assert_eq!(page(0), Page { lines: vec![1, 2], number: 0, has_more: true });
        assert_eq!(page(2), Page { lines: vec![5], number: 2, has_more: false });
        assert_eq!(page(9), Page { lines: vec![], number: 9, has_more: false });
        assert!(!Page::of(1..=4, 1, 2).has_more);
    }
}
