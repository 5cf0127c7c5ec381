//! Numbers as the page writes them.

/// `+3`, `−3` with a minus as wide as a digit, and `±0`.
pub(super) fn signed(points: i32) -> String {
    match points {
        0 => "±0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

/// `1–4`, or `3` if both ends are equal.
pub(super) fn range((least, most): (u8, u8)) -> String {
    if least == most { least.to_string() } else { format!("{least}–{most}") }
}
