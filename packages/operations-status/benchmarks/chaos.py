"""Run Celery tasks under faults, and compare each recorded history with Celery's own result.

    python chaos.py [--minutes 10] [--seed 1] [--only redis-prefork-late] [--write]

For each broker (Redis, a folder), pool (prefork, threads) and kind of acknowledgement (early or
late), two workers run tasks that succeed, fail, retry, are replaced, ignored, rejected, revoked,
expire or exceed their limits. Meanwhile processes are killed, workers are shut down in each way,
and the store is locked. A watcher reads every change of the store. The seed decides about tasks and
faults. Exit code 1 if a final state has changed, or differs from that of Celery.
"""

from __future__ import annotations

import argparse
import contextlib
import math
import os
import platform
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import UUID

import attrs
from operations_status.filters import OperationFilter
from operations_status.operations import Operation, OperationState
from operations_status.stores import open_blocking_store

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).parent
TASKS = {
    "succeed": 8,
    "fail": 2,
    "retry_by_itself": 2,
    "retry_in_vain": 1,
    "replace": 2,
    "replace_by_failure": 1,
    "replace_by_group": 1,
    "ignore": 1,
    "reject": 1,
    "overrun_softly": 0.3,
    "overrun": 0.3,
}
"""The tasks, with their weights."""

REVOKED = 0.08
EXPIRED = 0.03
SIGNALS = ("SIGTERM", "SIGKILL", "SIGUSR1", "SIGQUIT")
FAULTS = ("kill child", "kill worker", "cold", "warm", "group", "lock store")
TASKS_PER_SECOND = 8.0
SECONDS_PER_FAULT = 2.0
AT_ONCE = 2
"""Number of combinations that run at the same time."""

DRAIN_SECONDS = 40.0
"""Seconds in which the last tasks end, redeliveries after the visibility timeout included."""

UNDECIDED = {"PENDING", "STARTED", "RETRY", "RECEIVED"}
"""States of Celery's results that are not final."""

EXPECTED = {"SUCCESS": "Succeeded", "FAILURE": "Failed", "REVOKED": "Cancelled"}

INTRODUCTION = """\
# Celery tasks under faults

Written by `nox -s trial -- chaos --write`.
In {minutes:g} minutes, tasks ran in each combination of broker, pool
and acknowledgement, two workers each, while tasks were revoked, workers and their processes were
killed and shut down, and the store was locked. A *history* is everything that callers could read
about one task. *Wrong* are histories whose final state differs from Celery's own result, *changed*
those whose final state has changed, and *open* those that had no final state in the end although
Celery has one. A revoked task may be Cancelled although Celery has stored the result of a run that
ended despite the revocation, and a lost task may be Failed although Celery marks it as revoked
later.
Seed {seed}.

{machine}

| broker, pool, acknowledgement | histories | faults | wrong | changed | open |
|---|---:|---:|---:|---:|---:|
"""


@attrs.frozen
class Combination:
    """A broker, a pool and a kind of acknowledgement."""

    broker: str
    pool: str
    acknowledgement: str

    @property
    def name(self) -> str:
        """The name for the command line."""
        return f"{self.broker}-{self.pool}-{self.acknowledgement}"


COMBINATIONS = [
    Combination(*words)
    for words in product(("redis", "filesystem"), ("prefork", "threads"), ("early", "late"))
]


@attrs.define
class Outcome:
    """Histories of one combination."""

    name: str
    histories: int = 0
    faults: Counter[str] = attrs.field(factory=Counter)
    wrong: list[str] = attrs.field(factory=list)
    changed: list[str] = attrs.field(factory=list)
    open: list[str] = attrs.field(factory=list)

    def format(self) -> str:
        """Return the row of the table."""
        counts = [
            self.histories,
            self.faults.total(),
            *map(len, (self.wrong, self.changed, self.open)),
        ]
        cells = [self.name.replace("-", ", "), *(f"{count:,}" for count in counts)]
        return f"| {' | '.join(cells)} |"


class Watcher:
    """Thread that expires leases, as the service does, and keeps the history of each operation."""

    def __init__(self, store: str) -> None:
        self._store = open_blocking_store(store)
        self._store.open()
        self._since = 0
        self._is_stopped = threading.Event()
        self.histories: dict[UUID, list[Operation]] = {}
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def stop(self) -> None:
        """Read the last changes, and stop."""
        self._is_stopped.set()
        self._thread.join()
        self._read()
        self._store.close()

    def _run(self) -> None:
        while not self._is_stopped.wait(0.02):
            with contextlib.suppress(Exception):  # the store is locked
                self._store.expire()
            self._read()

    def _read(self) -> None:
        for operation in self._store.list(OperationFilter()):
            history = self.histories.setdefault(operation.operation_id, [])
            if not history or history[-1].status is not operation.status:
                history.append(operation)


class Workers:
    """Two workers of one combination, which are started again after they have ended."""

    def __init__(self, combination: Combination, folder: Path, environ: dict[str, str]) -> None:
        self._combination = combination
        self._folder = folder
        self._environ = environ
        self._started = 0
        self.running: list[subprocess.Popen[bytes]] = []

    def refill(self) -> None:
        """Start workers until there are two."""
        self.running = [one for one in self.running if one.poll() is None]
        while len(self.running) < 2:
            self._started += 1
            command = [sys.executable, "-m", "celery", "--app=chaos_tasks", "worker"]
            command += [f"--hostname=w{self._started}@chaos", f"--pool={self._combination.pool}"]
            command += [
                "--concurrency=4",
                "--loglevel=INFO",
                "--without-gossip",
                "--without-mingle",
            ]
            with (self._folder / f"worker-{self._started}.log").open("wb") as log:
                process = subprocess.Popen(
                    command,
                    cwd=HERE,
                    env=self._environ,
                    stdout=log,
                    stderr=log,
                    start_new_session=True,
                )
            self.running.append(process)

    def find_children(self, process: subprocess.Popen[bytes]) -> list[int]:
        """Return the identifiers of the processes of a pool."""
        listed = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        with contextlib.suppress(OSError):
            return [int(word) for word in listed.read_text(encoding="utf-8").split()]
        return []

    def end(self) -> None:
        """Shut all workers down; kill those that have not ended after a while."""
        for process in self.running:
            process.terminate()
        for process in self.running:
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(15)
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def inflict(kind: str, workers: Workers, chance: random.Random, store: Path) -> None:
    """Inflict a fault."""
    position = chance.random()
    if kind == "lock store":
        with contextlib.closing(sqlite3.connect(store, isolation_level=None)) as connection:
            connection.execute("PRAGMA busy_timeout = 5000")
            connection.execute("BEGIN IMMEDIATE")
            time.sleep(0.3 + position)
            connection.execute("ROLLBACK")
        return
    process = workers.running[int(position * len(workers.running))]
    with contextlib.suppress(ProcessLookupError):
        if kind == "kill child":
            children = workers.find_children(process)
            if children:
                os.kill(children[int(position * 100) % len(children)], signal.SIGKILL)
        elif kind == "kill worker":
            os.killpg(process.pid, signal.SIGKILL)
        elif kind == "group":
            os.killpg(process.pid, signal.SIGTERM)
        else:
            process.send_signal(signal.SIGQUIT if kind == "cold" else signal.SIGTERM)


def run(combination: Combination, seconds: float, seed: int, redis: str, folder: Path) -> Outcome:
    """Run tasks and faults for some seconds, and judge their histories."""
    for name in ("messages", "control"):
        (folder / name).mkdir(parents=True)
    store = folder / "operations.db"
    database = COMBINATIONS.index(combination)
    results = f"redis+socket://{redis}?virtual_host={database}"
    environ = os.environ | {
        "BROKER": "filesystem://" if combination.broker == "filesystem" else results,
        "BACKEND": results,
        "ACKS_LATE": "yes" if combination.acknowledgement == "late" else "no",
        "STORE_URL": f"sqlite:///{store}",
        "FOLDER": str(folder),
    }
    os.environ.update(environ)
    import chaos_tasks  # noqa: PLC0415 its settings are those of the combination

    outcome = Outcome(combination.name)
    chance = random.Random(f"{seed} {combination.name}")
    workers = Workers(combination, folder, environ)
    chaos_tasks.recorder.open()
    watcher = Watcher(environ["STORE_URL"])
    sent: dict[str, str] = {}
    revoked: set[str] = set()
    try:
        workers.refill()
        _send(chaos_tasks, combination, chance, seconds, sent, revoked, workers, outcome, store)
        deadline = time.monotonic() + DRAIN_SECONDS
        while time.monotonic() < deadline and _count_open(watcher):
            workers.refill()
            time.sleep(0.5)
    finally:
        workers.end()
        time.sleep(chaos_tasks.LEASE_SECONDS)
        watcher.stop()
        chaos_tasks.recorder.close()
    for task_id, name in sent.items():
        state = chaos_tasks.app.AsyncResult(task_id).state
        history = watcher.histories.get(UUID(task_id), [])
        _judge(outcome, task_id, name, state, history, is_revoked=task_id in revoked)
    chaos_tasks.app.close()
    return outcome


def _send(  # noqa: PLR0913, PLR0917 each is a part of the run
    chaos_tasks: Any,
    combination: Combination,
    chance: random.Random,
    seconds: float,
    sent: dict[str, str],
    revoked: set[str],
    workers: Workers,
    outcome: Outcome,
    store: Path,
) -> None:
    """Send tasks and inflict faults, as the seed decides."""
    begun = time.monotonic()
    next_fault = SECONDS_PER_FAULT
    for number in range(int(seconds * TASKS_PER_SECOND)):
        moment = number / TASKS_PER_SECOND
        name = chance.choices(list(TASKS), list(TASKS.values()))[0]
        options: dict[str, Any] = {"task_id": str(UUID(int=chance.getrandbits(128), version=4))}
        luck = chance.random()
        if luck < EXPIRED:
            options["expires"] = 0.05
        getattr(chaos_tasks, name).apply_async((chance.uniform(0.05, 0.8),), **options)
        sent[options["task_id"]] = name
        outcome.histories += 1
        if chance.random() < REVOKED:
            victim = chance.choice(list(sent)[-10:])
            # No signal can end a thread.
            terminate, number_ = combination.pool == "prefork", chance.choice(SIGNALS)
            chaos_tasks.app.control.revoke(victim, terminate=terminate, signal=number_)
            revoked.add(victim)
            outcome.faults["revoke"] += 1
        if moment >= next_fault:
            next_fault += SECONDS_PER_FAULT
            kind = chance.choice(FAULTS)
            inflict(kind, workers, chance, store)
            outcome.faults[kind] += 1
        workers.refill()
        time.sleep(max(0.0, begun + moment - time.monotonic()))


def _count_open(watcher: Watcher) -> int:
    return sum(not history[-1].status.is_terminal for history in watcher.histories.values())


def _judge(  # noqa: PLR0913 what is known of a task
    outcome: Outcome,
    task_id: str,
    name: str,
    state: str,
    history: list[Operation],
    *,
    is_revoked: bool,
) -> None:
    """Compare a history with Celery's result."""
    told = " → ".join(
        f"{one.status}{f' ({one.error.code})' if one.error else ''}" for one in history
    )
    line = f"{outcome.name} {name} {task_id}: {told or 'nothing'}; Celery: {state}"
    finals = [one for one in history if one.status.is_terminal]
    if any(not one.is_lost for one in finals[:-1]) or (finals and history[-1] is not finals[-1]):
        outcome.changed.append(line)
    final = history[-1] if history and history[-1].status.is_terminal else None
    if final is None:
        if state not in UNDECIDED:
            outcome.open.append(line)
    elif not _agrees(final, state, is_revoked=is_revoked):
        outcome.wrong.append(line)


def _agrees(final: Operation, state: str, *, is_revoked: bool) -> bool:
    """Return whether a final state is that of Celery's result."""
    code = final.error.code if final.error else None
    if final.status is OperationState.CANCELLED and is_revoked:
        return True  # a run that ends despite the revocation may store its result afterwards
    if code == "Expired":
        return state in {"REVOKED", "RETRY"}  # an attempt may store RETRY after its retry has ended
    if state == "RETRY" and final.attempt > 1:
        return True
    # Celery stores no result of ignored, rejected and lost tasks. If such a task is revoked later,
    # its result is REVOKED.
    is_lost = code in {"Lost", "NeverStarted", "WorkerShutdown", "WorkerLostError", "Reject"}
    if state == "REVOKED" and is_revoked and is_lost:
        return True
    if state in EXPECTED:
        return final.status == EXPECTED[state]
    return is_lost or final.status is OperationState.CANCELLED


@contextlib.contextmanager
def open_redis() -> Iterator[str]:
    """Run a Redis server; yield the path of its socket."""
    with tempfile.TemporaryDirectory(prefix="os", dir="/tmp") as folder:
        path = f"{folder}/redis.sock"
        command = [
            "redis-server",
            "--port",
            "0",
            "--unixsocket",
            path,
            "--save",
            "",
            "--dir",
            folder,
        ]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            while not Path(path).exists():
                time.sleep(0.02)
            yield path
        finally:
            process.terminate()
            process.wait()


def main() -> int:
    """Run the chosen combinations one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", choices=[one.name for one in COMBINATIONS])
    parser.add_argument("--write", action="store_true", help="write CHAOS.md beside this file")
    parser.add_argument("--keep", type=Path, help="keep the logs of the workers in this folder")
    options = parser.parse_args()
    chosen = [one for one in COMBINATIONS if not options.only or one.name in options.only]
    rounds = math.ceil(len(chosen) / AT_ONCE)
    seconds = max(1.0, options.minutes * 60 / rounds - DRAIN_SECONDS / 2)
    machine = (
        f"{platform.system()} {platform.machine()}, {os.cpu_count()} processors, "
        f"Python {platform.python_version()}."
    )
    text = INTRODUCTION.format(minutes=options.minutes, seed=options.seed, machine=machine)
    print(text, end="", flush=True)
    rows, is_right = [], True
    with open_redis() as redis, tempfile.TemporaryDirectory() as temporary:
        root = options.keep or Path(temporary)
        # Each combination has a process of its own: the app is configured when its module loads.
        with ProcessPoolExecutor(
            AT_ONCE, mp_context=get_context("spawn"), max_tasks_per_child=1
        ) as pool:
            running = [
                pool.submit(run, one, seconds, options.seed, redis, root / one.name)
                for one in chosen
            ]
            for outcome in (future.result() for future in running):
                rows.append(outcome.format())
                print(rows[-1], flush=True)
                for line in (*outcome.wrong, *outcome.changed, *outcome.open):
                    print(f"    {line}", flush=True)
                    is_right = False
    if options.write:
        (HERE / "CHAOS.md").write_text(text + "\n".join(rows) + "\n", encoding="utf-8")
    return not is_right


if __name__ == "__main__":
    raise SystemExit(main())
