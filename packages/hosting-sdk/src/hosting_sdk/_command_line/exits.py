"""Exit codes: their meanings, the code of each error, and errors reported in one line."""

from __future__ import annotations

import os
import sys
from enum import IntEnum
from http import HTTPStatus
from typing import TYPE_CHECKING, Final, TextIO

from hosting_sdk._command_line.visible import printable
from hosting_sdk.errors import (
    ConnectionError as NoConnectionError,
)
from hosting_sdk.errors import (
    HostingSDKError,
    InvalidRequestError,
    RequestTimeoutError,
    ResponseValidationError,
    ServiceError,
)

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["EXIT_CODES", "Exit", "UsageError", "exit_for", "run_to_end"]

_CLIENT_ERRORS: Final = range(400, 500)


class Exit(IntEnum):
    """The exit codes."""

    DONE = 0
    FAILED = 1
    USAGE = 2
    REFUSED = 3
    NOT_POSSIBLE = 4
    TRY_LATER = 5
    NO_RESPONSE = 6
    INVALID_RESPONSE = 7
    INTERRUPTED = 130
    PIPE_CLOSED = 141
    TERMINATED = 143


EXIT_CODES: Final = """\
exit codes:
  0    done
  1    something else failed
  2    the command line is wrong; nothing was sent
  3    the platform refused the token (401, 403)
  4    the platform refused the request (other 4xx)
  5    the platform failed or is busy; later it may work (5xx, 429)
  6    no response: no connection, or not in time
  7    the response is not what the platform promises
  130  interrupted
  141  the reader of the output has closed it
  143  terminated
"""


class UsageError(Exception):
    """The command line is wrong; the message says how."""


def exit_for(error: HostingSDKError | UsageError) -> Exit:
    """Return the exit code of an error."""
    match error:
        case UsageError() | InvalidRequestError():
            return Exit.USAGE
        case ServiceError(status_code=401 | 403):
            return Exit.REFUSED
        case ServiceError(status_code=status):
            is_busy = status == HTTPStatus.TOO_MANY_REQUESTS or status not in _CLIENT_ERRORS
            return Exit.TRY_LATER if is_busy else Exit.NOT_POSSIBLE
        case NoConnectionError() | RequestTimeoutError():
            return Exit.NO_RESPONSE
        case ResponseValidationError():
            return Exit.INVALID_RESPONSE
        case _:
            return Exit.FAILED


def run_to_end(program: str, run: Callable[[], int]) -> int:
    """Run a program until all of its output is written; report an error in one line.

    Args:
        program: Its name, for messages.
        run: The function that runs it and returns its exit code.

    Returns:
        The exit code.
    """
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # the stream is closed
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115 as long as the program
    try:
        try:
            return run()
        finally:
            sys.stdout.flush()
    except UsageError as error:
        message = "\n".join(map(printable, str(error).split("\n")))
        _report(f"{program}: {message}")
        return exit_for(error)
    except HostingSDKError as error:
        after = error.headers.get("Retry-After") if isinstance(error, ServiceError) else None
        pause = f" (the platform asks to wait: Retry-After {printable(after)})" if after else ""
        _report(f"{program}: {printable(str(error))}{pause}")
        return exit_for(error)
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    except BrokenPipeError:
        _discard(sys.stdout)
        _discard(sys.stderr)
        return Exit.PIPE_CLOSED
    except OSError as error:
        _discard(sys.stdout)
        _report(f"{program}: cannot write the output: {error.strerror or error}")
        return Exit.FAILED


def _report(message: str) -> None:
    """Print an error. If standard error has no reader, the exit code alone tells it."""
    try:
        sys.stderr.write(f"{message}\n")
        sys.stderr.flush()
    except OSError:
        _discard(sys.stderr)


def _discard(stream: TextIO) -> None:
    """Send what is still buffered to the null device, so that the flush at exit cannot fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
