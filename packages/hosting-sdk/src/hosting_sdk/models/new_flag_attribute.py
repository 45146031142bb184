"""`NewFlagAttribute`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET


@define(kw_only=True)
class NewFlagAttribute:
    """`NewFlagAttribute`, a part of other types."""

    attribute: str
    """Name of the attribute, such as `id`."""
    kind: str
    """Kind of the entity, such as `user`."""
    type: Any = UNSET


class NewFlagAttributeDict(TypedDict):
    """`NewFlagAttribute` as a dict in wire names."""

    attribute: str
    """Name of the attribute, such as `id`."""
    kind: str
    """Kind of the entity, such as `user`."""
    type: NotRequired[Any]
