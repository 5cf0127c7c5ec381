//! Figures with their intervals as bars.

use std::error::Error;
use std::ops::Range;

use plotters::chart::ChartBuilder;
use plotters::drawing::IntoDrawingArea;
use plotters::element::{PathElement, Rectangle};
use plotters::prelude::SVGBackend;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use plotters::style::{BLACK, Color, IntoFont, RGBColor, WHITE};

const WIDTH: u32 = 860;
const ROW: u32 = 34;
/// The names stand here.
const NAMES: u32 = 250;
const SAND: RGBColor = RGBColor(201, 162, 75);

/// A plot of bars.
pub(crate) struct Plot<'a> {
    /// What the figures are.
    pub(crate) axis: &'a str,
    /// How one of them is written.
    pub(crate) label: &'a dyn Fn(&f64) -> String,
    /// Where the bars begin.
    pub(crate) origin: f64,
    /// The ends of the axis, where bars are cut off.
    pub(crate) range: Range<f64>,
    /// From top to bottom.
    pub(crate) bars: Vec<Bar>,
}

/// A figure with its interval.
pub(crate) struct Bar {
    /// Whose.
    pub(crate) name: String,
    /// The lower end of the interval, the figure, and the upper end, if there is one.
    pub(crate) figure: Option<[f64; 3]>,
}

impl Plot<'_> {
    /// The plot as SVG. Its texts stay text, in the viewer's font.
    pub(crate) fn draw(&self) -> Result<String, Box<dyn Error>> {
        let mut svg = String::new();
        let count = self.bars.len() as u32;
        {
            let root = SVGBackend::with_string(&mut svg, (WIDTH, ROW * count + 60)).into_drawing_area();
            root.fill(&WHITE)?;
            let mut chart = ChartBuilder::on(&root)
                .margin(10)
                .margin_right(30)
                .x_label_area_size(36)
                .y_label_area_size(NAMES)
                .build_cartesian_2d(self.range.clone(), 0.0..f64::from(count))?;
            chart
                .configure_mesh()
                .disable_y_mesh()
                .disable_y_axis()
                .x_desc(self.axis)
                .x_label_formatter(&self.label)
                .label_style(("sans-serif", 14).into_font())
                .draw()?;
            let end = Pos::new(HPos::Right, VPos::Center);
            let style = ("sans-serif", 15).into_font().color(&BLACK).pos(end);
            for (number, bar) in self.bars.iter().enumerate() {
                let middle = f64::from(count) - number as f64 - 0.5;
                let (x, y) = chart.backend_coord(&(self.range.start, middle));
                root.draw_text(&bar.name, &style, (x - 10, y))?;
                let Some(figure) = bar.figure else { continue };
                let [low, value, high] = figure.map(|end| end.clamp(self.range.start, self.range.end));
                let corners = [(self.origin, middle - 0.28), (value, middle + 0.28)];
                chart.draw_series([Rectangle::new(corners, SAND.filled())])?;
                let line =
                    |from: (f64, f64), to: (f64, f64)| PathElement::new([from, to], BLACK.stroke_width(2));
                let cap = |at: f64| line((at, middle - 0.15), (at, middle + 0.15));
                chart.draw_series([line((low, middle), (high, middle)), cap(low), cap(high)])?;
            }
            root.present()?;
        }
        Ok(svg)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_texts_and_infinite_bars_have_an_end() {
        let bar = |name: &str, figure| Bar { name: name.to_owned(), figure };
        let plot = Plot {
            axis: "Elo",
            label: &|elo| format!("{elo:+.0}"),
            origin: 0.0,
            range: -500.0..500.0,
            bars: vec![
                bar("cmd:./<script> & more", Some([120.0, f64::INFINITY, f64::INFINITY])),
                bar("random", Some([f64::NEG_INFINITY, -300.0, -120.0])),
                bar("idle", None),
            ],
        };
        let plot = plot.draw().unwrap();
        assert!(plot.starts_with("<svg") && plot.trim_end().ends_with("</svg>"), "{plot}");
        assert!(plot.contains("cmd:./&lt;script&gt; &amp; more"), "{plot}");
        assert!(plot.contains("random") && plot.contains("idle"));
        assert!(!plot.contains("inf") && !plot.contains("NaN"), "{plot}");
    }
}
