use std::sync::mpsc;

use tokio::task::{JoinHandle, yield_now};

use super::*;

fn client(number: u8) -> Client {
    Client::at([192, 0, 2, number].into())
}

/// Work that has begun and goes on until it is let go. It does not care whether anybody waits for it.
struct Busy {
    waiting: JoinHandle<Result<(), Refusal>>,
    let_go: mpsc::Sender<()>,
}

impl Busy {
    async fn begin(work: &Arc<Work>, class: Class, owner: Client) -> Busy {
        let (let_go, going) = mpsc::channel::<()>();
        let (begun, begins) = oneshot::channel();
        let work = work.clone();
        let waiting = tokio::spawn(async move {
            let wait = move |_: &Stop| {
                begun.send(()).unwrap();
                // The sender may be gone, which lets it go as well.
                let _ = going.recv();
            };
            work.run(class, &owner, wait).await
        });
        begins.await.unwrap();
        Busy { waiting, let_go }
    }

    async fn hang_up(self) -> mpsc::Sender<()> {
        self.waiting.abort();
        assert!(self.waiting.await.unwrap_err().is_cancelled());
        self.let_go
    }
}

/// Asks for work that is done at once, and lets it get as far as it can.
async fn ask<T: Send + 'static>(
    work: &Arc<Work>,
    class: Class,
    owner: Client,
    act: impl FnOnce() -> T + Send + 'static,
) -> JoinHandle<Result<T, Refusal>> {
    let work = work.clone();
    let asked = tokio::spawn(async move { work.run(class, &owner, |_| act()).await });
    for _ in 0..4 {
        yield_now().await;
    }
    asked
}

#[tokio::test]
async fn hanging_up_frees_no_thread_while_the_work_goes_on() {
    let work = Arc::new(Work::on(1));
    let busy = Busy::begin(&work, Class::Request, client(1)).await;
    let let_go = busy.hang_up().await;
    let other = ask(&work, Class::Request, client(2), || ()).await;
    assert_eq!(work.count(), 1);
    assert_eq!(work.0.lock().urgent.len(), 1, "the thread is still taken");
    let_go.send(()).unwrap();
    other.await.unwrap().unwrap();
    assert_eq!(work.0.lock().held, 0);
}

#[tokio::test]
async fn what_nobody_waits_for_any_more_is_told_to_stop() {
    let work = Arc::new(Work::on(1));
    let (begun, begins) = oneshot::channel();
    let endless = {
        let work = work.clone();
        tokio::spawn(async move {
            let search = |stop: &Stop| {
                begun.send(()).unwrap();
                while !stop.is_set() {
                    thread::yield_now();
                }
            };
            work.run(Class::Request, &client(1), search).await
        })
    };
    begins.await.unwrap();
    endless.abort();
    // There is only one thread, so this is never done unless the first comes to its end.
    ask(&work, Class::Request, client(1), || ()).await.await.unwrap().unwrap();
}

#[tokio::test]
async fn whoever_hangs_up_while_waiting_leaves_the_queue() {
    let work = Arc::new(Work::on(1));
    let busy = Busy::begin(&work, Class::Request, client(1)).await;
    for class in [Class::Request, Class::Table, Class::Leisure] {
        let waiting = ask(&work, class, client(2), || unreachable!("nobody wants it")).await;
        assert_eq!(work.0.lock().of(class.line()).len(), 1);
        waiting.abort();
        assert!(waiting.await.unwrap_err().is_cancelled());
        assert_eq!(work.0.lock().of(class.line()).len(), 0);
    }
    busy.let_go.send(()).unwrap();
    busy.waiting.await.unwrap().unwrap();
}

#[tokio::test]
async fn a_client_with_sixty_tasks_does_not_delay_another_client_by_more_than_one() {
    let work = Arc::new(Work::on(1));
    let busy = Busy::begin(&work, Class::Table, client(1)).await;
    let done = Arc::new(Mutex::new(Vec::new()));
    let note = |owner: u8| {
        let done = done.clone();
        move || done.lock().unwrap().push(owner)
    };
    let mut asked = Vec::new();
    for _ in 0..60 {
        asked.push(ask(&work, Class::Table, client(1), note(1)).await);
    }
    for _ in 0..3 {
        asked.push(ask(&work, Class::Request, client(2), note(2)).await);
    }
    busy.let_go.send(()).unwrap();
    for each in asked {
        each.await.unwrap().unwrap();
    }
    let done = done.lock().unwrap();
    assert_eq!((&done[..7], done.len()), (&[1, 2, 1, 2, 1, 2, 1][..], 63));
}

#[tokio::test]
async fn leisure_leaves_a_thread_free_and_waits_for_everybody_else() {
    let work = Arc::new(Work::on(2));
    let leisurely = Busy::begin(&work, Class::Leisure, client(1)).await;
    let more = ask(&work, Class::Leisure, client(2), || ()).await;
    assert_eq!(work.0.lock().leisure.len(), 1);
    // The last thread is there for people, whatever else goes on.
    ask(&work, Class::Table, client(1), || ()).await.await.unwrap().unwrap();
    let urgent = Busy::begin(&work, Class::Request, client(1)).await;
    let done = Arc::new(Mutex::new(Vec::new()));
    let note = |name: &'static str| {
        let done = done.clone();
        move || done.lock().unwrap().push(name)
    };
    let asked = [
        ask(&work, Class::Leisure, client(3), note("leisure")).await,
        ask(&work, Class::Table, client(1), note("table")).await,
    ];
    let waiting = |line| work.0.lock().of(line).len();
    assert_eq!((waiting(Line::Urgent), waiting(Line::Leisure)), (1, 2));
    for busy in [urgent, leisurely] {
        busy.let_go.send(()).unwrap();
        busy.waiting.await.unwrap().unwrap();
    }
    more.await.unwrap().unwrap();
    for each in asked {
        each.await.unwrap().unwrap();
    }
    assert_eq!(*done.lock().unwrap(), ["table", "leisure"]);
}

#[tokio::test]
async fn with_one_core_there_is_leisure_too() {
    let work = Arc::new(Work::on(1));
    ask(&work, Class::Leisure, client(1), || ()).await.await.unwrap().unwrap();
}

#[tokio::test]
async fn too_many_requests_of_one_client_are_refused_and_nobody_elses() {
    let work = Arc::new(Work::on(1));
    let busy = Busy::begin(&work, Class::Request, client(1)).await;
    let mut waiting = Vec::new();
    for _ in 0..MOST_OF_ONE {
        waiting.push(ask(&work, Class::Request, client(1), || ()).await);
    }
    let refused = ask(&work, Class::Request, client(1), || ()).await;
    assert_eq!(refused.await.unwrap(), Err(Refusal::Busy));
    // A computer player is never refused, and neither is anybody else.
    waiting.push(ask(&work, Class::Table, client(1), || ()).await);
    waiting.push(ask(&work, Class::Request, client(2), || ()).await);
    busy.let_go.send(()).unwrap();
    for each in waiting {
        each.await.unwrap().unwrap();
    }
    assert!(work.0.lock().requests.is_empty());
}

#[tokio::test]
async fn work_that_panics_gives_its_thread_back() {
    let work = Arc::new(Work::on(1));
    let broken = ask(&work, Class::Request, client(1), || panic!("on purpose")).await;
    assert_eq!(broken.await.unwrap(), Err::<(), _>(Refusal::Internal));
    ask(&work, Class::Request, client(1), || ()).await.await.unwrap().unwrap();
}

#[tokio::test]
async fn all_who_ask_for_the_same_wait_for_the_same() {
    let joint: Arc<Joint<&str, u32>> = Arc::default();
    let (answer, answered) = oneshot::channel();
    let first = {
        let joint = joint.clone();
        tokio::spawn(async move { joint.join("hint", || async { answered.await.unwrap() }).await })
    };
    yield_now().await;
    let begin = || {
        let joint = joint.clone();
        tokio::spawn(
            async move { joint.join("hint", || async { unreachable!("it is under way already") }).await },
        )
    };
    let others = [begin(), begin()];
    yield_now().await;
    // Whoever began it may go away; the others still get it.
    first.abort();
    assert!(first.await.unwrap_err().is_cancelled());
    answer.send(7).unwrap();
    for other in others {
        assert_eq!(other.await.unwrap(), 7);
    }
    assert_eq!(joint.join("hint", || async { 8 }).await, 8, "what is done is not kept");
}
