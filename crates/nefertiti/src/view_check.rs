//! Whether a view that comes from outside is one of a game.

use crate::view::View;

impl View {
    /// Whether the parts fit together well enough for every step from here to be possible.
    pub(crate) fn check(&self) -> Result<(), String> {
        let seats = self.settings.players;
        if self.active.number() >= seats {
            return Err(format!("there are {seats} seats"));
        }
        Ok(())
    }
}
