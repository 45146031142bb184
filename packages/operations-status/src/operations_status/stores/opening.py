"""Opening a store by its address."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from operations_status.errors import StoreError

if TYPE_CHECKING:
    from .protocol import BlockingStore, OperationStore
    from .spool import Spool


def open_store(url: str, *, spool: Spool | None = None) -> OperationStore:
    """Return the store of an address, without opening it.

    Args:
        url: `sqlite:///PATH`, with one more slash for an absolute path,
            `postgresql://user:password@host/database`, or `memory:` for a store that ends with this
            process.
        spool: Space for copies of lists whose readers are slow.

    Raises:
        StoreError: The address is malformed or unknown, or the driver is missing.
    """
    from .adapter import AsyncStore  # noqa: PLC0415 it imports asyncio

    return AsyncStore(open_blocking_store(url), spool=spool)


def open_blocking_store(url: str) -> BlockingStore:
    """Return the store of an address for callers without an event loop; see `open_store`."""
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from .postgres.store import PostgresStore  # noqa: PLC0415 it needs the driver
        except ModuleNotFoundError as error:
            raise StoreError(
                "a PostgreSQL store needs the driver psycopg: pip install"
                " 'operations-status[postgres]'"
            ) from error
        return PostgresStore(url)
    from .sqlite.store import SqliteStore  # noqa: PLC0415 a PostgreSQL store does not need it

    if is_in_memory(url):
        from .sqlite.memory import find_file  # noqa: PLC0415 only tests need it

        return SqliteStore(find_file(url))
    return SqliteStore(_sqlite_path(url))


def is_in_memory(url: str) -> bool:
    """Return whether an address is of a store that ends with this process."""
    return url.startswith("memory:")


def _sqlite_path(url: str) -> str:
    scheme, separator, rest = url.partition("://")
    if not separator:
        raise StoreError(f"a store is an address such as sqlite:///operations.db, not {url!r}")
    if scheme != "sqlite":
        hidden = re.sub(r"//[^@/]*@", "//…@", url)
        raise StoreError(
            f"a store is at sqlite:///PATH or at postgresql://HOST/DATABASE, not at {hidden!r}"
        )
    if not rest.startswith("/") or rest == "/" or rest[1:].startswith((":memory:", "file:")):
        raise StoreError(
            f"a SQLite store has a path to a file, as in sqlite:///operations.db, unlike {url!r}; "
            "a store for tests that ends with this process is at memory:"
        )
    return rest[1:]
