//! The levels of the chosen game, the strongest on top: what each is like, and which one is even for the reader.

use std::ops::RangeInclusive;

use bots::{Bot, Level, Levels, Met, Rung, Strength, share_against_weakest};
use catalog::say_review;
use maud::{Markup, html};

use super::Home;
use super::form::when_more_than;
use crate::frame::Frame;
use crate::pages::names::name_bot;

/// What the weakest level is rated. The others are measured from there.
const WEAKEST: i32 = 1_000;

/// What the reader would win against a level that is called even. Levels are close enough for this between any two.
const EVEN: RangeInclusive<f64> = 0.3..=0.7;

/// How many levels a drawing of all of them has room for.
const MOST: usize = Level::ALL.len();

/// One level with what the reader may be told about it.
struct Row<'a> {
    frame: &'a Frame<'a>,
    levels: &'a Levels,
    index: usize,
    rung: &'a Rung,
    is_chosen: bool,
    /// How strong the reader is, once that can be said.
    strength: Option<Strength>,
    met: Option<&'a Met>,
}

/// The computer players to choose from.
pub(super) fn draw(frame: &Frame<'_>, home: &Home<'_>) -> Markup {
    let levels = (home.chosen.ladder)();
    let strength = levels.strength(&home.met);
    let chosen = chosen(home, &levels, strength);
    let rows: Vec<Row<'_>> = (0..)
        .zip(levels.rungs())
        .map(|(index, rung)| Row {
            frame,
            levels: &levels,
            index,
            rung,
            is_chosen: rung.name == chosen,
            strength,
            met: home.met.iter().find(|met| met.level == rung.name),
        })
        .collect();
    html! {
        fieldset.opt.for-bot data-when=[when_more_than(home.chosen, 1)] aria-describedby="rungs-about" {
            legend { (frame.say("bot", &[])) }
            div.levels {
                div.rungs.yours[strength.is_some()] {
                    (head(frame, strength))
                    @for row in rows.iter().rev() { (row.draw()) }
                }
                div.rung-more { @for row in rows.iter().rev() { p { (row.tell()) } } }
            }
            p.help #rungs-about { (about(frame, &levels, &home.met, strength)) }
        }
    }
}

/// What was chosen before, or the level that is even for the reader, or one for somebody who has played a little.
fn chosen(home: &Home<'_>, levels: &Levels, strength: Option<Strength>) -> Level {
    let usual = || strength.map_or(levels.rung(Level::Scribe).name, |strength| levels.nearest(strength));
    levels.named(home.value("bot", "")).unwrap_or_else(usual)
}

/// What the columns are. Each of their cells says it again to those who do not see it above.
fn head(frame: &Frame<'_>, strength: Option<Strength>) -> Markup {
    html! {
        div.rung-head aria-hidden="true" {
            span {}
            span { (frame.say("rung-like", &[])) }
            span { (frame.say("rung-rating", &[])) }
            @if strength.is_some() {
                span { (frame.say("rung-chance", &[])) }
                span { (frame.say("rung-so-far", &[])) }
            }
        }
    }
}

/// What the numbers mean, and what the suggestion is made from.
fn about(frame: &Frame<'_>, levels: &Levels, met: &[Met], strength: Option<Strength>) -> Markup {
    let games: u32 = met.iter().map(Met::games).sum();
    html! {
        @if levels.are_measured() {
            @if strength.is_some() {
                (frame.say("rung-suggested", &[("count", games.into())]))
            } @else {
                (frame.say("rung-soon", &[]))
            }
            " " (frame.say("rung-measured", &[]))
        }
    }
}

impl Row<'_> {
    fn draw(&self) -> Markup {
        let name = self.rung.name.name();
        let parts: &[&str] = if self.strength.is_some() {
            &["about", "rating", "chance", "so-far"]
        } else {
            &["about", "rating"]
        };
        let told: Vec<String> = parts.iter().map(|part| self.id(part)).collect();
        html! {
            label.rung {
                input.sr type="radio" name="bot" value=(name) data-as=[self.stands_for()] checked[self.is_chosen]
                    aria-labelledby=(self.id("name")) aria-describedby=(told.join(" "));
                (self.step())
                span.rung-who {
                    span id=(self.id("name")) {
                        b { (name_bot(self.frame, Bot::Level(self.rung.name))) }
                        @if let Some(how_near) = self.how_near() { " " em { (self.say(how_near)) } }
                    }
                    span.about id=(self.id("about")) { (self.about()) }
                }
                span.rung-rating id=(self.id("rating")) {
                    @if self.levels.are_measured() { (self.labelled("rung-rating")) (WEAKEST + self.rung.rating) }
                }
                @if let Some(strength) = self.strength { (self.chance(strength)) (self.so_far()) }
            }
        }
    }

    /// A step of a pyramid with its number. The lower a level, the wider it is.
    fn step(&self) -> Markup {
        let inset = 33 * self.index / (MOST - 1);
        let width = 100 - 2 * inset;
        html! {
            span.rung-step aria-hidden="true" {
                svg viewBox="0 0 100 12" preserveAspectRatio="none" {
                    rect x=(inset) width=(width) height="12" {}
                    rect.edge x=(inset) y="11" width=(width) height="1" {}
                }
                b { (self.index + 1) }
            }
        }
    }

    fn about(&self) -> String {
        self.say(&format!("bot-{}.about", self.rung.name.name()))
    }

    /// What the reader may expect against it, as a bar with a mark at one half.
    fn chance(&self, strength: Strength) -> Markup {
        let share = 100.0 * strength.share_against(self.rung.rating);
        let shown = match share.round() as i64 {
            ..1 => "< 1".to_owned(),
            100.. => "> 99".to_owned(),
            percent => percent.to_string(),
        };
        html! {
            span.rung-odds id=(self.id("chance")) {
                svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                    rect.all width="100" height="8" {}
                    rect width=(format!("{share:.1}")) height="8" {}
                    rect.half x="49" width="2" height="8" {}
                }
                span { (self.labelled("rung-chance")) (say_review(self.frame.lang, "percent", &[("number", shown.into())])) }
            }
        }
    }

    /// Games won and lost so far.
    fn so_far(&self) -> Markup {
        html! {
            span.rung-record id=(self.id("so-far")) {
                @if let Some(&Met { won, drawn, lost, .. }) = self.met {
                    @let counts = [("won", won.into()), ("lost", lost.into()), ("drawn", drawn.into())];
                    @let told = self.frame.say("rung-record", &counts);
                    span.sr { (told) }
                    span aria-hidden="true" title=(told) { (won) "–" (lost) }
                } @else {
                    span aria-hidden="true" { "–" }
                }
            }
        }
    }

    /// What is said about it once it is chosen.
    fn tell(&self) -> Markup {
        let place = [("number", (self.index + 1).into()), ("all", self.levels.rungs().len().into())];
        let costs = self.rung.costs.map(|percent| percent.round() as i64);
        let costs = [("little", costs[0].into()), ("clearly", costs[1].into()), ("much", costs[2].into())];
        html! {
            (self.frame.say("rung-place", &place)) " "
            @if self.levels.are_measured() { (self.strong()) " " (self.frame.say("rung-costs", &costs)) }
        }
    }

    /// How strong it is, in words.
    fn strong(&self) -> String {
        if self.index == 0 {
            return self.say("rung-lessons");
        }
        let beaten = (10.0 * share_against_weakest(self.rung.rating)).round() as i64;
        self.frame.say("rung-beats", &[("count", beaten.into())])
    }

    /// If no level is nearer to the reader: whether games against this one would be about even.
    fn how_near(&self) -> Option<&'static str> {
        let strength = self.strength.filter(|strength| self.levels.nearest(*strength) == self.rung.name)?;
        let is_even = EVEN.contains(&strength.share_against(self.rung.rating));
        Some(if is_even { "rung-even" } else { "rung-nearest" })
    }

    /// The levels that the game does not have and that play as this one.
    fn stands_for(&self) -> Option<String> {
        let is_such =
            |level: &Level| *level != self.rung.name && self.levels.rung(*level).name == self.rung.name;
        let names: Vec<&str> = Level::ALL.into_iter().filter(is_such).map(Level::name).collect();
        (!names.is_empty()).then(|| names.join(" "))
    }

    fn id(&self, part: &str) -> String {
        format!("rung-{}-{part}", self.rung.name.name())
    }

    fn say(&self, key: &str) -> String {
        self.frame.say(key, &[])
    }

    /// What a number is, for those who do not see the head of its column.
    fn labelled(&self, key: &str) -> Markup {
        html! { span.sr { (self.say(key)) (self.frame.lang.colon()) } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_those_forget_the_answer_of_whom_it_is_said() {
        for entry in catalog::GAMES {
            for rung in (entry.ladder)().rungs() {
                let player = rung.player.bot().to_string();
                let forgets = player.contains("replies=0");
                assert!(!forgets || rung.name <= Level::Scribe, "{}: {player}", entry.id);
                assert!(forgets || rung.name > Level::Apprentice, "{}: {player}", entry.id);
                let wavers = player.contains("doubt=");
                assert!(!wavers || rung.name <= Level::Architect, "{}: {player}", entry.id);
            }
        }
    }
}
