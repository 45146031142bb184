"""Stores in memory, for tests: SQLite files that are deleted when this process ends.

The files are in a file system in memory if there is one. SQLite's own in-memory databases are not
used: they have no write-ahead log, so a list that is being read would block all writers.
"""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from contextlib import closing
from functools import cache
from pathlib import Path

from operations_status.errors import StoreError
from operations_status.operations import OperationState

from .database import Database

_SHARED_MEMORY = "/dev/shm"  # noqa: S108 a file system in memory, where Linux has it


def find_file(address: str) -> Path:
    """Return the file of a store in memory.

    Equal addresses name the same store within this process and its forked children.

    Args:
        address: `memory:`, or `memory:NAME` for one of several stores.

    Raises:
        StoreError: The name is not a file name.
    """
    name = address.removeprefix("memory:")
    if name != Path(name).name or name == "..":
        raise StoreError(f"a store in memory is at memory: or memory:NAME, not at {address!r}")
    return _create_folder() / f"operations-{name}.db"


def clear(address: str) -> None:
    """Delete all operations of a store in memory, and create the store if it is missing."""
    database = Database(find_file(address))
    with closing(database):
        database.open()
        with database.transaction() as connection:
            tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            for (table,) in tables.fetchall():
                if table != "store":
                    connection.execute(f'DELETE FROM "{table}"')  # noqa: S608 a name of the schema
            zeros = ", ".join(f'"{state}" = 0' for state in OperationState)
            connection.execute(
                f"UPDATE store SET revision = revision + 1, pruned = revision + 1, {zeros}"  # noqa: S608 names of the schema
            )


@cache
def _create_folder() -> Path:
    """Create the folder of the stores of this process, which is removed when the process ends."""
    parent = _SHARED_MEMORY if os.access(_SHARED_MEMORY, os.W_OK | os.X_OK) else None
    folder, process = tempfile.mkdtemp(prefix="operations-status-", dir=parent), os.getpid()

    @atexit.register
    def remove() -> None:
        if os.getpid() == process:  # not a forked child
            shutil.rmtree(folder, ignore_errors=True)

    return Path(folder)
