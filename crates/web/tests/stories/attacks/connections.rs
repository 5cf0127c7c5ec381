//! Slow and idle clients, over real sockets: they keep neither others out nor the server from stopping.

use std::time::Duration;

use tokio::io::AsyncWriteExt;
use tokio::time::timeout;
use web::Proxies;

use crate::served::{LONG, Served, hear, heard};

/// Short enough to be waited for.
const SHORT: Duration = Duration::from_millis(100);

#[tokio::test]
async fn a_head_that_does_not_come_in_time_is_not_waited_for() {
    let served = Served::with(|config| config.timeouts.head = SHORT).await;
    for start in ["", "G", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nhost: akhet\r\nx: "] {
        let mut stream = served.say(start).await;
        heard(&mut stream).await;
    }
    // One byte after the other does not help, since the whole head has to be there.
    let mut stream = served.connect().await;
    let dripping = async {
        while stream.write_all(b"x").await.is_ok() {
            tokio::time::sleep(SHORT / 10).await;
        }
    };
    timeout(LONG, dripping).await.expect("the connection is closed");
    assert!(served.is_served().await);
}

#[tokio::test]
async fn a_connection_on_which_nothing_more_comes_is_closed() {
    let served = Served::with(|config| config.timeouts.head = SHORT).await;
    let mut stream = served.say("GET /healthz HTTP/1.1\r\nhost: akhet\r\n\r\n").await;
    assert!(heard(&mut stream).await.starts_with("HTTP/1.1 200"));
}

#[tokio::test]
async fn a_stream_is_not_idle_however_long_nothing_happens() {
    let served = Served::with(|config| config.timeouts.head = SHORT).await;
    let mut client = served.house.browser();
    let table = client.create(&[("with", "friend")]).await;
    let mut stream = served.say(&format!("GET {table}/events HTTP/1.1\r\nhost: akhet\r\n\r\n")).await;
    hear(&mut stream, "data: 0").await;
    // By the time this one is closed, the stream has been silent for longer than a head may take.
    heard(&mut served.connect().await).await;
    let cookie = &client.cookies["akhet"];
    let mut sitting = served
        .say(&format!(
            "POST {table}/sit HTTP/1.1\r\nhost: akhet\r\ncookie: akhet={cookie}\r\ncontent-length: 7\r\n\
             content-type: application/x-www-form-urlencoded\r\nconnection: close\r\n\r\nwords=x"
        ))
        .await;
    assert!(heard(&mut sitting).await.starts_with("HTTP/1.1 303"));
    hear(&mut stream, "data: 1").await;
}

#[tokio::test]
async fn a_long_head_is_refused() {
    let served = Served::with(|_| {}).await;
    let head = format!("GET / HTTP/1.1\r\nhost: akhet\r\nx: {}\r\n\r\n", "x".repeat(200_000));
    let mut stream = served.connect().await;
    // The server may hang up before it has read all of it.
    let _ = stream.write_all(head.as_bytes()).await;
    assert!(heard(&mut stream).await.starts_with("HTTP/1.1 431"));
}

#[tokio::test]
async fn a_body_that_does_not_come_is_answered_without_it() {
    let served = Served::with(|config| config.timeouts.answer = SHORT).await;
    let mut stream = served
        .say("POST /me HTTP/1.1\r\nhost: akhet\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 9\r\n\r\nname=")
        .await;
    let answer = heard(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("This took too long."), "{answer}");
}

#[tokio::test]
async fn an_answer_that_nobody_takes_is_given_up() {
    let served = Served::with(|config| {
        config.timeouts.reader = SHORT;
        config.timeouts.head = LONG;
    })
    .await;
    // Far more answers than the buffers of the system hold.
    let mut stream = served.connect().await;
    let asking = async {
        let request = b"GET /rules/nefertiti HTTP/1.1\r\nhost: akhet\r\n\r\n";
        while stream.write_all(request).await.is_ok() {}
    };
    timeout(LONG, asking).await.expect("the connection is closed");
    assert!(served.is_served().await);
}

#[tokio::test]
async fn one_client_has_so_many_connections_and_no_more() {
    let served = Served::with(|config| config.connections = 3).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        let mut stream = served.say("GET /healthz HTTP/1.1\r\nhost: akhet\r\n\r\n").await;
        hear(&mut stream, "well").await;
        held.push(stream);
    }
    for _ in 0..100 {
        let mut stream = served.connect().await;
        assert_eq!(heard(&mut stream).await, "");
    }
    held.pop();
    let becoming_free = async { while !served.is_served().await {} };
    timeout(LONG, becoming_free).await.expect("there is room again");
}

#[tokio::test]
async fn a_proxy_has_as_many_connections_as_it_needs() {
    let served = Served::with(|config| {
        config.connections = 1;
        config.proxies = Proxies::read(&["127.0.0.1"]).unwrap();
    })
    .await;
    let mut held = Vec::new();
    for _ in 0..10 {
        let mut stream = served.say("GET /healthz HTTP/1.1\r\nhost: akhet\r\n\r\n").await;
        hear(&mut stream, "well").await;
        held.push(stream);
    }
}

#[tokio::test]
async fn the_server_stops_whatever_clients_do() {
    let served = Served::with(|config| config.timeouts.drain = SHORT).await;
    let mut client = served.house.browser();
    let table = client.create(&[("with", "friend")]).await;
    let idle = served.connect().await;
    let mut kept = served.say("GET /healthz HTTP/1.1\r\nhost: akhet\r\n\r\n").await;
    hear(&mut kept, "well").await;
    let head = served.say("GET / HTTP/1.1\r\nhost: ").await;
    let body = served
        .say("POST /me HTTP/1.1\r\nhost: akhet\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 9\r\n\r\nname=")
        .await;
    let mut stream = served.say(&format!("GET {table}/events HTTP/1.1\r\nhost: akhet\r\n\r\n")).await;
    hear(&mut stream, "data: 0").await;
    let mut deaf = served.connect().await;
    let asking = async {
        let request = b"GET /rules/nefertiti HTTP/1.1\r\nhost: akhet\r\n\r\n";
        while timeout(SHORT, deaf.write_all(request)).await.is_ok() {}
    };
    asking.await;
    served.stop().await;
    drop((idle, kept, head, body, stream, deaf));
}

#[tokio::test]
async fn a_request_under_way_is_finished_and_streams_end_at_once() {
    let served = Served::with(|config| config.timeouts.drain = LONG).await;
    let mut client = served.house.browser();
    let table = client.create(&[("with", "friend")]).await;
    let mut stream = served.say(&format!("GET {table}/events HTTP/1.1\r\nhost: akhet\r\n\r\n")).await;
    hear(&mut stream, "data: 0").await;
    let mut form = served
        .say("POST /me HTTP/1.1\r\nhost: akhet\r\nexpect: 100-continue\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 9\r\n\r\n")
        .await;
    // The server has begun with it.
    hear(&mut form, "100 Continue").await;
    let stopping = served.stop();
    let finishing = async {
        heard(&mut stream).await;
        form.write_all(b"name=Emma").await.unwrap();
        assert!(heard(&mut form).await.starts_with("HTTP/1.1 303"));
    };
    tokio::join!(stopping, finishing);
}
