"""A proxy between a store and its server."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest


class Proxy:
    """Proxy between a store and its server, which can drop an answer and close the connection."""

    def __init__(self, url, folder):
        self.target = parse_qs(urlsplit(url).query)["host"][0]
        self.url = url.replace(self.target, str(folder))
        self.path = folder / ".s.PGSQL.5432"
        self.answers_left = None
        self.on_connect = None
        self.tasks = set()

    async def start(self):
        self.server = await asyncio.start_unix_server(self.pass_on, self.path)

    async def pass_on(self, reader, writer):
        if self.on_connect is not None:
            await self.on_connect()
        there_reader, there_writer = await asyncio.open_unix_connection(
            f"{self.target}/.s.PGSQL.5432"
        )
        self.tasks.add(asyncio.current_task())
        with contextlib.closing(writer), contextlib.closing(there_writer):
            await asyncio.wait(
                [
                    asyncio.ensure_future(self.copy(reader, there_writer)),
                    asyncio.ensure_future(self.copy(there_reader, writer, is_answer=True)),
                ],
                return_when=asyncio.FIRST_COMPLETED,
            )

    async def copy(self, source, target, *, is_answer=False):
        while data := await source.read(65536):
            if is_answer and self.answers_left is not None:
                self.answers_left -= 1
                if self.answers_left == 0:
                    self.answers_left = None
                    return
            target.write(data)

    async def aclose(self):
        self.server.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


@pytest.fixture
async def proxy(make_url):
    with tempfile.TemporaryDirectory(prefix="pg", dir="/tmp") as folder:
        proxy = Proxy(make_url(pool_size=1), Path(folder))
        await proxy.start()
        yield proxy
        await proxy.aclose()
