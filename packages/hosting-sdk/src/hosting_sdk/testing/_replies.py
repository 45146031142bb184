"""Responses of the fake platform."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import attrs

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

__all__ = ["Reply", "bytes_reply", "json_reply", "lines_reply"]

_CHUNK_BYTES: Final = 64 * 1024


@attrs.define(kw_only=True)
class Reply:
    """One reply.

    Attributes:
        status: The HTTP status.
        headers: The headers, without those of the connection.
        chunks: The body in parts; each is sent on its own.
        size_bytes: The length of the body; None when it is only known at its end.
    """

    status: int
    headers: dict[str, str] = attrs.field(factory=dict)
    chunks: Iterable[bytes] = ()
    size_bytes: int | None = 0

    def begun(self, *, last_line: bool) -> bytes:
        """Return the beginning of the body.

        Args:
            last_line: Up to the middle of the last line, otherwise up to the middle of the body.
        """
        whole = b"".join(self.chunks)
        start = whole.rstrip(b"\n").rfind(b"\n") + 1 if last_line else 0
        return whole[: (start + len(whole)) // 2]


def json_reply(status: int, value: Any, headers: Mapping[str, str] | None = None) -> Reply:
    """Return a reply with a JSON value."""
    body = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
    return Reply(
        status=status,
        headers={"Content-Type": "application/json; charset=utf-8", **(headers or {})},
        chunks=_parts(body),
        size_bytes=len(body),
    )


def bytes_reply(status: int, body: bytes, media_type: str) -> Reply:
    """Return a reply with raw bytes."""
    return Reply(
        status=status,
        headers={"Content-Type": media_type},
        chunks=_parts(body),
        size_bytes=len(body),
    )


def lines_reply(status: int, values: Iterable[Any], media_type: str) -> Reply:
    """Return a reply with one JSON value in a line, each sent on its own."""
    lines = (json.dumps(value, ensure_ascii=False, separators=(",", ":")) for value in values)
    return Reply(
        status=status,
        headers={"Content-Type": media_type},
        chunks=(f"{line}\n".encode() for line in lines),
        size_bytes=None,
    )


def _parts(body: bytes) -> Iterable[bytes]:
    return [body[start : start + _CHUNK_BYTES] for start in range(0, len(body), _CHUNK_BYTES)]
