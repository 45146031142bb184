"""Values that errors carry: a server's response and its data, mismatches, the history of a call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from multidict import CIMultiDict

__all__ = ["Attempt", "ErrorData", "ErrorResponse", "Issue"]


class ErrorData(dict[str, Any]):
    """The JSON object of an error's body: `data["code"]` and `data.code` are the same."""

    def __getattr__(self, name: str) -> Any:
        try:
            value = self[name]
        except KeyError:
            raise AttributeError(f"the error's data has no {name!r}, only {sorted(self)}") from None
        return ErrorData(value) if isinstance(value, dict) else value


class Issue(NamedTuple):
    """One place where a value does not match its type.

    Attributes:
        path: The place, such as `$.projects[3].id`, or `$.env["FOO"]` for an entry of a map.
        expected: The type that is declared for it.
        got: A short description of the actual value: `null`, `number 3`, `absent`.
    """

    path: str
    expected: str
    got: str

    def __str__(self) -> str:
        return f"{self.path}: expected {self.expected}, got {self.got}"


class Attempt(NamedTuple):
    """The outcome of one attempt of a call.

    Attributes:
        number: 1 for the first.
        elapsed: Seconds from the start of the call to the end of this attempt.
        status: The status of the response, None without one.
        error: The error, None when there was a response.
        wait: Seconds waited after it, None after the last attempt.
    """

    number: int
    elapsed: float
    status: int | None
    error: str | None
    wait: float | None


class ErrorResponse(Protocol):
    """The parts of a `hosting_sdk.Response` that errors use."""

    status: int

    @property
    def headers(self) -> CIMultiDict[str]:
        """The headers; their names are case-insensitive."""

    @property
    def content(self) -> bytes:
        """The body."""

    @property
    def text(self) -> str:
        """The body as text."""

    def header(self, name: str) -> str | None:
        """Return the value of one header, None when it is absent."""
