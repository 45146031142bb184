"""`FlagAttribute`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class FlagAttribute:
    """`FlagAttribute`, a part of other types."""

    attribute: str
    """Name of the attribute, such as `id`."""
    kind: str
    """Kind of the entity, such as `user`."""
    type: Literal["entity"] | str
    """Kind of the reference; always `entity`."""
