"""`operations-status watch`: changes of operations, as they happen."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections import deque
from contextlib import closing, contextmanager, nullcontext
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any, Self

from operations_status.filters import parse_parameters
from operations_status.masking import remove_secrets
from operations_status.operations import TERMINAL_STATES
from operations_status.stores import open_store

from ._config import find_service, load_settings
from ._main import tell
from ._options import to_parameters
from ._sources import ServiceSource, StoreSource
from ._tables import TITLES, to_cells, to_row

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Iterator, Sequence
    from types import FrameType

    from ._sources import FeedEvent

_REMEMBERED = 1000
"""How many ends are remembered, so that the command does not run twice for one."""

_ENTER = "\x1b[?1049h\x1b[?25l"
"""The other screen of the terminal, without a cursor."""

_LEAVE = "\x1b[?25h\x1b[?1049l"
_HOME, _TO_END_OF_LINE, _TO_END = "\x1b[H", "\x1b[K", "\x1b[J"
_AROUND = 2
"""Lines above and below the rows."""


def watch_operations(args: argparse.Namespace) -> int:
    """Show changes until interrupted."""
    source = _open_source(args)
    is_table = sys.stdout.isatty() and not args.json
    hook = EndHook(args.exec, source) if args.exec else None
    screen = LiveTable() if is_table else nullcontext()
    with (
        _ending_in_order(),
        closing(source.changes(with_present=is_table)) as batches,
        screen as table,
    ):
        show = partial(_print, as_json=args.json) if table is None else table.show
        if is_table:
            show(next(batches))  # they are there already, and have not just ended
        for batch in batches:
            show(batch)
            if hook is not None:
                hook.run_for(batch)
    raise AssertionError("changes have no end")  # pragma: no cover - they come indefinitely


def _open_source(args: argparse.Namespace) -> StoreSource | ServiceSource:
    parameters = to_parameters(args, view=None if args.json else "full")
    request = parse_parameters(parameters)
    if args.url is None:
        return StoreSource(open_store(load_settings(args).store), request)
    return ServiceSource(find_service(args), parameters)


def _print(events: Iterable[FeedEvent], *, as_json: bool) -> None:
    """Print a line for each operation that has changed and passes the filter."""
    for event in events:
        if event.kind == "message":
            line = event.data if as_json else to_row(to_cells(event.summary))
            print(line, flush=True)  # noqa: T201 this is the answer
        elif event.kind == "reset":
            tell("the history of the service is another one: all operations come once more")


@contextmanager
def _ending_in_order() -> Iterator[None]:
    """Within a block, let SIGTERM and SIGHUP end it just as Ctrl-C does.

    The exit code is what a shell makes of such an end: 143 and 129. What is ignored stays ignored,
    as `nohup` wants it. A second signal ends the process at once.

    Raises:
        SystemExit: One of them came.
    """

    def end(number: int, _: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)
        raise SystemExit(128 + number)

    numbers = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in numbers}
    caught = [number for number in numbers if before[number] is not signal.SIG_IGN]
    for number in caught:
        signal.signal(number, end)
    try:
        yield
    finally:
        for number in caught:
            signal.signal(number, before[number])


class LiveTable:
    """The operations that have not ended, and those that have changed last.

    While it is shown, the terminal has another screen; what stood there before comes back after it,
    with the last table below.
    """

    def __init__(self) -> None:
        self._rows: dict[str, Any] = {}

    def __enter__(self) -> Self:
        sys.stdout.write(_ENTER)
        return self

    def __exit__(self, *_: object) -> None:
        sys.stdout.write(_LEAVE)
        for line in self._lines():
            sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

    def show(self, events: Iterable[FeedEvent]) -> None:
        """Draw the table with some more events; what has changed last comes last."""
        for event in events:
            if event.kind == "reset":
                self._rows.clear()
                continue
            summary = event.summary
            self._rows.pop(summary["operationId"], None)
            if event.kind == "message":
                self._rows[summary["operationId"]] = summary
        lines = [f"{line}{_TO_END_OF_LINE}\r\n" for line in self._lines()]
        sys.stdout.write(f"{_HOME}{''.join(lines)}{_TO_END}")
        sys.stdout.flush()

    def _lines(self) -> list[str]:
        """Return the lines that fit on the terminal; ended operations make room first."""
        columns, height = shutil.get_terminal_size()
        ended = [key for key, row in self._rows.items() if row["status"] in TERMINAL_STATES]
        too_many = len(self._rows) - max(1, height - _AROUND)
        for key in [*ended, *self._rows][: max(0, too_many)]:
            self._rows.pop(key, None)
        rows = [TITLES, *map(to_cells, self._rows.values())]
        return [to_row(row)[:columns] for row in rows]


class EndHook:
    """Runs a command for each end, one after another, with the operation on its standard input.

    An operation that was lost and came back can end twice; the command then runs twice.
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
