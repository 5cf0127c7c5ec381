//! What a simulation found, as curves.

use std::error::Error;
use std::ops::Range;

use contest::rating::simulate::{Report, Row, Scenario};
use plotters::backend::SVGBackend;
use plotters::chart::ChartBuilder;
use plotters::coord::Shift;
use plotters::drawing::{DrawingArea, IntoDrawingArea};
use plotters::element::PathElement;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use plotters::style::{BLACK, Color, IntoFont, RGBColor, ShapeStyle, WHITE};

const WIDTH: u32 = 1080;
const PANELS: u32 = 380;
const LEGEND: u32 = 50;
const SAND: RGBColor = RGBColor(201, 162, 75);
const NILE: RGBColor = RGBColor(38, 98, 140);
const BRICK: RGBColor = RGBColor(166, 66, 45);

/// What the curves show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Figure {
    /// The root of the mean of the squared errors, in points.
    Error,
    /// How many of the true strengths are in the interval that is shown.
    Inside,
}

impl Figure {
    fn axis(self) -> &'static str {
        match self {
            Figure::Error => "error, points",
            Figure::Inside => "true strengths within ±2σ, %",
        }
    }

    fn range(self) -> Range<f64> {
        match self {
            Figure::Error => 0.0..300.0,
            Figure::Inside => 0.0..100.0,
        }
    }

    fn of(self, row: &Row) -> f64 {
        match self {
            Figure::Error => row.error(),
            Figure::Inside => 100.0 * row.share_inside(),
        }
    }
}

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// A panel for each number of seats, with a curve for each scenario, as SVG. Its texts stay text, in the viewer's font.
pub(super) fn draw(report: &Report, figure: Figure) -> Result<String, Box<dyn Error>> {
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, (WIDTH, PANELS + LEGEND)).into_drawing_area();
        root.fill(&WHITE)?;
        let (panels, legend) = root.split_vertically(PANELS);
        let seats = report.seats();
        for (panel, seats) in panels.split_evenly((1, seats.len().max(1))).iter().zip(seats) {
            draw_panel(report, panel, figure, seats)?;
        }
        draw_legend(&legend)?;
        root.present()?;
    }
    Ok(svg)
}

fn draw_panel(report: &Report, panel: &Area<'_>, figure: Figure, seats: usize) -> Result<(), Box<dyn Error>> {
    let last = report.rows.iter().map(|row| row.games).max().unwrap_or(1);
    let mut chart = ChartBuilder::on(panel)
        .caption(format!("{seats} seats"), ("sans-serif", 16).into_font())
        .margin(10)
        .x_label_area_size(36)
        .y_label_area_size(52)
        .build_cartesian_2d(0.0..f64::from(last), figure.range())?;
    chart
        .configure_mesh()
        .max_light_lines(1)
        .x_labels(7)
        .x_desc("games of each player")
        .y_desc(figure.axis())
        .x_label_formatter(&|games| format!("{games:.0}"))
        .y_label_formatter(&|value| format!("{value:.0}"))
        .label_style(("sans-serif", 13).into_font())
        .draw()?;
    for scenario in Scenario::ALL {
        let point = |row: &Row| (f64::from(row.games), figure.of(row));
        let points: Vec<(f64, f64)> = report.line(scenario, seats).map(point).collect();
        chart.draw_series([PathElement::new(points, style(scenario))])?;
    }
    Ok(())
}

/// A column for each population.
fn draw_legend(legend: &Area<'_>) -> Result<(), Box<dyn Error>> {
    let text = ("sans-serif", 13).into_font().color(&BLACK).pos(Pos::new(HPos::Left, VPos::Center));
    for (number, scenario) in (0..).zip(Scenario::ALL) {
        let (x, y) = (60 + 350 * (number / 2), 12 + 22 * (number % 2));
        legend.draw(&PathElement::new([(x, y), (x + 24, y)], style(scenario)))?;
        legend.draw_text(scenario.title(), &text, (x + 32, y))?;
    }
    Ok(())
}

/// A colour for each population; its curve with fits is the heavy one.
fn style(scenario: Scenario) -> ShapeStyle {
    match scenario {
        Scenario::Nearest => SAND.stroke_width(1),
        Scenario::NearestWithFit => SAND.stroke_width(3),
        Scenario::Near => NILE.stroke_width(1),
        Scenario::NearWithFit => NILE.stroke_width(3),
        Scenario::Beginners => BRICK.stroke_width(1),
        Scenario::BeginnersWithFit => BRICK.stroke_width(3),
    }
}
