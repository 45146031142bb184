"""Command of `watch --exec`, which runs for each operation that ends."""

from __future__ import annotations

import json
import os
import subprocess
from collections import deque
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from operations_status.masking import remove_secrets
from operations_status.operations import TERMINAL_STATES

from ._messages import print_message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from operations_status.client.events import FeedEvent

    from ._sources import ServiceSource, StoreSource


class EndHook:
    """Runs a command for each operation that ends, one after another, with its JSON as input.

    An operation that was lost and revived can end twice; the command then runs twice.

    Args:
        command: The program and its arguments.
        source: Source of the events.
        remembered: Number of the latest ends that are remembered, so that the command runs only
            once for each.
    """

    def __init__(
        self,
        command: Sequence[str],
        source: StoreSource | ServiceSource,
        *,
        remembered: int = 1000,
    ) -> None:
        self._command = command
        self._source = source
        self._remembered = remembered
        self._seen: deque[tuple[str, str]] = deque()
        self._handled_until = datetime.now(UTC)
        self._was_reset = False

    def run_for(self, events: Iterable[FeedEvent]) -> None:
        """Run the command for those events that are ends."""
        for event in events:
            if event.kind == "reset":
                self._was_reset = True
                continue
            if event.summary.get("status") not in TERMINAL_STATES:
                continue
            operation_id = event.summary["operationId"]
            body = self._source.read(operation_id)
            ended = None if body is None else json.loads(body)["endedDateTime"]
            if body is None or ended is None or (operation_id, ended) in self._seen:
                continue  # it was pruned, runs again, or its end was reported twice
            # After a reset, operations are listed again that had ended long before.
            if not self._was_reset or datetime.fromisoformat(ended) > self._handled_until:
                self._remember(operation_id, ended)
                self._run(operation_id, body)

    def _remember(self, operation_id: str, ended: str) -> None:
        """Remember an end; of the ends that are forgotten, keep the time of the latest."""
        self._seen.append((operation_id, ended))
        if len(self._seen) > self._remembered:
            _, forgotten = self._seen.popleft()
            self._handled_until = max(self._handled_until, datetime.fromisoformat(forgotten))

    def _run(self, operation_id: str, body: bytes) -> None:
        try:
            done = subprocess.run(  # noqa: S603 the user chooses the command
                self._command, input=body + b"\n", env=remove_secrets(os.environ), check=False
            )
        except OSError as error:
            problem = f"cannot start {self._command[0]!r}: {error.strerror}"
        else:
            problem = f"{self._command[0]} ended with code {done.returncode}"
            if done.returncode == 0:
                return
        print_message(f"operation {operation_id}: {problem}")
