//! What may be a password: anything long enough that is not among the first that somebody would try.

use zxcvbn::{Score, zxcvbn};

/// The fewest characters of a password.
pub const SHORTEST_PASSWORD: usize = 10;

/// The most bytes. Whatever is longer takes long to look at and protects nothing better.
const LONGEST: usize = 256;

/// What is wrong with a new password.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PasswordProblem {
    /// It is too short.
    Short,
    /// It is too long.
    Long,
    /// It is among the commonest, or follows from them, from the name or from the keyboard by a simple rule.
    Common,
}

/// Checks a password that somebody of a name wants to have.
pub(super) fn check(password: &str, name: &str) -> Result<(), PasswordProblem> {
    if password.chars().count() < SHORTEST_PASSWORD {
        return Err(PasswordProblem::Short);
    }
    if password.len() > LONGEST {
        return Err(PasswordProblem::Long);
    }
    let estimate = zxcvbn(password, &[name, "akhet", "imhotep", "nefertiti", "pyramidice"]);
    if estimate.score() < Score::Two { Err(PasswordProblem::Common) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_be_tried_first_is_refused() {
        use PasswordProblem::{Common, Long, Short};
        for (password, expected) in [
            ("", Err(Short)),
            ("Tr0ub4dor", Err(Short)),
            ("1234567890", Err(Common)),
            ("password123", Err(Common)),
            ("qwertyuiop", Err(Common)),
            ("aaaaaaaaaaaaaaaa", Err(Common)),
            ("zsofizsofi", Err(Common)),
            ("nefertiti1", Err(Common)),
            (&*"x y z ".repeat(100), Err(Long)),
            ("hálóing a fogason", Ok(())),
            ("correct horse battery", Ok(())),
            ("v7Kq29xLpt", Ok(())),
        ] {
            assert_eq!(check(password, "Zsofi"), expected, "{password}");
        }
    }
}
