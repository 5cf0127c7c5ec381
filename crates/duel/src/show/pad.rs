//! The score pad for a game played with the box.

use game::show::pad::{Kind, Pad, Question, Sheet};
use game::{Score, Seat};

use crate::rules::score::{Standing, score};
use crate::rules::{Holdings, Options, Side, Site, Token};

pub(crate) const PAD: Pad = Pad {
    options: &["sides", "pyramid_b_four"],
    table: &[Question::new("first_to_five", Kind::Owner)],
    seat: &[
        Question::new("obelisks", Kind::Count { most: 12 }),
        Question::new("temples", Kind::Values { from: 1, to: 4, each: 3 }),
        Question::new("light", Kind::Count { most: 6 }),
        Question::new("dark", Kind::Count { most: 6 }),
        Question::new("tombs", Kind::Values { from: 1, to: 12, each: 1 }),
        Question::new("actions", Kind::Count { most: 12 }),
        Question::new("meeples", Kind::Count { most: 4 }),
    ],
};

/// Why a pad is refused.
pub(crate) enum Refusal {
    /// The two players have more of a token than there are.
    TooManyTokens { token: Token, held: u32 },
    /// The two players have more than the twelve action tokens.
    TooManyActions,
    /// The player who is said to have been first to five obelisks has fewer.
    NotFive(Seat),
    /// Both have five obelisks, and the pad does not say who was first.
    WhoWasFirst,
}

pub(crate) fn pad_score(sheet: &Sheet) -> Result<Score, Refusal> {
    let options = Options::new(&sheet.chosen);
    let [white, black] = [0, 1].map(|seat| holdings(sheet, Seat::new(seat)));
    for token in Token::ALL.into_iter().filter(|token| !token.is_action()) {
        let held = white.count(token) + black.count(token);
        if held > token.copies() {
            return Err(Refusal::TooManyTokens { token, held });
        }
    }
    let actions = [0, 1].map(|seat| sheet.count(Some(Seat::new(seat)), "actions"));
    if actions.iter().sum::<u8>() > 12 {
        return Err(Refusal::TooManyActions);
    }
    Ok(score(&Standing {
        options,
        holdings: [white, black],
        actions,
        meeples: [0, 1].map(|seat| sheet.count(Some(Seat::new(seat)), "meeples")),
        first_to_five: first_to_five(sheet, options, [white, black])?,
    }))
}

/// Which of two players with five obelisks was first cannot be counted, so the pad must say; if only one has five, it
/// is that one.
fn first_to_five(sheet: &Sheet, options: Options, holdings: [Holdings; 2]) -> Result<Option<Seat>, Refusal> {
    let has_five = |seat: &Seat| holdings[seat.index()].obelisks() >= 5;
    let mut with_five = Seat::all(2).filter(has_five);
    match (sheet.owner("first_to_five"), with_five.next(), with_five.next()) {
        (Some(first), ..) if !has_five(&first) => Err(Refusal::NotFive(first)),
        (None, Some(_), Some(_)) if options.side(Site::Obelisk) == Side::B => Err(Refusal::WhoWasFirst),
        (None, Some(only), None) => Ok(Some(only)),
        (first, ..) => Ok(first),
    }
}

/// The tokens of one player; action tokens are only counted, so they are not among them.
fn holdings(sheet: &Sheet, seat: Seat) -> Holdings {
    let owner = Some(seat);
    let mut holdings = Holdings::default();
    let mut gain = |token, count| (0..count).for_each(|_| holdings.gain(token));
    gain(Token::Obelisk, sheet.count(owner, "obelisks"));
    gain(Token::Light, sheet.count(owner, "light"));
    gain(Token::Dark, sheet.count(owner, "dark"));
    for symbols in sheet.values(owner, "temples") {
        gain(Token::ALL[Token::Temple1 as usize + usize::from(*symbols) - 1], 1);
    }
    for number in sheet.values(owner, "tombs") {
        gain(Token::ALL[Token::Tomb1 as usize + usize::from(*number) - 1], 1);
    }
    holdings
}
