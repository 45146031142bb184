"""The server of every measurement: one process that sends prepared responses at full speed."""

# ruff: noqa: D102  the methods are those of every asyncio protocol

from __future__ import annotations

import asyncio
import json
import sys

GROUP = {
    "teamId": "team_1",
    "accessGroupId": "ag_1",
    "name": "a group of people",
    "createdAt": "1700000000000",
    "updatedAt": "1700000000001",
    "membersCount": 3,
    "projectsCount": 2,
    "isDsyncManaged": False,
    "entitlements": ["v0"],
    "teamPermissions": ["CreateProject", "EnvVariableManager", "UsageViewer"],
    "teamRoles": ["DEVELOPER"],
}
CHARGE = {"ServiceName": "Functions", "BilledCost": 0.25, "Tags": {"team": "a" * 180}, "n": 0}
LINES = 1_000_000
BUFFERED = 4_000_000
MEBIBYTE = b"\0" * 1_048_576


def json_answer(value: object) -> bytes:
    body = json.dumps(value).encode()
    return (
        b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
        % len(body)
    ) + body


ANSWERS = {
    b"small": json_answer(GROUP),
    b"models": json_answer(
        {
            "id": "m",
            "object": "model",
            "created": 1,
            "owned_by": "o" * 250,
            "capabilities": {},
            "type": "base",
        }
    ),
    b"emojis": json_answer({f"name{n}": "https://example.com/picture" for n in range(8)}),
    b"stripe": json_answer(
        {"id": "cus_1", "object": "customer", "name": "n" * 300, "livemode": False}
    ),
}


class Answering(asyncio.Protocol):
    """Speaks just enough HTTP/1.1: one request after another on a connection."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self.head = b""
        self.left = -1

    def data_received(self, data: bytes) -> None:
        if self.left >= 0:
            self.body(len(data), data)
            return
        self.head += data
        head, found, rest = self.head.partition(b"\r\n\r\n")
        if not found:
            return
        self.head = b""
        self.begin(head, rest)

    def begin(self, head: bytes, rest: bytes) -> None:
        lowered = head.lower()
        target = lowered.split(b" ", 2)[1]
        if b"content-length: " in lowered:
            self.left = int(lowered.partition(b"content-length: ")[2].partition(b"\r\n")[0])
            self.body(len(rest), rest)
        elif b"/billing/charges" in target or b"/lines" in target:
            self.task = asyncio.ensure_future(self.lines())
        elif b"/download" in target or b"/artifacts/" in target:
            self.task = asyncio.ensure_future(self.download())
        else:
            self.transport.write(answer_for(target))

    def body(self, size: int, _: bytes) -> None:
        self.left -= size
        if self.left <= 0:
            self.left = -1
            self.transport.write(ANSWERS[b"small"])

    async def lines(self) -> None:
        line = json.dumps(CHARGE).encode() + b"\n"
        block = line * 1000
        write = self.transport.write
        write(b"HTTP/1.1 200 OK\r\nContent-Type: application/jsonl\r\n")
        write(b"Content-Length: %d\r\n\r\n" % (len(line) * LINES))
        for _ in range(LINES // 1000):
            write(block)
            await self.drained()

    async def download(self) -> None:
        write = self.transport.write
        write(b"HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\n")
        write(b"Content-Length: %d\r\n\r\n" % (1024 * len(MEBIBYTE)))
        for _ in range(1024):
            write(MEBIBYTE)
            await self.drained()

    async def drained(self) -> None:
        transport = self.transport
        while transport.get_write_buffer_size() > BUFFERED and not transport.is_closing():  # noqa: ASYNC110 leaves the CPU to the client
            await asyncio.sleep(0.0005)


def answer_for(target: bytes) -> bytes:
    if b"/models" in target:
        return ANSWERS[b"models"]
    if b"/emojis" in target:
        return ANSWERS[b"emojis"]
    if b"/customers" in target:
        return ANSWERS[b"stripe"]
    return ANSWERS[b"small"]


async def main() -> None:
    server = await asyncio.get_running_loop().create_server(Answering, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)


if __name__ == "__main__":
    asyncio.run(main())
