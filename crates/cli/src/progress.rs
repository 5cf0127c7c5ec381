//! The progress of long work.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for this many of something.
pub(crate) fn bar(count: u64, of: &str) -> ProgressBar {
    ProgressBar::new(count).with_style(style(of))
}

/// What such a bar looks like.
pub(crate) fn style(of: &str) -> ProgressStyle {
    let template = format!("{{bar:40}} {{human_pos}}/{{human_len}} {of}, {{eta}} left");
    ProgressStyle::with_template(&template).expect("the template is right")
}
