//! What the signs of the drawing mean.

use game::Lang;

use super::{ACTIVE, CLOSED, LOAN, ONCE_REST, ONCE_WORK, OPEN, PHARAOH, STACK, SUPPORT};
use crate::show::words::say;

pub(crate) fn legend(lang: Lang) -> Vec<(String, String)> {
    let project = |number: &str| say(lang, "draw-project", &[("number", number.to_owned().into())]);
    let signs = [
        ("w".to_owned(), "sign-worker"),
        ("c".to_owned(), "sign-cat"),
        ("s s5".to_owned(), "sign-stone"),
        ("p3".to_owned(), "sign-prayer"),
        ("v4".to_owned(), "sign-virtual"),
        (OPEN.to_owned(), "sign-free"),
        (CLOSED.to_owned(), "sign-closed"),
        ("S4 5 *".to_owned(), "sign-cost"),
        (format!("{ONCE_WORK} {ONCE_REST}"), "sign-once"),
        (STACK.to_owned(), "sign-stack"),
        ("+2 −1".to_owned(), "sign-points"),
        ("36".to_owned(), "sign-glory"),
        (format!("{SUPPORT}3/5"), "sign-support"),
        ("(…)".to_owned(), "sign-used"),
        (LOAN.to_owned(), "sign-loan"),
        (format!("{} {}", project("2"), project("?")), "sign-project"),
        (PHARAOH.to_owned(), "sign-pharaoh"),
        (ACTIVE.to_owned(), "sign-active"),
    ];
    signs.into_iter().map(|(sign, key)| (sign, say(lang, key, &[]))).collect()
}
