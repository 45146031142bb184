"""`RoutesHas`, a part of other types.

Generated from `manifest/schemas/RoutesHas.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.has_value import HasValue


@define(kw_only=True)
class RoutesHas1:
    """`RoutesHas`, a part of other types."""

    type: Literal["host"]
    value: HasValue


@define(kw_only=True)
class RoutesHas2:
    """`RoutesHas`, a part of other types."""

    key: str
    type: Literal["header", "cookie", "query"] | str
    value: HasValue | None = None


RoutesHas: TypeAlias = RoutesHas1 | RoutesHas2
"""`RoutesHas`, a part of other types."""
