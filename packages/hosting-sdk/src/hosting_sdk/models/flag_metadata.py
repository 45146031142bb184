"""`FlagMetadata`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.named_reference import NamedReference


@define(kw_only=True)
class FlagMetadata:
    """`FlagMetadata`, a part of other types."""

    creator: NamedReference | None = None
    """User who created it."""
