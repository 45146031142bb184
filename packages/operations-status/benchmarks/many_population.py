"""Bulk load of any number of operations into a store."""

from __future__ import annotations

import itertools
import sqlite3
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any
from uuid import UUID

import psycopg
from operations_status.operation_json import (
    to_details_json,
    to_microseconds,
    to_outcome_json,
    to_summary_json,
)
from operations_status.operations import (
    Operation,
    OperationFailure,
    OperationState,
    Process,
    complete,
)
from operations_status.stores.postgres.schema import text_key
from operations_status.stores.tallies import BUCKET

if TYPE_CHECKING:
    from pathlib import Path

    Written = tuple[int, Operation, bytes, bytes, bytes]

START = datetime(2026, 3, 1, tzinfo=UTC)
NAMES = ("web", "web", "web", "worker", "batch")
PROVIDERS = ("archive", "archive", "logs", None)
FAILURE = OperationFailure(code="CommandFailed", message="The command exited with code 1.")
_CHUNK = 20_000


def make_operation(number: int) -> Operation:
    """Return one operation: ten processes work at a time, and each creates a hundred operations.

    Three of ten have failed, and two of a thousand still run. Batches never send to `logs`.
    """
    instance = number % 10 + 10 * (number // 1000)
    scattered = number * 7919 % 1000
    name = NAMES[instance % 5]
    provider = PROVIDERS[scattered % 4]
    status = (
        OperationState.RUNNING
        if scattered < 2
        else OperationState.FAILED
        if scattered < 302
        else OperationState.SUCCEEDED
    )
    return Operation(
        operation_id=UUID(int=(number * 0x9E3779B97F4A7C15F39CC0605CEDC835) % 2**128),
        created=START + timedelta(seconds=number),
        status=status,
        process=Process(pid=1000 + instance, uid=UUID(int=instance), name=name),
        egress_provider_name="archive" if name == "batch" and provider == "logs" else provider,
        tags=("nightly" if scattered % 2 else "manual", f"run-{scattered % 5}"),
        resource_location=f"file:///var/artifacts/{number:08}.nettrace"
        if status is OperationState.SUCCEEDED
        else None,
        error=FAILURE if status is OperationState.FAILED else None,
    )


async def fill(sqlite: Path, postgres: str, schema: str, count: int) -> None:
    """Fill two stores that exist and are empty with the same operations."""
    one, other = (
        SqliteFiller(sqlite),
        PostgresFiller(await psycopg.AsyncConnection.connect(postgres, autocommit=True)),
    )
    await other.begin(schema)
    numbered = ((number + 1, complete(make_operation(number))) for number in range(count))
    while operations := list(itertools.islice(numbered, _CHUNK)):
        chunk = [
            (number, one, to_outcome_json(one), to_summary_json(one), to_details_json(one))
            for number, one in operations
        ]
        one.add(chunk)
        await other.add(chunk)
    one.end(count)
    await other.end()


class SqliteFiller:
    """Writes operations into a SQLite file, and creates its indexes at the end."""

    def __init__(self, path: Path) -> None:
        self.connection = sqlite3.connect(path, isolation_level=None)
        self.connection.execute("PRAGMA cache_size = -1000000")
        self.connection.execute("BEGIN IMMEDIATE")
        query = "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
        self.indexes = self.connection.execute(query).fetchall()
        for name, _ in self.indexes:
            self.connection.execute(f"DROP INDEX {name}")

    def add(self, chunk: list[Written]) -> None:
        """Write some operations."""
        rows = [
            {
                "seq": to_microseconds(one.created),
                "operation_id": one.operation_id.bytes,
                "created": to_microseconds(one.created),
                "changed": number,
                "status": one.status.value,
                "pid": one.process.pid,
                "uid": one.process.uid.bytes,
                "name": one.process.name,
                "egress_provider": one.egress_provider_name,
                "stoppable": one.stoppable,
                "fixed_process": False,
                "revivable": False,
                "revived": False,
                "handed_over": 0,
                "grouped": one.group,
                "ran": one.microseconds_run,
                "outcome": outcome,
                "summary": summary,
                "details": details,
            }
            for number, one, outcome, summary, details in chunk
        ]
        columns, places = ", ".join(rows[0]), ", ".join(f":{name}" for name in rows[0])
        insert = f"INSERT INTO operations ({columns}) VALUES ({places})"
        self.connection.executemany(insert, rows)
        tags = [(tag, to_microseconds(one.created)) for _, one, *_ in chunk for tag in one.tags]
        self.connection.executemany("INSERT INTO tags VALUES (?, ?)", tags)

    def end(self, count: int) -> None:
        """Create the indexes and the counts."""
        for _, sql in self.indexes:
            self.connection.execute(sql)
        counted = ", ".join(
            f"\"{state}\" = (SELECT count(*) FROM operations WHERE status = '{state}')"
            for state in OperationState
        )
        self.connection.execute(
            "INSERT INTO tallies SELECT created - created % :bucket, grouped, status, count(*)"
            " FROM operations WHERE status IN ('Succeeded', 'Failed', 'Cancelled')"
            " GROUP BY 1, 2, 3",
            {"bucket": BUCKET},
        )
        self.connection.execute(
            "INSERT INTO tag_tallies SELECT tag, created - created % :bucket, grouped, status,"
            " count(*) FROM operations JOIN tags USING (seq)"
            " WHERE status IN ('Succeeded', 'Failed', 'Cancelled') GROUP BY 1, 2, 3, 4",
            {"bucket": BUCKET},
        )
        self.connection.execute(
            "INSERT INTO groups SELECT DISTINCT grouped, name, operation_name FROM operations"
        )
        newest = "newest = (SELECT max(seq) FROM operations)"
        self.connection.execute(f"UPDATE store SET revision = {count}, {newest}, {counted}")
        self.connection.execute("COMMIT")
        self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self.connection.close()


class PostgresFiller:
    """Copies operations into a schema, and creates its indexes at the end."""

    def __init__(self, connection: psycopg.AsyncConnection[Any]) -> None:
        self.connection = connection
        self.indexes: list[str] = []

    async def begin(self, schema: str) -> None:
        """Drop the indexes of a schema."""
        await self.connection.execute(f'SET search_path TO "{schema}"')
        query = (
            "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = %s"
            " AND tablename IN ('operations', 'tags') AND indexname NOT LIKE '%%_pkey'"
        )
        for name, definition in await (await self.connection.execute(query, [schema])).fetchall():
            self.indexes.append(definition)
            await self.connection.execute(f"DROP INDEX {name}")

    async def add(self, chunk: list[Written]) -> None:
        """Copy some operations."""
        operations = [
            {
                "operation_id": one.operation_id,
                "placed": to_microseconds(one.created),
                "seq": number,
                "created": to_microseconds(one.created),
                "changed": number,
                "status": one.status.value,
                "pid": one.process.pid,
                "uid": one.process.uid,
                "name": text_key(one.process.name),
                "egress_provider": one.egress_provider_name and text_key(one.egress_provider_name),
                "stoppable": one.stoppable,
                "tags": [text_key(tag) for tag in one.tags],
                "grouped": one.group,
                "ran": one.microseconds_run,
                "outcome": outcome,
                "summary": summary,
                "details": details,
            }
            for number, one, outcome, summary, details in chunk
        ]
        await self._copy("operations", operations)
        tags = [
            {
                "tag": text_key(tag),
                "placed": to_microseconds(one.created),
                "seq": number,
            }
            for number, one, *_ in chunk
            for tag in one.tags
        ]
        await self._copy("tags", tags)

    async def end(self) -> None:
        """Create the indexes and the counts."""
        for index in self.indexes:
            await self.connection.execute(index)
        await self.connection.execute(
            "INSERT INTO tallies (status, change)"
            " SELECT status, count(*) FROM operations GROUP BY status"
        )
        await self.connection.execute(
            f"INSERT INTO sums SELECT created - mod(created, {BUCKET}), grouped, status, count(*)"
            " FROM operations WHERE status IN ('Succeeded', 'Failed', 'Cancelled') GROUP BY 1, 2, 3"
        )
        await self.connection.execute(
            f"INSERT INTO tag_sums SELECT tag, created - mod(created, {BUCKET}), grouped, status,"
            " count(*) FROM operations, unnest(tags) AS given (tag)"
            " WHERE status IN ('Succeeded', 'Failed', 'Cancelled') GROUP BY 1, 2, 3, 4"
        )
        await self.connection.execute(
            "INSERT INTO groups SELECT DISTINCT grouped, name, operation_name FROM operations"
        )
        await self.connection.execute("VACUUM ANALYZE")
        await self.connection.close()

    async def _copy(self, table: str, rows: list[dict[str, Any]]) -> None:
        columns = ", ".join(rows[0])
        copying = self.connection.cursor().copy(f"COPY {table} ({columns}) FROM STDIN")
        async with copying as copy:
            for row in rows:
                await copy.write_row(list(row.values()))
