//! What can be chosen, and how the rest is refused.

use game::{Chosen, Game};
use pyramidice::{Architect, Pyramidice};

#[track_caller]
fn check(text: &str, expected: Result<&str, &str>) {
    let chosen = Chosen::parse(Pyramidice::OPTIONS, text).map(|chosen| chosen.to_string());
    assert_eq!(chosen.as_deref().map_err(|error| error.0.as_str()), expected);
}

fn options(text: &str) -> pyramidice::Options {
    Pyramidice::options(&Chosen::parse(Pyramidice::OPTIONS, text).unwrap()).unwrap()
}

#[test]
fn what_is_not_chosen_takes_its_default() {
    check("", Ok("players=2 architect=snefru gentle=false"));
    check("players=1 architect=imhotep", Ok("players=1 architect=imhotep gentle=false"));
}

#[test]
fn an_unknown_option_or_value_is_refused_with_those_there_are() {
    check("colour=red", Err("there is no option `colour`; the options are players, architect or gentle"));
    check("players=5", Err("`5` is not a value of the option `players`; it can be 1, 2, 3 or 4"));
    check(
        "architect=cheops",
        Err(
            "`cheops` is not a value of the option `architect`; it can be snefru, hemiunu, amenhotep or imhotep",
        ),
    );
    check("gentle=yes", Err("`yes` is not a value of the option `gentle`; it can be false or true"));
    check("players=1 players=1", Err("the option `players` is given twice"));
}

#[test]
fn options_that_do_not_matter_are_left_out() {
    assert_eq!(options("players=3 architect=imhotep gentle=true").text(), "players=3");
    let gentle = options("players=1 gentle=true");
    assert_eq!((gentle.architect, gentle.gentle), (Some(Architect::Snefru), true));
    let matters = |key: &str| Pyramidice::OPTIONS.iter().find(|spec| spec.key == key).unwrap().when.unwrap();
    assert_eq!((matters("architect").key, matters("architect").values), ("players", &["1"][..]));
    assert_eq!((matters("gentle").key, matters("gentle").values), ("architect", &["snefru"][..]));
}

#[test]
fn nobody_but_snefru_is_gentle() {
    for architect in ["hemiunu", "amenhotep", "imhotep"] {
        let text = format!("players=1 architect={architect} gentle=true");
        let refused = Pyramidice::options(&Chosen::parse(Pyramidice::OPTIONS, &text).unwrap()).unwrap_err();
        assert!(refused.0.starts_with("only Snefru has a gentle side"), "{refused}");
    }
}

#[test]
fn there_is_a_seat_for_each_player() {
    for players in 1..=4 {
        assert_eq!(Pyramidice::new(&options(&format!("players={players}"))).seats(), players);
    }
}
