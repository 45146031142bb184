"""`FlagEnvironmentReuse`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class FlagEnvironmentReuse:
    """`FlagEnvironmentReuse`, a part of other types.

    Attributes:
        active: Whether the settings of the other environment are used.
        environment: Name of the other environment.
    """

    active: bool
    environment: str


class FlagEnvironmentReuseDict(TypedDict):
    """`FlagEnvironmentReuse` as a dict in wire names."""

    active: bool
    environment: str
