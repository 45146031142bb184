"""Pytest fixtures, available wherever this package is installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hosting_sdk import Client, SyncClient
    from hosting_sdk.testing import FakePlatform


@pytest.fixture
def fake_platform() -> Iterator[FakePlatform]:
    """A fake platform that runs during one test; see `hosting_sdk.testing.FakePlatform`."""
    # pytest loads this module whenever it starts, so it must not load the server.
    from hosting_sdk.testing import FakePlatform  # noqa: PLC0415 see above

    with FakePlatform() as platform:
        yield platform


@pytest.fixture(scope="session")
def fake_platform_session() -> Iterator[FakePlatform]:
    """A fake platform that runs during the whole session; its state is shared by the tests."""
    from hosting_sdk.testing import FakePlatform  # noqa: PLC0415 see above

    with FakePlatform() as platform:
        yield platform


@pytest.fixture
def fake_platform_client(fake_platform: FakePlatform) -> Iterator[Client]:
    """A `Client` of `fake_platform`, closed after the test."""
    import asyncio  # noqa: PLC0415 see above

    from hosting_sdk import Client  # noqa: PLC0415 see above

    client = Client(fake_platform.token, server_url=fake_platform.url)
    yield client
    asyncio.run(client.aclose())


@pytest.fixture
def fake_platform_sync_client(fake_platform: FakePlatform) -> Iterator[SyncClient]:
    """A `SyncClient` of `fake_platform`, closed after the test."""
    from hosting_sdk import SyncClient  # noqa: PLC0415 see above

    with SyncClient(fake_platform.token, server_url=fake_platform.url) as client:
        yield client
