"""`MetadataSchemaItems`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class MetadataSchemaItems:
    """`MetadataSchemaItems`, a part of other types."""

    default: str | None = None
    description: str | None = None
    enum: list[str] | None = None
    max_length: float | None = None
    min_length: float | None = None
    pattern: str | None = None
    type: Literal["string"] | str
