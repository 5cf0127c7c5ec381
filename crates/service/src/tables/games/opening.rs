//! The first decisions of a game. What was drawn between them is left out: with it, hardly any two games begin alike.

use game::RecordedStep;
use store::MadeChoice;

use crate::random;

/// How many decisions of a game are counted.
pub(super) const COUNTED: usize = 8;

/// The first decisions of a game, each with what came before it.
pub(super) fn first_choices(steps: &[RecordedStep]) -> Vec<MadeChoice> {
    let mut before: Vec<String> = Vec::new();
    let decisions = steps.iter().filter_map(|step| Some((step.actor?, step.to_string())));
    let choice = |(seat, choice): (game::Seat, String)| {
        let path = path(&before);
        before.push(choice.clone());
        MadeChoice { path, choice, seat: seat.index() }
    };
    decisions.take(COUNTED).map(choice).collect()
}

/// What stands for decisions: nothing for none.
pub(super) fn path(decisions: &[String]) -> String {
    match decisions {
        [] => String::new(),
        [..] => random::hash(&decisions.join("\n"))[..32].to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use game::Record;

    use super::*;

    #[test]
    fn draws_between_decisions_make_no_difference() {
        let steps = |text: &str| Record::parse(&format!("\n{text}")).unwrap().steps;
        let one = first_choices(&steps("-: red\n0: build\n-: blue\n1: sell 3\n"));
        let other = first_choices(&steps("-: blue\n0: build\n1: sell 3\n-: red\n"));
        assert_eq!(one, other);
        let [first, second] = &one[..] else { panic!("{one:?}") };
        assert_eq!((first.path.as_str(), first.choice.as_str(), first.seat), ("", "0: build", 0));
        assert_eq!((second.path.len(), second.choice.as_str(), second.seat), (32, "1: sell 3", 1));
        let longer = "0: a\n".repeat(COUNTED + 3);
        assert_eq!(first_choices(&steps(&longer)).len(), COUNTED);
    }
}
