"""Values that several tests use."""

from __future__ import annotations

import socket
from uuid import UUID

import pytest
from operations_status.operations import Process

PROCESS = Process(pid=7, uid=UUID(int=7), name="worker")
"""The process of operations in tests that work with any process."""


def has_ipv6() -> bool:
    """Return whether this machine has the loopback address of IPv6."""
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


needs_ipv6 = pytest.mark.skipif(not has_ipv6(), reason="this machine has no IPv6 loopback address")


class Disk:
    """A folder with a SQLite store that can be made unavailable, and available again."""

    def __init__(self, folder):
        self._folder, self._away = folder / "disk", folder / "away"
        self._folder.mkdir()
        self.url = f"sqlite:///{self._folder / 'operations.db'}"

    def stop(self):
        self._folder.rename(self._away)
        self._folder.write_text("not a folder", encoding="utf-8")

    def start(self):
        self._folder.unlink()
        self._away.rename(self._folder)
