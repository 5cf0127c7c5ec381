//! How many there are of each kind of token, as JSON tells it.

use std::collections::BTreeMap;

use super::token::Token;

/// Numbers by the names of tokens; kinds of which there are none are left out.
pub(super) type Counts = BTreeMap<String, u32>;

pub(super) fn write(count: impl Fn(Token) -> u32) -> Counts {
    let all = Token::ALL.into_iter().map(|token| (token.to_string(), count(token)));
    all.filter(|(_, count)| *count > 0).collect()
}

/// The number of each kind, none above what is in the box.
pub(super) fn read(counts: &Counts) -> Result<[u32; 23], String> {
    let mut numbers = [0; 23];
    for (text, count) in counts {
        let token: Token = text.parse().map_err(|_| format!("there is no token `{text}`"))?;
        if *count > token.copies() {
            return Err(format!("there are only {} of {token}", token.copies()));
        }
        numbers[token as usize] = *count;
    }
    Ok(numbers)
}
