"""`hosting-sdk fake-platform`: the fake platform for programs in any language, until Ctrl-C."""

from __future__ import annotations

import argparse
import signal
import sys
import threading
from typing import TYPE_CHECKING

from hosting_sdk._command_line.exits import Exit, UsageError
from hosting_sdk._command_line.given_numbers import count, port

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["run"]


def run(words: Sequence[str]) -> Exit:
    """Serve the fake platform until the process is interrupted or terminated.

    Args:
        words: The words after `fake-platform`.

    Raises:
        UsageError: The address is not one of the loopback, or listening on it fails.
    """
    given = _parser().parse_args(words)
    from hosting_sdk.testing import FakePlatform  # noqa: PLC0415 --help answers without it

    try:
        platform = FakePlatform(
            token=given.token,
            host=given.host,
            port=given.port,
            items=given.items,
            strict=given.strict,
        )
    except ValueError as error:
        raise UsageError(f"--host: {error}") from None
    ended = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: ended.set())
    try:
        platform.start()
    except OSError as error:
        raise UsageError(f"cannot listen on {given.host}:{given.port}: {error.strerror}") from None
    try:
        sys.stdout.write(
            f"Fake platform on {platform.url}\n"
            f"HOSTING_SDK_BEARER_TOKEN={platform.token}\n"
            "Ctrl-C stops it.\n"
        )
        sys.stdout.flush()
        # On Windows, Ctrl-C does not interrupt a wait without a timeout.
        while not ended.is_set():
            ended.wait(1.0)
    finally:
        platform.stop()
    return Exit.DONE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="hosting-sdk fake-platform",
        description="Serve every route of the platform with made-up answers, on this machine only.",
        epilog="The request header X-Fake-Fault asks for a fault, such as 'status=503; "
        "retry-after=1', 'latency=2', 'drop=after-reading' or 'damage=half-line'.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "--host", default="127.0.0.1", help="address of the loopback to listen on (%(default)s)"
    )
    parser.add_argument(
        "--port", type=port, default=0, help="the port to listen on; without it a free one"
    )
    parser.add_argument("--token", default="fake-token", help="the token to accept (%(default)s)")
    parser.add_argument(
        "--items", type=count, default=25, help="items of each collection (%(default)s)"
    )
    parser.add_argument(
        "--strict", action="store_true", help="answer 404 for items that were never created"
    )
    return parser
