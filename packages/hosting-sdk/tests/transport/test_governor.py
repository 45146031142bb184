"""The governor: many calls at once against servers that limit, refuse or do not answer."""

import asyncio
import gc
import itertools
import math
import time
from datetime import UTC, datetime, timedelta

import pytest
from aiohttp import web
from hosting_sdk import (
    CircuitOpenError,
    Client,
    HTTPClient,
    Load,
    PoolTimeoutError,
    RequestAbortedError,
    RequestOptions,
    RequestTimeoutError,
    Response,
    RetryConfig,
    ServiceError,
    SyncClient,
    TooManyRequests,
)
from hosting_sdk._transport.governor import Governor, Quota, Turn

NO_RETRIES = RetryConfig("none")


def too_many(**headers):
    async def answer(request):
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return web.Response(status=429, headers=named)

    return answer


class Limiter:
    """Accepts a number of calls in each window, and refuses the others.

    Args:
        limit: The calls in a window.
        seconds: The length of a window.
        state: Returns the headers of a response: the limit, what remains, seconds to the reset.
    """

    def __init__(self, limit, seconds, state):
        self._limit, self._seconds, self._state = limit, seconds, state
        self._began = -math.inf
        self._count = 0
        self.refused = 0

    async def answer(self, request):
        now = time.monotonic()
        if now - self._began >= self._seconds:
            self._began, self._count = now, 0
        self._count += 1
        reset = self._began + self._seconds - now
        headers = self._state(self._limit, max(0, self._limit - self._count), reset)
        if self._count <= self._limit:
            return web.json_response({}, headers=headers)
        self.refused += 1
        return web.Response(status=429, headers={**headers, "Retry-After": f"{reset:.3f}"})


def say_nothing(limit, remaining, reset):
    return {}


def say_x_headers(limit, remaining, reset):
    return {
        "X-RateLimit-Limit": str(limit),
        "X-RateLimit-Remaining": str(remaining),
        "X-RateLimit-Reset": f"{time.time() + reset:.3f}",
    }


def say_plain_headers(limit, remaining, reset):
    return {
        "RateLimit-Limit": f"{limit}, {limit};w=1",
        "RateLimit-Remaining": str(remaining),
        "RateLimit-Reset": f"{reset:.3f}",
    }


def say_one_header(limit, remaining, reset):
    return {"RateLimit": f"limit={limit}, remaining={remaining}, reset={reset:.3f}"}


def say_policies(limit, remaining, reset):
    return {
        "RateLimit-Policy": f'"second";q={limit};w=1, "day";q=100000;w=86400',
        "RateLimit": f'"day";r=90000;t=4000, "second";r={remaining};t={reset:.3f}',
    }


async def call_many(client, operation, count):
    return await asyncio.gather(*(client._call(operation, {"id": "i"}) for _ in range(count)))


@pytest.mark.parametrize("state", [say_x_headers, say_plain_headers, say_one_header, say_policies])
async def test_calls_keep_within_the_limit_that_headers_state(server, client, get_thing, state):
    limiter = Limiter(20, 0.5, state)
    server.default = limiter.answer
    assert await call_many(client, get_thing, 100) == [{}] * 100
    assert limiter.refused <= 20


@pytest.mark.parametrize("limit", [20, 60])
async def test_calls_adapt_to_a_limit_that_only_refusals_show(server, client, get_thing, limit):
    limiter = Limiter(limit, 0.5, say_nothing)
    server.default = limiter.answer
    assert await call_many(client, get_thing, 160) == [{}] * 160
    assert limiter.refused <= 160


async def test_a_first_burst_starts_small(server, client, get_thing):
    opened, counts = asyncio.Event(), []

    async def hold(request):
        await opened.wait()
        return web.json_response({})

    server.default = hold
    calls = asyncio.create_task(call_many(client, get_thing, 60))
    while len(server.asked) < 10:  # noqa: ASYNC110 the server has no event for it
        await asyncio.sleep(0.01)
    counts.append((client.load.running, client.load.waiting))
    opened.set()
    await calls
    assert counts == [(10, 50)]
    assert len(server.asked) == 60


def test_the_number_of_calls_at_a_time_grows_slowly_after_a_refusal():
    quota = Quota(0.0)

    def count_calls(now):
        while quota.find_opening(now) <= now:
            quota.start(now)
        return quota.running

    quota.start(0.0)
    quota.accept(0.01, 0.0)
    quota.running = 0
    quota.refuse(0.02, 0.01, 0.1)
    assert [count_calls(0.2), count_calls(0.21)] == [1, 1]
    assert [count_calls(0.25), count_calls(0.26)] == [2, 2]
    quota.accept(0.3, 0.25)
    assert count_calls(0.3) == 3


async def test_a_server_that_answers_slowly_gets_more_calls_at_a_time(server, client, get_thing):
    opened = asyncio.Event()

    async def hold(request):
        if len(server.asked) >= 25:
            opened.set()
        await opened.wait()
        return web.json_response({})

    server.default = hold
    assert await call_many(client, get_thing, 25) == [{}] * 25


async def test_a_refusal_with_retry_after_pauses_every_call_of_the_token(
    server, client, get_thing, make_thing
):
    paused = asyncio.Event()

    async def refuse(request):
        paused.set()
        return web.Response(status=429, headers={"Retry-After": "0.5"})

    server.answers = [refuse]
    first = asyncio.create_task(client._call(get_thing, {"id": "i"}))
    await paused.wait()
    while client.load.paused_until is None:  # noqa: ASYNC110 the client has no event for it
        await asyncio.sleep(0.005)
    load = client.load
    assert timedelta(0) < load.paused_until - datetime.now(UTC) < timedelta(seconds=1)
    began = time.monotonic()
    others = [client._call(make_thing, {}, {"a": 1}), client._call(get_thing, {"id": "j"})]
    assert await asyncio.gather(first, *others) == [{"ok": True}] * 3
    assert time.monotonic() - began > 0.2
    assert len(server.asked) == 4
    assert client.load.paused_until is None


async def test_a_pause_does_not_hold_another_token_or_server_back(server, make_client, get_thing):
    http = HTTPClient()
    first, second = (make_client(token, http_client=http) for token in ("one", "two"))
    server.answers = [too_many(Retry_After="30")]
    waiting = asyncio.create_task(first._call(get_thing, {"id": "i"}))
    while first.load.paused_until is None:  # noqa: ASYNC110 the client has no event for it
        await asyncio.sleep(0.005)
    assert second.load.paused_until is None
    assert await second._call(get_thing, {"id": "j"}) == {"ok": True}
    other = RequestOptions(headers={"Authorization": "Bearer three"})
    assert await first._call(get_thing, {"id": "k"}, None, other) == {"ok": True}
    same_host = RequestOptions(server_url=server.url.replace("127.0.0.1", "localhost"))
    assert await first._call(get_thing, {"id": "k"}, None, same_host) == {"ok": True}
    waiting.cancel()


async def test_views_of_a_client_share_its_pause(server, client, get_thing):
    server.answers = [too_many(Retry_After="30")]
    view = client.with_options(team_id="team_2")
    waiting = asyncio.create_task(client._call(get_thing, {"id": "i"}))
    while view.load.paused_until is None:  # noqa: ASYNC110 the client has no event for it
        await asyncio.sleep(0.005)
    with pytest.raises(RequestTimeoutError, match=r"not sent: the server accepts no more calls"):
        await view._call(get_thing, {"id": "j"}, None, RequestOptions(timeout=1))
    assert len(server.asked) == 1
    waiting.cancel()


async def test_a_long_pause_concerns_one_method_only(server, client, get_thing, make_thing, skip):
    server.answers = [too_many(Retry_After="3600")]
    with pytest.raises(TooManyRequests) as caught:
        await client._call(get_thing, {"id": "i"})
    assert len(caught.value.attempts) == 1
    assert client.load.paused_until is None
    assert await client._call(make_thing, {}, {"a": 1}) == {"ok": True}
    with pytest.raises(RequestTimeoutError, match=r"accepts no more calls for 3\d\d\d"):
        await client._call(get_thing, {"id": "i"})
    assert len(server.asked) == 2
    skip(3601)
    server.answers = [too_many(Retry_After="3600")]
    with pytest.raises(TooManyRequests):
        await client._call(get_thing, {"id": "i"})
    assert await client._call(make_thing, {}, {"a": 1}) == {"ok": True}


@pytest.mark.parametrize("seconds", ["3600", "40"])
async def test_calls_that_wait_fail_at_once_if_a_pause_outlasts_them(
    server, make_client, get_thing, seconds
):
    client = make_client(timeout=30)
    server.default = too_many(Retry_After=seconds)
    numbers = map(str, range(100))
    calls = [asyncio.create_task(client._call(get_thing, {"id": each})) for each in numbers]
    options = RequestOptions(timeout=None)
    patient = asyncio.create_task(client._call(get_thing, {"id": "i"}, None, options))
    async with asyncio.timeout(25):
        errors = await asyncio.gather(*calls, return_exceptions=True)
    assert {type(error) for error in errors} == {TooManyRequests, RequestTimeoutError}
    assert sum(isinstance(error, TooManyRequests) for error in errors) == len(server.asked)
    assert client.load.waiting == 1
    patient.cancel()
    await asyncio.wait([patient])


async def test_a_retry_that_a_longer_pause_outlasts_raises_its_own_refusal(
    server, make_client, get_thing
):
    client = make_client(timeout=30)
    released = asyncio.Event()

    async def refuse_later(request):
        await released.wait()
        return web.Response(status=429, headers={"Retry-After": "40"})

    server.answers = [refuse_later, too_many(Retry_After="20")]
    other = asyncio.create_task(client._call(get_thing, {"id": "i"}))
    while not server.asked:  # noqa: ASYNC110 the server has no event for it
        await asyncio.sleep(0.005)
    retried = asyncio.create_task(client._call(get_thing, {"id": "j"}))
    while not client.load.waiting:  # noqa: ASYNC110 the client has no event for it
        await asyncio.sleep(0.005)
    released.set()
    for call, pause in ((other, "40"), (retried, "20")):
        async with asyncio.timeout(15):
            with pytest.raises(TooManyRequests) as caught:
                await call
        assert caught.value.headers["Retry-After"] == pause
    assert len(server.asked) == 2


async def test_a_pause_lasts_a_day_at_most(server, client, get_thing, skip):
    server.answers = [too_many(Retry_After="1e300")]
    with pytest.raises(TooManyRequests):
        await client._call(get_thing, {"id": "i"})
    with pytest.raises(RequestTimeoutError, match="accepts no more calls for 8"):
        await client._call(get_thing, {"id": "i"})
    skip(86_401)
    assert await client._call(get_thing, {"id": "i"}) == {"ok": True}


async def test_calls_that_do_not_wait_for_a_long_pause_leave_nothing_behind(
    server, client, get_thing
):
    server.answers = [too_many(Retry_After="3600")]
    with pytest.raises(TooManyRequests):
        await client._call(get_thing, {"id": "i"})
    for _ in range(50):
        with pytest.raises(RequestTimeoutError):
            await client._call(get_thing, {"id": "i"})
    gc.collect()
    assert sum(isinstance(each, Turn) for each in gc.get_objects()) < 10


async def test_calls_that_are_cancelled_in_a_long_pause_leave_nothing_behind(
    server, make_client, get_thing
):
    client = make_client(timeout=None)
    server.answers = [too_many(Retry_After="3600")]
    with pytest.raises(TooManyRequests):
        await client._call(get_thing, {"id": "i"})
    call = None
    for _ in range(50):
        call = asyncio.create_task(client._call(get_thing, {"id": "i"}))
        await asyncio.sleep(0)
        assert client.load.waiting == 1
        call.cancel()
        await asyncio.wait([call])
    del call
    gc.collect()
    assert sum(isinstance(each, Turn) for each in gc.get_objects()) < 10


async def test_a_limit_of_zero_calls_does_not_outlive_its_reset(server, client, get_thing, skip):
    headers = {"X-RateLimit-Limit": "0", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "5"}
    server.answers = [web.json_response({}, headers=headers), web.json_response({})]
    await client._call(get_thing, {"id": "i"})
    skip(6)
    for _ in range(3):
        await client._call(get_thing, {"id": "i"}, options=RequestOptions(timeout=30))
    assert len(server.asked) == 4


async def test_a_quota_for_hours_is_not_paced(server, client, get_thing):
    headers = {"X-RateLimit-Limit": "1", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "3600"}

    async def answer(request):
        return web.json_response({}, headers=headers)

    server.default = answer
    assert await call_many(client, get_thing, 3) == [{}] * 3


async def test_methods_with_different_limits_do_not_wait_for_each_other(
    server, client, get_thing, make_thing
):
    async def answer(request):
        if request.method == "POST":
            return web.json_response({}, headers={"RateLimit": "limit=9, remaining=9, reset=9"})
        return web.json_response({}, headers={"RateLimit": "limit=1, remaining=0, reset=30"})

    server.default = answer
    await client._call(get_thing, {"id": "i"})
    waiting = asyncio.create_task(client._call(get_thing, {"id": "i"}))
    for _ in range(3):
        assert await client._call(make_thing, {}, {"a": 1}) == {}
    assert client.load.waiting == 1
    assert client.load.rate == pytest.approx(1 / 30)
    waiting.cancel()


async def test_a_limit_without_a_reset_or_a_number_is_ignored(server, client, get_thing):
    async def answer(request):
        return web.json_response({}, headers={"X-RateLimit-Remaining": "0"})

    async def answer_nonsense(request):
        return web.json_response({}, headers={"X-RateLimit-Remaining": "none"})

    server.answers = [answer, answer_nonsense, answer]
    for _ in range(4):
        await client._call(get_thing, {"id": "i"})


@pytest.mark.parametrize("safe", [True, False])
async def test_refusals_with_retry_after_do_not_count_as_attempts(server, client, get_thing, safe):
    server.answers = [too_many(Retry_After="0.02")] * 6
    operation = get_thing._replace(safe=safe)
    assert await client._call(operation, {"id": "i"}) == {"ok": True}
    assert len(server.asked) == 7


async def test_refusals_with_retry_after_end_at_the_timeout_of_the_call(server, client, get_thing):
    server.default = too_many(Retry_After="0.2")
    with pytest.raises(TooManyRequests) as caught:
        await client._call(get_thing, {"id": "i"}, None, RequestOptions(timeout=0.7))
    assert len(caught.value.attempts) >= 2


async def test_a_call_that_waits_behind_a_pause_ends_at_its_timeout(server, client, get_thing):
    server.answers = [too_many(Retry_After="0.6")]
    options = RequestOptions(timeout=0.9, retries=NO_RETRIES)

    ended = asyncio.Event()

    async def hang(request):
        await ended.wait()
        return web.Response()

    server.default = hang
    with pytest.raises(TooManyRequests):
        await client._call(get_thing, {"id": "i"}, None, options)
    calls = [client._call(get_thing, {"id": str(n)}, None, options) for n in range(3)]
    errors = await asyncio.gather(*calls, return_exceptions=True)
    ended.set()
    assert {type(error) for error in errors} == {RequestTimeoutError}
    assert any("limits the rate of calls" in str(error) for error in errors)


async def test_an_unsafe_call_that_is_not_sent_again_in_time_raises_the_refusal(
    server, client, make_thing
):
    server.default = too_many(Retry_After="1")
    with pytest.raises(TooManyRequests) as caught:
        await client._call(make_thing, {}, {"a": 1}, RequestOptions(timeout=1.9))
    assert [attempt.status for attempt in caught.value.attempts] == [429, 429]


async def test_calls_that_are_cancelled_while_they_wait_leave_nothing_behind(
    server, make_client, get_thing
):
    opened = asyncio.Event()

    async def hold(request):
        await opened.wait()
        return web.json_response({})

    server.default = hold
    client = make_client(http_client=HTTPClient(connections=2))
    calls = [asyncio.create_task(client._call(get_thing, {"id": "i"})) for _ in range(20)]
    while len(server.asked) < 2:  # noqa: ASYNC110 the server has no event for it
        await asyncio.sleep(0.005)
    for call in calls[1:-1]:
        call.cancel()
    await asyncio.wait(calls[1:-1])
    assert client.load.waiting <= 1
    opened.set()
    assert [await calls[0], await calls[-1]] == [{}, {}]
    load = client.load
    assert (load.running, load.waiting, load.breaker) == (0, 0, "closed")


async def test_closing_the_client_ends_the_calls_that_wait(server, client, get_thing):
    server.answers = [too_many(Retry_After="30")]
    calls = [asyncio.create_task(client._call(get_thing, {"id": "i"})) for _ in range(3)]
    while client.load.paused_until is None:  # noqa: ASYNC110 the client has no event for it
        await asyncio.sleep(0.005)
    await client.aclose()
    errors = await asyncio.gather(*calls, return_exceptions=True)
    assert any(isinstance(error, RequestAbortedError) for error in errors)
    assert {type(error) for error in errors} <= {RequestAbortedError, dict}
    assert client.load.waiting == 0


async def test_hooks_see_attempts_only(server, make_client, get_thing):
    opened, seen = asyncio.Event(), []

    async def hold(request):
        await opened.wait()
        return web.json_response({})

    server.default = hold
    http = HTTPClient(connections=1).add_hook("before_request", lambda each: seen.append(each.url))
    client = make_client(http_client=http)
    calls = [asyncio.create_task(client._call(get_thing, {"id": each})) for each in "ab"]
    while not server.asked:  # noqa: ASYNC110 the server has no event for it
        await asyncio.sleep(0.005)
    assert [each[-1] for each in seen] == ["a"]
    calls[1].cancel()
    opened.set()
    await asyncio.wait(calls)
    assert [each[-1] for each in seen] == ["a"]


async def test_hooks_and_token_functions_may_call_while_one_call_at_a_time_is_accepted(
    server, make_client, get_thing
):
    async def renew():
        await plain._call(get_thing, {"id": "token"})
        return "renewed"

    async def sign(request):
        if request.url.endswith("/i"):
            await client._call(get_thing, {"id": "key"})

    http = HTTPClient(connections=1).add_hook("before_request", sign)
    plain, client = make_client(http_client=http), make_client(renew, http_client=http)
    server.answers = [1, 2, 3, too_many(Retry_After="0.05")]
    assert await client._call(get_thing, {"id": "i"}) == {"ok": True}
    assert [each.path[-1] for each in server.asked] == list("nnyinnyi")


async def test_no_connection_within_the_pool_timeout_is_an_error_of_its_own(
    server, make_client, get_thing
):
    opened = asyncio.Event()

    async def hold(request):
        await opened.wait()
        return web.json_response({})

    server.default = hold
    client = make_client(http_client=HTTPClient(connections=1, pool_timeout=0.1))
    holding = asyncio.create_task(client._call(get_thing, {"id": "i"}))
    while not server.asked:  # noqa: ASYNC110 the server has no event for it
        await asyncio.sleep(0.005)
    with pytest.raises(PoolTimeoutError, match=r"no connection was free within 0\.1 s"):
        await client._call(get_thing, {"id": "j"})
    opened.set()
    assert await holding == {}
    assert len(server.asked) == 1


async def test_a_call_that_times_out_before_its_second_attempt_raises_the_first_error(
    server, make_client, get_thing
):
    opened, held = asyncio.Event(), asyncio.Event()

    async def refuse(request):
        return web.Response(status=500)

    async def hold(request):
        held.set()
        await opened.wait()
        return web.json_response({})

    server.answers, server.default = [refuse], hold
    client = make_client(http_client=HTTPClient(connections=1))
    call = asyncio.create_task(
        client._call(get_thing, {"id": "i"}, None, RequestOptions(timeout=2.0))
    )
    while not server.asked:  # noqa: ASYNC110 the server has no event for it
        await asyncio.sleep(0.005)
    holding = asyncio.create_task(client._call(get_thing, {"id": "j"}))
    await held.wait()
    with pytest.raises(ServiceError) as caught:
        await call
    assert (caught.value.status_code, len(server.asked)) == (500, 2)
    opened.set()
    assert await holding == {}


async def test_a_pause_does_not_count_towards_the_pool_timeout(server, make_client, get_thing):
    server.answers = [too_many(Retry_After="0.3")]
    client = make_client(http_client=HTTPClient(connections=1, pool_timeout=0.1))
    calls = [client._call(get_thing, {"id": "i"}) for _ in range(3)]
    assert await asyncio.gather(*calls) == [{"ok": True}] * 3


async def test_a_call_whose_pause_ended_while_the_event_loop_was_blocked_is_sent(
    server, make_client, get_thing
):
    server.answers = [too_many(Retry_After="0.3")]
    client = make_client(http_client=HTTPClient(pool_timeout=0.1))
    options = RequestOptions(retries=NO_RETRIES)
    with pytest.raises(TooManyRequests):
        await client._call(get_thing, {"id": "i"}, None, options)
    call = asyncio.create_task(client._call(get_thing, {"id": "j"}, None, options))
    await asyncio.sleep(0)
    assert client.load.waiting == 1
    time.sleep(0.5)  # noqa: ASYNC251 nothing else runs meanwhile
    assert await call == {"ok": True}


async def test_a_client_without_calls_has_no_load(make_client):
    client = make_client()
    assert client.load == Load(running=0, waiting=0, paused_until=None, rate=None, breaker="closed")


async def test_the_breaker_opens_when_the_server_refuses_everything(server, make_client, get_thing):
    http = HTTPClient(breaker_refusals=3, breaker_seconds=0.0)
    client = make_client(http_client=http, retry_config=NO_RETRIES)
    server.default = too_many()
    for _ in range(3):
        with pytest.raises(TooManyRequests):
            await client._call(get_thing, {"id": "i"})
    assert client.load.breaker == "open"
    with pytest.raises(CircuitOpenError, match=r"refused the last 3 calls.*status 429") as caught:
        await client._call(get_thing, {"id": "i"})
    assert caught.value.next_probe is not None
    assert timedelta(seconds=3) < caught.value.next_probe - datetime.now(UTC) < timedelta(seconds=6)
    assert len(server.asked) == 3


@pytest.fixture
async def skip():
    """A function that sets the clock of the test's event loop ahead, in place of real waits."""
    loop = asyncio.get_running_loop()
    real, ahead = loop.time, [0.0]
    loop.time = lambda: real() + sum(ahead)  # type: ignore[method-assign]
    return ahead.append


@pytest.fixture
async def broken(server, make_client, get_thing):
    """A client whose circuit breaker is open, since its server answers 503."""
    http = HTTPClient(breaker_refusals=2, breaker_seconds=0.0)
    client = make_client(http_client=http, retry_config=NO_RETRIES)
    server.answers = [web.Response(status=503), web.Response(status=503)]
    for _ in range(2):
        with pytest.raises(ServiceError):
            await client._call(get_thing, {"id": "i"})
    return client


async def test_a_probe_that_succeeds_closes_the_breaker(server, broken, get_thing, skip):
    skip(6)
    began, opened = asyncio.Event(), asyncio.Event()

    async def hold(request):
        began.set()
        await opened.wait()
        return web.json_response({})

    server.answers = [hold]
    probe = asyncio.create_task(broken._call(get_thing, {"id": "i"}))
    await began.wait()
    assert broken.load.breaker == "half-open"
    with pytest.raises(CircuitOpenError):
        await broken._call(get_thing, {"id": "j"})
    opened.set()
    assert await probe == {}
    assert broken.load.breaker == "closed"
    assert await broken._call(get_thing, {"id": "j"}) == {"ok": True}


async def test_a_probe_that_is_refused_doubles_the_time_to_the_next(
    server, broken, get_thing, skip
):
    skip(6)
    server.answers = [web.Response(status=503)]
    with pytest.raises(ServiceError):
        await broken._call(get_thing, {"id": "i"})
    skip(6)
    with pytest.raises(CircuitOpenError):
        await broken._call(get_thing, {"id": "i"})
    skip(6)
    assert await broken._call(get_thing, {"id": "i"}) == {"ok": True}


async def test_a_probe_that_meets_a_long_pause_leaves_the_probe_to_another_method(
    server, broken, get_thing, make_thing, skip
):
    skip(6)
    server.answers = [too_many(Retry_After="3600")]
    with pytest.raises(TooManyRequests):
        await broken._call(get_thing, {"id": "i"})
    assert await broken._call(make_thing, {}, {"a": 1}) == {"ok": True}
    assert broken.load.breaker == "closed"


async def test_a_probe_without_a_result_leaves_the_probe_to_the_next_call(
    server, broken, get_thing, skip
):
    skip(6)

    async def drop(request):
        request.transport.abort()
        return web.Response()

    server.answers = [drop]
    with pytest.raises(ConnectionError):
        await broken._call(get_thing, {"id": "i"})
    assert broken.load.breaker == "open"
    assert await broken._call(get_thing, {"id": "i"}) == {"ok": True}


async def test_a_probe_that_is_cancelled_while_it_waits_leaves_the_probe_to_the_next_call(
    server, make_client, get_thing, skip
):
    http = HTTPClient(breaker_refusals=1, breaker_seconds=0.0)
    client = make_client(http_client=http, retry_config=NO_RETRIES)
    server.answers = [too_many(Retry_After="20")]
    with pytest.raises(TooManyRequests):
        await client._call(get_thing, {"id": "i"})
    skip(6)
    probe = asyncio.create_task(client._call(get_thing, {"id": "i"}))
    await asyncio.sleep(0)
    assert client.load.breaker == "half-open"
    probe.cancel()
    await asyncio.wait([probe])
    assert client.load.breaker == "open"
    skip(20)
    assert await client._call(get_thing, {"id": "i"}) == {"ok": True}


async def test_calls_that_wait_fail_when_the_breaker_opens(server, make_client, get_thing):
    http = HTTPClient(connections=1, breaker_refusals=1, breaker_seconds=0.0)
    client = make_client(http_client=http, retry_config=NO_RETRIES)
    server.answers = [web.Response(status=503)]
    calls = [asyncio.create_task(client._call(get_thing, {"id": "i"})) for _ in range(4)]
    await asyncio.sleep(0)
    calls[2].cancel()
    errors = await asyncio.gather(*calls, return_exceptions=True)
    assert [type(error) for error in errors[1:]] == [
        CircuitOpenError,
        asyncio.CancelledError,
        CircuitOpenError,
    ]
    assert isinstance(errors[0], ServiceError)
    assert len(server.asked) == 1


async def test_one_method_that_is_refused_does_not_stop_the_others(
    server, broken, get_thing, make_thing
):
    with pytest.raises(CircuitOpenError):
        await broken._call(get_thing, {"id": "i"})
    calls = (broken._call(make_thing, {}, {"a": 1}) for _ in range(5))
    assert await asyncio.gather(*calls) == [{"ok": True}] * 5
    assert broken.load.breaker == "closed"
    server.answers = [web.Response(status=503), web.Response(status=503)]
    for _ in range(2):
        with pytest.raises(ServiceError):
            await broken._call(make_thing, {}, {"a": 1})
    assert broken.load.breaker == "open"
    assert await broken._call(get_thing, {"id": "i"}) == {"ok": True}


async def test_a_second_method_that_is_refused_opens_the_breaker_for_all(
    server, broken, get_thing, make_thing, put_bytes
):
    server.answers = [web.Response(status=503)]
    with pytest.raises(ServiceError):
        await broken._call(make_thing, {}, {"a": 1})
    for operation, body in ((get_thing, None), (make_thing, {"a": 1}), (put_bytes, b"a")):
        arguments = {"id": "i"} if operation is get_thing else {}
        with pytest.raises(CircuitOpenError):
            await broken._call(operation, arguments, body)
    assert len(server.asked) == 3


async def test_an_unreachable_server_opens_the_breaker(make_client, get_thing, unused_url):
    http = HTTPClient(breaker_refusals=5, breaker_seconds=0.0)
    client = make_client(server_url=unused_url, http_client=http, retry_config=NO_RETRIES)
    for _ in range(5):
        with pytest.raises(ConnectionError, match="could not connect"):
            await client._call(get_thing, {"id": "i"})
    with pytest.raises(CircuitOpenError, match="could not connect"):
        await client._call(get_thing, {"id": "i"})


async def test_refusals_that_did_not_last_do_not_open_the_breaker(
    make_client, get_thing, unused_url
):
    client = make_client(server_url=unused_url, retry_config=NO_RETRIES)
    calls = (client._call(get_thing, {"id": "i"}) for _ in range(50))
    errors = await asyncio.gather(*calls, return_exceptions=True)
    assert not any(isinstance(error, CircuitOpenError) for error in errors)


async def test_without_a_breaker_every_call_is_sent(server, make_client, get_thing):
    http = HTTPClient(breaker_refusals=None, breaker_seconds=0.0)
    client = make_client(http_client=http, retry_config=NO_RETRIES)

    async def refuse(request):
        return web.Response(status=503)

    server.default = refuse
    for _ in range(20):
        with pytest.raises(ServiceError):
            await client._call(get_thing, {"id": "i"})
    assert len(server.asked) == 20


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("pool_timeout", 0),
        ("pool_timeout", True),
        ("breaker_refusals", 0),
        ("breaker_seconds", -1),
        ("breaker_seconds", True),
    ],
)
def test_an_option_of_the_governor_out_of_range_is_refused_by_name(option, value):
    with pytest.raises(ValueError, match=f"{option} must be"):
        HTTPClient(**{option: value})


async def test_the_accounts_of_many_tokens_are_dropped_when_they_are_idle(
    server, make_client, get_thing
):
    http = HTTPClient()
    for number in range(101):
        client = make_client(f"token-{number}", http_client=http)
        await client._call(get_thing, {"id": "i"})
    assert len(http.governor._accounts) == 1


async def test_a_server_that_names_a_new_limit_with_each_response_fills_no_memory(
    server, client, get_thing, make_thing
):
    kept = {"X-RateLimit-Limit": "1", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "30"}
    server.answers = [web.json_response({}, headers=kept)]
    await client._call(make_thing, {}, {"a": 1})
    numbers = itertools.count()

    async def answer(request):
        headers = {"X-RateLimit-Limit": "1000", "X-RateLimit-Remaining": "999"}
        headers["X-RateLimit-Bucket"] = f"bucket-{next(numbers)}"
        return web.json_response({}, headers=headers)

    server.default = answer
    for _ in range(150):
        await client._call(get_thing, {"id": "i"})
    gc.collect()
    assert sum(isinstance(each, Quota) for each in gc.get_objects()) < 110
    assert client.load.rate == pytest.approx(1 / 30)


async def test_a_token_function_does_not_get_the_pause_of_another_one(server, client, get_thing):
    server.default = too_many(Retry_After="30")
    options = RequestOptions(timeout=1)
    for number in range(10):  # a new function may have the id of one that was freed
        view = client.with_options(bearer_token=lambda: "token")
        with pytest.raises(TooManyRequests):
            await view._call(get_thing, {"id": "i"}, None, options)
        assert len(server.asked) == number + 1
        del view
        gc.collect()


class Vault:
    """Token function whose instances compare equal and are not hashable.

    Args:
        token: The token.
    """

    def __init__(self, token):
        self._token = token

    def __eq__(self, other):
        return isinstance(other, Vault)

    __hash__ = None  # type: ignore[assignment]

    def __call__(self):
        return self._token

    def read(self):
        return self._token


async def test_clients_share_the_pause_of_their_token_function(server, make_client, get_thing):
    vault, other, http = Vault("one"), Vault("other"), HTTPClient()
    server.default = too_many(Retry_After="30")
    for function, seen in ((vault.read, 1), (vault.read, 1), (vault, 2), (vault, 2), (other, 3)):
        client = make_client(function, http_client=http, timeout=1)
        with pytest.raises((TooManyRequests, RequestTimeoutError)):
            await client._call(get_thing, {"id": "i"})
        assert len(server.asked) == seen


async def test_a_pause_of_one_of_many_tokens_is_not_forgotten(server, make_client, get_thing):
    http = HTTPClient()
    server.answers = [too_many(Retry_After="30")]
    paused = make_client("paused", http_client=http, retry_config=NO_RETRIES)
    with pytest.raises(TooManyRequests):
        await paused._call(get_thing, {"id": "i"})
    for number in range(101):
        client = make_client(f"token-{number}", http_client=http)
        await client._call(get_thing, {"id": "i"})
    assert paused.load.paused_until is not None


async def test_a_quota_of_one_of_many_tokens_is_not_forgotten(server, make_client, get_thing):
    http = HTTPClient()
    server.answers = [too_many(Retry_After="7200")]
    paused = make_client("paused", http_client=http, retry_config=NO_RETRIES)
    with pytest.raises(TooManyRequests):
        await paused._call(get_thing, {"id": "i"})
    for number in range(101):
        client = make_client(f"token-{number}", http_client=http)
        await client._call(get_thing, {"id": "i"})
    with pytest.raises(RequestTimeoutError, match="not sent"):
        await paused._call(get_thing, {"id": "i"})


def test_a_call_of_an_earlier_event_loop_does_not_count_in_the_next():
    governor = Governor(2, None, 0.0)
    earlier, following = asyncio.new_event_loop(), asyncio.new_event_loop()
    left = governor.enter(earlier, "token", "things.getThing")
    earlier.close()
    governor.enter(following, "token", "things.getThing")
    left.settle(None)
    left.release()
    assert governor.measure("token").running == 1
    left = governor.enter(following, "token", "things.getThing")
    governor.reset()
    left.settle(None)
    left.release()
    assert governor.measure("token").running == 0
    following.close()


def test_a_download_of_an_earlier_event_loop_does_not_count_in_the_next(get_bytes):
    async def fetch(request):
        return Response(200, {"Content-Type": "application/octet-stream"}, b"1")

    async def begin():
        return await client._download(get_bytes, {})

    async def end(download):
        loads.append(client.load.running)
        following = await begin()
        await download.aclose()
        loads.append(client.load.running)
        await following.aclose()
        loads.append(client.load.running)

    client = Client("token", http_client=HTTPClient(fetch))
    loads: list[int] = []
    asyncio.run(end(asyncio.run(begin())))
    assert loads == [1, 1, 0]


def test_a_client_of_a_second_event_loop_starts_without_the_pause_of_the_first(get_thing):
    async def fetch(request):
        answers.append(request)
        if len(answers) == 1:
            return Response(429, {"Retry-After": "50"})
        return Response(200, {"Content-Type": "application/json"}, b"1")

    answers = []
    http = HTTPClient(fetch)

    async def call():
        client = Client("token", http_client=http, retry_config=NO_RETRIES)
        return await client._call(get_thing, {"id": "i"})

    with pytest.raises(TooManyRequests):
        asyncio.run(call())
    assert asyncio.run(call()) == 1


def test_a_sync_client_has_the_same_governor(fake_platform):
    fake_platform.reply(
        "user.getAuthUser", {"message": "busy"}, status=429, headers={"Retry-After": "0.1"}
    )
    with SyncClient(fake_platform.token, server_url=fake_platform.url) as client:
        assert client.user.get_auth_user().user is not None
        assert client.load.breaker == "closed"
