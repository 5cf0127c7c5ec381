//! Tables that a guest has put away: no longer in their lists, and otherwise as they were.
//!
//! The browser keeps which ones, in a cookie that works without script. Another device has lists of its own.

use axum::response::Redirect;
use axum_extra::extract::cookie::CookieJar;
use service::TableId;

use super::fields::Posted;
use crate::cookies::kept;
use crate::problem::Problem;
use crate::visitor::Visitor;

const COOKIE: &str = "away";

/// So many are remembered; the list of somebody's tables is no longer than half of this.
const MOST: usize = 60;

/// How much of each id is kept: enough that no two of somebody's tables have it in common.
const KEPT: usize = 8;

/// The tables that were put away, the latest last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Away(Vec<String>);

impl Away {
    pub(crate) fn read(jar: &CookieJar) -> Away {
        let text = jar.get(COOKIE).map(|cookie| cookie.value().to_owned()).unwrap_or_default();
        let is_start =
            |start: &&str| start.len() == KEPT && start.bytes().all(|byte| byte.is_ascii_alphanumeric());
        Away(text.split('.').filter(is_start).take(MOST).map(str::to_owned).collect())
    }

    pub(crate) fn has(&self, table: &TableId) -> bool {
        self.0.iter().any(|start| table.as_str().starts_with(start))
    }

    fn put(&mut self, table: &TableId) {
        self.bring_back(table);
        self.0.extend(table.as_str().get(..KEPT).map(str::to_owned));
        let excess = self.0.len().saturating_sub(MOST);
        self.0.drain(..excess);
    }

    fn bring_back(&mut self, table: &TableId) {
        self.0.retain(|start| !table.as_str().starts_with(start));
    }
}

/// Puts a table away, or brings it back.
pub(super) async fn change(
    visitor: Visitor,
    jar: CookieJar,
    Posted(fields): Posted,
) -> Result<(CookieJar, Redirect), Problem> {
    let mut away = Away::read(&jar);
    match (fields.maybe::<TableId>("put")?, fields.maybe::<TableId>("back")?) {
        (Some(table), _) => away.put(&table),
        (None, Some(table)) => away.bring_back(&table),
        (None, None) => return Err(Problem::BadRequest),
    }
    Ok((jar.add(kept(visitor.scheme, COOKIE, away.0.join("."))), Redirect::to("/tables")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(number: usize) -> TableId {
        format!("{number:022}").chars().rev().collect::<String>().parse().unwrap()
    }

    #[test]
    fn the_latest_are_remembered_and_each_just_once() {
        let mut away = Away::default();
        for number in (0..2 * MOST).chain(0..2) {
            away.put(&table(number));
            away.put(&table(number));
        }
        assert_eq!(away.0.len(), MOST);
        assert!(away.has(&table(1)) && away.has(&table(2 * MOST - 1)) && !away.has(&table(2)));
        away.bring_back(&table(1));
        assert!(!away.has(&table(1)) && away.0.len() == MOST - 1);
    }
}
