import asyncio
import hashlib
import inspect
import io
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from aiohttp import web
from hosting_sdk import ConnectionError as NoConnectionError
from hosting_sdk import (
    ContentTooLarge,
    HTTPClient,
    InvalidRequestError,
    RequestOptions,
    RequestTimeoutError,
    Response,
    RetryConfig,
    UnexpectedClientError,
    Upload,
)

if TYPE_CHECKING:
    from collections.abc import Generator

DATA = bytes(range(256)) * 10_000  # more than two chunks


async def in_pieces():
    yield DATA[:1000]
    yield b""
    yield DATA[1000:]


class AsyncPieces:
    """Asynchronous source that can be read any number of times."""

    def __aiter__(self):
        return in_pieces()


class AsyncFile(io.BytesIO):
    """A file with coroutine functions, like those of asynchronous file libraries."""

    async def read(self, size=-1):  # type: ignore[override]  # asynchronous on purpose
        await asyncio.sleep(0)
        return super().read(size)


class Pipe(io.RawIOBase):
    """A file that cannot seek, like a pipe."""

    def __init__(self):
        self.inner = io.BytesIO(DATA)

    def readable(self):
        return True

    def read(self, size=-1):
        return self.inner.read(size)


def open_files():
    """Return the paths of the open files of this process, or nothing where there is no `/proc`."""
    return [os.path.realpath(link) for link in Path("/proc/self/fd").glob("*")]


@pytest.fixture(params=["path", "file", "moved file"])
def on_disk(request, tmp_path):
    path = tmp_path / "data.bin"
    if request.param == "path":
        path.write_bytes(DATA)
        yield path
        return
    skipped = b"skipped" if request.param == "moved file" else b""
    path.write_bytes(skipped + DATA)
    with path.open("rb") as file:
        file.seek(len(skipped))
        yield file


@pytest.mark.parametrize(
    ("make", "known"),
    [
        (lambda: DATA, True),
        (lambda: bytearray(DATA), True),
        (lambda: memoryview(DATA), True),
        (lambda: io.BytesIO(DATA), True),
        (lambda: AsyncFile(DATA), True),
        (lambda: [DATA[:5], b"", DATA[5:]], False),
        (lambda: iter([DATA]), False),
        (in_pieces, False),
        (AsyncPieces, False),
        (Pipe, False),
        (lambda: Upload(iter([DATA]), size=len(DATA)), True),
    ],
)
async def test_an_upload_comes_from_any_source_of_bytes(server, client, put_bytes, make, known):
    await client._call(put_bytes, {}, make())
    assert server.bodies == [DATA]
    headers = server.asked[0].headers
    assert headers["Content-Type"] == "application/octet-stream"
    assert headers.get("Content-Length") == (str(len(DATA)) if known else None)
    assert ("Transfer-Encoding" in headers) is not known


async def test_an_upload_from_disk_has_its_length(server, client, put_bytes, on_disk):
    await client._call(put_bytes, {}, on_disk)
    assert server.bodies == [DATA]
    assert server.asked[0].headers["Content-Length"] == str(len(DATA))


async def test_an_empty_upload_is_an_empty_body(server, client, put_bytes):
    await client._call(put_bytes, {}, b"")
    assert server.asked[0].headers["Content-Length"] == "0"


async def test_progress_is_reported_after_every_chunk(server, client, put_bytes):
    told = []

    async def tell(sent, size):
        told.append((sent, size))

    await client._call(put_bytes, {}, Upload(DATA, progress=tell))
    assert told == [(1048576, 2560000), (2097152, 2560000), (2560000, 2560000)]
    told.clear()
    await client._call(put_bytes, {}, Upload([b"ab", b"c"], progress=lambda *now: told.append(now)))
    assert told == [(2, None), (3, None)]


async def test_a_length_that_only_the_caller_knows_is_sent(server, client, put_bytes):
    await client._call(put_bytes, {"content_length": 3}, iter([b"abc"]))
    assert server.asked[0].headers["Content-Length"] == "3"
    await client._call(put_bytes, {"content_length": 3}, b"abc")
    assert server.bodies == [b"abc", b"abc"]


async def test_a_length_other_than_that_of_the_body_is_refused(server, client, put_bytes):
    with pytest.raises(InvalidRequestError, match="content_length is 2, the upload has 3 bytes"):
        await client._call(put_bytes, {"content_length": 2}, b"abc")
    with pytest.raises(InvalidRequestError, match="the upload has 3 bytes, not 2"):
        Upload(b"abc", size=2)
    assert server.asked == []


@pytest.mark.parametrize(
    ("pieces", "told"),
    [([b"ab"], "3 bytes, got only 2"), ([b"ab", b"cd"], "3 bytes, got more than 3")],
)
async def test_a_source_that_is_not_as_long_as_announced_is_an_error(
    server, client, put_bytes, pieces, told
):
    with pytest.raises(InvalidRequestError, match=told):
        await client._call(put_bytes, {}, Upload(iter(pieces), size=3))


@pytest.mark.parametrize(
    "source", ["text", 7, None, {"a": b"b"}.get, [b"a", "b"], io.StringIO("a")]
)
async def test_a_source_without_bytes_is_refused(server, client, put_bytes, source):
    with pytest.raises(InvalidRequestError, match=r"an upload is|missing request_body"):
        await client._call(put_bytes, {}, source)


async def test_a_missing_file_is_refused(server, client, put_bytes, tmp_path):
    with pytest.raises(InvalidRequestError, match=r"cannot read .*missing'"):
        await client._call(put_bytes, {}, tmp_path / "missing")
    path = tmp_path / "gone"
    path.write_bytes(b"a")
    upload = Upload(path)
    path.unlink()
    with pytest.raises(InvalidRequestError, match=r"cannot read .*gone'"):
        await client._call(put_bytes, {}, upload)
    assert server.asked == []


async def test_a_source_that_fails_is_an_error_with_its_cause(server, client, put_bytes):
    def broken():
        yield b"a"
        raise KeyError("disk")

    with pytest.raises(UnexpectedClientError, match="the source of the upload failed: KeyError"):
        await client._call(put_bytes, {}, broken())


class FailingPieces:
    """Source that fails before its first bytes."""

    def __iter__(self):
        raise OSError("the tape is gone")


async def test_a_source_that_cannot_be_opened_is_an_error_with_its_cause(server, client, put_bytes):
    file = io.BytesIO(DATA)
    closed = Upload(file)
    file.close()
    for source in (closed, FailingPieces()):
        with pytest.raises(UnexpectedClientError, match="the source of the upload failed: "):
            await client._call(put_bytes, {}, source)
    assert server.asked == []
    assert client.load.running == 0


async def test_a_view_of_every_second_byte_is_sent(server, client, put_bytes):
    await client._call(put_bytes, {}, memoryview(b"abcdef")[::2])
    assert server.bodies == [b"ace"]


async def test_a_response_before_the_end_of_the_upload_is_read(serve_bytes, client, put_bytes):
    async def talk(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 413 Too Large\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()
        while await reader.read(65536):
            pass

    options = RequestOptions(server_url=await serve_bytes(talk))
    with pytest.raises(ContentTooLarge):
        await client._call(put_bytes, {}, DATA, options)


async def test_a_file_is_closed_after_the_upload_and_after_a_failure(client, put_bytes, tmp_path):
    path = tmp_path / "data.bin"
    path.write_bytes(DATA)
    await client._call(put_bytes, {}, path)
    task = asyncio.create_task(client._call(put_bytes, {}, path))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await client.aclose()
    assert str(path) not in open_files()


async def test_every_chunk_restarts_the_timeout(make_client, put_bytes):
    async def fetch(request):
        limits = []
        async for _ in request.body:
            limits.append(next(iter(client._transport._limits._running)).when)
            await asyncio.sleep(0.01)
        assert limits == sorted(set(limits))
        return Response(200, {"content-type": "application/json"}, b"%d" % len(limits))

    client = make_client(http_client=HTTPClient(fetch), timeout=30)
    assert await client._call(put_bytes, {}, [b"a", b"b", b"c"]) == 3


async def test_an_upload_that_stands_still_times_out(make_client, put_bytes):
    async def stuck():
        yield b"a"
        await asyncio.Event().wait()

    client = make_client(timeout=0.05)
    with pytest.raises(RequestTimeoutError):
        await client._call(put_bytes, {}, stuck())


async def test_a_large_upload_arrives_unchanged(server, client, put_bytes, tmp_path):
    path = tmp_path / "large.bin"
    with path.open("wb") as file:
        for number in range(64):
            file.write(bytes([number]) * 1_048_576)

    async def digest(request):
        return web.json_response(hashlib.sha256(server.bodies[-1]).hexdigest())

    server.default = digest
    assert await client._call(put_bytes, {}, path) == hashlib.sha256(path.read_bytes()).hexdigest()


async def test_a_file_that_cannot_tell_its_position_is_read_once(server, client, put_bytes):
    class Odd(Pipe):
        def seekable(self):
            return True

        def tell(self):
            raise OSError("no")

    assert not Upload(Odd()).rewindable
    await client._call(put_bytes, {}, Odd())
    assert server.bodies == [DATA]


async def test_the_generator_of_a_source_that_can_be_read_again_ends_with_its_attempt(
    client, put_bytes
):
    begun: list[Generator[bytes, None, None]] = []

    class Source:
        def __iter__(self):
            begun.append(self.read_pieces())
            return begun[-1]

        def read_pieces(self):
            yield from [b"a", b"b"]

    def fail(sent, size):
        raise ZeroDivisionError

    with pytest.raises(UnexpectedClientError):
        await client._call(put_bytes, {}, Upload(Source(), progress=fail))
    states = {inspect.getgeneratorstate(each) for each in begun}
    assert inspect.GEN_CLOSED in states
    assert inspect.GEN_SUSPENDED not in states


async def test_a_connection_error_is_not_taken_for_an_error_of_the_source(make_client, put_bytes):
    client = make_client(server_url="http://127.0.0.1:1", retry_config=RetryConfig("none"))
    with pytest.raises(NoConnectionError):
        await client._call(put_bytes, {}, b"abc")


async def test_a_source_is_closed_when_a_server_answers_before_its_end(
    serve_bytes, client, put_bytes
):
    async def talk(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(
            b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\ntrue"
        )
        await writer.drain()
        await reader.read()

    left = []

    async def source():
        try:
            while True:
                yield b"x" * 1000
                await asyncio.sleep(0)
        finally:
            await asyncio.sleep(0)
            left.append(True)

    options = RequestOptions(server_url=await serve_bytes(talk))
    assert await client._call(put_bytes, {}, source(), options) is True
    assert left == [True]
