"""`RouteCondition`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.route_condition_value import RouteConditionValue


@define(kw_only=True)
class HostCondition:
    """`RouteCondition`, a part of other types.

    Attributes:
        type: What is compared: `host`, `header`, `cookie` or `query`.
    """

    type: Literal["host"]
    value: RouteConditionValue


@define(kw_only=True)
class KeyCondition:
    """`RouteCondition`, a part of other types.

    Attributes:
        key: Name of the header, cookie or query parameter.
        type: What is compared: `host`, `header`, `cookie` or `query`.
    """

    key: str
    type: Literal["header", "cookie", "query"] | str
    value: RouteConditionValue | None = None


RouteCondition: TypeAlias = HostCondition | KeyCondition
"""`RouteCondition`, a part of other types."""
