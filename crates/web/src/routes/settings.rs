//! A guest's settings: language, colours, name, coach, phrases.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{Html, Redirect};
use axum_extra::extract::cookie::CookieJar;
use game::Lang;
use service::clean_name;

use super::fields::Posted;
use crate::app::App;
use crate::cookies::kept;
use crate::frame::{Coach, TalkChoice, ThemeChoice};
use crate::pages;
use crate::problem::Problem;
use crate::visitor::Visitor;

pub(super) async fn me(State(app): State<Arc<App>>, visitor: Visitor) -> Html<String> {
    Html(pages::me::page(&visitor.frame(&app), None).into_string())
}

pub(super) async fn name(
    visitor: Visitor,
    jar: CookieJar,
    Posted(fields): Posted,
) -> Result<(CookieJar, Redirect), Problem> {
    let name = clean_name(fields.get("name").ok_or(Problem::BadRequest)?);
    Ok((jar.add(kept(visitor.scheme, "name", name)), Redirect::to("/me")))
}

pub(super) async fn change(
    visitor: Visitor,
    mut jar: CookieJar,
    Posted(fields): Posted,
) -> Result<(CookieJar, Redirect), Problem> {
    let lang: Option<Lang> = fields.maybe("lang")?;
    let theme: Option<ThemeChoice> =
        fields.get("theme").map(|text| text.parse().map_err(|_| Problem::BadRequest)).transpose()?;
    let coach: Option<Coach> = fields.maybe("coach")?;
    let talk: Option<TalkChoice> = fields.maybe("phrases")?;
    let back = fields.back().unwrap_or("/");
    if let Some(lang) = lang {
        jar = jar.add(kept(visitor.scheme, "lang", lang.code()));
    }
    if let Some(coach) = coach {
        jar = jar.add(kept(visitor.scheme, "coach", coach.name()));
    }
    if let Some(talk) = talk {
        jar = jar.add(kept(visitor.scheme, "phrases", talk.name()));
    }
    if let Some(theme) = theme {
        jar = jar.add(kept(visitor.scheme, "theme", theme.name()));
    }
    Ok((jar, Redirect::to(back)))
}
