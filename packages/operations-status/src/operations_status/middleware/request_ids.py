"""Request ids, for responses, logs and error reports.

A client or proxy may name its request by `X-Request-Id`; the name is taken if nobody can do harm
with it. Otherwise one is made.
"""

from __future__ import annotations

import itertools
import re
import secrets
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

REQUEST_ID = "operations_status.request_id"
"""Key of the scope for the id of a request."""

TRACE_ID = "operations_status.trace_id"
"""Key of the scope for the id of the trace that a request is part of, if it is of one."""

HEADER = b"x-request-id"
_TRACE_HEADER = b"traceparent"

_SANE = re.compile(rb"[0-9A-Za-z._~:@+/=-]{1,128}")
_TRACEPARENT = re.compile(
    rb"(?!ff)[0-9a-f]{2}-((?!0{32})[0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-.*)?"
)


class RequestIds:
    """Gives each request of a process an id that no other request has."""

    def __init__(self) -> None:
        self._numbers = itertools.count(1)
        self._process = secrets.token_hex(8)

    def choose(self, headers: Sequence[tuple[bytes, bytes]]) -> tuple[str, str | None]:
        """Return the id of a request and that of its trace.

        Args:
            headers: of the request.

        Returns:
            The id that the client has given, if it has given one that is sane, else a new one; and
            the trace that `traceparent` names (W3C Trace Context), or None.
        """
        found = dict(headers)
        given, parent = found.get(HEADER), found.get(_TRACE_HEADER)
        match = _TRACEPARENT.fullmatch(parent) if parent else None
        trace = match[1].decode("ascii") if match else None
        if given and _SANE.fullmatch(given):
            return given.decode("ascii"), trace
        return f"{self._process}{next(self._numbers):08x}", trace
