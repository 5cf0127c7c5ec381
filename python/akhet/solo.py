"""Environments for Gymnasium: Pyramidice alone against an architect, and any game against built-in players.

    >>> import gymnasium, akhet.solo
    >>> env = gymnasium.make("akhet/Solo-v0", game="pyramidice", options={"players": 1})
    >>> duel = gymnasium.make("akhet/Solo-v0", game="imhotep-duel", opponents="greedy")
"""

import gymnasium
import numpy as np
from gymnasium import spaces

from ._akhet import Table, describe

#: No number of an observation is larger, in either direction.
LARGEST = 16.0


class SoloEnv(gymnasium.Env):
    """A game in one seat; built-in players have the others.

    `opponents` is the name of a built-in player, or one for each of the other seats. `seat` is where the agent sits; without it,
    that is drawn for each game. An observation has what the seat sees as numbers, and the mask of the legal actions, which
    `action_masks()` returns, too. Nothing is paid before the end: then 1 for a win, and less than 0 otherwise, so that all seats
    together would get nothing; a seat that plays alone gets 1 or −1. An action that is not legal loses the game: −1, and
    `info["illegal"]` is true.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(self, game="pyramidice", options=None, *, opponents="greedy", seat=None, render_mode=None):
        if options is None and game == "pyramidice":
            options = {"players": 1}
        self.game, self.options, self.render_mode = game, options, render_mode
        table = Table(game, options, seed=0)
        self._seats = table.seats
        if seat is not None and seat not in range(self._seats):
            raise ValueError(f"there is no seat {seat} at this table; seats are 0 to {self._seats - 1}")
        self._fixed_seat = seat
        self._opponents = _opponents(opponents, self._seats - 1)
        for opponent in self._opponents:
            table.choose(opponent, seed=0)
        described = describe(game)
        size = self._seats * described["seat_numbers"] + described["table_numbers"]
        self.action_space = spaces.Discrete(described["actions"])
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-LARGEST, LARGEST, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (described["actions"],), np.int8),
            }
        )

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.table = Table(self.game, self.options, seed=int(self.np_random.integers(2**62)))
        drawn = int(self.np_random.integers(self._seats))
        self.seat = drawn if self._fixed_seat is None else self._fixed_seat
        self._let_others_play()
        return self._observe(), self._info()

    def step(self, action):
        if action not in self._legal():
            self.table.resign(self.seat)
            return self._observe(), -1.0, True, False, {**self._info(), "illegal": True}
        self.table.play(int(action))
        self._let_others_play()
        if not self.table.is_over:
            return self._observe(), 0.0, False, False, self._info()
        outcome = self.table.outcome()
        info = {**self._info(), "points": outcome["points"]}
        return self._observe(), float(outcome["rewards"][self.seat]), True, False, info

    def action_masks(self):
        """The mask of the legal actions."""
        return np.frombuffer(self.table.mask(), dtype=np.bool_)

    def render(self):
        if self.render_mode == "ansi":
            return self.table.draw(self.seat)
        return None

    def _let_others_play(self):
        while not self.table.is_over and self.table.turn != self.seat:
            opponent = self._opponents[(self.table.turn - self.seat) % self._seats - 1]
            self.table.play(self.table.choose(opponent, seed=int(self.np_random.integers(2**62))))

    def _legal(self):
        return [] if self.table.is_over else self.table.numbers()

    def _observe(self):
        return {
            "observation": np.frombuffer(self.table.observation(self.seat), dtype=np.float32),
            "action_mask": np.frombuffer(self.table.mask(), dtype=np.int8),
        }

    def _info(self):
        return {"seat": self.seat, "illegal": False}


def _opponents(named, count):
    named = [named] * count if isinstance(named, str) else list(named)
    if len(named) != count:
        raise ValueError(f"there are {count} other seats, but {len(named)} opponents")
    return named


gymnasium.register(id="akhet/Solo-v0", entry_point="akhet.solo:SoloEnv")
