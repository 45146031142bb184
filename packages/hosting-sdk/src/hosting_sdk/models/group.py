"""`Group`, a part of other types.

Generated from `manifest/schemas/Group.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Group:
    """`Group`, a part of other types."""

    id: str
    name: str
    slug: str
