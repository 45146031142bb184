"""Schema of the PostgreSQL database, and its migrations.

The list is in the order of `(placed, seq)`, and so is the index of each column that a filter tests.
`placed` is the creation time of an operation in microseconds, or the newest `placed` if that is
later, so that no operation is added before a cursor. `store.skew` is the largest difference between
`placed` and a creation time, which bounds a search by creation time. Text that is searched is
stored as the bytes of `text_key`, because PostgreSQL's text cannot contain NUL, and its indexes
cannot contain long keys. The JSON is stored beside the columns: a read joins bytes and encodes
nothing. `handed_over` is the revision of the latest change of an operation's process, or 0.
`ended` is `Operation.aged_from` in microseconds, and NULL before the end.

`tallies` is a log of changes to the number of ended operations in each bucket of `created`
(`stores.tallies`), group and state, with the operations' tags. The statement `fold_tallies` adds
them to `sums`, and to `tag_sums` by tag. `groups` has the names of each group, and `words` the
words of its error.

A change's revision is the number of its transaction (`next_revision()`), so changes commit
concurrently and wait only for the rows that they change. Transactions commit out of order; readers
treat a revision as settled once no transaction with a lower number can still commit (see
`queries.sql`). The newest revision is the highest of `operations.changed` and `store.forgotten`. No
row stores it: each change would rewrite this row, and the old versions of the row could not be
vacuumed while anybody reads an old snapshot.
"""

from __future__ import annotations

import hashlib
from contextlib import contextmanager
from itertools import combinations
from typing import TYPE_CHECKING
from uuid import uuid4

import psycopg
from psycopg import sql
from psycopg.errors import DuplicateTable

from operations_status.errors import StoreError, StoreUnavailableError, StoreVersionError

from .statements import SQL

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from uuid import UUID

    from .connection import Connection

OLDEST_SERVER = 130000
"""Version of the oldest server that has all functions of the statements."""

_LOCK = 0x6F707374
"""Number of the advisory lock of a migration: the letters `opst`."""

_FREQUENT = ("status", "name", "operation_name", "egress_provider")
"""Columns in which most operations may have the same value."""

_VERSION_1 = (
    """
    CREATE TABLE store (
        single boolean PRIMARY KEY DEFAULT true CHECK (single),
        store_id uuid NOT NULL,
        version integer NOT NULL,
        forgotten bigint NOT NULL DEFAULT 0,
        revision_offset bigint NOT NULL DEFAULT 0,
        skew bigint NOT NULL DEFAULT 0,
        counted bigint NOT NULL DEFAULT 0
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
        ended bigint,
        changed bigint NOT NULL,
        status text NOT NULL,
        pid integer NOT NULL,
        uid uuid NOT NULL,
        name bytea NOT NULL,
        operation_name bytea,
        egress_provider bytea,
        stoppable boolean NOT NULL,
        fixed_process boolean NOT NULL DEFAULT false,
        owner uuid,
        revivable boolean NOT NULL DEFAULT false,
        revived boolean NOT NULL DEFAULT false,
        handed_over bigint NOT NULL DEFAULT 0,
        grouped bigint NOT NULL,
        ran bigint,
        tags bytea[] NOT NULL,
        outcome bytea NOT NULL,
        summary bytea NOT NULL,
        details bytea NOT NULL
    )
    WITH (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02)
    """,
    "CREATE UNIQUE INDEX operations_order ON operations (placed, seq)",
    "CREATE INDEX operations_changed ON operations (changed)",
    "CREATE INDEX operations_ended ON operations (ended) WHERE ended IS NOT NULL",
    *(
        f"CREATE INDEX operations_{column} ON operations ({column}, placed, seq)"
        for column in ("status", "pid", "uid", "name", "egress_provider")
    ),
    "CREATE INDEX operations_grouped ON operations (grouped, placed, seq)",
    """
    CREATE INDEX operations_operation_name ON operations (operation_name, placed, seq)
    WHERE operation_name IS NOT NULL
    """,
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
    CREATE TABLE tallies (
        status text NOT NULL, bucket bigint, grouped bigint, tags bytea[], change bigint NOT NULL
    )
    WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000)
    """,
    """
    CREATE TABLE sums (
        bucket bigint,
        grouped bigint,
        status text,
        number bigint NOT NULL,
        PRIMARY KEY (bucket, grouped, status)
    )
    WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05)
    """,
    """
    CREATE TABLE tag_sums (
        tag bytea,
        bucket bigint,
        grouped bigint,
        status text,
        number bigint NOT NULL,
        PRIMARY KEY (tag, bucket, grouped, status)
    )
    WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05)
    """,
    "CREATE TABLE groups (grouped bigint PRIMARY KEY, name bytea NOT NULL, operation_name bytea)",
    "CREATE TABLE words (word bytea, grouped bigint, PRIMARY KEY (word, grouped))",
    "CREATE INDEX words_grouped ON words (grouped)",
    """
    CREATE TABLE ends (
        name text,
        status text,
        waited integer,
        ran integer,
        number bigint NOT NULL,
        waited_seconds double precision NOT NULL,
        ran_seconds double precision NOT NULL,
        PRIMARY KEY (name, status, waited, ran)
    )
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

_LONGEST_KEY_BYTES = 256


def text_key(text: str) -> bytes:
    """Return the bytes by which a text is found: its UTF-8, or a digest if that is long.

    A digest begins with a byte that never occurs in UTF-8, so that no digest equals a text.
    """
    encoded = text.encode()
    if len(encoded) <= _LONGEST_KEY_BYTES:
        return encoded
    return b"\xff" + hashlib.sha256(encoded).digest()


def migrate(
    connection: Connection,
    schema: str,
    *,
    create: bool = True,
    oldest_server: int = OLDEST_SERVER,
) -> UUID:
    """Bring a schema up to the newest version.

    A schema that is up to date is only read, so a role needs no right to create tables.

    Args:
        connection: Connection whose search path is the schema.
        schema: Name of the schema.
        create: Whether to create the schema and its tables if they are missing.
        oldest_server: Version of the oldest server that is accepted.

    Returns:
        Unique id of the store.

    Raises:
        StoreError: The server cannot hold a store.
        StoreUnavailableError: The schema is missing and *create* is false, or it has tables of
            another program.
        StoreVersionError: The schema is newer than this package.
    """
    server = connection.fetch_row(SQL["server"])
    if server.version < oldest_server:
        raise StoreError(
            f"PostgreSQL {server.version // 10000} is too old: version {oldest_server // 10000}"
            " or newer is required"
        )
    if connection.is_pooled:
        try:
            with connection.transaction():
                pass
        except psycopg.OperationalError as error:
            refusal = (
                "the pooler allows no transactions: it needs pool_mode = transaction, or session"
            )
            raise StoreError(refusal) if "transaction blocks" in str(error) else error from None
    version = _read_version(connection)
    if version == 0 and not create:
        raise StoreUnavailableError(
            f"no store in the schema {schema!r} of database {server.database!r}"
        )
    if version < len(MIGRATIONS):
        _change_form(connection, schema)
    if connection.fetch_value(SQL["is_restored"]):
        # The store is a copy from another server, such as a restored dump. Transactions of this
        # server have lower numbers, so an offset lifts new revisions above those of the copy.
        # Revisions of the original store are not valid here, so the copy gets a new identifier.
        with _transaction(connection):
            connection.execute(SQL["continue_copy"], {"store_id": uuid4()})
    store_id: UUID = connection.fetch_value(SQL["store_id"])
    return store_id


def _change_form(connection: Connection, schema: str) -> None:
    with _transaction(connection):
        if connection.execute(SQL["schema_exists"], [schema]).fetchone() is None:
            connection.execute(sql.SQL("CREATE SCHEMA {}").format(sql.Identifier(schema)))
        version = _read_version(connection)
        try:
            for statement in (one for form in MIGRATIONS[version:] for one in form):
                connection.execute(statement)
        except DuplicateTable as error:
            raise StoreUnavailableError(
                f"the schema {schema!r} has tables of another program: {error}"
            ) from error
        values = {"store_id": uuid4(), "version": len(MIGRATIONS)}
        connection.execute(SQL["write_version"], values)


@contextmanager
def _transaction(connection: Connection) -> Iterator[None]:
    """Run a block in a transaction that excludes other migrations."""
    with connection.transaction():
        connection.apply_settings()
        connection.execute("SELECT pg_advisory_xact_lock(%s)", [_LOCK])
        yield


def _read_version(connection: Connection) -> int:
    """Return the version of the schema; 0 when it has no store.

    Raises:
        StoreVersionError: It is newer than this package.
    """
    if connection.fetch_value("SELECT to_regclass('store')") is None:
        return 0
    version: int = connection.fetch_value(SQL["version"])
    if version > len(MIGRATIONS):
        raise StoreVersionError(
            f"the store's form is version {version}, and this package knows versions up to "
            f"{len(MIGRATIONS)}: upgrade operations-status"
        )
    return version
