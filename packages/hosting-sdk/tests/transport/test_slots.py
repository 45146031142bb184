"""Calls that wait for a free connection."""

import asyncio

import pytest
from aiohttp import web
from hosting_sdk import (
    HostingSDKError,
    HTTPClient,
    InvalidRequestError,
    PoolTimeoutError,
    RequestOptions,
    RequestTimeoutError,
    Response,
    RetryConfig,
    ServiceError,
)

NO_RETRIES = RetryConfig("none")


@pytest.fixture
def narrow(make_client):
    """A client with one connection."""
    return make_client(http_client=HTTPClient(connections=1), timeout=20.0)


class Gate:
    """Holds responses to `/v1/things/held` back until it is opened.

    Attributes:
        opened: Set when the responses may be sent.
        held: The requests that wait.
    """

    def __init__(self):
        self.opened = asyncio.Event()
        self.held: asyncio.Queue[web.Request] = asyncio.Queue()

    async def answer(self, request):
        if request.path.endswith("/held"):
            self.held.put_nowait(request)
            await self.opened.wait()
        return web.json_response(request.path)


@pytest.fixture
def gate(server):
    """The gate of the server's responses."""
    gate = Gate()
    server.default = gate.answer
    yield gate
    gate.opened.set()


async def test_calls_that_time_out_waiting_for_a_connection_do_not_blame_a_rate_limit(
    gate, make_client, get_thing
):
    client = make_client(http_client=HTTPClient(connections=2), timeout=0.5)
    calls = (client._call(get_thing, {"id": "held"}, None, None) for _ in range(8))
    found = await asyncio.gather(*calls, return_exceptions=True)
    assert all(isinstance(each, RequestTimeoutError) for each in found)
    assert not any("limits the rate" in str(each) for each in found)
    assert any("HTTPClient(connections=2)" in str(each) for each in found)


async def test_waiting_for_a_connection_does_not_count_towards_the_attempt_timeout(
    server, make_client, get_thing
):
    async def slow(request):
        await asyncio.sleep(0.1)
        return web.json_response({})

    server.default = slow
    client = make_client(http_client=HTTPClient(connections=10), attempt_timeout=1.0)
    calls = (client._call(get_thing, {"id": "i"}) for _ in range(200))
    assert await asyncio.gather(*calls) == [{}] * 200
    assert len(server.asked) == 200


async def test_connections_are_given_out_in_the_order_of_the_calls(server, narrow, get_thing):
    async def three_times(name):
        for _ in range(3):
            await narrow._call(get_thing, {"id": name})

    await asyncio.gather(*map(three_times, "abc"))
    assert [each.path[-1] for each in server.asked] == list("abcabcabc")


async def test_a_call_that_gets_no_connection_is_a_pool_timeout_error(
    server, narrow, gate, get_thing
):
    holding = asyncio.create_task(narrow._call(get_thing, {"id": "held"}))
    await gate.held.get()
    with pytest.raises(
        PoolTimeoutError,
        match=r"no connection was free within 0\.1 s: all 1 of HTTPClient\(connections=1\)",
    ) as caught:
        await narrow._call(get_thing, {"id": "i"}, None, RequestOptions(timeout=0.1))
    assert caught.value.attempts == ()
    gate.opened.set()
    await holding
    assert len(server.asked) == 1


async def test_the_time_of_an_attempt_begins_with_its_connection(server, narrow, gate, get_thing):
    ended = asyncio.Event()

    async def hang(request):
        await ended.wait()
        return web.Response()

    server.answers = [gate.answer, hang]
    holding = asyncio.create_task(narrow._call(get_thing, {"id": "held"}))
    await gate.held.get()
    options = RequestOptions(attempt_timeout=0.2, retries=NO_RETRIES)
    waiting = asyncio.create_task(narrow._call(get_thing, {"id": "i"}, None, options))
    done, _ = await asyncio.wait([waiting], timeout=0.3)
    assert not done
    gate.opened.set()
    with pytest.raises(RequestTimeoutError, match=r"no response within 0\.2 s") as caught:
        await waiting
    ended.set()
    assert len(caught.value.attempts) == 1
    assert await holding == "/v1/things/held"
    assert len(server.asked) == 2


async def test_a_call_that_waited_for_longer_than_its_attempt_may_take_is_carried_out(
    server, narrow, gate, get_thing
):
    holding = asyncio.create_task(narrow._call(get_thing, {"id": "held"}))
    await gate.held.get()
    options = RequestOptions(attempt_timeout=0.5, retries=NO_RETRIES)
    waiting = asyncio.create_task(narrow._call(get_thing, {"id": "i"}, None, options))
    done, _ = await asyncio.wait([waiting], timeout=0.7)
    assert not done
    gate.opened.set()
    assert await waiting == "/v1/things/i"
    await holding


async def test_a_stream_frees_its_connection_when_it_ends(
    server, narrow, list_lines, get_bytes, get_thing
):
    async def lines(request):
        return web.Response(body=b"1\n2\n", headers={"Content-Type": "application/jsonl"})

    async def missing(request):
        return web.Response(status=404)

    async def page(request):
        return web.Response(text="no lines")

    server.answers = [lines, lines, missing, page, {"ok": 1}, missing]
    assert [record async for record in narrow._stream(list_lines, {})] == [1, 2]
    async with narrow._stream(list_lines, {}):
        pass
    for _ in range(2):
        with pytest.raises(ServiceError):
            await narrow._stream(list_lines, {})
    assert await narrow._download(get_bytes, {}).read() == b'{"ok": 1}'
    with pytest.raises(ServiceError):
        await narrow._download(get_bytes, {}).read()
    assert await narrow._call(get_thing, {"id": "i"}) == {"ok": True}


async def test_a_call_that_fails_or_is_cancelled_frees_its_connection(
    server, narrow, gate, get_thing
):
    def fail(response, request):
        raise ZeroDivisionError

    http = narrow._transport.settings.http_client
    http.add_hook("response", fail)
    with pytest.raises(HostingSDKError):
        await narrow._call(get_thing, {"id": "i"})
    http.remove_hook("response", fail)
    options = RequestOptions(timeout=0.05)
    with pytest.raises(RequestTimeoutError):
        await narrow._call(get_thing, {"id": "held"}, None, options)
    await gate.held.get()
    calls = [asyncio.create_task(narrow._call(get_thing, {"id": "held"})) for _ in range(2)]
    await gate.held.get()
    for call in calls:
        call.cancel()
    await asyncio.wait(calls)
    assert await narrow._call(get_thing, {"id": "i"}) == "/v1/things/i"


async def test_a_hook_that_makes_a_call_needs_no_second_connection(server, narrow, get_thing):
    async def sign(request):
        if not request.url.endswith("/key"):
            await narrow._call(get_thing, {"id": "key"})

    narrow._transport.settings.http_client.add_hook("before_request", sign)
    assert await narrow._call(get_thing, {"id": "i"}) == {"ok": True}
    assert [each.path for each in server.asked] == ["/v1/things/key", "/v1/things/i"]


async def test_clients_share_the_connections_of_their_http_client(
    server, make_client, list_lines, get_thing
):
    ended = asyncio.Event()

    async def endless(request):
        response = web.StreamResponse(headers={"Content-Type": "application/jsonl"})
        await response.prepare(request)
        await ended.wait()
        return response

    http = HTTPClient(connections=1)
    first, second = (make_client(http_client=http) for _ in range(2))
    server.answers = [endless]
    stream = await first._stream(list_lines, {})
    waiting = asyncio.create_task(second._call(get_thing, {"id": "i"}))
    done, _ = await asyncio.wait([waiting], timeout=0.05)
    assert not done
    await first.aclose()
    assert await waiting == {"ok": True}
    await stream.aclose()
    ended.set()


async def test_a_fetcher_has_no_connections_to_wait_for(make_client, get_thing):
    met = asyncio.Barrier(3)

    async def fetch(request):
        async with asyncio.timeout(10):
            await met.wait()
        return Response(200, {"Content-Type": "application/json"}, b"1")

    client = make_client(http_client=HTTPClient(fetch, connections=1))
    calls = (client._call(get_thing, {"id": "i"}) for _ in range(3))
    assert await asyncio.gather(*calls) == [1, 1, 1]


async def test_a_client_in_a_second_event_loop_takes_no_connection_from_those_that_wait(
    make_client, gate, get_thing
):
    http = HTTPClient(connections=1)
    first, second = (make_client(http_client=http) for _ in range(2))
    holding, waiting = (
        asyncio.create_task(first._call(get_thing, {"id": name})) for name in ("held", "i")
    )
    await gate.held.get()

    def call_in_a_second_loop():
        with pytest.raises(InvalidRequestError, match="in another event loop"):
            asyncio.run(second._call(get_thing, {"id": "j"}))

    await asyncio.to_thread(call_in_a_second_loop)
    gate.opened.set()
    async with asyncio.timeout(10):
        assert await holding == "/v1/things/held"
        assert await waiting == "/v1/things/i"


async def test_a_call_that_is_cancelled_when_it_gets_its_connection_passes_it_on(
    server, narrow, get_bytes, get_thing
):
    download = await narrow._download(get_bytes, {})
    waiting, following = (
        asyncio.create_task(narrow._call(get_thing, {"id": name})) for name in "ij"
    )
    await asyncio.sleep(0)
    await download.aclose()
    waiting.cancel()
    assert await following == {"ok": True}
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert [each.path for each in server.asked] == ["/v1/bytes", "/v1/things/j"]
