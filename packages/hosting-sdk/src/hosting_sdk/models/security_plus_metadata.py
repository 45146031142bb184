"""`SecurityPlusMetadata`, a part of other types.

Generated from `manifest/schemas/SecurityPlusMetadata.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class SecurityPlusMetadata:
    """`SecurityPlusMetadata`, a part of other types."""

    first_enabled_at: float | None = None
    updated_at: float
