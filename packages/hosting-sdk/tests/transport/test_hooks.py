import asyncio
from typing import Any

import pytest
from aiohttp import web
from hosting_sdk import (
    BackoffConfig,
    ConnectionError,  # noqa: A004 the package's own
    HTTPClient,
    InvalidRequestError,
    Request,
    RequestTimeoutError,
    Response,
    RetryConfig,
    UnexpectedClientError,
)


async def answered(request):
    return Response(
        200, {"Content-Type": "application/json"}, b'{"url": "%s"}' % request.url.encode()
    )


async def test_hooks_run_in_the_order_in_which_they_were_added(server, make_client, get_thing):
    calls: list[str | int] = []

    async def second(request):
        calls.append("second")

    http = HTTPClient()
    http.add_hook("before_request", lambda request: calls.append("first"))
    http.add_hook("before_request", second)
    http.add_hook("response", lambda response, request: calls.append(response.status))
    await make_client(http_client=http)._call(get_thing, {"id": "i"})
    assert calls == ["first", "second", 200]


async def test_a_hook_changes_the_request_or_replaces_it(server, make_client, get_thing):
    def change(request):
        request.headers["X-Extra"] = "yes"

    def replace(request):
        return Request(request.method, f"{request.url}?more", headers=request.headers)

    http = HTTPClient().add_hook("before_request", change).add_hook("before_request", replace)
    await make_client(http_client=http)._call(get_thing, {"id": "i"})
    assert server.asked[0].headers["X-Extra"] == "yes"
    assert server.asked[0].raw_path == "/v1/things/i?more"


async def test_a_header_that_a_hook_deletes_is_not_sent(server, make_client, get_thing):
    def take_away(request):
        del request.headers["User-Agent"]

    http = HTTPClient().add_hook("before_request", take_away)
    await make_client(http_client=http)._call(get_thing, {"id": "i"})
    assert "User-Agent" not in server.asked[0].headers


async def test_a_change_by_a_hook_applies_to_one_attempt(server, client, clock, get_thing):
    async def refuse(request):
        return web.Response(status=503)

    def change(request):
        assert "X-Attempt" not in request.headers
        request.headers["X-Attempt"] = "changed"

    client._transport.settings.http_client.add_hook("before_request", change)
    server.answers = [refuse]
    await client._call(get_thing, {"id": "i"})
    assert [each.headers["X-Attempt"] for each in server.asked] == ["changed"] * 2


async def test_a_removed_hook_is_not_called(make_client, get_thing):
    calls: list[Request] = []
    http = HTTPClient().add_hook("before_request", calls.append)
    http.remove_hook("before_request", calls.append)
    http.remove_hook("before_request", calls.append)
    await make_client(http_client=http)._call(get_thing, {"id": "i"})
    assert calls == []


def test_a_hook_at_an_unknown_point_is_refused():
    with pytest.raises(InvalidRequestError, match=r"a hook is one of .* not 'beforeRequest'"):
        HTTPClient().add_hook("beforeRequest", print)  # type: ignore[call-overload]  # the refused value


async def test_a_response_hook_that_fails_closes_the_connection(
    serve_bytes, make_client, get_thing
):
    closed = asyncio.Event()

    async def talk(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nabc")
        await writer.drain()
        assert await reader.read() == b""
        closed.set()

    def fail(response, request):
        raise RuntimeError("no")

    http = HTTPClient().add_hook("response", fail)
    client = make_client(server_url=await serve_bytes(talk), http_client=http)
    with pytest.raises(UnexpectedClientError, match="RuntimeError: no"):
        await client._call(get_thing, {"id": "i"})
    await asyncio.wait_for(closed.wait(), 10)


async def test_request_error_sees_every_failed_attempt(clock, client, get_thing, unused_url):
    seen = []
    http = client._transport.settings.http_client
    http.add_hook("request_error", lambda error, request: seen.append((error, request)))
    client._transport.settings.base = unused_url
    with pytest.raises(ConnectionError) as caught:
        await client._call(get_thing, {"id": "i"})
    assert len(seen) == len(caught.value.attempts) > 1
    assert seen[0][1].url == f"{unused_url}/v1/things/i"


@pytest.mark.parametrize(
    ("seconds", "attempt_timeout", "attempts"), [(5, 0.2, 2), (0.2, None, 1), (0.9, 0.6, 2)]
)
async def test_request_error_sees_attempts_that_time_out(  # noqa: PLR0917 fixtures
    server, make_client, get_thing, seconds, attempt_timeout, attempts
):
    async def hang(request):
        await release.wait()
        return web.Response()

    async def note(error, request):
        await asyncio.sleep(0)
        seen.append((error, request))

    release = asyncio.Event()
    seen: list[Any] = []
    server.default = hang
    client = make_client(
        timeout=seconds,
        attempt_timeout=attempt_timeout,
        retry_config=RetryConfig(backoff=BackoffConfig(0.001, 0.001), max_attempts=2),
        http_client=HTTPClient().add_hook("request_error", note),
    )
    with pytest.raises(RequestTimeoutError) as caught:
        await client._call(get_thing, {"id": "i"})
    release.set()
    assert len(caught.value.attempts) == attempts
    assert [type(error) for error, _ in seen] == [RequestTimeoutError] * attempts
    assert seen[-1][0] is caught.value
    assert seen[-1][1].url == f"{server.url}/v1/things/i"


async def test_a_cancelled_call_is_no_error_for_the_hooks(server, make_client, get_thing):
    arrived, release = asyncio.Event(), asyncio.Event()
    seen: list[Any] = []

    async def hang(request):
        arrived.set()
        await release.wait()
        return web.Response()

    server.default = hang
    http = HTTPClient().add_hook("request_error", lambda error, request: seen.append(error))
    calling = asyncio.create_task(make_client(http_client=http)._call(get_thing, {"id": "i"}))
    await arrived.wait()
    calling.cancel()
    with pytest.raises(asyncio.CancelledError):
        await calling
    release.set()
    assert seen == []


async def test_the_hooks_run_for_every_attempt(server, client, clock, get_thing):
    tokens = []
    http = client._transport.settings.http_client
    http.add_hook("before_request", lambda request: tokens.append(request.headers["authorization"]))

    async def busy(request):
        return web.Response(status=503)

    server.answers = [busy, busy]
    await client._call(get_thing, {"id": "i"})
    assert tokens == ["Bearer secret-token-of-the-tests"] * 3


@pytest.mark.parametrize("point", ["before_request", "response"])
async def test_a_hook_that_fails_is_an_error_of_the_package(make_client, get_thing, point):
    def broken(*arguments):
        raise RuntimeError("out of ideas")

    client = make_client(http_client=HTTPClient().add_hook(point, broken))
    with pytest.raises(UnexpectedClientError, match="RuntimeError: out of ideas") as caught:
        await client._call(get_thing, {"id": "i"})
    assert isinstance(caught.value.__cause__, RuntimeError)


async def test_an_error_of_the_package_from_a_hook_is_raised_unchanged(make_client, get_thing):
    def refuse(request):
        raise InvalidRequestError("not today")

    client = make_client(http_client=HTTPClient().add_hook("before_request", refuse))
    with pytest.raises(InvalidRequestError, match=r"^not today$"):
        await client._call(get_thing, {"id": "i"})


async def test_a_fetcher_takes_the_place_of_the_built_in_one(make_client, get_thing):
    client = make_client(http_client=HTTPClient(answered), server_url="https://nowhere.invalid")
    value = await client._call(get_thing, {"id": "a b"})
    assert value == {"url": "https://nowhere.invalid/v1/things/a%20b"}


@pytest.mark.parametrize(
    ("raised", "error"),
    [
        (ConnectionRefusedError("no"), ConnectionError),
        (OSError("no"), ConnectionError),
        (TimeoutError("late"), RequestTimeoutError),
        (KeyError("x"), UnexpectedClientError),
        (ConnectionError("own"), ConnectionError),
    ],
)
async def test_an_exception_of_a_fetcher_is_an_error_of_the_package(
    make_client, make_thing, raised, error
):
    async def fetch(request):
        raise raised

    client = make_client(http_client=HTTPClient(fetch), retry_config=RetryConfig("none"))
    with pytest.raises(error):
        await client._call(make_thing, {}, {})


async def test_a_fetcher_that_returns_no_response_is_an_error(make_client, get_thing):
    async def fetch(request):
        return {"status": 200}

    client = make_client(http_client=HTTPClient(fetch))
    with pytest.raises(UnexpectedClientError, match="must return a Response, not"):
        await client._call(get_thing, {"id": "i"})


async def test_a_fetcher_gives_the_body_in_pieces(make_client, get_thing):
    async def pieces():
        yield b'{"a"'
        yield b""
        yield b": 1}"

    async def fetch(request):
        return Response(200, [("content-type", "application/json")], pieces())

    client = make_client(http_client=HTTPClient(fetch))
    assert await client._call(get_thing, {"id": "i"}) == {"a": 1}


@pytest.mark.parametrize(
    ("raised", "error"),
    [
        (OSError("gone"), ConnectionError),
        (ValueError("odd"), UnexpectedClientError),
        (InvalidRequestError("own"), InvalidRequestError),
    ],
)
async def test_a_body_that_breaks_off_is_an_error_of_the_package(
    make_client, make_thing, raised, error
):
    async def pieces():
        yield b"{"
        raise raised

    async def fetch(request):
        return Response(200, {"content-type": "application/json"}, pieces())

    client = make_client(http_client=HTTPClient(fetch))
    with pytest.raises(error):
        await client._call(make_thing, {}, {})


def test_a_fetcher_that_cannot_be_called_is_refused():
    with pytest.raises(InvalidRequestError, match="fetcher must be an async function"):
        HTTPClient("fetch")  # type: ignore[arg-type]  # the refused value
    with pytest.raises(InvalidRequestError, match="connections must be at least 1"):
        HTTPClient(connections=0)


async def test_clients_share_an_http_client_until_the_last_is_closed(
    server, make_client, get_thing
):
    http = HTTPClient()
    first, second = make_client(http_client=http), make_client(http_client=http)
    await first._call(get_thing, {"id": "i"})
    await first.aclose()
    await second._call(get_thing, {"id": "i"})
    assert server.asked[0].transport is server.asked[1].transport


async def test_an_http_client_can_be_used_without_a_client(server):
    async with HTTPClient() as http:
        response = await http.send(Request("GET", f"{server.url}/x"))
        assert await response.read() == b'{"ok": true}'
        assert await response.read() == response.content


async def test_a_coroutine_hook_that_fails_is_an_error_of_the_package(make_client, get_thing):
    async def broken(*arguments):
        raise RuntimeError("out of ideas")

    async def refuses(*arguments):
        raise InvalidRequestError("not today")

    client = make_client(http_client=HTTPClient().add_hook("response", broken))
    with pytest.raises(UnexpectedClientError, match="RuntimeError: out of ideas"):
        await client._call(get_thing, {"id": "i"})
    client = make_client(http_client=HTTPClient().add_hook("response", refuses))
    with pytest.raises(InvalidRequestError, match="not today"):
        await client._call(get_thing, {"id": "i"})


async def test_abandoning_an_unused_client_is_no_error():
    HTTPClient().abandon()
