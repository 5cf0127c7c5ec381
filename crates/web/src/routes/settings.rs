//! What a guest likes: language, colours, a name.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{Html, IntoResponse, Redirect, Response};
use game::Lang;
use service::clean_name;

use super::fields::Posted;
use crate::app::App;
use crate::frame::ThemeChoice;
use crate::pages;
use crate::problem::Problem;
use crate::visitor::{Visitor, encode_name, set_cookie};

pub(super) async fn me(State(app): State<Arc<App>>, visitor: Visitor) -> Html<String> {
    Html(pages::me::page(&visitor.frame(&app), None).into_string())
}

pub(super) async fn name(Posted(fields): Posted) -> Result<Response, Problem> {
    let name = clean_name(fields.get("name").ok_or(Problem::BadRequest)?);
    let mut response = Redirect::to("/me").into_response();
    set_cookie(&mut response, "name", &encode_name(&name));
    Ok(response)
}

pub(super) async fn change(Posted(fields): Posted) -> Result<Response, Problem> {
    let lang: Option<Lang> = fields.maybe("lang")?;
    let theme: Option<ThemeChoice> =
        fields.get("theme").map(|text| text.parse().map_err(|_| Problem::BadRequest)).transpose()?;
    // Only within this site: an address of another would begin with two slashes or a scheme, and browsers take
    // backslashes for slashes and pass over tabs.
    let is_here = |back: &&str| {
        back.starts_with('/')
            && !back.starts_with("//")
            && back.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
    };
    let back = fields.get("back").filter(is_here).unwrap_or("/");
    let mut response = Redirect::to(back).into_response();
    if let Some(lang) = lang {
        set_cookie(&mut response, "lang", lang.code());
    }
    if let Some(theme) = theme {
        set_cookie(&mut response, "theme", theme.name());
    }
    Ok(response)
}
