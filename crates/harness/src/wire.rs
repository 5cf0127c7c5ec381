//! A wire to a server that can be cut, stalled and slowed down.

use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, sleep};
use std::time::Duration;

/// Passes on whatever is sent to it, and what is answered.
pub struct Wire {
    address: SocketAddr,
    shared: Arc<Shared>,
}

struct Shared {
    to: SocketAddr,
    state: Mutex<State>,
    changed: Condvar,
}

/// Towards the server, or from it.
#[derive(Clone, Copy)]
enum Way {
    There,
    Back,
}

#[derive(Default)]
struct State {
    /// Nothing gets through, and nobody is told.
    is_stalled: bool,
    /// Nobody is let in.
    is_cut: bool,
    /// How much longer everything takes.
    delay: Duration,
    /// What was sent before the commit whose answer is lost.
    loses: Option<&'static str>,
    /// Both ends of everything that is connected.
    open: Vec<TcpStream>,
}

impl Wire {
    /// Lays a wire to an address.
    pub fn to(to: SocketAddr) -> io::Result<Wire> {
        let listener = TcpListener::bind(("127.0.0.1", 0))?;
        let address = listener.local_addr()?;
        let shared = Arc::new(Shared { to, state: Mutex::default(), changed: Condvar::new() });
        let own = shared.clone();
        thread::spawn(move || own.serve(&listener));
        Ok(Wire { address, shared })
    }

    /// Where it begins.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Breaks everything that is connected, and lets nobody in.
    pub fn cut(&self) {
        self.shared.state().cut();
    }

    /// Holds everything back, as a network does that loses all packets.
    pub fn stall(&self) {
        self.shared.state().is_stalled = true;
    }

    /// Makes everything take longer, each way.
    pub fn slow_down(&self, delay: Duration) {
        self.shared.state().delay = delay;
    }

    /// Breaks as soon as there is an answer to the commit of something that has this in it: the server has done it, and nobody
    /// hears of that. From then on the wire is cut.
    pub fn lose_commit_of(&self, text: &'static str) {
        self.shared.state().loses = Some(text);
    }

    /// Makes the wire whole. What was held back goes on its way.
    pub fn mend(&self) {
        let mut state = self.shared.state();
        (state.is_stalled, state.is_cut, state.delay) = (false, false, Duration::ZERO);
        self.shared.changed.notify_all();
    }
}

impl State {
    fn cut(&mut self) {
        self.is_cut = true;
        for stream in self.open.drain(..) {
            // It may be closed already.
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}

fn has(sent: &[u8], text: &str) -> bool {
    sent.windows(text.len()).any(|part| part == text.as_bytes())
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn serve(self: Arc<Self>, listener: &TcpListener) {
        for near in listener.incoming().flatten() {
            // If nobody is there, the other end notices.
            let _ = self.connect(near);
        }
    }

    fn connect(self: &Arc<Self>, near: TcpStream) -> io::Result<()> {
        if self.state().is_cut {
            return near.shutdown(Shutdown::Both);
        }
        let far = TcpStream::connect(self.to)?;
        near.set_nodelay(true)?;
        far.set_nodelay(true)?;
        self.state().open.extend([near.try_clone()?, far.try_clone()?]);
        let is_lost = Arc::<AtomicBool>::default();
        for (from, to, way) in [(near.try_clone()?, far.try_clone()?, Way::There), (far, near, Way::Back)] {
            let (own, is_lost) = (self.clone(), is_lost.clone());
            thread::spawn(move || own.pass_on(from, to, way, &is_lost));
        }
        Ok(())
    }

    fn pass_on(&self, mut from: TcpStream, mut to: TcpStream, way: Way, is_lost: &AtomicBool) {
        let mut buffer = [0; 16 * 1024];
        let mut is_meant = false;
        while let Ok(count @ 1..) = from.read(&mut buffer) {
            let mut state = self.state();
            let sent = &buffer[..count];
            match way {
                Way::There => {
                    is_meant |= state.loses.take_if(|text| has(sent, text)).is_some();
                    is_lost.fetch_or(is_meant && has(sent, "COMMIT"), Ordering::Relaxed);
                }
                Way::Back if is_lost.load(Ordering::Relaxed) => return state.cut(),
                Way::Back => {}
            }
            let state = self.changed.wait_while(state, |state| state.is_stalled && !state.is_cut);
            let delay = state.unwrap_or_else(PoisonError::into_inner).delay;
            sleep(delay);
            if to.write_all(&buffer[..count]).is_err() {
                break;
            }
        }
        let _ = to.shutdown(Shutdown::Both);
        let _ = from.shutdown(Shutdown::Both);
    }
}
