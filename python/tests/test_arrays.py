"""Many games at once."""

import akhet
import numpy as np
import pytest


def test_every_row_tells_of_a_game_that_goes_on(game_and_options):
    games = akhet.batch(game_and_options[0], 8, options=game_and_options[1], seed=1)
    random = np.random.default_rng(1)
    ended = 0
    for _ in range(250):
        masks, seen, turns = games.masks, games.observations, games.turns
        assert masks.shape == (8, games.actions) and seen.shape == (8, games.observation_size)
        assert (masks.sum(axis=1) >= 2).all() and (turns < games.seats).all()
        assert np.isfinite(seen).all() and (np.abs(seen) <= 16).all() and (seen != 0).any(axis=1).all()
        games.step([int(random.choice(row.nonzero()[0])) for row in masks])
        assert (games.rewards[~games.ends] == 0).all() and (games.points[~games.ends] == 0).all()
        if games.seats > 1:
            assert np.allclose(games.rewards.sum(axis=1), 0, atol=1e-5)
            assert (games.rewards[games.ends].max(axis=1) > 0).all()
        ended += games.ends.sum()
    assert ended > 0


def test_a_seed_decides_everything():
    def play(seed):
        games = akhet.batch("nefertiti", 4, seed=seed)
        for _ in range(30):
            games.step()
        return games.observations

    assert (play(1) == play(1)).all() and (play(1) != play(2)).any()


def test_what_was_read_stays_as_it_was_and_cannot_be_written():
    games = akhet.batch("imhotep-duel", 4, seed=1)
    before = games.observations
    kept = before.copy()
    games.step()
    assert (before == kept).all() and (games.observations != kept).any()
    with pytest.raises(ValueError):
        before[0, 0] = 1


def test_random_games_are_played_at_once():
    decisions, rewards = akhet.batch("imhotep-duel", 1, seed=1).play_out(500)
    assert 20_000 < decisions < 50_000 and rewards.shape == (500, 2)
    assert set(np.unique(rewards)) == {-1.0, 1.0} and (rewards.sum(axis=1) == 0).all()


def test_a_random_player_wins_as_often_step_by_step_as_at_once():
    games = akhet.batch("imhotep-duel", 256, seed=1)
    first = []
    for _ in range(150):
        games.step()
        first += list(games.rewards[games.ends, 0])
    _, rewards = games.play_out(1000)
    assert len(first) > 500 and abs(np.mean(first) - rewards[:, 0].mean()) < 0.15


@pytest.mark.parametrize(
    ("actions", "kind", "sentence"),
    [
        ([0, 0], ValueError, "there are 3 games, but 2 actions"),
        ([55, 55, 55], ValueError, "in game 0 of the batch, 55 is the number of no legal action"),
        ([0, 0, -1], ValueError, "in game 2 of the batch, -1 is"),
        ([0, 0, 2**62], ValueError, "in game 2 of the batch"),
        ([0.0, 0.0, 0.0], TypeError, "whole numbers"),
        ("abc", TypeError, "whole numbers"),
        ([[0], [0], [0]], TypeError, "whole numbers"),
    ],
)
def test_actions_that_cannot_be_taken_are_refused_and_change_nothing(actions, kind, sentence):
    games = akhet.batch("imhotep-duel", 3, seed=1)
    before = games.observations
    with pytest.raises(kind, match=sentence):
        games.step(actions)
    assert (games.observations == before).all()


def test_batches_that_cannot_be_are_refused():
    for games in (0, -1, 10**9):
        with pytest.raises(ValueError, match="a batch has 1 to"):
            akhet.batch("imhotep-duel", games)
    with pytest.raises(ValueError, match="there is no game"):
        akhet.batch("chess", 1)
    with pytest.raises(ValueError, match="cannot be played at once"):
        akhet.batch("imhotep-duel", 1).play_out(0)
