"""`UiOptions`, a part of other types.

Generated from `manifest/schemas/UiOptions.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.hidden import Hidden


@define(kw_only=True)
class UiOptions:
    """`UiOptions`, a part of other types."""

    description: str | None = None
    disabled: Hidden | None = None
    hidden: Hidden | None = None
    label: str
    value: str
