"""Public names of the client package, and the error if httpx is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest
from operations_status import client


def test_every_public_name_is_there_and_the_list_is_sorted():
    assert client.__all__ == sorted(client.__all__)
    for name in client.__all__:
        assert getattr(client, name).__name__ == name
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = client.nonsense


def test_a_missing_httpx_is_an_error_that_names_the_extra():
    code = """if True:
        import sys
        sys.modules["httpx"] = None
        try:
            from operations_status.client import OperationsClient
        except ModuleNotFoundError as error:
            print(error)
        sys.modules["operations_status.identifiers"] = None
        sys.modules["httpx"] = sys
        try:
            from operations_status.client import OperationsClient
        except ModuleNotFoundError as error:
            print(error.name)
    """
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    hint, missing = done.stdout.splitlines()
    assert hint == "OperationsClient needs httpx: pip install 'operations-status[client]'"
    assert missing == "operations_status.identifiers"
