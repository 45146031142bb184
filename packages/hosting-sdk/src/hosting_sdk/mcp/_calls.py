"""Calls of tools: the SDK sends the request, and the result is the plain JSON of the response."""

from __future__ import annotations

import asyncio
import re
from codecs import getincrementaldecoder
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hosting_sdk._command_line.visible import reveal_all
from hosting_sdk._json import dumps
from hosting_sdk._operations import load_untyped_operation
from hosting_sdk._policy.effects import MASK, mask_secrets
from hosting_sdk.mcp._arguments import CURSOR, check_arguments, digest_call, open_upload
from hosting_sdk.mcp._fields import EVERYTHING, FIELDS, Selection, shorten_list
from hosting_sdk.mcp._results import MORE, Binary, Content, Part, Position, Remainders
from hosting_sdk.mcp._token_file import TokenFile

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from hosting_sdk._client import Client
    from hosting_sdk._streams.streams import RecordStream
    from hosting_sdk._types import Operation
    from hosting_sdk.mcp._options import ServerOptions
    from hosting_sdk.mcp._tools import Tool

    Progress = Callable[[float, str], Awaitable[None]]

PROGRESS_INTERVAL = 2.0
PLATFORM = "waiting for the platform"
CONTENT_BYTES = 2**20
"""Maximum number of bytes that are read of a result that is not JSON."""

_MEDIA_TYPE: Final = re.compile(r"[\w!#$&^.+-]{1,127}/[\w!#$&^.+-]{1,127}", re.ASCII)
"""RFC 6838, section 4.2, without parameters: outside the fence around data, no text is free."""
_TOO_LONG = "`hosting-sdk call` writes it whole, and a larger --result-bytes lets it through."


class ClientCall(NamedTuple):
    """A call of a tool, translated for the client.

    Attributes:
        operation: The method.
        arguments: Its arguments by their Python names.
        body: Its body.
    """

    operation: Operation
    arguments: dict[str, Any]
    body: Any


class Caller:
    """Calls tools for the applications of one server.

    Args:
        client: The client that sends the requests.
        options: Options of the server.
    """

    def __init__(self, client: Client, options: ServerOptions) -> None:
        self._client = client
        self._transport = client._transport  # noqa: SLF001 one package
        self._options = options
        self._remainders = Remainders(options.result_bytes)

    @property
    def team_id(self) -> str | None:
        """The team of calls that name none, from the options or from the environment."""
        return self._transport.settings.team_id

    def reads_again(self, cursor: object) -> bool:
        """Return whether a cursor leads to a place in a stream, which is requested again."""
        return self._remainders.is_in_stream(cursor)

    def check(self, tool: Tool, arguments: dict[str, Any]) -> None:
        """Refuse a call that cannot be sent; nothing is sent.

        Args:
            tool: The tool.
            arguments: The arguments that the application sent.

        Raises:
            InvalidRequestError: The arguments are invalid.
        """
        check_arguments(arguments, tool.input_schema)
        given = dict(arguments)
        self._choose_preparation(tool.method, given.pop(FIELDS, None))
        self._transport.prepare(*self._translate(tool, given))

    async def call(
        self, tool: Tool, arguments: dict[str, Any], progress: Progress
    ) -> Part | Binary:
        """Make one call and return its result, or the part that a cursor names.

        Args:
            tool: The tool.
            arguments: The arguments that the application sent.
            progress: Called regularly with the progress so far and a message.

        Raises:
            HostingSDKError: The call failed.
        """
        check_arguments(arguments, tool.input_schema)
        given = dict(arguments)
        cursor = given.pop(CURSOR, None)
        owner = digest_call(tool.name, given)
        position = Position(0)
        if cursor is not None:
            kept = self._remainders.resume(cursor, owner)
            if not isinstance(kept, Position):
                return kept
            position = kept
        prepare = self._choose_preparation(tool.method, given.pop(FIELDS, None))
        call = self._translate(tool, given)
        kinds = {result.kind: result.media_type for result in call.operation.results}
        if kinds.keys() == {"lines"}:
            stream = self._client._stream(*call)  # noqa: SLF001 one package
            return await self._records(stream, position, progress, prepare, owner)
        if "bytes" in kinds:
            content: Content = await wait_with_progress(self._download(call), progress, PLATFORM)
            return self._remainders.cut_content(content, owner)
        # If the result may be one value or records, the value is requested.
        accept = kinds["json"] if "lines" in kinds else None
        exchange = self._transport.prepare(*call, accept=accept)
        response = await wait_with_progress(self._transport.send(exchange), progress, PLATFORM)
        value = self._transport.decode(exchange, response)[0]
        return self._remainders.cut(prepare(value), owner)

    def _choose_preparation(
        self, method: dict[str, Any], fields: list[str] | None
    ) -> Callable[[Any], Any]:
        """Return the function that masks and shortens a result for the application."""
        selection = Selection(fields, method) if fields and EVERYTHING not in fields else None
        view = None if fields else method.get("view")
        places = () if self._options.show_secrets else method["secrets"]["results"]

        def prepare(value: Any) -> Any:
            shown = reveal_all(mask_secrets(value, places))
            if view is not None:
                return shorten_list(shown, view)
            return shown if selection is None else selection.select(shown)

        return prepare

    def _translate(self, tool: Tool, given: dict[str, Any]) -> ClientCall:
        """Translate the arguments of a tool to a call of the client.

        Raises:
            InvalidRequestError: An upload is invalid.
        """
        operation = load_untyped_operation(tool.method["group"], tool.method["method"])
        body = given.pop("request_body", None)
        if body is not None and operation.body is not None and operation.body.kind == "upload":
            body = open_upload(body, self._options.allowed_paths)
        arguments = {tool.arguments[name]: value for name, value in given.items()}
        return ClientCall(operation, arguments, body)

    async def _download(self, call: ClientCall) -> Content:
        content = bytearray()
        is_whole = True
        async with self._client._download(*call) as download:  # noqa: SLF001 one package
            async for chunk in download:
                content += chunk
                if len(content) > CONTENT_BYTES:
                    del content[CONTENT_BYTES:]
                    is_whole = False
                    break
            headers: Mapping[str, str] = download.headers or {}
        given = self._options.token
        token = given.latest if isinstance(given, TokenFile) else given
        data = bytes(content).replace((token or MASK).encode(), MASK.encode())
        try:
            getincrementaldecoder("utf-8")().decode(data, final=is_whole)
            is_text = True
        except UnicodeDecodeError:
            is_text = False
        announced = headers.get("Content-Length", "")
        is_announced = announced.isdecimal() and "Content-Encoding" not in headers
        cut_bytes = int(announced) if is_announced else None
        media_type = _MEDIA_TYPE.match(headers.get("Content-Type", ""))
        return Content(
            media_type.group() if media_type else "application/octet-stream",
            data,
            is_text=is_text,
            whole_bytes=len(data) if is_whole else cut_bytes,
            rest=f"A result has at most the first {CONTENT_BYTES} bytes; "
            f"`hosting-sdk call {call.operation.name} --output FILE` saves all of it.",
        )

    async def _records(
        self,
        stream: RecordStream[Any],
        position: Position,
        progress: Progress,
        prepare: Callable[[Any], Any],
        owner: str,
    ) -> Part:
        """Read records until the size limit or the time limit of one result is reached.

        The time begins anew with each record that an earlier part had: otherwise a slow stream
        would never get beyond what can be read in that time.
        """
        records: list[Any] = []
        budget, skipped = self._options.result_bytes, position.done
        seen, size, ended = 0, 0, False
        try:
            async with asyncio.timeout(self._options.stream_seconds) as limit, stream:
                while size < budget:
                    batch = await stream.next_batch()
                    if batch is None:
                        ended = True
                        break
                    for record in map(prepare, batch):
                        seen += 1
                        length = len(dumps(record)) + 1
                        if seen > skipped and size < budget:
                            fits = size + length <= budget
                            if fits or not records:
                                too_long = {"_too_long": {"size_bytes": length, "how": _TOO_LONG}}
                                records.append(record if fits else too_long)
                            size += length
                    await progress(float(seen), f"{seen} records")
                    if seen <= skipped:
                        now = asyncio.get_running_loop().time()
                        limit.reschedule(now + self._options.stream_seconds)
        except TimeoutError:
            reason = f"{self._options.stream_seconds:g} seconds"
        else:
            reason = f"{budget} bytes"
        finally:
            await stream.aclose()
        if ended and seen <= skipped + len(records):  # the stream may have become shorter
            return self._remainders.cut({"records": records}, owner)
        done = skipped + len(records)
        more = {
            "cursor": self._remainders.keep(Position(done), owner, position.cursor),
            "field": "records",
            "given": done,
            "how": f"The stream was read for {reason} and closed. Call the tool again with the "
            "same arguments and this as '_cursor' to go on, or ask for a narrower time.",
        }
        return Part({"records": records, MORE: more}, complete=False)


async def wait_with_progress(call: Awaitable[Any], progress: Progress, message: str) -> Any:
    """Await a call, and report at regular intervals that it is being waited for.

    Args:
        call: The awaitable; cancelled together with the wait.
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
