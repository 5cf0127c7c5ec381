//! Those who play at a table, and know what must be there.

use std::io;
use std::net::SocketAddr;
use std::ops::{Add, Sub};
use std::time::Duration;

use harness::let_pass;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

use super::watcher::Watcher;
use crate::server::ask;

/// How long people think.
const THINKING: Duration = Duration::from_millis(10);

/// Two seats, of which a computer player may have the second. A new table follows on one that is over.
pub(super) struct Party {
    /// The seats of people, and at which node each of them plays.
    people: Vec<usize>,
    bot: Option<&'static str>,
    /// How much time everybody has, if clocks run.
    pace: Option<&'static str>,
    rng: Xoshiro256PlusPlus,
    game: Option<Game>,
    pub(super) counts: Counts,
}

/// A game that is played.
struct Game {
    table: String,
    tokens: Vec<String>,
    pace: Option<&'static str>,
    /// The steps that were acknowledged or seen.
    known: Vec<String>,
    /// What was tried since without getting to know whether it was saved.
    tried: Vec<String>,
    watchers: [Watcher; 2],
}

#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Counts {
    pub(super) acknowledged: usize,
    pub(super) refused: usize,
    pub(super) unknown: usize,
    pub(super) conflicts: usize,
    pub(super) unanswered: usize,
    /// Moves of computer players that were seen.
    pub(super) bots: usize,
}

impl Party {
    /// Two people, one at each node.
    pub(super) fn of_people(pace: Option<&'static str>, seed: u64) -> Party {
        Party::new(vec![0, 1], None, pace, seed)
    }

    /// Somebody at this node, with a computer player.
    pub(super) fn with_a_bot(node: usize, pace: Option<&'static str>, seed: u64) -> Party {
        Party::new(vec![node], Some("scribe"), pace, seed)
    }

    fn new(people: Vec<usize>, bot: Option<&'static str>, pace: Option<&'static str>, seed: u64) -> Party {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        Party { people, bot, pace, rng, game: None, counts: Counts::default() }
    }

    /// Sits down, or plays a step, or finds that nobody can at present.
    pub(super) fn plays(&mut self, nodes: [SocketAddr; 2]) {
        let_pass(THINKING);
        if self.game.is_none() {
            self.game = self.sit_down(nodes).ok();
            return;
        }
        for (seat, home) in self.people.clone().into_iter().enumerate() {
            // Whoever finds nobody at home is sent elsewhere.
            let mut places = [nodes[home], nodes[1 - home]].into_iter();
            if places.find_map(|node| self.play(seat, node).ok()) == Some(true) {
                return;
            }
        }
    }

    fn sit_down(&self, nodes: [SocketAddr; 2]) -> io::Result<Game> {
        let seats = self.people.iter().map(|_| "open").chain(self.bot);
        let mut new = json!({ "game": "imhotep-duel", "seats": seats.collect::<Vec<_>>() });
        if let Some(pace) = self.pace {
            new["pace"] = json!(pace);
        }
        let refused = || io::Error::other("the table could not be made");
        let (_, made) = ask(nodes[self.people[0]], "POST /api/tables", "", Some(&new))?;
        let table = made["table"].as_str().ok_or_else(refused)?.to_owned();
        let mut tokens = Vec::new();
        for (seat, home) in self.people.iter().enumerate() {
            let path = format!("POST /api/tables/{table}/seats");
            let (_, seated) = ask(nodes[*home], &path, "", Some(&json!({ "seat": seat })))?;
            tokens.push(seated["token"].as_str().ok_or_else(refused)?.to_owned());
        }
        let watchers = nodes.map(|node| Watcher::at(node, &table));
        Ok(Game { table, tokens, pace: self.pace, known: Vec::new(), tried: Vec::new(), watchers })
    }

    /// Plays a step of a seat if it is its turn, as far as this node knows. Says whether it did.
    fn play(&mut self, seat: usize, node: SocketAddr) -> io::Result<bool> {
        let Some(game) = &mut self.game else { return Ok(false) };
        let token = game.tokens[seat].clone();
        let (status, seen) = ask(node, &format!("GET /api/tables/{}?seat={seat}", game.table), &token, None)?;
        if status != 200 || game.is_ahead_of(&seen) {
            return Ok(false);
        }
        self.counts.bots += game.learn(&seen, self.people.len());
        if seen["turn"] == "over" {
            self.game = None;
            return Ok(true);
        }
        if seen["turn"]["seat"] != seat {
            return Ok(false);
        }
        let legal = seen["legal"].as_array().expect("somebody has a choice");
        let step = legal[self.rng.random_range(0..legal.len())].as_str().unwrap();
        game.tried.push(step.to_owned());
        let body = json!({ "revision": seen["revision"], "steps": [step] });
        self.counts.unanswered += 1;
        let (status, told) =
            ask(node, &format!("POST /api/tables/{}/steps", game.table), &token, Some(&body))?;
        self.counts.unanswered -= usize::from(status != 408);
        match status {
            200 => {
                game.known.extend(texts(&told));
                game.tried.clear();
                self.counts.acknowledged += 1;
            }
            409 => {
                game.tried.pop();
                self.counts.conflicts += 1;
            }
            503 if told["unknown"] == true => self.counts.unknown += 1,
            503 => {
                game.tried.pop();
                self.counts.refused += 1;
            }
            408 => {}
            other => panic!("{other}: {told}"),
        }
        Ok(true)
    }

    /// Both nodes show the same, and whoever watches there has been told of it.
    pub(super) fn is_shown(&self, nodes: [SocketAddr; 2]) -> Result<(), String> {
        let Some(game) = &self.game else { return Ok(()) };
        let shown = game.looks(nodes)?;
        if shown[0] != shown[1] {
            let revisions = shown.map(|table| table["revision"].to_string());
            return Err(format!("{} is at {revisions:?} on the nodes", game.table));
        }
        let told = game.watchers.each_ref().map(Watcher::revision);
        let is_told = told.iter().all(|revision| shown[0]["revision"] == *revision);
        if is_told {
            Ok(())
        } else {
            Err(format!("{} is at {}, told: {told:?}", game.table, shown[0]["revision"]))
        }
    }

    /// No computer player is to move.
    pub(super) fn waits_for_people(&self, nodes: [SocketAddr; 2]) -> Result<(), String> {
        let Some(game) = &self.game else { return Ok(()) };
        let [shown, _] = game.looks(nodes)?;
        let waits = shown["turn"]["seat"].as_u64().is_none_or(|seat| (seat as usize) < self.people.len());
        if waits { Ok(()) } else { Err(format!("a computer player does not move at {}", game.table)) }
    }

    /// Everything that was acknowledged is there, and nothing else but what nobody knows about. Nobody is out of time.
    pub(super) fn checks(&mut self, nodes: [SocketAddr; 2]) {
        let Some(game) = &mut self.game else { return };
        for shown in game.looks(nodes).unwrap() {
            self.counts.bots += game.learn(&shown, self.people.len());
        }
    }
}

impl Game {
    /// The table as both nodes show it to everybody.
    fn looks(&self, nodes: [SocketAddr; 2]) -> Result<[Value; 2], String> {
        let look = |node| match ask(node, &format!("GET /api/tables/{}", self.table), "", None) {
            // What is left of somebody's time is another with each look.
            Ok((200, mut shown)) => {
                if let Some(clock) = shown["clock"].as_object_mut() {
                    clock.remove("left");
                }
                Ok(shown)
            }
            Ok((status, shown)) => Err(format!("{status}: {shown}")),
            Err(error) => Err(error.to_string()),
        };
        Ok([look(nodes[0])?, look(nodes[1])?])
    }

    /// Whether a node does not know yet what another has acknowledged.
    fn is_ahead_of(&self, seen: &Value) -> bool {
        texts(seen).count() < self.known.len()
    }

    /// Compares what is known with what is there now, where nobody is out of time. A single step of people may have come: one
    /// that was tried. Returns how many steps of computer players came.
    fn learn(&mut self, seen: &Value, people: usize) -> usize {
        assert!(seen["timed_out"].is_null(), "somebody could not play and was flagged: {seen}");
        assert!(seen["turn"].is_null() || seen["clock"]["pace"].as_str() == self.pace, "{seen}");
        let stored: Vec<String> = texts(seen).collect();
        assert!(stored.starts_with(&self.known), "known: {:?}\nstored: {stored:?}", self.known);
        let new = stored[self.known.len()..].iter().filter_map(|step| step.split_once(": "));
        let decided: Vec<(usize, &str)> =
            new.filter_map(|(actor, step)| Some((actor.parse().ok()?, step))).collect();
        let (own, bots): (Vec<_>, Vec<_>) = decided.into_iter().partition(|(seat, _)| *seat < people);
        match own[..] {
            [] => {}
            [(_, step)] => assert!(
                self.tried.iter().any(|tried| tried == step),
                "`{step}` was refused or never tried: {:?}",
                self.tried
            ),
            _ => panic!("only one of them can have been saved: {own:?}"),
        }
        let came = bots.len();
        if stored.len() > self.known.len() {
            self.tried.clear();
            self.known = stored;
        }
        came
    }
}

fn texts(told: &Value) -> impl Iterator<Item = String> {
    told["steps"].as_array().into_iter().flatten().map(|step| step.as_str().unwrap().to_owned())
}

impl Counts {
    fn combine(self, other: Counts, combine: fn(usize, usize) -> usize) -> Counts {
        Counts {
            acknowledged: combine(self.acknowledged, other.acknowledged),
            refused: combine(self.refused, other.refused),
            unknown: combine(self.unknown, other.unknown),
            conflicts: combine(self.conflicts, other.conflicts),
            unanswered: combine(self.unanswered, other.unanswered),
            bots: combine(self.bots, other.bots),
        }
    }
}

impl Add for Counts {
    type Output = Counts;

    fn add(self, other: Counts) -> Counts {
        self.combine(other, usize::add)
    }
}

impl Sub for Counts {
    type Output = Counts;

    fn sub(self, other: Counts) -> Counts {
        self.combine(other, usize::sub)
    }
}
