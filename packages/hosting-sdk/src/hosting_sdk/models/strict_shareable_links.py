"""`StrictShareableLinks`, a part of other types.

Generated from `manifest/schemas/StrictShareableLinks.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class StrictShareableLinks:
    """`StrictShareableLinks`, a part of other types."""

    enabled: bool
    updated_at: float
