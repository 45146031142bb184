import asyncio
import math
import pickle
import threading
import time

import pytest
from aiohttp import web
from hosting_sdk import (
    Forbidden,
    InvalidRequestError,
    RequestAbortedError,
    RequestTimeoutError,
    RetryConfig,
    ServiceError,
    ServiceUnavailable,
    SyncClient,
    WaitError,
    WaitTimeoutError,
    errors,
)
from hosting_sdk._transport.retries import Clock
from hosting_sdk.testing import FakePlatform


@pytest.fixture
def deployment(fake_platform):
    """A deployment of the fake platform, as JSON."""
    with SyncClient(fake_platform.token, server_url=fake_platform.url) as client:
        return client.request("GET", "/v13/deployments/dpl_1")


def in_states(deployment, *states):
    return [{**deployment, "readyState": state} for state in states]


async def test_a_deployment_is_polled_at_growing_intervals(server, client, clock, deployment):
    server.answers = in_states(deployment, "QUEUED", "BUILDING", "BUILDING", "READY")
    ready = await client.wait_for_deployment("dpl_1")
    assert ready.ready_state == "READY"
    assert clock.waits == [1, 1.5, 2.25]
    assert {each.path for each in server.asked} == {"/v13/deployments/dpl_1"}


async def test_another_state_can_be_waited_for(server, client, clock, deployment):
    server.answers = in_states(deployment, "QUEUED", "ERROR")
    assert (await client.wait_for_deployment("d", state="ERROR")).ready_state == "ERROR"


async def test_a_deployment_that_ends_in_another_state_raises(server, client, clock, deployment):
    server.answers = [*in_states(deployment, "BUILDING", "CANCELED"), []]
    with pytest.raises(WaitError, match="expected the state READY, it ended as CANCELED") as caught:
        await client.wait_for_deployment("dpl_1")
    assert caught.value.value.ready_state == "CANCELED"


async def test_a_failed_deployment_raises_with_the_last_error_lines_of_its_build(
    server, client, clock, deployment
):
    def line(number, kind, text):
        shared = {"deploymentId": "d", "id": str(number), "serial": "1", "date": number}
        return {"created": number, "type": kind, "payload": {**shared, "text": text}}

    log = [line(n, "stderr", f"error {n}") for n in range(30, 0, -1)]
    server.answers = [
        *in_states(deployment, "BUILDING", "ERROR"),
        [*log, line(40, "stdout", "done"), line(50, "stderr", " "), line(60, "exit", None)],
    ]
    with pytest.raises(
        WaitError, match=r"ended as ERROR: errorMessage-\d+\n  error 11\n"
    ) as caught:
        await client.wait_for_deployment("dpl_1")
    error = caught.value
    assert error.lines == tuple(f"error {n}" for n in range(11, 31))
    assert error.value.ready_state == "ERROR"
    copied = pickle.loads(pickle.dumps(error))
    assert (copied.lines, copied.value, str(copied)) == (error.lines, error.value, str(error))


async def test_a_failed_build_without_error_lines_raises_with_its_last_lines(
    server, client, clock, deployment
):
    event = {
        "created": 1, "date": 1, "deploymentId": "d", "id": "e", "serial": "1", "type": "stdout",
        "info": {"name": "b", "type": "build"}, "text": "compiling",
    }  # fmt: skip
    server.answers = [*in_states(deployment, "ERROR"), [None, event]]
    with pytest.raises(WaitError) as caught:
        await client.wait_for_deployment("dpl_1")
    assert caught.value.lines == ("compiling",)


async def test_a_log_that_cannot_be_read_does_not_hide_the_state(server, client, clock, deployment):
    server.answers = [*in_states(deployment, "ERROR"), failure(404)]
    with pytest.raises(WaitError, match=r"it ended as ERROR: errorMessage-\d+$") as caught:
        await client.wait_for_deployment("dpl_1")
    assert caught.value.lines == ()


async def test_a_wait_that_times_out_has_the_latest_value(server, client, clock, deployment):
    server.default = in_states(deployment, "BUILDING")[0]
    with pytest.raises(WaitTimeoutError) as caught:
        await client.wait_for_deployment("dpl_1", timeout=3)
    assert caught.value.value.ready_state == "BUILDING"


async def test_a_wait_has_a_deadline(server, client, clock, deployment):
    server.default = in_states(deployment, "BUILDING")[0]
    with pytest.raises(RequestTimeoutError, match="the state READY was not reached within 30 s"):
        await client.wait_for_deployment("dpl_1", timeout=30)
    assert sum(clock.waits) == 30
    assert max(clock.waits) < 15


async def test_verification_of_a_domain_is_requested_until_it_succeeds(
    server, client, clock, fake_platform
):
    with SyncClient(fake_platform.token, server_url=fake_platform.url) as sync:
        domain = sync.request("GET", "/v9/projects/p/domains/a.example")
    open_domain, verified = ({**domain, "verified": each} for each in (False, True))

    async def not_yet(request):
        return web.json_response({"error": {"code": "missing_txt", "message": "No."}}, status=400)

    server.answers = [open_domain, not_yet, open_domain, verified, verified]
    found = await client.wait_for_domain("p", "a.example")
    assert found.verified is True
    assert [each.method for each in server.asked] == ["GET", "POST", "GET", "POST", "GET"]
    server.answers = [verified]
    await client.wait_for_domain("p", "a.example")
    assert len(server.asked) == 6


async def test_an_error_of_the_verification_is_raised(server, client, clock, fake_platform):
    with SyncClient(fake_platform.token, server_url=fake_platform.url) as sync:
        domain = sync.request("GET", "/v9/projects/p/domains/a.example")

    async def forbidden(request):
        return web.json_response({"error": {"code": "forbidden", "message": "No."}}, status=403)

    server.answers = [{**domain, "verified": False}, forbidden]
    with pytest.raises(Forbidden):
        await client.wait_for_domain("p", "a.example")


def test_a_sync_client_waits_too(deployment):
    with FakePlatform() as platform:
        platform.reply("deployments.getDeployment", {**deployment, "readyState": "READY"})
        platform.reply("projects.getProjectDomain", {"message": "none"}, status=404)
        with SyncClient(platform.token, server_url=platform.url) as client:
            assert client.wait_for_deployment("dpl_1").ready_state == "READY"
            with pytest.raises(errors.ServiceError):
                client.wait_for_domain("p", "a.example")


async def test_a_sync_wait_for_a_deployment_that_ends_in_another_state_raises(server, deployment):
    server.answers = [*in_states(deployment, "BUILDING", "CANCELED"), []]

    async def sleep(seconds):
        pass

    def wait():
        with SyncClient("t", server_url=server.url) as client:
            client._transport.settings.clock = Clock(sleep=sleep)
            client.wait_for_deployment("dpl_1")

    with pytest.raises(WaitError, match="expected the state READY, it ended as CANCELED"):
        await asyncio.to_thread(wait)


@pytest.mark.parametrize("refusal", [400, 403])
async def test_a_sync_wait_requests_the_verification_of_a_domain(server, fake_platform, refusal):
    with SyncClient(fake_platform.token, server_url=fake_platform.url) as client:
        domain = client.request("GET", "/v9/projects/p/domains/a.example")
    open_domain, verified = ({**domain, "verified": each} for each in (False, True))

    async def refuse(request):
        body = {"error": {"code": "missing_txt", "message": "No."}}
        return web.json_response(body, status=refusal)

    async def sleep(seconds):
        pass

    server.answers = [open_domain, refuse, open_domain, verified, verified]

    def wait():
        with SyncClient("t", server_url=server.url) as client:
            client._transport.settings.clock = Clock(sleep=sleep)
            return client.wait_for_domain("p", "a.example").verified

    if refusal == 400:
        assert await asyncio.to_thread(wait) is True
        assert [each.method for each in server.asked] == ["GET", "POST", "GET", "POST", "GET"]
        server.answers = [verified]
        assert await asyncio.to_thread(wait) is True
        assert len(server.asked) == 6
    else:
        with pytest.raises(Forbidden):
            await asyncio.to_thread(wait)


async def test_any_call_is_repeated_until_its_result_meets_the_condition(server, client, clock):
    server.answers = [{"state": state} for state in ("new", "new", "done")]
    found = await client.wait_for(
        lambda: client.request("GET", "/v1/jobs/1"), until=lambda job: job["state"] == "done"
    )
    assert found == {"state": "done"}
    assert clock.waits == [1, 1.5]


async def test_a_condition_that_is_met_at_once_costs_one_call_and_no_wait(server, client, clock):
    await client.wait_for(lambda: client.request("GET", "/v1/jobs/1"), until=bool)
    assert (len(server.asked), clock.waits) == (1, [])


async def test_a_condition_that_is_never_met_ends_at_the_deadline(server, client, clock):
    call = client.request
    with pytest.raises(RequestTimeoutError, match="the condition was not met within 200 s"):
        await client.wait_for(lambda: call("GET", "/v1/j"), until=lambda _: False, timeout=200)
    assert sum(clock.waits) == 200
    assert max(clock.waits) == 15


async def test_a_condition_that_raises_ends_the_wait(server, client, clock):
    def until(job):
        raise WaitError("the job has failed", value=job)

    with pytest.raises(WaitError, match="the job has failed"):
        await client.wait_for(lambda: client.request("GET", "/v1/jobs/1"), until=until)
    assert len(server.asked) == 1


def test_the_sync_client_repeats_any_call_in_the_thread_of_its_caller(fake_platform):
    seen: list[tuple[str, threading.Thread]] = []
    waits = []

    def until(team):
        seen.append((team.id, threading.current_thread()))
        return len(seen) == 2

    async def sleep(seconds):
        waits.append(seconds)

    with SyncClient(fake_platform.token, server_url=fake_platform.url) as client:
        client._transport.settings.clock = Clock(sleep=sleep)
        team = client.wait_for(lambda: client.teams.get_team(team_id="team_1"), until=until)
        with pytest.raises(RequestTimeoutError, match=r"within 1e-06 s"):
            client.wait_for(lambda: 1, until=lambda _: False, timeout=1e-6)
    assert seen == [(team.id, threading.main_thread())] * 2
    assert len(waits) == 1
    assert 0.5 <= waits[0] <= 1


@pytest.mark.parametrize("seconds", ["5", math.nan, -1, 0, True])
async def test_an_invalid_timeout_of_a_wait_is_refused_before_any_call(server, client, seconds):
    process = client.open_sandbox("sbx_1").get_process("cmd_1")
    waits = [
        client.wait_for(lambda: client.request("GET", "/v1/j"), until=bool, timeout=seconds),
        client.wait_for_deployment("dpl_1", timeout=seconds),
        client.wait_for_domain("p", "a.example", timeout=seconds),
        client.deploy("no-such-folder", project="p", timeout=seconds),
        process.wait(timeout=seconds),
    ]
    for wait in waits:
        with pytest.raises(InvalidRequestError, match=f"timeout must be .*, not {seconds!r}"):
            await wait
    with SyncClient("t", server_url=server.url) as sync:
        with pytest.raises(InvalidRequestError, match="timeout must be seconds above 0 or None"):
            sync.wait_for(sync.teams.get_teams, until=bool, timeout=seconds)
        with pytest.raises(InvalidRequestError, match="timeout must be seconds above 0 or None"):
            sync.wait_for_deployment("dpl_1", timeout=seconds)
    assert server.asked == []


@pytest.mark.parametrize("seconds", [None, math.inf, 1e18, pytest.param(10**400, id="huge")])
async def test_a_wait_may_have_no_limit(server, client, clock, deployment, seconds):
    server.answers = in_states(deployment, "QUEUED", "BUILDING", "READY")
    ready = await client.wait_for_deployment("dpl_1", timeout=seconds)
    assert ready.ready_state == "READY"
    assert clock.waits == [1, 1.5]


@pytest.mark.parametrize("seconds", [None, math.inf, 1e18, pytest.param(10**400, id="huge")])
def test_a_sync_wait_may_have_no_limit(fake_platform, seconds):
    with SyncClient(fake_platform.token, server_url=fake_platform.url, timeout=seconds) as client:
        team = client.wait_for(
            lambda: client.teams.get_team(team_id="team_1"), until=bool, timeout=seconds
        )
    assert team.id


NO_RETRIES = RetryConfig("none")


@pytest.fixture
async def hanging_url(serve_bytes):
    """The URL of a server that accepts connections and never answers."""

    async def talk(reader, writer):
        await reader.read()

    return await serve_bytes(talk)


async def test_a_wait_ends_at_its_timeout_on_a_server_that_hangs(make_client, hanging_url):
    client = make_client(server_url=hanging_url)
    calls = [
        client.wait_for_deployment("dpl_1", timeout=0.2),
        client.wait_for_domain("p", "a.example", timeout=0.2),
        client.wait_for(lambda: client.request("GET", "/v1/j"), until=bool, timeout=0.2),
    ]
    started = time.monotonic()
    outcomes = await asyncio.gather(*calls, return_exceptions=True)
    assert time.monotonic() - started < 10
    assert [type(each) for each in outcomes] == [WaitTimeoutError] * 3
    assert [str(each).partition(" within ")[2] for each in outcomes] == ["0.2 s"] * 3


@pytest.mark.parametrize("is_sync", [True, False])
async def test_reading_the_log_of_a_failed_build_does_not_outlast_the_wait(
    server, client, deployment, is_sync
):
    ended = asyncio.Event()

    async def hang(request):
        await ended.wait()
        return web.Response()

    def wait():
        with SyncClient("t", server_url=server.url) as sync:
            sync.wait_for_deployment("dpl_1", timeout=1)

    server.answers = [*in_states(deployment, "ERROR"), hang]
    waiting = asyncio.to_thread(wait) if is_sync else client.wait_for_deployment("dpl_1", timeout=1)
    async with asyncio.timeout(9):
        with pytest.raises(WaitError, match="it ended as ERROR") as caught:
            await waiting
    ended.set()
    assert caught.value.lines == ()


async def test_a_sync_wait_ends_at_its_timeout_on_a_server_that_hangs(hanging_url):
    def wait():
        with SyncClient("t", server_url=hanging_url) as client:
            calls = [
                lambda: client.wait_for_deployment("dpl_1", timeout=0.2),
                lambda: client.wait_for_domain("p", "a.example", timeout=0.2),
                lambda: client.wait_for(client.user.get_auth_user, until=bool, timeout=0.2),
                lambda: client.wait_for(
                    lambda: client.artifacts.download_artifact(hash="h").read(),
                    until=bool,
                    timeout=0.2,
                ),
            ]
            for call in calls:
                with pytest.raises(RequestTimeoutError, match=r"within 0\.2 s"):
                    call()

    started = time.monotonic()
    await asyncio.to_thread(wait)
    assert time.monotonic() - started < 10


async def test_a_sync_wait_within_another_ends_with_it(hanging_url):
    def wait():
        with SyncClient("t", server_url=hanging_url) as client:
            client.wait_for(
                lambda: client.wait_for(client.teams.get_teams, until=bool, timeout=20),
                until=bool,
                timeout=0.2,
            )

    began = time.monotonic()
    with pytest.raises(RequestTimeoutError, match=r"within 0\.2 s"):
        await asyncio.to_thread(wait)
    assert time.monotonic() - began < 15


def test_a_call_after_a_sync_wait_has_its_own_timeout_again(fake_platform):
    with SyncClient(fake_platform.token, server_url=fake_platform.url) as client:
        client.user.get_auth_user()  # loads what a call needs
        client.wait_for(client.user.get_auth_user, until=bool, timeout=1.0)
        time.sleep(1.1)  # longer than the timeout of the wait
        assert client.user.get_auth_user().user is not None


def failure(status):
    async def answer(request):
        return web.json_response({"error": {"code": "c", "message": "No."}}, status=status)

    return answer


async def drop(request):
    request.transport.abort()
    return web.Response()


@pytest.mark.parametrize(
    "passing", [failure(429), failure(500), failure(502), failure(503), failure(504), drop]
)
async def test_a_wait_survives_temporary_errors(server, make_client, clock, deployment, passing):
    client = make_client(retry_config=NO_RETRIES)
    client._transport.settings.clock = clock
    server.answers = [passing] * 6 + in_states(deployment, "READY")
    assert (await client.wait_for_deployment("d")).ready_state == "READY"
    assert len(server.asked) == 7


async def test_a_wait_survives_an_outage_of_the_verification(server, client, clock, fake_platform):
    with SyncClient(fake_platform.token, server_url=fake_platform.url) as sync:
        domain = sync.request("GET", "/v9/projects/p/domains/a.example")
    open_domain, verified = ({**domain, "verified": each} for each in (False, True))
    server.answers = [open_domain, failure(502), verified]
    assert (await client.wait_for_domain("p", "a.example")).verified


async def test_a_wait_survives_a_call_that_took_too_long(server, make_client, clock, deployment):
    released = asyncio.Event()

    async def hang(request):
        await released.wait()
        return web.Response()

    client = make_client(retry_config=NO_RETRIES, timeout=0.05)
    client._transport.settings.clock = clock
    server.answers = [hang, *in_states(deployment, "READY")]
    assert (await client.wait_for_deployment("d")).ready_state == "READY"
    released.set()


async def test_a_lasting_outage_is_the_cause_of_the_timeout(server, client, clock):
    server.default = failure(503)
    with pytest.raises(
        RequestTimeoutError, match=r"within 100 s; the last call failed: .*503"
    ) as caught:
        await client.wait_for_deployment("d", timeout=100)
    assert isinstance(caught.value.__cause__, ServiceUnavailable)
    assert sum(clock.waits) >= 100


async def test_an_outage_that_is_over_is_not_the_cause_of_the_timeout(
    server, client, clock, deployment
):
    server.default = in_states(deployment, "BUILDING")[0]
    server.answers = [failure(502)] * 9
    with pytest.raises(RequestTimeoutError, match=r"within 100 s$") as caught:
        await client.wait_for_deployment("d", timeout=100)
    assert caught.value.__cause__ is None


def test_an_outage_that_is_over_is_not_the_cause_of_a_sync_timeout(fake_platform):
    seconds = [0.0]

    async def sleep(pause):
        seconds[0] += pause

    with SyncClient(
        fake_platform.token, server_url=fake_platform.url, retry_config=NO_RETRIES
    ) as client:
        client._transport.settings.clock = Clock(monotonic=lambda: seconds[0], sleep=sleep)
        fake_platform.reply("user.getAuthUser", {"message": "busy"}, status=503)
        with pytest.raises(RequestTimeoutError, match=r"within 100 s$"):
            client.wait_for(client.user.get_auth_user, until=lambda _: False, timeout=100)


@pytest.mark.parametrize("status", [400, 401, 403, 404, 501])
async def test_a_permanent_error_ends_a_wait(server, client, clock, status):
    server.default = failure(status)
    with pytest.raises(ServiceError):
        await client.wait_for_deployment("d")
    assert len(server.asked) == 1


async def test_an_unknown_host_and_a_closed_client_end_a_wait(make_client):
    client = make_client(server_url="http://nosuch.invalid", retry_config=NO_RETRIES)
    with pytest.raises(errors.ConnectionError, match="does not resolve"):
        await client.wait_for_deployment("d", timeout=60)
    await client.aclose()
    with pytest.raises(RequestAbortedError):
        await client.wait_for_deployment("d", timeout=60)


async def test_a_timeout_of_the_caller_ends_a_wait(client):
    async def call():
        raise TimeoutError("of the caller")

    with pytest.raises(TimeoutError, match="of the caller"):
        await client.wait_for(call, until=bool)


async def test_the_last_call_of_a_wait_has_a_second(server, client, clock, deployment):
    server.answers = in_states(deployment, "BUILDING", "BUILDING", "BUILDING")
    server.default = in_states(deployment, "READY")[0]
    assert (await client.wait_for_deployment("d", timeout=5)).ready_state == "READY"
    assert clock.waits == [1, 1.5, 1.5]


def test_a_sync_wait_survives_temporary_errors_and_no_others(fake_platform):
    waits = []

    async def sleep(seconds):
        waits.append(seconds)

    with SyncClient(
        fake_platform.token, server_url=fake_platform.url, retry_config=NO_RETRIES
    ) as client:
        client._transport.settings.clock = Clock(sleep=sleep)
        fake_platform.reply("user.getAuthUser", {"message": "busy"}, status=503)
        assert client.wait_for(client.user.get_auth_user, until=bool).user is not None
        assert len(waits) == 1
        fake_platform.reply("user.getAuthUser", {"message": "none"}, status=404)
        with pytest.raises(errors.NotFound):
            client.wait_for(client.user.get_auth_user, until=bool)
