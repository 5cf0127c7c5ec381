//! What was learnt, as text: a line that says from what, then whole numbers in parts of a unit.

use std::fmt::Write as _;

use game::Size;

use super::Net;

/// Weights are kept in parts of this size.
const UNIT: f32 = 1024.0;
/// Numbers a line.
const LINE: usize = 32;

impl Net {
    /// Reads what [`write`](Net::write) wrote for a description of this size.
    pub(crate) fn read(text: &str, size: Size) -> Option<Net> {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let mut numbers = lines.flat_map(str::split_whitespace).map(str::parse::<i32>);
        let mut net = Net::zero(size);
        for weight in net.weights_mut() {
            *weight = numbers.next()?.ok()? as f32 / UNIT;
        }
        numbers.next().is_none().then_some(net)
    }

    /// With a first line that says from what it was learnt.
    pub(crate) fn write(&self, origin: &str) -> String {
        let mut text = format!("# {origin}\n");
        for (index, weight) in self.weights().enumerate() {
            let end = if index % LINE == LINE - 1 { '\n' } else { ' ' };
            write!(text, "{}{end}", (weight * UNIT).round() as i32).expect("a text takes everything");
        }
        text.trim_end().to_owned() + "\n"
    }

    /// The same with weights as they are when they were written and read.
    #[must_use]
    pub(crate) fn rounded(mut self) -> Net {
        self.weights_mut().for_each(|weight| *weight = (*weight * UNIT).round() / UNIT);
        self
    }
}
