"""Programs of Debian's packages, installed where they are missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

LOCK = Path(tempfile.gettempdir()) / "operations-status-tests-debian.lock"


def find_program(name: str, *, package: str | None = None) -> str:
    """Return the path of a program, installed where it is missing, or skip the test.

    Args:
        name: The program.
        package: Its package; by default that of the same name.
    """
    package = package or name
    missing = f"{name} is not installed; it is in Debian's package {package}"
    if shutil.which("apt-get") is None or os.getuid() != 0:
        return shutil.which(name) or pytest.skip(missing)
    import fcntl  # noqa: PLC0415 not on Windows

    # Several test workers may run this at once: the first one installs, the others find it.
    with LOCK.open("w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        install = ("install", "--no-install-recommends", package)
        for arguments in (install, ("update",), install):
            if path := shutil.which(name):
                return path
            subprocess.run(
                ["apt-get", "-qq", "-y", "-o", "DPkg::Lock::Timeout=120", *arguments],
                env=os.environ | {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"},
                capture_output=True,
                check=False,
            )
    return shutil.which(name) or pytest.skip(f"{missing}, which apt-get cannot install here")
