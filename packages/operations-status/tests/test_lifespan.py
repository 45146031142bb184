"""The lifespan protocol of ASGI; the tests are the server."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import Any

import pytest
from operations_status import Settings, create_app
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.sqlite.store import SqliteStore

PROGRAM = """
import asyncio, sys
{before}
from operations_status import Settings, create_app

async def main():
    app = create_app(Settings(no_auth=True, store=sys.argv[1]))
    events = [{{"type": "lifespan.startup"}}, {{"type": "lifespan.shutdown"}}]
    async def receive():
        return events.pop(0)
    async def send(message):
        print(message["type"])
    await app({{"type": "lifespan", "state": {{}}}}, receive, send)

asyncio.run(main())
"""
BOTH = "lifespan.startup.complete\nlifespan.shutdown.complete\n"


async def live(app, sent):
    """Run the lifespan of an application; append its messages to *sent*."""
    events: asyncio.Queue[dict[str, str]] = asyncio.Queue()

    async def send(message):
        sent.append(message)

    events.put_nowait({"type": "lifespan.startup"})
    events.put_nowait({"type": "lifespan.shutdown"})
    try:
        await app({"type": "lifespan", "state": {}}, events.get, send)
    finally:
        await app.aclose()


async def test_the_lifespan_opens_and_closes_behind_every_middleware(tmp_path):
    store = f"sqlite:///{tmp_path / 'o.db'}"
    settings = Settings(no_auth=True, store=store, trusted_proxies=("127.0.0.1",))
    sent: list[dict[str, Any]] = []
    await live(create_app(settings), sent)
    assert [message["type"] for message in sent] == BOTH.split()


class BrokenStore(AsyncStore):
    """A store that raises an unexpected error when it is opened."""

    async def open(self, *, create=True):
        raise RuntimeError("inside")


async def test_an_unexpected_error_at_the_start_is_sent_to_the_server_and_raised(tmp_path):
    store = BrokenStore(SqliteStore(tmp_path / "o.db"))
    app = create_app(Settings(no_auth=True), store=store)
    sent: list[dict[str, Any]] = []
    with pytest.raises(RuntimeError, match="inside"):
        await live(app, sent)
    assert [message["type"] for message in sent] == ["lifespan.startup.failed"]


def test_the_lifespan_repairs_hypercorn_where_it_serves(tmp_path):
    code = PROGRAM.format(before="import hypercorn.protocol")
    code += "import hypercorn.protocol.h2 as h2\nprint(h2.WSStream.__module__)"
    done = run(code, tmp_path)
    assert done.stdout == f"{BOTH}operations_status.hypercorn_faults\n"


def test_the_lifespan_imports_no_hypercorn_under_another_server(tmp_path):
    code = PROGRAM.format(before="") + "print('hypercorn' in sys.modules)"
    assert run(code, tmp_path).stdout == f"{BOTH}False\n"


def run(code, folder):
    return subprocess.run(
        [sys.executable, "-c", code, f"sqlite:///{folder / 'o.db'}"],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
