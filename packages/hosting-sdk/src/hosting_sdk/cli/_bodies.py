"""Reading of `--request-body`: text, a file or standard input."""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final

from hosting_sdk._command_line.exits import UsageError
from hosting_sdk._command_line.given_files import read_text_file
from hosting_sdk._json import loads

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

__all__ = ["json_body", "upload_body"]

_STANDARD_INPUT: Final = "-"
_FILE: Final = "@"
_CHUNK_BYTES: Final = 65536


def json_body(text: str, option: str = "--request-body") -> Any:
    """Read the value of an option as JSON.

    Raises:
        UsageError: The file cannot be read, or it is not JSON.
    """
    if text == _STANDARD_INPUT:
        where, content = "standard input", _standard_input(option).read()
    elif text.startswith(_FILE):
        where, content = text[1:], read_text_file(text[1:], option)
    else:
        where, content = "its value", text.encode(errors="surrogateescape")
    try:
        return loads(content)
    except json.JSONDecodeError as error:
        raise UsageError(f"{option}: {where} is not JSON: {error}") from None


def upload_body(text: str) -> Any:
    """Return the source of the bytes that `--request-body` names.

    Raises:
        UsageError: It is neither an existing file nor standard input.
    """
    if text == _STANDARD_INPUT:
        file = _standard_input("--request-body")
        return file if file.seekable() else _read_pipe(file.fileno())
    if not text.startswith(_FILE):
        raise UsageError(f"--request-body: expected @FILE, or - for standard input, got {text!r}")
    path = Path(text[1:])
    if not path.is_file():
        raise UsageError(f"--request-body: there is no file {str(path)!r}")
    return path


def _standard_input(option: str) -> BinaryIO:
    if sys.stdin is None:
        raise UsageError(f"{option}: standard input is closed")
    return sys.stdin.buffer


async def _read_pipe(descriptor: int) -> AsyncIterator[bytes]:
    """Yield the bytes of a pipe or a terminal as they come, without blocking the event loop.

    A daemon thread reads each chunk: neither Ctrl-C nor the end of the program waits for it.
    """
    import asyncio  # noqa: PLC0415 usage errors need none of it
    from threading import Thread  # noqa: PLC0415 as above

    loop = asyncio.get_running_loop()

    def read(chunk: asyncio.Future[bytes]) -> None:
        settle = chunk.set_result
        value: Any
        try:
            value = os.read(descriptor, _CHUNK_BYTES)
        except OSError as error:
            settle, value = chunk.set_exception, error  # type: ignore[assignment]  # as its value
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(lambda: chunk.done() or settle(value))

    while True:
        chunk = loop.create_future()
        Thread(target=read, args=(chunk,), daemon=True).start()
        content = await chunk
        if not content:
            return
        yield content
