"""The pytest fixture `fake_platform`, there for everybody who has this package installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hosting_sdk.testing import FakePlatform


@pytest.fixture
def fake_platform() -> Iterator[FakePlatform]:
    """A fake platform that runs during one test; see `hosting_sdk.testing.FakePlatform`."""
    # pytest loads this module whenever it starts, so it must not load the server.
    from hosting_sdk.testing import FakePlatform  # noqa: PLC0415 see above

    with FakePlatform() as platform:
        yield platform
