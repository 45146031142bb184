"""Snapshot of a client's load."""

from __future__ import annotations

from datetime import datetime  # noqa: TC003  attrs keeps the types of the fields
from typing import Literal

import attrs


@attrs.frozen(kw_only=True)
class Load:
    """The load of a client at one moment.

    Attributes:
        running: The requests under way, open streams included, of all clients that share the
            connections.
        waiting: The calls that wait to be sent, of all these clients.
        paused_until: The end of a pause that the server of this client announced for its token,
            None without one.
        rate: Calls a second that the server accepts from this token, None while it is not known:
            the lowest limit of those that its responses state or that its refusals show.
        breaker: The circuit breaker of this server and token: `"closed"` while calls are sent,
            `"open"` while they fail at once, `"half-open"` while one of them is tried.
    """

    running: int
    waiting: int
    paused_until: datetime | None
    rate: float | None
    breaker: Literal["closed", "open", "half-open"]
