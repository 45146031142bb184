"""Operations whose recorder has vanished end."""

from __future__ import annotations

import asyncio
import sqlite3
from uuid import UUID

from operations_status.operations import Operation, Process
from operations_status.stores import open_store
from operations_status.watchdog import watch


async def test_a_lease_that_has_run_out_makes_an_operation_lost(
    start_service, service, eventually, tmp_path
):
    lively = start_service(MONITOR_WATCHDOG_INTERVAL="0.1")
    store = open_store(lively.store)
    await store.open()
    operation = Operation(
        process=Process(pid=1, uid=service.add().process.uid, name="gone"), status="Running"
    )
    await store.add(operation, lease=0.05)
    await store.aclose()
    target = f"/operations/{operation.operation_id}"
    eventually(lambda: lively.get(target).json()["status"] == "Failed")
    assert lively.get(target).json()["error"]["code"] == "Lost"
    eventually(lambda: f"operation {operation.operation_id} is lost" in lively.log)


async def test_operations_that_are_lost_are_counted(run_app, recording, eventually_async):
    app = await run_app(watchdog_interval=0.05)
    process = Process(pid=1, uid=UUID(int=7), name="gone")
    await recording.add(Operation(process=process), lease=1e-6)
    await eventually_async(lambda: app.measures.events == {"lost": 1, "pruned": 0})


async def test_a_store_that_cannot_answer_is_tried_again(tmp_path, caplog, eventually):
    path = tmp_path / "o.db"
    store = open_store(f"sqlite:///{path}")
    await store.open()
    connection = sqlite3.connect(path)
    connection.execute("ALTER TABLE leases RENAME TO away")
    task = asyncio.create_task(watch(store, interval=0.01, events={"lost": 0}))
    complaint = "cannot look for lost operations"
    await asyncio.to_thread(eventually, lambda: complaint in caplog.text)
    connection.execute("ALTER TABLE away RENAME TO leases")
    connection.close()
    await asyncio.to_thread(eventually, lambda: "the store is back" in caplog.text)
    assert caplog.text.count(complaint) == 1
    task.cancel()
    await store.aclose()
