"""Memory use in new processes: bodies take little, and responses map no new pages."""

import os
import platform
import subprocess
import sys

import pytest

BOUND = 40  # MiB above what the process had before

CODE = """
import asyncio, resource, sys
from aiohttp import web
from hosting_sdk import Client, SyncClient
from hosting_sdk._types import Body, Operation, Result
import hosting_sdk._transport.aiohttp, hosting_sdk._codec.decoder

lines = Operation("a.b", "GET", "/lines", results=(Result(200, "application/jsonl", "lines"),))
down = Operation("a.c", "GET", "/down", results=(Result(200, None, "bytes"),))
up = Operation("a.d", "PUT", "/up", body=Body("application/octet-stream", True, "upload"),
               results=(Result(200, "application/json", "json"),))
MEBIBYTE = b"x" * 1048576
ROUNDS = int(sys.argv[2])

async def handle(request):
    if request.path == "/up":
        size = 0
        async for chunk in request.content.iter_any():
            size += len(chunk)
        return web.json_response(size)
    kind = "application/jsonl" if request.path == "/lines" else "application/octet-stream"
    response = web.StreamResponse(headers={"Content-Type": kind})
    await response.prepare(request)
    for _ in range(ROUNDS):
        await response.write(b'{"n": 123456}\\n' * 1200 if request.path == "/lines" else MEBIBYTE)
    return response

async def records(client):
    return sum([1 async for _ in client._stream(lines, {})])

async def download(client):
    return sum([len(chunk) async for chunk in client._download(down, {})])

async def upload(client):
    return await client._call(up, {}, (MEBIBYTE for _ in range(ROUNDS)))

async def main():
    runner = web.AppRunner(web.Application())
    runner.app.router.add_route("*", "/{path:.*}", handle)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    async with Client("token", server_url=f"http://127.0.0.1:{runner.addresses[0][1]}") as client:
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        count = await globals()[sys.argv[1]](client)
        after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    await runner.cleanup()
    print(count, (after - before) // 1024)

asyncio.run(main())
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows counts no peak memory for `resource`")
@pytest.mark.parametrize(
    "rounds", [256, pytest.param(1024, marks=pytest.mark.once)], ids=["a quarter", "whole"]
)
@pytest.mark.parametrize(
    ("what", "each"), [("records", 1200), ("download", 2**20), ("upload", 2**20)]
)
def test_a_million_records_and_a_gibibyte_take_little_memory(what, each, rounds):
    command = [sys.executable, "-c", CODE, what, str(rounds)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=110)
    counted, above = map(int, done.stdout.split())
    assert counted == rounds * each
    assert above < BOUND


CALLS = 300
WRITES_NO_CODE = "PYTHONDONTWRITEBYTECODE"
CALLING = """
import asyncio, resource
from hosting_sdk import Client

ANSWER = b"HTTP/1.1 200 OK\\r\\nContent-Type: application/json\\r\\nContent-Length: 2\\r\\n\\r\\n{}"

class Server(asyncio.Protocol):
    def connection_made(self, transport):
        self.transport = transport

    def data_received(self, data):
        self.transport.write(ANSWER)

async def main():
    server = await asyncio.get_running_loop().create_server(Server, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server, Client("token", server_url=f"http://127.0.0.1:{port}") as client:
        for calls in (100, %d):
            before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
            for _ in range(calls):
                await client.request("GET", "/v2/user")
    print(resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before)

asyncio.run(main())
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc has an mmap threshold")
def test_responses_are_read_into_memory_that_is_mapped_already():
    command = [sys.executable, "-c", CALLING % CALLS]
    # The first process may compile modules. That frees large blocks, which hides the page faults
    # that the test counts, so a second process, with the compiled modules, is measured too.
    environment = {name: value for name, value in os.environ.items() if name != WRITES_NO_CODE}
    for _ in range(2):
        done = subprocess.run(
            command, capture_output=True, text=True, check=True, timeout=60, env=environment
        )
        assert int(done.stdout) < CALLS
