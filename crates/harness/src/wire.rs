//! A wire to a server that can be cut, stalled and slowed down.

use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
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

#[derive(Default)]
struct State {
    /// Nothing gets through, and nobody is told.
    is_stalled: bool,
    /// Nobody is let in.
    is_cut: bool,
    /// How much longer everything takes.
    delay: Duration,
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
        let mut state = self.shared.state();
        state.is_cut = true;
        for stream in state.open.drain(..) {
            // It may be closed already.
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    /// Holds everything back, as a network does that loses all packets.
    pub fn stall(&self) {
        self.shared.state().is_stalled = true;
    }

    /// Makes everything take longer, each way.
    pub fn slow_down(&self, delay: Duration) {
        self.shared.state().delay = delay;
    }

    /// Makes the wire whole. What was held back goes on its way.
    pub fn mend(&self) {
        let mut state = self.shared.state();
        (state.is_stalled, state.is_cut, state.delay) = (false, false, Duration::ZERO);
        self.shared.changed.notify_all();
    }
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
        for (from, to) in [(near.try_clone()?, far.try_clone()?), (far, near)] {
            let own = self.clone();
            thread::spawn(move || own.pass_on(from, to));
        }
        Ok(())
    }

    fn pass_on(&self, mut from: TcpStream, mut to: TcpStream) {
        let mut buffer = [0; 16 * 1024];
        while let Ok(count @ 1..) = from.read(&mut buffer) {
            let state = self.state();
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
