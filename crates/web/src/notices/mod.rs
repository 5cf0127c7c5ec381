//! Sending what people who do not look are to be told. It is due work: every node asks for it again and again, and nobody who
//! makes a move waits for it.

mod delivering;

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use game::Lang;
use post::{Client, Mailer, PushKey};
use service::{Channel, ChannelKind, Delivery, Due, GuestId, Tables};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::sleep;

use crate::app::App;
use crate::frame::{Coach, Frame, TalkChoice, ThemeChoice};
use crate::outside::Outside;
use crate::pages::Reach;

pub(crate) use delivering::{confirm, try_out};

/// How often it is looked whether something is due.
const PERIOD: Duration = Duration::from_secs(1);

/// How much is sent at the same time, and how much of that to one person: whoever's end hangs keeps nobody else waiting.
const AT_ONCE: usize = 32;
const TO_ONE: usize = 2;

/// What sends notices.
pub(crate) struct Notices {
    pub(crate) outside: Outside,
    pub(crate) client: Client,
    pub(crate) mailer: Option<Mailer>,
    pub(crate) push: Option<PushKey>,
    permits: Arc<Semaphore>,
    /// How much is on its way to whom.
    under_way: Arc<Mutex<HashMap<GuestId, usize>>>,
    pub(crate) sent: AtomicU64,
    pub(crate) failed: AtomicU64,
    /// How many waited when that was last asked.
    pub(crate) waiting: AtomicI64,
}

impl Notices {
    pub(crate) async fn open(outside: &Outside, tables: &Tables) -> Notices {
        let mailer = outside.mailer().unwrap_or_else(|error| {
            tracing::error!(error, "no mail is sent");
            None
        });
        // Made once for all nodes; browsers believe no other.
        let push = match tables.push_key(&PushKey::fresh()).await {
            Ok(key) => PushKey::read(&key).ok(),
            Err(_) => None,
        };
        if push.is_none() {
            tracing::error!("nothing is pushed to browsers: the key for that cannot be read");
        }
        Notices {
            client: Client::new(outside.guard.clone()),
            outside: outside.clone(),
            mailer,
            push,
            permits: Arc::new(Semaphore::new(AT_ONCE)),
            under_way: Arc::default(),
            sent: AtomicU64::new(0),
            failed: AtomicU64::new(0),
            waiting: AtomicI64::new(0),
        }
    }

    /// Scheme and host for links in what goes to a channel.
    pub(crate) fn origin<'a>(&'a self, channel: &'a Channel) -> &'a str {
        self.outside.origin.as_deref().unwrap_or(&channel.origin)
    }

    /// Room to send something to somebody, as long as not too much is on its way to them.
    fn enter(&self, who: &GuestId) -> Option<OnItsWay> {
        let permit = self.permits.clone().try_acquire_owned().ok()?;
        let mut under_way = self.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        let count = under_way.entry(who.clone()).or_default();
        if *count >= TO_ONE {
            return None;
        }
        *count += 1;
        Some(OnItsWay { who: who.clone(), under_way: self.under_way.clone(), _permit: permit })
    }

    fn count(&self, delivery: &Delivery, notices: u64) {
        match delivery {
            Delivery::Sent => self.sent.fetch_add(notices, Ordering::Relaxed),
            Delivery::Failed(_) | Delivery::Gone => self.failed.fetch_add(notices, Ordering::Relaxed),
            Delivery::Waits => 0,
        };
    }
}

/// Something on its way to somebody, until it is dropped.
struct OnItsWay {
    who: GuestId,
    under_way: Arc<Mutex<HashMap<GuestId, usize>>>,
    _permit: OwnedSemaphorePermit,
}

impl Drop for OnItsWay {
    fn drop(&mut self) {
        let mut under_way = self.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        let is_last = under_way.get_mut(&self.who).is_some_and(|count| {
            *count -= 1;
            *count == 0
        });
        if is_last {
            under_way.remove(&self.who);
        }
    }
}

/// Sends what is due, for as long as there is a place.
pub(crate) fn begin(app: &Arc<App>) {
    tokio::spawn(send_for_ever(Arc::downgrade(app)));
}

async fn send_for_ever(app: Weak<App>) {
    loop {
        sleep(PERIOD).await;
        let Some(app) = app.upgrade() else { return };
        if *app.closing.borrow() {
            return;
        }
        if let Err(refusal) = send_due(&app).await {
            tracing::warn!(?refusal, "notices were not looked for; the next time goes on");
        }
    }
}

async fn send_due(app: &Arc<App>) -> Result<(), service::Refusal> {
    let room = app.notices.permits.available_permits();
    if room == 0 {
        return Ok(());
    }
    for due in together(app.tables.due_notices(room as i64).await?) {
        let Some(on_its_way) = app.notices.enter(&due[0].channel.account) else {
            note(app, due, &Delivery::Waits).await;
            continue;
        };
        let app = app.clone();
        tokio::spawn(async move {
            let mut due = due;
            if due[0].channel.kind == ChannelKind::Mail
                && let Ok(along) = app.tables.due_along(&due[0].channel).await
            {
                due.extend(along);
            }
            let delivery = delivering::deliver(&app, &due).await;
            app.notices.count(&delivery, due.len() as u64);
            note(&app, due, &delivery).await;
            drop(on_its_way);
        });
    }
    Ok(())
}

/// What goes into the same mail together, and everything else alone.
fn together(due: Vec<Due>) -> Vec<Vec<Due>> {
    let mut parcels: Vec<Vec<Due>> = Vec::new();
    for one in due {
        let is_mail = one.channel.kind == ChannelKind::Mail;
        let same = parcels.iter_mut().find(|parcel| is_mail && parcel[0].channel.id == one.channel.id);
        match same {
            Some(parcel) => parcel.push(one),
            None => parcels.push(vec![one]),
        }
    }
    parcels
}

/// Notes what became of something. If that fails, it is sent again once the claim has run out.
async fn note(app: &App, due: Vec<Due>, delivery: &Delivery) {
    for one in due {
        if let Err(refusal) = app.tables.note_delivery(one, delivery).await {
            tracing::warn!(?refusal, "what became of a notice was not noted; it may be sent again");
        }
    }
}

/// A page of somebody who is not there.
pub(crate) fn frame<'a>(app: &'a App, who: &'a GuestId, lang: Lang, origin: &'a str) -> Frame<'a> {
    Frame {
        lang,
        theme: ThemeChoice::default(),
        coach: Coach::default(),
        talk: TalkChoice::default(),
        name: None,
        was_asked: true,
        guest: who,
        signed_in: None,
        has_news: false,
        waiting: &[],
        seeking: None,
        challenges: &[],
        suspended: None,
        invited: &[],
        path: "/",
        origin,
        reach: Reach::Anybody,
        tables: &app.tables,
        assets: &app.assets,
        drawn: &app.drawn,
    }
}
