"""A real Redis, installed where it is missing."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

import pytest

LOCK = Path(tempfile.gettempdir()) / "operations-status-tests-redis.lock"


def find_redis() -> str:
    """Return Debian's Redis server, installed if it is missing, or skip the test."""
    if shutil.which("apt-get") is None or os.getuid() != 0:
        return shutil.which("redis-server") or pytest.skip("no redis-server, no apt-get for root")
    import fcntl  # noqa: PLC0415 not on Windows

    # Several workers may come here at once: the first one installs, the others find it.
    with LOCK.open("w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        install = ("install", "--no-install-recommends", "redis-server")
        for arguments in (install, ("update",), install):
            if path := shutil.which("redis-server"):
                return path
            subprocess.run(
                ["apt-get", "-qq", "-y", "-o", "DPkg::Lock::Timeout=120", *arguments],
                env=os.environ | {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"},
                capture_output=True,
                check=False,
            )
    return shutil.which("redis-server") or pytest.skip("apt-get cannot install redis-server")


@pytest.fixture(scope="session")
def redis_socket(eventually):
    """Start a Redis server and return the path of its socket, which has to be short."""
    with tempfile.TemporaryDirectory(prefix="os", dir="/tmp") as name:
        folder = Path(name)
        path = str(folder / "redis.sock")
        options = ["--port", "0", "--unixsocket", path, "--save", "", "--dir", name]
        with (folder / "log").open("w", encoding="utf-8") as log:
            process = subprocess.Popen([find_redis(), *options], stdout=log, stderr=log)

        def is_ready():
            with socket.socket(socket.AF_UNIX) as client:
                return client.connect_ex(path) == 0

        eventually(is_ready)
        yield path
        process.terminate()
        process.wait(60)
