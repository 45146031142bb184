"""`ToggleRequest`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class ToggleRequest:
    """`ToggleRequest`, a part of other types."""

    enabled: bool
    """Whether the setting is on."""


class ToggleRequestDict(TypedDict):
    """`ToggleRequest` as a dict in wire names."""

    enabled: bool
    """Whether the setting is on."""
