"""`DrainsSource`, a part of other types.

Generated from `manifest/schemas/DrainsSource.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.get_drain_source2 import GetDrainSource2


@define(kw_only=True)
class DrainsSource1:
    """`DrainsSource`, a part of other types."""

    kind: Literal["self-served"]


DrainsSource: TypeAlias = DrainsSource1 | GetDrainSource2
"""`DrainsSource`, a part of other types."""
