"""`Revoke`, a part of other types.

Generated from `manifest/schemas/Revoke.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Revoke:
    """`Revoke`, a part of other types."""

    regenerate: bool
    secret: str
