//! Arenas of the toy game.

use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering;
use std::time::Duration;

use bots::arena::{
    Arena, ArenaError, Caller, Contestant, Deals, Ended, Meetings, Played, Sprt, Standings, Verdict,
};
use game::{Chosen, Game};
use toy::Toy;

static NEVER: AtomicBool = AtomicBool::new(false);

fn arena(contestants: &str, games: u64) -> Arena<'static> {
    Arena {
        chosen: Chosen::parse(Toy::OPTIONS, "").unwrap(),
        contestants: contestants.split(',').map(|name| name.parse().unwrap()).collect(),
        meetings: Meetings::RoundRobin,
        deals: Deals::Paired,
        games,
        sprt: None,
        seed: 1,
        limit: Duration::from_secs(10),
        threads: 1,
        folder: None,
        progress: &|_| (),
        stopped: &NEVER,
    }
}

/// What does not depend on the clock.
fn timeless(mut standings: Standings) -> Standings {
    for standing in &mut standings.contestants {
        standing.effort.nanoseconds = 0;
    }
    standings
}

fn read(folder: &Path) -> Vec<Played> {
    let text = fs::read_to_string(folder.join("games.jsonl")).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for sprt in [None, Some(Sprt::new(0.0, 60.0).unwrap())] {
        let run = |threads| {
            let arena = Arena { threads, sprt, ..arena("greedy,random,uct:20", 200) };
            timeless(arena.run::<Toy>().unwrap())
        };
        let one = run(1);
        assert!(one.is_finished);
        assert_eq!(one, run(3));
    }
}

#[test]
fn the_stronger_player_is_found_and_counted() {
    let standings = arena("greedy,random", 1000).run::<Toy>().unwrap();
    let versus = &standings.versus[0];
    assert_eq!((standings.games, versus.wins + versus.draws + versus.losses), (1000, 1000));
    assert_eq!(versus.deals.iter().sum::<u64>(), 500);
    assert!(versus.elo.unwrap().low > 50.0, "{versus:?}");
    let shares: Vec<f64> = standings.contestants.iter().map(|one| one.share.unwrap().share).collect();
    assert!((shares[0] + shares[1] - 1.0).abs() < 1e-9);
}

#[test]
fn a_player_against_itself_is_even() {
    let standings = arena("greedy,greedy", 2000).run::<Toy>().unwrap();
    let share = standings.versus[0].share.unwrap();
    assert!(share.low < 0.5 && share.high > 0.5, "{share:?}");
}

#[test]
fn every_deal_is_played_once_from_each_side() {
    let folder = tempfile::tempdir().unwrap();
    Arena { folder: Some(folder.path().to_owned()), ..arena("greedy,random", 100) }.run::<Toy>().unwrap();
    let games = read(folder.path());
    assert_eq!(games.len(), 100);
    for (deal, pair) in games.chunks(2).enumerate() {
        assert_eq!(pair.iter().map(|played| played.place.deal).collect::<Vec<u64>>(), [deal as u64; 2]);
        assert_eq!(pair[0].contestants, ["greedy", "random"]);
        assert_eq!(pair[1].contestants, ["random", "greedy"]);
        assert!(pair.iter().all(|played| played.ending.ended == Ended::Played));
    }
}

#[test]
fn a_test_stops_by_itself() {
    let sprt = Some(Sprt::new(0.0, 40.0).unwrap());
    let standings = Arena { sprt, ..arena("greedy,random", 20_000) }.run::<Toy>().unwrap();
    assert_eq!(standings.versus[0].test.unwrap().verdict, Verdict::H1);
    assert!(standings.is_finished && standings.games < 2000, "{}", standings.games);
    let standings = Arena { sprt, ..arena("random,greedy", 20_000) }.run::<Toy>().unwrap();
    assert_eq!(standings.versus[0].test.unwrap().verdict, Verdict::H0);
    let standings = Arena { sprt, ..arena("greedy,greedy", 4) }.run::<Toy>().unwrap();
    assert_eq!(standings.versus[0].test.unwrap().verdict, Verdict::Undecided);
}

#[test]
fn a_run_that_was_cut_off_goes_on_to_the_same_end() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("run");
    let run = || Arena { folder: Some(path.clone()), ..arena("greedy,random,uct:10", 40) };
    let whole = timeless(run().run::<Toy>().unwrap());
    assert_eq!(whole.games, 120);
    let file = path.join("games.jsonl");
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, &text[..text.len() / 2]).unwrap();
    assert_eq!(timeless(run().run::<Toy>().unwrap()), whole);
    let played = read(&path);
    assert_eq!(played.len(), 120, "each game is there once");
    // Nothing is left to be played, and nothing is played.
    assert_eq!(timeless(run().run::<Toy>().unwrap()), whole);
    assert_eq!(read(&path), played);
}

#[test]
fn a_run_that_is_stopped_keeps_what_is_finished() {
    let folder = tempfile::tempdir().unwrap();
    let stopped = AtomicBool::new(false);
    let stop = |done: u64| stopped.store(done >= 7, Ordering::Relaxed);
    let cut = Arena {
        folder: Some(folder.path().to_owned()),
        stopped: &stopped,
        progress: &stop,
        ..arena("greedy,random", 40)
    };
    let standings = cut.run::<Toy>().unwrap();
    assert_eq!((standings.is_finished, standings.games), (false, 6));
    assert_eq!(read(folder.path()).len(), 7);
    let rest = Arena { folder: Some(folder.path().to_owned()), ..arena("greedy,random", 40) };
    let all = arena("greedy,random", 40).run::<Toy>().unwrap();
    assert_eq!(timeless(rest.run::<Toy>().unwrap()), timeless(all));
}

#[test]
fn other_settings_and_broken_games_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let run =
        |seed, games| Arena { seed, folder: Some(folder.path().to_owned()), ..arena("greedy,random", games) };
    run(1, 4).run::<Toy>().unwrap();
    let error = run(2, 4).run::<Toy>().unwrap_err().to_string();
    assert!(error.contains("`seed` is 1 there and 2 here"), "{error}");
    let error = run(1, 6).run::<Toy>().unwrap_err().to_string();
    assert!(error.contains("`games` is 4 there and 6 here"), "{error}");
    let file = folder.path().join("games.jsonl");
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, format!("nonsense\n{text}")).unwrap();
    let error = run(1, 4).run::<Toy>().unwrap_err().to_string();
    assert!(error.contains("does not hold a game in line 1"), "{error}");
}

#[test]
fn a_folder_is_used_by_one_run_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let second = std::sync::Mutex::new(None);
    let again = |_| {
        let run = Arena { folder: Some(folder.path().to_owned()), ..arena("greedy,random", 2) };
        *second.lock().unwrap() = Some(run.run::<Toy>());
    };
    let first =
        Arena { folder: Some(folder.path().to_owned()), progress: &again, ..arena("greedy,random", 2) };
    first.run::<Toy>().unwrap();
    let error = second.into_inner().unwrap().unwrap().unwrap_err();
    assert!(matches!(&error, ArenaError::Folder(text) if text.contains("in use by another run")), "{error}");
}

#[test]
fn what_cannot_be_played_is_refused() {
    let refused = |arena: Arena<'_>| arena.run::<Toy>().unwrap_err().to_string();
    assert_eq!(refused(arena("random", 2)), "1 players were named, but there are 2 seats");
    let missing = refused(arena("random,cmd:no-such-program-here", 2));
    assert!(missing.starts_with("cmd:no-such-program-here could not be started: "), "{missing}");
}

#[test]
fn somebody_in_this_process_plays_forfeits_and_stops_the_contest() {
    let meet = |choose: fn(&[String]) -> Option<String>| {
        let mut arena = arena("random,random", 20);
        let caller = Caller::new("caller", move |asked| {
            assert_eq!(asked.legal.len(), asked.numbers.len());
            choose(&asked.legal)
        });
        arena.contestants[0] = Contestant::Caller(caller);
        arena.run::<Toy>().unwrap()
    };
    let first = meet(|legal| legal.first().cloned());
    assert_eq!((first.games, first.contestants[0].failures()), (20, 0));
    assert_eq!(first.contestants[0].contestant, "caller");
    let wrong = meet(|_| Some("fly away".to_owned()));
    assert_eq!((wrong.games, wrong.contestants[0].failures()), (20, 20));
    let none = meet(|_| None);
    assert!(none.games == 0 && !none.is_finished);
}
