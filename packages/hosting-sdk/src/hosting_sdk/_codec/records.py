"""Decoders of JSON streams: JSON Lines, and concatenated JSON values."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from hosting_sdk.errors import Issue, ResponseValidationError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_STRUCTURE = re.compile(rb'["\\{}\[\]\s]')
_SHOWN_BYTES = 120
_AT_A_TIME = 64


class LineDecoder:
    """Decodes JSON Lines: any length of line, each piece of the stream looked at once.

    Args:
        loads: The JSON decoder.
        name: Of the operation, for messages.
    """

    def __init__(self, loads: Callable[[bytes], Any], name: str) -> None:
        self._loads = loads
        self._name = name
        self._rest: list[bytes] = []
        self._lines: list[bytes] = []
        self._taken = 0
        self.line = 0

    def feed(self, chunk: bytes) -> None:
        """Take a piece of the stream."""
        lines = chunk.split(b"\n")
        if len(lines) == 1:
            self._rest.append(chunk)
            return
        if self._rest:
            self._rest.append(lines[0])
            lines[0] = b"".join(self._rest)
        last = lines.pop()
        self._rest = [last] if last else []
        self._lines += lines

    def take(self) -> tuple[list[Any], ResponseValidationError | None]:
        """Return some of the records that are complete, and the error that ends them, if any.

        They are few at a time: many young objects at once would keep the garbage collector busy.
        """
        while lines := self._lines[self._taken : self._taken + _AT_A_TIME]:
            self._taken += len(lines)
            records, error = self._decode(lines)
            if records or error is not None:
                return records, error
        self._lines, self._taken = [], 0
        return [], None

    def finish(self) -> tuple[list[Any], bytes]:
        """Return the record of a last line without a newline, or the line that is not whole."""
        rest = b"".join(self._rest)
        self._rest = []
        try:
            return ([self._loads(rest)] if rest.strip() else []), b""
        except ValueError:
            return [], rest

    def _decode(self, lines: list[bytes]) -> tuple[list[Any], ResponseValidationError | None]:
        loads = self._loads
        try:
            records = [loads(line) for line in lines]
        except ValueError:
            return self._one_by_one(lines)
        self.line += len(lines)
        return records, None

    def _one_by_one(self, lines: list[bytes]) -> tuple[list[Any], ResponseValidationError | None]:
        """Decode a piece in which a line is empty or not JSON."""
        records = []
        for line in lines:
            self.line += 1
            try:
                records.append(self._loads(line))
            except ValueError as error:
                if line.strip():
                    return records, bad_record(self._name, f"line {self.line}", line, error)
        return records, None


class ValueDecoder:
    """Decodes JSON values that follow one another, with or without anything between them.

    Args:
        loads: The JSON decoder.
        name: Of the operation, for messages.
    """

    def __init__(self, loads: Callable[[bytes], Any], name: str) -> None:
        self._loads = loads
        self._name = name
        self._parts: list[bytes] = []
        self._complete: list[bytes] = []
        self._depth = 0
        self._quoted = False
        self._escaped = False
        self.line = 0

    def feed(self, chunk: bytes) -> None:
        """Take a piece of the stream."""
        self._complete += self._values(chunk)

    def take(self) -> tuple[list[Any], ResponseValidationError | None]:
        """Return the values that are complete, and the error that ends them, if any."""
        values, self._complete = self._complete, []
        records: list[Any] = []
        for value in values:
            self.line += 1
            try:
                records.append(self._loads(value))
            except ValueError as error:
                return records, bad_record(self._name, f"value {self.line}", value, error)
        return records, None

    def finish(self) -> tuple[list[Any], bytes]:
        """Return the last value, or the piece that is not whole."""
        rest = b"".join(self._parts)
        self._parts = []
        try:
            return ([self._loads(rest)] if rest.strip() else []), b""
        except ValueError:
            return [], rest

    def _values(self, chunk: bytes) -> Iterator[bytes]:
        start = 0
        if self._escaped and chunk:
            self._escaped = False
            chunk, start = chunk[1:], self._carry(chunk[:1])
        skip = -1
        for match in _STRUCTURE.finditer(chunk):
            at = match.start()
            if at == skip:
                continue
            if self._quoted and chunk[at] == _BACKSLASH:
                skip = at + 1
                self._escaped = skip == len(chunk)
            elif self._ends(chunk[at]):
                self._parts.append(chunk[start : at + 1])
                start = at + 1
                value = b"".join(self._parts)
                self._parts = []
                if value.strip():
                    yield value
        if start < len(chunk):
            self._parts.append(chunk[start:])

    def _carry(self, piece: bytes) -> int:
        self._parts.append(piece)
        return 0

    def _ends(self, byte: int) -> bool:
        """Take one structural byte; return whether a value may end after it."""
        if byte == _QUOTE:
            self._quoted = not self._quoted
        elif self._quoted:
            return False
        elif byte in _OPENING:
            self._depth += 1
        elif byte in _CLOSING:
            self._depth -= 1
            return self._depth <= 0
        else:
            return self._depth <= 0 and byte in _SPACE
        return False


_QUOTE, _BACKSLASH = b'"\\'
_OPENING, _CLOSING, _SPACE = b"{[", b"}]", b" \t\r\n"


def bad_record(name: str, where: str, raw: bytes, error: ValueError) -> ResponseValidationError:
    """Return the error of a record that is not JSON."""
    shown = raw[:_SHOWN_BYTES].decode("utf-8", "replace")
    return ResponseValidationError(
        f"{name}: {where} of the stream is not JSON: {error}",
        raw_value=raw.decode("utf-8", "replace"),
        issues=[Issue(where, "JSON", repr(shown))],
    )
