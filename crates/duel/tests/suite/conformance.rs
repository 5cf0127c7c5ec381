//! The suite that every game passes, and one law of this game: no token comes from nowhere or goes there.

use duel::{Duel, Event, Space, Token, View};
use game::testing::endurance::times;
use game::testing::{Conformance, check_pages};
use game::{Game, Viewer};

#[test]
fn the_duel_conforms_with_every_mix_of_sides_and_both_other_options() {
    let [sides, four, hidden] = Duel::OPTIONS else { panic!("the Duel has three options") };
    let games = times(1, 3);
    let mut played = 0;
    for sides in sides.values {
        for four in four.values {
            for hidden in hidden.values {
                let suite = Conformance::<Duel>::default().law(tokens_are_conserved).presented();
                // Options change no step, so that other seeds are needed for other games.
                let suite = suite.seed(played).games(games);
                let options = format!("sides={sides} pyramid_b_four={four} hidden_temples={hidden}");
                played += suite.check(&options).games;
            }
        }
    }
    assert_eq!(played, games * 16 * 2 * 2);
}

#[test]
fn every_page_is_whole_and_tells_no_secret() {
    check_pages::<Duel>(times(1, 6), 0);
}

/// Every token that was on a boat, unseen or with a player still is, but for those that the events say went to the box.
fn tokens_are_conserved(before: &Duel, events: &[Event], after: &Duel) -> Result<(), String> {
    for token in Token::ALL {
        let to_the_box = events.iter().filter(|event| box_takes(**event) == Some(token)).count() as u32;
        let (earlier, later) = (count(before, token), count(after, token));
        if earlier != later + to_the_box {
            return Err(format!("{earlier} of {token} became {later}, and {to_the_box} went to the box"));
        }
    }
    Ok(())
}

fn count(state: &Duel, token: Token) -> u32 {
    let View { fleet, unseen, holdings, .. } = state.view(Viewer::Spectator);
    let aboard = Space::all().filter(|space| fleet.token(*space) == Some(token)).count() as u32;
    let held: u32 = holdings.iter().map(|holdings| holdings.count(token)).sum();
    aboard + unseen.count(token) + held
}

fn box_takes(event: Event) -> Option<Token> {
    match event {
        Event::Lost { token, .. } => Some(token),
        Event::Used { token, .. } => Some(token.token()),
        Event::Loaded { .. }
        | Event::Placed { .. }
        | Event::Unloading { .. }
        | Event::Gained { .. }
        | Event::FirstToFive { .. }
        | Event::Left { .. }
        | Event::Swapped { .. }
        | Event::Stopped { .. }
        | Event::Passed { .. }
        | Event::Ended => None,
    }
}
