"""What the exit codes of the command line mean, and which one an error has."""

from __future__ import annotations

from enum import IntEnum
from http import HTTPStatus
from typing import Final

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

__all__ = ["Exit", "UsageError", "exit_for"]

_CLIENT_ERRORS: Final = range(400, 500)


class Exit(IntEnum):
    """The exit codes."""

    DONE = 0
    FAILED = 1
    USAGE = 2
    REFUSED = 3
    NOT_POSSIBLE = 4
    TRY_LATER = 5
    NO_ANSWER = 6
    INVALID_ANSWER = 7
    INTERRUPTED = 130
    PIPE_CLOSED = 141


EXIT_CODES: Final = """\
exit codes:
  0    done
  1    something else failed
  2    the command line is wrong; nothing was sent
  3    the platform refused the token (401, 403)
  4    the platform refused the request (other 4xx)
  5    the platform failed or is busy; later it may work (5xx, 429)
  6    no answer: no connection, or not in time
  7    the answer is not what the platform promises
  130  interrupted
  141  whoever read the output has stopped reading
"""


class UsageError(Exception):
    """The command line is wrong; the message says how."""


def exit_for(error: HostingSDKError | UsageError) -> Exit:
    """Return the exit code of an error."""
    match error:
        case UsageError() | InvalidRequestError():
            return Exit.USAGE
        case ServiceError(status_code=status):
            return _exit_for_status(status)
        case NoConnectionError() | RequestTimeoutError():
            return Exit.NO_ANSWER
        case ResponseValidationError():
            return Exit.INVALID_ANSWER
        case _:
            return Exit.FAILED


def _exit_for_status(status: int) -> Exit:
    if status in {401, 403}:
        return Exit.REFUSED
    busy = status == HTTPStatus.TOO_MANY_REQUESTS or status not in _CLIENT_ERRORS
    return Exit.TRY_LATER if busy else Exit.NOT_POSSIBLE
