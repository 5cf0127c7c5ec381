//! The edge where every game looks the same: text in, text out.

use std::ops::ControlFlow;

use bots::review::{Ended, Judgment, Position, Progress, Review, positions, review};
use bots::{Bot, Budget, Choice, Player, Puzzle, Round, Stop, outlook};
use game::perft::divide;
use game::{
    ActionSet, Drawing, EarlyEnd, Lang, Outcome, Record, RecordedStep, Scene, Score, Seat, Step, StepError,
    Turn, Viewer, legal_numbers, numbered_choice, observation_size, observe,
};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;

use crate::advice::Advice;
use crate::batch::rewards;
use crate::entry::{Entry, Playable, entry};
use crate::ladders::ladder;
use crate::searched::Searched;
use crate::session::Session;
use crate::shown::{Shown, foresee, tell};

/// A game in progress that is played by text. Nothing that a viewer may not know crosses this edge towards it.
pub trait Table: Shown + Send + Sync {
    /// The game that is played.
    fn entry(&self) -> Entry;

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// Who decides the next step.
    fn turn(&self) -> Turn;

    /// How many steps were taken.
    fn steps(&self) -> usize;

    /// The legal actions of the seat that decides: never just one, and none if no seat does.
    fn legal(&self) -> Vec<String>;

    /// The outcomes of the draw that comes next with their weights: none if there is no draw.
    fn outcomes(&self) -> Vec<(String, u32)>;

    /// Plays an action of the seat that decides or, at a chance step, that outcome.
    fn play(&mut self, text: &str) -> Result<(), StepError>;

    /// Takes steps back.
    fn back(&mut self, steps: usize) -> Result<(), TooFar>;

    /// The steps from this one on, as a record has them.
    fn steps_from(&self, first: usize) -> Vec<RecordedStep>;

    /// The steps from this one on as a viewer may read them.
    fn shown_steps(&self, first: usize, viewer: Viewer) -> Vec<String>;

    /// How many steps back the action began that the seat is in the middle of, if there is one and nothing was revealed
    /// since.
    fn under_way(&self, seat: Seat) -> Option<usize>;

    /// Whether it began at a position in the middle of a game. Such a game has no record.
    fn is_set_up(&self) -> bool;

    /// Stops the game before its end.
    fn stop(&mut self, end: EarlyEnd) -> Result<(), StepError>;

    /// How the game stopped, if it did before its end.
    fn stopped(&self) -> Option<EarlyEnd>;

    /// The table as it was after this many steps, to be looked at.
    fn at(&self, steps: usize) -> Box<dyn Table>;

    /// A copy of the table.
    fn copy(&self) -> Box<dyn Table>;

    /// Whether a seat knows or is shown something that others are not.
    fn has_secrets(&self, seat: Seat) -> bool;

    /// How many steps back this seat's last decision is, if nothing was revealed since.
    fn undoable(&self, seat: Seat) -> Option<usize>;

    /// What a viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> Value;

    /// The points as they stand.
    fn score(&self) -> Score;

    /// Whose points these are, in the order of a score: the seats, then an automaton if there is one.
    fn name_scorers(&self, lang: Lang) -> Vec<String>;

    /// The lines of the score sheet in order, including those whose points nobody at the table may know.
    fn parts(&self) -> Vec<&'static str>;

    /// The points that a screen shows.
    fn shown_score(&self, viewer: Viewer) -> Score;

    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// The game so far.
    fn record(&self) -> Record;

    /// The position as text. If the viewer is the seat that decides, its legal actions are targets, and one of them
    /// may be pointed at.
    fn draw(&self, viewer: Viewer, focus: Option<&str>, lang: Lang) -> Drawing;

    /// What an action would bring about, as far as the viewer can tell; `None` if it is not legal.
    fn preview(&self, viewer: Viewer, action: &str, lang: Lang) -> Option<Preview>;

    /// What happened so far, as a viewer may read it.
    fn log(&self, viewer: Viewer, lang: Lang) -> Vec<LogLine>;

    /// What a computer player would do for the seat that decides, from what that seat knows, in a round if somebody waits
    /// for it; `None` if no seat decides, or if it was stopped.
    fn choose(
        &self,
        bot: Bot,
        round: Option<Round>,
        stop: &Stop,
        rng: &mut dyn Rng,
    ) -> Option<Choice<String>>;

    /// How many decisions a seat has made since it last saw one of these seats decide.
    fn decided_since(&self, seat: Seat, others: &[Seat]) -> usize;

    /// What a strong player with this many iterations would do for the seat that decides, from what that seat knows;
    /// `None` if no seat decides, or if it was stopped.
    fn advise(&self, nodes: u32, stop: &Stop, rng: &mut dyn Rng) -> Option<Advice>;

    /// What a search for the seat that decides finds, from what that seat knows; `None` if no seat decides, or if it was
    /// stopped.
    fn search(&self, budget: Budget, stop: &Stop, rng: &mut dyn Rng) -> Option<Searched>;

    /// How much of the win each seat may expect at first sight, as far as a viewer can tell.
    fn expect(&self, viewer: Viewer, rng: &mut dyn Rng) -> Vec<f32>;

    /// What each seat gets for how the game ended, if it was played to its end: 1 for the win, and less than 0 without.
    fn rewards(&self) -> Option<Vec<f32>>;

    /// What a viewer sees as numbers, four bytes for each, the seat that comes first and then the others.
    fn observe(&self, viewer: Viewer, first: Seat) -> Vec<u8>;

    /// The places of the legal actions among all, in their order; `None` for one that has none.
    fn numbers(&self) -> Vec<Option<usize>>;

    /// The legal action at this place, if there is one.
    fn numbered(&self, place: usize) -> Option<String>;

    /// What an action does, in a few words.
    fn name_action(&self, action: &str, lang: Lang) -> Option<String>;

    /// The same for a viewer who may choose it now.
    fn name_choice(&self, viewer: Viewer, action: &str, lang: Lang) -> Option<String>;

    /// What the kind of an action is called.
    fn name_kind(&self, action: &str, lang: Lang) -> Option<String>;

    /// The number of ways to take this many steps from here, for each first step.
    fn perft(&self, depth: u32) -> Vec<(String, u64)>;

    /// For each decision of the game, which a review judges, how many steps came before it.
    fn decisions(&self) -> Vec<usize>;

    /// Judges the decision after this many steps; `None` if there is none, or if it was stopped.
    fn judge(&self, position: usize, nodes: u32, stop: &Stop) -> Option<Judgment>;

    /// Judges every decision that is not known yet, as [`bots::review::review`] does.
    fn judge_all(
        &self,
        known: Vec<Judgment>,
        nodes: u32,
        heard: &mut dyn FnMut(&Judgment, Progress) -> ControlFlow<()>,
    ) -> Vec<Judgment>;

    /// The share of the win that a seat could expect from an action after this many steps; `None` if it was not legal, or
    /// if the search was stopped.
    fn weigh(&self, position: usize, action: &str, nodes: u32, stop: &Stop) -> Option<f32>;

    /// A puzzle whose position this is, as a search from this seed finds it, if the same action is still the best by this much
    /// of the win.
    fn prove_again(&self, puzzle: &Puzzle, margin: f32, seed: u64) -> Option<Puzzle>;

    /// Adds up the judgments of all decisions.
    fn sum_up(&self, judgments: Vec<Judgment>) -> Review;
}

/// More steps than were taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooFar {
    /// How many were taken.
    pub taken: usize,
}

impl std::fmt::Display for TooFar {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "only {} steps were taken", self.taken)
    }
}

impl std::error::Error for TooFar {}

/// What an action would bring about, up to the next draw or decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// What would happen.
    pub sentences: Vec<String>,
    /// Everyone's points now.
    pub before: Vec<i32>,
    /// Everyone's points then.
    pub after: Vec<i32>,
}

/// One step of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// Who decided; `None` for a draw.
    pub actor: Option<Seat>,
    /// What happened, in sentences.
    pub text: String,
}

impl Clone for Box<dyn Table> {
    fn clone(&self) -> Box<dyn Table> {
        self.copy()
    }
}

impl<G: Playable> Table for Session<G> {
    fn entry(&self) -> Entry {
        entry::<G>()
    }

    fn seats(&self) -> u8 {
        self.state().seats()
    }

    fn turn(&self) -> Turn {
        Session::turn(self)
    }

    fn steps(&self) -> usize {
        self.taken().len()
    }

    fn legal(&self) -> Vec<String> {
        match self.turn() {
            Turn::Seat(_) => self.state().legal().iter().map(|action| action.to_string()).collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    fn outcomes(&self) -> Vec<(String, u32)> {
        if self.turn() != Turn::Chance {
            return Vec::new();
        }
        let mut outcomes = Vec::new();
        self.state().chance_outcomes(&mut outcomes);
        outcomes.into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect()
    }

    fn play(&mut self, text: &str) -> Result<(), StepError> {
        Session::play(self, text)
    }

    fn back(&mut self, steps: usize) -> Result<(), TooFar> {
        if steps > self.steps() {
            return Err(TooFar { taken: self.steps() });
        }
        Session::back(self, steps);
        Ok(())
    }

    fn steps_from(&self, first: usize) -> Vec<RecordedStep> {
        Session::steps_from(self, first)
    }

    fn shown_steps(&self, first: usize, viewer: Viewer) -> Vec<String> {
        Session::shown_steps(self, first, viewer)
    }

    fn under_way(&self, seat: Seat) -> Option<usize> {
        let is_in_the_middle = |session: &Session<G>| {
            session.turn() == Turn::Seat(seat)
                && G::stage(&session.state().view(Viewer::Seat(seat)), Lang::En).is_some()
        };
        if !is_in_the_middle(self) {
            return None;
        }
        let decisions = self.open_decisions(seat);
        let mut earlier = Session::at(self, *decisions.first()?);
        let mut beginning = None;
        for position in decisions {
            earlier.follow(self, position);
            if !is_in_the_middle(&earlier) {
                beginning = Some(position);
            }
        }
        beginning.map(|position| self.steps() - position)
    }

    fn is_set_up(&self) -> bool {
        Session::is_set_up(self)
    }

    fn stop(&mut self, end: EarlyEnd) -> Result<(), StepError> {
        Session::stop(self, end)
    }

    fn stopped(&self) -> Option<EarlyEnd> {
        Session::stopped(self)
    }

    fn at(&self, steps: usize) -> Box<dyn Table> {
        Box::new(Session::at(self, steps))
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn has_secrets(&self, seat: Seat) -> bool {
        let (own, common) = (Viewer::Seat(seat), Viewer::Spectator);
        self.view(own) != self.view(common) || self.shown_score(own) != self.shown_score(common)
    }

    fn undoable(&self, seat: Seat) -> Option<usize> {
        Session::undoable(self, seat)
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.state().view(viewer))
            .expect("a view is made of texts, numbers, lists and maps")
    }

    fn score(&self) -> Score {
        self.state().score(Viewer::Spectator)
    }

    fn name_scorers(&self, lang: Lang) -> Vec<String> {
        (self.entry().name_scorers)(self.chosen(), lang).expect("the game is played with these options")
    }

    fn parts(&self) -> Vec<&'static str> {
        self.state().score(Viewer::All).parts()
    }

    fn shown_score(&self, viewer: Viewer) -> Score {
        G::shown_score(&self.state().view(viewer), viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    fn record(&self) -> Record {
        Session::record(self)
    }

    fn draw(&self, viewer: Viewer, focus: Option<&str>, lang: Lang) -> Drawing {
        let legal = self.is_to_decide(viewer).then(|| self.state().legal());
        let focus = focus.and_then(|text| text.parse().ok());
        let focus = focus.filter(|action| legal.as_ref().is_some_and(|legal| legal.contains(*action)));
        let view = self.state().view(viewer);
        G::draw(&Scene { view: &view, viewer, legal: legal.as_ref(), focus }, lang)
    }

    fn preview(&self, viewer: Viewer, action: &str, lang: Lang) -> Option<Preview> {
        let action = action.parse().ok()?;
        let view = self.state().view(viewer);
        let foreseen = foresee::<G>(&view, viewer, action)?;
        Some(Preview {
            sentences: foreseen
                .events
                .iter()
                .filter_map(|event| G::tell(event, &foreseen.after, viewer, lang))
                .map(|sentence| sentence.to_string())
                .collect(),
            before: G::shown_score(&view, viewer).totals(),
            after: G::shown_score(&foreseen.after, viewer).totals(),
        })
    }

    fn log(&self, viewer: Viewer, lang: Lang) -> Vec<LogLine> {
        let view = self.state().view(viewer);
        let opening = (!self.opening().is_empty())
            .then(|| LogLine { actor: None, text: tell::<G>(self.opening(), &view, viewer, lang) });
        let steps = self.taken().iter().map(|taken| {
            let actor = match taken.step {
                Step::Action(seat, _) => Some(seat),
                Step::Chance(_) => None,
            };
            LogLine { actor, text: tell::<G>(&taken.happened, &view, viewer, lang) }
        });
        opening.into_iter().chain(steps).collect()
    }

    fn choose(
        &self,
        bot: Bot,
        round: Option<Round>,
        stop: &Stop,
        mut rng: &mut dyn Rng,
    ) -> Option<Choice<String>> {
        let Turn::Seat(seat) = self.turn() else { return None };
        let view = self.state().view(Viewer::Seat(seat));
        let player = Player::<G>::new(bot, Xoshiro256PlusPlus::from_rng(&mut rng)).until(stop);
        let mut player = match round {
            Some(round) => player.during(round),
            None => player,
        };
        let Choice { action, nodes, is_solved } = player.choose(&view);
        let choice = Choice { action: action.to_string(), nodes, is_solved };
        (!stop.is_set()).then_some(choice)
    }

    fn decided_since(&self, seat: Seat, others: &[Seat]) -> usize {
        let seen = self.taken().iter().rev().filter(|taken| taken.is_shown(Viewer::Seat(seat)));
        let deciders = seen.filter_map(|taken| match taken.step {
            Step::Action(actor, _) => Some(actor),
            Step::Chance(_) => None,
        });
        deciders.take_while(|actor| !others.contains(actor)).filter(|actor| *actor == seat).count()
    }

    fn advise(&self, nodes: u32, stop: &Stop, mut rng: &mut dyn Rng) -> Option<Advice> {
        let Turn::Seat(seat) = self.turn() else { return None };
        let advice = Advice::of(self.state(), seat, nodes, stop, &mut rng);
        (!stop.is_set()).then_some(advice)
    }

    fn search(&self, budget: Budget, stop: &Stop, mut rng: &mut dyn Rng) -> Option<Searched> {
        let Turn::Seat(seat) = self.turn() else { return None };
        let searched = Searched::of(self.state(), seat, budget, stop, &mut rng);
        (!stop.is_set()).then_some(searched)
    }

    fn expect(&self, viewer: Viewer, mut rng: &mut dyn Rng) -> Vec<f32> {
        outlook::<G>(&self.state().view(viewer), &mut rng).iter().copied().collect()
    }

    fn rewards(&self) -> Option<Vec<f32>> {
        let is_played = self.state().turn() == Turn::Over;
        is_played.then(|| rewards(&self.state().won()).iter().copied().collect())
    }

    fn observe(&self, viewer: Viewer, first: Seat) -> Vec<u8> {
        let seats = self.state().seats();
        let mut row = vec![0; 4 * observation_size::<G>(seats)];
        observe::<G>(&self.state().view(viewer), first, seats, &mut row);
        row
    }

    fn numbers(&self) -> Vec<Option<usize>> {
        match self.turn() {
            Turn::Seat(_) => legal_numbers::<G>(&self.state().legal()).collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    fn numbered(&self, place: usize) -> Option<String> {
        let Turn::Seat(_) = self.turn() else { return None };
        numbered_choice::<G>(&self.state().legal(), place).map(|action| action.to_string())
    }

    fn name_action(&self, action: &str, lang: Lang) -> Option<String> {
        action.parse().ok().map(|action| G::name_action(action, lang))
    }

    fn name_choice(&self, viewer: Viewer, action: &str, lang: Lang) -> Option<String> {
        let view = self.state().view(viewer);
        action.parse().ok().map(|action| G::name_choice(action, &view, lang))
    }

    fn name_kind(&self, action: &str, lang: Lang) -> Option<String> {
        let kind = G::kind(action.parse().ok()?);
        Some(G::words().say(lang, &format!("kind-{kind}"), &[]))
    }

    fn perft(&self, depth: u32) -> Vec<(String, u64)> {
        divide(self.state(), depth).into_iter().map(|(step, count)| (step.to_string(), count)).collect()
    }

    fn decisions(&self) -> Vec<usize> {
        self.positions().into_iter().map(|position| position.number).collect()
    }

    fn judge(&self, position: usize, nodes: u32, stop: &Stop) -> Option<Judgment> {
        let judgment = self.position(position)?.judge(nodes, stop);
        (!stop.is_set()).then_some(judgment)
    }

    fn judge_all(
        &self,
        known: Vec<Judgment>,
        nodes: u32,
        heard: &mut dyn FnMut(&Judgment, Progress) -> ControlFlow<()>,
    ) -> Vec<Judgment> {
        review(&self.positions(), known, nodes, heard)
    }

    fn weigh(&self, position: usize, action: &str, nodes: u32, stop: &Stop) -> Option<f32> {
        let position = self.position(position)?;
        let action = action.parse().ok().filter(|action| position.state.legal().contains(*action))?;
        let value = position.weigh(action, nodes, stop);
        (!stop.is_set()).then_some(value)
    }

    fn prove_again(&self, puzzle: &Puzzle, margin: f32, seed: u64) -> Option<Puzzle> {
        bots::prove_again(self.state(), puzzle, margin, seed)
    }

    fn sum_up(&self, judgments: Vec<Judgment>) -> Review {
        let is_played = self.state().turn() == Turn::Over;
        let won = is_played.then(|| self.state().won().iter().copied().collect());
        let review = Review::of(&Ended { seats: self.seats(), steps: self.steps(), won }, judgments);
        match ladder(G::ID) {
            Some(ladder) => review.on(ladder),
            None => review,
        }
    }
}

impl<G: Playable> Session<G> {
    fn positions(&self) -> Vec<Position<G>> {
        let steps: Vec<game::StepOf<G>> = self.taken().iter().map(|taken| taken.step).collect();
        positions(Session::at(self, 0).state(), &steps)
    }

    fn position(&self, number: usize) -> Option<Position<G>> {
        self.positions().into_iter().find(|position| position.number == number)
    }
}
