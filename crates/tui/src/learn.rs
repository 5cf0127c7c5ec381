//! Lessons, line by line: a page goes out, a line comes in.

use catalog::{Answer, Entry, LEARNER, Standing, Table};
use game::show::lang::Value;
use game::{Drawing, Lang, Lesson, LessonStep, Viewer};

use crate::words::say;

const VIEWER: Viewer = Viewer::Seat(LEARNER);

/// Somebody takes a lesson in the terminal.
pub struct Lecture {
    entry: &'static Entry,
    lesson: Lesson,
    lang: Lang,
    /// The step, from 0.
    number: usize,
    /// What was decided in it.
    made: Vec<String>,
    /// The keys of the steps that are done.
    done: Vec<String>,
    is_over: bool,
}

impl Lecture {
    /// Begins with the first step that is not done; from the beginning, once all are.
    pub fn new(entry: &'static Entry, lesson: Lesson, done: Vec<String>, lang: Lang) -> Lecture {
        let number = lesson.steps.iter().position(|step| !done.contains(&step.key)).unwrap_or(0);
        Lecture { entry, lesson, lang, number, made: Vec::new(), done, is_over: false }
    }

    /// Whether the learner has left or is through.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// The keys of the steps that are done.
    pub fn done(&self) -> &[String] {
        &self.done
    }

    /// What to do, the board, what it teaches, and what can be tried.
    pub fn page(&self) -> String {
        let (step, standing) = (self.step(), self.standing());
        let place = [("number", (self.number + 1).into()), ("all", self.lesson.steps.len().into())];
        let mut lines = vec![
            String::new(),
            format!("{} · {}", say(self.lang, "learn-step", &place), self.text(step, "", (0, 0))),
            self.text(step, &self.task(), (0, 0)),
            say(self.lang, "learn-you", &[("seat", (self.entry.name_seat)(LEARNER, self.lang).into())]),
            String::new(),
        ];
        lines.extend(draw(&standing.table.draw(VIEWER, None, self.lang)));
        lines.extend([String::new(), self.text(step, "teaches", (0, 0)), String::new()]);
        for (index, action) in standing.tries().iter().enumerate() {
            lines.push(format!("{:>3}  {}", index + 1, self.name(&standing, action)));
        }
        lines.push(say(self.lang, "learn-keys", &[]));
        lines.join("\n") + "\n"
    }

    /// Answers what the learner has typed: a number, a notation, or the letter of something else to do.
    pub fn hear(&mut self, line: &str) -> String {
        let line = line.trim();
        let key = |name: &str| say(self.lang, name, &[]);
        if line == key("learn-key-leave") {
            self.is_over = true;
            return key("learn-left");
        }
        if line == key("learn-key-skip") {
            return self.go_on(String::new());
        }
        if line == key("learn-key-show") {
            let standing = self.standing();
            let right = standing.asked.and_then(|asked| asked.right.first());
            let name = right.map(|right| self.name(&standing, right)).unwrap_or_default();
            return say(self.lang, "learn-shown", &[("action", name.into())]);
        }
        let tries = self.standing().tries();
        let numbered = line.parse().ok().and_then(|number: usize| tries.get(number.checked_sub(1)?));
        let action = numbered.map_or(line, String::as_str).to_owned();
        match self.standing().answer(&action) {
            Some(Answer::Right) => self.take(action),
            Some(Answer::Wrong(why)) => {
                let why = why.map(str::to_owned);
                self.refuse(&action, why.as_deref())
            }
            None => say(self.lang, "learn-unknown", &[("text", line.into())]),
        }
    }

    /// Goes on with what is right.
    fn take(&mut self, action: String) -> String {
        let before = self.standing();
        let (points, steps) = (before.points(), before.table.steps());
        self.made.push(action);
        let standing = self.standing();
        let happened = happened(&*standing.table, steps, self.lang);
        if standing.asked.is_some() {
            return happened;
        }
        let learnt = self.text(self.step(), "learnt", (points, standing.points()));
        let key = self.step().key.clone();
        if !self.done.contains(&key) {
            self.done.push(key);
        }
        self.go_on(format!("{happened}\n✓ {learnt}"))
    }

    /// What a wrong try would bring about.
    fn refuse(&self, action: &str, why: Option<&str>) -> String {
        let standing = self.standing();
        let Some(table) = standing.would_be(action) else { return String::new() };
        let points = (standing.points(), table.shown_score(VIEWER).of(LEARNER).total());
        let mut lines = vec![happened(&*table, standing.table.steps(), self.lang)];
        lines.push(if let Some(why) = why {
            self.text(self.step(), why, points)
        } else {
            say(self.lang, "learn-points", &[("before", points.0.into()), ("after", points.1.into())])
        });
        lines.push(say(self.lang, "learn-again", &[]));
        lines.retain(|line| !line.is_empty());
        lines.join("\n")
    }

    /// Turns to the next step, if there is one.
    fn go_on(&mut self, said: String) -> String {
        self.made.clear();
        self.number += 1;
        if self.number < self.lesson.steps.len() {
            return said;
        }
        self.number -= 1;
        self.is_over = true;
        let end = say(self.lang, "learn-end", &[("game", self.entry.id.into())]);
        format!("{said}\n{end}").trim_start().to_owned()
    }

    fn step(&self) -> &LessonStep {
        &self.lesson.steps[self.number]
    }

    fn standing(&self) -> Standing<'_> {
        Standing::after(self.entry, self.step(), &self.made).expect("only what is right was made")
    }

    fn task(&self) -> String {
        match self.made.len() {
            0 => "task".to_owned(),
            made => format!("task-{}", made + 1),
        }
    }

    fn text(&self, step: &LessonStep, part: &str, points: (i32, i32)) -> String {
        let values = [("before", Value::from(points.0)), ("after", Value::from(points.1))];
        (self.entry.say_with)(&self.lesson.text(step, part), self.lang, &values).replace("**", "")
    }

    fn name(&self, standing: &Standing<'_>, action: &str) -> String {
        standing.table.name_choice(VIEWER, action, self.lang).unwrap_or_else(|| action.to_owned())
    }
}

fn draw(drawing: &Drawing) -> impl Iterator<Item = String> {
    let texts =
        drawing.lines.iter().map(|line| line.iter().map(|piece| piece.text.as_str()).collect::<String>());
    texts.map(|line| line.trim_end().to_owned())
}

/// What was told of a table from a step on.
fn happened(table: &dyn Table, first: usize, lang: Lang) -> String {
    let story = table.story(VIEWER, lang, None);
    let start = story.len() - (table.steps() - first);
    let told = story[start..].iter().map(|told| told.text(0, |_| None));
    told.filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n")
}
