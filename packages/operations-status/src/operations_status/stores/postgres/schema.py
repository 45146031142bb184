"""What is in the database, and how an older form becomes a current one.

The list is in the order of `(created, seq)`, and every index ends in that. Text that is searched
is kept as `text_key` makes it, since PostgreSQL's text has no NUL and its indexes no long keys.
The wire JSON stands beside the columns: a read joins bytes and encodes nothing.

`store` has one row. Each change takes the next `revision` from it and holds that row until it is
committed, so that revisions are committed in their order.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING
from uuid import uuid4

import asyncpg

from operations_status.errors import StoreUnavailableError, StoreVersionError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .database import Connection

_FIRST_FORM = (
    """
    CREATE TABLE store (
        single boolean PRIMARY KEY DEFAULT true CHECK (single),
        store_id uuid NOT NULL,
        version integer NOT NULL,
        revision bigint NOT NULL
    )
    """,
    """
    CREATE TABLE operations (
        operation_id uuid PRIMARY KEY,
        created timestamptz NOT NULL,
        seq bigint GENERATED ALWAYS AS IDENTITY,
        changed bigint NOT NULL,
        status text NOT NULL,
        pid integer NOT NULL,
        uid uuid NOT NULL,
        name bytea NOT NULL,
        egress_provider bytea,
        stoppable boolean NOT NULL,
        tags bytea[] NOT NULL,
        outcome bytea NOT NULL,
        summary bytea NOT NULL
    )
    """,
    "CREATE UNIQUE INDEX operations_order ON operations (created, seq)",
    "CREATE INDEX operations_changed ON operations (changed)",
    "CREATE INDEX operations_status ON operations (status, created, seq)",
    "CREATE INDEX operations_pid ON operations (pid, created, seq)",
    "CREATE INDEX operations_uid ON operations (uid, created, seq)",
    "CREATE INDEX operations_name ON operations (name, created, seq)",
    "CREATE INDEX operations_egress_provider ON operations (egress_provider, created, seq)",
    """
    CREATE TABLE tags (
        tag bytea,
        created timestamptz,
        seq bigint,
        PRIMARY KEY (tag, created, seq)
    )
    """,
    "CREATE TABLE leases (operation_id uuid PRIMARY KEY, expires timestamptz NOT NULL)",
    "CREATE INDEX leases_expires ON leases (expires)",
    "CREATE TABLE tombstones (operation_id uuid PRIMARY KEY, pruned bigint NOT NULL)",
    "CREATE INDEX tombstones_pruned ON tombstones (pruned)",
)

MIGRATIONS: Sequence[Sequence[str]] = (_FIRST_FORM,)
"""The statements that lead from each version to the next; version 0 is an empty schema."""

_LOCK = 0x6F707374
"""The advisory lock that one who migrates holds: the letters `opst`."""

_LONGEST_KEY_BYTES = 256


def text_key(text: str) -> bytes:
    """Return the bytes by which a text is found: UTF-8, or a digest of what is long.

    A digest begins with a byte that UTF-8 never has, so that the two are never taken for each
    other.
    """
    encoded = text.encode()
    if len(encoded) <= _LONGEST_KEY_BYTES:
        return encoded
    return b"\xff" + hashlib.sha256(encoded).digest()


async def migrate(connection: Connection, schema: str) -> None:
    """Bring a schema up to the newest version; it is made when it is missing.

    A schema that is up to date is only read, so that a role without the right to create will do.

    Raises:
        StoreUnavailableError: The schema has tables of another program.
        StoreVersionError: The schema is newer than this package.
    """
    if await _read_version(connection) == len(MIGRATIONS):
        return
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        quoted = await connection.fetchval("SELECT quote_ident($1)", schema)
        if await connection.fetchval("SELECT to_regnamespace($1)", quoted) is None:
            await connection.execute(f"CREATE SCHEMA {quoted}")
        version = await _read_version(connection)
        try:
            for statement in (one for form in MIGRATIONS[version:] for one in form):
                await connection.execute(statement)
        except asyncpg.DuplicateTableError as error:
            raise StoreUnavailableError(
                f"the schema {schema!r} has tables of another program: {error}"
            ) from error
        await connection.execute(
            "INSERT INTO store (store_id, version, revision) VALUES ($1, $2, 0)"
            " ON CONFLICT (single) DO UPDATE SET version = excluded.version",
            uuid4(),
            len(MIGRATIONS),
        )


async def _read_version(connection: Connection) -> int:
    """Return the version of the schema; 0 when it has no store.

    Raises:
        StoreVersionError: It is newer than this package.
    """
    if await connection.fetchval("SELECT to_regclass('store')") is None:
        return 0
    version: int = await connection.fetchval("SELECT version FROM store")
    if version > len(MIGRATIONS):
        raise StoreVersionError(
            f"the store's form is version {version}, and this package knows versions up to "
            f"{len(MIGRATIONS)}: upgrade operations-status"
        )
    return version
