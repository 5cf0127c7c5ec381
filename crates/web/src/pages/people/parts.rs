//! Where somebody's points come from, beside those of the others at the same tables.

use maud::{Markup, html};
use service::{Onlooker, PartAverage, Played};

use crate::frame::Frame;

/// The width of a line, in hundredths, with room for half a sign on each side.
const MARGIN: f64 = 5.0;

pub(super) fn draw(frame: &Frame<'_>, onlooker: Onlooker, played: &Played) -> Markup {
    let id = format!("parts-{}", played.entry.id);
    let own = match onlooker {
        Onlooker::Owner => frame.say("profile-parts-you", &[]),
        Onlooker::Other => frame.say("profile-parts-they", &[]),
    };
    let (least, most) = range(&played.parts);
    html! {
        @if played.compared > 0 {
            div.skills {
                h3 #(id) { (frame.say("profile-parts", &[])) }
                p.mut { (frame.say("profile-parts.about", &[("count", played.compared.into())])) }
                table.parts aria-labelledby=(id) {
                    thead {
                        tr {
                            th scope="col" { (frame.say("part", &[])) }
                            th.space aria-hidden="true" {}
                            th.num scope="col" { (sign(Sign::Own)) (own) }
                            th.num scope="col" { (sign(Sign::Others)) (frame.say("profile-parts-others", &[])) }
                        }
                    }
                    tbody {
                        @for part in &played.parts {
                            tr {
                                th scope="row" { ((played.entry.name_part)(&part.name, frame.lang)) }
                                td.line aria-hidden="true" { (line(part, least, most)) }
                                td.num { b { (frame.lang.tenths(part.own)) } }
                                td.num { (frame.lang.tenths(part.others)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn range(parts: &[PartAverage]) -> (f64, f64) {
    let all = parts.iter().flat_map(|part| [part.own, part.others]);
    all.fold((0.0, 1.0), |(least, most), points| (points.min(least), points.max(most)))
}

#[derive(Clone, Copy)]
enum Sign {
    Own,
    Others,
}

/// Full for the person themselves, hollow for the others.
fn sign(sign: Sign) -> Markup {
    let class = match sign {
        Sign::Own => "own",
        Sign::Others => "others",
    };
    html! { svg.average viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" { circle.(class) cx="6" cy="6" r="4" {} } }
}

/// Both averages on one line, which is as long for all parts.
fn line(part: &PartAverage, least: f64, most: f64) -> Markup {
    let at = |points: f64| MARGIN + (100.0 - 2.0 * MARGIN) * (points - least) / (most - least);
    let (own, others) = (at(part.own), at(part.others));
    let place = |place: f64| format!("{place:.1}");
    html! {
        svg viewBox="0 0 100 12" preserveAspectRatio="none" {
            line.base x1="0" x2="100" y1="6" y2="6" {}
            line.gap x1=(place(own)) x2=(place(others)) y1="6" y2="6" {}
            @for (class, at) in [("others", others), ("hole", others), ("own", own)] {
                line.(class) x1=(place(at)) x2=(place(at)) y1="6" y2="6" {}
            }
        }
    }
}
