"""Calls of one client, in a process of its own: `python calls.py VARIANT URL`.

Prints the seconds of the first call, the CPU seconds per call, one after another and fifty at a
time, and the memory.
"""

# ruff: noqa: PLC0415  what a variant loads is part of the measurement, and nothing else is loaded

from __future__ import annotations

import asyncio
import json
import resource
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

Call = Callable[[], Awaitable[object]]
SEQUENTIAL, CONCURRENT = 400, 500


@asynccontextmanager
async def bare(url: str) -> Any:
    import aiohttp
    import orjson

    async with aiohttp.ClientSession(headers={"Authorization": "Bearer token"}) as session:

        async def call() -> object:
            async with session.get(f"{url}/v1/access-groups/ag_1?teamId=team_1") as response:
                return orjson.loads(await response.read())

        yield call


@asynccontextmanager
async def hosting_sdk(url: str) -> Any:
    from hosting_sdk import Client, HTTPClient

    http = HTTPClient()
    http.add_hook("before_request", lambda _: None)
    http.add_hook("response", lambda _, __: None)
    async with Client("token", server_url=url, team_id="team_1", http_client=http) as client:
        yield lambda: client.access_groups.read_access_group(id_or_name="ag_1")


@asynccontextmanager
async def openai(url: str) -> Any:
    from openai import AsyncOpenAI

    async with AsyncOpenAI(api_key="token", base_url=f"{url}/v1") as client:
        yield lambda: client.models.retrieve("m")


@asynccontextmanager
async def stripe(url: str) -> Any:
    from stripe import StripeClient

    client = StripeClient("sk_test_1", base_addresses={"api": url})
    yield lambda: client.v1.customers.retrieve_async("cus_1")


@asynccontextmanager
async def githubkit(url: str) -> Any:
    from githubkit import GitHub

    # With its cache, which it has by default, each call takes longer than the one before it.
    async with GitHub("token", base_url=url, http_cache=False) as client:
        yield client.rest.emojis.async_get


@asynccontextmanager
async def mistralai(url: str) -> Any:
    from mistralai.client import Mistral

    async with Mistral(api_key="token", server_url=url) as client:
        yield lambda: client.models.retrieve_async(model_id="m")


async def measured(call: Call) -> dict[str, float]:
    started = time.perf_counter()
    await call()
    first = time.perf_counter() - started
    for _ in range(50):
        await call()
    began = time.process_time()
    for _ in range(SEQUENTIAL):
        await call()
    sequential = (time.process_time() - began) / SEQUENTIAL

    async def worker() -> None:
        for _ in range(CONCURRENT // 50):
            await call()

    began = time.process_time()
    await asyncio.gather(*(worker() for _ in range(50)))
    concurrent = (time.process_time() - began) / CONCURRENT
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return {"first": first, "sequential": sequential, "concurrent": concurrent, "rss": memory}


async def main(variant: str, url: str) -> None:
    async with globals()[variant](url) as call:
        print(json.dumps(await measured(call)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
