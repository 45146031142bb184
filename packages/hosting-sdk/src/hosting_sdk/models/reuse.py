"""`Reuse`, a part of other types.

Generated from `manifest/schemas/Reuse.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Reuse:
    """`Reuse`, a part of other types."""

    active: bool
    environment: str
