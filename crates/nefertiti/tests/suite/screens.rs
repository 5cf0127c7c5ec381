//! The game in the terminal: what a screen shows, and that every choice can be pointed at.

use game::testing::{Conformance, Play};
use game::{ActionSet, Game, Lang, Present, Scene, Seat, Turn, Viewer};
use nefertiti::{Action, Nefertiti, OracleStep, Phase, SaleStep};

/// The position in which the wanted phase comes for the `count`-th time, in the first random game from this seed on where
/// it does.
fn play_to(options: &str, seed: u64, count: usize, is_wanted: impl Fn(Phase) -> bool) -> Nefertiti {
    let reach = |seed| {
        let positions = Play::<Nefertiti>::new(options, seed).positions.into_iter();
        positions.filter(|state| is_wanted(state.view(Viewer::Spectator).phase)).nth(count - 1)
    };
    (seed..).find_map(reach).expect("there is always another seed")
}

fn screen(state: &Nefertiti, lang: Lang) -> String {
    let Turn::Seat(seat) = state.turn() else { panic!("somebody decides") };
    let viewer = Viewer::Seat(seat);
    let (view, legal) = (state.view(viewer), state.legal());
    let scene = Scene { view: &view, viewer, legal: Some(&legal), focus: None };
    Nefertiti::draw(&scene, lang).to_string()
}

#[test]
fn a_turn() {
    let state = play_to("players=4", 7, 30, |phase| phase == Phase::TURN);
    insta::assert_snapshot!(screen(&state, Lang::En));
}

#[test]
fn a_turn_in_french_with_five_players() {
    let state =
        play_to("players=5 memphis=true characters=nile setup=advanced", 8, 40, |phase| phase == Phase::TURN);
    insta::assert_snapshot!(screen(&state, Lang::Fr));
}

#[test]
fn a_sale_in_hungarian_with_two_players() {
    let wanted = |phase| matches!(phase, Phase::Sale(SaleStep::Leaving { .. }));
    let state = play_to("players=2 memphis=true characters=palace setup=advanced", 9, 2, wanted);
    insta::assert_snapshot!(screen(&state, Lang::Hu));
}

#[test]
fn the_oracle_sees_his_cards() {
    let state =
        play_to("players=3 characters=palace", 1, 1, |phase| phase == Phase::Oracle(OracleStep::Ordering));
    let Turn::Seat(seat) = state.turn() else { panic!("the Oracle decides") };
    let draw = |viewer| {
        let view = state.view(viewer);
        let scene = Scene { view: &view, viewer, legal: None, focus: None };
        Nefertiti::draw(&scene, Lang::En).to_string()
    };
    assert!(draw(Viewer::Seat(seat)).contains("Last cards"));
    let other = Seat::all(3).find(|other| *other != seat).unwrap();
    assert!(!draw(Viewer::Seat(other)).contains("Last cards"));
    assert!(!draw(Viewer::Spectator).contains("Last cards"));
}

#[test]
fn pointing_at_a_space_shows_whose_servant_comes_there() {
    let state = play_to("players=4", 7, 30, |phase| phase == Phase::TURN);
    let (view, legal) = (state.view(Viewer::Seat(Seat::new(3))), state.legal());
    let action = legal.iter().find(|action| matches!(action, Action::Place(_))).unwrap();
    let text = |focus| {
        let scene = Scene { view: &view, viewer: Viewer::Seat(Seat::new(3)), legal: Some(&legal), focus };
        let drawing = Nefertiti::draw(&scene, Lang::En);
        let target = Some(action.to_string());
        drawing.lines.into_iter().flatten().find(|span| span.target == target).unwrap().text
    };
    assert!(text(None).starts_with(['·', '!']), "{}", text(None));
    assert!(text(Some(action)).starts_with('B'), "{}", text(Some(action)));
}

#[test]
fn every_choice_stands_on_the_screen_and_nothing_is_too_wide() {
    let mixes = [
        "players=2 characters=palace memphis=true setup=advanced",
        "players=2 characters=nile",
        "players=3 characters=amon setup=advanced",
        "players=4",
        "players=5 characters=random memphis=true setup=advanced",
    ];
    for options in mixes {
        Conformance::<Nefertiti>::default().seed(500).games(2).presented().check(options);
    }
}

#[test]
fn the_board_fits_on_a_small_screen() {
    let mut highest = 0;
    for seed in 0..12 {
        let options = "players=5 memphis=true characters=random setup=advanced";
        let state = play_to(options, seed, 45, |phase| phase == Phase::TURN);
        highest = highest.max(screen(&state, Lang::Hu).lines().count());
    }
    assert!(highest <= 16, "{highest} lines");
}
