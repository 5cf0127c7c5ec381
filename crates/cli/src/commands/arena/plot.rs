//! The Elo of everybody as bars with intervals.

use std::error::Error;

use bots::arena::{Elo, Standing};
use plotters::chart::ChartBuilder;
use plotters::drawing::IntoDrawingArea;
use plotters::element::{PathElement, Rectangle};
use plotters::prelude::SVGBackend;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use plotters::style::{BLACK, Color, IntoFont, RGBColor, WHITE};

use super::table::cut;

const WIDTH: u32 = 860;
const ROW: u32 = 34;
/// The names stand here.
const NAMES: u32 = 250;
const SAND: RGBColor = RGBColor(201, 162, 75);
/// Beyond this a bar says no more than that it is long.
const FURTHEST: f64 = 1200.0;

/// The plot as SVG. Its texts are texts, in the font of whoever looks at it.
pub(super) fn draw(contestants: &[Standing]) -> Result<String, Box<dyn Error>> {
    let mut svg = String::new();
    let count = contestants.len() as u32;
    {
        let root = SVGBackend::with_string(&mut svg, (WIDTH, ROW * count + 60)).into_drawing_area();
        root.fill(&WHITE)?;
        let reach = reach(contestants);
        let mut chart = ChartBuilder::on(&root)
            .margin(10)
            .margin_right(30)
            .x_label_area_size(36)
            .y_label_area_size(NAMES)
            .build_cartesian_2d(-reach..reach, 0.0..f64::from(count))?;
        chart
            .configure_mesh()
            .disable_y_mesh()
            .disable_y_axis()
            .x_desc("Elo against all the others it met, with the 95 % interval")
            .x_label_formatter(&|elo| format!("{elo:+.0}"))
            .label_style(("sans-serif", 14).into_font())
            .draw()?;
        let end = Pos::new(HPos::Right, VPos::Center);
        let style = ("sans-serif", 15).into_font().color(&BLACK).pos(end);
        for (number, standing) in contestants.iter().enumerate() {
            let middle = f64::from(count) - number as f64 - 0.5;
            let (x, y) = chart.backend_coord(&(-reach, middle));
            root.draw_text(&cut(&standing.contestant), &style, (x - 10, y))?;
            let Some(elo) = &standing.elo else { continue };
            let Elo { difference, low, high } = clamped(elo, reach);
            let bar = [(0.0, middle - 0.28), (difference, middle + 0.28)];
            chart.draw_series([Rectangle::new(bar, SAND.filled())])?;
            let line = |from: (f64, f64), to: (f64, f64)| PathElement::new([from, to], BLACK.stroke_width(2));
            let cap = |at: f64| line((at, middle - 0.15), (at, middle + 0.15));
            chart.draw_series([line((low, middle), (high, middle)), cap(low), cap(high)])?;
        }
        root.present()?;
    }
    Ok(svg)
}

/// How far the axis goes: to the furthest end of an interval, as far as that is somewhere.
fn reach(contestants: &[Standing]) -> f64 {
    let ends = contestants.iter().filter_map(|standing| standing.elo).flat_map(|elo| [elo.low, elo.high]);
    let furthest = ends.map(|end| if end.is_finite() { end.abs() } else { 600.0 }).fold(50.0, f64::max);
    (1.1 * furthest).min(FURTHEST)
}

fn clamped(elo: &Elo, reach: f64) -> Elo {
    let clamp = |value: f64| value.clamp(-reach, reach);
    Elo { difference: clamp(elo.difference), low: clamp(elo.low), high: clamp(elo.high) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::arena::Effort;
    use std::collections::BTreeMap;

    fn standing(name: &str, elo: Option<(f64, f64, f64)>) -> Standing {
        Standing {
            contestant: name.to_owned(),
            games: 10,
            share: None,
            elo: elo.map(|(low, difference, high)| Elo { difference, low, high }),
            effort: Effort::default(),
            faults: BTreeMap::new(),
            reasons: Vec::new(),
        }
    }

    #[test]
    fn names_are_texts_and_infinite_bars_have_an_end() {
        let plot = draw(&[
            standing("cmd:./<script> & more", Some((120.0, f64::INFINITY, f64::INFINITY))),
            standing("random", Some((f64::NEG_INFINITY, -300.0, -120.0))),
            standing("idle", None),
        ])
        .unwrap();
        assert!(plot.starts_with("<svg") && plot.trim_end().ends_with("</svg>"), "{plot}");
        assert!(plot.contains("cmd:./&lt;script&gt; &amp; more"), "{plot}");
        assert!(plot.contains("random") && plot.contains("idle"));
        assert!(!plot.contains("inf") && !plot.contains("NaN"), "{plot}");
    }
}
