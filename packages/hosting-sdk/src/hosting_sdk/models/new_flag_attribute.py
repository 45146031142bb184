"""`NewFlagAttribute`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET


@define(kw_only=True)
class NewFlagAttribute:
    """`NewFlagAttribute`, a part of other types.

    Attributes:
        attribute: Name of the attribute, such as `id`.
        kind: Kind of the entity, such as `user`.
    """

    attribute: str
    kind: str
    type: Any = UNSET


class NewFlagAttributeDict(TypedDict):
    """`NewFlagAttribute` as a dict in wire names."""

    attribute: str
    kind: str
    type: NotRequired[Any]
