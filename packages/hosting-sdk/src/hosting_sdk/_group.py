"""What the generated groups stand on: their client does the work."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from hosting_sdk._client import Client
    from hosting_sdk._streams import Download, RecordStream, ValueOrStream
    from hosting_sdk._sync import SyncClient
    from hosting_sdk._sync_streams import SyncDownload, SyncRecordStream
    from hosting_sdk._types import Operation, RequestOptions


class Group:
    """The methods of one area of the platform.

    Args:
        client: Carries them out.
    """

    def __init__(self, client: Client) -> None:
        self._client = client

    def _call(
        self,
        operation: Operation,
        arguments: dict[str, object],
        request_body: object = None,
        options: RequestOptions | None = None,
    ) -> Awaitable[Any]:
        return self._client._call(operation, arguments, request_body, options)  # noqa: SLF001 one thing in two classes

    def _stream(
        self,
        operation: Operation,
        arguments: dict[str, object],
        request_body: object = None,
        options: RequestOptions | None = None,
    ) -> RecordStream[Any]:
        return self._client._stream(operation, arguments, request_body, options)  # noqa: SLF001 as above

    def _download(
        self,
        operation: Operation,
        arguments: dict[str, object],
        request_body: object = None,
        options: RequestOptions | None = None,
    ) -> Download:
        return self._client._download(operation, arguments, request_body, options)  # noqa: SLF001 as above

    def _value_or_stream(
        self,
        operation: Operation,
        arguments: dict[str, object],
        request_body: object = None,
        options: RequestOptions | None = None,
    ) -> ValueOrStream[Any, Any]:
        return self._client._value_or_stream(operation, arguments, request_body, options)  # noqa: SLF001 as above


class SyncGroup:
    """The methods of one area of the platform, each of which waits for its answer.

    Args:
        client: Carries them out.
    """

    def __init__(self, client: SyncClient) -> None:
        self._client = client

    def _call(
        self,
        operation: Operation,
        arguments: dict[str, object],
        request_body: object = None,
        options: RequestOptions | None = None,
    ) -> Any:
        return self._client._call(operation, arguments, request_body, options)  # noqa: SLF001 as above

    def _stream(
        self,
        operation: Operation,
        arguments: dict[str, object],
        request_body: object = None,
        options: RequestOptions | None = None,
    ) -> SyncRecordStream[Any]:
        return self._client._stream(operation, arguments, request_body, options)  # noqa: SLF001 as above

    def _download(
        self,
        operation: Operation,
        arguments: dict[str, object],
        request_body: object = None,
        options: RequestOptions | None = None,
    ) -> SyncDownload:
        return self._client._download(operation, arguments, request_body, options)  # noqa: SLF001 as above
