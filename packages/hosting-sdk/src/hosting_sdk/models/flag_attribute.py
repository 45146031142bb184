"""`FlagAttribute`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class FlagAttribute:
    """`FlagAttribute`, a part of other types.

    Attributes:
        attribute: Name of the attribute, such as `id`.
        kind: Kind of the entity, such as `user`.
        type: Kind of the reference; always `entity`.
    """

    attribute: str
    kind: str
    type: Literal["entity"] | str
