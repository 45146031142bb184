"""`Reasons`, a part of other types.

Generated from `manifest/schemas/Reasons.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Reasons:
    """`Reasons`, a part of other types."""

    description: str
    slug: str
