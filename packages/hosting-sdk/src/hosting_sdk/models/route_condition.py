"""`RouteCondition`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.route_condition_value import RouteConditionValue


@define(kw_only=True)
class HostCondition:
    """`RouteCondition`, a part of other types."""

    type: Literal["host"]
    """Part of the request that is compared: `host`, `header`, `cookie` or `query`."""
    value: RouteConditionValue


@define(kw_only=True)
class KeyCondition:
    """`RouteCondition`, a part of other types."""

    key: str
    """Name of the header, cookie or query parameter."""
    type: Literal["header", "cookie", "query"] | str
    """Part of the request that is compared: `host`, `header`, `cookie` or `query`."""
    value: RouteConditionValue | None = None


RouteCondition: TypeAlias = HostCondition | KeyCondition
"""`RouteCondition`, a part of other types."""
