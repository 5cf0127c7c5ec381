//! Many games at once.

use catalog::{Batch, Entry, GAMES};

fn batch(entry: &Entry, options: &str) -> Box<dyn Batch> {
    (entry.batch)(&entry.choose(options, None).unwrap(), 6, 1).unwrap()
}

/// The first legal place of each game.
fn first_places(batch: &dyn Batch) -> Vec<i64> {
    let places = batch.shape().places;
    let mut masks = vec![0; 6 * places];
    batch.write_masks(&mut masks);
    let first = |mask: &[u8]| mask.iter().position(|is_legal| *is_legal == 1).unwrap() as i64;
    masks.chunks_exact(places).map(first).collect()
}

fn numbers(bytes: &[u8]) -> Vec<f32> {
    bytes.chunks_exact(4).map(|number| f32::from_ne_bytes(number.try_into().unwrap())).collect()
}

#[test]
fn every_game_is_played_by_numbers_and_pays_what_it_takes() {
    for entry in GAMES {
        let mut batch = batch(entry, "");
        let seats = usize::from(batch.shape().seats);
        let mut ended = 0;
        for turn in 0..400 {
            if turn % 3 == 0 {
                batch.act(&first_places(&*batch)).unwrap();
            } else {
                batch.act_at_random();
            }
            let (mut ends, mut rewards) = (vec![0; 6], vec![0; 4 * 6 * seats]);
            batch.write_ends(&mut ends);
            batch.write_rewards(&mut rewards);
            for (end, rewards) in ends.iter().zip(numbers(&rewards).chunks_exact(seats)) {
                assert!(rewards.iter().sum::<f32>().abs() < 1e-5, "{rewards:?} in {}", entry.id);
                assert!(
                    *end == 1 || rewards.iter().all(|reward| *reward == 0.0),
                    "{rewards:?} in {}",
                    entry.id
                );
                ended += usize::from(*end);
            }
        }
        assert!(ended > 3, "{ended} games of {}", entry.id);
    }
}

#[test]
fn a_place_that_is_not_legal_changes_nothing() {
    let mut batch = batch(&GAMES[0], "");
    let seen = |batch: &dyn Batch| {
        let mut seen = vec![0; 4 * 6 * batch.shape().observation];
        batch.write_observations(&mut seen);
        seen
    };
    let before = seen(&*batch);
    for wrong in [-1, 55, 56, i64::MAX, i64::MIN] {
        let mut places = first_places(&*batch);
        places[4] = wrong;
        let error = batch.act(&places).unwrap_err();
        assert_eq!((error.game, error.place), (4, wrong));
        assert_eq!(seen(&*batch), before);
    }
    batch.act(&first_places(&*batch)).unwrap();
    assert_ne!(seen(&*batch), before);
}

#[test]
fn whoever_plays_alone_wins_or_loses() {
    let entry = catalog::find("pyramidice").unwrap();
    let mut rewards = vec![0; 4 * 100];
    let lengths = batch(entry, "players=1").play_out(100, &mut rewards);
    assert!(lengths.decisions > 1000);
    assert!(numbers(&rewards).iter().all(|reward| (reward.abs() - 1.0).abs() < 1e-6));
}
