//! Ways of searching, so that each can be compared with the others.

use std::fmt;
use std::str::FromStr;

/// A way of searching. Its parts are whole numbers with names, written as `[ahead=3,explore=80]`; those that are as usual
/// are left out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Style {
    /// Whether positions are valued by what was learnt (1) or by the game's own evaluation (0).
    pub(crate) net: u16,
    /// How many decisions are played from a leaf before it is valued.
    pub(crate) ahead: u16,
    /// In hundredths, how much is explored of what looks less good so far.
    pub(crate) explore: u16,
    /// In hundredths of the win, how much worse than the mean of what was tried something looks that was not.
    pub(crate) caution: u16,
    /// In hundredths, the sharpness of priors: a prior is the exponential of an action's prospects times this.
    pub(crate) sharp: u16,
    /// Whether these prospects are the game's own evaluation (0), what was learnt (1), or what is better in that game (2).
    pub(crate) guess: u16,
    /// Whether playouts follow habits (1) or chance (0) where the game's policy sees nothing.
    pub(crate) habits: u16,
    /// With three or more seats, how many hundredths of the value are the rank rather than the win alone.
    pub(crate) rank: u16,
    /// Whether the search asks what the other seats will answer (1), or leaves that to chance (0).
    pub(crate) replies: u16,
    /// In thousandths of the win, how much better something must seem to be chosen for it; 0 chooses the best.
    pub(crate) doubt: u16,
    /// In hundredths of a loss, what somebody else's iteration that is on its way counts as at the actions that it took; at
    /// 0, as what they brought on average so far.
    pub(crate) loss: u16,
    /// By the clock, how many decisions' time is lent at the beginning of a game, because the last ones seldom need theirs.
    pub(crate) credit: u16,
}

impl Style {
    /// What the player does if nothing else is said.
    pub const USUAL: Style = Style {
        net: 1,
        ahead: 4,
        explore: 60,
        caution: 0,
        sharp: 800,
        guess: 2,
        habits: 1,
        rank: 0,
        replies: 1,
        doubt: 0,
        loss: 0,
        credit: 3,
    };

    /// Each part with its name, and the most that it may be.
    fn parts(&mut self) -> [(&'static str, &mut u16, u16); 12] {
        [
            ("net", &mut self.net, 1),
            ("ahead", &mut self.ahead, 1000),
            ("explore", &mut self.explore, 10_000),
            ("caution", &mut self.caution, 100),
            ("sharp", &mut self.sharp, 2000),
            ("guess", &mut self.guess, 2),
            ("habits", &mut self.habits, 1),
            ("rank", &mut self.rank, 100),
            ("replies", &mut self.replies, 1),
            ("doubt", &mut self.doubt, 1000),
            ("loss", &mut self.loss, 100),
            ("credit", &mut self.credit, 100),
        ]
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut own, mut usual) = (*self, Style::USUAL);
        let parts = own.parts().into_iter().zip(usual.parts());
        let changed = parts.filter(|(own, usual)| own.1 != usual.1);
        let changed: Vec<String> = changed.map(|((name, value, _), _)| format!("{name}={value}")).collect();
        if changed.is_empty() { Ok(()) } else { write!(f, "[{}]", changed.join(",")) }
    }
}

impl FromStr for Style {
    type Err = ();

    fn from_str(text: &str) -> Result<Style, ()> {
        let mut style = Style::USUAL;
        if text.is_empty() {
            return Ok(style);
        }
        let parts = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).ok_or(())?;
        for part in parts.split(',') {
            let (name, value) = part.split_once('=').ok_or(())?;
            let known = style.parts().into_iter().find(|(known, ..)| *known == name);
            let (_, part, most) = known.ok_or(())?;
            *part = value.parse().ok().filter(|value| *value <= most).ok_or(())?;
        }
        Ok(style)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_are_read_as_they_are_written_or_refused() {
        for text in [
            "",
            "[net=0]",
            "[ahead=3,explore=80]",
            "[sharp=0,habits=0,rank=100]",
            "[replies=0,doubt=150,loss=100]",
        ] {
            assert_eq!(text.parse::<Style>().unwrap().to_string(), text);
        }
        assert_eq!("[ahead=4]".parse(), Ok(Style::USUAL));
        for wrong in ["net=1", "[", "[]", "[net]", "[net=2]", "[depth=1]", "[ahead=-1]", "[doubt=1001]"] {
            assert!(wrong.parse::<Style>().is_err(), "{wrong}");
        }
    }
}
