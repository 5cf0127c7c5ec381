//! The game in the terminal: what a screen shows, and that every choice can be pointed at.

use game::testing::{Conformance, Play};
use game::{ActionSet, Game, Lang, Present, Scene, Seat, Turn, Viewer};
use pyramidice::{Action, Pyramidice};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::busy;

/// The position in which somebody decides for the `count`-th time among actions that are wanted, in the first random game
/// from this seed on where it comes to that.
fn play_to(options: &str, seed: u64, count: usize, is_wanted: impl Fn(Action) -> bool) -> Pyramidice {
    let decides =
        |state: &Pyramidice| matches!(state.turn(), Turn::Seat(_)) && state.legal().iter().any(&is_wanted);
    let find = |seed| Play::new(options, seed).positions.into_iter().filter(decides).nth(count - 1);
    (seed..).find_map(find).expect("there is always another seed")
}

fn screen(state: &Pyramidice, lang: Lang) -> String {
    let Turn::Seat(seat) = state.turn() else { panic!("somebody decides") };
    let viewer = Viewer::Seat(seat);
    let (view, legal) = (state.view(viewer), state.legal());
    let scene = Scene { view: &view, viewer, legal: Some(&legal), focus: None };
    Pyramidice::draw(&scene, lang).to_string()
}

fn is_build(action: Action) -> bool {
    matches!(action, Action::Build(..))
}

#[test]
fn a_work_turn_with_four_players() {
    let state = play_to("players=4", 3, 40, is_build);
    insta::assert_snapshot!(screen(&state, Lang::En));
}

#[test]
fn the_choice_of_a_turn_in_french_with_three_players() {
    let state = play_to("players=3", 5, 20, |action| action == Action::Work);
    insta::assert_snapshot!(screen(&state, Lang::Fr));
}

#[test]
fn a_game_against_an_architect_in_hungarian() {
    let state = play_to("players=1 architect=imhotep", 1, 7, |action| matches!(action, Action::Rest(_)));
    insta::assert_snapshot!(screen(&state, Lang::Hu));
}

#[test]
fn dice_to_reroll_stand_in_a_list() {
    let state = play_to("players=2", 1, 2, |action| matches!(action, Action::Roll(_)));
    insta::assert_snapshot!(screen(&state, Lang::En));
}

#[test]
fn what_is_dealt_is_shown_to_its_owner_alone() {
    let state = play_to("players=2", 1, 1, |action| matches!(action, Action::Keep(_)));
    let draw = |viewer| {
        let view = state.view(viewer);
        let scene = Scene { view: &view, viewer, legal: None, focus: None };
        Pyramidice::draw(&scene, Lang::En).to_string()
    };
    let white = Seat::new(0);
    let dealt = state.view(Viewer::Seat(white)).players[white].dealt.expect("it is White's own view");
    let names: Vec<String> = dealt
        .iter()
        .map(|scarab| Pyramidice::words().say(Lang::En, &format!("scarab-{scarab}"), &[]))
        .collect();
    let own = draw(Viewer::Seat(white));
    assert!(own.contains(&format!("{}?", names.join("/"))), "{own}");
    assert_eq!(own.matches("P?").count(), 1, "{own}");
    for (viewer, secrets) in [(Viewer::Seat(Seat::new(1)), 1), (Viewer::Spectator, 2)] {
        let text = draw(viewer);
        assert!(names.iter().all(|name| !text.contains(name)), "{text}");
        assert_eq!(text.matches("P?").count(), secrets, "{text}");
    }
}

#[test]
fn pointing_at_a_space_shows_the_die_that_comes_there() {
    let state = play_to("players=4", 3, 40, is_build);
    let Turn::Seat(seat) = state.turn() else { panic!("somebody decides") };
    let (view, legal) = (state.view(Viewer::Seat(seat)), state.legal());
    let Some(action @ Action::Build(face, _)) = legal.iter().filter(|action| is_build(*action)).last() else {
        panic!("something can be built")
    };
    let text = |focus| {
        let scene = Scene { view: &view, viewer: Viewer::Seat(seat), legal: Some(&legal), focus };
        let drawing = Pyramidice::draw(&scene, Lang::En);
        let target = Some(action.to_string());
        drawing.lines.into_iter().flatten().find(|span| span.target == target).unwrap().text
    };
    assert_eq!(text(None), "·");
    assert_eq!(text(Some(action)), face.to_string());
}

#[test]
fn every_choice_stands_on_the_screen_and_nothing_is_too_wide() {
    for options in ["players=2", "players=3", "players=4", "players=1", "players=1 architect=amenhotep"] {
        Conformance::<Pyramidice>::default().seed(500).games(2).presented().check(options);
    }
}

/// Sixteen lines are left of twenty-four when everything else has what it needs.
#[test]
fn the_board_of_four_players_fits_on_a_small_screen() {
    for seed in 0..3 {
        let positions = busy::positions("players=4", &mut Xoshiro256PlusPlus::seed_from_u64(seed));
        for state in positions.iter().filter(|state| matches!(state.turn(), Turn::Seat(_))) {
            let text = screen(state, Lang::Hu);
            assert!(text.lines().count() <= 16, "seed {seed}:\n{text}");
        }
    }
}
