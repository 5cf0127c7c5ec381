//! Lessons as data: positions, one thing to do in each, and the names of the texts.
//!
//! A game's crate keeps its lessons as TOML. Whether a lesson makes sense (every step legal, every try answered) only an engine can tell:
//! `catalog` plays it, and [`testing`](crate::testing) checks that its texts exist.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use crate::show::change::merge;

/// A lesson: a few positions, each with something to do and something to learn.
///
/// The lesson `ID` has the text `lesson-ID`, with the attribute `about`. The texts of its step `KEY` are `lesson-ID-KEY` (its title) with the attributes `task`
/// (and `task-2`, `task-3` … where more than one decision is asked for), `teaches` and `learnt`, and one for each name in `wrong`.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// Its name among the lessons of a game.
    pub id: String,
    /// How long it takes, roughly.
    pub minutes: u32,
    /// In order.
    pub steps: Vec<LessonStep>,
}

/// One step of a lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonStep {
    /// Its name within the lesson.
    pub key: String,
    /// The position, as the JSON of a view. The learner has the first seat.
    pub position: Value,
    /// The words of the glossary that are new here.
    pub words: Vec<String>,
    /// What is asked for, one decision after the other.
    pub moves: Vec<LessonMove>,
}

/// One decision of the learner, and what follows.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonMove {
    /// What is right: each of these goes on.
    pub right: Vec<String>,
    /// What may be tried besides.
    #[serde(default)]
    pub tries: Vec<String>,
    /// Whether everything that is legal may be tried.
    #[serde(default)]
    pub any: bool,
    /// The texts that answer wrong tries, by notation. Other tries are answered by what would happen alone.
    #[serde(default)]
    pub wrong: BTreeMap<String, String>,
    /// The steps of the others and the draws that follow what is right.
    #[serde(default)]
    pub then: Vec<String>,
    /// What the texts claim: a part of what the learner's view says after all this.
    #[serde(default, deserialize_with = "json")]
    pub after: Value,
    /// The learner's points before and after what is right, as the texts give them.
    #[serde(default)]
    pub points: Option<(i32, i32)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    minutes: u32,
    #[serde(deserialize_with = "json")]
    position: Value,
    step: Vec<FileStep>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileStep {
    key: String,
    /// How the position differs from that of the lesson. `"NAME=": {…}` stands for the whole of an object, `"NAME": {…}` for
    /// what is different in it.
    #[serde(default, deserialize_with = "json")]
    position: Value,
    #[serde(default)]
    words: Vec<String>,
    #[serde(rename = "move")]
    moves: Vec<LessonMove>,
}

impl Lesson {
    /// Reads a lesson.
    pub fn read(id: &str, text: &str) -> Result<Lesson, String> {
        let file: File = toml::from_str(text).map_err(|error| format!("lesson {id}: {error}"))?;
        let step = |step: FileStep| {
            let mut position = file.position.clone();
            if !step.position.is_null() {
                merge(&mut position, step.position);
            }
            LessonStep { key: step.key, position, words: step.words, moves: step.moves }
        };
        let steps = file.step.into_iter().map(step).collect();
        Ok(Lesson { id: id.to_owned(), minutes: file.minutes, steps })
    }

    /// The names of all its texts.
    pub fn texts(&self) -> Vec<String> {
        let mut texts = vec![format!("lesson-{}", self.id), format!("lesson-{}.about", self.id)];
        for step in &self.steps {
            let key = self.text(step, "");
            texts.extend(["task", "teaches", "learnt"].map(|part| format!("{key}.{part}")));
            texts.extend((2..=step.moves.len()).map(|number| format!("{key}.task-{number}")));
            let wrong = step.moves.iter().flat_map(|asked| asked.wrong.values());
            texts.extend(wrong.map(|part| format!("{key}.{part}")));
            texts.push(key);
        }
        texts
    }

    /// The name of a text of a step: of its title, or of a part.
    pub fn text(&self, step: &LessonStep, part: &str) -> String {
        let dot = if part.is_empty() { "" } else { "." };
        format!("lesson-{}-{}{dot}{part}", self.id, step.key)
    }
}

/// Reads JSON that is written as a string, since TOML has no `null`.
fn json<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
    let text = String::deserialize(deserializer)?;
    serde_json::from_str(&text).map_err(serde::de::Error::custom)
}

/// Whether a value says all of this: objects and lists may say more, and `null` says nothing.
pub fn contains(value: &Value, part: &Value) -> bool {
    match (value, part) {
        (Value::Object(object), Value::Object(parts)) => {
            parts.iter().all(|(key, part)| object.get(key).is_some_and(|value| contains(value, part)))
        }
        (Value::Array(values), Value::Array(parts)) => {
            let pairs = values.iter().zip(parts);
            parts.len() <= values.len() && pairs.into_iter().all(|(value, part)| contains(value, part))
        }
        (_, Value::Null) => true,
        (value, part) => value == part,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_step_changes_the_position_of_its_lesson() {
        let text = r#"
            minutes = 3
            position = '{ "boats": { "1": ["dark"], "2": [] }, "hands": [4, 4], "unseen": { "light": 3 } }'
            [[step]]
            key = "first"
            position = '{ "boats": { "2": ["light"] }, "hands": [3, 4], "unseen=": { "dark": 2 } }'
            [[step.move]]
            right = ["unload 2"]
            wrong = { "unload 1" = "other" }
            [[step.move]]
            right = ["unload 1"]
        "#;
        let lesson = Lesson::read("first", text).expect("it is a lesson");
        let step = &lesson.steps[0];
        let boats = json!({ "1": ["dark"], "2": ["light"] });
        assert_eq!(step.position, json!({ "boats": boats, "hands": [3, 4], "unseen": { "dark": 2 } }));
        let texts = lesson.texts();
        for part in ["task", "task-2", "teaches", "learnt", "other"] {
            assert!(texts.contains(&format!("lesson-first-first.{part}")), "{part}");
        }
    }

    #[test]
    fn what_a_lesson_does_not_have_is_refused() {
        let text = "minutes = 3\nposition = '{}'\nstep = []\nhint = 1";
        assert!(Lesson::read("first", text).unwrap_err().contains("hint"));
    }

    #[test]
    fn a_claim_is_a_part_of_what_is_so() {
        let value = json!({ "harbor": { "a1": 0 }, "hands": [3, 4] });
        assert!(contains(&value, &json!({ "harbor": { "a1": 0 } })));
        assert!(!contains(&value, &json!({ "harbor": { "a1": 1 } })));
        assert!(!contains(&value, &json!({ "harbor": { "b1": 0 } })));
        assert!(!contains(&value, &json!({ "hands": [3, 3] })));
        assert!(contains(&value, &json!({ "hands": [null, 4] })));
        assert!(!contains(&value, &json!({ "hands": [3, 4, 0] })));
    }
}
