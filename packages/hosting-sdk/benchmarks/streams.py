"""A million JSON Lines, or a gibibyte up or down: `python streams.py VARIANT URL [FILE]`.

Prints the count, the CPU seconds, the seconds by the wall clock, and the MiB above the start.
"""

# ruff: noqa: PLC0415  what a variant loads is part of the measurement, and nothing else is loaded

from __future__ import annotations

import asyncio
import json
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Any


async def split(url: str) -> int:
    import aiohttp
    import orjson

    count, rest = 0, b""
    async with aiohttp.ClientSession() as session, session.get(f"{url}/lines") as response:
        async for chunk in response.content.iter_any():
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                orjson.loads(line)
                count += 1
    return count


async def readline(url: str) -> int:
    import aiohttp
    import orjson

    count = 0
    async with aiohttp.ClientSession() as session, session.get(f"{url}/lines") as response:
        while line := await response.content.readline():
            orjson.loads(line)
            count += 1
    return count


async def records(url: str) -> int:
    from hosting_sdk import Client
    from hosting_sdk._types import Operation, Result

    operation = Operation(
        "billing.listBillingCharges",
        "GET",
        "/v1/billing/charges",
        results=(Result(200, "application/jsonl", "lines"),),
    )
    count = 0
    async with Client("token", server_url=url) as client:
        async for _ in client._stream(operation, {}):  # noqa: SLF001 without a type, as in the peers
            count += 1
    return count


async def upload(url: str, file: str) -> int:
    from hosting_sdk import Client

    async with Client("token", server_url=url) as client:
        raw = await client.raw(client.artifacts.upload_artifact, hash="a", request_body=Path(file))
    return raw.status


async def curl(url: str, file: str) -> int:
    command = ["curl", "-sS", "-H", "Expect:", "-T", file, f"{url}/v8/artifacts/a"]
    return len(subprocess.run(command, check=True, capture_output=True).stdout)  # noqa: ASYNC221 nothing else runs


async def download(url: str) -> int:
    from hosting_sdk import Client

    size = 0
    async with Client("token", server_url=url) as client:
        async for chunk in client.artifacts.download_artifact(hash="a"):
            size += len(chunk)
    return size


async def drain(url: str) -> int:
    import aiohttp

    size = 0
    async with aiohttp.ClientSession() as session, session.get(f"{url}/download") as response:
        async for chunk in response.content.iter_any():
            size += len(chunk)
    return size


def main(variant: str, *arguments: str) -> None:
    # Imports are not part of the measurement.
    import hosting_sdk._client
    import hosting_sdk._codec.decoder
    import hosting_sdk._transport.aiohttp
    import hosting_sdk.groups.artifacts  # noqa: F401 as above

    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    function: Any = globals()[variant]
    began, started = time.process_time(), time.perf_counter()
    count = asyncio.run(function(*arguments))
    result = {
        "count": count,
        "cpu": time.process_time() - began,
        "seconds": time.perf_counter() - started,
        "above": (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - memory) / 1024,
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main(*sys.argv[1:])
