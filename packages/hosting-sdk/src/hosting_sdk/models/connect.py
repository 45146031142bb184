"""`Connect`, a part of other types.

Generated from `manifest/schemas/Connect.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Connect:
    """`Connect`, a part of other types."""

    enabled: bool | None = None
