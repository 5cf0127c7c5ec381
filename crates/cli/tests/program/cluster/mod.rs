//! Two nodes of one service, whose processes, servers and wires fail one after the other while people and computer players
//! play at both.

mod nodes;
mod party;
mod watcher;

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use game::testing::endurance::times;
use harness::let_pass;

use nodes::Cluster;
use party::{Counts, Party};

/// Everything that fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    KillNode,
    ReplaceNode,
    PauseNode,
    RestartDatabase,
    RestartBus,
    CutDatabase,
    CutBus,
    StallDatabase,
    StallBus,
    SlowDatabase,
    SlowBus,
    /// No node reaches the database for an hour, as far as clocks know.
    Outage,
}

/// How often each fault happens in a long run. In the suite, each happens once.
const ROUNDS: [(Fault, u64); 12] = [
    (Fault::KillNode, 20),
    (Fault::ReplaceNode, 5),
    (Fault::PauseNode, 5),
    (Fault::RestartDatabase, 5),
    (Fault::RestartBus, 5),
    (Fault::CutDatabase, 5),
    (Fault::CutBus, 5),
    (Fault::StallDatabase, 5),
    (Fault::StallBus, 5),
    (Fault::SlowDatabase, 5),
    (Fault::SlowBus, 5),
    (Fault::Outage, 5),
];

/// The time that people have at some of the tables: more than everything needs to work again after a fault, and a turn earns
/// back some of it. Whoever is flagged could not play.
const PACE: &str = "60+10";

/// How long everything works before a fault, and how long the fault lasts.
const BEFORE: Duration = Duration::from_millis(500);
const LASTS: Duration = Duration::from_millis(1500);

/// How much longer a slow wire takes, each way.
const SLOW: Duration = Duration::from_millis(200);

/// How long after a fault the last stream may be at the newest revision: in a long run what is promised, in the suite what no
/// busy machine exceeds.
fn patience() -> Duration {
    Duration::from_secs(times(30, 5))
}

/// How long after a fault the last computer player may have moved: a claim of a node that died has to run out first.
const BOTS: Duration = Duration::from_secs(30);

#[test]
fn whatever_fails_no_move_is_lost_or_made_twice_no_flag_falls_and_everybody_sees_the_same() {
    let mut cluster = Cluster::start();
    let mut parties = [
        Party::of_people(None, 1),
        Party::of_people(Some(PACE), 2),
        Party::of_people(Some(PACE), 3),
        Party::with_a_bot(0, None, 4),
        Party::with_a_bot(1, Some(PACE), 5),
    ];
    let mut told = Vec::new();
    for (fault, long) in ROUNDS {
        let mut longest = Duration::ZERO;
        let rounds = times(1, long);
        let before = sum(&parties);
        for round in 0..rounds {
            longest = longest.max(endure(&mut cluster, &mut parties, fault, round as usize % 2));
        }
        let counts = sum(&parties) - before;
        assert!(counts.acknowledged > 0, "{fault:?}: {counts}");
        told.push(format!(
            "{fault:?} × {rounds}: {counts}; all streams up to date after {longest:.1?} at most"
        ));
    }
    println!(
        "{}\nno acknowledged move lost, none made twice, no flag fallen, equal boards on both nodes",
        told.join("\n")
    );
    assert!(sum(&parties).bots > 0, "no computer player moved");
}

fn sum(parties: &[Party]) -> Counts {
    parties.iter().fold(Counts::default(), |sum, party| sum + party.counts)
}

/// One round: everybody plays, something fails and works again, and all is as it should be. Returns how long after that the
/// last stream was up to date.
fn endure(cluster: &mut Cluster, parties: &mut [Party], fault: Fault, node: usize) -> Duration {
    let nodes = cluster.addresses();
    let is_over = AtomicBool::new(false);
    let mended = thread::scope(|scope| {
        for party in &mut *parties {
            scope.spawn(|| {
                while !is_over.load(Ordering::Relaxed) {
                    party.plays(nodes);
                }
            });
        }
        let_pass(BEFORE);
        cluster.breaks(fault, node);
        let_pass(LASTS);
        cluster.works_again(fault, node);
        is_over.store(true, Ordering::Relaxed);
        Instant::now()
    });
    let all = |what: fn(&Party, [std::net::SocketAddr; 2]) -> Result<(), String>, patience: Duration| loop {
        let problems: Vec<String> = parties.iter().filter_map(|party| what(party, nodes).err()).collect();
        if problems.is_empty() {
            return mended.elapsed();
        }
        assert!(mended.elapsed() < patience, "{fault:?} of node {node}, after {patience:?}: {problems:#?}");
        let_pass(Duration::from_millis(20));
    };
    let streams = all(Party::is_shown, patience());
    all(Party::waits_for_people, BOTS);
    all(Party::is_shown, BOTS);
    for party in parties {
        party.checks(nodes);
    }
    streams
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts { acknowledged, refused, unknown, conflicts, unanswered, bots } = self;
        write!(
            f,
            "{acknowledged} moves acknowledged, {refused} refused, {unknown} not known, {conflicts} too late, \
             {unanswered} not answered, {bots} of computer players"
        )
    }
}
