//! Numbers as the page writes them.

/// `1–4`, or `3` if both ends are equal.
pub(super) fn range((least, most): (u8, u8)) -> String {
    if least == most { least.to_string() } else { format!("{least}–{most}") }
}
