//! The score sheet, counted by hand.

use super::{ACTION_TOKENS, Table};

impl Table {
    /// One player's points, line by line, in the order of the score sheet.
    pub(crate) fn points(&self, player: usize) -> Vec<(&'static str, i32)> {
        vec![
            ("obelisk", self.obelisk(player)),
            ("temple", self.temple(player)),
            ("pyramids", self.pyramids(player)),
            ("tomb", self.tomb(player)),
            ("actions", ACTION_TOKENS.iter().map(|token| self.own(player, token)).sum()),
            ("meeples", 4 - self.hand(player) as i32),
        ]
    }

    fn own(&self, player: usize, token: &str) -> i32 {
        self.holdings[player].iter().filter(|other| **other == token).count() as i32
    }

    /// Whether the site with this place in the options shows its B side.
    fn is_b(&self, site: usize) -> bool {
        let sides = self.options.strip_prefix("sides=").expect("the sides come first");
        sides.chars().nth(site) == Some('B')
    }

    fn obelisk(&self, player: usize) -> i32 {
        let own = self.own(player, "obelisk");
        if !self.is_b(0) {
            let has_more = own > self.own(1 - player, "obelisk");
            return if has_more { own + 6 } else { own };
        }
        match (self.first_to_five == Some(player), own) {
            (true, 10..) => 18,
            (true, _) => 12,
            (false, 5..) => 6,
            (false, _) => 0,
        }
    }

    fn temple(&self, player: usize) -> i32 {
        let mut counts = ["temple1", "temple2", "temple3", "temple4"].map(|token| self.own(player, token));
        if !self.is_b(1) {
            return counts[0] + 2 * counts[1] + 3 * counts[2] + 4 * counts[3];
        }
        let mut points = 0;
        while counts.iter().any(|count| *count > 0) {
            // One of each value that is left makes the largest set.
            let set = counts.iter_mut().filter(|count| **count > 0);
            let size = set.map(|count| *count -= 1).count() as i32;
            points += size * size;
        }
        points
    }

    fn pyramids(&self, player: usize) -> i32 {
        let (light, dark) = (self.own(player, "light"), self.own(player, "dark"));
        if !self.is_b(2) {
            return triangle(light) + triangle(dark);
        }
        match light.min(dark) {
            0 => -6,
            1 => 0,
            2 => 4,
            3 => 10,
            4 if self.options.contains("pyramid_b_four=15") => 15,
            4 => 18,
            5 => 30,
            6 => 45,
            more => unreachable!("{more} tokens in a pyramid of six"),
        }
    }

    fn tomb(&self, player: usize) -> i32 {
        let has = |number: u32| self.own(player, &format!("tomb{number}")) == 1;
        let mut runs = vec![0];
        for number in 1..=12 {
            if has(number) {
                *runs.last_mut().expect("there is always a last run") += 1;
            } else {
                runs.push(0);
            }
        }
        let worth = |length: &i32| if self.is_b(3) { 4 } else { (*length).min(5).pow(2) };
        runs.iter().filter(|length| **length > 0).map(worth).sum()
    }
}

/// 1, 3, 6, 10, 15, 21.
fn triangle(tokens: i32) -> i32 {
    (1..=tokens).sum()
}
