//! A table for tests of the rules: steps as they stand in records, and what should be true after them.

use crate::{ActionSet, Chosen, Game, Seat, Turn, Viewer, read_step, settle, take_step};

/// A game under way. Every expectation gives the table back, so that a test reads as one story.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    /// Where the game is.
    pub state: G,
    /// Everything that happened since the story began.
    pub events: Vec<G::Event>,
}

#[expect(clippy::return_self_not_must_use, reason = "a story may end with any expectation")]
impl<G: Game> Table<G> {
    /// The table before set-up, with options as they are written on a command line.
    #[track_caller]
    pub fn new(options: &str) -> Table<G> {
        let chosen = Chosen::parse(G::OPTIONS, options).expect("the options of a test are right");
        Table::at(G::new(&G::options(&chosen).expect("the options of a test go together")))
    }

    /// A table in this position.
    pub fn at(state: G) -> Table<G> {
        Table { state, events: Vec::new() }
    }

    /// What everybody may know.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Spectator)
    }

    /// Takes steps as they stand in records, separated by `; `.
    #[track_caller]
    pub fn play(mut self, steps: &str) -> Table<G> {
        for text in steps.split("; ") {
            let (actor, text) = text.split_once(": ").expect("a step names who decides");
            let actor = actor.parse().ok().map(Seat::new);
            let step = read_step(&self.state, actor, text).unwrap_or_else(|error| {
                panic!("`{text}`: {error}; possible: {}", self.possible().join(", "))
            });
            take_step(&mut self.state, step, &mut self.events);
            settle(&mut self.state, &mut self.events);
        }
        self
    }

    /// Draws whatever comes first until somebody has to decide.
    #[track_caller]
    pub fn draw(mut self) -> Table<G> {
        assert_eq!(self.state.turn(), Turn::Chance, "something is drawn");
        while self.state.turn() == Turn::Chance {
            let (first, _) = self.outcomes()[0];
            self.state.resolve(first, &mut self.events);
            settle(&mut self.state, &mut self.events);
        }
        self
    }

    /// It is this seat's decision.
    #[track_caller]
    pub fn turn(self, seat: u8) -> Table<G> {
        let possible = self.possible().join(", ");
        assert_eq!(self.state.turn(), Turn::Seat(Seat::new(seat)), "possible: {possible}");
        self
    }

    /// Something is drawn or rolled next.
    #[track_caller]
    pub fn chance(self) -> Table<G> {
        assert_eq!(self.state.turn(), Turn::Chance, "possible: {}", self.possible().join(", "));
        self
    }

    /// The game has ended.
    #[track_caller]
    pub fn over(self) -> Table<G> {
        assert_eq!(self.state.turn(), Turn::Over, "possible: {}", self.possible().join(", "));
        self
    }

    /// Exactly these actions are legal, in this order.
    #[track_caller]
    pub fn legal(self, expected: &str) -> Table<G> {
        assert_eq!(self.decisions().join(", "), expected);
        self
    }

    /// Exactly these of the legal actions begin with this word, in this order.
    #[track_caller]
    pub fn legal_of(self, verb: &str, expected: &str) -> Table<G> {
        let mut texts = self.decisions();
        texts.retain(|text| text.split(' ').next() == Some(verb));
        assert_eq!(texts.join(", "), expected);
        self
    }

    /// This action is legal.
    #[track_caller]
    pub fn can(self, action: &str) -> Table<G> {
        let legal = self.decisions();
        assert!(legal.iter().any(|text| text == action), "`{action}` is not among {legal:?}");
        self
    }

    /// This action is not legal, nor is any that begins with these words.
    #[track_caller]
    pub fn cannot(self, action: &str) -> Table<G> {
        let legal = self.decisions();
        let begins = |text: &&String| *text == action || text.starts_with(&format!("{action} "));
        assert_eq!(legal.iter().find(begins), None, "`{action}` is among {legal:?}");
        self
    }

    /// Exactly these outcomes can come next, each with its weight: `harp 3, chair 1`.
    #[track_caller]
    pub fn weights(self, expected: &str) -> Table<G> {
        let outcomes = self.outcomes().into_iter();
        let found: Vec<String> = outcomes.map(|(outcome, weight)| format!("{outcome} {weight}")).collect();
        assert_eq!(found.join(", "), expected);
        self
    }

    /// This happened.
    #[track_caller]
    pub fn happened(self, event: &G::Event) -> Table<G> {
        assert!(self.events.contains(event), "{event:?} is not among {:?}", self.events);
        self
    }

    /// Everyone's points in one line of the score sheet.
    #[track_caller]
    pub fn points(self, part: &str, expected: &[i32]) -> Table<G> {
        let score = self.state.score(Viewer::Spectator);
        let of = |part: Option<&crate::Part>| part.expect("a test names parts that exist").points();
        let found: Vec<i32> = score.0.iter().map(|tally| of(tally.part(part))).collect();
        assert_eq!(found, expected, "{part}");
        self
    }

    /// Everyone's points.
    #[track_caller]
    pub fn totals(self, expected: &[i32]) -> Table<G> {
        assert_eq!(self.state.score(Viewer::Spectator).totals(), expected);
        self
    }

    /// Everyone's rank at the end, 0 for a winner.
    #[track_caller]
    pub fn ranks(self, expected: &[u8]) -> Table<G> {
        let outcome = self.state.outcome().expect("the game is over");
        assert_eq!(outcome.ranks.iter().copied().collect::<Vec<u8>>(), expected);
        self
    }

    /// The legal actions. There must be a decision: where nobody decides, nothing is legal, and a test that says so by
    /// mistake would always pass.
    #[track_caller]
    pub fn decisions(&self) -> Vec<String> {
        assert!(matches!(self.state.turn(), Turn::Seat(_)), "nobody decides here: {:?}", self.state.turn());
        self.possible()
    }

    /// Every step that can come next, as text.
    pub fn possible(&self) -> Vec<String> {
        match self.state.turn() {
            Turn::Seat(_) => self.state.legal().iter().map(|action| action.to_string()).collect(),
            Turn::Chance => self.outcomes().iter().map(|(outcome, _)| outcome.to_string()).collect(),
            Turn::Over => Vec::new(),
        }
    }

    #[track_caller]
    fn outcomes(&self) -> Vec<(G::Chance, u32)> {
        assert_eq!(self.state.turn(), Turn::Chance, "something is drawn");
        let mut outcomes = Vec::new();
        self.state.chance_outcomes(&mut outcomes);
        outcomes
    }
}
