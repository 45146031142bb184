"""What the generated groups stand on: their client does the work."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._sync import SyncClient

# ruff: noqa: SLF001  a client and its groups are one thing in several classes


class Group:
    """The methods of one area of the platform.

    Args:
        client: Carries them out.
    """

    def __init__(self, client: Client) -> None:
        self._call = client._call
        self._stream = client._stream
        self._download = client._download
        self._value_or_stream = client._value_or_stream


class SyncGroup:
    """The methods of one area of the platform, each of which waits for its answer.

    Args:
        client: Carries them out.
    """

    def __init__(self, client: SyncClient) -> None:
        self._call = client._call
        self._stream = client._stream
        self._download = client._download
