//! Lists in arguments.

use std::str::FromStr;

/// Values separated by commas. One inside brackets belongs to a value: `search[replies=0,doubt=82]:18,greedy` is two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct List<T>(pub(crate) Vec<T>);

impl<T: FromStr> FromStr for List<T> {
    type Err = T::Err;

    fn from_str(text: &str) -> Result<List<T>, T::Err> {
        let mut depth = 0_u32;
        let values = text.split(|sign| {
            match sign {
                '[' => depth += 1,
                ']' => depth = depth.saturating_sub(1),
                _ => {}
            }
            sign == ',' && depth == 0
        });
        values.map(str::parse).collect::<Result<_, _>>().map(List)
    }
}

#[cfg(test)]
mod tests {
    use bots::Bot;

    use super::*;

    fn check(text: &str, expected: &[&str]) {
        let read: List<String> = text.parse().unwrap();
        assert_eq!(read.0, expected);
    }

    #[test]
    fn a_comma_separates_unless_it_is_inside_brackets() {
        check("greedy", &["greedy"]);
        check("greedy,random", &["greedy", "random"]);
        check("search[replies=0,doubt=82]:18,greedy", &["search[replies=0,doubt=82]:18", "greedy"]);
        check("cmd:bot [a,[b,c]],greedy", &["cmd:bot [a,[b,c]]", "greedy"]);
        check("a],b", &["a]", "b"]);
        check("a,,b", &["a", "", "b"]);
    }

    #[test]
    fn every_value_has_to_be_one() {
        assert_eq!("scribe,random".parse::<List<Bot>>().unwrap().0.len(), 2);
        assert!("scribe,nobody".parse::<List<Bot>>().is_err());
    }
}
