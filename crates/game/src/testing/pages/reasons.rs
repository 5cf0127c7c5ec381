//! What cannot be done says why.

use std::collections::BTreeSet;

/// What one page says about what can be done with its things.
#[derive(Default)]
pub(super) struct Said {
    /// The things that can be pressed.
    pub(super) pressed: BTreeSet<String>,
    /// The things that are drawn as what cannot be pressed.
    pub(super) refused: BTreeSet<String>,
    /// The things that say neither what can be done with them nor why nothing can.
    pub(super) mute: BTreeSet<String>,
}

/// What the pages of a game said until now.
#[derive(Default)]
pub(super) struct Reasons {
    pressed: BTreeSet<String>,
    mute: BTreeSet<String>,
}

impl Reasons {
    /// Notes a page of somebody who plays. What can be pressed at one moment gives a reason at every other.
    pub(super) fn hear(&mut self, said: &Said) -> Result<(), String> {
        self.pressed.extend(said.pressed.iter().cloned());
        self.mute.extend(said.mute.difference(&said.pressed).cloned());
        let mut unexplained =
            said.refused.intersection(&said.mute).chain(self.pressed.intersection(&self.mute));
        match unexplained.next() {
            Some(thing) => Err(format!("`{thing}` cannot be used, and nobody says why")),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(pressed: &[&str], refused: &[&str], mute: &[&str]) -> Said {
        let [pressed, refused, mute] =
            [pressed, refused, mute].map(|names| names.iter().map(|name| (*name).to_owned()).collect());
        Said { pressed, refused, mute }
    }

    #[test]
    fn what_can_be_pressed_now_and_then_gives_a_reason_in_between() {
        let mut reasons = Reasons::default();
        reasons.hear(&said(&["boat"], &["cell"], &["boat", "supply"])).unwrap();
        reasons.hear(&said(&["cell"], &[], &["supply"])).unwrap();
        let problem = reasons.hear(&said(&[], &[], &["cell"])).unwrap_err();
        assert_eq!(problem, "`cell` cannot be used, and nobody says why");
        assert!(Reasons::default().hear(&said(&[], &["cell"], &["cell"])).is_err());
        let mut reasons = Reasons::default();
        reasons.hear(&said(&[], &[], &["boat"])).unwrap();
        assert!(reasons.hear(&said(&["boat"], &[], &[])).is_err(), "whatever comes first");
    }
}
