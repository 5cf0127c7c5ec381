//! How a game appears to people.

use crate::rules::Game;
use crate::score::Score;
use crate::seat::{Seat, Viewer};
use crate::show::drawing::Drawing;
use crate::show::lang::{Lang, Words};
use crate::show::pad::{Pad, Sheet};
use crate::show::sentence::{Sentence, signed};

/// What is to be drawn.
#[derive(Debug)]
pub struct Scene<'a, G: Game> {
    /// What the viewer knows.
    pub view: &'a G::View,
    /// Who is looking.
    pub viewer: Viewer,
    /// The legal actions, to be marked as targets, if the viewer is to choose among them.
    pub legal: Option<&'a G::Legal>,
    /// The one of them that is pointed at: the drawing shows what it is about to do.
    pub focus: Option<G::Action>,
}

/// The words and drawings of one game, all made from views.
///
/// The words of every game have `name` and `forced`, and for each seat number N, part P, option K and score pad question Q the
/// messages `seat-N`, `part-P`, `option-K` with `option-K.help`, and `pad-Q`.
pub trait Present: Game {
    /// The score pad: what to ask for when scoring a game on a real table.
    const PAD: Pad;

    /// The texts in every language.
    fn words() -> &'static Words;

    /// The position as text, at most 80 columns wide.
    fn draw(scene: &Scene<'_, Self>, lang: Lang) -> Drawing;

    /// What the signs of the drawing mean: each sign with a few words.
    fn legend(lang: Lang) -> Vec<(String, String)>;

    /// The points that a screen shows to a viewer: those it may know, less what the options keep from screens.
    fn shown_score(view: &Self::View, viewer: Viewer) -> Score;

    /// What an action does, in a few words: a label.
    fn name_action(action: Self::Action, lang: Lang) -> String;

    /// The same for somebody who chooses it in this position, where a label may say more.
    fn name_choice(action: Self::Action, _view: &Self::View, lang: Lang) -> String {
        Self::name_action(action, lang)
    }

    /// What happened, as a sentence; `None` if this viewer is not told, or it needs no words. Pieces and seats that it names have
    /// their signs, see [`signed`].
    fn tell(event: &Self::Event, view: &Self::View, viewer: Viewer, lang: Lang) -> Option<Sentence>;

    /// Adds up a score pad, or says in a sentence of the language what cannot be.
    fn pad_score(sheet: &Sheet, lang: Lang) -> Result<Score, String>;

    /// Whether it is worth saying that what this event tells was forced. What only carries out the choice before it was chosen
    /// with it.
    fn surprises_when_forced(_event: &Self::Event) -> bool {
        true
    }

    /// Says that a seat had no choice, before telling what it did.
    fn tell_forced(seat: Seat, lang: Lang) -> Sentence {
        Self::words().say(lang, "forced", &[("seat", Self::sign_seat(seat, lang).into())]).into()
    }

    /// The same with its sign, to be filled into a sentence.
    fn sign_seat(seat: Seat, lang: Lang) -> String {
        signed(format_args!("seat-{seat}"), Self::name_seat(seat, lang))
    }

    /// What the seat is called: `White`.
    fn name_seat(seat: Seat, lang: Lang) -> String {
        Self::words().say(lang, &format!("seat-{seat}"), &[])
    }

    /// The name of the automaton that plays against the seats, if one does: its points come after theirs.
    fn name_automaton(_options: &Self::Options, _lang: Lang) -> Option<String> {
        None
    }

    /// What a line of the score sheet is called.
    fn name_part(name: &str, lang: Lang) -> String {
        Self::words().say(lang, &format!("part-{name}"), &[])
    }

    /// The same with how it counts, where there is room and the name alone leaves people wondering.
    fn name_part_in_full(name: &str, lang: Lang) -> String {
        Self::name_part(name, lang)
    }
}
