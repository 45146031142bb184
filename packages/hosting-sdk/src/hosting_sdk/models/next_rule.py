"""`NextRule`, a part of other types.

Generated from `manifest/schemas/NextRule.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class NextRule:
    """`NextRule`, a part of other types."""

    email: str
