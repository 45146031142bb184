"""Debug logging of requests and responses, in which secrets are masked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias

from hosting_sdk._caller_warnings import warn_caller
from hosting_sdk._platform.names import LOG_VARIABLE
from hosting_sdk._transport.secrets import mask_headers
from hosting_sdk.errors import InvalidRequestError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hosting_sdk._transport.http import Request, Response

    class Logger(Protocol):
        """`logging.Logger`, or anything else with its method for debug messages."""

        def debug(self, message: str, /) -> object:
            """Log a message."""

    DebugLogger: TypeAlias = Logger | Callable[[str], object]


class DebugLogging:
    """Destination and content of a client's log.

    Every attempt is two lines: the request with its URL, headers and the size of its body, and the
    response with its status, time, headers and size. Bodies are never shown. An exception of the
    logger does not fail the call: it is warned of once.

    Args:
        logger: A `logging.Logger`, anything else with a `debug(message)` method, or a function
            that takes the message.
        reveal_secrets: Whether tokens, cookies and other secret values are written out.

    Raises:
        InvalidRequestError: The logger has no `debug` method and is not a function.
    """

    __slots__ = ("_has_failed", "_reveal", "_write")

    def __init__(self, logger: DebugLogger, *, reveal_secrets: bool = False) -> None:
        write = getattr(logger, "debug", logger)
        if not callable(write):
            raise InvalidRequestError(f"debug_logger must have a debug method, not {logger!r}")
        self._write: Callable[[str], object] = write
        self._reveal = reveal_secrets
        self._has_failed = False

    def request(self, name: str, request: Request, number: int, size: int | None) -> None:
        """Log a request before it is sent.

        Args:
            name: The operation.
            request: The request.
            number: The attempt, 1 for the first.
            size: The bytes of the body, None when unknown.
        """
        self._log(
            f"--> {name} attempt {number}: {request.method} {self._url(request)} "
            f"headers {self._headers(request.headers)} body {_bytes(size)}"
        )

    def response(self, name: str, request: Request, response: Response, seconds: float) -> None:
        """Log a response."""
        size = len(response.content) or response.header("Content-Length") or 0
        self._log(
            f"<-- {name}: {response.status} {self._url(request)} in {seconds * 1000:.1f} ms "
            f"headers {self._headers(response.headers)} body {_bytes(int(size))}"
        )

    def failure(self, name: str, request: Request, error: Exception, seconds: float) -> None:
        """Log an attempt that failed without a response."""
        self._log(
            f"<-- {name}: {type(error).__name__} after {seconds * 1000:.1f} ms: "
            f"{self._url(request)}: {error}"
        )

    def _log(self, message: str) -> None:
        try:
            self._write(message)
        except Exception as error:  # noqa: BLE001 the code of the caller
            if not self._has_failed:
                self._has_failed = True
                reason = f"{type(error).__name__}: {error}"
                warn_caller(f"debug_logger {self._write!r} failed: {reason}; the call goes on")

    def _url(self, request: Request) -> str:
        return request.url if self._reveal else request.shown_url

    def _headers(self, headers: Mapping[str, str]) -> dict[str, str]:
        if self._reveal:
            return {name: str(value) for name, value in headers.items()}
        return mask_headers(headers)


def _bytes(size: int | None) -> str:
    return "of unknown size" if size is None else f"{size} bytes"


def environment_logging(level: str) -> DebugLogging | None:
    """Return the logging that `HOSTING_SDK_LOG` asks for: `debug` for the `hosting_sdk` logger.

    If the program has no handler for it, the messages go to standard error.

    Raises:
        InvalidRequestError: The level is neither `debug` nor `off`.
    """
    if not level or level.lower() == "off":
        return None
    if level.lower() != "debug":
        raise InvalidRequestError(f"{LOG_VARIABLE} must be 'debug' or 'off', not {level!r}")
    import logging  # noqa: PLC0415 most clients do not log

    logger = logging.getLogger("hosting_sdk")
    logger.setLevel(logging.DEBUG)
    if not logger.hasHandlers():
        handler = logging.StreamHandler()
        handler.setFormatter(logging.Formatter("%(asctime)s %(name)s %(message)s"))
        logger.addHandler(handler)
    return DebugLogging(logger)
