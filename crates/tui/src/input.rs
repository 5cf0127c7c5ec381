//! The input line: what the typed text stands for, and what it can be completed to.

use crate::app::App;

/// What the input line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Reading {
    /// It is empty.
    Nothing,
    /// One thing, whole or begun.
    One(String),
    /// The beginning of several.
    Many(Vec<String>),
    /// Not the beginning of anything that can be chosen.
    Unknown,
}

impl App<'_> {
    pub(crate) fn reading(&self) -> Reading {
        read(&self.input, self.choices())
    }

    pub(crate) fn type_letter(&mut self, letter: char) {
        self.input.push(letter);
        self.follow_input();
    }

    pub(crate) fn erase_letter(&mut self) {
        self.input.pop();
        self.follow_input();
    }

    /// Completes as much as is certain.
    pub(crate) fn complete_input(&mut self) {
        if let Some(completion) = self.completion() {
            self.input = completion;
            self.follow_input();
        }
    }

    pub(crate) fn completion(&self) -> Option<String> {
        match self.reading() {
            Reading::Nothing | Reading::Unknown => None,
            Reading::One(choice) => Some(choice),
            Reading::Many(choices) => Some(common_start(&choices)),
        }
    }

    fn follow_input(&mut self) {
        if let Reading::One(choice) = self.reading() {
            self.focus_on_choice(&choice);
        }
    }
}

/// A text stands for what it begins, word by word: `p b2` is `place b2`. An exact match wins.
fn read(text: &str, choices: Vec<String>) -> Reading {
    let typed = words(text);
    if typed.is_empty() {
        return Reading::Nothing;
    }
    if let Some(choice) = choices.iter().find(|choice| words(choice) == typed) {
        return Reading::One(choice.clone());
    }
    let mut begun: Vec<String> = choices.into_iter().filter(|choice| begins(&typed, choice)).collect();
    match begun.len() {
        0 => Reading::Unknown,
        1 => Reading::One(begun.remove(0)),
        _ => Reading::Many(begun),
    }
}

fn begins(typed: &[String], choice: &str) -> bool {
    let meant = words(choice);
    typed.len() <= meant.len() && typed.iter().zip(meant).all(|(typed, meant)| meant.starts_with(typed))
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_lowercase).collect()
}

fn common_start(texts: &[String]) -> String {
    let Some((first, rest)) = texts.split_first() else { return String::new() };
    let is_common =
        |(index, letter): &(usize, char)| rest.iter().all(|other| other.chars().nth(*index) == Some(*letter));
    first.chars().enumerate().take_while(is_common).map(|(_, letter)| letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHOICES: [&str; 5] = ["place b1", "place b2", "take 1", "take 11", "unload b"];

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let reading = match read(text, CHOICES.map(str::to_owned).to_vec()) {
            Reading::Nothing => "nothing".to_owned(),
            Reading::One(choice) => choice,
            Reading::Many(choices) => format!("{}…", common_start(&choices)),
            Reading::Unknown => "unknown".to_owned(),
        };
        assert_eq!(reading, expected);
    }

    #[test]
    fn a_text_stands_for_what_it_begins_word_by_word() {
        check("", "nothing");
        check("  ", "nothing");
        check("place b2", "place b2");
        check("  PLACE   b2 ", "place b2");
        check("p b2", "place b2");
        check("u", "unload b");
        check("p", "place b…");
        check("take 1", "take 1");
        check("t", "take 1…");
        check("place c", "unknown");
        check("place b1 b2", "unknown");
        check("é", "unknown");
    }
}
