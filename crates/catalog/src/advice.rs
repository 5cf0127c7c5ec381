//! Advice for the player to move, and the sentences that give it, for terminal and browser alike.

use bots::{Budget, Prospect, Search, Stop, Threads};
use game::{Evaluate, Lang, Seat, Viewer, difference};
use rand::Rng;

use crate::table::Table;
use crate::words::say_review;

/// What a strong player would do, and what it expects of everything else.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The notation of the action.
    pub action: String,
    /// Whether it is proved that nothing is better.
    pub is_solved: bool,
    /// Best play after it up to the next draw or the end, if that is proved; empty otherwise, because what a search merely
    /// thinks likely may rest on what it imagined about hidden things.
    pub line: Vec<String>,
    /// Every legal action with what may be expected of it.
    pub prospects: Vec<Prospect<String>>,
}

/// How much of the advice is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Disclosure {
    /// What kind of action it is.
    Kind,
    /// The action itself, what it brings at once, and what follows it if that is known.
    Action,
}

game::named!(Disclosure { Kind => "kind", Action => "action" });

impl Advice {
    pub(crate) fn of<G: Evaluate>(
        state: &G,
        seat: Seat,
        nodes: u32,
        stop: &Stop,
        rng: &mut impl Rng,
    ) -> Advice {
        let view = state.view(Viewer::Seat(seat));
        let mut search = Search::<G>::new(Threads::ONE, rng).until(stop);
        let thought = search.think(&view, Budget::Nodes(nodes));
        let prospects = search.prospects(&view, &thought, nodes);
        let follows = thought.line.iter().skip(1).filter(|_| thought.is_solved);
        Advice {
            action: thought.best().to_string(),
            is_solved: thought.is_solved,
            line: follows.map(|(_, action)| action.to_string()).collect(),
            prospects: prospects.iter().map(as_text::<G>).collect(),
        }
    }

    /// How much of the win an action gives away, and what is expected of it; `None` if it is not legal here.
    pub fn cost(&self, action: &str) -> Option<(f32, &Prospect<String>)> {
        let of = |action: &str| self.prospects.iter().find(|prospect| prospect.action == action);
        let (best, chosen) = (of(&self.action)?, of(action)?);
        Some(((best.value - chosen.value).max(0.0), chosen))
    }
}

fn as_text<G: Evaluate>(prospect: &Prospect<G::Action>) -> Prospect<String> {
    let follows = prospect.follows.iter().map(|(seat, action)| (*seat, action.to_string()));
    Prospect { action: prospect.action.to_string(), value: prospect.value, follows: follows.collect() }
}

/// Advice in sentences, for the seat that decides, with the names by which its reader knows everybody; `None` if it no
/// longer fits the position.
pub fn tell_advice(
    table: &dyn Table,
    seat: Seat,
    advice: &Advice,
    disclosure: Disclosure,
    names: &[String],
    lang: Lang,
) -> Option<String> {
    let solved = advice.is_solved.then(|| tell_solved(lang));
    let sentences = match disclosure {
        Disclosure::Kind => {
            let kind = table.name_kind(&advice.action, lang)?;
            vec![Some(say_review(lang, "hint-kind", &[("kind", kind.into())])), solved]
        }
        Disclosure::Action => {
            let action = table.name_action(&advice.action, lang)?;
            vec![
                Some(say_review(lang, "hint-action", &[("action", action.into())])),
                Some(gains(table, seat, advice, names, lang)?),
                solved,
                best_line(table, advice.line.iter().map(String::as_str), lang),
            ]
        }
    };
    Some(sentences.into_iter().flatten().collect::<Vec<_>>().join(" "))
}

/// Says that everything that can still happen was looked at.
pub fn tell_solved(lang: Lang) -> String {
    say_review(lang, "solved", &[])
}

/// What follows a proved action; `None` if nothing is known.
pub fn best_line<'a>(table: &dyn Table, line: impl Iterator<Item = &'a str>, lang: Lang) -> Option<String> {
    let name = |action: &str| table.name_action(action, lang).unwrap_or_else(|| action.to_owned());
    let line: Vec<String> = line.map(name).collect();
    (!line.is_empty()).then(|| say_review(lang, "best-line", &[("line", line.join(lang.semicolon()).into())]))
}

/// What everybody gains by it at once.
fn gains(table: &dyn Table, seat: Seat, advice: &Advice, names: &[String], lang: Lang) -> Option<String> {
    let preview = table.preview(Viewer::Seat(seat), &advice.action, lang)?;
    let points = preview.before.iter().zip(&preview.after);
    let gains: Vec<String> = names
        .iter()
        .zip(points)
        .filter(|(_, (before, after))| before != after)
        .map(|(name, (before, after))| format!("{name} {}", difference(after - before)))
        .collect();
    Some(if gains.is_empty() {
        say_review(lang, "hint-no-points", &[])
    } else {
        say_review(lang, "hint-points", &[("gains", gains.join(", ").into())])
    })
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::chance::Chance;

    #[track_caller]
    fn check(advice: &Advice, disclosure: Disclosure, expected: Option<&str>) {
        let entry = crate::find("imhotep-duel").unwrap();
        let chosen = entry.choose("", None).unwrap();
        let table = (entry.start)(&chosen, Chance::Seed("1".parse().unwrap())).unwrap();
        let names = ["Zsófi", "Camille"].map(str::to_owned);
        let told = tell_advice(&*table, Seat::new(0), advice, disclosure, &names, Lang::En);
        assert_eq!(told.as_deref(), expected);
    }

    #[test]
    fn advice_is_told_bit_by_bit_and_with_its_proof() {
        let guess = Advice {
            action: "place b2".to_owned(),
            is_solved: false,
            line: Vec::new(),
            prospects: Vec::new(),
        };
        check(&guess, Disclosure::Kind, Some("Try this kind of move: Place."));
        check(&guess, Disclosure::Action, Some("Place a meeple on b2. Points right away: Zsófi +1."));
        let line = ["place c1", "unload 1"].map(str::to_owned).to_vec();
        let proved = Advice { is_solved: true, line, ..guess.clone() };
        let solved = "Solved: the computer has searched every line to the end.";
        check(&proved, Disclosure::Kind, Some(&format!("Try this kind of move: Place. {solved}")));
        let line = "Best play continues: Place a meeple on c1; Unload boat 1.";
        let told = format!("Place a meeple on b2. Points right away: Zsófi +1. {solved} {line}");
        check(&proved, Disclosure::Action, Some(&told));
        check(&Advice { action: "dance".to_owned(), ..guess }, Disclosure::Kind, None);
    }

    #[test]
    fn what_is_said_to_follow_an_action_can_follow_and_the_best_costs_nothing() {
        let entry = crate::find("imhotep-duel").unwrap();
        let chosen = entry.choose("", None).unwrap();
        let table = (entry.start)(&chosen, Chance::Seed("1".parse().unwrap())).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let advice = table.advise(8_000, &Stop::default(), &mut rng).unwrap();
        assert_eq!(advice.prospects.len(), table.legal().len());
        assert_eq!(advice.cost(&advice.action).map(|(cost, _)| cost), Some(0.0));
        assert_eq!(advice.cost("dance"), None);
        for prospect in &advice.prospects {
            let mut then = table.copy();
            then.play(&prospect.action).unwrap();
            let (seat, reply) =
                prospect.follows.first().expect("nothing is drawn or hidden before the reply");
            assert_eq!(then.turn(), game::Turn::Seat(*seat));
            assert!(then.legal().contains(reply), "{reply} after {}", prospect.action);
        }
    }
}
