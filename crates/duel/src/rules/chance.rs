//! What nobody decides: which token is drawn.

use rand::Rng;

use super::pieces::Token;
use super::state::Duel;

impl Duel {
    /// Every unseen token is as likely as any other, whether it lies in the supply or in the reserve.
    pub(crate) fn outcomes(&self, out: &mut Vec<(Token, u32)>) {
        let counts = Token::ALL.into_iter().map(|token| (token, self.unseen.count(token)));
        out.extend(counts.filter(|(_, count)| *count > 0));
    }

    /// The same draw without a list, because random games do little else.
    #[inline]
    pub(crate) fn any_outcome(&self, rng: &mut impl Rng) -> Token {
        self.unseen.draw(rng)
    }
}
