"""Databases and forks: SQLite allows no connection to cross one."""

from __future__ import annotations

import os
import weakref
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .database import Database

_databases: weakref.WeakSet[Database] = weakref.WeakSet()
"""Those that were opened in this process."""

_forking: list[Database] = []
"""Those that wait for a fork to be over."""


def protect(database: Database) -> None:
    """Close the connections of a database before each fork of this process."""
    _databases.add(database)


def _before_fork() -> None:
    _forking[:] = _databases
    for database in _forking:
        database.before_fork()


def _after_fork() -> None:
    for database in _forking:
        database.after_fork()
    _forking.clear()


if hasattr(os, "register_at_fork"):  # pragma: no branch - Windows has no fork
    os.register_at_fork(
        before=_before_fork, after_in_parent=_after_fork, after_in_child=_after_fork
    )
