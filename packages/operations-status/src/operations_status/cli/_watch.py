"""`operations-status watch`: what happens to operations, as it happens."""

from __future__ import annotations

import signal
import sys
from contextlib import closing, contextmanager, nullcontext
from typing import TYPE_CHECKING

from operations_status.filters import parse_parameters
from operations_status.stores import open_store

from ._commands import load_settings
from ._end_hook import EndHook
from ._live_table import LiveTable
from ._main import tell
from ._options import to_parameters
from ._sources import ServiceSource, StoreSource
from ._tables import to_cells, to_row

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator
    from types import FrameType

    from ._feed_events import FeedEvent


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
        if table is not None:
            table.show(next(batches))  # they are there already, and have not just ended
        for batch in batches:
            if table is not None:
                table.show(batch)
            else:
                _print(batch, as_json=args.json)
            if hook is not None:
                hook.run_for(batch)
    raise AssertionError("changes have no end")  # pragma: no cover - they come indefinitely


def _open_source(args: argparse.Namespace) -> StoreSource | ServiceSource:
    parameters = to_parameters(args, view=None if args.json else "full")
    request = parse_parameters(parameters)
    if args.url is None:
        return StoreSource(open_store(load_settings(args).store), request)
    from ._service import Service  # noqa: PLC0415 only who asks one pays for HTTP

    return ServiceSource(Service.from_options(args), parameters)


def _print(events: list[FeedEvent], *, as_json: bool) -> None:
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
