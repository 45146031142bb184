"""`Details`, a part of other types.

Generated from `manifest/schemas/Details.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Details:
    """`Details`, a part of other types."""

    label: str
    value: str | None = None
