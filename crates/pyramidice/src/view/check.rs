//! Whether a view that comes from outside can be true.

use super::View;

impl View {
    pub(super) fn check(&self) -> Result<(), String> {
        Ok(())
    }
}
