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
    """`has[].value` of `InternalRoute`."""

    eq: str
    """The value has to equal this."""


@define(kw_only=True)
class InternalConditionRouteHasHeader:
    """`has[]` of `InternalRoute`."""

    key: Literal["x-vercel-ip-country"] | str
    """Name of the header, cookie or query parameter."""
    type: Literal["header"]
    """Part of the request that is compared: `host`, `header`, `cookie` or `query`."""
    value: InternalConditionRouteHasHeaderValue
    """Text, or conditions, that the value has to meet."""


@define(kw_only=True)
class InternalConditionRouteHasHostValue:
    """`has[].value` of `InternalRoute`."""

    eq: str
    """The value has to equal this."""


@define(kw_only=True)
class InternalConditionRouteHasHost:
    """`has[]` of `InternalRoute`."""

    type: Literal["host"]
    """Part of the request that is compared: `host`, `header`, `cookie` or `query`."""
    value: InternalConditionRouteHasHostValue
    """Text, or conditions, that the value has to meet."""


@define(kw_only=True)
class InternalConditionRouteMitigate:
    """`mitigate` of `InternalRoute`."""

    action: Literal["block_legal_cwc"] | str
    """Answer to a request that the route matches."""


@define(kw_only=True)
class InternalConditionRoute:
    """`InternalRoute`, a part of other types."""

    has: list[InternalConditionRouteHasHeader | InternalConditionRouteHasHost]
    mitigate: InternalConditionRouteMitigate
    src: str | None = None


InternalRoute: TypeAlias = InternalStatusRoute | InternalConditionRoute
"""`InternalRoute`, a part of other types."""
