//! Editions of a game: what is refused, and games with another one.

use crate::testing::Play;
use crate::{Chosen, Edition, Game, Numbers, Printed, Record, Viewer, replay};

/// Makes one change of the shipped text for each line `from => to => problem`, and compares the sentence that refuses the
/// result. A problem is `entry: what is wrong with it`, or the whole sentence; `\n` is the end of a line.
///
/// # Panics
/// If the text does not have what is changed, if the result is taken, or if it is refused with another sentence.
#[track_caller]
pub fn check_refused<N: Numbers>(lines: &str) {
    for line in lines.lines().filter(|line| !line.trim().is_empty()) {
        let line = line.replace("\\n", "\n");
        let [from, to, problem] = line.split(" => ").collect::<Vec<&str>>()[..] else {
            panic!("`{line}` is not `from => to => problem`");
        };
        let expected = match problem.split_once(':') {
            Some((entry, wrong)) if !entry.contains(' ') => format!("the edition's entry `{entry}`:{wrong}"),
            Some(_) | None => problem.to_owned(),
        };
        match Edition::<N>::read(&changed::<N>(&[(from.trim_start_matches(' '), to)])) {
            Ok(_) => panic!("`{line}` is taken"),
            Err(error) => assert!(error.to_string().starts_with(&expected), "`{line}`: {error}"),
        }
    }
}

/// The shipped text with changes, each of them made once.
///
/// # Panics
/// If there is nothing to change.
#[track_caller]
pub fn changed<N: Numbers>(changes: &[(&str, &str)]) -> String {
    changes.iter().fold(N::shipped().text().to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "`{from}` is not in the text");
        text.replacen(from, to, 1)
    })
}

/// Plays with another edition, of this name, and plays the record again, which is only possible with that edition.
///
/// # Panics
/// If the game or a view of it goes on with other numbers, or if the record replays without the edition.
pub fn check_edition<G: Game>(text: &str, name: &str, options: &str) {
    let chosen = Chosen::parse(G::OPTIONS, options).expect("the options of a test are right");
    let play = Play::<G>::chosen(&chosen.with_edition(text), 5);
    for state in &play.positions {
        assert_eq!(state.edition().map(Printed::name), Some(name));
        let view = state.view(Viewer::Spectator);
        let json = serde_json::to_string(&view).expect("a view can be written");
        assert_eq!(serde_json::from_str::<G::View>(&json).expect("a view can be read"), view);
    }
    let record = Record::parse(&play.record.to_string()).expect("a record can be read");
    assert_eq!(&replay::<G>(&record).expect("a record replays").state, play.end());

    let mut without = record;
    without.set("edition-text", "");
    let error = replay::<G>(&without).expect_err("the shipped edition is another one").to_string();
    assert!(error.contains(&format!("{name}, but the edition here is")), "{error}");
}
