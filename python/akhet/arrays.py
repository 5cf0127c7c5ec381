"""Many games at once, as NumPy arrays."""

import numpy as np

from ._akhet import Batch


class Games:
    """Many games of one kind, each always at a decision: when one ends, the next begins in its place.

    The arrays lie in memory that the games were written into, are not copied, cannot be written to and never change: what was
    read before a step stays as it was. Only what is asked for is worked out. Row by row they tell of the same games.
    """

    def __init__(self, game, games, *, options=None, seed=None):
        self._batch = Batch(game, games, options=options, seed=seed)

    def __len__(self):
        return self._batch.games

    @property
    def seats(self):
        """How many seats each game has."""
        return self._batch.seats

    @property
    def actions(self):
        """How many numbers actions can have."""
        return self._batch.actions

    @property
    def observation_size(self):
        """How many numbers an observation has."""
        return self._batch.observation_size

    @property
    def turns(self):
        """Which seat decides: an integer for each game."""
        return np.frombuffer(self._batch.turns(), dtype=np.uint8)

    @property
    def masks(self):
        """Which actions are legal: a row of truth values for each game."""
        return np.frombuffer(self._batch.masks(), dtype=np.bool_).reshape(len(self), self.actions)

    @property
    def observations(self):
        """What the seat that decides sees: a row of 32-bit floats for each game."""
        return np.frombuffer(self._batch.observations(), dtype=np.float32).reshape(len(self), self.observation_size)

    @property
    def ends(self):
        """Whether the last step ended a game: a truth value for each."""
        return np.frombuffer(self._batch.ends(), dtype=np.bool_)

    @property
    def rewards(self):
        """What each seat got if the last step ended its game, and 0 otherwise: a row for each game."""
        return np.frombuffer(self._batch.rewards(), dtype=np.float32).reshape(len(self), self.seats)

    @property
    def points(self):
        """The final points of each seat if the last step ended its game, and 0 otherwise: a row for each game."""
        return np.frombuffer(self._batch.points(), dtype=np.float32).reshape(len(self), self.seats)

    def step(self, actions=None):
        """Take an action in every game, by its number, or a random one. If one is not legal, nothing is done."""
        if actions is None:
            self._batch.act_at_random()
        else:
            self._batch.act(_whole(actions))

    def play_out(self, games):
        """Play a number of random games from the start in one call.

        Returns how many decisions they had, and what each seat of each game got.
        """
        decisions, rewards = self._batch.play_out(games)
        return decisions, np.frombuffer(rewards, dtype=np.float32).reshape(games, self.seats)


def _whole(actions):
    """Whole numbers in the form that is read without going through them one by one; fractions are no actions."""
    actions = np.asarray(actions)
    if actions.ndim != 1 or actions.dtype.kind not in "iu":
        raise TypeError("actions are a row of whole numbers, one for each game")
    return np.ascontiguousarray(actions, dtype=np.int64)
