"""A pytest plugin that keeps one test in eight, chosen by its name: `pytest -p tools.sample`.

The choice is the same on every machine and in every worker process, and spreads over all files and
parameters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

import pytest

if TYPE_CHECKING:
    from collections.abc import Sequence

SHARE = 8


def is_kept(name: str) -> bool:
    """Return whether the sample has the test of this name."""
    return crc32(name.encode()) % SHARE == 0


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the other tests, before xdist adds groups to the names."""
    others: Sequence[pytest.Item] = [item for item in items if not is_kept(item.nodeid)]
    items[:] = [item for item in items if is_kept(item.nodeid)]
    config.hook.pytest_deselected(items=others)
