//! Reviews, hints and puzzles ask a search that is told nothing about how to think.

use bots::{Bot, Budget, Search, Style, Threads};
use duel::Duel;
use game::{Chosen, Evaluate, Pending, Viewer, settle};
use nefertiti::Nefertiti;
use pyramidice::Pyramidice;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

#[test]
fn whoever_is_told_nothing_thinks_as_the_player_does_by_what_was_learnt() {
    check::<Duel>();
    check::<Nefertiti>();
    check::<Pyramidice>();
}

fn check<G: Evaluate>() {
    let mut state = G::new(&G::options(&Chosen::parse(G::OPTIONS, "").unwrap()).unwrap());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let seat = loop {
        match settle(&mut state, &mut ()) {
            Pending::Chance => {
                let outcome = state.sample_chance(&mut rng);
                state.resolve(outcome, &mut ());
            }
            Pending::Decision(seat, _) => break seat,
            Pending::Over => panic!("a game has decisions"),
        }
    };
    let view = state.view(Viewer::Seat(seat));
    let search = || Search::<G>::new(Threads::ONE, &mut Xoshiro256PlusPlus::seed_from_u64(7));
    let budget = Budget::Nodes(300);
    let usual = search().think(&view, budget);
    assert_eq!(usual, search().in_style(Style::USUAL).think(&view, budget), "{}", G::ID);
    let Ok(Bot::Search(_, _, unlearnt)) = "search[net=0]:300".parse() else { panic!("it is a style") };
    assert_ne!(usual, search().in_style(unlearnt).think(&view, budget), "{}", G::ID);
}
