"""Requests that the fake platform received, for tests to inspect."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, urlsplit

import attrs

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["ReceivedRequest"]


@attrs.frozen(kw_only=True)
class ReceivedRequest:
    """One request as it arrived.

    Attributes:
        verb: The HTTP method.
        target: Path and query as they came over the wire, still encoded.
        headers: The headers, names in lower case; of several with one name, the last one.
        methods: The methods of the platform that have this verb and path, such as
            `("teams.getTeam",)`; empty when there is none.
        path_parameters: The decoded values in the path by their names.
        body: The body; empty when it was longer than `KEPT_BYTES` of the platform.
        size_bytes: Length of the body.
        sha256: Digest of the body in hexadecimal digits.
        status: Status of the response; None while there is none, or if the connection was cut.
    """

    verb: str
    target: str
    headers: Mapping[str, str] = attrs.field(repr=False)
    methods: tuple[str, ...] = ()
    path_parameters: Mapping[str, str] = attrs.field(factory=dict)
    body: bytes = attrs.field(default=b"", repr=False)
    size_bytes: int = 0
    sha256: str = attrs.field(default="", repr=False)
    status: int | None = None

    @property
    def path(self) -> str:
        """The path as it came over the wire, still encoded."""
        return self.target.partition("?")[0]

    @property
    def query(self) -> list[tuple[str, str]]:
        """Decoded names and values of the query in their order."""
        return parse_qsl(urlsplit(self.target).query, keep_blank_values=True)

    def json(self) -> Any:
        """Return the body as a JSON value.

        Raises:
            ValueError: The body is not JSON.
        """
        return json.loads(self.body)
