"""`Evs`, a part of other types.

Generated from `manifest/schemas/Evs.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Evs:
    """`Evs`, a part of other types."""

    comment: str | None = None
    key: str
    value: str
