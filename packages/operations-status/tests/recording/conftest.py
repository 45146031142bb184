"""A recorder and its SQLite store, for one test."""

from __future__ import annotations

import pytest
from operations_status import Recorder


@pytest.fixture
def url(tmp_path):
    """Return the address of a store that no other test uses."""
    return f"sqlite:///{tmp_path / 'operations.db'}"


@pytest.fixture
def recorder(url):
    """Return a recorder that notices stop requests within milliseconds."""
    with Recorder(url, poll_interval=0.01) as recorder:
        yield recorder
