//! What can be relied on of a search.

use std::time::Duration;

use bots::{Budget, Search, Stop, Threads};
use game::{ActionSet, Chosen, Game, Pending, Viewer, settle};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use toy::Toy;

fn first_decision() -> (Toy, game::Seat) {
    let chosen = Chosen::parse(Toy::OPTIONS, "cards=9").unwrap();
    let mut state = Toy::new(&Toy::options(&chosen).unwrap());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    loop {
        match settle(&mut state, &mut ()) {
            Pending::Chance => {
                let card = state.sample_chance(&mut rng);
                state.resolve(card, &mut ());
            }
            Pending::Decision(seat, _) => return (state, seat),
            Pending::Over => unreachable!("a game begins with a decision"),
        }
    }
}

#[test]
fn the_same_seed_and_nodes_give_the_same_thought_on_any_machine() {
    let (state, seat) = first_decision();
    let view = state.view(Viewer::Seat(seat));
    for threads in [1, 2, 3] {
        let think = || {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
            Search::<Toy>::new(Threads::new(threads).unwrap(), &mut rng).think(&view, Budget::Nodes(900))
        };
        let thought = think();
        assert_eq!(thought, think());
        assert_eq!(thought.nodes, 900);
        let visits: u32 = thought.candidates.iter().map(|candidate| candidate.visits).sum();
        assert_eq!(visits, 900, "each iteration tries one action of the decision at hand");
        assert_eq!(thought.line[0], (seat, thought.best()));
    }
}

#[test]
fn threads_that_think_by_the_clock_share_one_tree_and_no_result_is_lost() {
    let (state, seat) = first_decision();
    let view = state.view(Viewer::Seat(seat));
    for threads in [1, 2, 4] {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut search = Search::<Toy>::new(Threads::new(threads).unwrap(), &mut rng);
        let thought = search.think(&view, Budget::Time(Duration::from_millis(30)));
        let visits: u32 = thought.candidates.iter().map(|candidate| candidate.visits).sum();
        assert_eq!(visits, thought.nodes, "{threads} threads");
        assert!(thought.candidates.iter().all(|candidate| (0.0..=1.0).contains(&candidate.value)));
    }
}

#[test]
fn a_search_that_may_be_stopped_thinks_the_same_and_one_that_is_stopped_ends() {
    let (state, seat) = first_decision();
    let view = state.view(Viewer::Seat(seat));
    let search = || Search::<Toy>::new(Threads::ONE, &mut Xoshiro256PlusPlus::seed_from_u64(7));
    let stop = Stop::default();
    assert_eq!(
        search().until(&stop).think(&view, Budget::Nodes(900)),
        search().think(&view, Budget::Nodes(900))
    );
    std::thread::scope(|scope| {
        let mut endless = search().until(&stop);
        let (began, begins) = std::sync::mpsc::channel();
        let view = &view;
        let thinking = scope.spawn(move || {
            began.send(()).unwrap();
            endless.think(view, Budget::Nodes(u32::MAX)).nodes
        });
        begins.recv().unwrap();
        stop.set();
        assert!(thinking.join().unwrap() < u32::MAX);
    });
}

#[test]
fn what_was_thought_about_the_action_that_was_played_is_kept() {
    let (mut state, seat) = first_decision();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut search = Search::<Toy>::new(Threads::ONE, &mut rng);
    let thought = search.think(&state.view(Viewer::Seat(seat)), Budget::Nodes(2000));
    let action = thought.best();
    state.act(action, &mut ());
    search.saw(seat, action);
    let Pending::Decision(next, _) = settle(&mut state, &mut ()) else { panic!("the other answers") };
    let answer = search.think(&state.view(Viewer::Seat(next)), Budget::Nodes(1));
    let visits: u32 = answer.candidates.iter().map(|candidate| candidate.visits).sum();
    assert!(visits > 100, "{answer:?}");
}

#[test]
fn a_search_that_has_no_time_left_settles_for_what_it_has() {
    let (state, seat) = first_decision();
    let view = state.view(Viewer::Seat(seat));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut search = Search::<Toy>::new(Threads::ONE, &mut rng).within(Duration::ZERO);
    let thought = search.think(&view, Budget::Nodes(u32::MAX));
    assert_eq!(thought.nodes, 0);
    assert_eq!(thought.candidates.len(), state.legal().len(), "it knows what it may do");
}

#[test]
fn every_action_has_its_prospects_even_if_it_was_hardly_tried() {
    let (state, seat) = first_decision();
    let view = state.view(Viewer::Seat(seat));
    let mut search = Search::<Toy>::new(Threads::ONE, &mut Xoshiro256PlusPlus::seed_from_u64(7));
    let thought = search.think(&view, Budget::Nodes(1));
    let prospects = search.prospects(&view, &thought, 900);
    assert_eq!(prospects.len(), state.legal().iter().count());
    assert!(prospects.iter().all(|prospect| prospect.value > 0.0 && prospect.value <= 1.0), "{prospects:?}");
}
