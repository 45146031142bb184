"""`InternalRoute`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define


@define(kw_only=True)
class InternalStatusRoute:
    """`InternalRoute`, a part of other types."""

    src: str
    status: float


@define(kw_only=True)
class InternalConditionRouteHasHeaderValue:
    """`has[].value` of `InternalRoute`.

    Attributes:
        eq: The value has to equal this.
    """

    eq: str


@define(kw_only=True)
class InternalConditionRouteHasHeader:
    """`has[]` of `InternalRoute`.

    Attributes:
        key: Name of the header, cookie or query parameter.
        type: What is compared: `host`, `header`, `cookie` or `query`.
        value: Text, or conditions, that the value has to meet.
    """

    key: Literal["x-vercel-ip-country"] | str
    type: Literal["header"]
    value: InternalConditionRouteHasHeaderValue


@define(kw_only=True)
class InternalConditionRouteHasHostValue:
    """`has[].value` of `InternalRoute`.

    Attributes:
        eq: The value has to equal this.
    """

    eq: str


@define(kw_only=True)
class InternalConditionRouteHasHost:
    """`has[]` of `InternalRoute`.

    Attributes:
        type: What is compared: `host`, `header`, `cookie` or `query`.
        value: Text, or conditions, that the value has to meet.
    """

    type: Literal["host"]
    value: InternalConditionRouteHasHostValue


@define(kw_only=True)
class InternalConditionRouteMitigate:
    """`mitigate` of `InternalRoute`.

    Attributes:
        action: `challenge` or `deny`.
    """

    action: Literal["block_legal_cwc"] | str


@define(kw_only=True)
class InternalConditionRoute:
    """`InternalRoute`, a part of other types."""

    has: list[InternalConditionRouteHasHeader | InternalConditionRouteHasHost]
    mitigate: InternalConditionRouteMitigate
    src: str | None = None


InternalRoute: TypeAlias = InternalStatusRoute | InternalConditionRoute
"""`InternalRoute`, a part of other types."""
