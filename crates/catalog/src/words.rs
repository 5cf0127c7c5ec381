//! The sentences of reviews and hints, for terminal and browser alike.

use std::cmp::Ordering;

use bots::review::Review;
use game::show::lang::{Lang, Value};

game::words!();

/// A text of a review or a hint.
pub fn say_review(lang: Lang, key: &str, values: &[(&'static str, Value<'_>)]) -> String {
    say(lang, key, values)
}

/// Luck against skill in a few sentences: what the draws moved, what the choices lost, and which of the two was more. Between
/// two, what the draws gave to one they took from the other.
pub fn tell_luck(review: &Review, names: &[String], lang: Lang) -> Vec<String> {
    let seats = || review.seats.iter().zip(names);
    let luckiest = seats().max_by(|(one, _), (other, _)| one.luck.total_cmp(&other.luck));
    let Some((luckiest, name)) = luckiest else { return Vec::new() };
    let luck = in_points(luckiest.luck);
    let losses: Vec<i64> = review.seats.iter().map(|summary| in_points(summary.lost)).collect();
    let apart = losses.iter().max().zip(losses.iter().min()).map_or(0, |(most, least)| most - least);
    let moved = match luck {
        1.. if names.len() > 2 => {
            seats().filter_map(|(summary, name)| moved(summary.luck, name, lang)).collect()
        }
        1.. => moved(luckiest.luck, name, lang).into_iter().collect(),
        _ => vec![say_review(lang, "luck-none", &[])],
    };
    let skill = seats().map(|(summary, name)| {
        let points = in_points(summary.lost);
        say_review(lang, "skill", &[("name", name.as_str().into()), ("share", points.into())])
    });
    let verdict = match luck.max(0).cmp(&apart) {
        Ordering::Greater => "luck-decided",
        Ordering::Less => "skill-decided",
        Ordering::Equal => "balanced",
    };
    moved.into_iter().chain(skill).chain([say_review(lang, verdict, &[])]).collect()
}

/// What the draws gave to a seat or took from it; `None` if that is next to nothing.
fn moved(luck: f32, name: &str, lang: Lang) -> Option<String> {
    let (key, share) = match in_points(luck) {
        0 => return None,
        share @ 1.. => ("luck-for", share),
        share => ("luck-against", -share),
    };
    Some(say_review(lang, key, &[("name", name.into()), ("share", share.into())]))
}

fn in_points(share: f32) -> i64 {
    (100.0 * share).round() as i64
}

#[cfg(test)]
mod tests {
    use bots::review::Ended;

    use super::*;

    #[test]
    fn luck_is_weighed_against_skill() {
        let mut review = Review::of(&Ended { seats: 2, steps: 0, won: None }, Vec::new());
        let names = ["White", "Black"].map(str::to_owned);
        let [white, black] = &mut review.seats[..] else { panic!("there are two seats") };
        (white.luck, black.luck) = (0.21, -0.21);
        (white.lost, black.lost) = (0.3, 0.01);
        assert_eq!(
            tell_luck(&review, &names, Lang::En),
            [
                "All draws together were worth 21% of a win to White.",
                "White’s own choices cost 30% of a win.",
                "Black’s own choices cost 1% of a win.",
                "That is less than the difference between the choices: skill mattered more.",
            ]
        );
        for lang in Lang::ALL {
            assert_eq!(tell_luck(&review, &names, lang).len(), 4);
        }
    }

    #[test]
    fn among_three_it_is_told_what_the_draws_did_to_each() {
        let mut review = Review::of(&Ended { seats: 3, steps: 0, won: None }, Vec::new());
        let names = ["Red", "Blue", "Green"].map(str::to_owned);
        for (summary, luck) in review.seats.iter_mut().zip([0.3, -0.3, 0.001]) {
            summary.luck = luck;
        }
        let told = tell_luck(&review, &names, Lang::En);
        assert_eq!(
            told[..2],
            [
                "All draws together were worth 30% of a win to Red.",
                "All draws together cost Blue 30% of a win.",
            ]
        );
        assert_eq!(told.len(), 2 + 3 + 1, "nothing is said of what moved nothing: {told:?}");
    }

    #[test]
    fn no_text_is_missing_in_any_language() {
        let expected: Vec<String> = WORDS
            .source(Lang::En)
            .lines()
            .filter_map(|line| line.split_once(" = "))
            .filter(|(key, _)| !key.starts_with([' ', '*', '[']))
            .map(|(key, _)| key.to_owned())
            .collect();
        game::testing::check_texts(&WORDS, env!("CARGO_MANIFEST_DIR"), &expected);
    }
}
