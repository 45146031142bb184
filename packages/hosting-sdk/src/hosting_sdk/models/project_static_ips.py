"""`ProjectStaticIps`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ProjectStaticIps:
    """`ProjectStaticIps`, a part of other types."""

    builds: bool
    """Whether builds use static IP addresses."""
    enabled: bool
    """Whether the setting is on."""
    regions: list[str]
    """Regions that functions run in."""
