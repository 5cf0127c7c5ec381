//! How a table speaks: what it asks, and what its pieces say of themselves.

use maud::Markup;

/// What is asked of the viewer, in the words of the game.
#[derive(Clone, Debug, Default)]
pub struct Ask {
    /// The question: `Your turn. What will you do?`
    pub question: String,
    /// The most useful fact about it, if there is one.
    pub note: Option<String>,
    /// Where in a turn of several parts the viewer is.
    pub way: Option<Way>,
    /// What is to be seen before answering, such as the outcomes of a roll or a loss that threatens.
    pub detail: Markup,
    /// The kinds of things to do. Those that are possible now come first.
    pub kinds: Vec<Offer>,
}

/// One kind of things to do.
#[derive(Clone, Debug)]
pub struct Offer {
    /// The name of the kind, as [`Page::kind`](crate::Page::kind) gives it.
    pub kind: &'static str,
    /// Its sign.
    pub sign: Markup,
    /// What one does, in two or three words.
    pub title: String,
    /// The most useful fact about it, in a sentence.
    pub fact: String,
    /// Why it is not possible now; `None` if it is.
    pub not_now: Option<String>,
}

/// The parts of a turn, one after the other.
#[derive(Clone, Debug)]
pub struct Way {
    /// Each with its name, and a few words on how it stands.
    pub parts: Vec<(String, String)>,
    /// Which of them is now.
    pub now: usize,
    /// Which of them threatens a loss.
    pub danger: Option<usize>,
}

/// How an event sounds, for those who want to hear it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// A piece is put down.
    Place,
    /// Pieces are taken away or given out.
    Take,
    /// Dice are rolled.
    Dice,
    /// Something is sold or scored.
    Sale,
}

crate::named!(Sound { Place => "place", Take => "take", Dice => "dice", Sale => "sale" });

/// What something on the page is.
#[derive(Clone, Debug)]
pub struct Explained {
    /// How it looks.
    pub sign: Markup,
    /// What it is called.
    pub name: String,
    /// What sort of thing it is, in a few words.
    pub what: String,
    /// What it does, in one or two sentences.
    pub effect: String,
    /// Its numbers as they stand.
    pub numbers: Vec<Number>,
    /// Whether something can be done with it now.
    pub now: Option<Now>,
    /// The heading of the rules that tells more.
    pub chapter: &'static str,
}

/// A number that something has at the moment.
#[derive(Clone, Debug)]
pub struct Number {
    /// What is counted, in signs and words.
    pub of: Markup,
    /// How much it is: `33 points`.
    pub value: String,
    /// Whether it is the best of several.
    pub is_best: bool,
}

/// Whether something can be done with a thing, in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Now {
    /// What can be done.
    May(String),
    /// Why nothing can be done.
    NotNow(String),
}
