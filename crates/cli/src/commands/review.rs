//! `akhet review`.

use std::io::Write;
use std::ops::ControlFlow;

use bots::review::{Grade, Judgment, Review as Reviewed};
use catalog::{Table, Turns, costs, say_review, tell_luck};
use game::{Lang, Seat, Turn, Viewer};

use crate::arguments::Review;
use crate::failure::Failure;
use crate::files::load_position;
use crate::progress;

pub(crate) fn run(arguments: &Review, out: &mut impl Write) -> Result<(), Failure> {
    let table = load_position(&arguments.record.file, None)?;
    if table.turn() != Turn::Over {
        return Err(Failure::failed(format!(
            "{}: the game is not over, and only a game that is over can be reviewed",
            arguments.record.file.display()
        )));
    }
    let review = judge(&*table, arguments.nodes);
    if arguments.output.json {
        let json = serde_json::to_string(&review).expect("a review is made of numbers, texts and lists");
        writeln!(out, "{json}")?;
        return Ok(());
    }
    let lang = arguments.language.lang;
    let story = table.story(Viewer::All, lang, None);
    let turns = Turns::of(&story, table.steps());
    Account { table: &*table, review: &review, turns: &turns, lang }.print(out)
}

/// Judges every decision, with a progress bar.
fn judge(table: &dyn Table, nodes: u32) -> Reviewed {
    let bar = progress::bar(table.decisions().len() as u64, "positions");
    let judgments = table.judge_all(Vec::new(), nodes, &mut |_, progress| {
        bar.set_position(progress.done as u64);
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    table.sum_up(judgments)
}

/// A review in words.
struct Account<'a> {
    table: &'a dyn Table,
    review: &'a Reviewed,
    /// Which number the moves, as the log does.
    turns: &'a Turns<'a>,
    lang: Lang,
}

impl Account<'_> {
    fn print(&self, out: &mut impl Write) -> Result<(), Failure> {
        self.print_turns(out)?;
        for seat in Seat::all(self.table.seats()) {
            writeln!(out, "\n{}", self.sum(seat))?;
            self.print_worst(seat, out)?;
            self.print_skills(seat, out)?;
        }
        let names: Vec<String> = Seat::all(self.table.seats()).map(|seat| self.name(seat)).collect();
        writeln!(out, "\n{}", tell_luck(self.review, &names, self.lang).join("\n"))?;
        Ok(())
    }

    fn print_turns(&self, out: &mut impl Write) -> Result<(), Failure> {
        let chance = match self.watched() {
            Some(seat) => self.say("chance-of", &[("name", self.name(seat).into())]),
            None => self.say("chance-own", &[]),
        };
        let [turn, who, played, lost] = ["turn", "who", "played", "lost"].map(|key| self.say(key, &[]));
        row(out, &[&turn, &who, &played, &chance, &lost, ""])?;
        for judgment in self.review.judgments.iter().filter(|judgment| judgment.played.is_some()) {
            self.print_turn(judgment, out)?;
        }
        Ok(())
    }

    /// Whose chance the table of moves shows: of two the first seat's, of more that of whoever decides.
    fn watched(&self) -> Option<Seat> {
        (self.table.seats() == 2).then_some(Seat::new(0))
    }

    fn print_turn(&self, judgment: &Judgment, out: &mut impl Write) -> Result<(), Failure> {
        let whose = self.watched().unwrap_or(judgment.seat);
        let [before, after] = [judgment.before(whose), judgment.after(whose)].map(in_points);
        let grade = match Grade::of(judgment.loss()) {
            Grade::Good => String::new(),
            Grade::Slip => self.say("grade-slip", &[]),
            Grade::Mistake => self.say("grade-mistake", &[]),
            Grade::Blunder => self.say("grade-blunder", &[]),
        };
        let proved = if judgment.is_solved { self.say("proved", &[]) } else { String::new() };
        let said = [grade, proved].into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(", ");
        let number = self.turns.round_at(judgment.position).to_string();
        let played = judgment.played.as_ref().map_or("", |played| played.action.as_str());
        let chance = self.say("percent", &[("number", format!("{before} → {after}").into())]);
        let lost = match in_points(judgment.loss()) {
            0 => "–".to_owned(),
            share => self.say("percent", &[("number", share.into())]),
        };
        row(out, &[&number, &self.name(judgment.seat), played, &chance, &lost, &said])
    }

    /// One line for a seat: accuracy, and the count of each grade.
    fn sum(&self, seat: Seat) -> String {
        let summary = &self.review.seats[seat.index()];
        let count = |key, count: usize| self.say(key, &[("count", count.into())]);
        let accuracy = self.say("percent", &[("number", (summary.accuracy.round() as i64).into())]);
        let parts = [
            format!("{accuracy} {}", self.say("accuracy", &[])),
            count("decisions", summary.decisions),
            count("slips", summary.slips),
            count("mistakes", summary.mistakes),
            count("blunders", summary.blunders),
        ];
        self.say("sum-of", &[("name", self.name(seat).into()), ("list", parts.join(", ").into())])
    }

    fn print_worst(&self, seat: Seat, out: &mut impl Write) -> Result<(), Failure> {
        let mut worst = self.review.worst(seat).peekable();
        let key = if worst.peek().is_none() { "worst-none" } else { "worst-of" };
        writeln!(out, "{}", self.say(key, &[("name", self.name(seat).into())]))?;
        for judgment in worst {
            let played = judgment.played.as_ref().map_or("", |played| played.action.as_str());
            let share = self.say("share-lost", &[("number", in_points(judgment.loss()).into())]);
            let better = self.say("worst-better", &[("action", self.act(&judgment.best.action).into())]);
            writeln!(
                out,
                "{:>4}  {} ({share}). {better} {}",
                self.turns.round_at(judgment.position),
                self.act(played),
                self.line(judgment)
            )?;
        }
        Ok(())
    }

    /// What decisions cost on average, by the skill that they asked for.
    fn print_skills(&self, seat: Seat, out: &mut impl Write) -> Result<(), Failure> {
        let entry = self.table.entry();
        let own = self.review.judgments.iter().filter(|judgment| judgment.seat == seat);
        writeln!(out, "{}", self.say("by-skill", &[]))?;
        for costs in costs(&entry, own) {
            let values = [
                ("skill", costs.name(&entry, self.lang).into()),
                ("share", costs.tell_average(self.lang).into()),
                ("decisions", self.say("decisions", &[("count", costs.decisions.into())]).into()),
            ];
            writeln!(out, "      {}", self.say("skill-costs", &values))?;
        }
        Ok(())
    }

    /// What might have followed the better move.
    fn line(&self, judgment: &Judgment) -> String {
        let follows = judgment.line.iter().skip(1).map(|(seat, action)| {
            let values = [("name", self.name(*seat).into()), ("action", self.act(action).into())];
            self.say("line-move", &values)
        });
        let rest: Vec<String> = follows.collect();
        if rest.is_empty() {
            return String::new();
        }
        let key = if judgment.is_solved { "best-line" } else { "worst-line" };
        self.say(key, &[("line", rest.join("; ").into())])
    }

    fn act(&self, action: &str) -> String {
        self.table.name_action(action, self.lang).unwrap_or_else(|| action.to_owned())
    }

    fn name(&self, seat: Seat) -> String {
        (self.table.entry().name_seat)(seat, self.lang)
    }

    fn say(&self, key: &str, values: &[(&'static str, game::show::lang::Value<'_>)]) -> String {
        say_review(self.lang, key, values)
    }
}

fn in_points(share: f32) -> i64 {
    (100.0 * share).round() as i64
}

fn row(out: &mut impl Write, cells: &[&str; 6]) -> Result<(), Failure> {
    let [number, who, played, chance, lost, grade] = cells;
    let line = format!("{number:>6}  {who:<8} {played:<22} {chance:<14} {lost:>9}  {grade}");
    Ok(writeln!(out, "{}", line.trim_end())?)
}
