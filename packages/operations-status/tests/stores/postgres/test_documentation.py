"""The documented SQL statements work, and the roles that they create have the documented rights."""

from __future__ import annotations

import asyncio
import re
import shlex
import sys
from datetime import timedelta
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from operations_status.errors import StoreUnavailableError
from operations_status.filters import ANY
from operations_status.operations import Operation, OperationState, Progress
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.postgres.store import PostgresStore
from operations_status.stores.results import ListVersion
from samples import PROCESS

PAGE = Path(__file__).parents[5] / "docs" / "operations-status" / "postgresql.md"
SUCCEEDED = OperationState.SUCCEEDED


def statements(text):
    blocks = re.findall(r"^```sql\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return [[one for one in block.split(";") if one.strip()] for block in blocks]


async def run(url, *blocks):
    connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
    async with connection:
        for statement in (one for block in blocks for one in block):
            await connection.execute(statement)


@pytest.fixture
async def as_role(server):
    """Return a function that opens a store as a role; its database is set up as documented."""
    folder = server.folder
    page = PAGE.read_text(encoding="utf-8")
    first, *others = statements(page)
    await run(f"postgresql://postgres@/postgres?host={folder}", first)
    stores = {}

    async def open_as(role):
        url = f"postgresql://{role}:hunter2@/operations?host={folder}"
        stores[role] = AsyncStore(PostgresStore(url, grace=0.0))
        await stores[role].open()
        return stores[role]

    (command,) = re.findall(r"^\$ operations-status (run .*)$", page, re.MULTILINE)
    command = command.replace("@db.example.com/operations", f":hunter2@/operations?host={folder}")
    owner = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "operations_status", *shlex.split(command)
    )
    assert await owner.wait() == 0
    await run(f"postgresql://postgres@/operations?host={folder}", *others)
    yield open_as
    for store in stores.values():
        await store.aclose()


@pytest.mark.skipif(not PAGE.exists(), reason="the documentation is not part of a source archive")
async def test_the_documented_roles_can_do_what_they_need_and_no_more(as_role):
    recorder = await as_role("operations_recorder")
    service = await as_role("operations_service")
    reader = await as_role("operations_reader")

    operation = Operation(process=PROCESS, tags=["a"], stoppable=True)
    await recorder.add(operation, lease=60.0)
    owner = uuid4()
    await recorder.attach(operation.operation_id, lease=60.0, owner=owner)
    await recorder.heartbeat([operation.operation_id], lease=0.0, owner=owner)
    await recorder.report_progress(operation.operation_id, Progress(0.5))
    earlier = Operation(process=PROCESS, created=operation.created - timedelta(days=1))
    await recorder.add(earlier)
    await recorder.advance(earlier.operation_id, SUCCEEDED)
    lost = Operation(process=PROCESS, tags=["a"])
    await recorder.add(lost, lease=0.0)
    await recorder.request_stop(operation.operation_id)
    await recorder.advance(operation.operation_id, SUCCEEDED)
    with pytest.raises(StoreUnavailableError, match="permission denied"):
        await recorder.prune(keep=0)

    assert await service.expire() == (lost.operation_id,)
    assert await service.wait_for_change(0, within=60)
    for store in (service, reader):
        listing = await store.read_list(ANY)
        assert len(b",".join([piece async for piece in listing.pieces])) > 0
        assert sum((await store.statistics()).counts.values()) == 4  # including the owner's
        assert await store.has_changed(ANY, ListVersion(0))
        assert not await store.is_expired(uuid4())
        with pytest.raises(StoreUnavailableError, match="permission denied"):
            await store.add(Operation(process=PROCESS))
    with pytest.raises(StoreUnavailableError, match="permission denied"):
        await reader.prune(keep=0)
    assert await service.prune(keep=0) == 4
    assert await service.is_expired(lost.operation_id)
