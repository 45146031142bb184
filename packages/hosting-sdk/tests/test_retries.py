import asyncio
from datetime import UTC, datetime
from email.utils import format_datetime

import pytest
from aiohttp import web
from hosting_sdk import (
    BackoffConfig,
    ConnectionError,  # noqa: A004 the package's own
    HTTPClient,
    InvalidRequestError,
    RequestOptions,
    RequestTimeoutError,
    Response,
    RetryConfig,
    ServiceError,
    Upload,
)
from hosting_sdk._retries import Clock, asked_wait


def status(code, **headers):
    async def answer(request):
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return web.Response(status=code, headers=named)

    return answer


@pytest.mark.parametrize("code", [429, 500, 502, 503, 504])
async def test_a_safe_method_is_sent_again_after_these_statuses(
    server, client, clock, get_thing, code
):
    server.answers = [status(code), status(code)]
    assert await client._call(get_thing, {"id": "i"}) == {"ok": True}
    assert clock.waits == [0.25, 0.5]


@pytest.mark.parametrize("code", [400, 401, 404, 409, 501])
async def test_other_errors_are_final(server, client, clock, get_thing, code):
    server.default = status(code)
    with pytest.raises(ServiceError) as caught:
        await client._call(get_thing, {"id": "i"})
    assert clock.waits == []
    assert [attempt.status for attempt in caught.value.attempts] == [code]


async def test_the_bounds_of_the_waits_grow_up_to_the_highest(server, client, clock, get_thing):
    backoff = BackoffConfig(initial_interval=1, max_interval=5, exponent=2, max_elapsed_time=20)
    server.default = status(503)
    with pytest.raises(ServiceError) as caught:
        await client._call(
            get_thing, {"id": "i"}, None, RequestOptions(retries=RetryConfig(backoff=backoff))
        )
    assert clock.waits == [1, 2, 4, 5, 5]
    history = caught.value.attempts
    assert [attempt.number for attempt in history] == [1, 2, 3, 4, 5, 6]
    assert [attempt.wait for attempt in history] == [1, 2, 4, 5, 5, None]
    assert [attempt.elapsed for attempt in history] == [0, 1, 3, 7, 12, 17]
    assert str(caught.value).endswith("(after 6 attempts)")


async def test_a_wait_is_anything_from_nothing_to_its_bound(server, client, clock, get_thing):
    chances = iter([0.0, 0.5])
    clock.chance = lambda: next(chances)
    server.answers = [status(500), status(500)]
    await client._call(get_thing, {"id": "i"})
    assert clock.waits == [0.0, 0.25]


async def test_a_bound_beyond_all_numbers_is_the_highest(server, client, clock, get_thing):
    server.answers = [status(500)] * 3
    backoff = BackoffConfig(initial_interval=1, exponent=1e200, max_interval=2)
    options = RequestOptions(retries=RetryConfig(backoff=backoff))
    await client._call(get_thing, {"id": "i"}, None, options)
    assert clock.waits == [1, 2, 2]


async def test_retry_after_in_seconds_is_waited(server, client, clock, get_thing):
    server.answers = [status(429, Retry_After="7")]
    await client._call(get_thing, {"id": "i"})
    assert clock.waits == [7]


async def test_retry_after_as_a_date_is_waited(server, client, clock, get_thing):
    date = format_datetime(datetime.fromtimestamp(clock.time + 9, UTC), usegmt=True)
    server.answers = [status(503, Retry_After=date)]
    await client._call(get_thing, {"id": "i"})
    assert clock.waits == [9]


async def test_the_reset_of_a_rate_limit_is_waited(server, client, clock, get_thing):
    reset = str(int(clock.time) + 3)
    server.answers = [status(429, X_RateLimit_Reset=reset, X_RateLimit_Remaining="0")]
    await client._call(get_thing, {"id": "i"})
    assert clock.waits == [3]


@pytest.mark.parametrize(
    ("headers", "wait"),
    [
        ({}, None),
        ({"Retry-After": "0"}, 0),
        ({"Retry-After": "-5"}, 0),
        ({"Retry-After": "1.5"}, 1.5),
        ({"Retry-After": "soon"}, None),
        ({"Retry-After": "inf"}, None),
        ({"Retry-After": "Wed, 01 Jan 2020 00:00:00 GMT"}, 0),
        ({"RateLimit-Reset": "4"}, 4),
        ({"RateLimit-Reset": "4", "RateLimit-Remaining": "2"}, None),
        ({"X-RateLimit-Reset": "1700000003000"}, 3),
        ({"X-RateLimit-Reset": "1600000000"}, 0),
        ({"X-RateLimit-Reset": "later"}, None),
    ],
)
def test_what_the_server_asks_for(headers, wait):
    assert asked_wait(Response(429, headers), 1_700_000_000) == wait


async def test_a_wait_that_would_pass_the_deadline_is_not_begun(server, client, clock, get_thing):
    server.default = status(429, Retry_After="11")
    with pytest.raises(ServiceError) as caught:
        await client._call(get_thing, {"id": "i"}, None, RequestOptions(timeout=10))
    assert clock.waits == []
    assert len(caught.value.attempts) == 1


async def test_the_deadline_holds_over_attempts_and_waits_together(make_client, get_thing):
    async def fetch(request):
        clock.time += 4  # each attempt takes four seconds
        return Response(503)

    client = make_client(http_client=HTTPClient(fetch))
    fake = client._transport.settings.clock = Clock()
    clock = type("Time", (), {"time": 0.0, "waits": []})()

    async def sleep(seconds):
        clock.waits.append(seconds)
        clock.time += seconds

    fake.monotonic, fake.sleep, fake.chance = lambda: clock.time, sleep, lambda: 1.0
    retries = RetryConfig(backoff=BackoffConfig(initial_interval=2, exponent=1))
    with pytest.raises(ServiceError) as caught:
        await client._call(
            get_thing, {"id": "i"}, None, RequestOptions(timeout=15, retries=retries)
        )
    assert clock.waits == [2, 2]
    assert clock.time == 16  # 4 + 2 + 4 + 2 + 4: the next wait would end after 15 seconds
    assert len(caught.value.attempts) == 3


async def test_a_real_deadline_ends_an_attempt_that_hangs(server, client, get_thing):
    release = asyncio.Event()

    async def hang(request):
        await release.wait()
        return {}

    server.default = hang
    with pytest.raises(RequestTimeoutError, match=r"not done within 0.05 s") as caught:
        await client._call(get_thing, {"id": "i"}, None, RequestOptions(timeout=0.05))
    release.set()
    assert caught.value.__cause__ is None


async def test_an_unsafe_method_is_not_sent_again_after_a_server_error(
    server, client, clock, make_thing
):
    server.default = status(500)
    with pytest.raises(ServiceError):
        await client._call(make_thing, {}, {"a": 1})
    assert len(server.asked) == 1


@pytest.mark.parametrize("refusal", [status(429), status(503, Retry_After="1")])
async def test_an_unsafe_method_is_sent_again_when_the_server_refused_it(
    server, client, clock, make_thing, refusal
):
    server.answers = [refusal]
    assert await client._call(make_thing, {}, {"a": 1}) == {"ok": True}
    assert server.bodies == [b'{"a":1}'] * 2


async def test_an_unsafe_method_is_not_sent_again_after_a_503_that_asks_for_nothing(
    server, client, clock, make_thing
):
    server.default = status(503)
    with pytest.raises(ServiceError):
        await client._call(make_thing, {}, {"a": 1})
    assert len(server.asked) == 1


def dropping(seen, *, after):
    """Talk HTTP once, but close instead of answering the first `after` requests."""

    async def talk(reader, writer):
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.partition(b"Content-Length: ")[2].partition(b"\r\n")[0] or 0)
        seen.append(head + await reader.readexactly(length))
        if len(seen) > after:
            writer.write(
                b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
                b"Connection: close\r\nContent-Length: 4\r\n\r\ntrue"
            )
            await writer.drain()

    return talk


async def test_a_post_whose_connection_dropped_after_it_was_sent_is_not_repeated(
    serve_bytes, client, clock, make_thing
):
    seen: list[bytes] = []
    options = RequestOptions(server_url=await serve_bytes(dropping(seen, after=1)))
    with pytest.raises(ConnectionError, match="the connection broke") as caught:
        await client._call(make_thing, {}, {"a": 1}, options)
    assert len(seen) == 1
    assert caught.value.request_sent
    assert clock.waits == []


async def test_a_safe_call_whose_connection_dropped_is_repeated(
    serve_bytes, client, clock, get_thing
):
    seen: list[bytes] = []
    options = RequestOptions(server_url=await serve_bytes(dropping(seen, after=2)))
    assert await client._call(get_thing, {"id": "i"}, None, options) is True
    assert len(seen) == 3
    assert clock.waits == [0.25, 0.5]


async def test_nothing_repeats_behind_the_back_of_the_retry_rules(serve_bytes, client, get_thing):
    seen: list[bytes] = []
    options = RequestOptions(
        server_url=await serve_bytes(dropping(seen, after=9)), retries=RetryConfig("none")
    )
    with pytest.raises(ConnectionError):
        await client._call(get_thing, {"id": "i"}, None, options)
    assert len(seen) == 1


async def test_a_post_of_which_nothing_left_is_repeated(client, clock, make_thing, unused_url):
    with pytest.raises(ConnectionError, match="could not connect") as caught:
        await client._call(make_thing, {}, {"a": 1}, RequestOptions(server_url=unused_url))
    assert not caught.value.request_sent
    assert len(caught.value.attempts) > 2
    assert "could not connect" in (caught.value.attempts[0].error or "")


async def test_connection_errors_can_be_left_out(client, clock, get_thing, unused_url):
    options = RequestOptions(
        server_url=unused_url, retries=RetryConfig(retry_connection_errors=False)
    )
    with pytest.raises(ConnectionError):
        await client._call(get_thing, {"id": "i"}, None, options)
    assert clock.waits == []


async def test_an_upload_that_cannot_be_read_again_is_not_repeated(
    server, client, clock, put_bytes
):
    server.default = status(503)
    with pytest.raises(ServiceError):
        await client._call(put_bytes, {}, iter([b"a", b"b"]))
    assert server.bodies == [b"ab"]


async def test_an_upload_that_can_be_read_again_is_repeated_whole(server, client, clock, put_bytes):
    server.answers = [status(503)]
    await client._call(put_bytes, {}, Upload([b"a", b"b"]))
    assert server.bodies == [b"ab", b"ab"]


async def test_the_strategy_none_makes_one_attempt(server, make_client, get_thing):
    server.default = status(503)
    client = make_client(retry_config=RetryConfig("none"))
    with pytest.raises(ServiceError):
        await client._call(get_thing, {"id": "i"})
    assert len(server.asked) == 1


@pytest.mark.parametrize(
    "options",
    [
        {"initial_interval": 0},
        {"initial_interval": "1"},
        {"max_interval": float("nan")},
        {"exponent": 0.5},
        {"max_elapsed_time": -1},
        {"max_elapsed_time": True},
    ],
)
def test_a_backoff_out_of_range_is_refused_by_name(options):
    (name,) = options
    with pytest.raises(InvalidRequestError, match=f"{name} must be a number of at least"):
        BackoffConfig(**options)


def test_a_strategy_that_is_none_is_refused():
    with pytest.raises(InvalidRequestError, match="strategy must be"):
        RetryConfig("always")  # type: ignore[arg-type]  # what is refused
    with pytest.raises(InvalidRequestError, match="backoff must be"):
        RetryConfig("backoff", 5)  # type: ignore[arg-type]  # what is refused


def test_a_configuration_shows_its_values():
    assert "max_elapsed_time=3600.0" in repr(RetryConfig())


async def test_the_clock_of_a_client_really_sleeps():
    started = asyncio.get_running_loop().time()
    await Clock().sleep(0.01)
    assert asyncio.get_running_loop().time() > started
