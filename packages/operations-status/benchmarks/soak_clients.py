"""Good clients of a soak: they check every response against what was acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

import attrs
from soak_processes import RANKS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from soak_processes import Recorder, Service

KEEP_ALIVE = 5.0
READ_TIMEOUT = 3.0
HEARTBEAT = 1.0


@attrs.define
class Findings:
    """Observations of the clients of all services."""

    latencies: dict[str, list[float]] = attrs.field(factory=lambda: defaultdict(list))
    counts: Counter[str] = attrs.field(factory=Counter)
    wrong: list[str] = attrs.field(factory=list)

    def expect(self, holds: object, what: str) -> None:
        """Record a problem unless a condition holds."""
        if not holds:
            self.wrong.append(what)


@attrs.define
class Target:
    """An instance, and the times until which failures are expected.

    Attributes:
        service: The instance.
        recorder: The recorder of its store.
        token: Header line with a token that it accepts.
        store_away_until: Time until which the response may be 503.
        gone_until: Time until which it may refuse connections.
    """

    service: Service
    recorder: Recorder
    token: str
    store_away_until: float = 0.0
    gone_until: float = 0.0

    def request(self, target: str, *headers: str) -> bytes:
        """Return a request with the token."""
        lines = [f"GET {target} HTTP/1.1", "Host: soak", self.token, *headers, "", ""]
        return "\r\n".join(lines).encode()

    async def connect(self, **more: Any) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Return a new connection."""
        return await asyncio.open_connection("127.0.0.1", self.service.port, **more)


@attrs.define
class Answer:
    """One response."""

    status: int
    headers: dict[str, str]
    body: bytes = b""

    def json(self) -> Any:
        """Return the decoded body."""
        return json.loads(self.body)


async def read_head(reader: asyncio.StreamReader) -> Answer:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    fields = (line.partition(":") for line in head[1:] if line)
    return Answer(
        int(head[0].split()[1]), {name.lower(): value.strip() for name, _, value in fields}
    )


async def read_chunks(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    while size := int(await reader.readuntil(b"\r\n"), 16):
        yield (await reader.readexactly(size + 2))[:-2]
    await reader.readexactly(2)


class Client:
    """A good client: it keeps its connection, and retries once if the service has closed it."""

    def __init__(self, target: Target, findings: Findings) -> None:
        self._target = target
        self._findings = findings
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, kind: str, target: str, *headers: str) -> Answer | None:
        """Return the response; None after a failure, which is a finding unless it is expected."""
        away = self._target.store_away_until
        for attempt in range(2):
            is_new = self._streams is None
            started = time.monotonic()
            try:
                answer = await self._attempt(target, *headers)
            except (OSError, EOFError):
                self.close()
                if is_new or attempt:
                    self._note_refusal(started)
                    await asyncio.sleep(0.05)
                    return None
                continue
            self._findings.counts[f"{kind} {answer.status}"] += 1
            self._findings.latencies[kind].append(time.monotonic() - started)
            if answer.status == 503:
                away = max(away, self._target.store_away_until)
                self._findings.expect(started < away, f"{kind}: 503 while the store is there")
                self._findings.expect("retry-after" in answer.headers, "503 without Retry-After")
                await asyncio.sleep(0.1)
                return None
            return answer
        return None

    async def _attempt(self, target: str, *headers: str) -> Answer:
        if self._streams is None:
            self._streams = await self._target.connect(limit=2**20)
        reader, writer = self._streams
        writer.write(self._target.request(target, *headers))
        answer = await read_head(reader)
        if answer.headers.get("transfer-encoding") == "chunked":
            answer.body = b"".join([chunk async for chunk in read_chunks(reader)])
        elif answer.status != 304:
            answer.body = await reader.readexactly(int(answer.headers["content-length"]))
        return answer

    def _note_refusal(self, started: float) -> None:
        self._findings.counts["refused"] += 1
        forgiven = started < self._target.gone_until
        self._findings.expect(forgiven, f"{self._target.service.name} refused while it was there")

    def close(self) -> None:
        """Close the connection, if there is one."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


async def read_one(target: Target, findings: Findings) -> None:
    """Read operations that were just acknowledged; sometimes wait for their next change."""
    client = Client(target, findings)
    try:
        while True:
            known = dict(list(target.recorder.look().items())[-50:])
            await asyncio.sleep(random.uniform(0.0, 0.04))
            if not known:
                continue
            newest = list(known.items())[-random.choice([2, 50]) :]
            operation_id, status = random.choice(newest)
            path = f"/operations/{operation_id}"
            answer = await client.get("one operation", path)
            if answer is None:
                continue
            findings.expect(answer.status == 200, f"{answer.status} for what was acknowledged")
            if answer.status == 200:
                found = answer.json()["status"]
                findings.expect(RANKS[found] >= RANKS[status], f"{found} after {status}")
                held = f"If-None-Match: {answer.headers['etag']}"
                await _ask_again(client, findings, path, held, found)
    finally:
        client.close()


async def _ask_again(client: Client, findings: Findings, path: str, held: str, status: str) -> None:
    if status == "Succeeded":
        again = await client.get("one, 304", path, held)
        findings.expect(again is None or again.status == 304, "a final operation has changed")
    elif random.random() < 0.2:
        again = await client.get("long poll", path, held, "Prefer: wait=5")
        if again is not None:
            findings.expect(again.status in {200, 304}, f"long poll: {again.status}")
            findings.expect(again.headers.get("preference-applied"), "a preference not applied")


async def read_pages(target: Target, findings: Findings) -> None:
    """Follow the links of the list; check that nothing is listed twice, and the order."""
    client = Client(target, findings)
    try:
        while True:
            following: str | None = "/operations?tags=soak&status=Succeeded&limit=40"
            seen: list[tuple[str, str]] = []
            while following is not None:
                answer = await client.get("page of 40", following)
                await asyncio.sleep(0.05)
                if answer is None:
                    break
                findings.expect(answer.status == 200, f"page: {answer.status}")
                for one in answer.json():
                    findings.expect(one["status"] == "Succeeded", f"a page has {one['status']}")
                    seen.append((one["createdDateTime"], one["operationId"]))
                link = re.search(r"<([^>]*)>; *rel=\"next\"", answer.headers.get("link", ""))
                following = link[1] if link else None
            findings.expect(len(set(seen)) == len(seen), "an operation on two pages")
            findings.expect([key for key, _ in seen] == sorted(key for key, _ in seen), "no order")
            nothing = await client.get("list, 304", "/operations?tags=nobody")
            if nothing is not None:
                held = f"If-None-Match: {nothing.headers['etag']}"
                again = await client.get("list, 304", "/operations?tags=nobody", held)
                # 200 is correct as well: the store does not know whether pruned operations matched.
                findings.expect(again is None or again.status in {200, 304}, "a wrong comparison")
            whole = await client.get("whole list", "/operations")
            if whole is not None:
                ids = [one["operationId"] for one in whole.json()]
                findings.expect(len(set(ids)) == len(ids), "an operation twice in the list")
    finally:
        client.close()


async def follow(target: Target, findings: Findings, seen: set[str]) -> None:
    """Follow the feed, resume it where it broke off, and collect the operations that have ended."""
    last = ""
    while True:
        started = time.monotonic()
        headers = ["Accept: text/event-stream", *([f"Last-Event-ID: {last}"] if last else [])]
        writer = None
        try:
            reader, writer = await target.connect(limit=2**20)
            writer.write(target.request("/operations?tags=soak", *headers))
            answer = await read_head(reader)
            findings.counts[f"feed {answer.status}"] += 1
            if answer.status == 200:
                last = await _read_events(reader, findings, seen, last)
            else:
                findings.expect(answer.status == 503, f"feed: {answer.status}")
                findings.expect(started < target.store_away_until, "feed: 503, store is there")
        except _Ended as ended:
            last = ended.last
        except (OSError, EOFError):
            findings.counts["feed broken"] += 1
        finally:
            if writer is not None:
                writer.close()
        await asyncio.sleep(0.1)


class _Ended(Exception):  # noqa: N818 every feed ends
    """A feed has broken off; `last` is the id of its last event."""

    def __init__(self, last: str) -> None:
        super().__init__(last)
        self.last = last


async def _read_events(
    reader: asyncio.StreamReader, findings: Findings, seen: set[str], last: str
) -> str:
    text = ""
    try:
        async for chunk in read_chunks(reader):
            text += chunk.decode()
            *events, text = text.split("\n\n")
            for event in events:
                fields = dict(line.partition(": ")[::2] for line in event.split("\n"))
                if "id" in fields:
                    before = int(last.rpartition("-")[2]) if last else 0
                    revision = int(fields["id"].rpartition("-")[2])
                    is_reset = fields.get("event") == "reset"
                    findings.expect(revision >= before or is_reset, "a feed went back")
                    last = fields["id"]
                if fields.get("data", "{}") != "{}":
                    findings.counts["events"] += 1
                    summary = json.loads(fields["data"])
                    if summary["status"] == "Succeeded":
                        seen.add(summary["operationId"])
    except (OSError, EOFError):
        raise _Ended(last) from None
    return last
