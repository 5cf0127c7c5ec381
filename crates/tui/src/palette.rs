//! How tones look.

use game::{Material, Seat, Tone};
use ratatui::style::{Color, Modifier, Style};

/// Whether there are colours. Nothing depends on them: shapes and the weight of the text say everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Palette {
    /// The terminal's sixteen colours, which its theme keeps readable on its background.
    Colour,
    /// None.
    Plain,
}

impl Palette {
    pub(crate) fn style(self, tone: Tone) -> Style {
        let style = Style::new().add_modifier(weight(tone));
        match self {
            Palette::Colour => style.fg(colour(tone)),
            Palette::Plain => style,
        }
    }

    /// How something that can be chosen looks.
    pub(crate) fn target(self, tone: Tone) -> Style {
        self.style(tone).remove_modifier(Modifier::DIM).add_modifier(Modifier::UNDERLINED)
    }

    /// How the thing that is pointed at looks.
    pub(crate) fn focus(self, tone: Tone) -> Style {
        self.target(tone).add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }
}

fn weight(tone: Tone) -> Modifier {
    match tone {
        Tone::Faint => Modifier::DIM,
        Tone::Strong | Tone::Seat(_) => Modifier::BOLD,
        Tone::Plain | Tone::Made(_) | Tone::Loss | Tone::Gain => Modifier::empty(),
    }
}

/// Neither black nor white nor their neighbours, which vanish on one background or the other.
fn colour(tone: Tone) -> Color {
    match tone {
        Tone::Plain | Tone::Faint | Tone::Strong => Color::Reset,
        Tone::Seat(seat) => seat_colour(seat),
        Tone::Made(material) => material_colour(material),
        Tone::Loss => Color::LightRed,
        Tone::Gain => Color::Green,
    }
}

fn seat_colour(seat: Seat) -> Color {
    const COLOURS: [Color; game::MOST_SEATS] =
        [Color::Reset, Color::Cyan, Color::Magenta, Color::Green, Color::Yellow];
    COLOURS[seat.index()]
}

fn material_colour(material: Material) -> Color {
    match material {
        Material::Granite => Color::LightRed,
        Material::Gold => Color::Yellow,
        Material::Limestone => Color::Reset,
        Material::Basalt => Color::Magenta,
        Material::Lapis => Color::LightBlue,
        Material::Malachite => Color::Green,
    }
}
