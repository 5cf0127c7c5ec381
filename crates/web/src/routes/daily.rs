//! The daily deal.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::CookieJar;
use catalog::{Day, Entry, GAMES};
use service::{CalendarDay, TryState, clean_name};

use super::fields::{Asked, Posted};
use super::named::Named;
use crate::app::App;
use crate::cookies::kept;
use crate::pages::daily::{self, Daily, Other};
use crate::problem::Problem;
use crate::visitor::Visitor;

/// How many days back a row of good days is counted.
const LONGEST_STREAK: i32 = 366;

/// The deals of today.
pub(super) async fn list(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Html<String>, Problem> {
    let today = app.tables.today().await?;
    let deals = deals_of(&app, &visitor, today, None).await?;
    Ok(Html(daily::list(&visitor.frame(&app), today, &deals).into_string()))
}

/// Leads to the deal of today.
pub(super) async fn latest(
    State(app): State<Arc<App>>,
    Named(entry): Named<&'static Entry>,
) -> Result<Redirect, Problem> {
    Ok(Redirect::to(&daily::address(entry, app.tables.today().await?)))
}

/// A deal: to be played, or with what came of it.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Named((entry, day)): Named<(&'static Entry, Day)>,
    visitor: Visitor,
    Asked(asked): Asked,
) -> Result<Html<String>, Problem> {
    let deal = app.tables.deal(entry, day).await?;
    let results = app.tables.results(&deal, &visitor.guest).await?;
    // After a restart nobody else plays on for it.
    if results.count > 0 {
        app.tables.play_by_itself(&deal);
    }
    let today = app.tables.today().await?;
    let first = month_of(asked.get("month"), day)?;
    let month = app.tables.calendar(entry, &visitor.guest, first, first.later(30)).await?;
    let before = app.tables.calendar(entry, &visitor.guest, day.later(-LONGEST_STREAK), day).await?;
    let others = deals_of(&app, &visitor, today, Some(entry)).await?;
    let next_seal = if day == today { Some(app.tables.next_seal(entry).await?) } else { None };
    let page = Daily {
        deal: &deal,
        results: &results,
        today,
        now: app.tables.now(),
        month: (first, &month),
        streak: streak(&before, day),
        others: &others,
        next_seal: next_seal.as_deref(),
    };
    Ok(Html(daily::page(&visitor.frame(&app), &page).into_string()))
}

/// Plays a deal: the first try, as long as it goes on, and practice after it.
pub(super) async fn play(
    State(app): State<Arc<App>>,
    Named((entry, day)): Named<(&'static Entry, Day)>,
    visitor: Visitor,
    mut jar: CookieJar,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let deal = app.tables.deal(entry, day).await?;
    let own = app.tables.results(&deal, &visitor.guest).await?.own;
    let goes_on = own.is_some_and(|own| own.state == TryState::Playing) && !deal.is_over;
    if !goes_on {
        app.limits.table(visitor.address)?;
    }
    let mut name = visitor.name.clone().unwrap_or_default();
    if let Some(given) = fields.get("name").filter(|_| !visitor.was_asked) {
        name = clean_name(given);
        jar = jar.add(kept(visitor.scheme, "name", name.clone()));
    }
    let live = app.tables.play_deal(&deal, &visitor.guest, &name, &visitor.client()).await?;
    Ok((jar, Redirect::to(&format!("/t/{}", live.now().id))).into_response())
}

/// The first day of the month that is asked for, or else of the deal's.
fn month_of(asked: Option<&str>, day: Day) -> Result<Day, Problem> {
    let (year, month, _) = day.date();
    let month = asked.map_or_else(|| format!("{year:04}-{month:02}"), str::to_owned);
    format!("{month}-01").parse().map_err(|_| Problem::BadRequest)
}

/// On how many days in a row, up to this one, somebody did better than the computer player.
fn streak(days: &[CalendarDay], last: Day) -> usize {
    let is_better = |day: &&CalendarDay| day.own.zip(day.player).is_some_and(|(own, player)| own > player);
    let days = days.iter().rev().take_while(is_better);
    days.zip(0..).take_while(|(day, back)| day.day == last.later(-back)).count()
}

/// The deals of today, except for that of one game.
async fn deals_of(
    app: &Arc<App>,
    visitor: &Visitor,
    today: Day,
    but: Option<&Entry>,
) -> Result<Vec<Other>, Problem> {
    let mut deals = Vec::new();
    for entry in GAMES.iter().filter(|entry| but.is_none_or(|but| but.id != entry.id)) {
        let deal = app.tables.deal(entry, today).await?;
        let own = app.tables.results(&deal, &visitor.guest).await?.own;
        deals.push(Other { deal, own });
    }
    Ok(deals)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_of_good_days_ends_at_a_gap_and_at_a_day_that_was_not_better() {
        let today = Day::of(2026, 11, 16).unwrap();
        let day =
            |back: i32, own: i32| CalendarDay { day: today.later(-back), own: Some(own), player: Some(3) };
        let check = |days: &[CalendarDay], count: usize| assert_eq!(streak(days, today), count, "{days:?}");
        check(&[], 0);
        check(&[day(2, 4), day(1, 9), day(0, 4)], 3);
        check(&[day(3, 4), day(1, 9), day(0, 4)], 2);
        check(&[day(2, 4), day(1, 3), day(0, 4)], 1);
        check(&[day(1, 9), day(0, 3)], 0);
        check(&[day(2, 9), day(1, 9)], 0);
    }
}
