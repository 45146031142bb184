"""`Features`, a part of other types.

Generated from `manifest/schemas/Features.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Features:
    """`Features`, a part of other types."""

    web_analytics: bool | None = None
