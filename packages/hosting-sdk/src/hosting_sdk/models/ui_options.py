"""`UiOptions`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.ui_visibility import UiVisibility


@define(kw_only=True)
class UiOptions:
    """`UiOptions`, a part of other types."""

    description: str | None = None
    disabled: UiVisibility | str | None = None
    hidden: UiVisibility | str | None = None
    label: str
    value: str
