//! Games that stop before their end.

use std::fmt;
use std::str::FromStr;

use crate::seat::Seat;

/// How a game stopped before its end, as the header `ended` of a record has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EarlyEnd {
    /// A seat gave up.
    Resigned(Seat),
    /// A seat's time was up.
    TimedOut(Seat),
    /// Nobody came back, or whoever runs the place has ended it.
    Abandoned,
}

impl EarlyEnd {
    /// The seat that has lost by it.
    pub fn loser(self) -> Option<Seat> {
        match self {
            EarlyEnd::Resigned(seat) | EarlyEnd::TimedOut(seat) => Some(seat),
            EarlyEnd::Abandoned => None,
        }
    }
}

impl fmt::Display for EarlyEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EarlyEnd::Resigned(seat) => write!(f, "resigned {seat}"),
            EarlyEnd::TimedOut(seat) => write!(f, "timed-out {seat}"),
            EarlyEnd::Abandoned => f.write_str("abandoned"),
        }
    }
}

impl FromStr for EarlyEnd {
    type Err = String;

    fn from_str(text: &str) -> Result<EarlyEnd, String> {
        let read = |seat: &str| Seat::try_from(seat.parse::<u8>().ok()?).ok();
        let end = match text.split_once(' ') {
            Some(("resigned", seat)) => read(seat).map(EarlyEnd::Resigned),
            Some(("timed-out", seat)) => read(seat).map(EarlyEnd::TimedOut),
            Some(_) => None,
            None => (text == "abandoned").then_some(EarlyEnd::Abandoned),
        };
        // As it would be written: `resigned 01` is no seat that anybody has.
        let end = end.filter(|end| end.to_string() == text);
        end.ok_or_else(|| format!("no game ends as `{text}`"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_early_end_is_read_as_it_is_written() {
        let seat = Seat::new(1);
        for end in [EarlyEnd::Resigned(seat), EarlyEnd::TimedOut(seat), EarlyEnd::Abandoned] {
            assert_eq!(end.to_string().parse(), Ok(end));
        }
        for text in
            ["", "played", "resigned", "resigned 01", "resigned 9", "timed-out", "timed-out x", "abandoned 0"]
        {
            assert_eq!(text.parse::<EarlyEnd>(), Err(format!("no game ends as `{text}`")));
        }
    }
}
