"""Contents of the files that command-line options name."""

from __future__ import annotations

from pathlib import Path

from hosting_sdk._command_line.exits import UsageError

__all__ = ["read_text_file", "read_token"]


def read_text_file(path: str, option: str) -> bytes:
    """Return the content of a file.

    Raises:
        UsageError: The file cannot be read.
    """
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise UsageError(f"{option}: cannot read {path!r}: {error.strerror}") from None


def read_token(path: str) -> str:
    """Return the token in a file.

    Raises:
        UsageError: The file cannot be read, or it is empty.
    """
    token = read_text_file(path, "--bearer-token-file").decode(errors="replace").strip()
    if not token:
        raise UsageError(f"--bearer-token-file: {path!r} is empty")
    return token
