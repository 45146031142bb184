"""Following logs over connections that break."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from hosting_sdk import HostingSDKWarning, InvalidRequestError, RetryConfig, errors
from hosting_sdk.conversion import to_dict
from hosting_sdk.testing import Fault

CREATE = "deployments.create_deployment"
EVENTS = "deployments.get_deployment_events"
LINES = [f"line {number}" for number in range(6)]


@pytest.fixture
def deployment(fake_platform, fake_platform_sync_client) -> str:
    fake_platform.script(
        CREATE, ["BUILDING", "READY"], log={"BUILDING": LINES[:4], "READY": LINES[4:]}
    )
    created = fake_platform_sync_client.deployments.create_deployment(request_body={"name": "shop"})
    return str(created.id)


async def read(log: Any) -> list[str]:
    return [record.text async for record in log]


async def test_a_log_is_read_to_the_end_of_the_build(fake_platform_client, deployment):
    assert await read(fake_platform_client.follow_logs(deployment)) == LINES


@pytest.mark.parametrize("cut", range(7))
async def test_a_log_that_is_cut_after_any_record_has_each_record_once(
    fake_platform, fake_platform_client, deployment, cut
):
    fake_platform.inject(Fault(records=cut), method=EVENTS)
    assert await read(fake_platform_client.follow_logs(deployment)) == LINES


@pytest.mark.parametrize("cut", [1, 2, 3])
async def test_a_log_that_is_cut_again_and_again_has_each_record_once(
    fake_platform, fake_platform_client, deployment, cut
):
    fake_platform.inject(Fault(records=cut), method=EVENTS, times=20)
    assert await read(fake_platform_client.follow_logs(deployment)) == LINES


@pytest.mark.parametrize(
    "fault",
    [Fault(status=503, retry_after=0), Fault(damage="half-body"), Fault(damage="half-line")],
)
async def test_a_log_goes_on_after_other_failures(
    fake_platform, fake_platform_client, deployment, fault
):
    fake_platform.inject(fault, method=EVENTS, times=2)
    assert await read(fake_platform_client.follow_logs(deployment)) == LINES


@pytest.mark.parametrize("reading", [True, False])
async def test_a_log_that_is_closed_is_not_opened_again(
    fake_platform, fake_platform_client, deployment, reading
):
    fake_platform.inject(Fault(latency=30), method=EVENTS, times=5)
    log = fake_platform_client.follow_logs(deployment)
    following = asyncio.create_task(log.next_batch()) if reading else None
    if reading:
        async with asyncio.timeout(10):
            while not fake_platform.received(EVENTS):  # noqa: ASYNC110 it is another thread's
                await asyncio.sleep(0.01)
    await log.aclose()
    with pytest.raises(errors.HostingSDKError, match="closed"):
        await (following or log.next_batch())
    assert len(fake_platform.received(EVENTS)) == reading


def test_a_sync_client_follows_a_log_that_is_cut(
    fake_platform, fake_platform_sync_client, deployment
):
    fake_platform.inject(Fault(records=2), method=EVENTS)
    with fake_platform_sync_client.follow_logs(deployment) as log:
        assert [record.text for record in log] == LINES


async def test_records_with_the_same_timestamp_are_distinguished_by_their_ids(
    fake_platform, fake_platform_client, deployment
):
    records = [
        {
            "created": 1000 + number // 2,
            "date": 1,
            "deploymentId": "d",
            "id": f"id_{number}",
            "info": {"name": "n", "type": "t"},
            "serial": "s",
            "text": LINES[number],
            "type": "stdout",
        }
        for number in range(6)
    ]
    lines = [
        b"".join(b"%s\n" % str(each).replace("'", '"').encode() for each in records[a:b])
        for a, b in ((0, 3), (2, 6), (0, 6))
    ]
    for body in lines:
        headers = {"Content-Type": "application/stream+json"}
        fake_platform.reply(EVENTS, body=body, headers=headers)
    assert await read(fake_platform_client.follow_logs(deployment)) == LINES


def list_records(count: int, **properties: Any) -> list[dict[str, Any]]:
    record = {"date": 1, "deploymentId": "d", "info": {"name": "n", "type": "t"}, "serial": "s"}
    return [{**record, "type": "stdout", "text": str(each), **properties} for each in range(count)]


def reply_records(fake_platform: Any, *connections: list[dict[str, Any]]) -> None:
    for records in connections:
        body = "".join(f"{json.dumps(each)}\n" for each in records).encode()
        fake_platform.reply(EVENTS, body=body, headers={"Content-Type": "application/stream+json"})


@pytest.fixture
async def long_build(fake_platform, fake_platform_client) -> str:
    """A deployment without a log, whose build ends after some connections."""
    fake_platform.script(CREATE, [*["BUILDING"] * 5, "READY"], log={})
    create = fake_platform_client.deployments.create_deployment
    return str((await create(request_body={"name": "shop"})).id)


@pytest.fixture
def clock(fake_platform_client) -> list[float]:
    """The pauses that the client makes; they are recorded and take no time."""
    waits: list[float] = []

    async def pause(seconds: float) -> None:
        waits.append(seconds)

    clock = fake_platform_client._transport.settings.clock
    clock.sleep, clock.chance = pause, lambda: 1.0
    return waits


@pytest.mark.filterwarnings("ignore::hosting_sdk.HostingSDKWarning")
async def test_records_without_an_id_come_once_and_equal_records_are_all_kept(
    fake_platform, fake_platform_client, long_build
):
    first = list_records(4, created=1000, text="same")
    later = list_records(2, created=1001)
    much_later = list_records(2, created=9000)
    reply_records(fake_platform, first[:2], [*first, later[0]], [*first, *later], much_later)
    found = await read(fake_platform_client.follow_logs(long_build))
    assert found == ["same"] * 4 + ["0", "1", "0", "1"]


@pytest.mark.filterwarnings("ignore::hosting_sdk.HostingSDKWarning")
async def test_records_without_a_timestamp_come_once_if_they_have_an_id(
    fake_platform, fake_platform_client, long_build
):
    records = [{**each, "id": f"id_{each['text']}"} for each in list_records(3)]
    reply_records(fake_platform, records[:2], records)
    found = await read(fake_platform_client.follow_logs(long_build))
    assert found == ["0", "1", "2"]


@pytest.mark.filterwarnings("ignore::hosting_sdk.HostingSDKWarning")
async def test_records_that_cannot_come_again_are_not_kept_in_memory(
    fake_platform, fake_platform_client, long_build
):
    [record] = list_records(1)
    reply_records(fake_platform, [{**record, "created": 10 * each} for each in range(1, 1001)])
    found = 0
    async with fake_platform_client.follow_logs(long_build) as log:
        while found < 1000:
            found += len(await log.next_batch() or ())
        assert len(log._seen) < 200
        assert len(log._same) < 200


async def test_an_outage_does_not_advance_the_start_of_the_next_request(
    fake_platform, fake_platform_client, long_build, clock
):
    records = [{**each, "id": f"id_{each['text']}"} for each in list_records(3, created=5000)]
    reply_records(fake_platform, records[:2])
    client = fake_platform_client.with_options(retry_config=RetryConfig("none"))
    async with client.follow_logs(long_build) as log:
        assert await log.next_batch()
        fake_platform.inject(Fault(drop="after-reading"), method=EVENTS, times=5)
        fake_platform.inject(Fault(status=503), method=EVENTS, times=3)
        reply_records(fake_platform, records)
        assert [record.text for record in await log.next_batch() or ()] == ["2"]
    queries = [dict(request.query) for request in fake_platform.received(EVENTS)]
    assert [query.get("since") for query in queries] == [None, *["4000"] * 9]
    assert {query["limit"] for query in queries} == {"-1"}


async def test_connections_with_old_records_only_advance_the_start_of_the_next_request(
    fake_platform, fake_platform_client, long_build, clock
):
    records = [{**each, "id": f"id_{each['text']}"} for each in list_records(3, created=5000)]
    reply_records(fake_platform, records, records, records, [])
    assert await read(fake_platform_client.follow_logs(long_build)) == ["0", "1", "2"]
    queries = [dict(request.query) for request in fake_platform.received(EVENTS)]
    assert [query.get("since") for query in queries][:4] == [None, "4000", "5000", "5001"]


async def test_a_log_that_goes_on_after_the_end_of_its_build_is_read_to_its_end(
    fake_platform, fake_platform_client
):
    fake_platform.script(CREATE, ["READY"], log={})
    create = fake_platform_client.deployments.create_deployment
    deployment = (await create(request_body={"name": "shop"})).id
    records = [{**each, "id": f"id_{each['text']}"} for each in list_records(8, created=5000)]
    reply_records(fake_platform, records[:2], records[:4], records[:6], records, records)
    found = await read(fake_platform_client.follow_logs(deployment))
    assert found == [*map(str, range(8))]


async def test_many_records_with_the_same_timestamp_come_once(
    fake_platform, fake_platform_client, long_build
):
    records = [{**each, "id": f"id_{each['text']}"} for each in list_records(10_100, created=1000)]
    reply_records(fake_platform, records, records)
    found = await read(fake_platform_client.follow_logs(long_build))
    assert found == [*map(str, range(10_100))]


async def test_a_record_of_a_new_shape_is_delivered_and_does_not_end_the_log(
    fake_platform, fake_platform_client, deployment
):
    body = b'{"type": "new-kind", "payload": 5}\n{"type": "new-kind", "payload": 5}\n'
    headers = {"Content-Type": "application/stream+json"}
    fake_platform.reply(EVENTS, body=body, headers=headers)
    with pytest.warns(HostingSDKWarning):
        found = [to_dict(each) async for each in fake_platform_client.follow_logs(deployment)]
    assert found[:2] == [{"type": "new-kind", "payload": 5}] * 2
    assert [each["text"] for each in found[2:]] == LINES


async def test_a_long_log_is_read_whole(fake_platform, fake_platform_client, deployment):
    record = (
        '{"created":%d,"date":1,"deploymentId":"d","id":"id_%d","info":{"name":"n","type":"t"},'
        '"serial":"s","text":"x","type":"stdout"}\n'
    )
    body = "".join(record % (number, number) for number in range(10_100)).encode()
    fake_platform.reply(EVENTS, body=body, headers={"Content-Type": "application/stream+json"})
    log = fake_platform_client.follow_logs(deployment)
    found: set[str] = set()
    while len(found) < 10_100:
        records = await log.next_batch()
        assert records is not None
        found.update(each.id for each in records)
    await log.aclose()


async def test_a_log_can_start_at_a_timestamp(fake_platform_client, deployment):
    whole = [record async for record in fake_platform_client.follow_logs(deployment)]
    since = whole[2].created
    assert await read(fake_platform_client.follow_logs(deployment, since=since)) == LINES[2:]


async def test_a_permanent_error_ends_a_log(fake_platform, fake_platform_client, deployment):
    fake_platform.inject(Fault(status=403), method=EVENTS)
    with pytest.raises(errors.Forbidden):
        await read(fake_platform_client.follow_logs(deployment))


async def test_a_log_whose_connections_all_break_ends_with_an_error(
    fake_platform, fake_platform_client, deployment
):
    fake_platform.inject(Fault(drop="after-reading"), method=EVENTS, times=None)
    client = fake_platform_client.with_options(retry_config=RetryConfig("none"))
    waits: list[float] = []

    async def pause(seconds: float) -> None:
        waits.append(seconds)

    client._transport.settings.clock.sleep = pause
    async with client.follow_logs(deployment) as log:
        with pytest.raises(errors.ConnectionError):
            await read(log)
    assert len(fake_platform.received(EVENTS)) == 10
    assert len(waits) == 9
    assert max(waits) <= 15


async def test_a_log_reconnects_after_growing_pauses_while_the_build_goes_on(
    fake_platform, fake_platform_client, clock
):
    fake_platform.script(CREATE, [*["BUILDING"] * 12, "READY"], log={"READY": ["the end"]})
    create = fake_platform_client.deployments.create_deployment
    deployment = (await create(request_body={"name": "shop"})).id
    reply_records(fake_platform, *[[]] * 12)
    assert await read(fake_platform_client.follow_logs(deployment)) == ["the end"]
    assert clock[:3] == [0.2, 0.4, 0.8]
    assert clock[-1] == 15


@pytest.mark.parametrize("place", ["sandbox_id", "session_id"])
@pytest.mark.parametrize("cut", range(4))
async def test_the_output_of_a_command_that_is_cut_anywhere_comes_once(
    fake_platform, fake_platform_client, place, cut
):
    client = fake_platform_client
    in_sandbox = place == "sandbox_id"
    group = client.sandboxes if in_sandbox else client.sandboxes_v2_beta
    run: Any = group.run_command if in_sandbox else group.run_session_command
    method = "sandboxes.run_command" if in_sandbox else "sandboxes_v2_beta.run_session_command"
    fake_platform.script(
        method, [{"exitCode": None}, {"exitCode": 1}], log={"1": ["one", "one", "!two"]}
    )
    started = await run(**{place: "box_1"}, request_body={"command": "make"})
    logs = method.replace("run_command", "get_command_logs").replace(
        "run_session_command", "get_session_command_logs"
    )
    fake_platform.inject(Fault(records=cut), method=logs)
    output = client.follow_command(started.command.id, **{place: "box_1"})
    assert [each.data async for each in output] == ["one", "one", "two"]


def test_a_sync_client_follows_a_command(fake_platform, fake_platform_sync_client):
    client = fake_platform_sync_client
    started = client.sandboxes.run_command(sandbox_id="box_1", request_body={"command": "make"})
    fake_platform.inject(Fault(records=0), method="sandboxes.get_command_logs")
    output = client.follow_command(started.command.id, sandbox_id="box_1")
    assert [each.data for each in output] == ["Done"]
    with pytest.raises(InvalidRequestError):
        client.follow_command("cmd_1")
    run = client.sandboxes_v2_beta.run_session_command
    started = run(session_id="box_1", request_body={"command": "make"})
    output = client.follow_command(started.command.id, session_id="box_1")
    assert [each.data for each in output] == ["Done"]


async def test_a_command_needs_either_a_sandbox_or_a_session(fake_platform_client):
    with pytest.raises(InvalidRequestError, match="either sandbox_id or session_id"):
        fake_platform_client.follow_command("cmd_1")
    with pytest.raises(InvalidRequestError):
        fake_platform_client.follow_command("cmd_1", sandbox_id="a", session_id="b")
