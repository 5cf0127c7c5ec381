//! Learning what positions are worth, from games that a player plays against itself.
//!
//! It goes by generations. The best player so far plays games, and the net learns from them what each seat may expect. Then
//! it plays a match against the player it learnt from, and replaces it only if it wins. The first player values positions
//! by the game's own evaluation.

mod contest;
mod games;
#[cfg(test)]
mod tests;

use std::fmt;
use std::sync::Arc;

use game::{Evaluate, Size};

use crate::net::{Examples, Learning, Net};
use crate::seeds::generator;
use crate::style::Style;

use contest::Contest;

/// How a net is learnt.
pub struct Lessons<'a> {
    /// How often the net learns and plays a match.
    pub generations: u32,
    /// How many games each generation learns from.
    pub games: u64,
    /// How many iterations a decision gets, in games and in matches.
    pub nodes: u32,
    /// Everything follows from this.
    pub seed: u64,
    /// How many threads share the games.
    pub threads: usize,
    /// What earlier generations came to, if they were kept: nothing of it is done again.
    pub kept: &'a (dyn Fn(u32) -> Option<String> + Sync),
    /// Called with what a generation came to.
    pub keep: &'a (dyn Fn(u32, &str) + Sync),
    /// Called when something was done.
    pub progress: &'a (dyn Fn(Progress) + Sync),
}

/// How far a generation has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Which one, counted from 1.
    pub generation: u32,
    /// What is being done.
    pub stage: Stage,
    /// How much of it is done.
    pub done: u64,
    /// How much there is to do, at most.
    pub of: u64,
}

/// What a generation does, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Games are played.
    Games,
    /// The net learns from them, step by step.
    Learning,
    /// Deals of the match are played.
    Contest,
}

/// What a generation came to.
struct Learnt {
    net: Net,
    /// How many positions it was learnt from.
    positions: usize,
    /// The mean logarithmic loss on positions of games that were not learnt from.
    loss: f64,
    contest: Contest,
}

/// Why nothing was learnt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CannotLearn {
    /// The game does not describe its positions.
    NoDescription,
    /// There are too few games to learn from some and test on others.
    TooFewGames,
    /// This generation was kept in a form that cannot be read.
    Unreadable(u32),
    /// No generation won its match.
    NothingBetter,
}

impl fmt::Display for CannotLearn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotLearn::NoDescription => f.write_str("this game does not describe its positions as numbers"),
            CannotLearn::TooFewGames => f.write_str("it takes at least ten games to learn something"),
            CannotLearn::Unreadable(generation) => {
                write!(
                    f,
                    "what generation {generation} learnt cannot be read; delete its file to learn it again"
                )
            }
            CannotLearn::NothingBetter => f.write_str("no generation won its match"),
        }
    }
}

impl std::error::Error for CannotLearn {}

/// One game in ten is kept to test what was learnt.
const TESTED: u64 = 10;
/// How often each position is looked at.
const ROUNDS: f32 = 4.0;

/// Who plays: nobody has learnt anything before the first generation.
type Known = Option<Arc<Net>>;

impl Lessons<'_> {
    /// What the best generation knows, as text with a first line that says where it comes from.
    pub fn learn<G: Evaluate>(&self, command: &str) -> Result<String, CannotLearn> {
        if G::SIZE == (Size { seat: 0, table: 0 }) {
            return Err(CannotLearn::NoDescription);
        }
        if self.games < TESTED {
            return Err(CannotLearn::TooFewGames);
        }
        let mut net = Net::random(G::SIZE, &mut generator(&[self.seed, 0]));
        let (mut best, mut text) = (None, None);
        for generation in 1..=self.generations {
            let kept = self.next::<G>(generation, command, &net, &best);
            net = Net::read(&kept, G::SIZE).ok_or(CannotLearn::Unreadable(generation))?;
            if has_won(&kept) {
                best = Some(Arc::new(net.clone()));
                text = Some(kept);
            }
        }
        text.ok_or(CannotLearn::NothingBetter)
    }

    /// What a generation comes to, as it was kept or anew.
    fn next<G: Evaluate>(&self, generation: u32, command: &str, net: &Net, best: &Known) -> String {
        if let Some(kept) = (self.kept)(generation) {
            return kept;
        }
        let learnt = self.generation::<G>(generation, net, best);
        let Learnt { net, positions, loss, contest } = learnt;
        let origin =
            format!("{command}: generation {generation}, {positions} positions, loss {loss:.4}, {contest}");
        let text = net.write(&origin);
        (self.keep)(generation, &text);
        text
    }

    fn generation<G: Evaluate>(&self, generation: u32, net: &Net, best: &Known) -> Learnt {
        let played = |done| self.tell(generation, Stage::Games, done, self.games);
        let (mut examples, mut tests) = (Examples::default(), Examples::default());
        for (number, game) in self.play::<G>(generation, best, &played) {
            (if number % TESTED == 0 { &mut tests } else { &mut examples }).append(&game);
        }
        let learning = Learning {
            examples: &examples,
            rounds: ROUNDS,
            progress: &|done, of| self.tell(generation, Stage::Learning, done as u64, of as u64),
        };
        let rng = &mut generator(&[self.seed, generation.into(), u64::MAX]);
        let net = learning.improve(net.clone(), rng).rounded();
        let loss = net.loss(&tests);
        let contest = self.contest::<G>(generation, &Arc::new(net.clone()), best);
        Learnt { net, positions: examples.len(), loss, contest }
    }

    fn tell(&self, generation: u32, stage: Stage, done: u64, of: u64) {
        (self.progress)(Progress { generation, stage, done, of });
    }
}

/// How players think in games and in matches.
fn style(known: &Known) -> Style {
    Style { rank: 0, net: u16::from(known.is_some()), ..Style::USUAL }
}

/// Whether a generation's first line says that it won its match.
fn has_won(text: &str) -> bool {
    text.lines().next().is_some_and(|line| line.ends_with(contest::WON))
}
