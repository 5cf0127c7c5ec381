//! Tables: going back, undo, records, logs, previews.

use catalog::{Chance, Session, Table, find};
use game::{Chosen, Game, Lang, Mark, Record, Seat, Turn, Viewer};
use toy::Toy;

fn duel(options: &str, seed: &str) -> Box<dyn Table> {
    let entry = find("imhotep-duel").unwrap();
    (entry.start)(&entry.choose(options, None).unwrap(), Chance::Seed(seed.parse().unwrap())).unwrap()
}

fn play(table: &mut dyn Table, steps: &[&str]) {
    for step in steps {
        table.play(step).unwrap_or_else(|error| panic!("{step}: {error}"));
    }
}

fn toy() -> Chosen {
    Chosen::parse(Toy::OPTIONS, "").unwrap()
}

#[test]
fn a_seed_deals_the_set_up_and_the_same_game_again() {
    let (one, other) = (duel("", "x"), duel("", "x"));
    assert_eq!(one.steps(), 18);
    assert_eq!(one.turn(), Turn::Seat(Seat::new(0)));
    assert_eq!(one.record(), other.record());
    assert_ne!(one.record().steps, duel("", "y").record().steps);
}

#[test]
fn going_back_and_on_draws_the_same() {
    let mut table = duel("", "1");
    play(table.as_mut(), &["place a1", "place b1", "unload 1"]);
    let record = table.record();
    assert_eq!(table.steps(), 24, "three draws follow the unload");
    table.back(1).unwrap();
    assert_eq!(table.steps(), 20, "it goes on back to a decision");
    play(table.as_mut(), &["unload 1"]);
    assert_eq!(table.record(), record);
    table.back(24).unwrap();
    assert_eq!(table.steps(), 18, "the set-up deals itself again");
    assert!(table.back(19).is_err());
    table.back(0).unwrap();
    assert_eq!(table.steps(), 18, "no step back is no step back");
}

#[test]
fn undo_stops_at_a_draw() {
    let (white, black) = (Seat::new(0), Seat::new(1));
    let mut table = duel("", "1");
    assert_eq!(table.undoable(white), None, "nothing was decided yet");
    play(table.as_mut(), &["place a1"]);
    assert_eq!((table.undoable(white), table.undoable(black)), (Some(1), None));
    play(table.as_mut(), &["place b1"]);
    assert_eq!((table.undoable(white), table.undoable(black)), (Some(2), Some(1)));
    play(table.as_mut(), &["unload 1"]);
    assert_eq!((table.undoable(white), table.undoable(black)), (None, None));
}

#[test]
fn undo_stops_at_a_reveal() {
    let mut table = Session::<Toy>::new(&toy(), Chance::Seed("1".parse().unwrap())).unwrap();
    let lead = Table::legal(&table)[0].clone();
    table.play(&lead).unwrap();
    assert_eq!(table.undoable(Seat::new(0)), None, "the card was seen");
}

#[test]
fn a_record_goes_on_where_it_stopped_with_its_unknown_headers() {
    let mut table = duel("sides=BABA", "1");
    play(table.as_mut(), &["place a1", "place b1"]);
    let text = table.record().to_string().replace("\n\n", "\nmood: calm\n\n");
    let mut loaded = (table.entry().load)(&Record::parse(&text).unwrap()).unwrap();
    assert_eq!(loaded.record().to_string(), text);
    play(table.as_mut(), &["unload 1"]);
    play(loaded.as_mut(), &["unload 1"]);
    assert_eq!(loaded.view(Viewer::Spectator), table.view(Viewer::Spectator));
}

#[test]
fn a_record_with_a_chance_that_nobody_knows_is_refused() {
    let check = |headers: &str, expected: &str| {
        let record = Record::parse(&format!("game: imhotep-duel\n{headers}\n")).unwrap();
        let error = (find("imhotep-duel").unwrap().load)(&record).err().map(|error| error.to_string());
        assert_eq!(error.as_deref(), Some(expected));
    };
    check("chance: seed\n", "line 2: chance comes from a seed, but there is no header `seed`");
    check("chance: dice\n", "line 2: the header `chance` says dice; it can be open, seed or fair");
    check(
        "ended: resigned 2\n",
        "line 2: the header `ended` says resigned 2; it can be played, resigned or timed-out with a seat, or abandoned",
    );
    check("rules: 9\n", "line 2: the header `rules` says 9, but the version of the rules here is 1");
    check("seats: 3\n", "line 2: the header `seats` says 3, but for these options it is 2");
    check(
        "ended: played\n",
        "line 2: the header `ended` says that the game was played to its end, but the steps stop before it",
    );
}

#[test]
fn how_a_game_ended_early_is_kept() {
    for ended in ["resigned 1", "abandoned"] {
        let text = duel("", "1").record().to_string().replace("\n\n", &format!("\nended: {ended}\n\n"));
        let loaded = (find("imhotep-duel").unwrap().load)(&Record::parse(&text).unwrap()).unwrap();
        assert_eq!(loaded.record().to_string(), text);
    }
}

#[test]
fn the_log_tells_draws_decisions_and_what_was_forced() {
    let mut table = Session::<Toy>::new(&toy(), Chance::Open).unwrap();
    for step in [
        "card1",
        "card2",
        "card5",
        "card4",
        "card6",
        "card7",
        "play card5",
        "play card7",
        "play card4",
        "play card6",
    ] {
        table.play(step).unwrap();
    }
    let told =
        |viewer| Table::log(&table, viewer, Lang::En).into_iter().map(|line| line.text).collect::<Vec<_>>();
    let own = told(Viewer::Seat(Seat::new(0)));
    assert_eq!(own[0], "First gets 1.");
    assert_eq!(own[1], "Second gets a card.");
    assert_eq!(own[9], "First plays 6. First takes the trick. First has no other choice. First plays 1.");
    let others = told(Viewer::Spectator);
    assert_eq!(others[0], "First gets a card.");
    assert_eq!(
        others[9], "First plays 6. First takes the trick. First plays 1.",
        "nobody asked them anything"
    );
}

#[test]
fn a_preview_shows_what_is_known_and_stops_before_the_draw() {
    let mut table = duel("", "1");
    play(table.as_mut(), &["place a1", "place b1"]);
    let viewer = Viewer::Seat(Seat::new(0));
    let preview = table.preview(viewer, "unload 1", Lang::En).unwrap();
    assert_eq!(
        preview.sentences,
        [
            "White unloads boat 1.",
            "White takes temple 1 with the meeple on a1.",
            "Black takes the action Place & unload with the meeple on b1.",
            "Lost, as no meeple is left to take it: dark pyramid."
        ]
    );
    assert_eq!((preview.before, preview.after), (vec![1, 1], vec![1, 1]));
    assert_eq!(table.preview(viewer, "unload 2", Lang::En), None, "it is not legal");
    assert_eq!(table.steps(), 20, "nothing was played");
}

#[test]
fn hidden_temples_are_left_out_of_log_preview_and_score_until_the_end_r18() {
    let mut table = duel("hidden_temples=true", "1");
    play(table.as_mut(), &["place a1", "place b1"]);
    let [white, black] = [0, 1].map(|seat| Viewer::Seat(Seat::new(seat)));
    let sentence = |viewer| table.preview(viewer, "unload 1", Lang::En).unwrap().sentences[1].clone();
    assert_eq!(sentence(white), "White takes temple 1 with the meeple on a1.");
    assert_eq!(sentence(black), "White takes a temple token with the meeple on a1.");
    play(table.as_mut(), &["unload 1"]);
    let totals = |viewer| table.shown_score(viewer).0.iter().map(game::Tally::total).collect::<Vec<_>>();
    assert_eq!((totals(white), totals(black)), (vec![1, 1], vec![0, 1]));
    assert_eq!(totals(Viewer::Spectator), [0, 1]);
    let log = |viewer| table.log(viewer, Lang::En)[20].text.clone();
    assert!(log(white).contains("temple 1") && !log(black).contains("temple 1"));
    assert_eq!(table.view(white), table.view(black), "the view is the same: this is memory, not secrecy");
}

#[test]
fn a_computer_player_chooses_something_legal() {
    use rand::SeedableRng;
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(1);
    let mut table = duel("", "1");
    while table.turn() != Turn::Over {
        let choice = table.choose(bots::Bot::Greedy, None, &bots::Stop::default(), &mut rng).unwrap();
        assert!(table.legal().contains(&choice.action));
        table.play(&choice.action).unwrap();
    }
    assert_eq!(table.record().get("ended"), Some("played"));
    assert!(table.choose(bots::Bot::Greedy, None, &bots::Stop::default(), &mut rng).is_none());
}

#[test]
fn what_is_pointed_out_shows_to_those_who_may_know_it_and_to_nobody_else() {
    let session = Session::<Toy>::new(&toy(), Chance::Seed("1".parse().unwrap())).unwrap();
    let table: &dyn Table = &session;
    let Turn::Seat(seat) = table.turn() else { panic!("a game begins with a decision") };
    let other = Seat::all(2).find(|other| *other != seat).unwrap();
    let (legal, nothing) = (table.legal(), "play card99".to_owned());
    let shows = |action: &str, viewer: Viewer| {
        let fragments = table.marked_fragments(viewer, &[(action, Mark::Better)], Lang::En);
        assert!(fragments.choices.is_empty(), "it cannot be chosen");
        fragments.holdings.iter().any(|holdings| holdings.clone().into_string().contains("better"))
    };
    for action in &legal {
        assert!(shows(action, Viewer::All) && shows(action, Viewer::Seat(seat)), "{action}");
        assert!(!shows(action, Viewer::Seat(other)) && !shows(action, Viewer::Spectator), "{action}");
    }
    assert!(!shows(&nothing, Viewer::All), "what is not legal is left out");
}

#[test]
fn the_score_sheet_has_all_its_lines_also_where_points_are_hidden() {
    let table = duel("hidden_temples=true", "1");
    assert!(table.parts().contains(&"temple"));
    assert!(!table.shown_score(Viewer::Spectator).parts().contains(&"temple"));
}

#[test]
fn a_game_without_editions_refuses_the_record_of_one() {
    let record = duel("", "1").record().to_string();
    for header in ["edition: 00 of somebody", "edition-text: \"faces = 6\""] {
        let text = record.replacen("seats:", &format!("{header}\nseats:"), 1);
        let refused = catalog::load(&game::Record::parse(&text).unwrap()).err().unwrap().to_string();
        let at = text.lines().position(|found| found == header).unwrap() + 1;
        assert_eq!(refused, format!("line {at}: this game has no editions"));
    }
    let broken = record.replacen("seats:", "edition-text: faces\nseats:", 1);
    let refused = catalog::load(&game::Record::parse(&broken).unwrap()).err().unwrap().to_string();
    assert!(refused.ends_with("is not a text between quotation marks, as JSON has them"), "{refused}");
}
