"""A pytest plugin that saves coverage when the tests end: `pytest -p tools.saved_coverage`.

Otherwise a process saves its coverage when it exits. But pytest-xdist kills its worker processes
ten seconds after the last test, and on a slow machine they have not written it by then.
"""

from __future__ import annotations

import warnings

import coverage
import pytest
from coverage.exceptions import CoverageWarning


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Save what this process has measured, the ends of the fixtures included."""
    # Here warnings are errors; coverage warns that a worker has not imported the other packages.
    with warnings.catch_warnings(action="ignore", category=CoverageWarning):
        if running := coverage.Coverage.current():
            running.save()
