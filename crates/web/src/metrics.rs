//! Numbers for whoever watches over the server, as Prometheus reads them, at an address of their own.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::collector::Collector;
use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{DescriptorEncoder, EncodeLabelSet, EncodeMetric};
use prometheus_client::metrics::counter::{ConstCounter, Counter};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use service::Tables;

use crate::app::App;

/// How quickly requests of each kind are answered, and how.
#[derive(Clone)]
pub(crate) struct Metrics {
    answers: Family<Answered, Counter>,
    seconds: Family<Asked, Histogram>,
}

/// A kind of request: the pattern of its address, so that no table is named.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Asked {
    route: String,
}

/// The same with what was answered.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Answered {
    route: String,
    status: u16,
}

/// What no pattern fits.
const OTHER: &str = "other";

/// What Prometheus asks for.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

impl Metrics {
    pub(crate) fn new() -> Metrics {
        // From half a millisecond to half a minute.
        let seconds = || Histogram::new(exponential_buckets(0.0005, 2.0, 17));
        Metrics { answers: Family::default(), seconds: Family::new_with_constructor(seconds) }
    }

    fn note(&self, route: &str, status: u16, start: Instant) {
        let route = route.to_owned();
        self.seconds.get_or_create(&Asked { route: route.clone() }).observe(start.elapsed().as_secs_f64());
        self.answers.get_or_create(&Answered { route, status }).inc();
    }
}

/// Times a request until its answer begins.
pub(crate) async fn time(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let response = next.run(request).await;
    let route = route.as_ref().map_or(OTHER, MatchedPath::as_str);
    app.metrics.note(route, response.status().as_u16(), start);
    response
}

/// The one page of the address for metrics.
pub(crate) fn router(app: &Arc<App>) -> Router {
    let mut registry = Registry::with_prefix("akhet");
    let Metrics { answers, seconds } = app.metrics.clone();
    registry.register("answers", "Requests that were answered, by pattern and status", answers);
    registry.register("answer_seconds", "Time until an answer begins, by pattern", seconds);
    registry.register_collector(Box::new(Now(app.clone())));
    Router::new().route("/metrics", get(show)).with_state((app.clone(), Arc::new(registry)))
}

async fn show(State((app, registry)): State<(Arc<App>, Arc<Registry>)>) -> Response {
    if let Ok(waiting) = app.tables.count_waiting_notices().await {
        app.notices.waiting.store(waiting as i64, Ordering::Relaxed);
    }
    let mut text = String::new();
    encode(&mut text, &registry).expect("a text takes everything");
    ([(CONTENT_TYPE, OPEN_METRICS)], text).into_response()
}

/// What is so at the moment when somebody asks.
struct Now(Arc<App>);

impl fmt::Debug for Now {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Now")
    }
}

impl Collector for Now {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        let figures = Tables::figures(&self.0.tables);
        let (store, bus) = (figures.store, figures.bus);
        for (name, help, value) in [
            ("live_tables", "Tables in memory", figures.live_tables as i64),
            ("bots", "Tables at which this node plays for computer players", figures.bots as i64),
            ("bots_thinking", "Those of them at which it is thinking", figures.bots_at_work as i64),
            (
                "bots_waiting",
                "Those of them at which it waits for a core, or for the store",
                figures.bots.saturating_sub(figures.bots_at_work) as i64,
            ),
            ("reviews", "Reviews that this node makes", figures.reviews as i64),
            (
                "thoughts",
                "Thoughts under way: of computer players, hints and reviews",
                figures.thoughts as i64,
            ),
            ("streams", "Event streams that are open", self.0.limits.count_streams() as i64),
            (
                "notices_waiting",
                "Notices that wait to be sent, by any node",
                self.0.notices.waiting.load(Ordering::Relaxed),
            ),
            ("bus_reachable", "Whether other nodes can be told of changes", i64::from(bus.is_reachable)),
            ("bus_waiting", "Tables whose last change waits to be told", bus.waiting as i64),
        ] {
            let gauge = ConstGauge::new(value);
            gauge.encode(encoder.encode_descriptor(name, help, None, gauge.metric_type())?)?;
        }
        let lag = ConstGauge::new(bus.lag.as_secs_f64());
        let about = "For how many seconds the oldest change has been waiting to be told";
        lag.encode(encoder.encode_descriptor("bus_lag_seconds", about, None, lag.metric_type())?)?;
        for (name, help, value) in [
            ("commits", "Changes of tables that stand", store.commits),
            ("batches", "Transactions that changes shared", store.batches),
            ("conflicts", "Changes that came too late", store.conflicts),
            ("failures", "Changes that could not be written, or of which that is not known", store.failures),
            ("bus_dropped", "Changes that nobody was told of", bus.dropped),
            ("notices_sent", "Notices that this node has sent", self.0.notices.sent.load(Ordering::Relaxed)),
            (
                "notices_failed",
                "Notices that did not get there, each time",
                self.0.notices.failed.load(Ordering::Relaxed),
            ),
            ("catch_ups", "Tables read again because another node had changed them", bus.catch_ups),
        ] {
            let counter = ConstCounter::new(value);
            counter.encode(encoder.encode_descriptor(name, help, None, counter.metric_type())?)?;
        }
        Ok(())
    }
}
