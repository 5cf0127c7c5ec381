"""The example learns."""

import importlib.util
import pathlib

EXAMPLE = pathlib.Path(__file__).resolve().parent.parent / "examples" / "policy.py"


def test_a_little_training_beats_random():
    spec = importlib.util.spec_from_file_location("policy", EXAMPLE)
    policy = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(policy)
    share = policy.meet_random(policy.train(4, games=96), 60)
    assert share["low"] > 0.5, share
