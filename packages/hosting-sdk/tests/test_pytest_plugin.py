"""The fixtures of the pytest plugin, which comes with the package."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hosting_sdk import SyncClient

# The tests of this process that have used the platform of the whole session.
USERS: list[str] = []


def test_the_fixture_is_a_running_platform(fake_platform):
    with SyncClient(fake_platform.token, server_url=fake_platform.url) as client:
        client.user.get_auth_user()
    assert len(fake_platform.received("user.getAuthUser")) == 1


def test_pytest_starts_without_loading_the_server_or_the_client():
    program = (
        "import sys, hosting_sdk._pytest_plugin\n"
        "print([name for name in ('aiohttp', 'attrs', 'orjson', 'hosting_sdk.testing')"
        " if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"


async def test_a_client_of_the_platform_is_ready(fake_platform, fake_platform_client):
    assert await fake_platform_client.user.get_auth_user() is not None
    assert len(fake_platform.requests) == 1


def test_a_sync_client_of_the_platform_is_ready(fake_platform, fake_platform_sync_client):
    assert fake_platform_sync_client.user.get_auth_user() is not None
    assert len(fake_platform.requests) == 1


@pytest.mark.xdist_group("platform of the whole session")
@pytest.mark.parametrize("user", ["first", "second"])
def test_one_platform_may_run_for_the_whole_session(fake_platform_session, user):
    with SyncClient(fake_platform_session.token, server_url=fake_platform_session.url) as client:
        client.user.get_auth_user()
    USERS.append(user)
    assert len(fake_platform_session.received("user.getAuthUser")) == len(USERS)
