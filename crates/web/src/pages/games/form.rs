//! The form that asks which games to look for. It asks by address, so a search can be kept and passed on.

use bots::Bot;
use game::OptionSpec;
use maud::{Markup, html};
use service::{GameEnd, LONGEST_NAME, SeatResult};

use super::Games;
use crate::frame::Frame;
use crate::pages::names::name_bot;

pub(super) fn draw(frame: &Frame<'_>, games: &Games<'_>) -> Markup {
    let results = SeatResult::ALL.map(|result| (result.name(), frame.say(result_key(result), &[])));
    let ends = GameEnd::ALL.map(|end| (end.name(), frame.say(end_key(end), &[])));
    let bots = Bot::NAMED.map(|bot| (bot.to_string(), name_bot(frame, bot)));
    let specs: &[OptionSpec] = games.entry.map_or(&[], |entry| entry.options);
    html! {
        form.card.prose.fields.search method="get" action="/games" aria-label=(frame.say("games-search", &[])) {
            @if let Some(entry) = games.entry { input type="hidden" name="game" value=(entry.id); }
            div.field {
                label for="player" { (frame.say("games-player", &[])) }
                input #player type="text" name="player" maxlength=(LONGEST_NAME) autocomplete="off"
                    value=(games.value("player")) aria-describedby="player-help";
                p.mut #player-help { (frame.say("games-player.help", &[])) }
            }
            (select(frame, games, ("bot", frame.say("games-bot", &[])), &bots))
            (select(frame, games, ("result", frame.say("games-result", &[])), &results))
            (select(frame, games, ("ended", frame.say("games-ended", &[])), &ends))
            div.field {
                label for="rating" { (frame.say("games-rating", &[])) }
                input #rating type="number" name="rating" min="0" max="5000" value=(games.value("rating"));
            }
            div.field {
                label for="from" { (frame.say("games-from", &[])) }
                input #from type="date" name="from" value=(games.value("from"));
            }
            div.field {
                label for="to" { (frame.say("games-to", &[])) }
                input #to type="date" name="to" value=(games.value("to"));
            }
            @if let Some(entry) = games.entry {
                @for spec in specs {
                    @let field = format!("option-{}", spec.key);
                    @let values: Vec<(&str, String)> =
                        spec.values.iter().map(|value| (*value, (entry.name_value)(spec.key, value, frame.lang))).collect();
                    (select(frame, games, (&field, (entry.say)(&field, frame.lang)), &values))
                }
            }
            button.btn.pri { (frame.say("games-search", &[])) }
        }
    }
}

/// A question that may be left open.
fn select<V: AsRef<str>>(
    frame: &Frame<'_>,
    games: &Games<'_>,
    (field, about): (&str, String),
    values: &[(V, String)],
) -> Markup {
    let chosen = games.value(field);
    html! {
        div.field {
            label for=(field) { (about) }
            select #(field) name=(field) {
                option value="" { (frame.say("games-any", &[])) }
                @for (value, name) in values {
                    option value=(value.as_ref()) selected[value.as_ref() == chosen] { (name) }
                }
            }
        }
    }
}

pub(super) fn result_key(result: SeatResult) -> &'static str {
    match result {
        SeatResult::Won => "profile-won",
        SeatResult::Drawn => "profile-drawn",
        SeatResult::Lost => "profile-lost",
    }
}

pub(super) fn end_key(end: GameEnd) -> &'static str {
    match end {
        GameEnd::Played => "games-ended-played",
        GameEnd::Resigned => "games-ended-resigned",
        GameEnd::TimedOut => "games-ended-timed-out",
    }
}
