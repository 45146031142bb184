"""The largest body of a response that a client keeps in memory."""

import gzip
import subprocess
import sys
import tracemalloc

import pytest
from aiohttp import web
from hosting_sdk import (
    HTTPClient,
    InvalidRequestError,
    Response,
    ResponseTooLargeError,
    SyncClient,
)

BOMB = gzip.compress(b'"' + b"a" * 200_000_000 + b'"', 9)
TOO_LARGE = r"the body of the response \(200\) is larger than max_response_bytes=1000;"


def body(content, *, status=200, content_type="application/json", encoding=None):
    async def answer(request):
        headers = {"Content-Type": content_type}
        if encoding:
            headers["Content-Encoding"] = encoding
        return web.Response(body=content, status=status, headers=headers)

    return answer


def quoted(length):
    return b'"' + b"a" * (length - 2) + b'"'


async def test_a_response_of_the_largest_size_is_read_and_a_larger_one_is_an_error(
    server, make_client, get_thing
):
    client = make_client(max_response_bytes=1000)
    server.answers = [body(quoted(1000)), body(quoted(1001))]
    assert await client._call(get_thing, {"id": "i"}) == "a" * 998
    with pytest.raises(ResponseTooLargeError, match=rf"^things.getThing: {TOO_LARGE}") as caught:
        await client._call(get_thing, {"id": "i"})
    assert len(server.asked) == 2
    assert [attempt.status for attempt in caught.value.attempts] == [None]


@pytest.mark.parametrize("status", [200, 404, 503])
async def test_a_compressed_response_is_not_unpacked_beyond_the_largest_size(
    server, make_client, get_thing, status
):
    client = make_client(max_response_bytes=1_000_000)
    await client._call(get_thing, {"id": "i"})
    server.default = body(BOMB, status=status, encoding="gzip")
    tracemalloc.start()
    try:
        with pytest.raises(
            ResponseTooLargeError, match=rf"\({status}\).*max_response_bytes=1000000"
        ):
            await client._call(get_thing, {"id": "i"})
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 10_000_000
    assert len(server.asked) == 2


async def test_a_response_that_is_too_large_closes_its_connection(server, make_client, get_thing):
    client = make_client(max_response_bytes=1000)
    server.default = body(b"a" * 50_000_000)
    with pytest.raises(ResponseTooLargeError):
        await client._call(get_thing, {"id": "i"})
    fetcher = client._transport.settings.http_client._default
    assert fetcher is not None
    assert fetcher._session is not None
    assert fetcher._session.connector is not None
    assert not fetcher._session.connector._acquired
    assert not fetcher._session.connector._conns


async def test_a_stream_that_is_refused_reads_no_more_than_the_largest_size(
    server, make_client, list_lines
):
    client = make_client(max_response_bytes=1000)
    server.default = body(b"a" * 5000, content_type="text/html")
    with pytest.raises(ResponseTooLargeError, match=TOO_LARGE):
        await client._stream(list_lines, {})


async def test_downloads_and_streams_have_no_largest_size(
    server, make_client, get_bytes, list_lines
):
    client = make_client(max_response_bytes=1000)
    server.answers = [
        body(b"a" * 5000, content_type="application/octet-stream"),
        body(b"1\n" * 5000, content_type="application/jsonl"),
    ]
    assert len(await client._download(get_bytes, {}).read()) == 5000
    assert len([record async for record in client._stream(list_lines, {})]) == 5000


async def test_a_view_of_a_client_has_a_largest_size_of_its_own(server, make_client, get_thing):
    client = make_client(max_response_bytes=1000)
    server.default = body(quoted(5000))
    view = client.with_options(max_response_bytes=None)
    assert len(await view._call(get_thing, {"id": "i"})) == 4998
    with pytest.raises(ResponseTooLargeError):
        await client._call(get_thing, {"id": "i"})


async def test_a_response_in_pieces_is_read_whole_and_once():
    async def pieces():
        yield b"1"
        yield b"2"

    response = Response(200, {}, pieces())
    assert [await response.read(), await response.read(), response.content] == [b"12"] * 3


async def test_the_response_of_a_fetcher_has_a_largest_size(make_client, get_thing):
    async def fetch(request):
        return Response(200, {"Content-Type": "application/json"}, quoted(1001))

    client = make_client(http_client=HTTPClient(fetch), max_response_bytes=1000)
    with pytest.raises(ResponseTooLargeError, match=TOO_LARGE):
        await client._call(get_thing, {"id": "i"})


def test_a_sync_client_has_a_largest_size(fake_platform):
    options = {"server_url": fake_platform.url, "max_response_bytes": 1000}
    user = {"user": "a" * 1000}
    with SyncClient(fake_platform.token, **options) as client:
        for each in (client, client.with_options(timeout=5)):
            fake_platform.reply("user.getAuthUser", user)
            with pytest.raises(ResponseTooLargeError, match=rf"^user.getAuthUser: {TOO_LARGE}"):
                each.user.get_auth_user()
        fake_platform.reply("user.getAuthUser", user)
        everything = client.with_options(max_response_bytes=2000)
        assert len(everything.raw(everything.user.get_auth_user).content) > 1000


def test_the_command_line_has_the_default_of_100_megabytes(fake_platform):
    fake_platform.reply(
        "user.getAuthUser",
        body=BOMB,
        headers={"Content-Type": "application/json", "Content-Encoding": "gzip"},
    )
    command = [sys.executable, "-m", "hosting_sdk", "call", "user.get_auth_user"]
    done = subprocess.run(
        command,
        env={
            "HOSTING_SDK_BEARER_TOKEN": fake_platform.token,
            "HOSTING_SDK_SERVER_URL": fake_platform.url,
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "is larger than max_response_bytes=100000000" in done.stderr


@pytest.mark.parametrize("size", [0, -1, 1.5, True, "1"])
def test_an_invalid_max_response_bytes_is_refused(make_client, size):
    with pytest.raises(InvalidRequestError, match="max_response_bytes must be a number of bytes"):
        make_client(max_response_bytes=size)
