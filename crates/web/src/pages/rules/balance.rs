//! The measured balance of a game: a table with a small plot beside every share.

use catalog::Entry;
use game::Seat;
use game::show::balance::{Balance, Row, Share};
use maud::{Markup, html};
use service::ENOUGH_FOR_BALANCE;

use crate::frame::Frame;

/// The name of the heading.
pub(super) const ID: &str = "balance";

/// What was measured between computer players and, once there are enough games, between people.
pub(super) fn section(frame: &Frame<'_>, entry: &Entry, people: Option<&Balance>) -> Option<Markup> {
    let balance = Balance::parse(entry.balance?).ok()?;
    let about = [("games", balance.games.into()), ("player", balance.player.as_str().into())];
    let of_people = people.and_then(|people| Some((people.games, table(frame, entry, people)?)));
    Some(html! {
        h2 #(ID) { (frame.say("balance", &[])) }
        p { (frame.say("balance-about", &about)) }
        (table(frame, entry, &balance)?)
        p.note { (frame.say("balance-again", &[])) " " code { (balance.command) } }
        @if let Some((games, table)) = of_people {
            h3 #balance-people { (frame.say("balance-people", &[])) }
            p { (frame.say("balance-people.about", &[("games", games.into()), ("enough", ENOUGH_FOR_BALANCE.into())])) }
            (table)
        }
    })
}

fn table(frame: &Frame<'_>, entry: &Entry, balance: &Balance) -> Option<Markup> {
    let most = balance.rows.iter().map(|row| row.seats.len()).max()?;
    let names: Vec<String> = Seat::all(most as u8).map(|seat| (entry.name_seat)(seat, frame.lang)).collect();
    let option = (entry.say)(&format!("option-{}", balance.over), frame.lang);
    Some(html! {
        div.scroll tabindex="0" role="group" aria-label=(frame.say("balance", &[])) {
            table.balance {
                caption { (option) }
                thead {
                    tr {
                        td {}
                        @for name in &names[..told(most)] { th scope="col" { (frame.say("balance-wins", &[("seat", name.as_str().into())])) } }
                        @for name in &names { th scope="col" { (frame.say("balance-points", &[("seat", name.as_str().into())])) } }
                    }
                }
                tbody { @for row in &balance.rows { (table_row(frame, entry, balance, row, most)) } }
            }
        }
    })
}

/// For how many seats to show the wins. With two, the second has what the first leaves.
fn told(seats: usize) -> usize {
    if seats == 2 { 1 } else { seats }
}

fn table_row(frame: &Frame<'_>, entry: &Entry, balance: &Balance, row: &Row, most: usize) -> Markup {
    let even = 1.0 / row.seats.len() as f64;
    html! {
        tr {
            th scope="row" {
                ((entry.name_value)(&balance.over, &row.value, frame.lang))
                @if let Some(games) = row.games { " (" (games) ")" }
            }
            @for share in &row.seats[..told(row.seats.len())] { td { (plot(share, even)) (won(frame, share)) } }
            @for _ in told(row.seats.len())..told(most) { td {} }
            @for share in &row.seats { td { (points(frame, share)) } }
            @for _ in row.seats.len()..most { td {} }
        }
    }
}

fn won(frame: &Frame<'_>, share: &Share) -> String {
    let percent = |part: f64| frame.lang.tenths(100.0 * part);
    let arguments = [
        ("won", percent(share.won).into()),
        ("low", percent(share.low).into()),
        ("high", percent(share.high).into()),
    ];
    frame.say("balance-share", &arguments)
}

fn points(frame: &Frame<'_>, share: &Share) -> String {
    format!("{} ± {}", frame.lang.tenths(share.points), frame.lang.tenths(share.points_error))
}

const WIDTH: f64 = 90.0;
const MIDDLE: f64 = 7.0;

/// The interval, against the share of an even game. The numbers are next to it, so screen readers skip it.
fn plot(share: &Share, even: f64) -> Markup {
    let x = |part: f64| format!("{:.1}", (WIDTH / 2.0 + (part - even) * 2.0 * WIDTH).clamp(1.0, WIDTH - 1.0));
    html! {
        svg.interval viewBox={ "0 0 " (WIDTH) " " (2.0 * MIDDLE) } width=(WIDTH) height=(2.0 * MIDDLE) aria-hidden="true" {
            line.even x1=(x(even)) x2=(x(even)) y1="0" y2=(2.0 * MIDDLE) {}
            line.range x1=(x(share.low)) x2=(x(share.high)) y1=(MIDDLE) y2=(MIDDLE) {}
            circle cx=(x(share.won)) cy=(MIDDLE) r="3.5" {}
        }
    }
}
