"""Child processes that use a store and meet a fault: `faulty_process.py FOLDER KIND STEP STORE`.

The library `faults.c` is preloaded. The first child meets the fault at its first system call, the
next one STEP calls later, until a child ends without it. STORE is `new` or `existing`. What each
child did, and what is in its store afterwards, is written as a line of JSON.
"""

from __future__ import annotations

import ctypes
import json
import os
import shutil
import signal
import sqlite3
import sys
import traceback
from contextlib import closing
from itertools import count
from pathlib import Path
from uuid import UUID

from operations_status.errors import StoreUnavailableError
from operations_status.filters import ANY
from operations_status.operations import Operation, OperationState, Process
from operations_status.stores import open_blocking_store

SECONDS = 100
FAULTS = ctypes.CDLL(None)


def use_store(store, confirm):
    """Use a store in all the ways in which a recorder and a service do; confirm each write."""
    store.open()
    process = Process(pid=1, uid=UUID(int=1), name="task")
    for _ in range(3):
        operation = store.add(Operation(process=process, tags=["a", "b"]), lease=60.0)
        confirm(operation.operation_id, "Starting")
        for state in (OperationState.RUNNING, OperationState.SUCCEEDED):
            store.advance(operation.operation_id, state)
            confirm(operation.operation_id, state)
    many = [Operation(process=process, name="x" * 250) for _ in range(50)]
    store.add_many(many)
    for operation in many:
        confirm(operation.operation_id, "Starting")
    assert sum(1 for _ in store.list(ANY)) >= len(many)
    assert store.statistics().counts[OperationState.SUCCEEDED] >= 3
    store.expire()
    store.close()


def run_child(path, kind, number):
    """Fork a process that uses the store, and return its report."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        code = 70
        signal.alarm(SECONDS)  # ends a child that hangs
        with os.fdopen(writing, "w") as report:

            def tell(*words):
                print(*words, file=report, flush=True)

            try:
                FAULTS.arm(os.fsencode(path.parent), ord(kind), number)
                with closing(open_blocking_store(f"sqlite:///{path}")) as store:
                    use_store(store, lambda *write: tell("confirmed", *write))
                code = 0
            except StoreUnavailableError as error:
                tell("error", str(error))
                code = StoreUnavailableError.exit_code
            except BaseException:  # noqa: BLE001 it is reported
                tell("broken", json.dumps(traceback.format_exc()))
            if FAULTS.fired():
                tell("fired")
        os._exit(code)
    os.close(writing)
    with os.fdopen(reading) as report:
        lines = [line.rstrip("\n").partition(" ") for line in report]
    told = [(kind, rest) for kind, _, rest in lines]
    return {
        "code": os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]),
        "fired": ("fired", "") in told,
        "error": next((rest for kind, rest in told if kind in {"error", "broken"}), None),
        "confirmed": dict(rest.split() for kind, rest in told if kind == "confirmed"),
    }


def inspect(path, confirmed):
    """Return the result of SQLite's integrity check, and the confirmed states that are lost."""
    with closing(open_blocking_store(f"sqlite:///{path}")) as store:
        store.open()
        found = {one: store.get(UUID(one)) for one in confirmed}
        store.add(Operation(process=Process(pid=1, uid=UUID(int=1), name="task")))
    with closing(sqlite3.connect(path)) as connection:
        (check,) = connection.execute("PRAGMA integrity_check").fetchone()
    order = list(OperationState)
    lost = [
        [one, state, operation and operation.status]
        for (one, state), operation in zip(confirmed.items(), found.values(), strict=True)
        if operation is None or order.index(operation.status) < order.index(state)
    ]
    return {"check": check, "lost": lost}


def main(folder, kind, step, *, existing):
    template = folder / "template.db"
    with closing(open_blocking_store(f"sqlite:///{template}")) as store:
        use_store(store, lambda *_: None)
    for number in count(1, step):
        path = folder / "run" / "operations.db"
        path.parent.mkdir()
        if existing:
            shutil.copy(template, path)
        report = run_child(path, kind, number)
        report |= inspect(path, report["confirmed"]) | {"number": number}
        sys.stdout.write(json.dumps(report) + "\n")
        shutil.rmtree(path.parent)
        if not report["fired"]:
            return


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), existing=sys.argv[4] == "existing")
