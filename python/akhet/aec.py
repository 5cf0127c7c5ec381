"""Environments for PettingZoo, in which agents take turns (AEC) with action masks.

    >>> from akhet import aec
    >>> env = aec.env("nefertiti", {"players": 3})
    >>> env.reset(seed=1)
    >>> for agent in env.agent_iter():
    ...     observation, reward, termination, truncation, info = env.last()
    ...     mask = observation["action_mask"]
    ...     env.step(None if termination else env.action_space(agent).sample(mask))
"""

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._akhet import Table, describe

#: No number of an observation is larger, in either direction.
LARGEST = 16.0


def env(game, options=None, *, render_mode=None):
    """An environment for a game, which insists on the order of calls."""
    return wrappers.OrderEnforcingWrapper(RawEnv(game, options, render_mode=render_mode))


class RawEnv(AECEnv):
    """A game in which each seat is an agent: `seat_0`, `seat_1` and so on.

    An observation has what the seat sees as numbers, and the mask of the legal actions, which is empty for all
    seats but the one that decides.
    Rewards come at the end: 1 for the winner, and −1 shared by the others. A seat that plays alone gets 1 or −1. An
    action that is not legal raises a `ValueError`, and nothing has happened.
    """

    metadata = {"render_modes": ["ansi"], "name": "akhet_v0", "is_parallelizable": False}

    def __init__(self, game, options=None, *, render_mode=None):
        super().__init__()
        self.game, self.options, self.render_mode = game, options, render_mode
        self.metadata = {**type(self).metadata, "name": f"akhet_{game.replace('-', '_')}_v0"}
        seats = Table(game, options, seed=0).seats
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_space, self._action_space = _spaces(game, seats)
        self._observation_spaces = {agent: _spaces(game, seats)[0] for agent in self.possible_agents}
        self._action_spaces = {agent: _spaces(game, seats)[1] for agent in self.possible_agents}
        self._np_random = None

    def observation_space(self, agent):
        return self._observation_spaces[agent]

    def action_space(self, agent):
        return self._action_spaces[agent]

    def reset(self, seed=None, options=None):
        if seed is not None or self._np_random is None:
            self._np_random, _ = seeding.np_random(seed)
        self.table = Table(self.game, self.options, seed=int(self._np_random.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.turn]

    def observe(self, agent):
        seat = self._seat[agent]
        decides = self.table.turn == seat
        mask = np.frombuffer(self.table.mask(), dtype=np.int8) if decides else np.zeros(self._action_space.n, np.int8)
        return {"observation": _numbers(self.table, seat), "action_mask": mask}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.is_over:
            outcome = self.table.outcome()
            for agent, reward in zip(self.possible_agents, outcome["rewards"]):
                self.rewards[agent] = reward
                self.terminations[agent] = True
                self.infos[agent] = {"points": outcome["points"][self._seat[agent]]}
        else:
            self.agent_selection = self.possible_agents[self.table.turn]
        self._accumulate_rewards()

    def render(self):
        if self.render_mode == "ansi":
            return str(self.table)
        return None

    def close(self):
        pass


def _spaces(game, seats):
    """What a seat sees and does."""
    described = describe(game)
    size = seats * described["seat_numbers"] + described["table_numbers"]
    observation = spaces.Box(-LARGEST, LARGEST, (size,), np.float32)
    mask = spaces.Box(0, 1, (described["actions"],), np.int8)
    return spaces.Dict({"observation": observation, "action_mask": mask}), spaces.Discrete(described["actions"])


def _numbers(table, seat):
    return np.frombuffer(table.observation(seat), dtype=np.float32)
