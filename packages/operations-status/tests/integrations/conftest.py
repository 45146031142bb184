"""A real Redis server, which is installed if it is missing."""

from __future__ import annotations

import socket
import subprocess
import tempfile
from pathlib import Path

import pytest
from debian import find_program


@pytest.fixture(scope="session")
def redis_socket(eventually):
    """Start a Redis server and return the path of its socket; systems limit its length."""
    with tempfile.TemporaryDirectory(prefix="os", dir="/tmp") as name:
        folder = Path(name)
        path = str(folder / "redis.sock")
        options = ["--port", "0", "--unixsocket", path, "--save", "", "--dir", name]
        with (folder / "log").open("w", encoding="utf-8") as log:
            process = subprocess.Popen(
                [find_program("redis-server"), *options], stdout=log, stderr=log
            )

        def is_ready():
            with socket.socket(socket.AF_UNIX) as client:
                return client.connect_ex(path) == 0

        eventually(is_ready)
        yield path
        process.terminate()
        process.wait(60)
