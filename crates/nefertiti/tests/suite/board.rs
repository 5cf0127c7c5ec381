//! The game in a browser: every page is whole, and what single fragments say and show.

use std::collections::BTreeSet;

use game::testing::endurance::times;
use game::testing::fragments::{attribute, draw, element};
use game::testing::{Play, check_pages, foresee};
use game::{ActionSet, Game, Lang, Page, Seat, Sight, Turn, Viewer};
use nefertiti::{Action, Event, Market, Nefertiti, OracleStep, Phase, Pick, Place, SaleStep, Symbol, Take};

#[test]
fn every_page_is_whole() {
    check_pages::<Nefertiti>(times(1, 40), 1);
}

#[test]
fn a_space_says_where_it_is_what_it_offers_and_that_it_closes_the_market() {
    let state = reach("", 0, |state| closing_place(state).is_some());
    let place = closing_place(&state).unwrap();
    let board = draw(&state, decider(&state), |sight| Nefertiti::board(sight, Lang::En));
    let space = element(&board, &format!("value=\"{place}\""));
    let name = attribute(space, "aria-label");
    assert!(name.contains(", offer ") && name.ends_with("free. Closes the market."), "{name}");
    assert!(attribute(space, "class").contains(" cls"), "{space}");
    assert_eq!(attribute(space, "aria-describedby"), format!("pv-{}", place.to_string().replace(' ', "-")));
    assert_eq!(attribute(space, "data-tap"), "preview");
}

#[test]
fn what_closes_a_market_shows_who_would_be_paid_in_which_order() {
    let state = reach("", 0, |state| closing_place(state).is_some());
    let place = closing_place(&state).unwrap();
    let Action::Place(space) = place else { unreachable!() };
    let pieces = state.view(Viewer::Spectator).board(space.market()).stand().iter().count();
    let preview = draw(&state, decider(&state), |sight| {
        let choice = sight.choices.iter().find(|choice| choice.action == place);
        Nefertiti::preview(sight, choice.unwrap(), Lang::En)
    });
    assert_eq!(preview.matches("<li").count(), pieces + 1);
    assert!(preview.contains("closes the market"), "{preview}");
    let told = preview.split("<p class=\"sr\">").nth(1).unwrap();
    assert_eq!(told.matches(" first: ").count(), 1, "{told}");
    assert_eq!(told.matches("Then ").count(), pieces, "{told}");
}

#[test]
fn a_later_servant_sees_what_each_card_costs_and_brings() {
    let state =
        reach("", 1, |state| state.legal().iter().filter(|step| matches!(step, Action::Buy(_))).count() > 1);
    let board = draw(&state, decider(&state), |sight| Nefertiti::board(sight, Lang::En));
    assert!(board.contains("If the game ended now"), "{board}");
    let half = element(&board, "value=\"half\"");
    assert!(attribute(half, "aria-label").starts_with("Take half: "), "{half}");
    assert!(!board.contains("class=\"mks\""), "the other markets make room");
    let watching = draw(&state, Viewer::Spectator, |sight| Nefertiti::board(sight, Lang::En));
    assert!(!watching.contains("name=\"step\"") && watching.contains(" closes"), "{watching}");
}

#[test]
fn the_best_bidder_is_told_how_many_gifts_the_symbol_allows() {
    for (symbol, gifts, told) in [
        (None, 2, "the upper gift, or two lower ones"),
        (Some(Symbol::Single), 1, "one gift, upper or lower"),
        (Some(Symbol::Extra), 3, "three lower gifts, or the upper one and a lower one"),
    ] {
        let state = reach("", 0, |state| is_taking_by(state, symbol));
        let board = draw(&state, decider(&state), |sight| Nefertiti::board(sight, Lang::En));
        assert!(board.contains(&format!(": {told}</h3>")), "{symbol:?}: {board}");
        assert_eq!(lower_gifts_taken(state), gifts, "{symbol:?}");
    }
}

/// Whether a best bidder chooses a first gift, on a space with this symbol, while all four gifts can be had.
fn is_taking_by(state: &Nefertiti, symbol: Option<Symbol>) -> bool {
    let view = state.view(Viewer::Spectator);
    let Phase::Sale(SaleStep::Taking { market, take: Take::First }) = view.phase else { return false };
    let stand = view.board(market).stand();
    let rank = stand.iter().next().map(|(rank, _)| rank);
    let has_all = Place::ALL.iter().all(|place| state.legal().contains(Action::Take(Pick::Place(*place))));
    market != Market::Memphis && has_all && rank.is_some_and(|rank| view.stall(market).symbol(rank) == symbol)
}

/// How many gifts a best bidder gets who takes lower ones only, for as long as possible.
fn lower_gifts_taken(mut state: Nefertiti) -> usize {
    for count in 0.. {
        let view = state.view(Viewer::Spectator);
        let lower = Place::ALL.into_iter().filter(|place| *place != Place::Upper);
        let mut takes = lower.map(|place| Action::Take(Pick::Place(place)));
        let next = takes.find(|take| state.legal().contains(*take));
        match (view.phase, next) {
            (Phase::Sale(SaleStep::Taking { .. }), Some(take)) => state.act(take, &mut Vec::new()),
            _ => return count,
        }
    }
    unreachable!("a market has three lower gifts")
}

#[test]
fn points_are_told_by_what_they_come_from() {
    let state = reach("", 0, |state| state.legal().contains(Action::Half));
    let seat = Seat::new(0);
    let deben = state.view(Viewer::Spectator).players[seat].deben();
    let holdings = draw(&state, Viewer::Spectator, |sight| Nefertiti::holdings(sight, seat, Lang::En));
    assert!(deben > 1 && holdings.contains(&format!("<b>{}</b> from Deben", deben / 2)), "{holdings}");
}

#[test]
fn during_an_award_the_rules_open_at_memphis() {
    let award = reach(
        "memphis=true",
        0,
        |state| matches!(state.view(Viewer::Spectator).phase, Phase::Sale(step) if step.market() == Market::Memphis),
    );
    assert_eq!(Nefertiti::chapter(&award.view(Viewer::Spectator)), "memphis");
}

#[test]
fn the_last_cards_are_shown_to_the_oracle_alone() {
    let state = reach("characters=palace players=3", 0, |state| {
        state.view(Viewer::All).phase == Phase::Oracle(OracleStep::Ordering)
    });
    let oracle = decider(&state);
    let aside = |viewer| draw(&state, viewer, |sight| Nefertiti::aside(sight, Lang::En).unwrap().1);
    assert!(aside(oracle).contains("The last cards"));
    for viewer in Viewer::all(3).filter(|viewer| *viewer != oracle) {
        assert!(!aside(viewer).contains("The last cards"), "{viewer:?}");
        let board = draw(&state, viewer, |sight| Nefertiti::board(sight, Lang::En));
        assert!(!board.contains("chooser"), "{viewer:?}");
    }
}

#[test]
fn sources_of_numbers_are_left_to_the_page_of_the_edition() {
    let start = reach("memphis=true", 0, |_| true);
    let board = draw(&start, Viewer::Spectator, |sight| Nefertiti::board(sight, Lang::En));
    let aside = draw(&start, Viewer::Spectator, |sight| Nefertiti::aside(sight, Lang::En).unwrap().1);
    assert!(!format!("{board}{aside}").contains('≈'));
}

#[test]
fn rolling_again_is_asked_with_faces_odds_and_who_would_get_what() {
    let state = reach("", 0, |state| state.legal().contains(Action::Roll));
    let viewer = decider(&state);
    let view = state.view(viewer);
    let choices = foresee(&state, viewer);
    let sight = Sight { view: &view, viewer, choices: &choices, is_lesson: false, last: &[], marks: &[] };
    let ask = Nefertiti::ask(&sight, Lang::En);
    assert!(ask.question.starts_with("Roll the d"), "{}", ask.question);
    let kinds: Vec<&str> = ask.kinds.iter().map(|offer| offer.kind).collect();
    assert_eq!(kinds, ["roll", "stop"]);
    assert!(ask.kinds[0].fact.ends_with("A roll cannot be undone."), "{}", ask.kinds[0].fact);
    let detail = ask.detail.into_string();
    let pieces = view.board(Market::Louqsor).stand().iter().count();
    assert_eq!(detail.matches("<li").count(), pieces, "everyone there is told: {detail}");
    assert_eq!(detail.matches("href=\"#die-").count(), 6, "each face stands on one side");
}

/// The script plays what is typed as soon as it is unambiguous, so no key may begin another.
#[test]
fn no_key_begins_another() {
    for (options, seed) in
        [("setup=advanced", 5), ("players=2 characters=amon memphis=true", 6), ("characters=nile", 7)]
    {
        for state in positions(options, seed) {
            let viewer = decider(&state);
            let board = draw(&state, viewer, |sight| Nefertiti::board(sight, Lang::En));
            let keys: BTreeSet<&str> =
                board.split(" data-key=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
            for (key, next) in keys.iter().zip(keys.iter().skip(1)) {
                assert!(!next.starts_with(key), "`{key}` begins `{next}`");
            }
        }
    }
}

#[test]
fn pieces_move_between_places_that_are_named() {
    let state = reach("", 0, |state| closing_place(state).is_some());
    let place = closing_place(&state).unwrap();
    let seat = state.view(Viewer::Spectator).active;
    let choice = foresee(&state, decider(&state)).into_iter().find(|choice| choice.action == place).unwrap();
    let view = state.view(Viewer::Spectator);
    let placed = choice.events.iter().find(|event| matches!(event, Event::Placed { .. })).unwrap();
    let motion = Nefertiti::motion(placed, &view, Viewer::Spectator);
    let expected = format!("tray-{seat}>space-{}", place.to_string().replace("place ", ""));
    assert_eq!(motion.iter().map(ToString::to_string).collect::<Vec<_>>(), [expected]);
}

#[test]
fn a_gift_tells_its_value_and_its_seal() {
    let start = reach("", 0, |_| true);
    let view = start.view(Viewer::Spectator);
    let kind = view.board(Market::Gizeh).open_gift(Place::Upper).unwrap();
    let board = draw(&start, Viewer::Spectator, |sight| Nefertiti::board(sight, Lang::En));
    let gift = element(&board, "data-at=\"gift-g-upper\"");
    let value = view.edition.highest_value(kind);
    let expected = format!(", upper gift, with a royal seal, worth {value} to its first owner");
    assert!(attribute(gift, "aria-label").ends_with(&expected), "{gift}");
}

#[test]
fn values_of_options_have_names() {
    for spec in Nefertiti::OPTIONS {
        for lang in Lang::ALL {
            let names = spec.values.iter().map(|value| Nefertiti::name_value(spec.key, value, lang));
            assert_eq!(names.collect::<BTreeSet<_>>().len(), spec.values.len(), "{} in {lang}", spec.key);
        }
    }
}

/// The first placing that closes a market at once, if there is one.
fn closing_place(state: &Nefertiti) -> Option<Action> {
    let closes = |action: &Action| {
        let (mut tried, mut events) = (state.clone(), Vec::new());
        tried.act(*action, &mut events);
        events.iter().any(|event| matches!(event, Event::Closing { .. }))
    };
    state.legal().iter().filter(|action| matches!(action, Action::Place(_))).find(closes)
}

/// Every position of a random game in which somebody decides.
fn positions(options: &str, seed: u64) -> Vec<Nefertiti> {
    let mut positions = Play::<Nefertiti>::new(options, seed).positions;
    positions.retain(|state| matches!(state.turn(), Turn::Seat(_)));
    positions
}

/// The first such position of the games from this seed on.
fn reach(options: &str, seed: u64, is_wanted: impl Fn(&Nefertiti) -> bool) -> Nefertiti {
    let mut all = (seed..).flat_map(|seed| positions(options, seed));
    all.find(|state| is_wanted(state)).unwrap()
}

fn decider(state: &Nefertiti) -> Viewer {
    match state.turn() {
        Turn::Seat(seat) => Viewer::Seat(seat),
        Turn::Chance | Turn::Over => Viewer::Seat(Seat::new(0)),
    }
}
