"""Train a tiny policy for Imhotep: The Duel that beats random players, with NumPy alone.

    python examples/policy.py                  # some seconds; then 1,000 games against a random player
    python examples/policy.py --rounds 5       # shorter

The policy is one matrix: it multiplies what a seat sees, and the softmax over the legal actions is what the seat plays. It plays
against itself, many games at once. What brought more points than expected becomes likelier, by as much as it did
(REINFORCE, with a second row of weights that says what to expect).
"""

import argparse

import numpy as np

import akhet

GAME = "imhotep-duel"


class Policy:
    """Weights for what is likely, and for what to expect."""

    def __init__(self, inputs, actions):
        self.weights = np.zeros((inputs + 1, actions), np.float32)
        self.expected = np.zeros(inputs + 1, np.float32)

    def probabilities(self, seen, masks):
        scores = np.where(masks, seen @ self.weights, -np.inf)
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        return scores / scores.sum(axis=1, keepdims=True)

    def __call__(self, decision):
        """Plays in a contest: the likeliest action."""
        seen = with_one(np.frombuffer(decision.observation(), np.float32)[None])
        masks = np.frombuffer(decision.mask(), np.bool_)[None]
        return int(self.probabilities(seen, masks).argmax())


def train(rounds, *, games=256, steps=160, rate=3.0, seed=1):
    """Play and learn: each round takes a number of steps in each of a number of games."""
    random = np.random.default_rng(seed)
    batch = akhet.batch(GAME, games, seed=seed)
    policy = Policy(batch.observation_size, batch.actions)
    for _ in range(rounds):
        learn(policy, play(policy, batch, steps, random), rate)
    return policy


def play(policy, batch, steps, random):
    """What was seen, could be done and was done, by whom, and what came of it."""
    rows = np.arange(len(batch))
    seen, chances, turns, taken, ends, points = [], [], [], [], [], []
    for _ in range(steps):
        seen.append(with_one(batch.observations))
        turns.append(batch.turns)
        chances.append(policy.probabilities(seen[-1], batch.masks))
        # The first action at which the sum of the probabilities passes a random number.
        passed = chances[-1].cumsum(axis=1) > random.random((len(batch), 1)) * 0.999999
        taken.append(passed.argmax(axis=1))
        batch.step(taken[-1])
        ends.append(batch.ends)
        points.append(batch.points)
    # Backwards: what a decision brought is the lead at the end of its game, if that was seen.
    brought, is_known, leads = [], [], np.zeros((len(batch), 2), np.float32)
    known = np.zeros(len(batch), bool)
    for step in reversed(range(steps)):
        ended = ends[step][:, None]
        leads = np.where(ended, points[step] - points[step][:, ::-1], leads)
        known = known | ends[step]
        brought.append(np.tanh(leads[rows, turns[step]] / 15.0))
        is_known.append(known)
    known = np.concatenate(is_known[::-1])
    gather = lambda arrays: np.concatenate(arrays)[known]
    return gather(seen), gather(chances), gather(taken), gather(brought[::-1])


def learn(policy, played, rate):
    seen, chances, taken, brought = played
    surprise = brought - seen @ policy.expected
    # The whole step towards what would have been expected best, a little pulled towards nothing.
    square = seen.T @ seen / len(seen) + 0.01 * np.eye(seen.shape[1], dtype=np.float32)
    policy.expected += 0.5 * np.linalg.solve(square, seen.T @ surprise / len(seen))
    change = -chances * surprise[:, None]
    change[np.arange(len(taken)), taken] += surprise
    policy.weights += rate * (seen.T @ change) / len(seen)


def with_one(numbers):
    return np.concatenate([numbers, np.ones((len(numbers), 1), np.float32)], axis=1)


def meet_random(policy, games, seed=1):
    """The policy's share of wins against a random player, with its 95% interval."""
    standings = akhet.arena(GAME, [("policy", policy), "random"], games, seed=seed)
    return standings["contestants"][0]["share"]


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--rounds", type=int, default=40, help="how long it trains")
    arguments.add_argument("--games", type=int, default=1000, help="how many games the policy plays in the end")
    chosen = arguments.parse_args()
    share = meet_random(train(chosen.rounds), chosen.games)
    print(f"wins against a random player: {share['share']:.1%} ({share['low']:.1%} to {share['high']:.1%})")


if __name__ == "__main__":
    main()
