//! Means over many games, held against recorded ones.

/// The mean of a figure, with what is needed to say how exact it is.
#[derive(Clone, Copy, Default, Debug)]
pub struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    /// Counts one more value.
    pub fn add(&mut self, value: impl Into<f64>) {
        let value = value.into();
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// The mean of all values of both.
    #[must_use]
    pub fn plus(self, other: Mean) -> Mean {
        Mean {
            count: self.count + other.count,
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
        }
    }

    /// The mean so far.
    pub fn value(&self) -> f64 {
        self.sum / self.count
    }

    fn standard_error(&self) -> f64 {
        let variance = self.squares / self.count - self.value() * self.value();
        (variance / self.count).sqrt()
    }

    /// Compares it with one that was recorded. Five standard errors are more than chance brings about.
    ///
    /// # Panics
    /// If it is further away than that.
    #[track_caller]
    pub fn check(&self, name: &str, recorded: f64) {
        let (value, allowed) = (self.value(), 5.0 * self.standard_error());
        println!("{name}: {value:.4}, recorded {recorded}, allowed {allowed:.4}");
        assert!((value - recorded).abs() < allowed, "{name}: {value} is not {recorded} ± {allowed}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_standard_errors_are_allowed() {
        let mut mean = Mean::default();
        (0..100).for_each(|number| mean.add(f64::from(number % 2)));
        let check = |recorded: f64| std::panic::catch_unwind(|| mean.check("odd", recorded)).is_ok();
        // The standard error is 0.05.
        assert_eq!([0.26, 0.5, 0.74].map(check), [true; 3]);
        assert_eq!([0.24, 0.76].map(check), [false; 2]);
    }
}
