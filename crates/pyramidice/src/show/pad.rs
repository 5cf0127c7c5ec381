//! The score pad for a game played with the box.

use game::show::pad::{Kind, Pad, Question, Sheet};
use game::{Lang, Part, Present, Score, Seat, Tally};

use crate::rules::{Deity, Numbers, Options, Pyramidice};
use crate::show::words::say;

/// The track has no end, but nobody has ever needed more.
const GLORY: Kind = Kind::Count { most: 250 };
/// What each deity counts at the end. Those without points are named too, because Quartz counts them.
const DEITIES: Kind = Kind::Values { from: 0, to: 9, each: 28 };
/// The number of cards in the Ennead.
const ENNEAD: Kind = Kind::Count { most: 10 };
/// More than there are places where dice lie side by side.
const PAIRS: Kind = Kind::Count { most: 60 };

/// Who plays alone plays an architect, and nobody has a scarab or shares a tie.
const ALONE: &[&str] = &["1"];
const TOGETHER: &[&str] = &["2", "3", "4"];

pub(crate) const PAD: Pad = Pad {
    options: &["players", "architect"],
    table: &[
        Question::new("quartz", Kind::Owner).when("players", TOGETHER),
        Question::new("obsidian", Kind::Owner).when("players", TOGETHER),
        Question::new("architect_glory", GLORY).when("players", ALONE),
        Question::new("architect_deities", DEITIES).when("players", ALONE),
        Question::new("architect_ennead", ENNEAD).when("players", ALONE),
        Question::new("architect_pairs", PAIRS).when("players", ALONE),
    ],
    seat: &[
        Question::new("glory", GLORY),
        Question::new("deities", DEITIES),
        Question::new("ennead", ENNEAD),
        Question::new("pairs", PAIRS),
        Question::new("resources", Kind::Count { most: 8 }).when("players", TOGETHER),
    ],
};

/// What one owner has written down.
struct Entry<'a> {
    glory: u8,
    deities: &'a [u8],
    ennead: u8,
    pairs: u8,
}

impl<'a> Entry<'a> {
    /// Of a seat, or else of the architect.
    fn of(sheet: &'a Sheet, seat: Option<Seat>) -> Entry<'a> {
        let key = |key: &str| if seat.is_some() { key.to_owned() } else { format!("architect_{key}") };
        Entry {
            glory: sheet.count(seat, &key("glory")),
            deities: sheet.values(seat, &key("deities")),
            ennead: sheet.count(seat, &key("ennead")),
            pairs: sheet.count(seat, &key("pairs")),
        }
    }

    fn is_empty(&self) -> bool {
        self.glory == 0 && self.deities.is_empty() && self.ennead == 0 && self.pairs == 0
    }

    /// How many deities these are, the Ennead being one.
    fn deity_count(&self) -> u8 {
        self.deities.len() as u8 + u8::from(self.ennead > 0)
    }

    /// The score sheet as the rules have it; architects have no scarab.
    fn tally(&self, scarab: Option<u8>, numbers: &Numbers) -> Tally {
        let deities = self.deities.iter().filter(|points| **points > 0).map(|points| i32::from(*points));
        Tally(vec![
            Part { name: "glory", terms: vec![self.glory.into()] },
            Part { name: "deities", terms: deities.collect() },
            Part { name: "ennead", terms: vec![numbers.ennead_points(self.ennead.into()).into()] },
            Part { name: "scarab", terms: scarab.into_iter().map(i32::from).collect() },
            Part { name: "projects", terms: vec![i32::from(numbers.projects.glory) * i32::from(self.pairs)] },
        ])
    }
}

/// Adds up like final scoring.
pub(crate) fn pad_score(sheet: &Sheet, lang: Lang) -> Result<Score, String> {
    let options = Options::new(&sheet.chosen).map_err(|error| error.0)?;
    let numbers: &Numbers = &options.edition;
    let architect = Entry::of(sheet, None);
    let seats: Vec<Entry<'_>> = Seat::all(options.players).map(|seat| Entry::of(sheet, Some(seat))).collect();
    check_scarabs(sheet, &options, lang)?;
    check_cards(&seats, &architect, numbers, lang)?;
    let tally = |(seat, entry): (Seat, &Entry<'_>)| {
        entry.tally(Some(scarab_points(sheet, seat, entry, numbers)), numbers)
    };
    let mut tallies: Vec<Tally> = Seat::all(options.players).zip(&seats).map(tally).collect();
    if options.architect.is_some() {
        tallies.push(architect.tally(None, numbers));
    } else if !architect.is_empty() {
        return Err(say(lang, "pad-no-architect", &[]));
    }
    Ok(Score(tallies))
}

/// Quartz counts deities, Obsidian what is left on the board (P43).
fn scarab_points(sheet: &Sheet, seat: Seat, entry: &Entry<'_>, numbers: &Numbers) -> u8 {
    let scarabs = &numbers.scarabs;
    if sheet.owner("quartz") == Some(seat) {
        scarabs.quartz.glory.saturating_mul(entry.deity_count())
    } else if sheet.owner("obsidian") == Some(seat) {
        (sheet.count(Some(seat), "resources") + scarabs.obsidian.extra).min(scarabs.obsidian.most)
    } else {
        0
    }
}

/// Everybody keeps one scarab, and nobody has any against an architect.
fn check_scarabs(sheet: &Sheet, options: &Options, lang: Lang) -> Result<(), String> {
    let (quartz, obsidian) = (sheet.owner("quartz"), sheet.owner("obsidian"));
    if options.architect.is_some() && (quartz.is_some() || obsidian.is_some()) {
        return Err(say(lang, "pad-no-scarab", &[]));
    }
    match quartz {
        Some(seat) if obsidian == quartz => {
            Err(say(lang, "pad-one-scarab", &[("seat", Pyramidice::name_seat(seat, lang).into())]))
        }
        Some(_) | None => Ok(()),
    }
}

/// All together cannot have more cards than there are.
fn check_cards(
    seats: &[Entry<'_>],
    architect: &Entry<'_>,
    numbers: &Numbers,
    lang: Lang,
) -> Result<(), String> {
    let everybody = || seats.iter().chain([architect]);
    let ennead = numbers.ennead();
    for points in 0..=9 {
        let cards = Deity::ALL.into_iter().filter(|deity| !ennead.contains(*deity));
        let copies = cards.filter(|deity| numbers.card(*deity).points == points).count();
        let named = everybody().flat_map(|entry| entry.deities);
        let held = named.filter(|value| **value == points).count();
        if held > copies {
            let values = [("held", held.into()), ("points", points.into()), ("copies", copies.into())];
            return Err(say(lang, "pad-too-many-deities", &values));
        }
    }
    let held: u32 = everybody().map(|entry| u32::from(entry.ennead)).sum();
    if held > ennead.len() {
        let values = [("held", held.into()), ("copies", ennead.len().into())];
        return Err(say(lang, "pad-too-many-ennead", &values));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use game::Game;
    use game::testing::{add_up, check_pad, check_pad_refused};

    use super::*;

    #[test]
    fn the_example_of_the_rules_adds_up() {
        let mira = "0 glory: 47\n0 deities: 3 2 0\n0 ennead: 3\n0 pairs: 4\n0 resources: 2\n";
        let tom = "1 glory: 51\n1 deities: 6 0\n1 ennead: 1\n1 pairs: 3\n1 resources: 5\n";
        check_pad::<Pyramidice>(&format!("{mira}{tom}quartz: 0\nobsidian: 1\n"), &[74, 69]);
    }

    #[test]
    fn obsidian_has_a_limit() {
        check_pad::<Pyramidice>("options: players=2\n1 resources: 8\nobsidian: 1\n", &[0, 8]);
        check_pad::<Pyramidice>("options: players=2\nobsidian: 1\n", &[0, 1]);
    }

    #[test]
    fn an_architect_scores_behind_the_player() {
        let text = "options: players=1\n0 glory: 40\n0 pairs: 2\narchitect_glory: 30\narchitect_ennead: 4\narchitect_pairs: 3\narchitect_deities: 6 2\n";
        check_pad::<Pyramidice>(text, &[44, 56]);
    }

    #[test]
    fn the_parts_are_those_of_a_game_on_the_screen() {
        let options = Pyramidice::options(&game::Chosen::parse(Pyramidice::OPTIONS, "").unwrap()).unwrap();
        let played = Pyramidice::new(&options).score(game::Viewer::Spectator);
        assert_eq!(add_up::<Pyramidice>("").unwrap().parts(), played.parts());
    }

    #[test]
    fn what_cannot_be_is_refused() {
        check_pad_refused::<Pyramidice>(
            "options: players=2\narchitect_glory: 3\n",
            "Only a solo game has an architect who scores.",
        );
        check_pad_refused::<Pyramidice>("options: players=1\nquartz: 0\n", "A solo game has no scarabs.");
        check_pad_refused::<Pyramidice>(
            "quartz: 1\nobsidian: 1\n",
            "Black cannot have both the Quartz and the Obsidian.",
        );
        check_pad_refused::<Pyramidice>(
            "0 deities: 6\n1 deities: 6\n",
            "Together they have too many deities worth 6 Glory at the end: 2, but there are 1.",
        );
        check_pad_refused::<Pyramidice>(
            "0 ennead: 7\n1 ennead: 4\n",
            "Together they have too many cards of the Ennead: 11, but there are 10.",
        );
    }
}
