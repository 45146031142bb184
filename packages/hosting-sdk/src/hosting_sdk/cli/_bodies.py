"""Reading of `--request-body`: text, a file or standard input."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, BinaryIO, Final

from hosting_sdk._command_line.exits import UsageError
from hosting_sdk._command_line.given_files import read_text_file
from hosting_sdk._json import loads

__all__ = ["json_body", "upload_body"]

_STANDARD_INPUT: Final = "-"
_FILE: Final = "@"


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
        return _standard_input("--request-body")
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
