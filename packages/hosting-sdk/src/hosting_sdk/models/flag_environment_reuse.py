"""`FlagEnvironmentReuse`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class FlagEnvironmentReuse:
    """`FlagEnvironmentReuse`, a part of other types."""

    active: bool
    """Whether the settings of the other environment are used."""
    environment: str
    """Name of the other environment."""


class FlagEnvironmentReuseDict(TypedDict):
    """`FlagEnvironmentReuse` as a dict in wire names."""

    active: bool
    """Whether the settings of the other environment are used."""
    environment: str
    """Name of the other environment."""
