//! What every page needs to know about its reader.

use game::Lang;
use service::{Challenge, GuestId, Invitation, Search, SignedIn, TableId, Tables};

use crate::assets::Assets;
use crate::drawn::Drawn;
use crate::pages::Reach;

/// The reader, their settings, and the page they are on.
pub(crate) struct Frame<'a> {
    pub(crate) lang: Lang,
    pub(crate) theme: ThemeChoice,
    pub(crate) coach: Coach,
    /// Whether they want phrases at tables where they sit down.
    pub(crate) talk: TalkChoice,
    /// The name the guest has chosen, if any.
    pub(crate) name: Option<&'a str>,
    /// Whether they were asked for a name before, even if they gave none.
    pub(crate) was_asked: bool,
    /// Who they are. No page says it.
    pub(crate) guest: &'a GuestId,
    /// The account that they are signed in to.
    pub(crate) signed_in: Option<&'a SignedIn>,
    /// Whether something was decided about them that they have not read.
    pub(crate) has_news: bool,
    /// The tables at which others wait for them.
    pub(crate) waiting: &'a [TableId],
    /// How their search for others to play with stands, if they wait.
    pub(crate) seeking: Option<&'a Search>,
    /// What they are asked for, and what they ask others for.
    pub(crate) challenges: &'a [Challenge],
    /// Until when they may only look.
    pub(crate) suspended: Option<i64>,
    /// What they are invited to.
    pub(crate) invited: &'a [Invitation],
    /// Path and query of this page, to come back to after a setting is changed.
    pub(crate) path: &'a str,
    /// Scheme and host the page was requested under, without a trailing slash, for links to share.
    pub(crate) origin: &'a str,
    /// Who else can open addresses with this origin.
    pub(crate) reach: Reach,
    pub(crate) tables: &'a Tables,
    pub(crate) assets: &'a Assets,
    /// What was drawn for others with the same view.
    pub(crate) drawn: &'a Drawn,
}

/// The colours a guest wants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum ThemeChoice {
    /// Match the system.
    #[default]
    System,
    Light,
    Dark,
}

/// How often the coach speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Coach {
    #[default]
    Off,
    /// Only before the worst.
    Seldom,
    On,
}

/// Whether somebody wants ready-made phrases at tables where they sit down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum TalkChoice {
    #[default]
    On,
    Off,
}

game::named!(TalkChoice { On => "on", Off => "off" });

game::named!(Coach { Off => "off", Seldom => "seldom", On => "on" });

impl Coach {
    /// How much of the win a decision has to give away for the coach to ask; `None` if it never does.
    pub(crate) fn least(self) -> Option<f32> {
        match self {
            Coach::Off => None,
            Coach::Seldom => Some(0.2),
            Coach::On => Some(0.08),
        }
    }
}

game::named!(ThemeChoice { System => "system", Light => "light", Dark => "dark" });
