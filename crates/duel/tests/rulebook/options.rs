//! What can be chosen, and how the rest is refused.

use duel::Duel;
use game::{Chosen, Game};

#[track_caller]
fn check(text: &str, expected: Result<&str, &str>) {
    let chosen = Chosen::parse(Duel::OPTIONS, text).map(|chosen| chosen.to_string());
    assert_eq!(chosen.as_deref().map_err(|error| error.0.as_str()), expected);
}

#[test]
fn what_is_not_chosen_takes_its_default() {
    check("", Ok("sides=AAAA pyramid_b_four=18 hidden_temples=false"));
    check("hidden_temples=true", Ok("sides=AAAA pyramid_b_four=18 hidden_temples=true"));
    check("pyramid_b_four=15 sides=ABBA", Ok("sides=ABBA pyramid_b_four=15 hidden_temples=false"));
}

#[test]
fn all_sixteen_mixes_of_sides_can_be_chosen() {
    for mix in 0..16_u8 {
        let side = |site: u8| if mix >> site & 1 == 1 { 'B' } else { 'A' };
        let sides: String = [0, 1, 2, 3].map(side).into_iter().collect();
        let complete = format!("sides={sides} pyramid_b_four=18 hidden_temples=false");
        check(&format!("sides={sides}"), Ok(&complete));
    }
    assert_eq!(Duel::OPTIONS[0].values.len(), 16);
}

#[test]
fn an_unknown_option_is_refused_with_those_there_are() {
    check(
        "colour=red",
        Err("there is no option `colour`; the options are sides, pyramid_b_four or hidden_temples"),
    );
    check(
        "sides",
        Err(
            "`sides` is not an option; options are written key=value, and the keys are sides, pyramid_b_four or \
             hidden_temples",
        ),
    );
}

#[test]
fn an_unknown_value_is_refused_with_those_there_are() {
    check(
        "sides=AAAC",
        Err(
            "`AAAC` is not a value of the option `sides`; it can be AAAA, AAAB, AABA, AABB, ABAA, ABAB, ABBA, ABBB, \
             BAAA, BAAB, BABA, BABB, BBAA, BBAB, BBBA or BBBB",
        ),
    );
    check("pyramid_b_four=16", Err("`16` is not a value of the option `pyramid_b_four`; it can be 18 or 15"));
    check(
        "hidden_temples=yes",
        Err("`yes` is not a value of the option `hidden_temples`; it can be false or true"),
    );
}

#[test]
fn an_option_given_twice_is_refused() {
    check("sides=AAAA sides=BBBB", Err("the option `sides` is given twice"));
    check("hidden_temples=true hidden_temples=true", Err("the option `hidden_temples` is given twice"));
}
