"""Hypothesis draws the same examples on every machine, and slow tests begin first.

HYPOTHESIS_PROFILE=search draws new and many more examples.
"""

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "ci", derandomize=True, deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow], database=None
)
settings.register_profile("search", settings.get_profile("ci"), derandomize=False, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is slow begins first in the share of each process: at the end nobody waits for one long test of another."""
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    share = max(1, -(-len(items) // processes))
    shares = [items[first : first + share] for first in range(0, len(items), share)]
    items[:] = [item for each in shares for item in sorted(each, key=is_quick)]


def is_quick(item: pytest.Item) -> bool:
    return item.get_closest_marker("slow") is None
