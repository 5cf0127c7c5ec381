//! Numbers as people read them.

/// A change of points: `+4`, `−1` with a minus as wide as a plus, `±0`.
pub fn difference(points: i32) -> String {
    match points {
        0 => "±0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_always_has_its_sign() {
        assert_eq!([2, -2, 0].map(difference), ["+2", "−2", "±0"]);
    }
}
