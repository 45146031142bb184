"""A command that `watch` runs for each operation that ends."""

from __future__ import annotations

import json
import os
import subprocess
from collections import deque
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from operations_status.masking import remove_secrets
from operations_status.operations import TERMINAL_STATES

from ._main import tell

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ._feed_events import FeedEvent
    from ._sources import ServiceSource, StoreSource

_REMEMBERED = 1000
"""How many ends are remembered, so that the command does not run twice for one."""


class EndHook:
    """Runs a command for each end, one after another.

    An operation that was lost and came back can end twice; the command then runs twice.

    Args:
        command: The program and its arguments; it gets the operation as JSON on standard input.
        source: Where the changes come from.
    """

    def __init__(self, command: Sequence[str], source: StoreSource | ServiceSource) -> None:
        self._command = command
        self._source = source
        self._seen: deque[tuple[str, str]] = deque(maxlen=_REMEMBERED)
        self._begun = datetime.now(UTC)
        self._has_restarted = False

    def run_for(self, events: Iterable[FeedEvent]) -> None:
        """Run the command for those events that are ends."""
        for event in events:
            if event.kind == "reset":
                self._has_restarted = True
            elif event.summary.get("status") in TERMINAL_STATES:
                self._run_once(event.summary["operationId"])

    def _run_once(self, operation_id: str) -> None:
        body = self._source.read(operation_id)
        ended = None if body is None else json.loads(body)["endedDateTime"]
        if body is None or ended is None or (operation_id, ended) in self._seen:
            return  # it was pruned, runs again, or its end was reported twice
        self._seen.append((operation_id, ended))
        # After a restart of the history, operations come again that had ended long before.
        if not self._has_restarted or datetime.fromisoformat(ended) >= self._begun:
            self._run(operation_id, body)

    def _run(self, operation_id: str, body: bytes) -> None:
        try:
            done = subprocess.run(  # noqa: S603 running what the user names is the purpose
                self._command, input=body + b"\n", env=remove_secrets(os.environ), check=False
            )
        except OSError as error:
            problem = f"cannot start {self._command[0]!r}: {error.strerror}"
        else:
            problem = f"{self._command[0]} ended with code {done.returncode}"
            if done.returncode == 0:
                return
        tell(f"operation {operation_id}: {problem}")
