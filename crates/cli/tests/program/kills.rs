//! The server is killed again and again while programs play and the disk fails now and then.

use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::sync::mpsc;
use std::thread;

use game::testing::endurance::times;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;

use crate::server::{Disk, Player, Server, ask};

/// How many play at the same time.
const PLAYERS: u64 = 4;

#[test]
fn nothing_acknowledged_is_lost_and_nothing_refused_appears() {
    let kills = times(3, 60);
    let mut server = Server::start();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(14);
    let mut witnesses: Vec<Witness> = (0..PLAYERS).map(Witness::new).collect();
    for _ in 0..kills {
        spoil(&server.disk, &mut rng);
        let (answered, answers) = mpsc::channel();
        let address = server.address;
        thread::scope(|scope| {
            for witness in &mut witnesses {
                let answered = answered.clone();
                scope.spawn(move || while witness.plays(address, &answered).is_ok() {});
            }
            // After so many answers it is killed, whatever they are doing, and then they stop.
            answers.iter().take(rng.random_range(1..200)).for_each(drop);
            server.is_killed();
        });
        server.disk.works();
        server.starts_again();
        for witness in &mut witnesses {
            witness.checks(server.address);
        }
    }
    let sum = |count: fn(&Witness) -> usize| witnesses.iter().map(count).sum::<usize>();
    let (acknowledged, refused, unknown) =
        (sum(|witness| witness.acknowledged), sum(|witness| witness.refused), sum(|witness| witness.unknown));
    println!(
        "{kills} kills: {acknowledged} acknowledged moves and none lost, {refused} refused and none there, \
         {unknown} not known"
    );
    assert!(acknowledged > 0);
}

/// Lets some of the next calls fail.
fn spoil(disk: &Disk, rng: &mut Xoshiro256PlusPlus) {
    for call in ["write", "sync"] {
        let error = if rng.random_bool(0.5) { "EIO" } else { "ENOSPC" };
        let share = rng.random_range(0.0..0.5);
        let signs: String =
            (0..rng.random_range(0..300)).map(|_| if rng.random_bool(share) { 'x' } else { '.' }).collect();
        disk.fails(call, &format!("{error} {signs}"));
    }
}

/// Somebody who plays, and knows what must be there.
struct Witness {
    player: Option<Player>,
    rng: Xoshiro256PlusPlus,
    /// The steps of each of its tables that were acknowledged or seen.
    known: BTreeMap<String, Vec<String>>,
    /// What it has tried since without getting to know whether it was saved.
    tried: Vec<String>,
    acknowledged: usize,
    refused: usize,
    unknown: usize,
}

impl Witness {
    fn new(seed: u64) -> Witness {
        Witness {
            player: None,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            known: BTreeMap::new(),
            tried: Vec::new(),
            acknowledged: 0,
            refused: 0,
            unknown: 0,
        }
    }

    /// Plays a step, or sits down at a new table, until nobody answers.
    fn plays(&mut self, server: SocketAddr, answered: &mpsc::Sender<()>) -> io::Result<()> {
        let Some(player) = self.player.take() else {
            match Player::sits_down(server) {
                Ok(player) => self.player = Some(player),
                Err(refused) if refused.kind() == io::ErrorKind::Other => {}
                Err(gone) => return Err(gone),
            }
            return Ok(());
        };
        let seen = player.looks(server);
        let table = player.table.clone();
        let player = self.player.insert(player);
        let seen = seen?;
        if seen["turn"] == "over" {
            learn(self.known.entry(table).or_default(), &seen, &mut self.tried);
            self.player = None;
            return Ok(());
        }
        let known = self.known.entry(table).or_default();
        learn(known, &seen, &mut self.tried);
        let legal = seen["legal"].as_array().expect("somebody has a choice");
        let step = legal[self.rng.random_range(0..legal.len())].as_str().unwrap();
        self.tried.push(step.to_owned());
        let (status, told) = player.plays(server, &seen, step)?;
        match status {
            200 => {
                known.extend(texts(&told));
                self.tried.clear();
                self.acknowledged += 1;
            }
            503 if told["unknown"] == true => self.unknown += 1,
            503 => {
                self.tried.pop();
                self.refused += 1;
            }
            other => panic!("{other}: {told}"),
        }
        // Nobody may be counting any more.
        let _ = answered.send(());
        Ok(())
    }

    /// Everything that was acknowledged is there, and nothing else but what nobody knows about.
    fn checks(&mut self, server: SocketAddr) {
        let present = self.player.as_ref().map(|player| player.table.clone());
        for (table, known) in &mut self.known {
            let (status, stored) = ask(server, &format!("GET /api/tables/{table}"), "", None).unwrap();
            assert_eq!(status, 200, "{stored}");
            let mut none = Vec::new();
            let tried = if present.as_ref() == Some(table) { &mut self.tried } else { &mut none };
            learn(known, &stored, tried);
        }
    }
}

fn texts(told: &Value) -> impl Iterator<Item = String> {
    told["steps"].as_array().into_iter().flatten().map(|step| step.as_str().unwrap().to_owned())
}

/// Compares what is known about a table with what is there now. A single step may have come: one that was tried.
fn learn(known: &mut Vec<String>, seen: &Value, tried: &mut Vec<String>) {
    let stored: Vec<String> = texts(seen).collect();
    assert!(stored.starts_with(known), "acknowledged: {known:?}\nstored: {stored:?}");
    let decided = stored[known.len()..].iter().filter_map(|step| step.split_once(": "));
    let decided: Vec<&str> = decided.filter(|(actor, _)| *actor != "-").map(|(_, step)| step).collect();
    match decided[..] {
        [] => {}
        [step] => {
            assert!(
                tried.iter().any(|tried| tried == step),
                "`{step}` was refused or never tried: {tried:?}"
            );
        }
        _ => panic!("only one of them can have been saved: {decided:?}"),
    }
    if stored.len() > known.len() {
        *known = stored;
        tried.clear();
    }
}
