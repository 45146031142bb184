"""Schema of the PostgreSQL database, and its migrations.

The list is in the order of `(placed, seq)`, and so is the index of each column that a filter asks
for: `placed` is the creation time of an operation in microseconds, or the newest `placed` where
that is later, so that nothing is added before a cursor. `store.skew` is the largest difference
between the two, which bounds a search by creation time. Text that is searched is kept as `text_key`
makes it, since PostgreSQL's text has no NUL and its indexes no long keys. The JSON stands beside
the columns: a read joins bytes and encodes nothing.

A change's revision is the number of its transaction (`next_revision()`), so changes commit side by
side and wait for nothing but their rows. Transactions commit out of order; readers treat a revision
as settled once no transaction with a lower number can still commit (see `queries`). No row stands
for the newest, because a row that every change rewrites grows old versions for as long as anybody
reads an old snapshot; it is the highest of `operations.changed` and `store.forgotten`.
"""

from __future__ import annotations

import hashlib
from itertools import combinations
from typing import TYPE_CHECKING
from uuid import uuid4

import asyncpg

from operations_status.errors import StoreUnavailableError, StoreVersionError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from uuid import UUID

    from .pool import Connection

_LOCK = 0x6F707374
"""The advisory lock that a migration holds: the letters `opst`."""

_FREQUENT = ("status", "name", "egress_provider")
"""Columns in which one value may be that of most operations."""

_VERSION_1 = (
    """
    CREATE TABLE store (
        single boolean PRIMARY KEY DEFAULT true CHECK (single),
        store_id uuid NOT NULL,
        version integer NOT NULL,
        forgotten bigint NOT NULL DEFAULT 0,
        revision_offset bigint NOT NULL DEFAULT 0,
        skew bigint NOT NULL DEFAULT 0
    )
    """,
    """
    CREATE FUNCTION next_revision() RETURNS bigint LANGUAGE sql VOLATILE AS $$
        SELECT pg_current_xact_id()::text::bigint + revision_offset FROM store
    $$
    """,
    """
    CREATE TABLE operations (
        operation_id uuid PRIMARY KEY,
        placed bigint NOT NULL,
        seq bigint GENERATED ALWAYS AS IDENTITY,
        created bigint NOT NULL,
        changed bigint NOT NULL,
        status text NOT NULL,
        pid integer NOT NULL,
        uid uuid NOT NULL,
        name bytea NOT NULL,
        egress_provider bytea,
        stoppable boolean NOT NULL,
        owner uuid,
        revived boolean NOT NULL DEFAULT false,
        tags bytea[] NOT NULL,
        outcome bytea NOT NULL,
        summary bytea NOT NULL,
        details bytea NOT NULL
    )
    WITH (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02)
    """,
    "CREATE UNIQUE INDEX operations_order ON operations (placed, seq)",
    "CREATE INDEX operations_changed ON operations (changed)",
    *(
        f"CREATE INDEX operations_{column} ON operations ({column}, placed, seq)"
        for column in ("status", "pid", "uid", "name", "egress_provider")
    ),
    # Without statistics, values of two columns count as independent: two that are frequent and
    # hardly ever meet would be searched for along the whole list.
    *(
        f"CREATE STATISTICS operations_{one}_{other} (mcv) ON {one}, {other} FROM operations"
        for one, other in combinations(_FREQUENT, 2)
    ),
    *(
        f"ALTER STATISTICS operations_{one}_{other} SET STATISTICS 300"
        for one, other in combinations(_FREQUENT, 2)
    ),
    """
    CREATE TABLE tags (tag bytea, placed bigint, seq bigint, PRIMARY KEY (tag, placed, seq))
    WITH (
        autovacuum_analyze_scale_factor = 0.02,
        autovacuum_vacuum_insert_scale_factor = 0.02,
        autovacuum_vacuum_scale_factor = 0.02
    )
    """,
    """
    CREATE TABLE tallies (status text NOT NULL, change bigint NOT NULL)
    WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000)
    """,
    "CREATE TABLE leases (operation_id uuid PRIMARY KEY, expires timestamptz NOT NULL)",
    "CREATE INDEX leases_expires ON leases (expires)",
    """
    CREATE TABLE tombstones (
        operation_id uuid PRIMARY KEY,
        number bigint GENERATED ALWAYS AS IDENTITY
    )
    """,
    "CREATE UNIQUE INDEX tombstones_number ON tombstones (number)",
)

MIGRATIONS: Sequence[Sequence[str]] = (_VERSION_1,)
"""The statements that lead from each version to the next, one entry per released version."""

_NEWEST = "greatest((SELECT max(changed) FROM operations), forgotten)"
_NEXT_TRANSACTION = "pg_snapshot_xmax(pg_current_snapshot())::text::bigint"
_IS_AHEAD = f"{_NEWEST} >= {_NEXT_TRANSACTION} + revision_offset"
_IS_RESTORED = f"SELECT {_IS_AHEAD} FROM store"  # noqa: S608 literals of this module
_CONTINUE = (
    f"UPDATE store SET store_id = $1, revision_offset = {_NEWEST} - {_NEXT_TRANSACTION} + 1"  # noqa: S608 literals of this module
    f" WHERE {_IS_AHEAD}"  # or else another process has been faster
)

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


async def migrate(connection: Connection, schema: str, *, create: bool = True) -> UUID:
    """Bring a schema up to the newest version.

    A schema that is up to date is only read, so that a role without the right to create will do.

    Args:
        connection: Within the schema.
        schema: Its name.
        create: Create the schema and its tables when they are missing.

    Returns:
        What tells this store from every other.

    Raises:
        StoreUnavailableError: The schema is missing and was not to be created, has tables of
            another program, or is not the one in which the connection is.
        StoreVersionError: The schema is newer than this package.
    """
    if await connection.fetchval("SELECT current_schema()") not in {None, schema}:
        raise StoreUnavailableError(
            f"the connection is not in the schema {schema!r}: something in between, perhaps a"
            " pooler, has not passed on search_path"
        )
    version = await _read_version(connection)
    if version == 0 and not create:
        database = await connection.fetchval("SELECT current_database()")
        raise StoreUnavailableError(f"no store in the schema {schema!r} of database {database!r}")
    if version < len(MIGRATIONS):
        await _change_form(connection, schema)
    if await connection.fetchval(_IS_RESTORED):
        # A copy from another server, as of a restored dump: transactions of this one have lower
        # numbers, so revisions have to go on above those of the copy. Positions in the original
        # mean nothing here, so the store gets an identifier of its own.
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
            await connection.execute(_CONTINUE, uuid4())
    store_id: UUID = await connection.fetchval("SELECT store_id FROM store")
    return store_id


async def _change_form(connection: Connection, schema: str) -> None:
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
            "INSERT INTO store (store_id, version) VALUES ($1, $2)"
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
