"""`operations-status watch`: changes of operations, as they happen."""

from __future__ import annotations

import argparse
import shlex
import shutil
import signal
import sys
from contextlib import closing, contextmanager, nullcontext
from typing import TYPE_CHECKING

from ._messages import print_message
from ._options import add_filter_options, add_service_options, to_parameters

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

    from ._sources import ServiceSource, StoreSource

_EPILOG = """\
On a terminal, shows a table of the operations that have not ended, and of those that have just
changed. Otherwise prints a line for each change. Ends with Ctrl-C.
"""


def declare_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of `watch`."""
    parser.epilog = _EPILOG
    add_filter_options(parser)
    parser.add_argument(
        "--json", action="store_true", help="print each change as an object on a line of its own"
    )
    parser.add_argument(
        "--exec",
        type=command_words,
        metavar="COMMAND",
        help="run this command for each operation that ends, with the operation as JSON on its"
        " standard input; it is split like a shell command, but no shell runs it",
    )
    add_service_options(parser)


def run(args: argparse.Namespace) -> int:
    """Show changes until interrupted."""
    from operations_status.filters import parse_parameters
    from operations_status.stores import open_blocking_store

    from ._access import connect_to_service, load_settings
    from ._end_hook import EndHook
    from ._live_table import LiveTable
    from ._sources import ServiceSource, StoreSource
    from ._tables import to_cells, to_row

    parameters = to_parameters(args, view=None if args.json else "full")
    request = parse_parameters(parameters)
    source: StoreSource | ServiceSource
    if args.url is None:
        source = StoreSource(open_blocking_store(load_settings(args).store), request)
    else:
        source = ServiceSource(connect_to_service(args), parameters)
    is_table = sys.stdout.isatty() and not args.json
    hook = EndHook(args.exec, source) if args.exec else None
    with (
        _ending_in_order(),
        closing(source.changes(with_present=is_table)) as batches,
        LiveTable() if is_table else nullcontext() as table,
    ):
        if table is not None:
            table.show(next(batches))  # present operations; the hook runs for later ends only
        for batch in batches:
            if table is not None:
                table.show(batch)
            else:
                for event in batch:
                    if event.kind == "message":
                        line = event.data if args.json else to_row(to_cells(event.summary))
                        print(line, flush=True)
                    elif event.kind == "reset":
                        print_message("the history was reset; all operations are listed again")
            if hook is not None:
                hook.run_for(batch)
    raise AssertionError("changes have no end")  # pragma: no cover - they come indefinitely


@contextmanager
def _ending_in_order() -> Iterator[None]:
    """Within a block, let SIGTERM and SIGHUP end it as Ctrl-C does.

    The exit code follows the convention of shells: 143 and 129. A signal that is ignored stays
    ignored, as `nohup` requires. A second signal ends the process at once.

    Raises:
        SystemExit: One of them was received.
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


def split_command(text: str, *, is_windows: bool = sys.platform == "win32") -> list[str]:
    r"""Split a command like a shell; on Windows, `\` and `'` are ordinary characters.

    Raises:
        ValueError: A quotation has no end.
    """
    lexer = shlex.shlex(text, posix=True, punctuation_chars=False)
    lexer.whitespace_split = True
    lexer.commenters = ""
    if is_windows:
        lexer.escape = ""
        lexer.quotes = '"'
    return list(lexer)


def command_words(text: str) -> list[str]:
    """Split a command like a shell; its program must exist."""
    try:
        words = split_command(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"cannot split {text!r}: {error}") from None
    if not words or shutil.which(words[0]) is None:
        raise argparse.ArgumentTypeError(f"expected a command that exists, got {text!r}")
    return words
