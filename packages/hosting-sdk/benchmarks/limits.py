"""A thousand calls at once against 25 a second: `python limits.py VARIANT KIND`.

With the kind `headers`, the server states the limit in every response, with `retry-after` only the
wait in a refusal. Prints the requests that the server received, the failed calls and the seconds.
"""

# ruff: noqa: D102, PLC0415  what a variant loads is part of the measurement, and nothing else is loaded

from __future__ import annotations

import asyncio
import json
import math
import subprocess
import sys
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from typing import Any

CALLS, LIMIT = 1000, 25


class Server:
    """Accepts 25 calls in each second of the clock, and refuses the others."""

    def __init__(self, kind: str) -> None:
        self._states_limit = kind == "headers"
        self._began, self._count = 0, 0
        self.requests = 0

    def respond(self) -> tuple[int, dict[str, str]]:
        self.requests += 1
        now = time.time()
        if now >= self._began + 1:
            self._began, self._count = math.floor(now), 0
        self._count += 1
        headers = {}
        if self._states_limit:
            headers = {
                "X-RateLimit-Limit": str(LIMIT),
                "X-RateLimit-Remaining": str(max(0, LIMIT - self._count)),
                "X-RateLimit-Reset": str(self._began + 1),
            }
        if self._count <= LIMIT:
            return 200, headers
        return 429, {**headers, "Retry-After": "1"}

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                if b" /requests " in head:
                    status, headers, body = 200, {}, str(self.requests).encode()
                else:
                    (status, headers), body = self.respond(), b"{}"
                lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
                writer.write(
                    f"HTTP/1.1 {status} -\r\nContent-Type: application/json\r\n"
                    f"Content-Length: {len(body)}\r\n{lines}\r\n".encode()
                    + body
                )
        except (asyncio.IncompleteReadError, ConnectionError):
            writer.close()


async def serve(kind: str) -> None:
    server = Server(kind)
    started = await asyncio.start_server(server.talk, "127.0.0.1", 0, backlog=1024)
    print(started.sockets[0].getsockname()[1], flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)


async def count_failures(call: Any) -> int:
    outcomes = await asyncio.gather(*(call() for _ in range(CALLS)), return_exceptions=True)
    return sum(isinstance(each, BaseException) for each in outcomes)


def hosting_sdk(url: str) -> int:
    from hosting_sdk import Client

    async def run() -> int:
        async with Client("token", server_url=url) as client:
            return await count_failures(lambda: client.request("GET", "/v2/things"))

    return asyncio.run(run())


def githubkit(url: str) -> int:
    from githubkit import GitHub

    async def run() -> int:
        async with GitHub("token", base_url=url, http_cache=False) as client:
            return await count_failures(client.rest.emojis.async_get)

    return asyncio.run(run())


def boto3(url: str) -> int:
    from boto3 import client as make_client
    from botocore.config import Config

    config = Config(
        retries={"mode": "adaptive", "max_attempts": 10}, max_pool_connections=100, read_timeout=60
    )
    functions = make_client(
        "lambda",
        endpoint_url=url,
        region_name="us-east-1",
        aws_access_key_id="id",
        aws_secret_access_key="key",
        config=config,
    )

    def call(_: int) -> bool:
        try:
            functions.list_functions()
        except Exception:  # noqa: BLE001 whatever fails counts
            return True
        return False

    with ThreadPoolExecutor(100) as pool:
        return sum(pool.map(call, range(CALLS)))


def main(variant: str, kind: str) -> None:
    server = subprocess.Popen(
        [sys.executable, __file__, "serve", kind],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    url = f"http://127.0.0.1:{server.stdout.readline().strip()}"
    began = time.monotonic()
    try:
        failed = globals()[variant](url)
        seconds = time.monotonic() - began
        with urllib.request.urlopen(f"{url}/requests") as response:
            requests = int(response.read())
    finally:
        server.kill()
        server.wait()
    print(json.dumps({"requests": requests, "failed": failed, "seconds": seconds}))


if __name__ == "__main__":
    if sys.argv[1] == "serve":
        asyncio.run(serve(sys.argv[2]))
    else:
        main(*sys.argv[1:])
