"""`ToggleRequest`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class ToggleRequest:
    """`ToggleRequest`, a part of other types.

    Attributes:
        enabled: Whether the setting is on.
    """

    enabled: bool


class ToggleRequestDict(TypedDict):
    """`ToggleRequest` as a dict in wire names."""

    enabled: bool
