//! The ratio that counts: random games of each game per second against the ultimate tic-tac-toe of `board-game`.
//!
//! Both sides play whole random games on one core with the same kind of generator, in turns, and the best of many short
//! windows of the thread's own processor time counts, because machines are noisy: read the ratios, not the rates. Games of
//! other lengths are compared by their decisions.

use board_game::board::Board;
use board_game::games::sttt::STTTBoard;
use catalog::GAMES;
use cpu_time::ThreadTime;

const WINDOWS: usize = 200;
const GAMES_A_WINDOW: u32 = 4000;

fn main() {
    let mut yardstick = Rate::default();
    let mut ours: Vec<Rate> = GAMES.iter().map(|_| Rate::default()).collect();
    let mut their_rng = theirs::seed();
    let mut our_rng = ours::seed();
    for _ in 0..WINDOWS {
        yardstick.measure(|| (0..GAMES_A_WINDOW).map(|_| play_tic_tac_toe(&mut their_rng)).sum());
        for (entry, rate) in GAMES.iter().zip(&mut ours) {
            rate.measure(|| (entry.play_randomly)(GAMES_A_WINDOW, &mut our_rng).decisions);
        }
    }
    println!(
        "{:<24}{:>12}{:>14}{:>18}{:>8}{:>14}",
        "random whole games", "games/s", "decisions/s", "decisions a game", "ratio", "by decisions"
    );
    yardstick.print("ultimate tic-tac-toe", &yardstick);
    for (entry, rate) in GAMES.iter().zip(&ours) {
        rate.print(entry.id, &yardstick);
    }
}

#[derive(Default)]
struct Rate {
    /// The best window.
    games_a_second: f64,
    decisions: u64,
    games: u64,
}

impl Rate {
    fn measure(&mut self, mut play: impl FnMut() -> u64) {
        let start = ThreadTime::now();
        self.decisions += play();
        let seconds = start.elapsed().as_secs_f64();
        self.games += u64::from(GAMES_A_WINDOW);
        self.games_a_second = self.games_a_second.max(f64::from(GAMES_A_WINDOW) / seconds);
    }

    fn decisions_a_second(&self) -> f64 {
        self.games_a_second * self.decisions as f64 / self.games as f64
    }

    fn print(&self, name: &str, yardstick: &Rate) {
        let length = self.decisions as f64 / self.games as f64;
        let ratio = self.games_a_second / yardstick.games_a_second;
        let decisions = self.decisions_a_second();
        let by_decisions = decisions / yardstick.decisions_a_second();
        println!(
            "{name:<24}{:>12.0}{decisions:>14.0}{length:>18.1}{ratio:>8.2}{by_decisions:>14.2}",
            self.games_a_second
        );
    }
}

fn play_tic_tac_toe(rng: &mut theirs::Generator) -> u64 {
    let mut board = STTTBoard::default();
    let mut moves = 0;
    while !board.is_done() {
        let choice = board.random_available_move(rng).expect("a board that is not done has a move");
        board.play(choice).expect("an available move can be played");
        moves += 1;
    }
    moves
}

/// The generator of our side.
mod ours {
    use rand::SeedableRng;

    pub(crate) fn seed() -> rand_xoshiro::Xoshiro256PlusPlus {
        rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(1)
    }
}

/// The same generator, in the version that `board-game` knows.
mod theirs {
    use rand_xoshiro_0_6::rand_core::SeedableRng;

    pub(crate) type Generator = rand_xoshiro_0_6::Xoshiro256PlusPlus;

    pub(crate) fn seed() -> Generator {
        Generator::seed_from_u64(1)
    }
}
