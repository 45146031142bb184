"""`ResponseBodyMetadata`, a part of other types.

Generated from `manifest/schemas/ResponseBodyMetadata.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ResponseBodyMetadata:
    """`ResponseBodyMetadata`, a part of other types."""

    items_bytes: float | None = None
    items_count: float | None = None
    updated_at: str | None = None
    updated_by: str | None = None
