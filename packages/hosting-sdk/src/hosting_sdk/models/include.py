"""`Include`, a part of other types.

Generated from `manifest/schemas/Include.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Include:
    """`Include`, a part of other types."""

    note: str | None = None
    value: str
