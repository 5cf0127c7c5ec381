//! Where decisions cost most: what they gave away on average, by the skill that each asked for.

use std::collections::BTreeMap;

use bots::review::Judgment;
use game::Lang;

use crate::entry::Entry;
use crate::words::say_review;

/// What the decisions that asked for one skill cost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Costs {
    /// The skill, as its game names it in its texts.
    pub skill: &'static str,
    /// How many decisions there were.
    pub decisions: usize,
    /// How much of the win they gave away in total.
    pub lost: f32,
}

impl Costs {
    /// How much of the win a decision gave away on average.
    pub fn average(&self) -> f32 {
        self.lost / self.decisions.max(1) as f32
    }

    /// What the skill is called.
    pub fn name(&self, entry: &Entry, lang: Lang) -> String {
        (entry.say)(&format!("skill-{}", self.skill), lang)
    }

    /// The average in percent of the win, to a tenth: `1.4%`.
    pub fn tell_average(&self, lang: Lang) -> String {
        say_review(lang, "percent", &[("number", lang.tenths(100.0 * f64::from(self.average())).into())])
    }
}

/// What these decisions cost by skill, the dearest on average first.
pub fn costs<'a>(entry: &Entry, judgments: impl IntoIterator<Item = &'a Judgment>) -> Vec<Costs> {
    let mut sums: BTreeMap<&'static str, Costs> = BTreeMap::new();
    for judgment in judgments {
        let played = judgment.played.as_ref().and_then(|played| (entry.skill)(&played.action));
        let Some(skill) = played else { continue };
        let sum = sums.entry(skill).or_insert(Costs { skill, decisions: 0, lost: 0.0 });
        sum.decisions += 1;
        sum.lost += judgment.loss();
    }
    let mut costs: Vec<Costs> = sums.into_values().collect();
    costs.sort_by(|one, other| other.average().total_cmp(&one.average()));
    costs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::entry;
    use bots::review::Weighed;
    use game::Seat;

    fn judgment(action: &str, best: f32, value: f32) -> Judgment {
        let weighed = |value| Weighed { action: action.to_owned(), value };
        Judgment {
            position: 0,
            seat: Seat::new(0),
            played: Some(weighed(value)),
            best: weighed(best),
            line: Vec::new(),
            others: Vec::new(),
            is_solved: false,
            expected: None,
        }
    }

    #[test]
    fn decisions_are_added_up_by_skill_and_the_dearest_comes_first() {
        let duel = entry::<duel::Duel>();
        let given_up = Judgment { played: None, ..judgment("stop", 0.5, 0.5) };
        let judgments = [
            judgment("place a1", 0.5, 0.45),
            judgment("unload 1", 0.5, 0.4),
            judgment("place b2", 0.5, 0.5),
            judgment("use take", 0.5, 0.3),
            judgment("stop", 0.5, 0.5),
            judgment("nothing known", 0.5, 0.0),
            given_up,
        ];
        let costs = costs(&duel, &judgments);
        let told: Vec<(String, usize, String)> = costs
            .iter()
            .map(|costs| (costs.name(&duel, Lang::En), costs.decisions, costs.tell_average(Lang::En)))
            .collect();
        let expected =
            [("Action tokens", 2, "10.0%"), ("Unloading boats", 1, "10.0%"), ("Placing meeples", 2, "2.5%")];
        assert_eq!(told, expected.map(|(name, count, share)| (name.to_owned(), count, share.to_owned())));
        assert_eq!(costs[2].tell_average(Lang::Fr), "2,5\u{a0}%");
        assert_eq!(costs[2].tell_average(Lang::Hu), "2,5%");
    }
}
