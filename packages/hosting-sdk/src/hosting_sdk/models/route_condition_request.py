"""`RouteConditionRequest`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class RouteConditionRequest:
    """`RouteConditionRequest`, a part of other types."""

    key: str | None = None
    """Name of the header, cookie or query parameter."""
    type: Literal["host", "header", "cookie", "query"] | None = None
    """Part of the request that is compared: `host`, `header`, `cookie` or `query`."""
    value: str | None = None
    """Value that it has to have."""


class RouteConditionRequestDict(TypedDict):
    """`RouteConditionRequest` as a dict in wire names."""

    key: NotRequired[str]
    """Name of the header, cookie or query parameter."""
    type: NotRequired[Literal["host", "header", "cookie", "query"]]
    """Part of the request that is compared: `host`, `header`, `cookie` or `query`."""
    value: NotRequired[str]
    """Value that it has to have."""
