"""The environments, held against what PettingZoo and Gymnasium demand."""

import akhet
import gymnasium
import numpy as np
import pytest
from akhet import aec, solo
from conftest import TABLES
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

EVERY_NUMBER_OF_SEATS = [table for table in TABLES if table[1] != "sides=BBBB hidden_temples=true"]


@pytest.mark.parametrize("table", EVERY_NUMBER_OF_SEATS, ids=lambda table: " ".join(table))
def test_pettingzoo_has_nothing_to_complain_about(table):
    api_test(aec.env(*table), num_cycles=200)


@pytest.mark.parametrize("game", akhet.games())
def test_the_same_seed_is_the_same_game(game):
    seed_test(lambda: aec.env(game), num_cycles=60)


def test_the_spaces_are_as_they_are_documented(game_and_options):
    env = aec.env(*game_and_options)
    described = akhet.describe(game_and_options[0])
    for agent in env.possible_agents:
        assert env.action_space(agent).n == described["actions"]
        size = len(env.possible_agents) * described["seat_numbers"] + described["table_numbers"]
        assert env.observation_space(agent)["observation"].shape == (size,)


def test_whoever_does_not_decide_has_an_empty_mask_and_sees_its_own():
    env = aec.env("nefertiti", {"players": 3})
    env.reset(seed=1)
    first, second, third = (env.observe(agent) for agent in env.possible_agents)
    masks = [seen["action_mask"].sum() for seen in (first, second, third)]
    assert masks[0] >= 2 and masks[1:] == [0, 0] and env.agent_selection == "seat_0"
    assert (first["observation"] != second["observation"]).any()


def test_the_win_is_paid_at_the_end_and_what_is_illegal_is_refused():
    env = aec.env("imhotep-duel", render_mode="ansi")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="is the number of no legal action"):
        env.step(55)
    paid = dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        seen, reward, termination, _, _ = env.last()
        paid[agent] += reward
        env.step(None if termination else env.action_space(agent).sample(seen["action_mask"]))
    assert sorted(paid.values()) == [-1, 1]


SOLO = [
    ("pyramidice", {"players": 1}, {}),
    ("pyramidice", {"players": 1, "architect": "imhotep"}, {}),
    ("imhotep-duel", None, {"opponents": "greedy"}),
    ("nefertiti", {"players": 4}, {"opponents": ["random", "greedy", "random"], "seat": 2}),
    ("pyramidice", {"players": 2}, {"opponents": "random"}),
]


@pytest.mark.parametrize(("game", "options", "keys"), SOLO)
@pytest.mark.filterwarnings("error")
def test_gymnasium_has_nothing_to_complain_about(game, options, keys):
    made = gymnasium.make("akhet/Solo-v0", game=game, options=options, render_mode="ansi", **keys)
    check_env(made.unwrapped)


@pytest.mark.parametrize(("game", "options", "keys"), SOLO)
def test_a_game_in_one_seat_is_played_to_its_end(game, options, keys):
    env = gymnasium.make("akhet/Solo-v0", game=game, options=options, render_mode="ansi", **keys)
    for seed in range(3):
        seen, info = env.reset(seed=seed)
        assert info["seat"] == keys.get("seat", info["seat"])
        terminated = False
        while not terminated:
            assert (seen["action_mask"] == env.unwrapped.action_masks()).all()
            action = env.action_space.sample(seen["action_mask"])
            seen, reward, terminated, truncated, info = env.step(action)
            assert reward == 0 or terminated and not truncated
        assert -1 <= reward <= 1 and reward != 0 and not info["illegal"] and len(info["points"]) >= 1
    assert env.render()


def test_what_is_illegal_loses():
    env = solo.SoloEnv()
    env.reset(seed=1)
    for illegal in (10**6, -1):
        env.reset(seed=1)
        _, reward, terminated, _, info = env.step(illegal)
        assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


def test_environments_that_cannot_be_are_refused():
    for make, sentence in (
        (lambda: solo.SoloEnv("imhotep-duel", opponents=["random", "random"]), "there are 1 other seats"),
        (lambda: solo.SoloEnv("imhotep-duel", opponents="clever"), "there is no computer player"),
        (lambda: solo.SoloEnv("imhotep-duel", seat=2), "there is no seat 2"),
        (lambda: aec.env("chess"), "there is no game"),
        (lambda: aec.env("nefertiti", {"players": 9}), "is not a value of the option"),
    ):
        with pytest.raises(ValueError, match=sentence):
            make()


def test_the_observations_of_both_are_those_of_the_table():
    env = solo.SoloEnv("imhotep-duel", seat=0, opponents="random")
    seen, _ = env.reset(seed=3)
    assert (seen["observation"] == np.frombuffer(env.table.observation(0), np.float32)).all()
