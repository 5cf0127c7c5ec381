//! What may be a password: anything long enough that is not among the first that somebody would try.

use zxcvbn::{Score, zxcvbn};

/// The fewest characters of a password.
const SHORTEST: usize = 10;

/// The most bytes. Whatever is longer takes long to look at and protects nothing better.
const LONGEST: usize = 256;

/// How many characters of a password are looked at for what somebody would try.
const LOOKED_AT: usize = 24;

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

/// Checks how long a password is that somebody wants to have.
pub(super) fn check_length(password: &str) -> Result<(), PasswordProblem> {
    if password.chars().count() < SHORTEST {
        return Err(PasswordProblem::Short);
    }
    if password.len() > LONGEST {
        return Err(PasswordProblem::Long);
    }
    Ok(())
}

/// Whether somebody of a name had better not have this password. It takes some milliseconds to find out.
pub(super) fn is_common(password: &str, name: &str) -> bool {
    // What is hard to guess at the beginning stays so, and letters that may stand for others take ever longer to look at.
    let beginning: String = password.chars().take(LOOKED_AT).collect();
    let estimate = zxcvbn(&beginning, &[name, "akhet", "imhotep", "nefertiti", "pyramidice"]);
    estimate.score() < Score::Two
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
            let is_common = || if is_common(password, "Zsofi") { Err(Common) } else { Ok(()) };
            assert_eq!(check_length(password).and_then(|()| is_common()), expected, "{password}");
        }
    }
}
