"""Processes of a soak beside the database: services and recorders."""

from __future__ import annotations

import contextlib
import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import attrs

RANKS = {"Starting": 0, "Running": 1, "Succeeded": 2}

KEEP_RECORDING = Path(__file__).with_name("keep_recording.py")


@attrs.define
class Recorder:
    """A process that records operations, and the changes that the store has acknowledged."""

    output: Path
    process: subprocess.Popen[bytes]
    acknowledged: dict[str, str] = attrs.field(factory=dict)
    _read: int = 0

    @classmethod
    def start(cls, folder: Path, store: str) -> Recorder:
        """Start a process that records from now on."""
        output = folder / "recorded"
        with output.open("wb") as file:
            command = [sys.executable, KEEP_RECORDING, store, "soak", "0.015"]
            return cls(output, subprocess.Popen(command, stdin=subprocess.PIPE, stdout=file))

    def look(self) -> dict[str, str]:
        """Return the latest acknowledged state of each operation, in the order of creation."""
        with self.output.open("rb") as file:
            file.seek(self._read)
            lines, _, _ = file.read().rpartition(b"\n")
        for line in lines.decode().splitlines():
            operation_id, status = line.split()
            self.acknowledged[operation_id] = status
        self._read += len(lines) + 1 if lines else 0
        return self.acknowledged

    def end(self) -> int:
        """Let it end its last operation, and return its exit code."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        return self.process.wait(60)


@attrs.define
class Sample:
    """Resources that a process holds at one moment.

    Attributes:
        moment: Time in seconds, on the monotonic clock.
        memory: Resident memory in MiB.
        files: Number of open descriptors.
    """

    moment: float
    memory: float
    files: int


@attrs.define
class Service:
    """An instance of the service; it keeps its ports when it is started again."""

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
        """Kill it (SIGKILL)."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def end(self) -> int:
        """Shut it down (SIGTERM), and return its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)

    def sample(self) -> Sample:
        """Return the resources that it holds now."""
        assert self.process is not None
        place = Path(f"/proc/{self.process.pid}")
        status = (place / "status").read_text(encoding="ascii")
        memory = int(status.partition("VmRSS:")[2].split()[0]) / 1024
        return Sample(time.monotonic(), memory, len(list((place / "fd").iterdir())))

    def count_files(self, *, without: str) -> int:
        """Return the number of open descriptors, without those of one file."""
        assert self.process is not None
        count = 0
        for entry in Path(f"/proc/{self.process.pid}/fd").iterdir():
            with contextlib.suppress(FileNotFoundError):  # closed a moment ago
                count += entry.readlink() != Path(without)
        return count

    @property
    def log(self) -> str:
        """The log so far."""
        return (self.folder / f"{self.name}.log").read_text(encoding="utf-8")


def make_key(folder: Path) -> tuple[str, str]:
    """Return the path of a key file, and the header that it accepts."""
    command = [sys.executable, "-m", "operations_status", "generate-key", "--output", "json"]
    key = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    file = folder / "key.json"
    file.write_text(json.dumps(key["settings"]), encoding="utf-8")
    return str(file), f"Authorization: Bearer {key['token']}"
