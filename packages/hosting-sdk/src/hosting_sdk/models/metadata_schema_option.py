"""`MetadataSchemaOption`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk.models.ui_options import UiOptions
from hosting_sdk.models.ui_visibility import UiVisibility


@define(kw_only=True)
class MetadataSchemaLabellessOption:
    """`MetadataSchemaOption`, a part of other types."""

    description: str | None = None
    disabled: UiVisibility | str | None = None
    hidden: UiVisibility | str | None = None
    value: str


MetadataSchemaOption: TypeAlias = UiOptions | MetadataSchemaLabellessOption | str
"""`MetadataSchemaOption`, a part of other types."""
