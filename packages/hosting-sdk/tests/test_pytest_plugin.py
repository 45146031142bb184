"""The fixture that everybody has who has the package."""

from __future__ import annotations

import subprocess
import sys

from hosting_sdk import SyncClient


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
