//! A position as text, for terminals: what stands where, what it is made of, and what a pointer may choose.

use std::fmt;

use crate::seat::Seat;

/// Lines of text, each a row of spans.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Drawing {
    /// From top to bottom.
    pub lines: Vec<Vec<Span>>,
}

/// A piece of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// What it says. Nothing is told by colour alone.
    pub text: String,
    /// How it looks.
    pub tone: Tone,
    /// The notation of the action that choosing it takes. Several spans may share one.
    pub target: Option<String>,
}

/// How a span looks. Front ends choose the colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tone {
    /// Ordinary text.
    Plain,
    /// Less important: frames, empty places.
    Faint,
    /// More important: totals, headings.
    Strong,
    /// Belongs to a seat.
    Seat(Seat),
    /// A piece made of something.
    Made(Material),
    /// Lost, worse.
    Loss,
    /// Gained, better.
    Gain,
}

/// What pieces are made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Material {
    /// Red stone.
    Granite,
    /// Yellow metal.
    Gold,
    /// Light stone.
    Limestone,
    /// Dark stone.
    Basalt,
    /// Blue stone.
    Lapis,
    /// Green stone.
    Malachite,
}

impl Span {
    /// A span that cannot be chosen.
    pub fn new(tone: Tone, text: impl Into<String>) -> Span {
        Span { text: text.into(), tone, target: None }
    }

    /// The same span as a target.
    #[must_use]
    pub fn target(self, notation: impl fmt::Display) -> Span {
        Span { target: Some(notation.to_string()), ..self }
    }
}

/// The text alone.
impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            let text: String = line.iter().map(|span| span.text.as_str()).collect();
            writeln!(f, "{}", text.trim_end())?;
        }
        Ok(())
    }
}
