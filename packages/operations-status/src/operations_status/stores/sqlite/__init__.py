"""The embedded store: one SQLite file that several processes read and write at once.

`schema` says what is in the file, `database` opens it and hides its locks, `blocking` does the
work, `listing` streams long lists, and `store` brings all of it into an event loop.
"""

from __future__ import annotations

from .blocking import BlockingSqliteStore
from .store import SqliteStore

__all__ = ["BlockingSqliteStore", "SqliteStore"]
