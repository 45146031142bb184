"""The example of every method, run against the fake platform."""

from __future__ import annotations

from typing import Any

import pytest
from hosting_sdk import SyncClient
from hosting_sdk._index import load_methods
from hosting_sdk.testing import FakePlatform

METHODS = {method["name"]: method for method in load_methods()}


@pytest.fixture(scope="module")
def platform():
    with FakePlatform() as platform:
        yield platform


@pytest.fixture(scope="module")
def client(platform):
    with SyncClient(platform.token, server_url=platform.url) as client:
        yield client


def run(client: SyncClient, method: dict[str, Any]) -> Any:
    """Call a method as its example does, and read what it returns."""
    arguments = dict(method["example"])
    if method["body"] is not None and method["body"]["kind"] == "upload":
        arguments["request_body"] = arguments["request_body"].encode()
    result = getattr(getattr(client, method["group"]), method["method"])(**arguments)
    if hasattr(result, "save"):
        return result.read()
    return list(result) if hasattr(result, "issues") else result


@pytest.mark.parametrize("name", METHODS)
def test_the_example_of_a_method_runs(platform, client, name):
    platform.reset()
    run(client, METHODS[name])
    [request] = platform.requests
    assert name in request.methods
