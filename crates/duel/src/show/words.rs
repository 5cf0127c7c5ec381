//! The game in words.

use game::show::lang::Value;
use game::show::pad::{Pad, Sheet};
use game::{Drawing, Lang, Part, Present, Scene, Score, Seat, Sentence, Tally, Viewer, Words, signed};

use super::pad::Refusal;
use super::{pad, terminal};
use crate::events::Event;
use crate::rules::score::score;
use crate::rules::{Action, Boat, Duel, Kind, Token};
use crate::view::View;

game::words!("lessons");

impl Present for Duel {
    const PAD: Pad = pad::PAD;

    fn words() -> &'static Words {
        &WORDS
    }

    fn draw(scene: &Scene<'_, Duel>, lang: Lang) -> Drawing {
        terminal::draw(scene, lang)
    }

    fn legend(lang: Lang) -> Vec<(String, String)> {
        let explain = |(sign, key): (&str, &str)| (sign.to_owned(), say(lang, key, &[]));
        terminal::SIGNS.into_iter().map(explain).collect()
    }

    /// Under `hidden_temples`, the opponent's temple is left out until the end (R18).
    fn shown_score(view: &View, viewer: Viewer) -> Score {
        let show = |(seat, tally): (Seat, Tally)| {
            let is_shown = |part: &Part| part.name != "temple" || !view.hides_temple_of(seat, viewer);
            Tally(tally.0.into_iter().filter(is_shown).collect())
        };
        Score(Seat::all(2).zip(score(&view.standing()).0).map(show).collect())
    }

    fn name_action(action: Action, lang: Lang) -> String {
        match action {
            Action::Place(cell) => say(lang, "do-place", &[("cell", text(cell))]),
            Action::Unload(boat) => say(lang, "do-unload", &[("boat", name_boat(boat))]),
            Action::Use(token) => say(lang, &format!("do-use-{token}"), &[]),
            Action::Take(space) => {
                let values = [("boat", name_boat(space.boat())), ("number", space.number().into())];
                say(lang, "do-take", &values)
            }
            Action::Swap(boat, pair) => {
                let (lower, higher) = pair.numbers();
                let values = [("boat", name_boat(boat)), ("lower", lower.into()), ("higher", higher.into())];
                say(lang, "do-swap", &values)
            }
            Action::Stop => say(lang, "do-stop", &[]),
        }
    }

    fn name_part_in_full(name: &str, lang: Lang) -> String {
        if name == "meeples" { say(lang, "part-meeples.full", &[]) } else { Duel::name_part(name, lang) }
    }

    fn tell(event: &Event, view: &View, viewer: Viewer, lang: Lang) -> Option<Sentence> {
        let seat = |seat: Seat| ("seat", Value::from(Duel::sign_seat(seat, lang)));
        let told = match *event {
            Event::Loaded { space, token } => {
                let token = sign_token(token, "", lang);
                say(lang, "loaded", &[("boat", name_boat(space.boat())), ("token", token.into())])
            }
            Event::Placed { seat: who, cell } => say(lang, "placed", &[seat(who), ("cell", text(cell))]),
            Event::Unloading { seat: who, boat } => {
                say(lang, "unloading", &[seat(who), ("boat", name_boat(boat))])
            }
            Event::Gained { seat: who, token, meeple, .. } => {
                let token = if view.hides_gain(who, token, viewer) {
                    signed("back", say(lang, "token-hidden-temple", &[]))
                } else {
                    sign_token(token, ".taken", lang)
                };
                let token = ("token", token.into());
                match meeple {
                    None => say(lang, "gained", &[seat(who), token]),
                    Some(cell) => say(lang, "gained-on", &[seat(who), token, ("cell", text(cell))]),
                }
            }
            Event::Lost { token, .. } => say(lang, "lost", &[("token", sign_token(token, "", lang).into())]),
            Event::FirstToFive { seat: who } => say(lang, "first-to-five", &[seat(who)]),
            Event::Left { boat } => say(lang, "left", &[("boat", name_boat(boat))]),
            Event::Used { seat: who, token } => {
                say(lang, "used", &[seat(who), ("token", sign_token(token.token(), "", lang).into())])
            }
            Event::Swapped { seat: who, boat, pair } => {
                let (lower, higher) = pair.numbers();
                let values = [
                    seat(who),
                    ("boat", name_boat(boat)),
                    ("lower", lower.into()),
                    ("higher", higher.into()),
                ];
                say(lang, "swapped", &values)
            }
            Event::Stopped { seat: who } => say(lang, "stopped", &[seat(who)]),
            Event::Passed { seat: who } => say(lang, "passed", &[seat(who)]),
            Event::Ended => say(lang, "ended", &[]),
        };
        Some(told.into())
    }

    fn pad_score(sheet: &Sheet, lang: Lang) -> Result<Score, String> {
        pad::pad_score(sheet).map_err(|refusal| match refusal {
            Refusal::TooManyTokens { token, held } => {
                let values = [
                    ("token", name_token(token, lang).into()),
                    ("held", held.into()),
                    ("copies", token.copies().into()),
                ];
                say(lang, "pad-too-many-tokens", &values)
            }
            Refusal::TooManyActions => say(lang, "pad-too-many-actions", &[]),
            Refusal::NotFive(seat) => {
                say(lang, "pad-not-five", &[("seat", Duel::name_seat(seat, lang).into())])
            }
            Refusal::WhoWasFirst => say(lang, "pad-who-was-first", &[]),
        })
    }
}

pub(crate) fn name_token(token: Token, lang: Lang) -> String {
    say_token(token, "", lang)
}

pub(crate) fn say_token(token: Token, form: &str, lang: Lang) -> String {
    match token.kind() {
        Kind::Temple(number) => say(lang, &format!("token-temple{form}"), &[("number", number.into())]),
        Kind::Tomb(number) => say(lang, &format!("token-tomb{form}"), &[("number", number.into())]),
        Kind::Obelisk | Kind::LightPyramid | Kind::DarkPyramid | Kind::Action(_) => {
            say(lang, &format!("token-{token}{form}"), &[])
        }
    }
}

/// The same with its sign, to be filled into a sentence.
fn sign_token(token: Token, form: &str, lang: Lang) -> String {
    signed(format_args!("token-{token}"), say_token(token, form, lang))
}

/// Rows are numbers and columns capital letters, as on the board; languages may choose their words by either.
pub(crate) fn name_boat(boat: Boat) -> Value<'static> {
    if boat.is_row() { Value::from(boat.index() + 1) } else { text(boat.to_string().to_uppercase()) }
}

fn text(value: impl std::fmt::Display) -> Value<'static> {
    Value::from(value.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_is_missing_in_any_language() {
        game::testing::check_words::<Duel>(env!("CARGO_MANIFEST_DIR"));
        for lang in Lang::ALL {
            for action in Action::all() {
                assert!(!Duel::name_action(action, lang).is_empty());
            }
            for token in Token::ALL {
                assert!(!say_token(token, ".taken", lang).is_empty());
            }
        }
    }
}
