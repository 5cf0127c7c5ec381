//! Taking everything along: one archive, made while it is sent.

use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde_json::{Value, json};
use service::{Refusal, TakenResult};
use tokio::sync::mpsc;

use super::account::problem;
use crate::app::App;
use crate::problem::Problem;
use crate::visitor::{Came, Visitor};
use crate::words::say;
use crate::zip::{MOST_FILES, Zip};

/// How many parts of it wait for whoever takes it.
const AHEAD: usize = 4;

/// The files besides games.
const OTHERS: usize = 13;

type Part = Result<Bytes, Refusal>;

pub(super) async fn archive(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Response, Problem> {
    if visitor.came == Came::Now {
        // There is nothing of somebody who comes for the first time.
        return Err(Refusal::NotFound.into());
    }
    app.people.count_taking(&visitor.guest).await.map_err(problem)?;
    let (sender, receiver) = mpsc::channel::<Part>(AHEAD);
    // A task of its own, which ends when nobody takes what it makes.
    tokio::spawn(async move {
        if let Err(refusal) = write(&app, &visitor, &sender).await {
            // Whoever waits must not take a part for the whole.
            let _ = sender.send(Err(refusal)).await;
        }
    });
    let parts = stream::unfold(receiver, async |mut receiver| {
        let part = receiver.recv().await?.map_err(|_| std::io::Error::other("the archive is not complete"));
        Some((part, receiver))
    });
    let headers =
        [(CONTENT_TYPE, "application/zip"), (CONTENT_DISPOSITION, "attachment; filename=\"akhet.zip\"")];
    Ok((headers, Body::from_stream(parts)).into_response())
}

/// An archive on its way.
struct Sending<'a> {
    zip: Zip,
    sender: &'a mpsc::Sender<Part>,
}

/// Nobody takes the archive any more.
struct Gone;

impl From<Gone> for Refusal {
    fn from(_: Gone) -> Refusal {
        Refusal::Internal
    }
}

impl Sending<'_> {
    async fn file(&mut self, name: &str, content: &[u8]) -> Result<(), Gone> {
        let part = self.zip.file(name, content);
        self.sender.send(Ok(part.into())).await.map_err(|_| Gone)
    }

    async fn json(&mut self, name: &str, content: &Value) -> Result<(), Gone> {
        self.file(name, format!("{content:#}\n").as_bytes()).await
    }
}

async fn write(app: &Arc<App>, visitor: &Visitor, sender: &mpsc::Sender<Part>) -> Result<(), Refusal> {
    let mut sending = Sending { zip: Zip::default(), sender };
    let mut account = app.people.take_account(&visitor.guest).await?;
    account["settings"] = json!({
        "language": visitor.lang.code(),
        "colours": visitor.theme.name(),
        "coach": visitor.coach.name(),
        "phrases": visitor.talk.name(),
    });
    sending.json("account.json", &account).await?;
    let [learnt, puzzled, tries] = app.tables.take_memory(&visitor.guest).await?;
    let ratings = app.tables.take_ratings(&visitor.guest).await?;
    let [plans, phrases] = app.tables.take_talk(&visitor.guest).await?;
    let tournaments = app.tables.take_tournaments(&visitor.guest).await?;
    let files = [
        ("lessons.json", learnt),
        ("puzzles.json", puzzled),
        ("daily.json", tries),
        ("ratings.json", ratings),
        ("tournaments.json", tournaments),
        ("plans.json", plans),
        ("phrases.json", phrases),
    ];
    for (name, content) in files {
        sending.json(name, &content).await?;
    }
    let results = write_games(app, visitor, &mut sending).await?;
    let count = results.len();
    let results = serde_json::to_value(results).map_err(|_| Refusal::Internal)?;
    sending.json("results.json", &results).await?;
    let about = say(visitor.lang, "take-readme", &[("count", count.into())]);
    sending.file("README.txt", format!("{about}\n").as_bytes()).await?;
    let Sending { zip, sender } = sending;
    sender.send(Ok(zip.end().into())).await.map_err(|_| Gone)?;
    Ok(())
}

async fn write_games(
    app: &Arc<App>,
    visitor: &Visitor,
    sending: &mut Sending<'_>,
) -> Result<Vec<TakenResult>, Refusal> {
    let (mut results, mut after) = (Vec::new(), None);
    loop {
        let tables = app.tables.games_to_take(&visitor.guest, after.as_ref()).await?;
        for table in &tables {
            let Some(taken) = app.tables.take_game(&visitor.guest, table, &visitor.client()).await? else {
                continue;
            };
            if results.len() + OTHERS == MOST_FILES {
                return Ok(results);
            }
            let name = format!("games/{}-{}.txt", taken.result.game, taken.table);
            sending.file(&name, taken.record.as_bytes()).await?;
            results.push(taken.result);
        }
        let Some(last) = tables.last() else { return Ok(results) };
        after = Some(last.clone());
    }
}
