//! Somebody solves a puzzle of each game on a phone.

use catalog::{find, puzzles};

use crate::World;
use crate::lessons::tap;

#[test]
fn a_puzzle_of_each_game_can_be_solved_on_a_phone() {
    let world = World::new();
    let person = world.stranger("solver");
    person.has_a_phone();
    for game in ["imhotep-duel", "nefertiti", "pyramidice"] {
        let posed = &puzzles(find(game).expect("it is a game"))[0];
        person.goes_to(&format!("/?game={game}"));
        person.taps(&format!(".find a[href='/puzzles/{game}']"));
        person.sees_a(".learning .ways [name=show]");
        let answers = &posed.puzzle.answers;
        tap(&person, &answers[answers.len() - 1].action);
        person.sees_a(".lesson-said.wrong");
        person.sees_a(".worth.wrong meter");
        tap(&person, &answers[0].action);
        person.sees_a(".lesson-said.right");
        person.sees_a(".board .better, .dock .lesson-said.right");
        assert_eq!(person.asks("document.documentElement.scrollWidth - innerWidth"), 0, "{game}");
        person.taps("#go-right");
        person.waits_for("location.search === '?line=1'");
        person.taps("#onward");
        person.sees_a(".learning .ways [name=show]");
    }
    person.has_heard_no_complaint();
}
