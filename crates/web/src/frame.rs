//! What every page needs to know of whoever asked for it.

use game::Lang;

use crate::assets::Assets;
use crate::drawn::Drawn;

/// Who looks, how, and where from.
pub(crate) struct Frame<'a> {
    pub(crate) lang: Lang,
    pub(crate) theme: ThemeChoice,
    /// The name the guest has chosen, if any.
    pub(crate) name: Option<&'a str>,
    /// Path and query of this page, to come back to after a setting was changed.
    pub(crate) path: &'a str,
    /// Scheme and host under which the page was asked for, without a slash at its end: for links to be shared.
    pub(crate) origin: &'a str,
    pub(crate) assets: &'a Assets,
    /// What was drawn for others who look through the same eyes.
    pub(crate) drawn: &'a Drawn,
}

/// The colours that a guest wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum ThemeChoice {
    /// As the system has it.
    #[default]
    System,
    Light,
    Dark,
}

game::named!(ThemeChoice { System => "system", Light => "light", Dark => "dark" });
