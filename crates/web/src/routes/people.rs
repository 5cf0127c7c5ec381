//! People: profiles, whom they follow, what they let others see, and what they invite each other to.

use std::collections::HashSet;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use catalog::{GAMES, lesson};
use service::{GuestId, Listed, Onlooker, People, Presence, Refusal, Seeing, SignedIn, Sitter, TableId};

use super::at_table::AtTable;
use super::fields::{Asked, Posted};
use crate::app::App;
use crate::pages::learn::Course;
use crate::pages::people::{self, Games, InviteAsked, Learnt, Profile};
use crate::problem::Problem;
use crate::visitor::Visitor;

type Answered = Result<Response, Problem>;

pub(super) async fn profile(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    name: Result<Path<String>, axum::extract::rejection::PathRejection>,
    Asked(asked): Asked,
) -> Answered {
    let Ok(Path(name)) = name else { return Err(Refusal::NotFound.into()) };
    let viewer = &visitor.guest;
    let page = asked.page("page")?;
    let account = app.people.profile(&name, viewer).await?.ok_or(Problem::NoProfile)?;
    let onlooker = if account.id == *viewer { Onlooker::Owner } else { Onlooker::Other };
    let tables = app.tables.finished(&account.id, onlooker, page).await?;
    let others = others(&tables.lines, &account.id);
    let known = app.people.seen_by(viewer, &others.iter().collect::<Vec<_>>()).await?;
    let is_followed = match (&visitor.signed_in, onlooker) {
        (Some(signed_in), Onlooker::Other) => {
            Some(app.people.follows(&signed_in.account.id, &account.id).await?)
        }
        (None, Onlooker::Other) | (_, Onlooker::Owner) => None,
    };
    let owner = match &account.owner {
        Some(owner) => app.people.account(owner).await?.map(|owner| owner.name),
        None => None,
    };
    let profile = Profile {
        account: &account,
        owner: owner.as_deref(),
        onlooker,
        is_followed,
        friends: app.people.count_friends(&account.id).await?,
        played: &app.tables.played(&account.id, onlooker).await?,
        rated: &app.tables.ratings_of(&account.id).await?,
        finishes: app.tables.finishes(&account.id).await?,
        reviewed: &app.tables.reviewed(&account.id, onlooker).await?,
        learnt: &learnt(&app, &account.id).await?,
        games: Games {
            tables: &tables,
            known: &known,
            changes: &app.tables.rating_changes_at(&account.id, &tables.lines).await?,
        },
    };
    Ok(Html(people::profile(&visitor.frame(&app), &profile).into_string()).into_response())
}

/// The people at these tables besides one.
fn others(tables: &[Listed], person: &GuestId) -> HashSet<GuestId> {
    let sitters = tables.iter().flat_map(|table| &table.chairs).map(|chair| &chair.sitter);
    let guests = sitters.filter_map(|sitter| match sitter {
        Sitter::Guest(guest) if guest != person => Some(guest.clone()),
        Sitter::Guest(_) | Sitter::Nobody | Sitter::Bot(_) | Sitter::Program(_) => None,
    });
    guests.collect()
}

async fn learnt(app: &App, person: &GuestId) -> Result<Vec<Learnt>, Problem> {
    let mut all = Vec::new();
    for entry in GAMES {
        let steps = app.tables.learnt(person, entry.id).await?;
        let course = Course { entry, learnt: &steps };
        let lessons: Vec<_> = entry.lessons.iter().filter_map(|(id, _)| lesson(entry, id)).collect();
        let done = lessons.iter().filter(|lesson| course.count_done(lesson) == lesson.steps.len()).count();
        let puzzles = app.tables.puzzled(person, entry).await?.solved();
        all.push(Learnt { entry, lessons: (done, lessons.len()), puzzles });
    }
    Ok(all)
}

/// Who is signed in. A session may have ended since the page was shown.
fn signed_in(visitor: &Visitor) -> Result<&SignedIn, Problem> {
    visitor.signed_in.as_deref().ok_or(Problem::SignedOut)
}

pub(super) async fn friends(State(app): State<Arc<App>>, visitor: Visitor, Asked(asked): Asked) -> Answered {
    let Some(signed_in) = &visitor.signed_in else { return Ok(visitor.to_sign_in().into_response()) };
    let pages = [asked.page("page")?, asked.page("followers")?];
    let circle = app.people.circle(&signed_in.account.id, pages).await?;
    Ok(Html(people::friends(&visitor.frame(&app), &circle, None).into_string()).into_response())
}

pub(super) async fn follow(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Answered {
    let signed_in = signed_in(&visitor)?;
    if let Some(name) = fields.get("unfollow") {
        app.people.unfollow(signed_in, name).await?;
    } else if let Some(name) = fields.get("remove") {
        app.people.remove_follower(signed_in, name).await?;
    } else {
        let name = fields.get("follow").ok_or(Problem::BadRequest)?;
        if !app.people.follow(signed_in, name).await? {
            let circle = app.people.circle(&signed_in.account.id, [0, 0]).await?;
            let typed: String = name.chars().take(40).collect();
            let why = match () {
                () if is_own_name(&app, signed_in, name).await? => "follow-refused-self",
                () if app.people.follows_many(&signed_in.account.id).await? => "follow-refused-many",
                () => "follow-refused",
            };
            let page = people::friends(&visitor.frame(&app), &circle, Some((&typed, why)));
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, Html(page.into_string())).into_response());
        }
    }
    Ok(Redirect::to("/friends").into_response())
}

async fn is_own_name(app: &App, signed_in: &SignedIn, name: &str) -> Result<bool, Problem> {
    let called = app.people.account_called(name).await?;
    Ok(called.is_some_and(|account| account.id == signed_in.account.id))
}

pub(super) async fn seeing(State(app): State<Arc<App>>, visitor: Visitor) -> Answered {
    let Some(signed_in) = &visitor.signed_in else { return Ok(visitor.to_sign_in().into_response()) };
    let seeing = app.people.seeing(&signed_in.account.id).await?;
    let page = people::seeing(&visitor.frame(&app), seeing, &signed_in.account.name);
    Ok(Html(page.into_string()).into_response())
}

pub(super) async fn change_seeing(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Answered {
    let seeing = Seeing {
        profile: fields.read("profile")?,
        presence: fields.maybe::<Presence>("presence")?.unwrap_or_default(),
    };
    app.people.change_seeing(&signed_in(&visitor)?.account.id, seeing).await?;
    Ok(Redirect::to("/account/seeing?said=saved").into_response())
}

pub(super) async fn invite_page(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    Asked(asked): Asked,
) -> Answered {
    if visitor.signed_in.is_none() {
        return Ok(visitor.to_sign_in().into_response());
    }
    show_invite(&app, &visitor, &live.now(), asked.page("page")?, InviteAsked::NotYet).await
}

async fn show_invite(
    app: &App,
    visitor: &Visitor,
    table: &service::Snapshot,
    page: u32,
    asked: InviteAsked,
) -> Answered {
    let own = &signed_in(visitor)?.account.id;
    if !People::may_invite(table, own) {
        return Ok(Redirect::to(&format!("/t/{}", table.id)).into_response());
    }
    let friends = app.people.friends(own, page).await?;
    let invited = app.people.invited(&table.id, own).await?;
    let page = people::invite(&visitor.frame(app), table, &friends, &invited, asked);
    let status = match asked {
        InviteAsked::NotYet => StatusCode::OK,
        InviteAsked::Refused => StatusCode::UNPROCESSABLE_ENTITY,
    };
    Ok((status, Html(page.into_string())).into_response())
}

pub(super) async fn invite(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Answered {
    let now = live.now();
    let friend = fields.get("friend").ok_or(Problem::BadRequest)?;
    if app.people.invite(signed_in(&visitor)?, &now, friend).await? {
        // A game begins only while everybody who sits there is at the table.
        return Ok(Redirect::to(&format!("/t/{}?said=invited", now.id)).into_response());
    }
    show_invite(&app, &visitor, &now, 0, InviteAsked::Refused).await
}

pub(super) async fn decline(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Answered {
    let table: TableId = fields.read("decline")?;
    app.people.decline(&signed_in(&visitor)?.account.id, &table).await?;
    Ok(Redirect::to("/tables").into_response())
}
