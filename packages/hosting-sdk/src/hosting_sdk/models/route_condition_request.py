"""`RouteConditionRequest`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class RouteConditionRequest:
    """`RouteConditionRequest`, a part of other types.

    Attributes:
        key: Name of the header, cookie or query parameter.
        type: What is compared: `host`, `header`, `cookie` or `query`.
        value: Value that it has to have.
    """

    key: str | None = None
    type: Literal["host", "header", "cookie", "query"] | None = None
    value: str | None = None


class RouteConditionRequestDict(TypedDict):
    """`RouteConditionRequest` as a dict in wire names."""

    key: NotRequired[str]
    type: NotRequired[Literal["host", "header", "cookie", "query"]]
    value: NotRequired[str]
