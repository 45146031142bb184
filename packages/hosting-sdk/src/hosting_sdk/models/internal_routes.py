"""`InternalRoutes`, a part of other types.

Generated from `manifest/schemas/InternalRoutes.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define


@define(kw_only=True)
class InternalRoutes1:
    """`InternalRoutes`, a part of other types."""

    src: str
    status: float


@define(kw_only=True)
class InternalRoutes2HasHeaderValue:
    """`has[].value` of `InternalRoutes`."""

    eq: str


@define(kw_only=True)
class InternalRoutes2HasHeader:
    """`has[]` of `InternalRoutes`."""

    key: Literal["x-vercel-ip-country"] | str
    type: Literal["header"]
    value: InternalRoutes2HasHeaderValue


@define(kw_only=True)
class InternalRoutes2HasHostValue:
    """`has[].value` of `InternalRoutes`."""

    eq: str


@define(kw_only=True)
class InternalRoutes2HasHost:
    """`has[]` of `InternalRoutes`."""

    type: Literal["host"]
    value: InternalRoutes2HasHostValue


@define(kw_only=True)
class InternalRoutes2Mitigate:
    """`mitigate` of `InternalRoutes`."""

    action: Literal["block_legal_cwc"] | str


@define(kw_only=True)
class InternalRoutes2:
    """`InternalRoutes`, a part of other types."""

    has: list[InternalRoutes2HasHeader | InternalRoutes2HasHost]
    mitigate: InternalRoutes2Mitigate
    src: str | None = None


InternalRoutes: TypeAlias = InternalRoutes1 | InternalRoutes2
"""`InternalRoutes`, a part of other types."""
