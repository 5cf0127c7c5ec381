//! Two nodes with one database and one bus, each with a wire of its own to both.

use std::net::SocketAddr;
use std::process::Command;

use harness::{Nats, Postgres, Wire};
use rustix::process::Signal;
use sqlx::{Connection, Executor, PgConnection};
use tokio::runtime::Builder;

use super::{Fault, SLOW};
use crate::server::{Process, announced};

pub(super) struct Cluster {
    postgres: Postgres,
    nats: Nats,
    nodes: [Node; 2],
}

struct Node {
    database: Wire,
    bus: Wire,
    address: SocketAddr,
    process: Process,
}

impl Cluster {
    pub(super) fn start() -> Cluster {
        let (postgres, nats) = (Postgres::start(false).unwrap(), Nats::start().unwrap());
        let nodes = [(); 2].map(|()| Node::start(&postgres, &nats));
        Cluster { postgres, nats, nodes }
    }

    pub(super) fn addresses(&self) -> [SocketAddr; 2] {
        self.nodes.each_ref().map(|node| node.address)
    }

    pub(super) fn breaks(&mut self, fault: Fault, node: usize) {
        let node = &mut self.nodes[node];
        match fault {
            Fault::KillNode => node.process.is_killed(),
            Fault::ReplaceNode => node.process.signal(Signal::TERM),
            Fault::PauseNode => node.process.signal(Signal::STOP),
            Fault::RestartDatabase => self.postgres.stop().unwrap(),
            Fault::RestartBus => self.nats.kill(),
            Fault::CutDatabase => node.database.cut(),
            Fault::CutBus => node.bus.cut(),
            Fault::StallDatabase => node.database.stall(),
            Fault::StallBus => node.bus.stall(),
            Fault::SlowDatabase => node.database.slow_down(SLOW),
            Fault::SlowBus => node.bus.slow_down(SLOW),
            Fault::Outage => self.nodes.iter().for_each(|node| node.database.cut()),
        }
    }

    pub(super) fn works_again(&mut self, fault: Fault, node: usize) {
        let node = &mut self.nodes[node];
        match fault {
            Fault::KillNode => node.starts_again(),
            Fault::ReplaceNode => {
                let status = node.process.wait();
                assert!(status.success(), "a node that was asked to leave ended with {status}");
                node.starts_again();
            }
            Fault::PauseNode => node.process.signal(Signal::CONT),
            Fault::RestartDatabase => self.postgres.run().unwrap(),
            Fault::RestartBus => self.nats.run().unwrap(),
            Fault::CutDatabase | Fault::StallDatabase | Fault::SlowDatabase => node.database.mend(),
            Fault::CutBus | Fault::StallBus | Fault::SlowBus => node.bus.mend(),
            Fault::Outage => {
                self.lets_an_hour_pass();
                self.nodes.iter().for_each(|node| node.database.mend());
            }
        }
    }

    /// Makes everything an hour older by which clocks run. Nothing is to be given back if nobody watched over them before.
    fn lets_an_hour_pass(&self) {
        let statements = [
            "UPDATE tables SET deadline = deadline - 3600000 WHERE deadline IS NOT NULL AND EXISTS (SELECT 1 FROM pulse)",
            "UPDATE pulse SET at = at - 3600000",
        ];
        let runtime = Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let mut database = PgConnection::connect(&self.postgres.database()).await.unwrap();
            for statement in statements {
                database.execute(statement).await.unwrap();
            }
        });
    }
}

impl Node {
    fn start(postgres: &Postgres, nats: &Nats) -> Node {
        let (database, bus) = (Wire::to(postgres.address()).unwrap(), Wire::to(nats.address()).unwrap());
        let (process, address) = serve(&database, &bus, "127.0.0.1:0");
        Node { database, bus, address, process }
    }

    fn starts_again(&mut self) {
        (self.process, self.address) = serve(&self.database, &self.bus, &self.address.to_string());
    }
}

fn serve(database: &Wire, bus: &Wire, bind: &str) -> (Process, SocketAddr) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_akhet"));
    command.args(["serve", "--log", "off", "--bind", bind]);
    command.args(["--database", &format!("postgres://akhet@{}/postgres", database.address())]);
    command.args(["--bus", &format!("nats://{}", bus.address())]);
    for limit in ["--requests-per-second", "--tables-per-hour", "--streams", "--connections"] {
        command.args([limit, "100000"]);
    }
    announced(&mut command)
}
