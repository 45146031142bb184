"""The undecoded response of a call, with the decoded value as a property."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from multidict import CIMultiDict

    from hosting_sdk._transport.exchange import Exchange
    from hosting_sdk._transport.http import Response
    from hosting_sdk._transport.transport import Transport
    from hosting_sdk.errors import Issue


T_co = TypeVar("T_co", covariant=True)


class RawResponse(Generic[T_co]):
    """The response of one call.

    Attributes:
        status: The HTTP status.
        headers: The headers; their names are case-insensitive.
        content: The bytes of the body, decompressed.
    """

    __slots__ = ("_decoded", "_exchange", "_response", "_transport", "content", "headers", "status")

    def __init__(self, transport: Transport, exchange: Exchange, response: Response) -> None:
        self._transport = transport
        self._exchange = exchange
        self._response = response
        self._decoded: tuple[T_co, list[Issue]] | None = None
        self.status: int = response.status
        self.headers: CIMultiDict[str] = response.headers
        self.content: bytes = response.content

    @property
    def value(self) -> T_co:
        """The decoded value, as the method itself returns it; decoded at the first access.

        Raises:
            ServiceError: The response is an error.
            ResponseValidationError: The response does not match its declared type.
        """
        return self._both()[0]

    @property
    def issues(self) -> list[Issue]:
        """Places of the value that do not match the type, unless the call is strict.

        Raises:
            ServiceError: The response is an error.
            ResponseValidationError: The response does not match, and the client is strict.
        """
        return self._both()[1]

    def _both(self) -> tuple[T_co, list[Issue]]:
        if self._decoded is None:
            self._decoded = self._transport.decode(self._exchange, self._response)
        return self._decoded

    def __repr__(self) -> str:
        return f"<RawResponse {self.status}, {len(self.content)} bytes>"
