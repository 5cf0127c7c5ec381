//! The score pad for a game played with the box.

use game::show::pad::{Kind as Form, Pad, Question, Sheet};
use game::{Lang, Score, Seat};

use crate::rules::{GiftType, Gifts, Kind, Nefertiti, Options};
use crate::show::words::names::{self, Form as Name};
use crate::show::words::say;

/// More than any box has of one kind, yet few enough to count in a byte; the edition has the real number.
const GIFTS: Form = Form::Count { most: 12 };
/// Foreign gifts are told apart by their bonus.
const BONUSES: Form = Form::Values { from: 1, to: 2, each: 4 };

pub(crate) const PAD: Pad = Pad {
    options: &["players", "memphis"],
    table: &[
        Question::new("amon_priest", Form::Owner),
        Question::new("neutral", Form::Values { from: 1, to: 9, each: 1 }),
    ],
    seat: &[
        Question::new("points", Form::Count { most: 250 }),
        Question::new("goldwork", GIFTS),
        Question::new("necklace", GIFTS),
        Question::new("statuette", GIFTS),
        Question::new("mirror", GIFTS),
        Question::new("harp", GIFTS),
        Question::new("chair", GIFTS),
        Question::new("senet", GIFTS),
        Question::new("double_senet", GIFTS),
        Question::new("cup", GIFTS),
        Question::new("papyrus", GIFTS),
        Question::new("foreign_goldwork", BONUSES),
        Question::new("foreign_necklace", BONUSES),
        Question::new("foreign_statuette", BONUSES),
        Question::new("foreign_mirror", BONUSES),
        Question::new("foreign_harp", BONUSES),
        Question::new("foreign_chair", BONUSES),
        Question::new("deben", Form::Count { most: 200 }),
        Question::new("seals", Form::Count { most: 50 }),
    ],
};

/// Adds up like final scoring, in a game where everybody has what the pad says.
pub(crate) fn pad_score(sheet: &Sheet, lang: Lang) -> Result<Score, String> {
    let options = Options::new(&sheet.chosen).map_err(|error| error.0)?;
    let mut game = Nefertiti::set_up(&options);
    for seat in Seat::all(options.settings.players()) {
        let gifts = read_gifts(sheet, seat, lang)?;
        let player = game.player_mut(seat);
        player.gifts = gifts;
        player.points = sheet.count(Some(seat), "points").into();
        player.deben = sheet.count(Some(seat), "deben");
        player.seals = sheet.count(Some(seat), "seals");
    }
    check_gifts(&game, lang)?;
    check_seals(&game, lang)?;
    game.neutral = neutral_gifts(sheet, options.settings.has_neutral(), lang)?;
    game.amon_priest = sheet.owner("amon_priest");
    Ok(game.breakdown())
}

fn read_gifts(sheet: &Sheet, seat: Seat, lang: Lang) -> Result<Gifts, String> {
    let mut gifts = Gifts::default();
    for kind in Kind::ALL.into_iter().filter(|kind| !kind.is_foreign()) {
        let key = kind.to_string().replace('-', "_");
        gifts.extend(std::iter::repeat_n(kind, usize::from(sheet.count(Some(seat), &key))));
    }
    let has_foreign = |gift_type: &GiftType| gift_type.kinds().iter().any(Kind::is_foreign);
    for gift_type in GiftType::ALL.into_iter().filter(has_foreign) {
        for bonus in sheet.values(Some(seat), &format!("foreign_{gift_type}")) {
            gifts.extend([foreign(gift_type, *bonus, lang)?]);
        }
    }
    Ok(gifts)
}

fn foreign(gift_type: GiftType, bonus: u8, lang: Lang) -> Result<Kind, String> {
    let found = gift_type.kinds().iter().find(|kind| kind.bonus() == bonus);
    found.ok_or_else(|| {
        let plain = names::gift(gift_type.plain(), Name::Plain, lang);
        say(lang, "pad-no-such-gift", &[("type", plain.into()), ("bonus", bonus.into())])
    })
}

/// All players together cannot have more than the pile has before anything is drawn.
fn check_gifts(game: &Nefertiti, lang: Lang) -> Result<(), String> {
    for kind in Kind::ALL {
        let held: u8 = game.players.iter().map(|player| player.gifts.count(kind)).sum();
        let copies = game.unseen.count(kind);
        if held > copies {
            let gift = names::gift(kind, Name::Plain, lang);
            let values = [("held", held.into()), ("copies", copies.into()), ("gift", gift.into())];
            return Err(say(lang, "pad-too-many-gifts", &values));
        }
    }
    Ok(())
}

/// The pad does not ask for the characters, which may have brought the seals of the expansion.
fn check_seals(game: &Nefertiti, lang: Lang) -> Result<(), String> {
    let held: u16 = game.players.iter().map(|player| u16::from(player.seals)).sum();
    let copies = u16::from(game.edition.seals) + u16::from(game.edition.expansion_seals);
    if held > copies {
        return Err(say(lang, "pad-too-many-seals", &[("held", held.into()), ("copies", copies.into())]));
    }
    Ok(())
}

/// One gift of each named type: any more make no difference.
fn neutral_gifts(sheet: &Sheet, has_neutral: bool, lang: Lang) -> Result<Gifts, String> {
    let types = sheet.values(None, "neutral");
    if !has_neutral && !types.is_empty() {
        return Err(say(lang, "pad-no-neutral", &[]));
    }
    Ok(types.iter().map(|number| GiftType::ALL[usize::from(*number) - 1].plain()).collect())
}

#[cfg(test)]
mod tests {
    use game::testing::{check_pad, check_pad_refused};

    use super::*;

    #[test]
    fn values_follow_the_number_of_owners() {
        // The example of the rules page: 31 + 16 + 27 + 12 + 3 + 3.
        let red =
            "0 points: 31\n0 mirror: 2\n0 harp: 3\n0 double_senet: 1\n0 senet: 1\n0 deben: 7\n0 seals: 1\n";
        let others = "1 senet: 1\n2 senet: 1\n2 mirror: 1\n";
        check_pad::<Nefertiti>(&format!("options: players=4\n{red}{others}"), &[92, 4, 12, 0]);
    }

    #[test]
    fn foreign_gifts_raise_every_gift_of_their_type() {
        // Two mirrors +1 and a plain one, with one other owner: 30.
        let text = "options: players=3 memphis=true\n0 mirror: 1\n0 foreign_mirror: 1 1\n1 mirror: 1\n";
        check_pad::<Nefertiti>(text, &[30, 8, 0]);
    }

    #[test]
    fn the_neutral_player_is_an_owner() {
        check_pad::<Nefertiti>("options: players=2\n0 chair: 2\nneutral: 6\n", &[14, 0]);
        check_pad::<Nefertiti>("options: players=2\n0 chair: 2\nneutral: 5\n", &[18, 0]);
        let refusal = "Only a two-player game has a neutral player who owns gifts.";
        check_pad_refused::<Nefertiti>("options: players=3\nneutral: 6\n", refusal);
    }

    #[test]
    fn the_priest_of_amon_counts_by_rank() {
        check_pad::<Nefertiti>(
            "options: players=4\n0 points: 50\n1 points: 40\n2 points: 30\n3 points: 30\namon_priest: 2\n",
            &[50, 40, 39, 30],
        );
    }

    #[test]
    fn what_cannot_be_is_refused() {
        check_pad_refused::<Nefertiti>(
            "options: players=4\n0 goldwork: 3\n1 goldwork: 3\n",
            "Together they have 6 of this gift, but 5 are in play: goldwork.",
        );
        check_pad_refused::<Nefertiti>(
            "options: players=3\n0 senet: 1\n",
            "Together they have 1 of this gift, but 0 are in play: senet.",
        );
        check_pad_refused::<Nefertiti>(
            "options: players=3 memphis=true\n0 foreign_goldwork: 2\n",
            "There is no such foreign gift: goldwork +2.",
        );
        check_pad_refused::<Nefertiti>(
            "options: players=3\n0 seals: 8\n1 seals: 7\n",
            "Together they have more royal seals (15) than there are (14).",
        );
    }
}
