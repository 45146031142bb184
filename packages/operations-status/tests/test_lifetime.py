"""The watchdog finds expired leases, and the retention deletes operations that have ended."""

from __future__ import annotations

import logging
import sqlite3
from datetime import UTC, datetime, timedelta
from uuid import UUID

from operations_status.operations import Operation, OperationState, Process
from operations_status.stores import open_store

OLD = datetime.now(UTC) - timedelta(days=2)


def operation(**fields):
    return Operation(process=Process(pid=1, uid=UUID(int=1), name="task"), **fields)


async def test_a_lease_that_has_run_out_makes_an_operation_lost(
    start_service, service, eventually, tmp_path
):
    lively = start_service(MONITOR_WATCHDOG_INTERVAL="0.1")
    store = open_store(lively.store)
    await store.open()
    lost = Operation(
        process=Process(pid=1, uid=service.add().process.uid, name="gone"), status="Running"
    )
    await store.add(lost, lease=0.05)
    await store.aclose()
    target = f"/operations/{lost.operation_id}"
    eventually(lambda: lively.get(target).json()["status"] == "Failed")
    assert lively.get(target).json()["error"]["code"] == "Lost"
    eventually(lambda: f"operation {lost.operation_id} is lost" in lively.log)


async def test_operations_that_are_lost_are_counted(run_app, recording, eventually_async, metric):
    app = await run_app(watchdog_interval=0.05)
    process = Process(pid=1, uid=UUID(int=7), name="gone")
    await recording.add(Operation(process=process), lease=1e-6)
    await eventually_async(lambda: metric(app, "lost_operations_total") == 1)


async def test_lost_operations_are_looked_for_again_when_the_store_is_back(
    run_app, tmp_path, caplog, eventually_async
):
    await run_app(watchdog_interval=0.01)
    connection = sqlite3.connect(tmp_path / "operations.db")
    connection.execute("ALTER TABLE leases RENAME TO away")
    complaint = "cannot look for lost operations"
    await eventually_async(lambda: complaint in caplog.text)
    connection.execute("ALTER TABLE away RENAME TO leases")
    connection.close()
    await eventually_async(lambda: "the store is back" in caplog.text)
    assert caplog.text.count(complaint) == 1


async def test_operations_that_ended_long_ago_are_forgotten_and_answered_as_expired(
    run_app, ask, recording, caplog, eventually_async, *, metric
):
    caplog.set_level(logging.INFO)
    old = operation(created=OLD, status=OperationState.SUCCEEDED)
    running = operation(created=OLD, status=OperationState.RUNNING)
    young = operation(status=OperationState.SUCCEEDED)
    for one in (old, running, young):
        await recording.add(one)
    app = await run_app(retention_age=86_400.0, retention_interval=0.05)
    await eventually_async(lambda: "deleted 1 operations" in caplog.text)
    answer = await ask(app, f"/operations/{old.operation_id}").end()
    assert (answer.status, b"has expired" in answer.body) == (404, True)
    for one in (running, young):
        assert (await ask(app, f"/operations/{one.operation_id}").end()).status == 200
    await recording.add(operation(created=OLD, status=OperationState.CANCELLED))
    await eventually_async(lambda: caplog.text.count("deleted 1 operations") == 2)
    assert metric(app, "lost_operations_total") == 0
    assert metric(app, "pruned_operations_total") == 2


async def test_the_retention_count_limits_the_ended_operations(
    run_app, recording, caplog, eventually_async
):
    caplog.set_level(logging.INFO)
    for _ in range(5):
        await recording.add(operation(status=OperationState.CANCELLED))
    await run_app(retention_count=2)
    await run_app(retention_count=2)
    await eventually_async(lambda: "deleted 3 operations" in caplog.text)


async def test_old_operations_are_forgotten_when_the_store_is_back(
    run_app, recording, tmp_path, caplog, eventually_async
):
    await run_app(retention_age=1.0, retention_interval=0.01)
    connection = sqlite3.connect(tmp_path / "operations.db")
    connection.execute("ALTER TABLE operations RENAME TO away")
    complaint = "cannot forget old operations"
    await eventually_async(lambda: complaint in caplog.text)
    connection.execute("ALTER TABLE away RENAME TO operations")
    connection.close()
    await eventually_async(lambda: "the store is back: forgetting" in caplog.text)
    assert caplog.text.count(complaint) == 1


async def test_without_a_retention_nothing_is_pruned(
    run_app, recording, ask, eventually_async, count_calls
):
    old = operation(created=OLD, status=OperationState.SUCCEEDED)
    await recording.add(old)
    app = await run_app(retention_interval=0.01, watchdog_interval=0.01)
    await eventually_async(lambda: count_calls(app, "expire") > 2)
    assert count_calls(app, "prune") == 0
    assert (await ask(app, f"/operations/{old.operation_id}").end()).status == 200
