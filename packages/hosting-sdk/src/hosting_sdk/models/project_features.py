"""`ProjectFeatures`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ProjectFeatures:
    """`ProjectFeatures`, a part of other types."""

    web_analytics: bool | None = None
    """Whether Web Analytics is on."""
