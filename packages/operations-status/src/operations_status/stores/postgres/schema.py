"""What is in the database, and how an older form becomes a current one.

The list is in the order of `(created, seq)`, and every index ends in that. Text that is searched
is kept as `text_key` makes it, since PostgreSQL's text has no NUL and its indexes no long keys.
The wire JSON stands beside the columns: a read joins bytes and encodes nothing.

Each change takes the next revision from `next_revision()`, which holds a lock until the change is
committed: so revisions are committed in their order, and whoever listens hears of each. No row
stands for the newest, since a row that every change rewrites grows old versions for as long as
anybody looks at an old snapshot; it is the highest that `operations.changed` and `store.forgotten`
have.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING
from uuid import uuid4

import asyncpg

from operations_status.errors import StoreUnavailableError, StoreVersionError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from uuid import UUID

    from .database import Connection

_LOCK = 0x6F707374
"""The advisory lock of those who migrate, and with a second number of those who change: `opst`."""

_FIRST_FORM = (
    """
    CREATE TABLE store (
        single boolean PRIMARY KEY DEFAULT true CHECK (single),
        store_id uuid NOT NULL,
        version integer NOT NULL,
        forgotten bigint NOT NULL DEFAULT 0
    )
    """,
    "CREATE SEQUENCE revisions",
    # Channels and this kind of lock belong to one database, and so does the number of a table.
    f"""
    CREATE FUNCTION next_revision() RETURNS bigint LANGUAGE plpgsql AS $$
    DECLARE
        revision bigint;
    BEGIN
        PERFORM pg_advisory_xact_lock({_LOCK}, 'store'::regclass::oid::integer);
        revision := nextval('revisions');
        PERFORM pg_notify('operations_status_' || 'store'::regclass::oid, revision::text);
        RETURN revision;
    END
    $$
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
    *(
        f"CREATE INDEX operations_{column}{suffix} ON operations ({column}, {more}created, seq)"
        for column in ("pid", "uid", "name", "egress_provider")
        for suffix, more in (("", ""), ("_status", "status, "))
    ),
    """
    CREATE INDEX operations_name_egress_provider
    ON operations (name, egress_provider, created, seq)
    """,
    """
    CREATE TABLE tags (
        tag bytea,
        created timestamptz,
        seq bigint,
        ended text NOT NULL,
        PRIMARY KEY (tag, created, seq)
    )
    """,
    "CREATE INDEX tags_ended ON tags (tag, ended, created, seq)",
    "CREATE TABLE tallies (status text NOT NULL, change bigint NOT NULL)",
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

MIGRATIONS: Sequence[Sequence[str]] = (_FIRST_FORM,)
"""The statements that lead from each version to the next; version 0 is an empty schema."""

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


async def migrate(connection: Connection, schema: str) -> UUID:
    """Bring a schema up to the newest version; it is made when it is missing.

    A schema that is up to date is only read, so that a role without the right to create will do.

    Returns:
        What tells this store from every other.

    Raises:
        StoreUnavailableError: The schema has tables of another program, or is not the one in which
            the connection is.
        StoreVersionError: The schema is newer than this package.
    """
    if await connection.fetchval("SELECT current_schema()") not in {None, schema}:
        raise StoreUnavailableError(
            f"the connection is not in the schema {schema!r}: something in between, perhaps a"
            " pooler, has not passed on search_path"
        )
    if await _read_version(connection) < len(MIGRATIONS):
        await _change_form(connection, schema)
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
