//! The home page, the lists of tables, and new tables.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::CookieJar;
use bots::Bot;
use catalog::{Entry, FIRST, GAMES, lesson};
use service::{Fall, Kind, Listed, NewTable, Onlooker, Progress, Rated, Refusal, Sitter, Timed, clean_name};

use super::away::Away;
use super::fields::{Asked, Fields, Posted};
use crate::app::App;
use crate::cookies::kept;
use crate::frame::Coach;
use crate::pages::home::{FirstLesson, Home, opponent_field};
use crate::pages::learn::Course;
use crate::pages::{self, Line};
use crate::problem::Problem;
use crate::visitor::Visitor;
use crate::words::say;

pub(super) async fn home(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    jar: CookieJar,
    Asked(asked): Asked,
) -> Result<Html<String>, Problem> {
    let chosen = asked.get("game").and_then(|id| catalog::find(id).ok()).unwrap_or(&GAMES[0]);
    show(&app, &visitor, &jar, chosen, None, asked).await
}

async fn show(
    app: &Arc<App>,
    visitor: &Visitor,
    jar: &CookieJar,
    chosen: &'static Entry,
    problem: Option<String>,
    fields: Fields,
) -> Result<Html<String>, Problem> {
    let (mine, open) = lists(app, visitor, jar).await?;
    let has_begun =
        |line: &Line| line.table.entry.id == chosen.id && line.table.progress != Progress::Gathering;
    let lesson = first_lesson(app, visitor, chosen, !mine.iter().any(has_begun)).await?;
    let is_going = |line: &Line| line.table.progress != Progress::Over && !line.is_away;
    let mine = mine.into_iter().filter(is_going).collect();
    let editions = app.editions.of(chosen).collect();
    let met = app.tables.met(&visitor.guest, chosen).await?;
    let home = Home { chosen, editions, met, lesson, mine, open, problem, wanted: fields.into_all() };
    let page = pages::home::page(&visitor.frame(app), &home);
    Ok(Html(page.into_string()))
}

async fn first_lesson(
    app: &App,
    visitor: &Visitor,
    entry: &'static Entry,
    is_new: bool,
) -> Result<Option<FirstLesson>, Problem> {
    let Some(lesson) = lesson(entry, FIRST) else { return Ok(None) };
    let learnt = app.tables.learnt(&visitor.guest, entry.id).await?;
    let course = Course { entry, learnt: &learnt };
    Ok(Some(FirstLesson { minutes: lesson.minutes, done: course.done(&lesson), is_new }))
}

pub(super) async fn tables(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    jar: CookieJar,
) -> Result<Html<String>, Problem> {
    let (mine, open) = lists(&app, &visitor, &jar).await?;
    let reviewed = app.tables.reviewed(&visitor.guest, Onlooker::Owner).await?;
    Ok(Html(pages::tables::page(&visitor.frame(&app), &mine, &open, &reviewed).into_string()))
}

/// The guest's tables, and the open ones of others.
async fn lists(
    app: &Arc<App>,
    visitor: &Visitor,
    jar: &CookieJar,
) -> Result<(Vec<Line>, Vec<Line>), Problem> {
    let (who, away) = (visitor.sitter(), Away::read(jar));
    let line = |table: Listed| Line { seats: table.seats_of(&who), is_away: away.has(&table.id), table };
    let mine = app.tables.of_guest(&visitor.guest).await?.into_iter().map(line).collect();
    let open = app.tables.open_to(&visitor.guest).await?;
    let open = open.into_iter().map(line).filter(|line| line.seats.is_empty());
    Ok((mine, open.collect()))
}

pub(super) async fn create(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    mut jar: CookieJar,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    if let Some(name) = fields.get("name").filter(|_| !visitor.was_asked) {
        jar = jar.add(kept(visitor.scheme, "name", clean_name(name)));
    }
    let entry = catalog::find(fields.get("game").unwrap_or_default()).map_err(|_| Problem::BadRequest)?;
    match read_table(&app, entry, &visitor, &fields)? {
        Ok(new) => {
            app.limits.table(visitor.address)?;
            let live = match app.tables.create(new).await {
                Err(refusal @ (Refusal::Unrated(_) | Refusal::RatedLater { .. })) => {
                    let problem = Problem::from(refusal);
                    let why = Some(problem.tell(visitor.lang));
                    let page = show(&app, &visitor, &jar, entry, why, fields).await?;
                    return Ok((problem.status(), page).into_response());
                }
                made => made?,
            };
            if let Some(coach) = fields.maybe::<Coach>("coach")? {
                jar = jar.add(kept(visitor.scheme, "coach", coach.name()));
            }
            Ok((jar, Redirect::to(&format!("/t/{}", live.now().id))).into_response())
        }
        Err(problem) => {
            let page = show(&app, &visitor, &jar, entry, Some(problem), fields).await?;
            Ok((Problem::BadRequest.status(), page).into_response())
        }
    }
}

/// The next table at which others wait for the visitor, after the one that they come from.
pub(super) async fn next(visitor: Visitor, Asked(asked): Asked) -> Redirect {
    let from = asked.get("from").unwrap_or_default();
    let place = visitor.waiting.iter().position(|table| table.as_str() == from).map_or(0, |place| place + 1);
    let mut others = visitor.waiting.iter().cycle().skip(place).take(visitor.waiting.len());
    match others.find(|table| table.as_str() != from) {
        Some(table) => Redirect::to(&format!("/t/{table}")),
        None => Redirect::to("/tables"),
    }
}

/// The table a form asks for, or a sentence that says why there cannot be one.
fn read_table(
    app: &App,
    entry: &'static Entry,
    visitor: &Visitor,
    fields: &Fields,
) -> Result<Result<NewTable, String>, Problem> {
    let options = fields.read_options(entry)?;
    let edition = fields.get("edition").unwrap_or_default();
    let chosen = app.editions.choose(entry, &options, edition).ok_or(Problem::BadRequest)?;
    let seated = chosen.and_then(|chosen| Ok(((entry.count_seats)(&chosen)?, chosen)));
    let Ok((seats, chosen)) = seated else { return Ok(Err(say(visitor.lang, "problem-options", &[]))) };
    let way = if seats == 1 { Way::Alone } else { Way::read(fields)? };
    let wanted = if way == Way::Alone { "0" } else { fields.get("seat").unwrap_or("0") };
    let rated = if fields.get("rated").is_some() { Rated::Rated } else { Rated::Casual };
    // Whoever asks for a rated game asks for drawn seats.
    let is_random = (wanted == "random" || rated == Rated::Rated) && way != Way::Device;
    let own: u8 =
        if is_random || wanted == "random" { 0 } else { wanted.parse().map_err(|_| Problem::BadRequest)? };
    if own >= seats {
        return Ok(Err(say(visitor.lang, "problem-no-such-seat", &[("count", seats.into())])));
    }
    let mut sitters = vec![visitor.sitter(); usize::from(seats)];
    for number in 1..seats {
        sitters[usize::from((own + number) % seats)] = way.opponent(fields, number, visitor)?;
    }
    Ok(Ok(NewTable {
        entry,
        chosen,
        kind: way.kind(fields),
        creator: Some(visitor.guest.clone()),
        client: visitor.client(),
        sitters,
        random_seats: is_random,
        // In other games, nobody's agreement is needed.
        hints: fields.get("hints").is_some() && way == Way::Friend,
        opening: Vec::new(),
        parent: None,
        timed: if way == Way::Alone { None } else { read_pace(fields)? },
        rated,
        tournament: None,
    }))
}

/// How much time everybody is to have, if not as much as they like, and what happens when it is up.
fn read_pace(fields: &Fields) -> Result<Option<Timed>, Problem> {
    let fall = if fields.get("claim").is_some() { Fall::Claimed } else { Fall::Automatic };
    Ok(fields.read_pace()?.map(|pace| Timed { pace, fall }))
}

/// Whom somebody plays with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Alone,
    Bot,
    Friend,
    Device,
}

game::named!(Way { Alone => "alone", Bot => "bot", Friend => "friend", Device => "device" });

impl Way {
    /// As chosen in the form. Playing alone cannot be chosen here; it follows from the options of the game.
    fn read(fields: &Fields) -> Result<Way, Problem> {
        match fields.read("with")? {
            Way::Alone => Err(Problem::BadRequest),
            way @ (Way::Bot | Way::Friend | Way::Device) => Ok(way),
        }
    }

    fn kind(self, fields: &Fields) -> Kind {
        match self {
            Way::Friend if fields.get("open").is_some() => Kind::Open,
            Way::Alone | Way::Bot | Way::Friend => Kind::Private,
            Way::Device => Kind::Device,
        }
    }

    /// Who sits this many seats after the maker of the table: the choice for this opponent, or else the one for all.
    fn opponent(self, fields: &Fields, number: u8, visitor: &Visitor) -> Result<Sitter, Problem> {
        let own = |way| fields.get(&opponent_field(way, number)).filter(|level| !level.is_empty());
        let bot = |level| Bot::named(level).map(Sitter::Bot).ok_or(Problem::BadRequest);
        match self {
            Way::Bot => bot(own("bot").or(fields.get("bot")).unwrap_or("scribe")),
            Way::Friend => own("friend").map_or(Ok(Sitter::Nobody), bot),
            Way::Alone | Way::Device => Ok(visitor.sitter()),
        }
    }
}
