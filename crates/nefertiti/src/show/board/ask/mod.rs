//! What a player is asked: the question in the words of the game, and for each kind of thing to do the most useful fact.

mod facts;
mod question;
mod roll;
mod turn;

use game::{Ask, Lang, Offer, Page, Seat, Sight, Turn, Viewer};
use maud::{Markup, html};

use super::pieces::{animal, deben, die, gift, piece, plain_disc, seal, servant};
use super::stage;
use crate::rules::{Action, Kind, Nefertiti, Phase, Piece, TurnStep};
use crate::show::words::say;
use crate::view::View;

pub(super) fn of(sight: &Sight<'_, Nefertiti>, lang: Lang) -> Ask {
    let seat = asked(sight);
    let mut kinds = possible(sight, seat, lang);
    kinds.extend(turn::impossible(sight, seat, lang));
    Ask {
        question: question::ask(sight.view, seat, lang),
        note: question::note(sight.view, seat, lang),
        way: None,
        detail: detail(sight.view, seat, lang),
        kinds,
    }
}

/// The seat that is asked, which need not be the one whose turn it is.
fn asked(sight: &Sight<'_, Nefertiti>) -> Seat {
    match (sight.viewer, sight.view.turn()) {
        (Viewer::Seat(seat), _) | (Viewer::Spectator | Viewer::All, Turn::Seat(seat)) => seat,
        (Viewer::Spectator | Viewer::All, Turn::Chance | Turn::Over) => sight.view.active,
    }
}

fn possible(sight: &Sight<'_, Nefertiti>, seat: Seat, lang: Lang) -> Vec<Offer> {
    let mut offers: Vec<Offer> = Vec::new();
    for choice in sight.choices {
        let kind = Nefertiti::kind(choice.action);
        if !offers.iter().any(|offer| offer.kind == kind) {
            offers.push(Offer {
                kind,
                sign: sign_of(sight.view, seat, choice.action),
                title: title(sight.view, choice.action, lang),
                fact: facts::of(sight, seat, choice.action, lang),
                not_now: None,
            });
        }
    }
    // A servant is placed in every turn, a character recruited in few.
    offers.sort_by_key(|offer| offer.kind != "place");
    offers
}

/// What one does; to stop means something else in each place.
fn title(view: &View, action: Action, lang: Lang) -> String {
    if action != Action::Stop {
        return say(lang, &format!("kind-{}", action.verb()), &[]);
    }
    match view.phase {
        Phase::Turn(TurnStep::Taxing) => say(lang, "stop-tax", &[]),
        Phase::Turn(TurnStep::RollingAgain) => say(lang, "stop-roll", &[]),
        Phase::Sale(_) => say(lang, "stop-extra", &[]),
        Phase::Turn(TurnStep::Act | TurnStep::Again)
        | Phase::Character(_)
        | Phase::Oracle(_)
        | Phase::SetUp(_)
        | Phase::Rolling
        | Phase::Refilling { .. }
        | Phase::Over => say(lang, "kind-stop", &[]),
    }
}

fn sign_of(view: &View, seat: Seat, action: Action) -> Markup {
    match action {
        Action::Place(_) | Action::Pass => servant(seat, ""),
        Action::Tax(_) | Action::Scatter(_) | Action::Aside(_) => piece(Piece::Collector(seat), "", None),
        Action::Recruit(_) => seal(),
        Action::Name(market) | Action::Wander(market, _) | Action::Hide(market, _) => animal(market),
        Action::Roll => die(5, ""),
        Action::Take(_) | Action::Buy(_) | Action::Steal(_) => gift(Kind::Goldwork),
        Action::Half | Action::Collect(..) | Action::Beg(_) => deben(),
        Action::Score(kind)
        | Action::Discard(kind)
        | Action::Give(kind)
        | Action::Want(kind)
        | Action::WantFrom(_, kind) => gift(kind),
        Action::Call(gift_type) => gift(gift_type.plain()),
        Action::WantAt(..) | Action::Next(_) | Action::Stop => {
            stage::of(view, Lang::En).map_or_else(|| servant(seat, ""), |stage| stage.sign)
        }
    }
}

fn detail(view: &View, seat: Seat, lang: Lang) -> Markup {
    match view.phase {
        Phase::Turn(TurnStep::RollingAgain) => roll::draw(view, lang),
        Phase::Turn(TurnStep::Act | TurnStep::Again) => turn::warning(view, seat, lang),
        Phase::Turn(TurnStep::Taxing)
        | Phase::Sale(_)
        | Phase::Character(_)
        | Phase::Oracle(_)
        | Phase::SetUp(_)
        | Phase::Rolling
        | Phase::Refilling { .. }
        | Phase::Over => html! {},
    }
}

/// The sign of recruiting when nobody can be: any character.
fn recruiting() -> Markup {
    plain_disc(crate::rules::Character::Scribe)
}
