"""Attacks: each is a program for one row of the threat model, and checks how it is answered.

A program attacks once; the runner repeats it. It ends its connections, and raises
`UnexpectedAnswerError` if the service answers otherwise than the row says.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import struct
from collections.abc import Awaitable, Callable
from urllib.parse import quote

import attrs
import hpack
from attack_target import (
    CALM,
    CONTINUATION,
    DATA,
    END_HEADERS,
    END_STREAM,
    HEADERS,
    PING,
    PREFACE,
    PRIORITY,
    RESET,
    SETTINGS,
    WINDOW,
    Target,
    expect,
    expect_closed,
    expect_statuses,
    flood,
    frame,
    hold_together,
    read_answer,
    read_error,
)

Program = Callable[[Target], Awaitable[None]]


@attrs.frozen
class Attack:
    """A program, and the row of the threat model that it tests.

    Attributes:
        row: Beginning of the row's first cell.
        is_brief: Whether it also runs within the tests.
    """

    name: str
    row: str
    program: Program
    is_brief: bool


ATTACKS: dict[str, Attack] = {}

NO_ATTACKS = {
    "keeping a wider scope": "it begins with a change of the key files",
    "delaying a shutdown": "it ends the service, and so what the bystander is promised",
}
"""Rows that have tests but no program, and the reason."""


def attack(row: str, *, is_brief: bool = True) -> Callable[[Program], Program]:
    """Declare a program as the attack of a row."""

    def declare(program: Program) -> Program:
        name = program.__name__  # type: ignore[attr-defined] # programs are functions
        ATTACKS[name] = Attack(name, row, program, is_brief)
        return program

    return declare


# --- Without a token -------------------------------------------------------------------------


@attack("reading without a token")
async def pipelined_refusals(target: Target) -> None:
    async def refuse(_: int) -> None:
        async with target.connect() as (reader, writer):
            writer.write(target.head("/operations", token=None) * 100)
            for _ in range(100):
                (await read_answer(reader)).expect(401)

    await hold_together(8, refuse)


@attack("a token in the query string or in a cookie")
async def tokens_elsewhere(target: Target) -> None:
    query = f"/operations?access_token={target.token}&token={target.token}"
    (await target.get(query, f"Cookie: token={target.token}", token=None)).expect(401)
    (await target.get("/operations", f"X-Authorization: {target.token}", token=None)).expect(401)


@attack("an unsigned token")
async def forged_tokens(target: Target) -> None:
    async def refuse(number: int) -> None:
        name = ("unsigned", "hmac", "pss")[number % 3]
        (await target.get("/operations", token=target.tokens[name])).expect(401)

    await hold_together(60, refuse)


@attack("finding out which subjects have keys")
async def guessed_subjects(target: Target) -> None:
    unknown, wrong = [
        await target.get("/operations", token=target.tokens[name])
        for name in ("unknown", "wrong signature")
    ]
    expect(unknown.status == wrong.status == 401, "not both are 401")
    challenges = {answer.headers["www-authenticate"] for answer in (unknown, wrong)}
    expect(len(challenges) == 1, "the responses differ")


@attack("a token that has expired")
async def expired_tokens(target: Target) -> None:
    (await target.get("/operations", token=target.tokens["expired"])).expect(401)


@attack("arbitrary bytes in the header, the claims or the key")
async def random_tokens(target: Target) -> None:
    chance = random.Random(1)

    async def refuse(_: int) -> None:
        size = chance.choice([1, 50, 8000, 9000, 30_000])
        text = "".join(chance.choices("abc.=_-é ", k=size))
        (await target.get("/operations", token=f"x{text}")).expect(400, 401, 431)

    await hold_together(60, refuse)


@attack("two `Authorization` headers")
async def two_tokens(target: Target) -> None:
    for other in (target.token, "x", target.tokens["unsigned"]):
        (await target.get("/operations", f"Authorization: Bearer {other}")).expect(401)


@attack("methods other than GET and HEAD, and WebSockets")
async def other_methods(target: Target) -> None:
    for method in ("POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"):
        for token, status in ((None, 401), ("", 405)):
            request = target.head(f"/operations/{target.hidden}", method=method, token=token)
            (await target.send(request)).expect(status)
    (await target.send(target.head("/operations", method="get"))).expect(501)
    upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    (await target.get("/operations", *upgrade, key)).expect(403)


@attack("paths with `..`")
async def odd_paths(target: Target) -> None:
    for path in (
        *("/../../etc/passwd", "/operations/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd"),
        *("/operations/%00", "/operations%2f..%2f..", "//other.example/operations/x", "/static/"),
    ):
        (await target.get(path)).expect(400, 404)


@attack("learning about internals from error responses")
async def provoked_errors(target: Target) -> None:
    for query in ("limit=9" * 99, "cursor=AAAA", "createdAfter=9999-99-99", "pid=1&pid=2"):
        answer = (await target.get(f"/operations?{query}")).expect(400)
        expect(b"Traceback" not in answer.body, "the response has a traceback")
    for path in ("/operations/x", "/nothing"):
        answer = (await target.get(path)).expect(400, 404)
        expect(b".py" not in answer.body, "the response names a file of Python")


@attack("opening connections until file descriptors run out")
async def many_connections(target: Target) -> None:
    async with contextlib.AsyncExitStack() as held:

        async def hold(_: int) -> None:
            await held.enter_async_context(target.connect())

        await hold_together(2 * target.limit, hold)
        (await target.get("/operations?limit=1")).expect(200)


SILENT = {
    "nothing": b"",
    "half a request line": b"GET /oper",
    "half a head": b"GET /operations HTTP/1.1\r\nHost: test\r\n",
    "preface": PREFACE,
    "preface and SETTINGS": PREFACE + frame(SETTINGS),
    "half HEADERS": PREFACE + frame(SETTINGS) + frame(HEADERS, b"\x82", stream=1),
    "half a frame": PREFACE + frame(SETTINGS) + b"\0\0\x08\x06",
    "blank lines": b"\r\n",
}


@attack("holding connections open")
async def silent_connections(target: Target) -> None:
    beginnings = [*SILENT.values()]
    for port in (target.port, target.metrics_port):
        async with contextlib.AsyncExitStack() as held:
            for number in range(target.limit + 20):
                with contextlib.suppress(ConnectionError):
                    _, writer = await held.enter_async_context(target.connect(port))
                    writer.write(beginnings[number % len(beginnings)])
            path = "/livez" if port == target.metrics_port else "/operations?limit=1"
            (await target.get(path, port=port)).expect(200)


@attack("holding connections in the TLS handshake")
async def stalled_handshakes(target: Target) -> None:
    async with contextlib.AsyncExitStack() as held:

        async def hold(_: int) -> None:
            _, writer = await held.enter_async_context(target.connect(target.tls_port))
            writer.write(b"\x16\x03\x01\x02\x00\x01")

        await hold_together(200, hold)
        (await target.get("/operations?limit=1", tls=True)).expect(200)


@attack("HTTP/2 streams that are reset at once")
async def rapid_resets(target: Target) -> None:
    async with target.connect_http2() as (reader, writer):
        block = target.fields("/operations?limit=1")
        with contextlib.suppress(ConnectionError):
            for number in range(1, 6001, 2):
                request = frame(HEADERS, block, flags=END_HEADERS | END_STREAM, stream=number)
                writer.write(request + frame(RESET, struct.pack(">I", 8), stream=number))
                await writer.drain()
        expect(await read_error(reader) in {CALM, None}, "another error than ENHANCE_YOUR_CALM")


@attack("HTTP/2 requests whose response is never read", is_brief=False)
async def closed_windows(target: Target) -> None:
    async def hold(_: int) -> None:
        async with target.connect_http2((4, 0)) as (_, writer):
            block = target.fields("/operations?view=full")
            for number in range(1, 181, 2):
                flags = END_HEADERS | END_STREAM
                writer.write(frame(HEADERS, block, flags=flags, stream=number))
            await writer.drain()
            await asyncio.sleep(1)

    await hold_together(20, hold)


FRAMES = {
    "ping": frame(PING, b"12345678"),
    "settings": frame(SETTINGS, struct.pack(">HI", 4, 65_535)),
    "priority": frame(PRIORITY, struct.pack(">IB", 0, 1), stream=3),
    "window": frame(WINDOW, struct.pack(">I", 1)),
}


@attack("many PING, SETTINGS")
async def control_frames(target: Target) -> None:
    async def hold(number: int) -> None:
        async with target.connect_http2() as (reader, writer):
            data = [*FRAMES.values()][number % len(FRAMES)] * 100
            reading = asyncio.create_task(read_error(reader))
            await flood(writer, data, times=2000)
            code = await reading
            expect(code in {CALM, None}, f"another error than ENHANCE_YOUR_CALM: {code}")

    await hold_together(8, hold)


@attack("many PING, SETTINGS")
async def empty_data(target: Target) -> None:
    async with target.connect_http2() as (reader, writer):
        block = target.fields("/operations", method="POST")
        writer.write(frame(HEADERS, block, flags=END_HEADERS, stream=1))
        reading = asyncio.create_task(read_error(reader))
        await flood(writer, frame(DATA, stream=1) * 100, times=2000)
        await reading


@attack("many requests at once on one connection")
async def pipelined_requests(target: Target) -> None:
    async def hold(_: int) -> None:
        async with target.connect() as (reader, writer):
            writer.write(target.head("/operations?limit=1") * 200)
            for _ in range(200):
                (await read_answer(reader)).expect(200, 429, 503)

    await hold_together(8, hold)


@attack("more HTTP/2 streams than allowed")
async def too_many_streams(target: Target) -> None:
    async with target.connect_http2((4, 0)) as (reader, writer):
        block = target.fields("/operations")
        for number in range(1, 2001, 2):
            request = frame(HEADERS, block, flags=END_HEADERS | END_STREAM, stream=number)
            writer.write(request)
        await expect_closed(reader)


@attack("more HTTP/2 streams than allowed")
async def endless_headers(target: Target) -> None:
    for payload in (b"", b"\x00\x7f\x81\x7f" + b"a" * 16_000):
        async with target.connect_http2() as (reader, writer):
            writer.write(frame(HEADERS, target.fields("/operations"), flags=1, stream=1))
            await flood(writer, frame(CONTINUATION, payload, stream=1), times=3000)
            await expect_closed(reader)


@attack("more HTTP/2 streams than allowed")
async def compressed_bomb(target: Target) -> None:
    encoder = hpack.Encoder()
    fields = [(":method", "GET"), (":scheme", "http"), (":authority", "x"), (":path", "/")]
    first = encoder.encode([*fields, ("x-a", "b" * 3900)])
    again = encoder.encode([("x-a", "b" * 3900)])
    async with target.connect_http2() as (reader, writer):
        block = first + again * 4000
        flags = END_HEADERS | END_STREAM
        writer.write(frame(HEADERS, block[:16_000], flags=flags, stream=1))
        await expect_closed(reader)


@attack("a request target, headers or a body that are too large")
async def too_large(target: Target) -> None:
    (await target.get("/operations?name=" + "x" * 20_000)).expect(414, 431)
    (await target.get("/operations", "X-A: " + "x" * 60_000)).expect(431)
    (await target.get("/operations", "Content-Length: 9999999")).expect(413)
    async with target.connect() as (reader, writer):
        writer.write(target.head("/operations", "Transfer-Encoding: chunked"))
        reading = asyncio.create_task(read_answer(reader))
        await flood(writer, b"10000\r\n" + b"x" * 65_536 + b"\r\n", times=100)
        answer = await reading
        answer.expect(413, 0)


INNER = "GET /operations?limit=1 HTTP/1.1\r\nHost: test\r\nAuthorization: Bearer {}\r\n\r\n"
FRAMINGS = (
    ("Content-Length: 5", "Transfer-Encoding: chunked", b"0\r\n\r\n"),
    ("Transfer-Encoding: chunked", "Content-Length: 4", b"5c\r\n"),
    ("Transfer-Encoding: xchunked", "", b"0\r\n\r\n"),
    ("Transfer-Encoding: chunked, identity", "", b"0\r\n\r\n"),
    ("Transfer-Encoding: chunked", "Transfer-Encoding: identity", b"0\r\n\r\n"),
    ("Transfer-Encoding : chunked", "", b"0\r\n\r\n"),
    ("Transfer-Encoding: \x0bchunked", "", b"0\r\n\r\n"),
    ("Content-Length: 0", "Content-Length: 5", b"hello"),
    ("Content-Length: +5", "", b"hello"),
    ("Content-Length: -1", "", b""),
    ("Content-Length: 0x5", "", b"hello"),
    ("Content-Length: 1_0", "", b"helloworld"),
    ("Content-Length: ", "", b""),
    ("Content-Length:5\rX: y", "", b"hello"),
    ("X: a\0b", "", b""),
    ("Transfer-Encoding: chunked", "X: z", b"+0\r\n\r\n"),
    ("Transfer-Encoding: chunked", "X: z", b"0;a=b\nX\r\n\r\n"),
    ("Transfer-Encoding: chunked", "X: z", b"5\r\nhelloXX0\r\n\r\n"),
    ("Transfer-Encoding: chunked", "X: z", b"0x0\r\n\r\n"),
)


@attack("request smuggling behind a proxy")
async def smuggled_requests(target: Target) -> None:
    inner = INNER.format(target.token).encode()
    for tls in (False, True):
        for first, second, body in FRAMINGS:
            headers = [header for header in (first, second) if header]
            request = target.head("/operations/x", *headers, token=None) + body + inner
            async with target.connect(tls=tls) as (reader, writer):
                writer.write(request)
                found = b""
                with contextlib.suppress(TimeoutError, ConnectionError):
                    async with asyncio.timeout(0.5):
                        while piece := await reader.read(65_536):
                            found += piece
            expect(b"createdDateTime" not in found, f"a second request was answered: {first}")
            expect(b" 500 " not in found, f"500 for {first}")


@attack("a tunnel through a proxy by `Upgrade: h2c`")
async def upgrades(target: Target) -> None:
    headers = ("Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABk")
    (await target.get("/operations?limit=1", *headers)).expect(200)


@attack("forging log lines")
async def forged_lines(target: Target) -> None:
    for path in ("/operations%0d%0aforged", "/operations%1b[31m", "/%e2%80%a8forged"):
        (await target.get(path, "X-Request-Id: a%0ab\tc")).expect(404, 400)


@attack("filling the disk with log lines")
async def long_lines(target: Target) -> None:
    async with target.connect() as (reader, writer):
        writer.write(target.head("/operations?" + "x" * 8000, token=None) * 200)
        expect_statuses([await read_answer(reader) for _ in range(200)], 401)


@attack("pretending to be another client")
async def forged_addresses(target: Target) -> None:
    headers = ("X-Forwarded-For: 10.0.0.1", "Forwarded: for=10.0.0.1;proto=https")
    (await target.get("/operations", *headers, token=None)).expect(401)
    answer = await target.get("/operations?limit=1", "X-Forwarded-Prefix: /evil")
    expect("/evil" not in answer.expect(200).headers.get("link", ""), "the prefix was believed")


@attack("creating unbounded metrics")
async def invented_labels(target: Target) -> None:
    chance = random.Random()

    async def ask(_: int) -> None:
        word = "".join(chance.choices("ABCDEFGHIJKLMNOPQRSTUVWXYZ", k=12))
        await target.send(target.head(f"/{word}", method=word, token=None))

    await hold_together(100, ask)
    metrics = await target.get("/metrics", port=target.metrics_port)
    expect(len(metrics.expect(200).body) < 200_000, "the metrics have grown")


@attack("reaching the routes on a metrics address")
async def wrong_addresses(target: Target) -> None:
    (await target.get("/operations", port=target.metrics_port)).expect(404)
    (await target.get("/metrics")).expect(404)


@attack("all of these at once", is_brief=False)
async def everything_at_once(target: Target) -> None:
    programs = (pipelined_refusals, control_frames, rapid_resets, silent_connections)
    with contextlib.suppress(ExceptionGroup):
        async with asyncio.TaskGroup() as group:
            for program in (*programs, unread_feeds, costly_counts, unread_lists, forged_tokens):
                group.create_task(_shield(program, target))


async def _shield(program: Program, target: Target) -> None:
    with contextlib.suppress(ConnectionError, TimeoutError):
        await program(target)


# --- With a token ----------------------------------------------------------------------------


@attack("reading operations outside the scope")
async def outside_the_scope(target: Target) -> None:
    for query in ("", "?tags=t2", "?view=full&limit=100", "?view=counts&tags=t2,t3"):
        answer = (await target.get(f"/operations{query}", token=target.scoped)).expect(200)
        found = re.findall(rb'"tags":\[(.*?)\]', answer.body)
        expect(all(b'"t1"' in tags for tags in found), f"operations outside the scope: {query}")


@attack("finding out whether an identifier outside the scope exists")
async def hidden_identifiers(target: Target) -> None:
    unknown = "0" * 32
    answers = [
        (await target.get(f"/operations/{one}", token=target.scoped)).expect(404)
        for one in (target.hidden, unknown)
    ]
    bodies = {re.sub(rb"[0-9a-f-]{32,36}", b"", answer.body) for answer in answers}
    expect(len(bodies) == 1, "the bodies differ")
    (await target.get(f"/operations/{target.hidden}")).expect(200)


@attack("watching the activity of others")
async def compared_tags(target: Target) -> None:
    answers = [await target.get("/operations?limit=1", token=target.scoped) for _ in range(5)]
    tags = {answer.expect(200).headers["etag"] for answer in answers}
    expect(len(tags) == 5, "the entity tags repeat")
    expect(len({len(tag) for tag in tags}) == 1, "the lengths of entity tags differ")


@attack("using the cursor or entity tag of a key with another scope")
async def borrowed_cursors(target: Target) -> None:
    answer = (await target.get("/operations?limit=1")).expect(200)
    link = answer.headers["link"].partition(">")[0].removeprefix("<")
    (await target.get(link, token=target.scoped)).expect(400)


@attack("widening the scope by claims")
async def claimed_scopes(target: Target) -> None:
    token = target.tokens["scoped with claims"]
    answer = (await target.get("/operations?tags=t2&limit=100", token=token)).expect(200)
    found = re.findall(rb'"tags":\[(.*?)\]', answer.body)
    expect(all(b'"t1"' in tags for tags in found), "operations outside the scope")


@attack("changing, stopping or deleting operations")
async def changing_methods(target: Target) -> None:
    for method in ("DELETE", "PUT", "PATCH", "POST"):
        request = target.head(f"/operations/{target.hidden}", method=method)
        (await target.send(request)).expect(405)


@attack("SQL injection or wildcards in filters")
async def injected_filters(target: Target) -> None:
    for text in ("' OR 1=1 --", "%", "_", "*", '"; DROP TABLE operations; --', "\\"):
        answer = await target.get(f"/operations?name={quote(text)}&tags={quote(text)}")
        expect(answer.expect(200).body == b"[]", "the filter has matched")


@attack("arbitrary bytes in the query string")
async def random_queries(target: Target) -> None:
    chance = random.Random(2)

    async def ask(_: int) -> None:
        text = "".join(chance.choices("%0123456789abcdefTAGS=&,+.tags=cursor=", k=200))
        (await target.get(f"/operations?limit=5&{text}")).expect(200, 400, 414)

    await hold_together(60, ask)
    tags = ",".join(f"t{number}" for number in range(1000))
    (await target.get(f"/operations?tags={tags}")).expect(400)


@attack("header injection through the link")
async def injected_links(target: Target) -> None:
    answer = await target.get("/operations?limit=1&x=%0d%0aSet-Cookie:%20a=b&y=>;rel=x")
    link = answer.expect(200).headers["link"]
    expect("set-cookie" not in answer.headers and link.count(">") == 1, "the link is not encoded")


@attack("requesting a list and not reading it")
async def unread_lists(target: Target) -> None:
    async def hold(_: int) -> None:
        async with target.connect() as (_, writer):
            writer.write(target.head("/operations?view=full"))
            await writer.drain()
            await asyncio.sleep(1)

    await hold_together(60, hold)


@attack("reading many lists at once")
async def many_lists(target: Target) -> None:
    async def read(number: int) -> None:
        (await target.get(f"/operations?pid={number}&name=web&view=full")).expect(200, 429, 503)

    await hold_together(150, read, together=150)


@attack("counts, histograms and groups by filters that take long")
async def costly_counts(target: Target) -> None:
    async with target.connect_http2() as (_, writer):
        for number in range(1, 181, 2):
            moment = f"2000-01-01T00:00:00.{number:06}Z"
            view = ("counts", "groups", "histogram&step=3600")[number % 3]
            path = f"/operations?view={view}&tags=t0,t1,t2,t3,all&createdAfter={moment}"
            block = target.fields(path)
            flags = END_HEADERS | END_STREAM
            writer.write(frame(HEADERS, block, flags=flags, stream=number))
        await writer.drain()
        await asyncio.sleep(1)


@attack("making many requests at once on many connections")
async def many_requests(target: Target) -> None:
    async def ask(_: int) -> None:
        async with target.connect() as (reader, writer):
            for _ in range(20):
                writer.write(target.head("/operations?limit=20&tags=t1"))
                (await read_answer(reader)).expect(200, 429, 503)

    await hold_together(100, ask, together=100)


@attack("waiting in many requests at once")
async def many_waits(target: Target) -> None:
    tag = (await target.get("/operations?limit=1")).headers["etag"]

    async def wait(number: int) -> None:
        path = f"/operations?name=w{number}"
        request = target.head(path, f"If-None-Match: {tag}", "Prefer: wait=1")
        async with target.connect() as (reader, writer):
            writer.write(request)
            (await read_answer(reader)).expect(200, 304, 429, 503)

    await hold_together(target.limit // 2, wait, together=target.limit // 2)


@attack("opening event streams and not reading them")
async def unread_feeds(target: Target) -> None:
    async def hold(number: int) -> None:
        async with target.connect_http2((4, 0)) as (_, writer):
            encoder = hpack.Encoder()
            for stream in range(1, 181, 2):
                path = f"/operations?name=n{number}-{stream}"
                fields = [(":method", "GET"), (":scheme", "http"), (":authority", "x")]
                fields += [(":path", path), ("authorization", f"Bearer {target.token}")]
                block = encoder.encode([*fields, ("accept", "text/event-stream")])
                flags = END_HEADERS | END_STREAM
                writer.write(frame(HEADERS, block, flags=flags, stream=stream))
            await writer.drain()
            await asyncio.sleep(1)

    await hold_together(30, hold)


@attack("keeping a stream open after the token has expired")
async def expiring_feeds(target: Target) -> None:
    token = target.tokens["expired"]
    (await target.get("/operations", "Accept: text/event-stream", token=token)).expect(401)


@attack("occupying all connections with waiting requests or slow bodies")
async def slow_bodies(target: Target) -> None:
    async with contextlib.AsyncExitStack() as held:

        async def hold(_: int) -> None:
            _, writer = await held.enter_async_context(target.connect())
            writer.write(target.head("/operations", "Content-Length: 50000") + b"a")

        await hold_together(target.limit // 2, hold)
        (await target.get("/operations?limit=1")).expect(200)
