"""Fixtures for all tests of the tools."""

from __future__ import annotations

import json
import signal
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

collect_ignore = ["downstream"]  # a project of its own, which `test_downstream` tests


def pytest_configure(config):
    """Declare the marker that only these tests have."""
    config.addinivalue_line("markers", "nightly: takes minutes; the nightly workflow runs it")


@pytest.fixture(scope="session", autouse=True)
def interruptible():
    """Restore the handler of SIGINT: a shell makes background processes ignore the signal."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture(scope="session")
def method_count():
    """The number of methods in the SDK's manifest."""
    groups = (ROOT / "packages/hosting-sdk/manifest/groups").glob("*.json")
    return sum(len(json.loads(path.read_text("utf-8"))["methods"]) for path in groups)


@pytest.fixture(scope="session")
def uv():
    """A function that runs uv in the root of the repository."""

    def run(*arguments):
        subprocess.run(["uv", *map(str, arguments)], check=True, capture_output=True, cwd=ROOT)

    return run


@pytest.fixture(scope="session")
def build_wheel(uv, tmp_path_factory):
    """A function that returns the path of a package's wheel, built once, from its sdist."""

    @cache
    def build(package):
        out = tmp_path_factory.mktemp("dist")
        uv("build", "--quiet", "--out-dir", out, f"packages/{package}")
        return next(out.glob("*.whl"))

    return build
