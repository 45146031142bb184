"""A call of a tool: the request that the SDK itself sends, with the plain JSON that came."""

from __future__ import annotations

import asyncio
import base64
from typing import TYPE_CHECKING, Any, NamedTuple

import orjson

from hosting_sdk._operations import load_untyped_operation
from hosting_sdk.errors import InvalidRequestError
from hosting_sdk.mcp._arguments import CURSOR, check_arguments, open_upload
from hosting_sdk.mcp._fields import FIELDS, select_fields
from hosting_sdk.mcp._masking import mask_secrets
from hosting_sdk.mcp._results import MORE, Part, Remainders
from hosting_sdk.mcp._tool_schemas import name_argument
from hosting_sdk.mcp._tools import load_methods

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from hosting_sdk._client import Client
    from hosting_sdk._streams.streams import RecordStream
    from hosting_sdk._transport.messages import Headers
    from hosting_sdk._types import Operation
    from hosting_sdk.mcp._options import ServerOptions
    from hosting_sdk.mcp._tools import Tool

    Progress = Callable[[float, str], Awaitable[None]]

PROGRESS_INTERVAL = 2.0
PLATFORM = "waiting for the platform"
BINARY_BYTES = 2**20
SKIP = "skip-"


class Binary(NamedTuple):
    """A result that is not JSON.

    Attributes:
        media_type: What the platform says it is.
        text: The content when it is text, else None.
        encoded: The content in base64 when it is not text, else None.
    """

    media_type: str
    text: str | None
    encoded: str | None


class Caller:
    """Calls tools for the applications of one server.

    Args:
        client: The client that sends the requests.
        options: Options of the server.
    """

    def __init__(self, client: Client, options: ServerOptions) -> None:
        self._client = client
        self._options = options
        self._remainders = Remainders(options.result_bytes)

    async def call(
        self, tool: Tool, arguments: dict[str, Any], progress: Progress
    ) -> Part | Binary:
        """Carry out one call.

        Args:
            tool: The tool.
            arguments: What the application sent.
            progress: Called now and then with seconds so far and what is being waited for.

        Raises:
            HostingSDKError: The call did not bring a result.
        """
        check_arguments(arguments, tool.input_schema)
        given = dict(arguments)
        cursor, fields = given.pop(CURSOR, None), given.pop(FIELDS, None)
        if cursor is not None and not str(cursor).startswith(SKIP):
            return self._remainders.resume(str(cursor))
        method = load_methods()[tool.function]
        operation = load_untyped_operation(method["group"], method["method"])
        body = self._body(operation, given.pop("request_body", None))
        python_names = {
            name_argument(each.argument): each.argument for each in operation.parameters
        }
        given = {python_names[name]: value for name, value in given.items()}
        kinds = {result.kind for result in operation.results}
        if kinds == {"lines"}:
            stream = self._client._stream(operation, given, body)  # noqa: SLF001 one package

            def prepare(record: Any) -> Any:
                return self._prepare(record, tool, fields)

            return await self._records(stream, _read_skip(cursor), progress, prepare)
        if "bytes" in kinds:
            binary: Binary = await wait_with_progress(
                self._download(operation, given, body), progress, PLATFORM
            )
            return binary
        call: Awaitable[Any]
        if "lines" in kinds:  # or one value, which is what is asked for here
            call = self._client._value_or_stream(operation, given, body)  # noqa: SLF001 one package
        else:
            call = self._client._call(operation, given, body)  # noqa: SLF001 one package
        value = await wait_with_progress(call, progress, PLATFORM)
        return self._remainders.cut(self._prepare(value, tool, fields))

    def _prepare(self, value: Any, tool: Tool, fields: list[str] | None) -> Any:
        """Return what of a result reaches the application."""
        shown = value if self._options.show_secrets else mask_secrets(value, tool.function)
        return shown if fields is None else select_fields(shown, fields)

    def _body(self, operation: Operation, body: Any) -> bytes | Path | Any:
        if body is None or operation.body is None or operation.body.kind != "upload":
            return body
        return open_upload(body, self._options.allowed_paths)

    async def _download(self, operation: Operation, arguments: dict[str, Any], body: Any) -> Binary:
        content = bytearray()
        async with self._client._download(operation, arguments, body) as download:  # noqa: SLF001 one package
            async for chunk in download:
                content += chunk
                if len(content) > BINARY_BYTES:
                    raise InvalidRequestError(
                        f"The file is larger than the {BINARY_BYTES} bytes that a result holds; "
                        f"`hosting-sdk call {operation.name} --output FILE` saves it"
                    )
            media_type = _media_type(download.headers)
        try:
            return Binary(media_type, content.decode(), None)
        except UnicodeDecodeError:
            return Binary(media_type, None, base64.b64encode(content).decode())

    async def _records(
        self,
        stream: RecordStream[Any],
        skipped: int,
        progress: Progress,
        prepare: Callable[[Any], Any],
    ) -> Part:
        """Read records until there is enough of them, or for long enough."""
        records: list[Any] = []
        budget = self._options.result_bytes
        seen, size, ended = 0, 0, False
        try:
            async with asyncio.timeout(self._options.stream_seconds), stream:
                while size < budget:
                    batch = await stream.next_batch()
                    if batch is None:
                        ended = True
                        break
                    for record in map(prepare, batch):
                        seen += 1
                        length = len(orjson.dumps(record)) + 1
                        if seen > skipped and size < budget:
                            fits = size + length <= budget
                            if fits or not records:
                                records.append(record if fits else _too_long(length))
                            size += length
                    await progress(float(seen), f"{seen} records")
        except TimeoutError:
            reason = f"{self._options.stream_seconds:g} seconds"
        else:
            reason = f"{budget} bytes"
        finally:
            await stream.aclose()
        if ended and seen == skipped + len(records):
            return self._remainders.cut({"records": records})
        done = skipped + len(records)
        more = {
            "cursor": f"{SKIP}{done}",
            "field": "records",
            "given": done,
            "how": f"The stream was read for {reason} and closed. Call the tool again with the "
            "same arguments and this as '_cursor' to go on, or ask for a narrower time.",
        }
        return Part({"records": records, MORE: more}, complete=False)


def _too_long(size: int) -> dict[str, Any]:
    """Return what stands for a record that is longer than a whole result may be."""
    how = "`hosting-sdk call` writes it whole, and a larger --result-bytes lets it through."
    return {"_too_long": {"size_bytes": size, "how": how}}


def _media_type(headers: Headers | None) -> str:
    return (headers.get("Content-Type") if headers else None) or "application/octet-stream"


def _read_skip(cursor: object) -> int:
    if cursor is None:
        return 0
    number = str(cursor).removeprefix(SKIP)
    if not number.isdecimal():
        raise InvalidRequestError(f"_cursor: expected one that a result gave, got {cursor!r}")
    return int(number)


async def wait_with_progress(call: Awaitable[Any], progress: Progress, message: str) -> Any:
    """Wait for something, and report now and then that it is being waited for.

    Args:
        call: The awaited thing; cancelled when the wait is.
        progress: Called with the seconds so far and the message.
        message: What is being waited for.
    """
    task = asyncio.ensure_future(call)
    waited = 0.0
    try:
        while not (await asyncio.wait([task], timeout=PROGRESS_INTERVAL))[0]:
            waited += PROGRESS_INTERVAL
            await progress(waited, message)
        return task.result()
    finally:
        if not task.done():
            task.cancel()
            await asyncio.wait([task])
