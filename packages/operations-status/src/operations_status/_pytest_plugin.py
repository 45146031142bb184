"""The pytest fixtures, in every project that has this package installed."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from operations_status.client import OperationsClient
    from operations_status.testing import RecordedOperations, RunningService


@pytest.fixture
def operations(monkeypatch: pytest.MonkeyPatch) -> Iterator[RecordedOperations]:
    """The operations that a test records; see `operations_status.testing.RecordedOperations`.

    `MONITOR_STORE` names the store during the test.
    """
    # pytest loads this module whenever it starts, so it must not load the package.
    from operations_status.testing import RecordedOperations  # noqa: PLC0415 see above

    monkeypatch.setenv("MONITOR_STORE", RecordedOperations.address)
    with RecordedOperations() as recorded:
        yield recorded


@pytest.fixture(scope="session")
def _operations_service() -> Iterator[RunningService]:
    from operations_status.testing import RunningService  # noqa: PLC0415 see above

    with closing(RunningService()) as service:
        yield service


@pytest.fixture
def operations_service(
    operations: RecordedOperations,  # noqa: ARG001 empties the store
    _operations_service: RunningService,
) -> RunningService:
    """A service that answers for `operations`; see `operations_status.testing.RunningService`."""
    return _operations_service


@pytest.fixture
def operations_client(operations_service: RunningService) -> Iterator[OperationsClient]:
    """A client of `operations_service`, closed after the test."""
    with operations_service.connect() as client:
        yield client
