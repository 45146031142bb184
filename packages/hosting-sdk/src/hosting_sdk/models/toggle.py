"""`Toggle`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class Toggle:
    """`Toggle`, a part of other types."""

    enabled: bool | None = None
    """Whether the setting is on."""


class ToggleDict(TypedDict):
    """`Toggle` as a dict in wire names."""

    enabled: NotRequired[bool]
    """Whether the setting is on."""
