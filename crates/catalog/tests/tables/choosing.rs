//! Who can choose the draws, and who cannot: every sentence of `docs/fair-draws.md` about it is tried here. Whoever tries
//! wants obelisks among the eighteen tokens that the Duel begins with, of which there are 3.6 on average.

use catalog::{Choosers, Commit, Entropy, Fair, Gathering, Seating, Secret, Verified, verify};
use game::{EarlyEnd, Record, Seat};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// How many words, or whatever can be tried, are tried for one table.
const TRIES: u64 = 300;

/// How many tables an average is taken over.
const TABLES: u64 = 60;

const TABLE: &str = "somewhere";

fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

fn word(rng: &mut Xoshiro256PlusPlus) -> Entropy {
    Entropy::Given((0..16).map(|_| rng.random()).collect())
}

fn secret(rng: &mut Xoshiro256PlusPlus) -> Secret {
    Secret::new(std::array::from_fn(|_| rng.random()))
}

/// Draws of the present version, with nobody committed to anything.
fn fair(secret: &Secret, entropy: &[Entropy]) -> Fair {
    let gathering = Gathering { order: vec![0, 1], ..Gathering::new(entropy.len()) };
    Fair {
        table: TABLE.to_owned(),
        deal: None,
        secret: secret.clone(),
        entropy: entropy.to_vec(),
        seating: Seating::Chosen,
        gathering: Some(gathering),
    }
}

/// How many of the first eighteen tokens are obelisks. They come first in the order of the tokens, so nothing else counts.
fn obelisks(fair: &Fair) -> u64 {
    let mut left = 12;
    for number in 1..=18 {
        left -= u64::from(fair.draw(number, 61 - number) < left);
    }
    12 - left
}

fn average(of_table: impl FnMut(u64) -> u64) -> f64 {
    (0..TABLES).map(of_table).sum::<u64>() as f64 / TABLES as f64
}

/// The word with which there are the most obelisks.
fn best(rng: &mut Xoshiro256PlusPlus, obelisks: impl Fn(&Entropy) -> u64) -> Entropy {
    let tries = (0..TRIES).map(|_| word(rng));
    tries.max_by_key(|word| obelisks(word)).expect("something is tried")
}

/// More than chance gives, by far.
fn gains(average: f64) -> bool {
    average > 6.0
}

/// What chance gives.
fn gains_nothing(average: f64) -> bool {
    (3.0..4.2).contains(&average)
}

/// A table of the Duel with these draws at which Black resigns at once.
fn record(fair: &Fair) -> Record {
    let entry = catalog::find("imhotep-duel").unwrap();
    let mut table =
        (entry.start)(&entry.choose("", None).unwrap(), catalog::Chance::Fair(fair.clone())).unwrap();
    table.stop(EarlyEnd::Resigned(Seat::new(1))).unwrap();
    table.record()
}

fn choosers(fair: &Fair) -> Choosers {
    match verify(&record(fair)).unwrap() {
        Verified::Followed(found) => found.choosers,
        other => panic!("{other:?}"),
    }
}

/// The attack that the second version was made for: thirty thousand words for a player who gave nothing.
#[test]
fn in_the_first_version_the_host_alone_could_grind_the_words_of_silent_players_and_verify_says_so() {
    let mut rng = rng(1);
    let honest = Entropy::given(b"what an honest player typed");
    let mut fair = Fair { gathering: None, ..fair(&secret(&mut rng), &[honest, Entropy::Absent]) };
    let mut most = 0;
    let mut ground = fair.clone();
    for number in 0..30_000_u32 {
        fair.entropy[1] = Entropy::Hosted(number.to_be_bytes().to_vec());
        let found = obelisks(&fair);
        if found > most {
            (most, ground) = (found, fair.clone());
        }
    }
    assert!(most >= 9, "only {most}");
    assert_eq!(choosers(&ground), Choosers::Host);
}

/// What the host can still write into the record when it knows what everybody put in has no say in the draws.
#[test]
fn the_same_thirty_thousand_tries_now_all_give_the_same_draws() {
    let mut rng = rng(2);
    let honest = Entropy::given(b"what an honest player typed");
    let mut fair = fair(&secret(&mut rng), &[honest, Entropy::Absent]);
    let draws = |fair: &Fair| (1..=18).map(|number| fair.draw(number, 61 - number)).collect::<Vec<_>>();
    let only = draws(&fair);
    for round in 1..=30_000 {
        let order = [vec![0, 1], vec![1, 0], vec![0]][round as usize % 3].clone();
        fair.gathering = Some(Gathering { order, round, ..Gathering::new(2) });
        assert_eq!(fair.draw(1, 60), only[0]);
    }
    assert_eq!(draws(&fair), only);
    // And a word of the host's own is refused.
    let mut record = record(&fair);
    let words = record.get("entropy").unwrap().replace('-', "host:00");
    record.set("entropy", &words);
    let problem = verify(&record).unwrap_err().to_string();
    assert!(problem.contains("no host puts in words"), "{problem}");
}

#[test]
fn who_sits_last_and_knows_the_secret_gains_against_somebody_who_only_typed_and_verify_says_so() {
    let grind = |table| {
        let mut rng = rng(table);
        let (secret, honest) = (secret(&mut rng), word(&mut rng));
        let last = best(&mut rng, |word| obelisks(&fair(&secret, &[honest.clone(), word.clone()])));
        obelisks(&fair(&secret, &[honest, last]))
    };
    assert!(gains(average(grind)), "{}", average(grind));
    let mut rng = rng(3);
    let typed = fair(&secret(&mut rng), &[word(&mut rng), word(&mut rng)]);
    assert_eq!(choosers(&typed), Choosers::HostAndLast);
}

/// All that is known of the honest player is a hash, so whatever is tried is tried against a guess.
#[test]
fn who_sits_last_and_knows_the_secret_gains_nothing_against_somebody_who_committed() {
    let grind = |table| {
        let mut rng = rng(table);
        let (secret, honest, guess) = (secret(&mut rng), word(&mut rng), word(&mut rng));
        let last = best(&mut rng, |word| obelisks(&fair(&secret, &[guess.clone(), word.clone()])));
        obelisks(&fair(&secret, &[honest, last]))
    };
    assert!(gains_nothing(average(grind)), "{}", average(grind));
    let committed = committed(&mut rng(4));
    assert_eq!(choosers(&committed), Choosers::Nobody);
}

/// Two players, the first of whom was committed.
fn committed(rng: &mut Xoshiro256PlusPlus) -> Fair {
    let mut fair = fair(&secret(rng), &[word(rng), word(rng)]);
    let Entropy::Given(bytes) = &fair.entropy[0] else { panic!("a word was given") };
    let commit = Commit::new(TABLE, &fair.commitment(), bytes);
    fair.gathering = Some(Gathering { order: vec![0, 1], commits: vec![Some(commit), None], round: 1 });
    fair
}

#[test]
fn who_sat_before_an_honest_player_gains_nothing_even_with_the_secret() {
    let grind = |table| {
        let mut rng = rng(table);
        let (secret, honest, guess) = (secret(&mut rng), word(&mut rng), word(&mut rng));
        let first = best(&mut rng, |word| obelisks(&fair(&secret, &[word.clone(), guess.clone()])));
        obelisks(&fair(&secret, &[first, honest]))
    };
    assert!(gains_nothing(average(grind)), "{}", average(grind));
}

#[test]
fn the_host_that_chooses_its_secret_before_an_honest_player_comes_gains_nothing() {
    let grind = |table| {
        let mut rng = rng(table);
        let guess = word(&mut rng);
        let secrets: Vec<Secret> = (0..TRIES).map(|_| secret(&mut rng)).collect();
        let chosen =
            secrets.iter().max_by_key(|secret| obelisks(&fair(secret, &[guess.clone(), Entropy::Absent])));
        obelisks(&fair(chosen.unwrap(), &[word(&mut rng), Entropy::Absent]))
    };
    assert!(gains_nothing(average(grind)), "{}", average(grind));
}

#[test]
fn where_nobody_puts_anything_in_the_host_gains_and_verify_says_so() {
    let silent = [Entropy::Absent, Entropy::Absent];
    let grind = |table| {
        let mut rng = rng(table);
        (0..TRIES).map(|_| obelisks(&fair(&secret(&mut rng), &silent))).max().unwrap()
    };
    assert!(gains(average(grind)), "{}", average(grind));
    assert_eq!(choosers(&fair(&secret(&mut rng(5)), &silent)), Choosers::Host);
}

#[test]
fn players_who_do_not_know_the_secret_gain_nothing_together() {
    let grind = |table| {
        let mut rng = rng(table);
        let (secret, guess, first) = (secret(&mut rng), secret(&mut rng), word(&mut rng));
        let last = best(&mut rng, |word| obelisks(&fair(&guess, &[first.clone(), word.clone()])));
        obelisks(&fair(&secret, &[first, last]))
    };
    assert!(gains_nothing(average(grind)), "{}", average(grind));
}

/// A player who is told the secret by the host can refuse to reveal when the draws are bad, but each time costs a round,
/// with a new secret, new entropy of everybody and, for the one who refused, the chair.
#[test]
fn refusing_to_reveal_gains_one_more_deal_a_round_with_the_host_and_nothing_without() {
    const ROUNDS: usize = 8;
    let deals = |table: u64| {
        let mut rng = rng(table);
        (0..ROUNDS).map(|_| obelisks(&fair(&secret(&mut rng), &[word(&mut rng), word(&mut rng)]))).collect()
    };
    let with_host = |table: u64| -> u64 { Vec::<u64>::into_iter(deals(table)).max().unwrap() };
    let best_of_eight = average(with_host);
    assert!((5.0..6.5).contains(&best_of_eight), "{best_of_eight}");
    // Without the secret nobody can tell a good deal from a bad one, so any round is as good as another.
    let without =
        |table: u64| -> u64 { Vec::<u64>::into_iter(deals(table)).nth(table as usize % ROUNDS).unwrap() };
    assert!(gains_nothing(average(without)), "{}", average(without));
}

/// A player who repeats the commitment of another, and then the entropy, does not cancel it out.
#[test]
fn repeating_what_another_player_put_in_gains_nothing() {
    let copied = |table| {
        let mut rng = rng(table);
        let (secret, honest) = (secret(&mut rng), word(&mut rng));
        obelisks(&fair(&secret, &[honest.clone(), honest]))
    };
    assert!(gains_nothing(average(copied)), "{}", average(copied));
}

#[test]
fn a_commitment_holds_for_one_table_one_secret_and_one_word_that_cannot_be_guessed() {
    let (table, commitment, word) = (TABLE, "c".repeat(64), [7; 16]);
    let commit = Commit::new(table, &commitment, &word);
    assert!(commit.is_kept_by(table, &commitment, &word));
    assert!(!commit.is_kept_by("elsewhere", &commitment, &word));
    assert!(!commit.is_kept_by(table, &"d".repeat(64), &word));
    assert!(!commit.is_kept_by(table, &commitment, &[8; 16]));
    let short = [7; 15];
    assert!(!Commit::new(table, &commitment, &short).is_kept_by(table, &commitment, &short));
}

#[test]
fn what_the_record_says_about_commitments_and_order_has_to_go_together() {
    let record = record(&committed(&mut rng(6)));
    assert!(matches!(verify(&record), Ok(Verified::Followed(_))));
    let commit = record.get("commits").unwrap().split(' ').next().unwrap().to_owned();
    for (key, value, problem) in [
        ("commits", format!("- {commit}"), "from place 1 is not what was committed to"),
        ("commits", commit.clone(), "there are 2 places, but 1 commits"),
        ("commits", format!("{commit} x"), "a commit is 64 hexadecimal digits"),
        ("order", "0".to_owned(), "put in from place 1, but nobody sat down there"),
        ("order", "0 0".to_owned(), "place 0 was taken twice"),
        ("order", "0 1 2".to_owned(), "there is no place 2"),
        ("order", "0 01".to_owned(), "the header `order` is a list of places"),
        ("order", String::new(), "there is no header `order`"),
        ("round", "0".to_owned(), "the header `round` is a number from 1 on"),
        ("draws", "3".to_owned(), "the header `draws` says 3"),
        ("draws", String::new(), "but the draw that follows from its headers is"),
    ] {
        let mut changed = record.clone();
        changed.set(key, &value);
        let error = verify(&changed).unwrap_err().to_string();
        assert!(error.contains(problem), "{key}: {value} gives {error}");
    }
}
