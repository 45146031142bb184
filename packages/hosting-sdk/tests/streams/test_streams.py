import asyncio
import gc
import os
import signal

import attrs
import pytest
from aiohttp import web
from hosting_sdk import (
    ConnectionError,  # noqa: A004 the package's own
    HostingSDKWarning,
    InvalidRequestError,
    NotFound,
    RequestAbortedError,
    RequestOptions,
    RequestTimeoutError,
    ResponseValidationError,
    RetryConfig,
    ServiceError,
)
from hosting_sdk._types import Operation, Result
from hosting_sdk.conversion import to_dict


def lines(*chunks, content_type="application/jsonl", wait=None):
    """Return a handler that sends chunks and, if given, waits for an event before the end."""

    async def answer(request):
        response = web.StreamResponse(headers={"Content-Type": content_type})
        await response.prepare(request)
        for chunk in chunks:
            await response.write(chunk)
        if wait is not None:
            await wait.wait()
        return response

    return answer


async def collected(stream):
    """Return the records of a stream and the error that ended it."""
    records = []
    try:
        async for record in stream:
            records.append(record)  # noqa: PERF401 keeps the records before an error
    except Exception as error:  # noqa: BLE001 the test examines it
        return records, error
    return records, None


async def test_a_record_arrives_as_soon_as_it_is_complete(server, client, list_lines):
    going_on = asyncio.Event()
    server.default = lines(b'{"n": 1}\n{"n"', b': 2}\n{"n": 3', wait=going_on)
    stream = client._stream(list_lines, {})
    assert await anext(stream) == {"n": 1}
    assert await anext(stream) == {"n": 2}
    going_on.set()
    await stream.aclose()


async def test_the_loop_ends_when_the_server_closes(server, client, list_lines):
    server.default = lines(b"1\n2\n", b"3")
    assert await collected(client._stream(list_lines, {})) == ([1, 2, 3], None)
    assert server.asked[0].headers["Accept"] == "application/jsonl"


async def test_a_stream_opened_first_shows_its_status_and_headers(server, client, list_lines):
    server.default = lines(b"1\n")
    async with client._stream(list_lines, {}) as stream:
        assert (stream.status, stream.headers["content-type"]) == (200, "application/jsonl")
        assert [record async for record in stream] == [1]
    awaited = await client._stream(list_lines, {})
    assert awaited.status == 200
    await awaited.aclose()
    fresh = client._stream(list_lines, {})
    assert (fresh.status, fresh.headers) == (None, None)


async def test_a_line_of_20_megabytes_is_one_record(server, client, list_lines):
    text = b"x" * 20_000_000
    server.default = lines(b'"', text, b'"\n1\n')
    records, error = await collected(client._stream(list_lines, {}))
    assert error is None
    assert (len(records[0]), records[1]) == (20_000_000, 1)


async def test_leaving_the_loop_early_closes_the_connection(server, client, list_lines):
    gone = asyncio.Event()

    async def endless(request):
        response = web.StreamResponse(headers={"Content-Type": "application/jsonl"})
        await response.prepare(request)
        try:
            while True:
                await response.write(b"1\n" * 1000)
        except OSError:
            gone.set()
        return response

    server.default = endless
    async for record in client._stream(list_lines, {}):
        assert record == 1
        break
    async with asyncio.timeout(10):
        await gone.wait()


async def test_a_stream_that_was_never_read_sends_nothing(server, client, list_lines):
    stream = client._stream(list_lines, {})
    await stream.aclose()
    with pytest.raises(InvalidRequestError, match="the stream is closed"):
        await anext(stream)
    del stream
    gc.collect()
    assert server.asked == []


async def test_a_bad_line_is_an_error_after_the_good_records(server, client, list_lines):
    server.default = lines(b"1\n2\n{bad\n3\n")
    records, error = await collected(client._stream(list_lines, {}))
    assert records == [1, 2]
    assert isinstance(error, ResponseValidationError)
    assert "line 3 of the stream is not JSON" in str(error)
    assert len(error.attempts) == 1


@pytest.mark.parametrize("ending", [b'{"a": 1', b'"x'])
async def test_a_stream_that_ends_in_the_middle_says_so_after_the_good_records(
    server, client, list_lines, ending
):
    server.default = lines(b"1\n2\n" + ending)
    records, error = await collected(client._stream(list_lines, {}))
    assert records == [1, 2]
    assert isinstance(error, ConnectionError)
    assert "closed the stream in the middle after 2 records" in str(error)


async def test_a_connection_that_breaks_says_so_after_the_good_records(
    serve_bytes, client, list_lines
):
    async def talk(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(
            b"HTTP/1.1 200 OK\r\nContent-Type: application/jsonl\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n4\r\n1\n2\n\r\n"
        )
        await writer.drain()

    options = RequestOptions(server_url=await serve_bytes(talk))
    records, error = await collected(client._stream(list_lines, {}, None, options))
    assert records == [1, 2]
    assert isinstance(error, ConnectionError)
    assert "in the middle after 2 records: GET" in str(error)
    assert error.__cause__ is not None


async def test_an_error_status_is_raised_before_the_first_record(server, client, list_lines):
    async def missing(request):
        return web.json_response({"message": "none"}, status=404)

    server.default = missing
    records, error = await collected(client._stream(list_lines, {}))
    assert (records, type(error)) == ([], NotFound)
    assert error.body == '{"message": "none"}'


async def test_a_response_that_is_not_a_stream_is_an_error(server, client, list_lines):
    async def page(request):
        return web.Response(text="<html>", content_type="text/html")

    server.default = page
    _, error = await collected(client._stream(list_lines, {}))
    assert isinstance(error, ServiceError)
    assert "200 OK with text/html" in str(error)
    assert error.body == "<html>"


async def test_a_response_that_is_not_a_stream_and_does_not_end_times_out(
    serve_bytes, make_client, list_lines
):
    async def talk(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        head = b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 100\r\n\r\n"
        writer.write(head + b"<html>")
        await reader.read()  # until the client has gone

    client = make_client(server_url=await serve_bytes(talk), timeout=0.3)
    async with asyncio.timeout(20):
        with pytest.raises(RequestTimeoutError, match=r"the response \(200\) was not read within"):
            await client._stream(list_lines, {})


async def test_opening_a_stream_is_retried_after_a_503(server, client, clock, list_lines):
    async def busy(request):
        return web.Response(status=503)

    server.answers = [busy]
    server.default = lines(b"1\n")
    assert await collected(client._stream(list_lines, {})) == ([1], None)
    assert clock.waits == [0.25]


async def test_stream_json_is_a_stream_of_values(server, client):
    operation = Operation(
        "logs.get", "GET", "/x", results=(Result(200, "application/stream+json", "lines"),)
    )
    server.default = lines(
        b'{"a": "}\\"{"}{"b"', b":\n 2}\n[3]", content_type="application/stream+json"
    )
    records, error = await collected(client._stream(operation, {}))
    assert (records, error) == ([{"a": '}"{'}, {"b": 2}, [3]], None)


async def test_silence_ends_a_stream_only_when_the_call_has_a_timeout(server, client, list_lines):
    release = asyncio.Event()
    server.default = lines(b"1\n", wait=release)
    assert client._stream(list_lines, {})._silence is None
    stream = client._stream(list_lines, {}, None, RequestOptions(timeout=60))
    assert await anext(stream) == 1
    assert stream._silence == 60
    stream._silence = 0.01
    with pytest.raises(RequestTimeoutError, match=r"nothing came for 0\.01 s"):
        await anext(stream)
    release.set()


async def test_closing_the_client_ends_its_streams(server, client, list_lines):
    release = asyncio.Event()
    server.default = lines(b"1\n", wait=release)
    stream = client._stream(list_lines, {})
    assert await anext(stream) == 1
    following = asyncio.create_task(anext(stream))
    await asyncio.sleep(0)
    await client.aclose()
    with pytest.raises(RequestAbortedError, match="closed during the stream"):
        await following
    release.set()


async def test_a_wait_for_a_record_that_is_cancelled_loses_no_record(server, client, list_lines):
    release = asyncio.Event()
    server.default = lines(b"1\n2\n", b"3\n", wait=release)
    stream = client._stream(list_lines, {})
    assert [await anext(stream), await anext(stream), await anext(stream)] == [1, 2, 3]
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(anext(stream), 0.05)
    assert client.load.running == 1
    release.set()
    with pytest.raises(StopAsyncIteration):
        await anext(stream)
    assert client.load.running == 0


async def test_a_loop_goes_on_after_the_record_that_anext_returned(server, client, list_lines):
    server.default = lines(b"1\n2\n3\n")
    stream = client._stream(list_lines, {})
    assert await anext(stream) == 1
    assert await collected(stream) == ([2, 3], None)


async def test_an_error_of_a_stream_is_not_followed_by_its_end(server, client, list_lines):
    server.default = lines(b"1\n2")
    server.answers = [lines(b"1\n{")]
    stream = client._stream(list_lines, {})
    assert await anext(stream) == 1
    for _ in range(2):
        with pytest.raises(ConnectionError, match="in the middle after 1 records"):
            await anext(stream)
    assert client.load.running == 0


async def test_closing_a_stream_is_an_error_where_another_task_reads_it(server, client, list_lines):
    release = asyncio.Event()
    server.default = lines(b"1\n", wait=release)
    stream = client._stream(list_lines, {})
    assert await anext(stream) == 1
    following = asyncio.create_task(anext(stream))
    await asyncio.sleep(0.05)
    await stream.aclose()
    release.set()
    with pytest.raises(RequestAbortedError, match="the stream was closed"):
        await following


async def test_a_stream_that_is_closed_while_it_opens_stays_closed(server, client, list_lines):
    arrived, release = asyncio.Event(), asyncio.Event()

    async def late(request):
        arrived.set()
        await release.wait()
        return await lines(b"1\n")(request)

    server.default = late
    stream = client._stream(list_lines, {})
    following = asyncio.create_task(anext(stream))
    await arrived.wait()
    await stream.aclose()
    with pytest.raises(RequestAbortedError, match="the stream was closed"):
        await following
    assert client.load.running == 0
    release.set()


async def test_a_stream_is_cancelled_at_any_step_and_leaves_nothing_behind(
    server, client, list_lines
):
    server.default = lines(b"1\n", b"2\n")
    for steps in range(1, 3000, 3):
        reading = asyncio.create_task(collected(client._stream(list_lines, {})))
        for _ in range(steps):
            await asyncio.sleep(0)
        if not reading.cancel():
            assert await reading == ([1, 2], None)
            return
        with pytest.raises(asyncio.CancelledError):
            await reading
    pytest.fail("the stream never came to its end")


@attrs.define(kw_only=True)
class Charge:
    cost: float


@pytest.fixture
def typed_lines(list_lines):
    return list_lines._replace(results=(Result(200, "application/jsonl", "lines", lambda: Charge),))


async def test_records_are_decoded_to_their_type(server, client, typed_lines):
    server.default = lines(b'{"cost": 1, "more": 2}\n{"cost": 2.5}\n')
    records, error = await collected(client._stream(typed_lines, {}))
    assert (records, error) == ([Charge(cost=1), Charge(cost=2.5)], None)


async def test_a_record_of_another_type_ends_a_strict_stream_after_the_good_ones(
    server, make_client, typed_lines
):
    server.default = lines(b'{"cost": 1}\n{"cost": "2"}\n{"cost": 3}\n')
    client = make_client(response_validation="strict")
    records, error = await collected(client._stream(typed_lines, {}))
    assert records == [Charge(cost=1)]
    assert isinstance(error, ResponseValidationError)
    assert str(error).startswith("record 2 of the stream: ")
    assert error.issues[0].path == "$.cost"


async def test_a_stream_goes_on_after_records_of_another_type_and_warns_once(
    server, make_client, typed_lines
):
    server.default = lines(b'{"cost": "2"}\n' * 1000 + b'{"cost": 3}\n{"price": 4}\n')
    stream = make_client(response_validation="report")._stream(typed_lines, {})
    with pytest.warns(HostingSDKWarning) as warned:
        records, error = await collected(stream)
    assert (len(records), error) == (1002, None)
    assert (records[0].cost, records[-2]) == ("2", Charge(cost=3))
    assert to_dict(records[-1]) == {"price": 4}
    assert [str(each.message) for each in warned] == [
        f"things.listLines: the result does not match its type at $.cost: expected number, got "
        f"{got}; it is returned as it came"
        for got in ("string of 1 characters",)
    ]
    assert {issue.path for issue in stream.issues} == {"$.cost"}


async def test_a_stream_without_validation_warns_of_nothing(server, make_client, typed_lines):
    server.default = lines(b'{"cost": "2"}\n{"cost": 3}\n')
    stream = make_client(response_validation="off")._stream(typed_lines, {})
    records, error = await collected(stream)
    assert (len(records), error) == (2, None)
    assert [issue.path for issue in stream.issues] == ["$.cost"]


@pytest.fixture
def both():
    return Operation(
        "things.run",
        "POST",
        "/v1/run",
        results=(
            Result(200, "application/json", "json"),
            Result(200, "application/x-ndjson", "lines"),
        ),
        accept="application/json;q=1, application/x-ndjson;q=0",
    )


async def test_a_method_with_two_result_types_is_awaited_for_its_value(server, client, both):
    assert await client._value_or_stream(both, {}) == {"ok": True}
    assert server.asked[0].headers["Accept"] == "application/json"


async def test_a_method_with_two_result_types_is_iterated_for_its_records(server, client, both):
    server.default = lines(b"1\n2\n", content_type="application/x-ndjson")
    assert [record async for record in client._value_or_stream(both, {})] == [1, 2]
    assert server.asked[0].headers["Accept"] == "application/x-ndjson"
    async with client._value_or_stream(both, {}) as stream:
        assert stream.status == 200
        assert [record async for record in stream] == [1, 2]


def content(data, **headers):
    async def answer(request):
        return web.Response(body=data, headers=headers)

    return answer


async def test_a_download_comes_in_pieces_or_whole(server, client, get_bytes):
    data = bytes(range(256)) * 4096
    server.default = content(data)
    pieces = [piece async for piece in client._download(get_bytes, {})]
    assert b"".join(pieces) == data
    assert await client._download(get_bytes, {}).read() == data
    async with client._download(get_bytes, {}) as download:
        assert download.size == len(data)
    assert client._download(get_bytes, {}).size is None


async def test_the_size_of_a_compressed_download_is_not_known(server, client, get_bytes):
    async def compressed(request):
        response = web.Response(body=b"a" * 1000)
        response.enable_compression()
        return response

    server.default = compressed
    async with client._download(get_bytes, {}) as download:
        assert download.size is None
        assert await download.read() == b"a" * 1000


async def test_a_download_is_saved_whole(server, client, get_bytes, tmp_path):
    server.default = content(b"a" * 100_000)
    told = []
    path = tmp_path / "file.bin"
    saved = await client._download(get_bytes, {}).save(
        path, progress=lambda done, size: told.append((done, size))
    )
    assert saved == path
    assert path.read_bytes() == b"a" * 100_000
    assert told[-1] == (100_000, 100_000)
    assert list(tmp_path.iterdir()) == [path]


async def test_a_saved_download_keeps_the_mode_of_the_file_that_it_replaces(
    server, client, get_bytes, tmp_path
):
    async def tell(done, size):
        await asyncio.sleep(0)

    server.default = content(b"new")
    path = tmp_path / "file.bin"
    path.write_bytes(b"old")
    path.chmod(0o640)
    await client._download(get_bytes, {}).save(str(path), progress=tell)
    assert path.read_bytes() == b"new"
    assert path.stat().st_mode & 0o777 == 0o640


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no such files")
async def test_only_a_regular_file_is_replaced_by_a_download(server, client, get_bytes, tmp_path):
    server.default = content(b"new")
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to(tmp_path / "pipe")
    for path in (tmp_path / "pipe", tmp_path / "link", tmp_path):
        with pytest.raises(InvalidRequestError, match="it is not a regular file"):
            await client._download(get_bytes, {}).save(path)
    assert (tmp_path / "pipe").is_fifo()
    assert server.asked == []


@pytest.mark.skipif(os.name == "nt", reason="Windows allows links to administrators only")
async def test_a_link_to_a_file_stays_when_a_download_replaces_the_file(
    server, client, get_bytes, tmp_path
):
    server.default = content(b"new")
    link, file = tmp_path / "link", tmp_path / ("f" * 250)
    link.symlink_to(file.name)
    for _ in range(2):
        assert await client._download(get_bytes, {}).save(link) == link
        assert (link.is_symlink(), file.read_bytes()) == (True, b"new")
        file.write_bytes(b"old")


async def test_a_saved_download_has_the_mode_of_a_new_file_and_the_umask_is_left_alone(
    server, client, get_bytes, tmp_path, monkeypatch
):
    (tmp_path / "other").touch()
    monkeypatch.delattr(os, "umask")
    server.default = content(b"new")
    path = await client._download(get_bytes, {}).save(tmp_path / "file.bin")
    assert path.stat().st_mode == (tmp_path / "other").stat().st_mode


async def test_a_download_that_breaks_leaves_no_file(serve_bytes, client, get_bytes, tmp_path):
    async def talk(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc")
        await writer.drain()

    options = RequestOptions(server_url=await serve_bytes(talk), retries=RetryConfig("none"))
    with pytest.raises(ConnectionError, match="the connection broke"):
        await client._download(get_bytes, {}, None, options).save(tmp_path / "file.bin")
    assert list(tmp_path.iterdir()) == []


BYTES = bytes(range(256)) * 40


def breaking(heads, *, tag=b'"v1"', whole=BYTES, rest=None):
    """Return a handler that sends half of the bytes first, and then the range requested."""

    async def talk(reader, writer):
        head = await reader.readuntil(b"\r\n\r\n")
        heads.append(head)
        asked = head.partition(b"Range: bytes=")[2].partition(b"-")[0]
        start = int(asked) if asked else 0
        fields = b"ETag: %s\r\nConnection: close\r\n" % tag
        if len(heads) == 1:
            writer.write(b"HTTP/1.1 200 OK\r\n%sContent-Length: %d\r\n\r\n" % (fields, len(whole)))
            writer.write(whole[: len(whole) // 2])
        elif rest is not None:
            writer.write(rest)
        else:
            body = whole[start:]
            fields += b"Content-Range: bytes %d-%d/%d\r\n" % (start, len(whole) - 1, len(whole))
            writer.write(
                b"HTTP/1.1 206 Partial Content\r\n%sContent-Length: %d\r\n\r\n"
                % (fields, len(body))
            )
            writer.write(body)
        await writer.drain()

    return talk


async def test_a_download_that_breaks_goes_on_where_it_broke(
    serve_bytes, client, get_bytes, tmp_path
):
    heads: list[bytes] = []
    told = []
    options = RequestOptions(server_url=await serve_bytes(breaking(heads)))
    download = client._download(get_bytes, {}, None, options)
    path = await download.save(tmp_path / "file", progress=lambda *each: told.append(each))
    assert path.read_bytes() == BYTES
    assert len(heads) == 2
    assert b'\r\nIf-Range: "v1"\r\n' in heads[1]
    assert told[-1] == (len(BYTES), len(BYTES))
    assert {size for _, size in told} == {len(BYTES)}


@pytest.mark.parametrize(
    ("options", "requests"),
    [
        ({"tag": b'W/"weak"'}, 1),
        ({"rest": b"HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nnew"}, 2),
        ({"rest": b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n"}, 2),
    ],
)
async def test_a_download_that_cannot_be_resumed_is_a_connection_error(
    serve_bytes, client, get_bytes, options, requests
):
    heads: list[bytes] = []
    url = await serve_bytes(breaking(heads, **options))
    with pytest.raises(ConnectionError, match="the connection broke"):
        await client._download(get_bytes, {}, None, RequestOptions(server_url=url)).read()
    assert len(heads) == requests


OTHER = bytes(reversed(BYTES))
SIZE = len(BYTES)
HALF = SIZE // 2


def partial(body, *, tag=b'"v1"', first=HALF, last=SIZE - 1, total=SIZE, status=b"206"):
    """Return a response with the rest of a download."""
    head = (
        b"HTTP/1.1 %s x\r\nETag: %s\r\nContent-Range: bytes %d-%d/%d\r\nContent-Length: %d\r\n\r\n"
    )
    return head % (status, tag, first, last, total, len(body)) + body


@pytest.mark.parametrize(
    "rest",
    [
        partial(OTHER[HALF:], tag=b'"v2"'),
        partial(OTHER[HALF:], tag=b'W/"v1"'),
        partial(OTHER[HALF:] + OTHER, total=2 * SIZE, last=2 * SIZE - 1),
        partial(OTHER[HALF:], total=2 * SIZE),
        partial(BYTES, first=0),
        partial(BYTES[HALF:], status=b"200"),
        partial(BYTES[HALF:]).replace(b'ETag: "v1"\r\n', b""),
        partial(BYTES[HALF:-5]),
        partial(BYTES[HALF:] + b"more"),
    ],
)
async def test_a_resumed_download_is_the_same_file_or_an_error(
    serve_bytes, client, get_bytes, tmp_path, rest
):
    (tmp_path / "file").write_bytes(b"before")
    heads: list[bytes] = []
    options = RequestOptions(server_url=await serve_bytes(breaking(heads, rest=rest)))
    with pytest.raises(ConnectionError):
        await client._download(get_bytes, {}, None, options).save(tmp_path / "file")
    assert (tmp_path / "file").read_bytes() == b"before"
    assert len(heads) == 2


async def test_a_download_that_breaks_again_and_again_is_resumed_four_times(
    serve_bytes, client, get_bytes
):
    heads: list[bytes] = []

    async def talk(reader, writer):
        heads.append(await reader.readuntil(b"\r\n\r\n"))
        asked = heads[-1].partition(b"Range: bytes=")[2].partition(b"-")[0]
        rest = BYTES[int(asked or b"0") :]
        if asked:
            writer.write(partial(rest, first=SIZE - len(rest))[: 200 + len(rest) // 2])
        else:
            head = b'HTTP/1.1 200 OK\r\nETag: "v1"\r\nContent-Length: %d\r\n\r\n'
            writer.write(head % len(rest) + rest[:HALF])
        await writer.drain()

    options = RequestOptions(server_url=await serve_bytes(talk))
    with pytest.raises(ConnectionError):
        await client._download(get_bytes, {}, None, options).read()
    assert len(heads) == 1 + 4
    assert len({head.partition(b"Range: ")[2].partition(b"\r\n")[0] for head in heads}) == 5


async def test_the_response_is_still_seen_after_a_failed_resume(serve_bytes, client, get_bytes):
    missing = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n"
    options = RequestOptions(server_url=await serve_bytes(breaking([], rest=missing)))
    download = client._download(get_bytes, {}, None, options)
    with pytest.raises(ConnectionError):
        await download.read()
    assert download.status == 200
    assert download.headers is not None
    assert download.headers["ETag"] == '"v1"'


def fail(done, size):
    raise ZeroDivisionError


@pytest.fixture
def small_disk():
    """Let no file of this process grow beyond 1,000,000 bytes."""
    resource = pytest.importorskip("resource", reason="the size of files cannot be limited here")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, hard))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    signal.signal(signal.SIGXFSZ, before)


def endless(gone):
    """Return a handler that sends bytes until the client disconnects, then sets `gone`."""

    async def talk(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n")
        try:
            while True:
                writer.write(b"x" * 100_000)
                await writer.drain()
        finally:
            gone.set()

    return talk


@pytest.mark.parametrize(
    ("progress", "error"), [(None, InvalidRequestError), (fail, ZeroDivisionError)]
)
@pytest.mark.usefixtures("small_disk")
async def test_a_failed_save_closes_its_connection(  # noqa: PLR0917 fixtures
    serve_bytes, client, get_bytes, tmp_path, progress, error
):
    gone = asyncio.Event()
    options = RequestOptions(server_url=await serve_bytes(endless(gone)))
    download = client._download(get_bytes, {}, None, options)
    with pytest.raises(error) as caught:
        await download.save(tmp_path / "file", progress=progress)
    del caught
    await asyncio.wait_for(gone.wait(), 10)
    assert list(tmp_path.iterdir()) == []


async def test_a_save_to_a_path_that_cannot_be_written_closes_an_open_connection(
    serve_bytes, client, get_bytes, tmp_path
):
    gone = asyncio.Event()
    options = RequestOptions(server_url=await serve_bytes(endless(gone)))
    download = await client._download(get_bytes, {}, None, options)
    with pytest.raises(InvalidRequestError, match="cannot write"):
        await download.save(tmp_path / "missing" / "file")
    await asyncio.wait_for(gone.wait(), 10)


@pytest.mark.usefixtures("small_disk")
async def test_a_file_that_is_cut_short_by_a_full_disk_is_not_saved(
    server, client, get_bytes, tmp_path
):
    async def answer(request):
        return web.Response(body=b"x" * 1_000_001)

    server.default = answer
    with pytest.raises(InvalidRequestError, match="File too large"):
        await client._download(get_bytes, {}).save(tmp_path / "file")
    assert list(tmp_path.iterdir()) == []


async def test_a_file_that_cannot_be_written_is_an_error(server, client, get_bytes, tmp_path):
    with pytest.raises(InvalidRequestError, match=r"cannot write .*: No such file or directory"):
        await client._download(get_bytes, {}).save(tmp_path / "missing" / "file.bin")
    (tmp_path / "folder").mkdir()
    with pytest.raises(InvalidRequestError, match=r"cannot write .*folder'"):
        await client._download(get_bytes, {}).save(tmp_path / "folder")


async def test_a_failed_download_raises_the_message_of_the_server(server, client, get_bytes):
    async def missing(request):
        return web.json_response({"message": "no such file"}, status=404)

    server.default = missing
    with pytest.raises(ServiceError, match="no such file"):
        await client._download(get_bytes, {}).read()
