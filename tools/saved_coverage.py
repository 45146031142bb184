"""A pytest plugin that saves coverage when the tests end: `pytest -p tools.saved_coverage`.

Otherwise a process saves its coverage when it exits. But pytest-xdist kills its worker processes
ten seconds after the last test, and on a slow machine they have not written it by then.
"""

from __future__ import annotations

import coverage
import pytest


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Save what this process has measured, the ends of the fixtures included."""
    if running := coverage.Coverage.current():
        running.save()
