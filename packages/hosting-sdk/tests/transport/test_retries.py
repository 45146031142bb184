import asyncio
import time
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
from hosting_sdk._transport.rate_limits import read_requested_wait
from hosting_sdk._transport.retries import Clock


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


async def test_the_bounds_of_the_waits_grow_up_to_max_interval(server, client, clock, get_thing):
    backoff = BackoffConfig(initial_interval=1, max_interval=5, exponent=2, max_elapsed_time=20)
    server.default = status(503)
    with pytest.raises(ServiceError) as caught:
        await client._call(
            get_thing,
            {"id": "i"},
            None,
            RequestOptions(retries=RetryConfig(backoff=backoff, max_attempts=99)),
        )
    assert clock.waits == [1, 2, 4, 5, 5]
    history = caught.value.attempts
    assert [attempt.number for attempt in history] == [1, 2, 3, 4, 5, 6]
    assert [attempt.wait for attempt in history] == [1, 2, 4, 5, 5, None]
    assert [attempt.elapsed for attempt in history] == [0, 1, 3, 7, 12, 17]
    assert str(caught.value).endswith("(after 6 attempts)")


async def test_a_wait_is_random_between_zero_and_its_bound(server, client, clock, get_thing):
    chances = iter([0.0, 0.5])
    clock.chance = lambda: next(chances)
    server.answers = [status(500), status(500)]
    await client._call(get_thing, {"id": "i"})
    assert clock.waits == [0.0, 0.25]


async def test_a_bound_that_overflows_is_max_interval(server, client, clock, get_thing):
    server.answers = [status(500)] * 3
    backoff = BackoffConfig(initial_interval=1, exponent=1e200, max_interval=2)
    options = RequestOptions(retries=RetryConfig(backoff=backoff))
    await client._call(get_thing, {"id": "i"}, None, options)
    assert clock.waits == [1, 2, 2]


async def test_jitter_is_added_to_the_retry_after_of_a_server_error(
    server, client, clock, get_thing
):
    server.answers = [status(500, Retry_After="7")] * 2
    await client._call(get_thing, {"id": "i"})
    assert clock.waits == [7.25, 7.5]


ALWAYS_NOW = [
    {"Retry-After": "0"},
    {"Retry-After": "-5"},
    {"Retry-After": "Wed, 01 Jan 2020 00:00:00 GMT"},
    {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1600000000"},
    {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "0"},
]


@pytest.mark.parametrize("headers", ALWAYS_NOW)
@pytest.mark.parametrize("verb", ["GET", "POST"])
async def test_a_server_that_always_asks_to_come_back_at_once_gets_five_attempts(  # noqa: PLR0917 a fixture each
    server, client, clock, make_thing, headers, verb
):
    async def refuse(request):
        return web.Response(status=429, headers=headers)

    server.default = refuse
    operation = make_thing._replace(verb=verb, safe=verb == "GET")
    with pytest.raises(ServiceError) as caught:
        await client._call(operation, {}, {"a": 1})
    assert caught.value.status_code == 429
    assert len(server.asked) == 5
    assert clock.waits == [0.25, 0.5, 1, 2]


async def test_jitter_does_not_cost_the_last_attempt_before_the_deadline(
    server, client, clock, get_thing
):
    server.answers = [status(500, Retry_After="9.9")]
    await client._call(get_thing, {"id": "i"}, None, RequestOptions(timeout=10))
    assert clock.waits == [9.9]


async def test_max_attempts_limits_the_attempts_of_a_call(server, client, clock, get_thing):
    server.default = status(503)
    options = RequestOptions(retries=RetryConfig(max_attempts=2))
    with pytest.raises(ServiceError, match=r"\(after 2 attempts\)"):
        await client._call(get_thing, {"id": "i"}, None, options)
    assert len(server.asked) == 2


@pytest.mark.parametrize("number", [0, -1, True, "3"])
def test_an_invalid_max_attempts_is_refused(number):
    with pytest.raises(InvalidRequestError, match="max_attempts must be a number of at least 1"):
        RetryConfig(max_attempts=number)


async def test_retry_after_as_a_date_is_waited(server, client, clock, get_thing):
    date = format_datetime(datetime.fromtimestamp(clock.time + 9, UTC), usegmt=True)
    now = format_datetime(datetime.fromtimestamp(clock.time, UTC), usegmt=True)
    server.answers = [status(500, Retry_After=date, Date=now)]
    await client._call(get_thing, {"id": "i"})
    assert clock.waits == [9.25]


async def test_the_reset_of_a_rate_limit_is_waited(server, client, clock, get_thing):
    reset = str(int(clock.time) + 3)
    now = format_datetime(datetime.fromtimestamp(clock.time, UTC), usegmt=True)
    server.answers = [status(500, X_RateLimit_Reset=reset, X_RateLimit_Remaining="0", Date=now)]
    await client._call(get_thing, {"id": "i"})
    assert clock.waits == [3.25]


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
        ({"X-RateLimit-Reset-After": "2.5", "X-RateLimit-Reset": "1700000003"}, 2.5),
        ({"X-RateLimit-Reset": "later"}, None),
        # The clock of this machine is five minutes behind, then ahead.
        ({"X-RateLimit-Reset": "1700000303", "Date": "Tue, 14 Nov 2023 22:18:20 GMT"}, 3),
        ({"X-RateLimit-Reset": "1699999703000", "Date": "Tue, 14 Nov 2023 22:08:20 GMT"}, 3),
        (
            {
                "Retry-After": "Tue, 14 Nov 2023 22:18:29 GMT",
                "Date": "Tue, 14 Nov 2023 22:18:20 GMT",
            },
            9,
        ),
        ({"X-RateLimit-Reset": "1700000003", "Date": "no date"}, 3),
    ],
)
def test_the_requested_wait_is_read_from_the_headers(headers, wait):
    assert read_requested_wait(Response(429, headers), 1_700_000_000) == wait


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="this system has one time zone")
@pytest.mark.parametrize(
    "date", ["Tue Nov 14 22:13:29 2023", "Tue, 14 Nov 2023 22:13:29 -0000", "2023-11-14T22:13:29"]
)
def test_a_date_without_a_time_zone_is_in_utc(monkeypatch, date):
    with monkeypatch.context() as changed:
        changed.setenv("TZ", "America/New_York")
        time.tzset()
        assert read_requested_wait(Response(429, {"Retry-After": date}), 1_700_000_000) == 9
    time.tzset()


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


async def test_an_unsafe_method_is_not_sent_again_after_a_503_without_retry_after(
    server, client, clock, make_thing
):
    server.default = status(503)
    with pytest.raises(ServiceError):
        await client._call(make_thing, {}, {"a": 1})
    assert len(server.asked) == 1


def dropping(seen, *, after):
    """Return a handler that closes the first `after` connections and answers on the others."""

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


async def test_the_http_library_repeats_no_request_by_itself(serve_bytes, client, get_thing):
    seen: list[bytes] = []
    options = RequestOptions(
        server_url=await serve_bytes(dropping(seen, after=9)), retries=RetryConfig("none")
    )
    with pytest.raises(ConnectionError):
        await client._call(get_thing, {"id": "i"}, None, options)
    assert len(seen) == 1


async def test_a_post_of_which_nothing_was_sent_is_repeated(client, clock, make_thing, unused_url):
    with pytest.raises(ConnectionError, match="could not connect") as caught:
        await client._call(make_thing, {}, {"a": 1}, RequestOptions(server_url=unused_url))
    assert not caught.value.request_sent
    assert len(caught.value.attempts) == 5
    assert "could not connect" in (caught.value.attempts[0].error or "")


async def test_retries_after_connection_errors_can_be_turned_off(
    client, clock, get_thing, unused_url
):
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


def test_an_invalid_strategy_is_refused():
    with pytest.raises(InvalidRequestError, match="strategy must be"):
        RetryConfig("always")  # type: ignore[arg-type]  # the refused value
    with pytest.raises(InvalidRequestError, match="backoff must be"):
        RetryConfig("backoff", 5)  # type: ignore[arg-type]  # the refused value


def test_a_configuration_shows_its_values():
    assert "max_elapsed_time=3600.0" in repr(RetryConfig())


async def test_the_clock_of_a_client_really_sleeps():
    started = asyncio.get_running_loop().time()
    await Clock().sleep(0.01)
    assert asyncio.get_running_loop().time() > started


@pytest.fixture
async def skip():
    """A function that sets the clock of the test's event loop ahead, in place of real waits."""
    loop = asyncio.get_running_loop()
    real, ahead = loop.time, [0.0]
    loop.time = lambda: real() + sum(ahead)  # type: ignore[method-assign]
    return ahead.append


@pytest.fixture
def hanging(skip):
    """A function that returns a handler; it holds the first requests and lets time pass on each.

    A request is held without a response until the client disconnects.
    """

    def make(times, *seconds):
        left = [times]

        async def answer(request):
            if left[0]:
                left[0] -= 1
                for each in seconds:
                    skip(each)
                    await asyncio.sleep(0.01)
                while request.transport is not None:  # noqa: ASYNC110 aiohttp has no event for it
                    await asyncio.sleep(0.005)
            return web.json_response({"ok": True})

        return answer

    return make


async def test_a_safe_call_that_exceeds_the_attempt_timeout_is_sent_again(
    server, client, clock, get_thing, hanging
):
    server.default = hanging(2, 31)
    options = RequestOptions(attempt_timeout=30, timeout=600)
    assert await client._call(get_thing, {"id": "i"}, None, options) == {"ok": True}
    assert len(server.asked) == 3
    assert clock.waits == [0.25, 0.5]


async def test_an_unsafe_call_that_exceeds_the_attempt_timeout_is_not_sent_again(
    server, make_client, make_thing, hanging
):
    server.default = hanging(1, 31)
    client = make_client(attempt_timeout=30)
    with pytest.raises(RequestTimeoutError, match=r"things.makeThing: no response within 30.0 s"):
        await client._call(make_thing, {}, {"a": 1})
    assert len(server.asked) == 1


async def test_without_an_attempt_timeout_a_safe_call_that_hangs_is_sent_again_after_20_s(
    server, client, clock, get_thing, hanging
):
    assert client._transport.settings.usual_attempt_timeout == 20
    server.default = hanging(4, 21)
    options = RequestOptions(timeout=600)
    assert await client._call(get_thing, {"id": "i"}, None, options) == {"ok": True}
    assert len(server.asked) == 5


async def test_without_an_attempt_timeout_an_unsafe_call_may_take_the_whole_timeout(
    server, client, clock, make_thing, skip
):
    async def slow(request):
        skip(59 - 10)  # 10 seconds are left to a machine under load
        await asyncio.sleep(0.01)
        return web.json_response({"ok": True})

    server.default = slow
    assert await client._call(make_thing, {}, {"a": 1}) == {"ok": True}


async def test_without_an_attempt_timeout_the_last_attempt_may_take_the_whole_timeout(
    server, client, clock, get_thing, hanging
):
    server.default = hanging(1, 21, 300)
    options = RequestOptions(retries=RetryConfig("none"), timeout=300)
    with pytest.raises(RequestTimeoutError, match=r"not done within 300.0 s"):
        await client._call(get_thing, {"id": "i"}, None, options)


async def test_the_time_of_an_attempt_starts_again_when_the_response_begins(
    serve_bytes, make_client, get_thing, skip
):
    begun = asyncio.Event()

    def tell(response, request):
        begun.set()

    async def talk(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        skip(20)
        await asyncio.sleep(0.01)
        writer.write(
            b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n"
        )
        await begun.wait()
        skip(20)
        await asyncio.sleep(0.01)
        writer.write(b"true")
        await writer.drain()

    client = make_client(http_client=HTTPClient().add_hook("response", tell))
    options = RequestOptions(
        server_url=await serve_bytes(talk), attempt_timeout=30, retries=RetryConfig("none")
    )
    assert await client._call(get_thing, {"id": "i"}, None, options) is True


@pytest.mark.parametrize("is_fetched", [True, False])
async def test_every_piece_of_a_response_restarts_the_time_of_an_attempt(
    serve_bytes, make_client, get_thing, skip, is_fetched
):
    loop = asyncio.get_running_loop()

    async def drip():
        for piece in (b"[1", b",2", b",3", b"]"):
            [limit] = client._transport._limits._running
            while limit.attempt_when < loop.time() + 25:  # noqa: ASYNC110 a limit has no event
                await asyncio.sleep(0.005)
            skip(20)
            yield piece

    async def fetch(request):
        return Response(200, {"Content-Type": "application/json"}, drip())

    async def talk(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(
            b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n"
        )
        async for piece in drip():
            writer.write(piece)
            await writer.drain()

    client = make_client(
        server_url=await serve_bytes(talk), http_client=HTTPClient(fetch if is_fetched else None)
    )
    options = RequestOptions(attempt_timeout=30, timeout=600, retries=RetryConfig("none"))
    assert await client._call(get_thing, {"id": "i"}, None, options) == [1, 2, 3]


async def test_an_upload_restarts_the_time_of_an_attempt_with_every_piece(
    server, client, put_bytes, skip
):
    async def slow():
        for _ in range(4):
            skip(20)
            await asyncio.sleep(0.01)
            yield b"x"

    options = RequestOptions(attempt_timeout=30)
    assert await client._call(put_bytes, {}, slow(), options) == {"ok": True}


async def test_the_wait_between_two_attempts_is_not_part_of_the_time_of_an_attempt(
    server, client, clock, get_thing, skip
):
    async def wait(seconds):
        skip(40)
        await asyncio.sleep(0.01)

    clock.sleep = wait
    server.answers = [status(503), status(503)]
    options = RequestOptions(attempt_timeout=30, timeout=600)
    assert await client._call(get_thing, {"id": "i"}, None, options) == {"ok": True}


async def test_a_timeout_does_not_hide_the_refusal_of_a_safe_call(
    server, client, get_thing, hanging
):
    server.answers = [status(429, Retry_After="0")]
    server.default = hanging(9, 301)
    with pytest.raises(ServiceError) as caught:
        await client._call(get_thing, {"id": "i"}, None, RequestOptions(timeout=300))
    assert caught.value.status_code == 429
    assert caught.value.attempts[0].status == 429
    assert {attempt.status for attempt in caught.value.attempts[1:]} == {None}


async def test_attempts_that_all_time_out_after_a_refusal_raise_the_refusal(
    server, client, clock, get_thing, hanging
):
    server.answers = [status(503)]
    server.default = hanging(9, 31)
    options = RequestOptions(attempt_timeout=30, timeout=600)
    with pytest.raises(ServiceError) as caught:
        await client._call(get_thing, {"id": "i"}, None, options)
    assert [attempt.status for attempt in caught.value.attempts] == [503, None, None, None, None]


async def test_an_unsafe_call_that_may_have_been_carried_out_says_so_after_a_refusal(
    server, client, make_thing, hanging
):
    server.answers = [status(429, Retry_After="0")]
    server.default = hanging(1, 301)
    with pytest.raises(RequestTimeoutError, match=r"not done within 300\.0 s"):
        await client._call(make_thing, {}, {"a": 1}, RequestOptions(timeout=300))
    assert len(server.asked) == 2


@pytest.mark.parametrize("seconds", [0, -1, "5", True])
def test_an_invalid_attempt_timeout_is_refused(make_client, seconds):
    with pytest.raises(InvalidRequestError, match="attempt_timeout must be seconds above 0"):
        make_client(attempt_timeout=seconds)
