//! The line protocol: the session in its documentation, and everything that is not a request.

use catalog::Engine;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

#[test]
fn the_session_in_the_documentation_is_what_the_engine_says() {
    let document = include_str!("../../../../docs/protocol.md");
    let session = document.split("```text\n").nth(1).and_then(|rest| rest.split("```").next());
    let mut engine = Engine::default();
    let mut exchanges = 0;
    for exchange in session.expect("there is a session").split("> ").skip(1) {
        let (request, reply) = exchange.split_once("\n< ").expect("a reply follows every request");
        let expected: Value =
            serde_json::from_str(reply).unwrap_or_else(|error| panic!("{request}: {error}"));
        let answer: Value = serde_json::from_str(&engine.answer(request)).unwrap();
        match &expected["games"] {
            Value::Array(games) => check_contains(&answer["games"], games),
            _ => assert_eq!(answer, expected, "the reply to {request}"),
        }
        exchanges += 1;
    }
    assert!(exchanges > 12, "every request is shown");
}

/// The documentation shows some games; the catalog may hold more.
#[track_caller]
fn check_contains(answer: &Value, games: &[Value]) {
    let listed = answer.as_array().expect("games are a list");
    assert!(
        !games.is_empty() && games.iter().all(|game| listed.contains(game)),
        "{listed:?} lacks {games:?}"
    );
}

/// The session as it was when it was promised, and more of it: a copy, so that whoever edits the documentation does not edit
/// the promise. A new promise is appended, an old one never changes.
#[test]
fn what_the_engine_once_promised_it_still_says() {
    let mut engine = Engine::default();
    let mut exchanges = 0;
    for exchange in include_str!("../frozen/protocol.txt").split("> ").skip(1) {
        let (request, reply) = exchange.split_once("\n< ").expect("a reply follows every request");
        let expected: Value = serde_json::from_str(reply).unwrap();
        let answer: Value = serde_json::from_str(&engine.answer(&with_editions(request))).unwrap();
        check_kept(&answer, &expected).unwrap_or_else(|problem| panic!("{request}\n{answer}\n{problem}"));
        exchanges += 1;
    }
    assert_eq!(exchanges, EXCHANGES);
}

/// How many exchanges were promised.
const EXCHANGES: usize = 183;

/// Puts the text of an edition where its name stands. What a program ships may be corrected; what is asked for in full is
/// not.
fn with_editions(request: &str) -> String {
    let editions = [
        ("\"$nefertiti.toml\"", include_str!("../frozen/nefertiti.toml")),
        ("\"$pyramidice.toml\"", include_str!("../frozen/pyramidice.toml")),
    ];
    let fill = |request: String, (name, text): (&str, &str)| request.replace(name, &json!(text).to_string());
    editions.into_iter().fold(request.to_owned(), fill)
}

/// An answer has at least the keys that were promised, with the same values. `…` stands for any value, and at the end of a
/// list for more of them; what is said or drawn for people may change.
fn check_kept(answer: &Value, promised: &Value) -> Result<(), String> {
    match (answer, promised) {
        (_, Value::String(any)) if any == "…" => Ok(()),
        (Value::Array(answers), Value::Array(all)) => {
            let is_cut = all.last().is_some_and(|last| last == "…");
            let shown = all.len() - usize::from(is_cut);
            if answers.len() < shown || (!is_cut && answers.len() != shown) {
                return Err(format!("there are {} in a list of {shown}", answers.len()));
            }
            answers.iter().zip(&all[..shown]).try_for_each(|(answer, promised)| check_kept(answer, promised))
        }
        (Value::Object(answers), Value::Object(all)) => all.iter().try_for_each(|(key, promised)| {
            let answer = answers.get(key).ok_or_else(|| format!("the key {key} is missing"))?;
            match key.as_str() {
                "error" | "table" if answer.is_string() => Ok(()),
                // There may be more games, in any order.
                "games" => check_games(answer, promised),
                _ => check_kept(answer, promised).map_err(|problem| format!("{key}: {problem}")),
            }
        }),
        _ if answer == promised => Ok(()),
        _ => Err(format!("{answer} is not {promised}")),
    }
}

fn check_games(answer: &Value, promised: &Value) -> Result<(), String> {
    promised.as_array().unwrap().iter().try_for_each(|game| {
        let listed = answer.as_array().into_iter().flatten();
        let found = listed.into_iter().find(|other| other["game"] == game["game"]);
        check_kept(found.ok_or_else(|| format!("{game} is not listed"))?, game)
    })
}

#[test]
fn what_is_refused_leaves_the_table_as_it_was() {
    let mut engine = Engine::default();
    let error = |engine: &mut Engine, line: &str| {
        let reply: Value = serde_json::from_str(&engine.answer(line)).unwrap();
        reply["error"].as_str().unwrap_or_else(|| panic!("{line} was not refused: {reply}")).to_owned()
    };
    assert_eq!(
        error(&mut engine, r#"{"turn":{}}"#),
        "there is no table yet; start one with new, set or load"
    );
    engine.answer(r#"{"new":{"game":"imhotep-duel","seed":"1"}}"#);
    let before = engine.answer(r#"{"record":{}}"#);
    for line in [
        "",
        "null",
        "{",
        r#"{"turn":{},"legal":{}}"#,
        r#"{"turn":{"seat":0}}"#,
        r#"{"jump":{}}"#,
        r#"{"play":"place d4"}"#,
        r#"{"play":"unload 1"}"#,
        r#"{"play":5}"#,
        r#"{"back":19}"#,
        r#"{"back":-1}"#,
        r#"{"view":{"seat":2}}"#,
        r#"{"view":{"seat":9}}"#,
        r#"{"new":{"game":"chess"}}"#,
        r#"{"new":{"game":"imhotep-duel","options":"sides=CCCC"}}"#,
        r#"{"new":{"game":"imhotep-duel","seed":" "}}"#,
        r#"{"new":{"game":"imhotep-duel","sed":"1"}}"#,
        r#"{"load":"game: chess\n\n"}"#,
        r#"{"load":"options: sides=AAAA\n\n"}"#,
        r#"{"load":"game: imhotep-duel\n\n-: obelisk\n0: place a1\n"}"#,
    ] {
        assert!(!error(&mut engine, line).is_empty());
        assert_eq!(engine.answer(r#"{"record":{}}"#), before, "after {line}");
    }
}

#[test]
fn a_record_goes_out_and_comes_back() {
    let mut engine = Engine::default();
    engine.answer(r#"{"new":{"game":"imhotep-duel","options":"sides=BBBB","seed":"1"}}"#);
    engine.answer(r#"{"play":"place b2"}"#);
    let record: Value = serde_json::from_str(&engine.answer(r#"{"record":{}}"#)).unwrap();
    let mut other = Engine::default();
    let reply = other.answer(&json!({ "load": record["record"] }).to_string());
    assert_eq!(reply, r#"{"step":19,"turn":{"seat":1}}"#);
    let view = r#"{"view":"spectator"}"#;
    assert_eq!(other.answer(view), engine.answer(view));
}

#[test]
fn no_line_makes_the_engine_panic() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let seeds = [
        r#"{"games":{}}"#,
        r#"{"new":{"game":"imhotep-duel","options":"sides=ABAB hidden_temples=true","seed":"7"}}"#,
        r#"{"new":{"game":"imhotep-duel"}}"#,
        r#"{"play":"place b2"}"#,
        r#"{"play":"temple3"}"#,
        r#"{"view":{"seat":0}}"#,
        r#"{"back":3}"#,
        r#"{"load":"game: imhotep-duel\nchance: seed\nseed: 1\n\n-: obelisk\n-: temple1\n"}"#,
        r#"{"legal":{}}"#,
        r#"{"table":{}}"#,
        r#"{"score":{}}"#,
    ];
    let mut engine = Engine::default();
    let mut granted = 0;
    for round in 0..20_000 {
        let mut line = seeds[rng.random_range(0..seeds.len())].to_owned().into_bytes();
        for _ in 0..rng.random_range(0..4) {
            let at = rng.random_range(0..line.len());
            match rng.random_range(0..3) {
                0 => line[at] = rng.random_range(32..127),
                1 => drop(line.remove(at)),
                _ => line.insert(at, rng.random_range(32..127)),
            }
        }
        let reply = engine.answer(&String::from_utf8_lossy(&line));
        let parsed: Value = serde_json::from_str(&reply).unwrap_or_else(|_| panic!("round {round}: {reply}"));
        assert!(parsed.is_object() && !reply.contains('\n'));
        granted += u32::from(parsed.get("error").is_none());
    }
    assert!((2_000..18_000).contains(&granted), "{granted} of 20000 lines were requests");
}

#[test]
fn going_back_and_forth_at_random_always_answers() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    for new in [r#"{"new":{"game":"imhotep-duel","seed":"7"}}"#, r#"{"new":{"game":"imhotep-duel"}}"#] {
        let mut engine = Engine::default();
        engine.answer(new);
        let mut refused = 0;
        for _ in 0..3000 {
            let legal: Value = serde_json::from_str(&engine.answer(r#"{"legal":{}}"#)).unwrap();
            let texts = ["actions", "chance"].into_iter().filter_map(|key| legal[key].as_array()).flatten();
            let texts: Vec<&str> =
                texts.filter_map(|text| text.as_str().or_else(|| text[0].as_str())).collect();
            let request = if texts.is_empty() || rng.random_ratio(1, 8) {
                json!({ "back": rng.random_range(0..12) })
            } else {
                json!({ "play": texts[rng.random_range(0..texts.len())] })
            };
            let before: Value = serde_json::from_str(&engine.answer(r#"{"record":{}}"#)).unwrap();
            let reply = engine.answer(&request.to_string());
            let after: Value = serde_json::from_str(&engine.answer(r#"{"record":{}}"#)).unwrap();
            if !reply.starts_with(r#"{"step":"#) {
                assert!(reply.starts_with(r#"{"error":"#), "{request}: {reply}");
                assert_eq!(before, after, "{request}: {reply}");
                refused += 1;
            }
        }
        assert!(refused < 300, "{refused} of 3000 requests were refused after {new}");
    }
}

#[test]
fn a_whole_game_is_played_by_texts_alone() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut engine = Engine::default();
    engine.answer(r#"{"new":{"game":"imhotep-duel"}}"#);
    loop {
        let legal: Value = serde_json::from_str(&engine.answer(r#"{"legal":{}}"#)).unwrap();
        let texts: Vec<&str> = match (&legal["actions"], &legal["chance"]) {
            (Value::Array(actions), _) => actions.iter().map(|action| action.as_str().unwrap()).collect(),
            (_, Value::Array(outcomes)) => {
                outcomes.iter().map(|outcome| outcome[0].as_str().unwrap()).collect()
            }
            _ => break,
        };
        assert!(legal["actions"].is_null() || texts.len() > 1, "a legal list never has one entry");
        let choice = texts[rng.random_range(0..texts.len())];
        let reply = engine.answer(&json!({ "play": choice }).to_string());
        assert!(reply.starts_with(r#"{"step":"#), "{choice}: {reply}");
    }
    assert_eq!(engine.answer(r#"{"turn":{}}"#), r#"{"turn":"over"}"#);
}

#[test]
fn a_search_tells_what_it_found_and_leaves_the_table_as_it_was() {
    let mut engine = Engine::default();
    engine.answer(r#"{"new":{"game":"imhotep-duel","seed":"1"}}"#);
    let before = engine.answer(r#"{"record":{}}"#);
    let ask = r#"{"search":{"nodes":500,"seed":7}}"#;
    let reply: Value = serde_json::from_str(&engine.answer(ask)).unwrap();
    let found = &reply["search"];
    let legal: Value = serde_json::from_str(&engine.answer(r#"{"legal":{}}"#)).unwrap();
    let candidates = found["candidates"].as_array().unwrap();
    assert_eq!(candidates.len(), legal["actions"].as_array().unwrap().len());
    assert_eq!(candidates[0]["action"], found["best"]);
    assert_eq!(found["solved"], false);
    assert_eq!(found["nodes"], 500);
    assert_eq!(found["line"][0], json!(format!("0: {}", found["best"].as_str().unwrap())));
    assert!(candidates[0]["points"][1].as_f64().unwrap() > 5.0, "{found}");
    assert_eq!(
        serde_json::from_str::<Value>(&engine.answer(ask)).unwrap(),
        reply,
        "the same seed, the same reply"
    );
    assert_eq!(engine.answer(r#"{"record":{}}"#), before);
    for wrong in [r#"{"search":{"nodes":0}}"#, r#"{"search":{}}"#, r#"{"search":{"nodes":4000000000}}"#] {
        assert!(engine.answer(wrong).starts_with(r#"{"error""#), "{wrong}");
    }
}
