"""Decoders of JSON streams: JSON Lines, and concatenated JSON values."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from hosting_sdk.errors import Issue, ResponseValidationError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_STRUCTURE = re.compile(rb'["\\{}\[\]\s]')
_SHOWN_BYTES = 120
_AT_A_TIME = 64
_QUOTE, _BACKSLASH = b'"\\'
_OPENING, _CLOSING, _SPACE = b"{[", b"}]", b" \t\r\n"


class RecordDecoder(ABC):
    """Decodes the records of a stream; each piece of the stream is scanned once.

    Args:
        loads: The JSON decoder.
        name: The name of the operation, for messages.
    """

    unit: str
    """Name of a record in messages."""

    def __init__(self, loads: Callable[[bytes], Any], name: str) -> None:
        self._loads = loads
        self._name = name
        self._begun: list[bytes] = []
        self._complete: list[bytes] = []
        self._taken = 0
        self.number = 0

    @abstractmethod
    def feed(self, chunk: bytes) -> None:
        """Take a piece of the stream."""

    def take(self) -> tuple[list[Any], ResponseValidationError | None]:
        """Return some of the complete records, and the error that ends the stream, if any.

        It decodes few at a time: many new objects at once would keep the garbage collector busy.
        """
        loads = self._loads
        while texts := self._complete[self._taken : self._taken + _AT_A_TIME]:
            self._taken += len(texts)
            try:
                records = [loads(text) for text in texts]
            except ValueError:
                records, error = self._decode_one_by_one(texts)
                if records or error is not None:
                    return records, error
            else:
                self.number += len(texts)
                return records, None
        self._complete, self._taken = [], 0
        return [], None

    def _decode_one_by_one(
        self, texts: list[bytes]
    ) -> tuple[list[Any], ResponseValidationError | None]:
        """Decode records of which at least one is empty or not JSON."""
        records = []
        for text in texts:
            self.number += 1
            try:
                records.append(self._loads(text))
            except ValueError as error:
                if text.strip():
                    where = f"{self.unit} {self.number}"
                    shown = text[:_SHOWN_BYTES].decode("utf-8", "replace")
                    return records, ResponseValidationError(
                        f"{self._name}: {where} of the stream is not JSON: {error}",
                        raw_value=text.decode("utf-8", "replace"),
                        issues=[Issue(where, "JSON", repr(shown))],
                    )
        return records, None

    def finish(self) -> tuple[list[Any], bytes]:
        """Return the last record, or the rest of the stream if it is not a complete record."""
        rest = b"".join(self._begun)
        self._begun = []
        try:
            return ([self._loads(rest)] if rest.strip() else []), b""
        except ValueError:
            return [], rest


class LineDecoder(RecordDecoder):
    """Decodes JSON Lines with lines of any length."""

    unit = "line"

    def feed(self, chunk: bytes) -> None:
        """Take a piece of the stream."""
        lines = chunk.split(b"\n")
        if len(lines) == 1:
            self._begun.append(chunk)
            return
        if self._begun:
            self._begun.append(lines[0])
            lines[0] = b"".join(self._begun)
        last = lines.pop()
        self._begun = [last] if last else []
        self._complete += lines


class ValueDecoder(RecordDecoder):
    """Decodes JSON values that follow one another, with or without whitespace between them."""

    unit = "value"

    def __init__(self, loads: Callable[[bytes], Any], name: str) -> None:
        super().__init__(loads, name)
        self._depth = 0
        self._quoted = False
        self._escaped = False

    def feed(self, chunk: bytes) -> None:
        """Take a piece of the stream."""
        self._complete += self._split(chunk)

    def _split(self, chunk: bytes) -> Iterator[bytes]:
        start = 0
        skip = 0 if self._escaped and chunk else -1
        self._escaped = self._escaped and not chunk
        for match in _STRUCTURE.finditer(chunk):
            at = match.start()
            if at == skip:
                continue
            if self._quoted and chunk[at] == _BACKSLASH:
                skip = at + 1
                self._escaped = skip == len(chunk)
            elif self._ends(chunk[at]):
                value = b"".join([*self._begun, chunk[start : at + 1]])
                self._begun = []
                start = at + 1
                if value.strip():
                    yield value
        if start < len(chunk):
            self._begun.append(chunk[start:])

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
