//! A tournament of six in three rounds: everybody is led to their tables, and the standings grow before their eyes.

use std::array::from_fn;

use crate::audit::looks_over;
use crate::driver::Person;
use crate::{World, seeded};

const NAMES: [&str; 6] = ["Anna", "Béla", "Camille", "Dóra", "Émile", "Félix"];

/// Gives up a game that has begun. What is pressed while the page changes is pressed again.
fn gives_up(person: &Person) {
    let path = person.path();
    person.waits_for(&format!(
        "location.pathname !== {path:?} || document.querySelector('#table.over')
            || (document.querySelector('form[action$=\"/resign\"]')?.requestSubmit(), false)"
    ));
}

#[test]
fn six_people_are_led_from_table_to_table_through_three_rounds() {
    let world = World::with_two_nodes();
    // Every other one is at the other node.
    let six: [Person; 6] = from_fn(|number| world.member_at(number, NAMES[number]));
    let mut problems = Vec::new();
    six[0].goes_to("/tournaments");
    looks_over(&six[0], 0, &mut problems);
    six[0].clicks("a[href='/tournaments/new']");
    six[0].sees_a("#tournament-name");
    looks_over(&six[0], 1, &mut problems);
    six[0].writes("#tournament-name", "Harbour Cup");
    six[0].runs("document.querySelector('#rounds').value = '3'");
    six[0].clicks("form.fields button.pri");
    six[0].sees_a("#tournament-enter");
    let path = six[0].path();
    for person in &six {
        person.goes_to(&path);
        person.clicks("#tournament-enter");
        person.sees_a("#tournament-withdraw");
    }
    // Whoever looks on sees the others come.
    six[0].sees("6 players");
    looks_over(&six[1], 2, &mut problems);
    six[1].goes_to(&path);
    six[0].clicks("#tournament-begin");
    let mut rng = seeded(20);
    let mut before: Vec<String> = six.iter().map(Person::path).collect();
    for round in 1..=3 {
        // They are led to their tables, and sit down, by themselves.
        for (person, before) in six.iter().zip(&mut before) {
            person.waits_for(&format!(
                "location.pathname !== {before:?} && document.querySelector('#table.playing')"
            ));
            *before = person.path();
        }
        if round == 1 {
            let first = six.iter().find(|person| person.turn() == "mine").expect("somebody begins");
            first.plays_any(&mut rng);
            looks_over(first, 3, &mut problems);
        }
        let (begin, wait): (Vec<&Person>, Vec<&Person>) =
            six.iter().partition(|person| person.turn() == "mine");
        assert_eq!((begin.len(), wait.len()), (3, 3), "three games go on");
        for (number, person) in begin.iter().enumerate() {
            if round == 2 && number == 2 {
                // While the last game goes on, the standings count the others.
                wait_for_two(begin[0], &path, &mut problems);
            }
            gives_up(person);
        }
    }
    for person in &six {
        person.sees_a("#table.over");
        person.clicks(".of-tournament a");
    }
    for person in &six {
        person.sees("The tournament is over");
        assert_eq!(person.path(), path);
        person.sees_a(".standings tbody tr:nth-child(6)");
    }
    for (person, turn) in six[..3].iter().zip(4..) {
        looks_over(person, turn, &mut problems);
    }
    let points =
        "[...document.querySelectorAll('.standings td:nth-child(3)')].map(each => each.innerText).join(' ')";
    let points: Vec<f64> =
        six[5].reads(points).split(' ').map(|points| points.parse().expect("whole points")).collect();
    assert!((points.iter().sum::<f64>() - 9.0).abs() < 1e-9, "{points:?}");
    for person in &six {
        person.has_heard_no_complaint();
    }
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

fn wait_for_two(person: &Person, path: &str, problems: &mut Vec<String>) {
    person.goes_to(path);
    person.sees("2 finished");
    looks_over(person, 5, problems);
}
