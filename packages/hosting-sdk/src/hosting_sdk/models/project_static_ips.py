"""`ProjectStaticIps`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ProjectStaticIps:
    """`ProjectStaticIps`, a part of other types.

    Attributes:
        builds: Whether builds use static IP addresses.
        enabled: Whether the setting is on.
        regions: Regions that functions run in.
    """

    builds: bool
    enabled: bool
    regions: list[str]
