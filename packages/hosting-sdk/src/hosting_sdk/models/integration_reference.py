"""`IntegrationReference`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class IntegrationReference:
    """`IntegrationReference`, a part of other types."""

    id: str
    name: str
    slug: str
